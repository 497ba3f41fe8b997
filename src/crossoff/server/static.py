"""Static files for the browser, read once: pages, modules, styles, texts."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from urllib.parse import parse_qs

from crossoff.plugins import GamePackage, game_packages
from crossoff.texts.files import file_of
from crossoff.texts.languages import FALLBACK, LANGUAGES
from crossoff.texts.plain import PlainTexts

__all__ = ["JPEG", "PART_TYPES", "PREVIEW", "Page", "Pages", "StaticFile", "pages", "static_files"]

JPEG = "image/jpeg"  # the only type that is not text
#: A game's picture for messengers, beside its board; scripts/previews.py makes it.
PREVIEW = "preview.jpg"
_MAX_PAGES = 64  # pages in memory; addresses come from requests

_ROOT = Path(__file__).parent.parent
_IMPORT = re.compile(rb'(?m)^@import url\("([\w-]+\.css)"\);\n')
#: Comments that have their lines to themselves.
_COMMENTS = {
    ".js": re.compile(rb"(?m)^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/|//.*)[ \t]*$"),
    ".css": re.compile(rb"(?m)^[ \t]*/\*(?:[^*]|\*(?!/))*\*/[ \t]*$"),
    ".ftl": re.compile(rb"(?m)^#.*$"),
}

#: Litestar adds the charset.
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".jpg": JPEG,
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


#: Subresources of a page.
PART_TYPES = frozenset(_TYPES.values()) - {"text/html", "image/svg+xml"}


@dataclass(frozen=True)
class StaticFile:
    """A file to serve."""

    path: Path

    @property
    def type(self) -> str:
        return _TYPES[self.path.suffix]

    @cached_property
    def content(self) -> bytes:
        kind = self.path.suffix
        content = _joined(self.path) if kind == ".css" else self.path.read_bytes()
        if kind in _COMMENTS and "vendor" not in self.path.parts:  # licences stay
            return _without_comments(content, _COMMENTS[kind])
        return content

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, 9, mtime=0)

    @cached_property
    def etag(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'


@dataclass(frozen=True)
class Page(StaticFile):
    """The page itself, with a localised title and description, which link previews show without
    running any scripts. With a `game`, its link is an invitation to it.
    """

    language: str
    game: str = ""
    origin: str = ""  # of the picture's URL, which has to be absolute

    @cached_property
    def content(self) -> bytes:
        texts = PlainTexts("page", self.language)
        page = self.path.read_text(encoding="utf-8").replace("{language}", self.language)
        words = {name: texts.say(f"page-{name}") for name in ("title", "about", "noscript")}
        games = game_packages()
        shown = games[self.game] if self.game else next(iter(games.values()))
        words |= {"preview-title": words["title"], "preview-about": words["about"]}
        if self.game:
            own = PlainTexts("", self.language, file_of(f"{shown.prefix}-title"))
            title = own.say(f"{shown.prefix}-title")
            words["preview-title"] = texts.say("page-invites", game=title)
            words["preview-about"] = own.say(f"{shown.prefix}-about")
        words["picture"] = f"{self.origin}{_url_of(shown)}/{PREVIEW}"
        for name, text in words.items():
            page = page.replace(f"{{{name}}}", html.escape(text))
        return page.encode()


class Pages:
    """The page in every language, for each game and address that links may lead to."""

    def __init__(self) -> None:
        self._page = lru_cache(_MAX_PAGES)(partial(Page, _ROOT / "web" / "index.html"))

    def page(self, language: str, query: str = "", origin: str = "") -> Page:
        """Return the page for a query like `game=NAME`; others are ignored."""
        name = parse_qs(query).get("game", [""])[0]
        game = game_packages().get(name)
        has_preview = game is not None and (game.folder / "web" / PREVIEW).exists()
        return self._page(language, name if has_preview else "", origin)


def pages() -> dict[str, Page]:
    """The page in every language."""
    return {language: Pages().page(language) for language in LANGUAGES}


def _url_of(game: GamePackage) -> str:
    return f"/games/{game.folder.name}"


def _joined(path: Path) -> bytes:
    """A style sheet with its imports inlined: a browser would fetch them one by one, and only after
    reading this one.
    """
    return _IMPORT.sub(lambda found: _joined(path.parent / found[1].decode()), path.read_bytes())


def _without_comments(content: bytes, comments: re.Pattern[bytes]) -> bytes:
    """Leave out comments, a quarter of what a first visit would download. Line numbers stay the
    same.
    """
    return comments.sub(lambda found: b"\n" * found[0].count(b"\n"), content)


def static_files() -> dict[str, StaticFile]:
    """Every file by its URL path. No other files are served."""
    places = [("", _ROOT / "web"), ("/locales", _ROOT / "locales")]
    for game in game_packages().values():
        at = _url_of(game)
        places += [(at, game.folder / "web"), (f"{at}/texts", game.folder / "texts")]
    files = {}
    for prefix, folder in places:
        for path in sorted(folder.rglob("*")):
            if path.suffix in _TYPES and path.is_file():
                files[f"{prefix}/{path.relative_to(folder).as_posix()}"] = StaticFile(path)
    files["/"] = files["/index.html"] = pages()[FALLBACK]
    return files
