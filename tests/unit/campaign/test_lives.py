"""The life of a unit, turn by turn, against the story in `kept_books`."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddUnit, EditUnits, MergeFormations, Regroup
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.queries.lives import Event
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import FormationId, UnitId
from tests.unit.reports.kept_books import (
    FIRST,
    JUNE,
    LATE,
    NINTH,
    ORDER,
    PANZER,
    SECOND,
    TANK,
    TORINO,
    kept_books,
)

Told = list[tuple[int | None, dict[Event, int]]]


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as campaign:
        yield campaign


def told(books: Campaign, *units: int, as_of: str | None = None) -> Told:
    return [(turn.steps, dict(turn.events)) for turn in books.queries.life(units, as_of).turns]


# Surprise turn, June II, July I: the steps at the end, and what happened.
@pytest.mark.parametrize(
    ("units", "turns"),
    [
        # 2 - 1, its last, and a cadre for it.
        ((FIRST,), [
            (1, {Event.LOST: 1}),
            (0, {Event.DESTROYED: 1, Event.LOST: 1}),
            (1, {Event.REBUILT: 1, Event.BACK: 1}),
        ]),
        ((SECOND,), [(2, {}), (1, {Event.LOST: 1}), (1, {})]),
        # Its loss was undone at once, that of the tanks a turn later: neither ever was.
        ((PANZER,), [(2, {}), (2, {}), (2, {})]),
        ((TANK,), [(1, {}), (1, {}), (1, {})]),
        # Due in July, and due later still.
        ((NINTH,), [(None, {}), (None, {}), (2, {Event.ARRIVED: 1})]),
        ((TORINO,), [(None, {}), (None, {}), (None, {})]),
        # Together: 1 + 2, then 0 + 1, then 1 + 1 + 2.
        ((FIRST, SECOND, NINTH), [
            (3, {Event.LOST: 1}),
            (1, {Event.DESTROYED: 1, Event.LOST: 2}),
            (4, {Event.REBUILT: 1, Event.BACK: 1, Event.ARRIVED: 1}),
        ]),
    ],
)  # fmt: skip
def test_a_life_turn_by_turn(books: Campaign, units: tuple[int, ...], turns: Told) -> None:
    assert told(books, *units) == turns


def test_as_it_was_known_at_the_end_of_a_turn(books: Campaign) -> None:
    assert told(books, TANK, as_of=JUNE) == [(1, {}), (0, {Event.DESTROYED: 1, Event.LOST: 1})]


def test_moves_are_told_until_they_are_undone(books: Campaign) -> None:
    books.session.execute(EditUnits((LATE,), {"hex": "2310"}))
    assert told(books, LATE)[-1] == (1, {Event.ARRIVED: 1, Event.MOVED: 1})
    books.session.undo()
    assert told(books, LATE)[-1] == (1, {Event.ARRIVED: 1})


def test_who_goes_from_one_corps_of_an_army_to_another_has_not_left_the_army(
    books: Campaign,
) -> None:
    side = next(unit.side for unit in books.queries.units() if unit.id == FIRST)
    books.session.execute(Regroup(SideId(side), ("Army", "A"), (UnitId(FIRST), UnitId(SECOND))))
    books.session.execute(Regroup(SideId(side), ("Army", "B"), (UnitId(FIRST),)))
    inside = [row.id for row in books.queries.formations() if row.path[0] == "Army"]
    moved = Event.REGROUPED
    # Each came into the army once; the way from one corps to the other is told of the unit alone.
    # Who came is not told as one who went: the strip of the army said "2 to another formation".
    of_army = books.queries.life((FIRST, SECOND), None, inside).turns[-1].events
    assert (of_army.get(Event.JOINED), of_army.get(moved)) == (2, None)
    assert books.queries.life((FIRST,)).turns[-1].events[moved] == 2


def test_who_is_merged_with_another_corps_of_an_army_has_not_come_to_it(books: Campaign) -> None:
    """Of a corps that is gone nothing was known: its units had come from outside the army."""
    side = SideId(next(unit.side for unit in books.queries.units() if unit.id == FIRST))
    books.session.execute(Regroup(side, ("Army", "A"), (UnitId(FIRST),)))
    books.session.execute(Regroup(side, ("Army", "B"), (UnitId(SECOND),)))
    at = {row.path[1:]: FormationId(row.id) for row in books.queries.formations()}
    books.session.execute(MergeFormations((at["A",],), at["B",]))
    inside = [row.id for row in books.queries.formations() if row.path[0] == "Army"]
    of_army = books.queries.life((FIRST, SECOND), None, inside).turns[-1].events
    assert (of_army.get(Event.JOINED), of_army.get(Event.REGROUPED)) == (2, None)
    # Into the corps it came.
    of_corps = books.queries.life((FIRST, SECOND), None, [at["B",]]).turns[-1].events
    assert of_corps.get(Event.JOINED) == 2


def test_who_is_added_in_a_later_turn_arrives_in_it(books: Campaign) -> None:
    """The steps of the formation rose, and nothing said why."""
    (new,) = _added(books)
    assert told(books, new)[:1] == [(None, {})]
    assert told(books, new)[-1] == (2, {Event.ARRIVED: 1})


def _added(books: Campaign) -> list[int]:
    before = {unit.id for unit in books.queries.units()}
    like = next(unit for unit in ORDER if unit.designation == "1")
    books.session.execute(AddUnit(replace(like, designation="999", source_key="")))
    return [int(unit.id) for unit in books.queries.units() if unit.id not in before]
