"""Texts of the program and their translation: nothing is missing, and no hole is made up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import translations
from oobmgr.ui.language import LANGUAGES
from oobmgr.ui.language.linguist import read_phrases

LANGUAGE_FOLDERS = sorted(path for path in translations.TRANSLATIONS.iterdir() if path.is_dir())
HOLE = re.compile(r"\{\d+\}")


def test_each_language_that_can_be_chosen_has_its_files() -> None:
    assert {path.name for path in LANGUAGE_FOLDERS} == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("folder", LANGUAGE_FOLDERS, ids=lambda path: path.name)
def test_every_text_is_translated(folder: Path) -> None:
    wrong = translations.missing(folder)
    advice = "run tools/translations.py, and finish what it leaves unfinished"
    assert not wrong, f"{len(wrong)} texts: {advice}. The first: {wrong[:10]}"


@pytest.mark.parametrize("folder", LANGUAGE_FOLDERS, ids=lambda path: path.name)
def test_a_translation_fills_in_what_the_text_does_and_nothing_else(folder: Path) -> None:
    made_up = [
        (text, said)
        for phrases in read_phrases(folder).values()
        for text, said in phrases.items()
        if not set(HOLE.findall(said)) <= set(HOLE.findall(text))
    ]
    assert not made_up


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('"""Docstring."""\nx = "Post the points"', ["Post the points"]),
        ('f"{n} of {m} boxes"', ["{0} of {1} boxes"]),
        ("f\"Roll {'again' if late else 'now'}\"", ["Roll again", "Roll now"]),
        ('counted(n, "unit")', ["{0} unit", "{0} units"]),
        ('"SP-TCE-02"; x = "a.b.c"; y["Key"] = "ui_key"', []),
    ],
)
def test_texts_of_code_are_found_as_patterns(source: str, texts: list[str]) -> None:
    assert list(translations.texts_of_code(source)) == texts
