"""What facts hold besides plain values: read back as it was saved, and as earlier files have it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.movement.spent import spend, spent
from oobmgr.games.spark.reinforcements.waiting import left_in, left_now, must_return
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.markers import Markers, add_shot, markers_of, set_marker
from oobmgr.games.spark.units.shots import Segment, Shot, read_shot
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import FireKind, Marker
from oobmgr.known_games import game
from oobmgr.ui.viewmodels.ledger_facts import fact_line

SUPPORT = Shot(
    "first_combat", Segment.OFFENSIVE_1, FireKind.AT, "1712", "1712", "7", 4, support=True
)
EARLIER_SUPPORT = "first_combat|offensive_1|at|1712|1712|7|4|yes"
EARLIER_AA = "first_movement|aa|regular||1710|||"


def write(books: FakeBooks, *facts: Fact) -> None:
    for fact in facts:
        books.known[fact.subject, fact.key, fact.field] = fact.new


def line(field: str, value: JsonValue, old: JsonValue = None) -> str:
    """How the ledger tells what a marker holds."""
    return fact_line(Fact(fact_kinds.MARKER, "7", field, old, value), game("spark")).value


def test_a_shot_is_kept_by_its_fields_and_read_back() -> None:
    assert SUPPORT.saved == {
        "phase": "first_combat", "segment": "offensive_1", "kind": "at", "assault": "1712",
        "place": "1712", "target": "7", "points": 4, "support": True,
    }  # fmt: skip
    assert read_shot(SUPPORT.saved) == SUPPORT
    assert SUPPORT.words == "Offensive fire 1: support, AT 4 at 1712"


def test_a_shot_of_an_earlier_file_is_read_the_same() -> None:
    assert read_shot(EARLIER_SUPPORT) == SUPPORT
    assert read_shot(EARLIER_AA) == Shot("first_movement", Segment.AA, place="1710")
    assert read_shot("off_1") is None


def test_a_unit_fires_on_in_an_earlier_file() -> None:
    books = example_books()
    unit = named(books, "387/136").id
    write(books, *set_marker(books, unit, Marker.FIRED, [EARLIER_AA]))
    write(books, *add_shot(books, unit, SUPPORT))
    held = markers_of(books, unit)
    assert [shot.segment for shot in held.shots] == [Segment.AA, Segment.OFFENSIVE_1]
    assert held.fired == ("AA fire", SUPPORT.words)
    assert Markers({Marker.FIRED: ["off_1"]}).fired == ("off_1",)


@pytest.mark.parametrize(("points", "left"), [("7/2", Fraction(7, 2)), ("all", None)])
def test_points_spent_before_in_an_earlier_file_count(points: str, left: Fraction | None) -> None:
    books = example_books()
    unit = UnitId(1)
    earlier = f"{books.turn} {books.phase} {points}"
    write(books, Fact(Subject.DONE, "unit:1", "movement", None, earlier))
    assert spent(books, unit) == left
    write(books, *spend(books, unit, Fraction(1, 2)))
    assert spent(books, unit) == (None if left is None else left + Fraction(1, 2))
    assert books.fact(Subject.DONE, "unit:1", "movement") == {
        "turn": books.turn, "phase": books.phase, "points": "all" if left is None else "4",
    }  # fmt: skip


def test_points_of_another_phase_of_an_earlier_file_do_not_count() -> None:
    books = example_books()
    earlier = f"{books.turn} second_movement all"
    write(books, Fact(Subject.DONE, "unit:1", "movement", None, earlier))
    assert spent(books, UnitId(1)) == 0


@pytest.mark.parametrize("earlier", [False, True])
def test_who_left_the_map_in_this_impulse_need_not_return_yet(earlier: bool) -> None:
    books = example_books()
    unit = named(books, "387/136").id
    now = f"{books.turn} first" if earlier else left_now(books)
    write(books, *set_marker(books, unit, Marker.OFF_MAP, now))
    assert left_in(unit_of(books, unit)) == books.turn
    assert must_return(books) == ()
    books.turn = CALENDAR.next(books.turn)
    assert [one.id for one in must_return(books)] == [unit]


def test_a_unit_that_left_nobody_knows_when_must_return() -> None:
    books = example_books()
    unit = named(books, "387/136").id
    write(books, *set_marker(books, unit, Marker.OFF_MAP, value=True))
    assert left_in(unit_of(books, unit)) is None
    assert [one.id for one in must_return(books)] == [unit]


def test_the_ledger_says_what_a_marker_holds_in_words() -> None:
    assert line("fired", [EARLIER_AA, SUPPORT.saved]) == f"AA fire; {SUPPORT.words}"
    assert line("fired", None, [SUPPORT.saved]) == f"none, was {SUPPORT.words}"
    left: JsonValue = {"turn": "1943-01-12-1am", "part": "first"}
    assert line("off_map", left) == "12 January, AM"
    assert line("assault", "1712") == "1712"
