"""The clauses of a game's rules.md, those shown on its rules page, and their texts."""

from __future__ import annotations

import re
from typing import NamedTuple

from testkit.texts.ftl_files import ROOT, SHIPPED, read_texts

__all__ = ["Clause", "clauses", "listed", "pictured", "rule_ids", "text_id"]

_RULING = "*[ruling]*"


class Clause(NamedTuple):
    """A clause, or a section heading with the text before its first clause."""

    id: str
    text: str

    @property
    def is_section(self) -> bool:
        return "." not in self.id

    @property
    def has_ruling(self) -> bool:
        return _RULING in self.text


def clauses(package: str) -> list[Clause]:
    """Return everything that rules.md numbers, in order."""
    source = (ROOT / "games" / package / "rules.md").read_text(encoding="utf-8")
    parts = re.split(r"^(?:## (\w+)[^\n]*|- \*\*([\w.]+)\*\*)", source, flags=re.MULTILINE)[1:]
    ids = [section or clause for section, clause in zip(parts[::3], parts[1::3], strict=True)]
    return [Clause(id_, text.strip()) for id_, text in zip(ids, parts[2::3], strict=True)]


def _page(package: str) -> str:
    return (ROOT / "games" / package / "web/rules.js").read_text(encoding="utf-8")


def listed(package: str) -> list[str]:
    """Return what the rules page lists, in order."""
    return re.findall(r'\bid: "([\w.]+)"', _page(package))


def pictured(package: str) -> list[str]:
    """Return the clauses with a picture."""
    return re.findall(r'\bid: "([\w.]+)"[^{}]*\bPicture:', _page(package))


def text_id(package: str, clause: str) -> str:
    """Return the prefix of a clause's text ids."""
    return f"{SHIPPED[package].prefix}-rule-{clause.lower().replace('.', '-')}"


def rule_ids(package: str) -> list[str]:
    """Return the text ids that the page uses literally."""
    may = [text_id(package, "short")]
    for clause in clauses(package):
        base = text_id(package, clause.id)
        may += [base, f"{base}-title"] if clause.is_section else [base]
        may += [f"{base}-ruling"] if clause.has_ruling else []
        may += [f"{base}-example"]
        may += [f"{base}-picture"] if clause.id in pictured(package) else []
    written = read_texts(f"{package}_rules", "en")
    return [id_ for id_ in may if id_ in written]
