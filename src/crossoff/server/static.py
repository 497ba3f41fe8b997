"""Static files for the browser, read once: pages, modules, styles, texts."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from crossoff.plugins import game_packages
from crossoff.texts.languages import FALLBACK, LANGUAGES
from crossoff.texts.plain import PlainTexts

__all__ = ["PART_TYPES", "Page", "StaticFile", "pages", "static_files"]

_ROOT = Path(__file__).parent.parent
_IMPORT = re.compile(rb'(?m)^@import url\("([\w-]+\.css)"\);\n')

#: Litestar adds the charset.
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
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
        return _joined(self.path) if self.path.suffix == ".css" else self.path.read_bytes()

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, 9, mtime=0)

    @cached_property
    def etag(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'


@dataclass(frozen=True)
class Page(StaticFile):
    """The page itself, with a localised title and description, which link previews show without
    running any scripts.
    """

    language: str

    @cached_property
    def content(self) -> bytes:
        texts = PlainTexts("page", self.language)
        page = self.path.read_text(encoding="utf-8").replace("{language}", self.language)
        for name in ("title", "about", "noscript"):
            page = page.replace(f"{{{name}}}", html.escape(texts.say(f"page-{name}")))
        return page.encode()


def pages() -> dict[str, Page]:
    """The page in every language."""
    return {language: Page(_ROOT / "web" / "index.html", language) for language in LANGUAGES}


def _joined(path: Path) -> bytes:
    """A style sheet with its imports inlined: a browser would fetch them one by one, and only after
    reading this one.
    """
    return _IMPORT.sub(lambda found: _joined(path.parent / found[1].decode()), path.read_bytes())


def static_files() -> dict[str, StaticFile]:
    """Every file by its URL path. No other files are served."""
    places = [("", _ROOT / "web"), ("/locales", _ROOT / "locales")]
    for game in game_packages().values():
        at = f"/games/{game.folder.name}"
        places += [(at, game.folder / "web"), (f"{at}/texts", game.folder / "texts")]
    files = {}
    for prefix, folder in places:
        for path in sorted(folder.rglob("*")):
            if path.suffix in _TYPES and path.is_file():
                files[f"{prefix}/{path.relative_to(folder).as_posix()}"] = StaticFile(path)
    files["/"] = files["/index.html"] = pages()[FALLBACK]
    return files
