"""User bots that play by observations and action numbers, as trained networks do.

    class MyNetwork:
        def act(self, observation, mask):
            return int(mask.argmax())

`observation` and `mask` are the arrays that the environments give (docs/environments.md): named
parts, or one vector if the class has `flat = True`. With `act_batch(observations, masks)`, where
every array has a leading axis for the games, one object decides in many games at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from crossoff.bots.classes import BotFault, bot_fault, stdout_to_stderr
from crossoff.bots.seated import SeatedBots
from crossoff.core.compiler.observing import Bytes
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId
from crossoff.core.model.observer import Observer, observer_of
from crossoff.core.model.player import Budget, Seen

__all__ = ["ActingBot", "ask_actions", "check_legal"]


def ask_actions(bot: Any, observer: Observer, rows: Bytes, masks: Any) -> list[int]:
    """Ask a bot for an action in each of several games, by rows of observations; raise BotFault if
    it fails or returns something else. The caller checks that the actions are legal.
    """
    made = type(bot).__name__
    is_flat = bool(getattr(bot, "flat", False))
    observations: Any = observer.flatten(rows) if is_flat else observer.named(rows)
    try:
        if hasattr(bot, "act_batch"):
            answers = bot.act_batch(observations, masks)
        else:
            answers = [
                bot.act(observations[k] if is_flat else observer.named(rows[k]), mask)
                for k, mask in enumerate(masks)
            ]
    except (Exception, SystemExit) as error:
        raise bot_fault(made, error) from error
    try:
        found = [index(answer) for answer in answers]
    except TypeError:
        found = []
    if len(found) == len(masks) and not any(isinstance(answer, bool) for answer in answers):
        return found
    if hasattr(bot, "act_batch"):
        raise BotFault("why-bot-actions", bot=made, count=len(masks), got=_brief(answers))
    raise BotFault("why-bot-action", bot=made, count=int(masks[0].sum()), got=_brief(answers[0]))


def _brief(answer: Any) -> str:
    text = repr(answer)
    return text if len(text) <= 80 else f"{text[:77]}..."


def check_legal(bot: Any, action: int, legal: Sequence[int]) -> None:
    """Raise BotFault if a bot's action is illegal."""
    if action not in legal:
        made = type(bot).__name__
        raise BotFault("why-bot-action", bot=made, count=len(legal), got=str(action))


class ActingBot(SeatedBots):
    """A class with `act` or `act_batch` in one game, or in many at once."""

    @property
    def is_batched(self) -> bool:
        """True if one object decides in many games at once."""
        return hasattr(self.made, "act_batch")

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        return self._decide(view.seat, [view], [legal])[0]

    def decide_batch(
        self, views: Sequence[Seen], legals: Sequence[list[ActionId]]
    ) -> list[ActionId]:
        """Decide in many games with one object."""
        return self._decide(None, views, legals)

    def _decide(
        self, owner: int | None, views: Sequence[Seen], legals: Sequence[list[ActionId]]
    ) -> list[ActionId]:
        with stdout_to_stderr():
            bot = self.bot_of(owner, views[0].position.setup)
            observer = observer_of(views[0].position.setup)
            rows = np.stack([observer.observe(*view) for view in views])
            masks = np.stack([observer.mask(*view) for view in views])
            actions = ask_actions(bot, observer, rows, masks)
        for action, legal in zip(actions, legals, strict=True):
            check_legal(bot, action, legal)
        return [ActionId(action) for action in actions]
