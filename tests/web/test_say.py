"""The page renders messages exactly like the terminal."""

from __future__ import annotations

import json
import subprocess

import pytest

from crossoff.texts import LANGUAGES, Texts
from testkit.paths import ROOT
from testkit.play.sayings import all_sayings
from testkit.texts.ftl_files import ROOT as SOURCES
from testkit.texts.ftl_files import SETS
from testkit.web.node import node

NAMES = ["You", "Otto", "Ida", "Ann"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_say_the_same(language: str) -> None:
    texts = Texts(language)
    says = all_sayings()
    asked = {
        "language": language,
        "files": [str(SOURCES / path) for path in SETS.values()],
        "names": NAMES,
        "says": says,
    }
    done = subprocess.run(
        [node(), str(ROOT / "testkit/web/speak.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    names = [texts.say("you"), *NAMES[1:]]
    assert json.loads(done.stdout) == [texts.speak(say, names, count=2) for say in says]
