"""The published rules are the clauses that tests cite."""

from __future__ import annotations

import re

import pytest

from testkit.texts.ftl_files import LANGUAGES, ROOT, SHIPPED, read_texts
from testkit.texts.js_source import modules
from testkit.texts.rule_clauses import clauses, listed, pictured, text_id

PACKAGES = tuple(SHIPPED)
EachPackage = pytest.mark.parametrize("package", PACKAGES)


@EachPackage
def test_the_page_shows_the_clauses_of_the_rules_in_their_order(package: str) -> None:
    assert listed(package) == [clause.id for clause in clauses(package)]
    assert len(listed(package)) > 30


@EachPackage
def test_every_clause_is_told_and_our_own_rulings_are_told_as_such(package: str) -> None:
    texts = read_texts(f"{package}_rules", "en")
    for clause in clauses(package):
        base = text_id(package, clause.id)
        assert (f"{base}-ruling" in texts) == clause.has_ruling, clause.id
        if clause.is_section:
            assert f"{base}-title" in texts, clause.id
            assert (base in texts) == bool(clause.text), clause.id
        else:
            assert base in texts or clause.has_ruling, clause.id


@EachPackage
def test_no_text_is_about_a_clause_that_there_is_not(package: str) -> None:
    bases = {text_id(package, one) for one in ["short", *listed(package)]}
    for id_ in read_texts(f"{package}_rules", "en"):
        assert re.sub("-(ruling|example|title|picture|try|no|tried)$", "", id_) in bases, id_


@pytest.mark.parametrize("language", LANGUAGES)
@EachPackage
def test_the_rules_are_short(package: str, language: str) -> None:
    """They are read at a table, not at a desk."""
    texts = read_texts(f"{package}_rules", language)
    assert sum(len(text.words.split()) for text in texts.values()) < 1300
    assert max(len(text.words.split()) for text in texts.values()) < 80


@pytest.mark.parametrize("language", LANGUAGES)
@EachPackage
def test_examples_add_up(package: str, language: str) -> None:
    """In every language, and on the score sheet beside them."""
    texts = read_texts(f"{package}_rules", language)
    examples = [text.words for id_, text in texts.items() if id_.endswith("-example")]
    sums = [one for words in examples for one in re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", words)]
    assert len(sums) >= 3
    for parts, total in sums:
        assert sum(map(int, parts.split(" + "))) == int(total)
    sheet = re.search(r"SHEET = (.*);", modules(f"games/{package}/web")["rules-examples.js"])
    assert sheet
    *items, total = map(int, re.findall(r"\d+", sheet[1]))
    assert sum(items) == total and str(total) in {one for _, one in sums}


@EachPackage
def test_there_are_pictures(package: str) -> None:
    assert len(pictured(package)) >= 5


@EachPackage
def test_refusals_and_hints_name_clauses_that_there_are(package: str) -> None:
    named = {
        clause
        for code in modules(f"games/{package}/web").values()
        for clause in re.findall(r'clause: (?:.* \? )?"([\w.]+)"', code)
    }
    assert len(named) >= 8
    assert named <= {clause.id for clause in clauses(package)}
    notation = (ROOT / "games" / package / "notation.py").read_text(encoding="utf-8")
    cited = set(re.findall(r'"([SC]\d(?:\.\d)?)"', notation))
    assert len(cited) >= 6 and cited <= {clause.id for clause in clauses(package)}
