"""The style sheet of a review's page, in the colours of the table in the terminal."""

from __future__ import annotations

from rich.color import Color
from rich.style import Style

from crossoff.tui.looks import DARK, LIGHT, THEMES, style

__all__ = ["look_classes", "style_sheet"]

_LOOKS = (
    *("purple", "orange", "green", "gray", "red", "yellow", "blue"),
    *("faint", "title", "chosen", "strong", "possible", "cross", "coin", "palm", "shape"),
)

_PAGE = """
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main,footer{max-width:62rem;margin:0 auto;padding:1rem}
article+article{border-top:3px double var(--line);margin-top:3rem}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:1.05rem;margin:0}
h3 b{display:inline-block;min-width:1.6em;text-align:center;border:2px solid;border-radius:50%}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
thead [colspan],.result td{text-align:center}
tbody th{text-align:left;font-weight:400}thead th{font-weight:600}
.result{font-weight:700}
ul{padding-left:1.1rem}
figure{margin:0;min-width:0}
.curve svg{width:100%;height:auto;display:block}
.curve text{fill:var(--faint);font:13px system-ui,sans-serif}
.grid,.even{stroke:var(--line)}.even{stroke-dasharray:2 4;stroke:var(--faint)}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.band{fill:var(--accent);opacity:.18}
.drop{stroke:var(--faint);stroke-dasharray:1 3}
.seat0{stroke:var(--accent)}.seat1{stroke:var(--ink)}
.seat2{stroke:var(--primary)}.seat3{stroke:var(--faint)}
.inaccuracy{fill:none;stroke:var(--ink);stroke-width:1.6}
.mistake{fill:var(--ink)}.blunder{fill:var(--accent);stroke:var(--ink);stroke-width:1.6}
.key{margin-right:1rem}
.key i{display:inline-block;width:1.8em;margin-right:.4em;border-top:3px solid var(--accent);
vertical-align:middle}
.key i.seat1{border-top:3px dashed var(--ink)}.key i.seat2{border-top:3px dotted var(--primary)}
.key i.seat3{border-top:3px double var(--faint)}
.remark{background:var(--surface);border-radius:.75rem;padding:1rem;margin:1rem 0}
.boards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
figcaption code{display:block;color:var(--faint);overflow-wrap:anywhere}
pre{margin:.5rem 0 0;padding:.75rem;border-radius:.5rem;background:var(--ground);
font:clamp(10px,2.9vw,13px)/1.35 ui-monospace,Menlo,Consolas,monospace}
footer,.faint{color:var(--faint);font-size:.9rem}
@media(max-width:600px){.curve text{font-size:19px}th,td{padding:.2rem .3rem;font-size:.9rem}}
@media print{.remark{break-inside:avoid}}
"""


def look_classes(look: str) -> str:
    """Return the classes of a piece of a picture."""
    return " ".join(f"l-{word}" for word in look.split() if word in _LOOKS)


def style_sheet() -> str:
    """Return the style sheet: the light colours, and the dark ones for those who prefer them."""
    return f"{_colours(LIGHT)}\n@media(prefers-color-scheme:dark){{{_colours(DARK)}}}{_PAGE}"


def _colours(name: str) -> str:
    theme = next(one for one in THEMES if one.name == name)
    faint = style("faint", name).color
    assert faint is not None
    variables = {
        "ground": theme.background,
        "surface": theme.surface,
        "line": theme.panel,
        "ink": theme.foreground,
        "accent": theme.accent,
        "primary": theme.primary,
        "faint": _hex(faint),
    }
    root = ";".join(f"--{key}:{value}" for key, value in variables.items())
    looks = "".join(f".l-{word}{{{_rule(style(word, name))}}}" for word in _LOOKS)
    return f":root{{{root}}}{looks}"


def _rule(look: Style) -> str:
    parts = [f"color:{_hex(look.color)}"] if look.color else []
    parts += [f"background:{_hex(look.bgcolor)}"] if look.bgcolor else []
    parts += ["font-weight:700"] if look.bold else []
    return ";".join(parts)


def _hex(color: Color) -> str:
    return color.get_truecolor().hex
