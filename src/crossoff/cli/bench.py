"""`crossoff bench`: the speed of the games on this machine."""

from __future__ import annotations

import json as json_format
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.options import JsonFlag
from crossoff.cli.terminal import print_table, progress

__all__ = ["bench"]


def bench(
    *,
    seconds: Annotated[float, Parameter(help="CPU time for each rate that is measured.")] = 1.0,
    json: JsonFlag = False,
) -> int:
    """Measure the speed of the games on this machine.

    Games are for two players, Everything on 1 Card in the basic variant.

    random: games inside the engine; bare step: one call of the engine a decision,
    from Python; typed: through positions, as a bot in Python plays; batched: many
    games stepped at once, with all that a learning program is shown; plain: random
    games with kernels that are not compiled. These are in CPU time of one core.
    A first game and --help are whole processes, in seconds on the clock.
    """
    if not 0 < seconds <= 3600:
        raise Mistake(f"--seconds must be above 0 and at most 3600, not {seconds:g}")
    from crossoff.cli.figures import FIGURES, figures

    found: dict[str, float] = {}
    with progress("loading the games", FIGURES) as advance:
        for name, value in figures(seconds):
            found[name] = value
            advance(1, "measuring")
    if json:
        print(json_format.dumps({"figures": found}, indent=2))
    else:
        print_table(("figure", "value"), [(name, _number(value)) for name, value in found.items()])
    return FINE


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
