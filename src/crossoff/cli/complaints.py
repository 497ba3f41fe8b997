"""What is wrong with a command line, in the language of this run."""

from __future__ import annotations

import difflib

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from crossoff.cli.language import t
from crossoff.core.escaping import one_line

__all__ = ["words_for"]

_KINDS = {int: "int", float: "float"}


def words_for(error: CycloptsError) -> str:
    """One sentence about a command line that cannot be read."""
    match error:
        case UnusedCliTokensError() if error.unused_tokens:
            return t("unexpected", words=" ".join(map(_short, error.unused_tokens)))
        case UnknownOptionError():
            return _unknown(error)
        case CoercionError() if error.token is not None and error.target_type in _KINDS:
            kind = t(f"kind-{_KINDS[error.target_type]}")
            return t("bad-value", option=_name(error), value=_short(error.token.value), kind=kind)
        case RepeatArgumentError():
            return t("repeated", option=error.token.keyword or "")
        case MissingArgumentError():
            return t("missing-value", option=_name(error))
    error.verbose = False
    return str(error)


def _unknown(error: UnknownOptionError) -> str:
    option = error.token.keyword or error.token.value
    words = t("unknown-option", option=option)
    known = [name for argument in error.argument_collection for name in argument.names]
    near = difflib.get_close_matches(option, known, n=1)
    return f"{words} {t('did-you-mean', option=near[0])}" if near else words


def _short(text: str) -> str:
    """What was typed, quoted, and not longer than helps."""
    return repr(one_line(text, 60))


def _name(error: CoercionError | MissingArgumentError) -> str:
    """An option as it is typed; for what has no option its name in the help."""
    if isinstance(error, CoercionError) and error.token is not None and error.token.keyword:
        return error.token.keyword
    assert error.argument is not None
    return error.argument.name
