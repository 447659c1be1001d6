"""What the words of a search find, and what a mistyped one was meant for."""

from __future__ import annotations

import pytest

from oobmgr.campaign.finding import Searched, nearest_words, parts_of

TEXTS = (
    "3\npanzer\narmy group north",
    "57\ninfantry\nxvii corps",
    "sp 12\nmotorised infantry\nxvii corps",
    "1 jäger\nranger\nreserve",
)
EVERY = range(len(TEXTS))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("INF xvii", [1, 2]),
        ("panzer, 57", [0, 1]),
        ("xvii, 57, inf", [1, 2]),  # each row once, where it stands
        (" , panzer,", [0]),
        ("jäg", [3]),
    ],
)
def test_all_words_of_a_part_stand_in_what_is_found(text: str, found: list[int]) -> None:
    assert Searched(TEXTS).found(parts_of(text), EVERY) == found


@pytest.mark.parametrize(
    ("text", "found", "meant"),
    [
        ("pnzer", [0], ("panzer",)),  # a letter left out
        ("pazner", [0], ("panzer",)),  # two letters in the wrong order
        ("infantery xvii", [1, 2], ("infantry",)),  # one too many, and a word that is right
        ("infatn", [1, 2], ("infantry",)),  # two slips at most while the word is typed
        ("jager", [3], ("jäger",)),  # nearer than "ranger", which is two away
        ("58", [], ()),  # a number means itself
        ("foo", [], ()),  # three letters resemble too much
        ("pnzer kleist", [], ()),  # one of the words resembles nothing
        ("panzer", [], ()),  # not mistyped: nothing to forgive
    ],
)
def test_a_mistyped_word_finds_what_it_was_meant_for(
    text: str, found: list[int], meant: tuple[str, ...]
) -> None:
    assert Searched(TEXTS).forgiven(parts_of(text), EVERY) == (found, meant)


def test_only_the_nearest_words_are_taken() -> None:
    assert nearest_words("tenk", ("tank", "tent", "bank")) == ("tank", "tent")
    assert nearest_words("panzerr", ("panzer", "panzers")) == ("panzer", "panzers")
    assert nearest_words("xyzzy", ("panzer",)) == ()
