"""Measures over the turns: an entry that was taken back changes the turn that it belonged to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput
from tests.unit.reports.kept_books import JULY, JUNE, SURPRISE, kept_books


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as campaign:
        yield campaign


def counted(
    books: Campaign, measure: str, group: str = "", as_of: str | None = None
) -> dict[str, tuple[int, ...]]:
    found = books.queries.over_turns(measure, group, as_of)
    assert found.turns == (SURPRISE, JUNE, JULY)[: len(found.turns)]
    return {f"{one.side} {one.name}".strip(): one.values for one in found.series}


# Worked out from the story in `kept_books`.
@pytest.mark.parametrize(
    ("wish", "values"),
    [
        # The 1st one step; the panzers' was undone at once. Then the 2nd one, the 1st its last.
        # Of the Soviets the 61st; the loss of the 7th in June was revoked in July: in no turn.
        (("losses",), {"axis": (1, 2, 0), "soviet": (1, 0, 0)}),
        (("losses", "type"), {"axis infantry": (1, 2, 0), "soviet rifle": (1, 0, 0)}),
        # The cadre that was built in July.
        (("steps-back",), {"axis": (0, 0, 1)}),
        # 3 infantry and a panzer division of 2 steps: 8 - 1, - 2, + 1 cadre and + 2 of the 9th,
        # which arrived in July. The 52 Torino is still due. A rifle and a tank division of one
        # step: 2 - 1, then + 1, the 99th.
        (("strength", "nation"), {"axis Germany": (7, 5, 8), "soviet Soviet Union": (1, 1, 2)}),
        (("strength", "type"), {
            "axis infantry": (5, 3, 6), "axis panzer": (2, 2, 2),
            "soviet tank": (1, 1, 1), "soviet rifle": (0, 0, 1),
        }),
    ],
)  # fmt: skip
def test_steps_in_the_turns_to_which_they_belong(
    books: Campaign, wish: tuple[str, ...], values: dict[str, tuple[int, ...]]
) -> None:
    assert counted(books, *wish) == values


def test_a_past_turn_is_told_as_it_was_known_then(books: Campaign) -> None:
    # In June the 7th was dead, and nobody had revoked that.
    assert counted(books, "losses", as_of=JUNE) == {"axis": (1, 2), "soviet": (1, 1)}


def test_a_revoked_count_changes_its_own_turn_and_no_bar_is_negative(books: Campaign) -> None:
    # Counted as 93 in the surprise turn, which was revoked in July: 100 in all three.
    assert counted(books, "sp:held")["axis"][0] == 100
    assert counted(books, "sp:held", as_of=SURPRISE)["axis"] == (93,)
    for one in books.queries.figures_by_turn("sp", standing=True):
        assert min(one.received, one.spent, one.lost) >= 0
        assert one.adjusted == 0


@pytest.mark.parametrize(
    ("wish", "words"),
    [(("lossses",), "no such measure"), (("losses", "hex"), "cannot be divided that way")],
)
def test_what_cannot_be_counted_is_refused(
    books: Campaign, wish: tuple[str, ...], words: str
) -> None:
    with pytest.raises(BadInput, match=words):
        books.queries.over_turns(*wish)


def test_what_lies_in_boxes_is_told_by_state(books: Campaign) -> None:
    # The groups of the start, none of which was moved.
    found = counted(books, "air_group:state")
    assert set(found) == {"axis available", "soviet available"}
    assert found["axis available"] == (55, 55, 55)
    assert counted(books, "air_group:state", "whole")["axis"] == (55, 55, 55)
