"""Texts of the program and their translation: nothing is missing, and no hole is made up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import translations
from oobmgr.ui.language import LANGUAGES
from oobmgr.ui.language.linguist import read_phrases

LANGUAGE_FOLDERS = sorted(path for path in translations.TRANSLATIONS.iterdir() if path.is_dir())
HOLE = re.compile(r"\{\d+\}")
FIGURE = re.compile(r"(?<!\{)\d+(?:[./:-]\d+)*|[½¼]")
"""A number, a part of one, a section of the rulebook, or what a case is numbered."""
DECIMAL = re.compile(r"(?<=\d),(?=\d)")


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
        for text, said in _translated(folder)
        if not set(HOLE.findall(said)) <= set(HOLE.findall(text))
    ]
    assert not made_up


@pytest.mark.parametrize("folder", LANGUAGE_FOLDERS, ids=lambda path: path.name)
def test_a_translation_has_each_number_and_case_of_its_text(folder: Path) -> None:
    lost = [(text, said) for text, said in _translated(folder) if _figures(text) - _figures(said)]
    assert not lost


def test_what_a_case_says_has_no_other_numbers_in_german() -> None:
    cases = read_phrases(translations.TRANSLATIONS / "de" / translations.CASES).values()
    pairs = [pair for phrases in cases for pair in phrases.items()]
    assert len(pairs) > 1000
    other = [(text, said) for text, said in pairs if _figures(said) != _figures(text)]
    assert not other


def test_german_asks_for_a_thing_in_one_form() -> None:
    """Instructions are infinitives: some said *Geben Sie*, some *Gib*."""
    polite = re.compile(r"\b\w+(?:en|ern|eln) Sie\b")
    close = re.compile(
        r"(?:^|[.:;,] |\b(?:und|oder) )(?:Gib|Lass|Nenne|Nimm|Prüfe|Setze|Sieh|Wähle)\b(?! sich)",
        re.IGNORECASE,
    )
    files = read_phrases(translations.TRANSLATIONS / "de").values()
    said = [said for phrases in files for said in phrases.values()]
    assert not [text for text in said if polite.search(text) or close.search(text)]


def test_german_writes_words_that_are_no_nouns_small_where_english_does() -> None:
    """A field offered *Voll, halb, Keine*."""
    small = {
        *(
            "ja",
            "nein",
            "keine",
            "voll",
            "halb",
            "andere",
            "neu",
            "klar",
            "offen",
            "hohl",
            "schwer",
        ),
        *("gehalten", "verloren", "gefeuert", "versorgt", "unversorgt", "gelungen", "gescheitert"),
        *("niedergehalten", "desorganisiert", "umgedreht", "benachbart", "fern", "ab", "auf"),
    }
    files = read_phrases(translations.TRANSLATIONS / "de").values()
    pairs = [pair for phrases in files for pair in phrases.items()]
    large = [(text, said) for text, said in pairs if text.islower() and said.lower() in small]
    assert large
    assert not [(text, said) for text, said in large if not said.islower()]


def _translated(folder: Path) -> Iterator[tuple[str, str]]:
    for part in (folder, folder / translations.CASES):
        for phrases in read_phrases(part).values():
            yield from phrases.items()


def _figures(text: str) -> Counter[str]:
    """The numbers of a text, thousands and tenths parted as in English or not."""
    return Counter(FIGURE.findall(DECIMAL.sub(".", text)))


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('"""Docstring."""\nx = "Post the points"', ["Post the points"]),
        ('f"{n} of {m} boxes"', ["{0} of {1} boxes"]),
        ("f\"Roll {'again' if late else 'now'}\"", ["Roll again", "Roll now"]),
        ('counted(n, "unit")', ["{0} unit", "{0} units"]),
        ('x = "Ctrl+K finds a unit.", "Ctrl+Shift+K"', ["Ctrl+K finds a unit."]),
        ('"SP-TCE-02"; x = "a.b.c"; y["Key"] = "ui_key"', []),
    ],
)
def test_texts_of_code_are_found_as_patterns(source: str, texts: list[str]) -> None:
    assert list(translations.texts_of_code(source)) == texts


def test_a_file_keeps_its_order_when_code_moves(tmp_path: Path) -> None:
    path = tmp_path / "window.ts"
    translations.bring_up_to_date(path, {"ui": ["First text", "Second text", "Third text"]}, "de")
    before = path.read_bytes()
    moved = {"ui": ["Third text", "First text", "Second text"]}
    assert translations.bring_up_to_date(path, moved, "de") == (0, 0, 3)
    assert path.read_bytes() == before

    # What is new stands behind its neighbour in the code, and stays there.
    added = {"ui": ["New text", "Third text", "Another new text", "First text", "Second text"]}
    assert translations.bring_up_to_date(path, added, "de")[0] == 2
    order = ["New text", "First text", "Second text", "Third text", "Another new text"]
    held = path.read_text(encoding="utf-8")
    assert re.findall("<source>(.*?)</source>", held) == order
    translations.bring_up_to_date(path, added, "de")
    assert path.read_text(encoding="utf-8") == held
