"""The check itself: `python -m devtools.texts`, or with `--accept` the words it does not know."""

from __future__ import annotations

import sys

from devtools.texts.everywhere import missing_texts
from devtools.texts.numbers import miscounted
from devtools.texts.spelling import accept_all, misspelled, unused_words
from devtools.texts.terms import other_terms, words_to_avoid

_CHECKS = (missing_texts, misspelled, unused_words, other_terms, words_to_avoid, miscounted)


def main(arguments: list[str]) -> int:
    if arguments == ["--accept"]:
        accept_all()
        return 0
    problems = sorted({problem for check in _CHECKS for problem in check()})
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
