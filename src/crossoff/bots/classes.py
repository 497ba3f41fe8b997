"""User bot classes by name, `./my_bot.py:MyBot` or `module:Class`, and their errors."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, Protocol

from crossoff.core.errors import CrossoffError, NotOffered

__all__ = ["BotFault", "Chooser", "about", "failed", "load_class", "make", "printing_aside"]

# Where no line of somebody's bot is: what loads it, and what asks it.
_OURS = (str(Path(__file__).parent), importlib.__file__, "<frozen importlib")


class BotFault(CrossoffError):
    """A user bot failed, or returned something that it was not offered."""


class Chooser(Protocol):
    """The interface of a user bot class."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]: ...


def printing_aside() -> redirect_stdout[Any]:
    """Redirect a bot's output to standard error: standard output is for results."""
    return redirect_stdout(sys.stderr)


def load_class(name: str) -> type[Chooser]:
    """Load the class `./my_bot.py:MyBot` or `module:Class`; NotOffered if that fails."""
    place, colon, wanted = name.rpartition(":")
    if not colon:
        raise NotOffered("why-bot-name", bot=repr(name))
    try:
        with printing_aside():
            module = _load_file(Path(place)) if place.endswith(".py") else _load_module(place)
    except ImportError as error:
        raise NotOffered("why-bot-import", bot=repr(name), reason=str(error)) from None
    except (CrossoffError, KeyboardInterrupt):
        raise
    except BaseException as error:  # SystemExit too: it is somebody's bot that ended, not we
        raise failed(place, error) from error
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        which = {"bot": repr(name), "place": place, "wanted": wanted}
        raise NotOffered("why-bot-class", **which)
    return found


def _load_module(name: str) -> Any:
    if not all(map(str.isidentifier, name.split("."))):  # no name, or a relative one
        raise ImportError(f"No module named {name!r}")
    with _found_first(Path.cwd()):  # where the command was given
        return importlib.import_module(name)


@contextmanager
def _found_first(folder: Path) -> Iterator[None]:
    """Put a folder first on the import path, as `python my_bot.py` does, and last from then on, for
    what a bot imports later.
    """
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if str(folder) not in sys.path:
            sys.path.append(str(folder))


def _load_file(path: Path) -> Any:
    known = f"crossoff_outside_{path.resolve().as_posix()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NotOffered("why-no-file", file=str(path))
    folder = path.resolve().parent
    before = set(sys.modules)
    module = sys.modules[known] = importlib.util.module_from_spec(spec)
    try:
        with _found_first(folder):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    finally:
        _forget_new(folder, before | {known})
    return module


def _forget_new(folder: Path, before: set[str]) -> None:
    """Keep modules beside a bot's file private to that bot: another version of it in another folder
    has its own modules of the same names.
    """
    for name in set(sys.modules) - before:
        top = name.partition(".")[0]
        is_beside = (folder / f"{top}.py").is_file() or (folder / top / "__init__.py").is_file()
        if is_beside and top not in before:
            del sys.modules[name]


def failed(bot: str, error: BaseException) -> BotFault:
    """Report an error with the traceback lines of the user's code only."""
    at = error.__traceback__
    while at and at.tb_frame.f_code.co_filename.startswith(_OURS):
        at = at.tb_next
    told = "".join(traceback.format_exception(type(error), error, at, chain=False))
    lines = told.removeprefix("Traceback (most recent call last):\n").rstrip()
    return BotFault("why-bot-raised", bot=bot, reason=f"\n{lines}")


def make(made: type[Chooser]) -> Chooser:
    """Make an instance of a user's class; BotFault if that fails."""
    try:
        return made()
    except (Exception, SystemExit) as error:
        raise failed(made.__name__, error) from error


def about(name: str) -> str:
    """Return the first line of a class's docstring."""
    return (load_class(name).__doc__ or f"{name}, by somebody else.").strip().partition("\n")[0]
