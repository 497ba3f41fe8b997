"""Load user bot classes by name, `./my_bot.py:MyBot` or `module:Class`, and report their errors."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from crossoff.core.errors import CrossoffError, NotOffered

if TYPE_CHECKING:
    from crossoff.core.model.contract import Game
    from crossoff.core.model.setup import Setup

__all__ = [
    "Actor",
    "BotFault",
    "Chooser",
    "about",
    "acts",
    "bot_fault",
    "files_of",
    "instantiate",
    "is_user_class",
    "load_class",
    "move",
    "reset",
    "stdout_to_stderr",
]

# Stripped from a user bot's traceback: our code that loads and calls it.
_OURS = (str(Path(__file__).parent), importlib.__file__, "<frozen importlib")


#: A user bot has at least one of these.
_METHODS = ("choose", "act", "act_batch")


class BotFault(CrossoffError):
    """A user bot raised an exception or returned an invalid choice."""


class Chooser(Protocol):
    """A user bot that gets the data of docs/wire.md."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]: ...


class Actor(Protocol):
    """A user bot that gets the arrays of the environments; `act_batch` may replace `act`."""

    def act(self, observation: dict[str, Any], mask: Any) -> int: ...


def acts(bot: object) -> bool:
    """True if a class or an object of it plays by observations. One that can do both gets words."""
    return not callable(getattr(bot, "choose", None))


def is_user_class(found: object) -> bool:
    """True if something is a class with at least one of the methods of a user bot."""
    return isinstance(found, type) and any(callable(getattr(found, n, None)) for n in _METHODS)


def stdout_to_stderr() -> redirect_stdout[Any]:
    """Redirect bot output to stderr: stdout is for results."""
    return redirect_stdout(sys.stderr)


def load_class(name: str) -> type[Any]:
    """Load the class `./my_bot.py:MyBot` or `module:Class`, or make that of a program,
    `pipe:node my_bot.mjs`; raise NotOffered if that fails.
    """
    if name.startswith("pipe:"):
        from crossoff.bots.pipe import pipe_class  # which needs this module

        return pipe_class(name)
    place, colon, wanted = name.rpartition(":")
    if not colon:
        raise NotOffered("why-bot-name", bot=repr(name))
    try:
        with stdout_to_stderr():
            module = _load(place)
    except ImportError as error:
        raise NotOffered("why-bot-import", bot=repr(name), reason=str(error)) from None
    except (CrossoffError, KeyboardInterrupt):
        raise
    except BaseException as error:  # even SystemExit: a bot must not end this process
        raise bot_fault(place, error) from error
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not is_user_class(found):
        which = {"bot": repr(name), "place": place, "wanted": wanted}
        raise NotOffered("why-bot-class", **which)
    return found


#: Where user bots that came from another machine lie, by the place in their names.
_moved: dict[str, Path] = {}
#: The files of modules that each bot's file imported from its own folder.
_brought: dict[Path, list[Path]] = {}


def move(place: str, path: Path) -> None:
    """Load the bots of a place from another file from now on."""
    _moved[place] = path


def files_of(name: str) -> tuple[Path, list[Path]] | None:
    """Return the file of a user bot and the further ones it needs: the modules it imports from its
    folder, and what the class lists in `files`. None if it is not a file of its own.
    """
    made, place = load_class(name), name.rpartition(":")[0]
    if not place.endswith(".py") or name.startswith("pipe:"):
        return None
    main = _moved.get(place, Path(place)).resolve()
    listed = [main.parent / file for file in getattr(made, "files", ())]
    return main, [*_brought.get(main, []), *listed]


def _load(place: str) -> Any:
    if place in _moved:
        return _load_file(_moved[place])
    return _load_file(Path(place)) if place.endswith(".py") else _load_module(place)


def _load_module(name: str) -> Any:
    if not all(map(str.isidentifier, name.split("."))):  # empty or relative
        raise ImportError(f"No module named {name!r}")
    with _first_on_path(Path.cwd()):
        return importlib.import_module(name)


@contextmanager
def _first_on_path(folder: Path) -> Iterator[None]:
    """Put a folder first on `sys.path`, as `python my_bot.py` does, and leave it last afterwards
    for imports that the bot makes later.
    """
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if str(folder) not in sys.path:
            sys.path.append(str(folder))


def _load_file(path: Path) -> Any:
    known = f"crossoff_user_bot_{path.resolve().as_posix()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NotOffered("why-no-file", file=str(path))
    folder = path.resolve().parent
    before = set(sys.modules)
    module = sys.modules[known] = importlib.util.module_from_spec(spec)
    try:
        with _first_on_path(folder):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    finally:
        _brought[path.resolve()] = _drop_siblings(folder, before | {known})
    return module


def _drop_siblings(folder: Path, before: set[str]) -> list[Path]:
    """Drop newly imported sibling modules of a bot's file from `sys.modules`, so that a version of
    the bot in another folder can load its own modules of the same names. Return their files.
    """
    files = []
    for name in sorted(set(sys.modules) - before):
        top = name.partition(".")[0]
        is_sibling = (folder / f"{top}.py").is_file() or (folder / top / "__init__.py").is_file()
        if is_sibling and top not in before:
            file = getattr(sys.modules.pop(name), "__file__", None)
            files += [Path(file)] if file else []
    return files


def bot_fault(bot: str, error: BaseException) -> BotFault:
    """Return a BotFault with the traceback reduced to the user's own code."""
    at = error.__traceback__
    while at and at.tb_frame.f_code.co_filename.startswith(_OURS):
        at = at.tb_next
    formatted = "".join(traceback.format_exception(type(error), error, at, chain=False))
    lines = formatted.removeprefix("Traceback (most recent call last):\n").rstrip()
    return BotFault("why-bot-raised", bot=bot, reason=f"\n{lines}")


def instantiate(made: type[Any], setup: Setup | None = None) -> Any:
    """Instantiate a user bot and tell it the setup of its game, if any; raise BotFault if that
    fails.
    """
    try:
        bot = made()
    except (Exception, SystemExit) as error:
        raise bot_fault(made.__name__, error) from error
    if setup is not None:
        reset(bot, setup)
    return bot


def reset(bot: Any, setup: Setup) -> None:
    """Tell a bot the setup of its game if it has a method for that; raise BotFault if it fails."""
    if not callable(getattr(bot, "reset", None)):
        return
    try:
        bot.reset(setup)
    except (Exception, SystemExit) as error:
        raise bot_fault(type(bot).__name__, error) from error


def about(name: str, game: Game) -> str:
    """Return the first line of a class's docstring; raise NotOffered if it needs observations and
    the game has none.
    """
    made = load_class(name)
    if acts(made) and game.learning.observing is None:
        raise NotOffered("why-no-observing", title=game.title_said)
    return (made.__doc__ or f"{name}, a user bot.").strip().partition("\n")[0]
