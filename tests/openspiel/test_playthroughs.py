"""OpenSpiel's own acceptance text of a game, and its observers.

After an intended change: `python3 dev.py test tests/openspiel/test_playthroughs.py
--snapshot-update`, and review the diff.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation
from syrupy.assertion import SnapshotAssertion

from crossoff.core.compiler.rng import below, stream
from crossoff.openspiel.game import spiel_name
from testkit.games.walks import RICHEST

_KEPT = 250  # lines; the rest is kept as a digest
_WIDE = 100  # characters of a line, likewise

KINDS = pyspiel.PrivateInfoType


def kind_of(*, recalls: bool, public: bool, private: Any) -> Any:
    return pyspiel.IIGObservationType(
        perfect_recall=recalls, public_info=public, private_info=private
    )


PUBLIC = kind_of(recalls=False, public=True, private=KINDS.NONE)
PRIVATE = kind_of(recalls=False, public=False, private=KINDS.SINGLE_PLAYER)
RECALLING = kind_of(recalls=True, public=True, private=KINDS.SINGLE_PLAYER)


def game_of(game: str, options: dict[str, str], players: int = 2) -> str:
    given = {"players": players, **options}
    return f"{spiel_name(game)}({','.join(f'{key}={value}' for key, value in given.items())})"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def brief(text: str) -> str:
    """The beginning of a playthrough, and digests of what is long."""
    lines = [
        line if len(line) <= _WIDE else f"{line[:_WIDE]}... {digest(line)[:16]}"
        for line in text.splitlines()[:_KEPT]
    ]
    return "\n".join([*lines, f"{text.count(chr(10))} lines: {digest(text)}"])


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_the_playthrough_of_a_game(
    game: str, options: dict[str, str], snapshot: SnapshotAssertion
) -> None:
    assert brief(playthrough(game_of(game, options), None, seed=7)) == snapshot


@pytest.mark.parametrize("game", ["crossoff_one_card(players=4)", "crossoff_silver_and_gold"])
def test_every_game_has_a_playthrough(game: str) -> None:
    text = playthrough(game, None, seed=8)
    assert "PublicObservationString()" in text and "InformationStateTensor(0)" in text


def test_kinds_of_observers_that_there_are_not() -> None:
    game = pyspiel.load_game("crossoff_one_card")
    for recalls, public, private in (
        (False, True, KINDS.ALL_PLAYERS),
        (False, False, KINDS.NONE),
        (True, True, KINDS.NONE),
        (True, False, KINDS.SINGLE_PLAYER),
    ):
        kind = kind_of(recalls=recalls, public=public, private=private)
        assert make_observation(game, kind) is None
    with pytest.raises(ValueError, match="expected no observation parameters"):
        make_observation(game, params={"wide": True})


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_public_and_private_make_a_whole(game: str, options: dict[str, str]) -> None:
    """Nothing that others may not know is public, and what a player sees is one or the other."""
    loaded = pyspiel.load_game(game_of(game, options))
    public, private, whole = (make_observation(loaded, kind) for kind in (PUBLIC, PRIVATE, None))
    state, rng, secrets = loaded.new_initial_state(), stream("observers"), 0
    for _ in range(60):
        for player in range(2):
            for observer in (public, private, whole):
                observer.set_from(state, player)
            assert public.string_from(state, 0) == public.string_from(state, player)
            secrets += private.string_from(state, player) != ""
            for name, part in whole.dict.items():
                own = private.dict[name]
                if player == 0 and not own.any():
                    np.testing.assert_array_equal(part, public.dict[name])
                elif own.any():
                    np.testing.assert_array_equal(part, own)
        legal = state.legal_actions()
        state.apply_action(legal[below(rng, len(legal))])
    assert secrets


def test_an_information_state_is_told_apart_by_its_tensor() -> None:
    game = pyspiel.load_game(game_of("one-card", {"variant": "basic"}))
    observer = make_observation(game, RECALLING)
    assert observer.tensor.shape == tuple(game.information_state_tensor_shape())
    rng, found = stream("states"), dict[str, Any]()
    for _ in range(4):
        state = game.new_initial_state()
        for _ in range(40):
            observer.set_from(state, 0)
            text, seen = observer.string_from(state, 0), observer.tensor.tobytes()
            assert text == state.information_state_string(0)
            assert state.information_state_tensor(0) == observer.tensor.tolist()
            assert found.setdefault(text, seen) == seen
            legal = state.legal_actions()
            state.apply_action(legal[below(rng, len(legal))])
    assert len(set(found.values())) == len(found) > 40
