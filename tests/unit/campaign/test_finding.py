"""What the words of a search find, and what a mistyped one was meant for."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from oobmgr.campaign.finding import Searched, nearest_words, parts_of, ratings_text

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
        ("xvii, 57, inf", [1, 2]),  # each row once, where it is
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


def test_words_are_taken_from_the_texts_piece_by_piece_before_a_slip_asks_for_them() -> None:
    """A slip among twenty thousand units took all of them apart, while somebody typed on."""
    taken: list[int] = []

    class Texts(tuple[str, ...]):
        __slots__ = ()

        def __getitem__(self, at: Any) -> Any:  # noqa: ANN401 - as a tuple has it
            if isinstance(at, slice):
                taken.append(at.start)
            return super().__getitem__(at)

    texts = Texts([*TEXTS * 2_000, "the last\ncuirassiers"])
    searched = Searched(texts)
    pieces = searched.learn()
    assert [next(pieces), len(taken)] == [None, 1]
    assert len(list(pieces)) > 2
    before = len(taken)
    wanted = parts_of("cuirasiers")
    assert searched.forgiven(wanted, range(len(texts))) == ([len(texts) - 1], ("cuirassiers",))
    assert len(taken) == before
    # What is left of it when the slip is typed is done then.
    early = Searched(texts)
    next(early.learn())
    assert early.forgiven(wanted, range(len(texts))) == ([len(texts) - 1], ("cuirassiers",))


def test_a_slip_is_forgiven_though_who_took_the_texts_apart_was_stopped() -> None:
    """The next key stops it: from then on no slip was known in the list."""
    searched = Searched(["5\ncavalry", "6\ninfantry"])

    def part_of_the_way() -> Generator[None, None, None]:
        yield from searched.learn()

    stopped = part_of_the_way()
    next(stopped)
    stopped.close()
    assert searched.likeliest(parts_of("cavlary"), range(2)) == ([0], ("cavalry",))


def test_a_slip_finds_what_any_of_the_words_is_in_that_it_may_stand_for() -> None:
    texts = ("a tank", "a tent", "a bank", "tank and tent")
    assert Searched(texts).forgiven(parts_of("tenk"), range(4)) == ([0, 1, 3], ("tank", "tent"))
    assert Searched(texts).forgiven(parts_of("tenk and"), range(4)) == ([3], ("tank", "tent"))


def test_ratings_are_found_as_printed_and_a_number_alone_finds_none() -> None:
    """Found so, each infantry division would be a 6 where units are picked by their numbers."""
    printed = ("2-8", "12-8", "2-8-6", "", "4-8")
    names = ("3", "8", "21", "2-8 Jäger", "6")
    texts = [
        f"{ratings_text(text)}{name.lower()}\ninfantry"
        for text, name in zip(printed, names, strict=True)
    ]
    searched = Searched(texts)
    every = range(len(texts))
    # What is called so is found, too; 12-8 is another rating.
    assert searched.found(parts_of("2-8"), every) == [0, 2, 3]
    assert searched.found(parts_of("12-8 inf"), every) == [1]
    assert searched.found(parts_of("4-"), every) == [4]
    assert searched.found(parts_of("8"), every) == [1, 3]
    assert searched.found(parts_of("6"), every) == [4]
    assert searched.forgiven(parts_of("infntry 2-8-6"), every) == ([2], ("infantry",))
