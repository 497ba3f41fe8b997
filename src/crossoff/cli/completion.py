"""`crossoff completion`: a script for the shell's Tab key."""

from __future__ import annotations

from typing import Annotated, Literal, cast, get_args

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.language import reason, t
from crossoff.core.errors import hint

__all__ = ["SHELLS", "completion"]

Shell = Literal["bash", "zsh", "fish"]
SHELLS: tuple[str, ...] = get_args(Shell)


def completion(shell: Annotated[str, Parameter(metavar="SHELL")], /) -> int:
    """Print a script that completes commands, options, games and bots."""
    if shell not in SHELLS:
        raise Mistake(t("unknown-shell", shell=repr(shell), hint=reason(hint(shell, SHELLS))))
    from crossoff.cli.app import make_app

    # With the texts of help, which shells show beside what they offer.
    print(make_app(["--help"]).generate_completion(shell=cast(Shell, shell)), end="")
    return FINE
