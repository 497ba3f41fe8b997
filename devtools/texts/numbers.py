"""Texts with numbers in them, said with several numbers: no "1 maps", and no part left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from crossoff.texts.languages import locale_of
from devtools.texts.sources import LANGUAGES, Problem, Source, all_files, sources, spaced
from devtools.texts.terms import always_several, counted_nouns, never_numbers

__all__ = ["miscounted", "wrong_numbers"]

_TRIED = (0, 1, 2, 5)
_NOUNS = re.compile(r"(?<![\w.,:/-])(\d+) ([^\W\d_]+)(?: ([^\W\d_]+))?")
_COUNTS = {"zero", "one", "two", "few", "many"}


class _Variables(Visitor):
    """The variables of a text, and what they choose between."""

    def __init__(self) -> None:
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.choices.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant) for variant in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def miscounted() -> Iterator[Problem]:
    """Everything wrong in texts with numbers, in every language."""
    for language, file in product(LANGUAGES, all_files()):
        nouns, found = counted_nouns(language), sources(file, language)
        bundle = FluentBundle([locale_of(language)], use_isolating=False)
        resource = ast.Resource([source.message for source in found.values()])
        bundle.add_resource(FluentResource(serialize(resource)))
        for source in found.values():
            reasons = dict.fromkeys(_wrong_in(source, bundle, nouns))  # each once
            yield from map(source.problem, reasons)


def _wrong_in(source: Source, bundle: FluentBundle, nouns: Mapping[str, str]) -> Iterator[str]:
    """A text is said in all ways: every number for what counts, every key for what chooses."""
    variables = _Variables()
    variables.visit(source.message)
    pattern = bundle.get_message(source.id).value
    if pattern is None or not variables.choices:
        return
    tried = _TRIED[2:] if always_several(source.id) else _TRIED
    for values in _values(variables.choices, tried):
        text, troubles = bundle.format_pattern(pattern, values)
        yield from (f"cannot be said: {trouble}" for trouble in troubles)
        yield from wrong_numbers(spaced(str(text)), source.language, nouns)


def _values(
    choices: Mapping[str, set[str]], tried: Sequence[int]
) -> Iterator[dict[str, int | str]]:
    """What variables are tried with: all numbers alike, and every key of what chooses by words.
    A variable that chooses nothing may be a number as well, unless its name says otherwise.
    """
    words = {name: sorted(keys) for name, keys in choices.items() if keys and not _counts(keys)}
    words |= {name: ["X"] for name in choices.keys() & never_numbers() - words.keys()}
    for number in tried:
        for chosen in product(*words.values()):
            numbers: dict[str, int | str] = dict.fromkeys(choices, number)
            yield numbers | dict(zip(words, chosen, strict=True))


def _counts(keys: set[str]) -> bool:
    return bool(keys & _COUNTS) or any(key.isdigit() for key in keys)


def wrong_numbers(text: str, language: str, nouns: Mapping[str, str]) -> Iterator[str]:
    """Numbers in a text before the wrong form of a noun."""
    plural = Locale.parse(locale_of(language), sep="-").plural_form
    many = {plural_noun: noun for noun, plural_noun in nouns.items() if plural_noun != noun}
    for number, noun, after in _NOUNS.findall(text):
        if after in many:
            continue  # "20 palm squares": the squares are counted
        is_one = plural(int(number)) == "one"
        if is_one and noun in many:
            yield f"'{number} {noun}': expected '{number} {many[noun]}'"
        elif not is_one and noun in nouns and nouns[noun] != noun:
            yield f"'{number} {noun}': expected '{number} {nouns[noun]}'"
