"""What a page's help says: its keys, and the signs on it."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.texts import Texts
from crossoff.tui.page import Page

__all__ = ["help_parts"]


def help_parts(page: Page, texts: Texts) -> list[tuple[str, Sequence[tuple[str, str]]]]:
    """Keys and signs, each with what it does or means."""
    say = texts.say
    keys = [
        (say("tui-key-arrows"), say("tui-key-move")),
        (say("tui-key-enter"), say("tui-key-press")),
        *page.about_keys(),
        ("F2, Ctrl+L", say("language")),
        ("F3, Ctrl+T", say("theme")),
        ("F4, Ctrl+R", say("rules")),
        ("Ctrl+Q", say("tui-key-quit")),
    ]
    signs = page.about_signs()
    parts: list[tuple[str, Sequence[tuple[str, str]]]] = [(say("tui-keys"), keys)]
    return [*parts, (say("tui-signs"), signs)] if signs else parts
