"""What is wrong with a command line, on one line and in the language of this run."""

from __future__ import annotations

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from crossoff.cli.language import reason, t
from crossoff.core.errors import nearest, said
from crossoff.core.escaping import one_line

__all__ = ["words_for"]

_KINDS = {int: "int", float: "float"}
_EVERYWHERE = ("--help", "--language")  # options of every command, which are read elsewhere


def words_for(error: CycloptsError) -> str:
    """What is wrong with a command line that cannot be read, and what would help."""
    match error:
        case UnusedCliTokensError() if error.unused_tokens:
            words = " ".join(map(_short, error.unused_tokens))
            return t("unexpected", words=words, hint=_see(error))
        case UnknownOptionError():
            return _unknown(error)
        case CoercionError() if error.token is not None and error.target_type in _KINDS:
            kind = t(f"kind-{_KINDS[error.target_type]}")
            return t("bad-value", option=_name(error), value=_short(error.token.value), kind=kind)
        case RepeatArgumentError():
            return t("repeated", option=error.token.keyword or "")
        case MissingArgumentError() if error.keyword:
            return t("missing-value", option=error.keyword, hint=_see(error))
        case MissingArgumentError():
            return t("missing", name=_name(error), hint=_see(error))
    error.verbose = False
    return one_line(str(error))


def _unknown(error: UnknownOptionError) -> str:
    option = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection or () for name in argument.names]
    words = [name[2:] for name in (*known, *_EVERYWHERE) if name.startswith("--")]
    near = nearest(option.lstrip("-"), words)
    # All options would be a long line: help has them with what they do.
    how = reason(said("why-did-you-mean", name=f"--{near}")) if near else _see(error)
    return t("unknown-option", option=option, hint=how)


def _see(error: CycloptsError) -> str:
    command = " ".join(["crossoff", *(error.command_chain or ()), "--help"])
    return t("see", command=command)


def _short(text: str) -> str:
    """What was typed, quoted, and not longer than helps."""
    return repr(one_line(text, 60))


def _name(error: CoercionError | MissingArgumentError) -> str:
    """An option as it is typed; for what has no option its name in the help."""
    if isinstance(error, CoercionError) and error.token is not None and error.token.keyword:
        return error.token.keyword
    assert error.argument is not None
    if error.argument.index is not None:
        return error.argument.parameter.metavar or error.argument.name
    return error.argument.name
