"""The files of the page as they are served."""

from __future__ import annotations

import gzip

from crossoff.server.static import StaticFile, static_files

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
