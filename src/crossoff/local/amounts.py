"""Chances and points as a language writes them."""

from __future__ import annotations

from crossoff.texts.languages import locale_of

__all__ = ["Amounts"]

_MINUS = "\N{MINUS SIGN}"
_WHOLE = "#,##0"


class Amounts:
    """Formats numbers in one language."""

    def __init__(self, language: str) -> None:
        from babel import Locale

        self._locale = Locale.parse(locale_of(language), sep="-")

    def chance(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return a chance, or a difference of chances, as a percentage."""
        from babel.numbers import format_percent

        pattern = self._locale.percent_formats[None].pattern.replace(_WHOLE, _digits(digits))
        shown = round(value, digits + 2)
        text = format_percent(abs(shown), pattern, locale=self._locale)
        return _sign(shown, signed=signed) + text

    def points(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return points, or a difference of points."""
        from babel.numbers import format_decimal

        shown = round(value, digits)
        text = format_decimal(abs(shown), _digits(digits), locale=self._locale)
        return _sign(shown, signed=signed) + text


def _digits(count: int) -> str:
    return f"{_WHOLE}.{'0' * count}" if count else _WHOLE


def _sign(value: float, *, signed: bool) -> str:
    return _MINUS if value < 0 else "+" if signed and value > 0 else ""
