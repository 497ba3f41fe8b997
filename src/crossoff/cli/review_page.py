"""Reviews as one page to send to a friend: it loads nothing, and works in any browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from crossoff.cli.review_curve import curve_svg
from crossoff.cli.review_style import look_classes, style_sheet
from crossoff.cli.reviewed import ReviewedGame
from crossoff.core.model.contract import Seat
from crossoff.local.review_words import Remark
from crossoff.tui.drawing import Picture

__all__ = ["review_page"]

_COLUMNS = 46  # of a board: on a phone still large enough to read
_NOTHING_LOADED = "default-src 'none'; style-src 'unsafe-inline'"


def review_page(games: Sequence[ReviewedGame]) -> str:
    """Return the page, as HTML."""
    texts = games[0].texts
    title = texts.say("review-title", game=games[0].words.title)
    lines = [
        "<!doctype html>",
        f'<html lang="{texts.language}">',
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_NOTHING_LOADED}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f"<style>{style_sheet()}</style>",
        "<main>",
        *(line for game in games for line in _game(game)),
        "</main>",
        f"<footer>{escape(texts.say('review-page-made'))}</footer>",
        "</html>",
        "",
    ]
    return "\n".join(lines)


def _game(game: ReviewedGame) -> Iterator[str]:
    words, say = game.words, game.texts.say
    yield "<article>"
    yield f"<h1>{escape(say('review-title', game=game.words.title))}</h1>"
    yield from _summary(game)
    yield "<ul>"
    for seat in words.seats:
        yield f"<li>{escape(words.of(seat, words.level(seat)))}</li>"
    yield "</ul>"
    yield f"<h2>{escape(say('review-curve'))}</h2>"
    yield f'<figure class="curve">{curve_svg(game)}'
    yield f"<figcaption>{_legend(game)}</figcaption></figure>"
    for seat in words.seats:
        yield from _decisions(game, seat)
    yield f'<p class="faint">{escape(words.basis())}</p>'
    yield "</article>"


def _legend(game: ReviewedGame) -> str:
    keys = [
        f'<span class="key"><i class="seat{number}"></i>{escape(game.names[seat])}</span>'
        for number, seat in enumerate(game.words.plotted)
    ]
    return " ".join(keys)


def _summary(game: ReviewedGame) -> Iterator[str]:
    words, say = game.words, game.texts.say
    yield '<div class="scroll"><table><thead><tr><td></td>'
    yield from (f'<th colspan="2">{escape(game.names[seat])}</th>' for seat in words.seats)
    units = f"<th>{escape(say('review-chance'))}</th><th>{escape(say('review-points'))}</th>"
    yield f"</tr><tr><td></td>{units * len(words.seats)}</tr></thead><tbody>"
    for row in words.rows():
        cells = "".join(
            f"<td>{escape(chance)}</td><td>{escape(points)}</td>" for chance, points in row.cells
        )
        yield f'<tr><th scope="row">{escape(row.label)}</th>{cells}</tr>'
    results = "".join(f'<td colspan="2">{escape(words.result(seat))}</td>' for seat in words.seats)
    yield f'<tr class="result"><th scope="row">{escape(say("review-result"))}</th>{results}</tr>'
    yield "</tbody></table></div>"


def _decisions(game: ReviewedGame, seat: Seat) -> Iterator[str]:
    say, remarks = game.texts.say, game.words.remarks[seat]
    heading = say("review-look" if remarks else "review-nothing")
    yield f"<h2>{escape(game.words.of(seat, heading))}</h2>"
    for number, remark in enumerate(remarks, 1):
        yield '<section class="remark">'
        yield f"<h3><b>{number}</b> {escape(remark.heading)}</h3>"
        yield f"<p>{escape(remark.cost)} {escape(remark.why)}</p>"
        yield '<div class="boards">'
        moment = remark.moment
        yield _board(game, remark, say("review-played"), remark.played, moment.do or "")
        yield _board(game, remark, say("review-better"), remark.better, moment.best or "")
        yield "</div></section>"


def _board(game: ReviewedGame, remark: Remark, label: str, phrase: str, do: str) -> str:
    picture = _picture(game.board(remark, do, _COLUMNS))
    head = f"<b>{escape(label)}</b> {escape(phrase)}"
    notation = f"<code>{escape(do)}</code>"
    about = escape(f"{label}: {phrase}")
    return (
        f"<figure><figcaption>{head} {notation}</figcaption>"
        f'<div class="scroll"><pre role="img" aria-label="{about}">{picture}</pre></div></figure>'
    )


def _picture(picture: Picture) -> str:
    """A picture of character cells, with its looks as classes."""
    lines = []
    for line in picture.lines:
        parts = []
        for span in line:
            classes = look_classes(span.look)
            text = escape(span.text)
            parts.append(f'<span class="{classes}">{text}</span>' if classes else text)
        lines.append("".join(parts).rstrip())
    return "\n".join(lines)
