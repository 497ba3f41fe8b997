"""`crossoff bench`: the speed of the games on this machine."""

from __future__ import annotations

import json as json_format
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.language import t
from crossoff.cli.options import JsonFlag
from crossoff.cli.terminal import print_table, progress

__all__ = ["bench"]


def bench(
    *,
    seconds: Annotated[float, Parameter(metavar="SECONDS")] = 1.0,
    json: JsonFlag = False,
) -> int:
    """Measure the speed of the games on this machine."""
    if not 0 < seconds <= 3600:
        raise Mistake(t("seconds-range", seconds=f"{seconds:g}"))
    from crossoff.cli.figures import figures, num_figures

    found: dict[str, float] = {}
    with progress(t("loading-games"), num_figures()) as advance:
        for name, value in figures(seconds):
            found[name] = value
            advance(1, t("measuring"))
    if json:
        print(json_format.dumps({"figures": found}, indent=2))
    else:
        rows = [(name, _number(value)) for name, value in found.items()]
        print_table((t("figure"), t("value")), rows)
    return FINE


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
