"""The static files of the page."""

from __future__ import annotations

import gzip
import re
from html import escape

import pytest

from crossoff.plugins import game_packages
from crossoff.server.static import PREVIEW, Pages, StaticFile, pages, static_files
from crossoff.texts.plain import PlainTexts
from testkit.texts.ftl_files import LANGUAGES

SHEET = "/games/silver_gold/board.css"


def sheets() -> dict[str, StaticFile]:
    return {path: file for path, file in static_files().items() if path.endswith(".css")}


def test_a_style_sheet_comes_whole() -> None:
    assert [path for path, file in sheets().items() if b"@import" in file.content] == []


def test_what_it_imports_stands_in_its_order() -> None:
    found = sheets()
    folder = SHEET.rpartition("/")[0]
    parts = [found[f"{folder}/{name}.css"].content for name in ("cards", "pieces", "layout")]
    places = [found[SHEET].content.index(part) for part in parts]
    assert places == sorted(places)


def test_compressed_and_plain_are_the_same() -> None:
    for file in static_files().values():
        assert gzip.decompress(file.compressed) == file.content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_the_page_is_described_in_every_language(language: str) -> None:
    page = pages()[language].content.decode()
    texts = PlainTexts("page", language)
    head, about = page.partition("</head>")[0], texts.say("page-about")
    assert f'<html lang="{language}">' in head
    assert head.count(f'content="{about}"') == 2  # for search engines and for messengers
    assert texts.say("page-noscript") in page
    assert "{" not in page


DRAWN = [name for name, game in game_packages().items() if (game.folder / "web/art.js").exists()]


@pytest.mark.parametrize("game", DRAWN)
def test_messengers_get_the_picture_of_the_game(game: str) -> None:
    package = game_packages()[game]
    page = Pages().page("en", f"game={game}", 'http://a.example:80"').content.decode()
    picture = f"/games/{package.folder.name}/{PREVIEW}"
    assert f'property="og:image" content="http://a.example:80&quot;{picture}"' in page
    title = PlainTexts("", "en", f"{package.folder}/texts/{{}}.ftl").say(f"{package.prefix}-title")
    assert f'property="og:title" content="You’re invited to play {escape(title)}"' in page
    content = static_files()[picture].content
    assert content.startswith(b"\xff\xd8") and len(content) < 100_000
    assert Pages().page("en", "game=no-such").content == pages()["en"].content


def test_only_comments_are_left_out_and_lines_keep_their_numbers() -> None:
    seen = set[str]()
    for file in static_files().values():
        if file.path.suffix not in (".js", ".ftl") or "vendor" in file.path.parts:
            continue
        written = file.path.read_text("utf-8").split("\n")
        sent = file.content.decode().split("\n")
        for before, after in zip(written, sent, strict=True):
            if before != after:
                assert after == "" and re.match(r"\s*(/\*|\*|//|#)", before), (file.path, before)
                seen.add(file.path.suffix)
    assert seen == {".js", ".ftl"}


def test_licences_of_what_others_wrote_are_sent() -> None:
    files = static_files()
    assert files["/vendor/preact.js"].content == files["/vendor/preact.js"].path.read_bytes()
