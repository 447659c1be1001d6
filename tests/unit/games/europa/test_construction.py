"""Forts and airfields: begun, usable from a turn on, made a base, lost."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import EUROPA, cases, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import stockpile
from oobmgr.games.europa.actions.supply.income_sheet import income_sheet
from oobmgr.games.europa.air.base_records import base_named
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, MOVEMENT, RESOURCE, SOVIET
from oobmgr.rules.checks import Warning  # noqa: A004 - as where it is made

JULY_I, JULY_II = TurnCode("1941-07-I"), TurnCode("1941-07-II")


def built(books: FakeBooks) -> list[tuple[str, str, str, str]]:
    """What the list of the map shows of works."""
    assert EUROPA.on_map is not None
    return [(e.kind, e.place, e.state, str(e.then or "")) for e in EUROPA.on_map(books)]


def forgotten(books: FakeBooks) -> list[Warning]:
    return [warning for warning in EUROPA.warnings(books) if warning.kind == "works"]


def test_a_fort_costs_a_point_and_is_usable_the_turn_after() -> None:
    books = opened()
    before = books.balance(stockpile(AXIS, "Poland"), RESOURCE)
    draft = books.post(plan(books, "build", place="1B 1309", source="Poland", distance=4))
    assert books.balance(stockpile(AXIS, "Poland"), RESOURCE) == before - 1
    assert "usable from July I 1941" in draft.sentence
    assert built(books) == [("Fort", "1B 1309", "building", JULY_I)]
    assert forgotten(books) == []
    books.turn = JULY_I
    assert built(books) == [("Fort", "1B 1309", "ready", "")]
    assert [(w.title, w.case) for w in forgotten(books)] == [("Fort ready", "RES-06")]
    books.turn = JULY_II
    assert forgotten(books) == []


def test_a_point_that_waits_for_a_place_is_told_so_in_the_working() -> None:
    draft = plan(opened(), "build", place="1B 1309")
    (told,) = (one for one in draft.ruling.working if one.label == "Resource Points spent")
    assert told.arithmetic == "not placed yet"


def test_the_places_of_resource_points_are_offered() -> None:
    books = opened()
    offered = {name: EUROPA.action(name).offers for name in ("build", "move_resource", "rail")}
    words = {name: offers(books) for name, offers in offered.items() if offers is not None}
    assert "Poland" in words["build"]["source"]
    assert "Poland" in words["rail"]["place"]
    assert "Poland" in words["move_resource"]["source"]
    # What the enemy holds is nothing to take from; a city is a place to bring them to.
    assert "Moskva" not in words["move_resource"]["source"]
    assert {"Poland", "Moskva"} <= set(words["move_resource"]["target"])
    assert {"Poland", "Moskva"} <= set(income_sheet(books).places)


def test_weather_that_is_not_told_is_reckoned_as_clear_with_a_note() -> None:
    books = opened()
    asked = {"place": "1B 1309", "source": "Poland", "distance": 3}
    for zone in "ABC":
        books.known[fact_kinds.WEATHER, "1941-06-II", zone] = "clear"
    assert plan(books, "build", **asked).warnings == ()
    books.known[fact_kinds.WEATHER, "1941-06-II", "B"] = "mud"
    (note,) = plan(books, "build", **asked).warnings
    assert note.message == "Worked out for clear, but there is mud in B."
    assert note.asks
    assert (note.where, note.case) == ("zone", "RES-10")
    assert plan(books, "build", **asked, zone="B").warnings == ()
    # 2 hexes are within reach even in mud.
    assert plan(books, "build", **asked | {"distance": 2}).warnings == ()


def test_the_weather_of_a_place_is_that_of_its_zone() -> None:
    books = opened()
    asked = {"place": "1B 1309", "source": "Poland", "distance": 4}
    for zone, kind in {"A": "clear", "B": "mud", "C": "snow"}.items():
        books.known[fact_kinds.WEATHER, "1941-06-II", zone] = kind
    # Said without a zone it may be that of another, in which the point would not reach so far.
    (doubt,) = plan(books, "build", **asked, weather="clear").warnings
    assert (doubt.where, doubt.case, doubt.asks) == ("zone", "RES-10", True)
    assert doubt.message == "Worked out for clear, but there is mud in B, snow in C."
    # Mud in a zone of snow, as well as clear weather there.
    for kind in ("mud", "clear"):
        about = asked | {"distance": 1}
        (doubt,) = plan(books, "build", **about, zone="C", weather=kind).warnings
        assert doubt.message == f"There is snow in zone C, and {kind} is entered here."
        assert doubt.asks
    books.post(plan(books, "build", **asked | {"distance": 1}, zone="C"))
    # The hex lies in C from now on: an airfield there is reckoned with snow.
    again = plan(books, "build", **asked, kind="airfield")
    assert [fault.where for fault in again.refusals] == ["distance"]
    (doubt,) = plan(books, "build", **asked, kind="airfield", weather="mud").warnings
    assert doubt.where == "weather"


def test_the_player_tells_when_it_is_usable() -> None:
    books = opened()
    books.post(plan(books, "build", place="Brest", source="Poland", usable="July II 1941"))
    books.turn = JULY_I
    assert built(books) == [("Fort", "Brest", "building", JULY_II)]
    past = plan(books, "build", place="Lublin", source="Poland", usable="June II 1941")
    assert cases(past) == ["RES-11"]


def test_a_house_rule_tells_how_long_building_takes() -> None:
    books = opened()
    books.tables = books.tables.with_overrides({"resource_points.turns.fort": 3})
    books.post(plan(books, "build", place="Brest", source="Poland"))
    assert built(books) == [("Fort", "Brest", "building", "1941-08-I")]


@pytest.mark.parametrize("kind", ["fort", "airfield"])
def test_one_of_a_kind_stands_in_a_hex(kind: str) -> None:
    books = opened()
    books.post(plan(books, "build", kind=kind, place="Brest", source="Poland"))
    again = plan(books, "build", kind=kind, place="BREST", source="Poland")
    assert cases(again) == [{"fort": "RES-06", "airfield": "RES-07"}[kind]]
    assert "being built" in again.refusals[0].message
    other = {"fort": "airfield", "airfield": "fort"}[kind]
    assert cases(plan(books, "build", kind=other, place="Brest", source="Poland")) == []


def test_an_airfield_becomes_a_base_once_it_is_usable() -> None:
    books = opened()
    books.post(plan(books, "build", kind="airfield", place="1B 1309", source="Poland"))
    early = plan(books, "air_base", work="finish", name="Brest", hex="1B 1309")
    assert [fault.case for fault in early.warnings] == ["RES-11"]
    assert forgotten(books) == []
    books.turn, books.phase = JULY_I, AIR
    assert [(w.title, w.action) for w in forgotten(books)] == [("Airfield ready", "air_base")]
    books.post(plan(books, "air_base", work="finish", name="Brest", hex="1B 1309"))
    base = base_named(books, AXIS, "Brest")
    assert base is not None
    assert base.airfield
    assert forgotten(books) == []
    # There is a base with an airfield now, so none can be begun under either name.
    books.phase = INITIAL
    assert cases(plan(books, "build", kind="airfield", place="Brest", source="Poland")) == [
        "RES-07"
    ]


def test_a_lost_work_gives_no_point_back_and_can_be_begun_anew() -> None:
    books = opened()
    books.post(plan(books, "build", kind="airfield", place="Brest", source="Poland"))
    books.turn = JULY_I
    books.post(plan(books, "air_base", work="finish", name="Brest"))
    held = books.balance(stockpile(AXIS, "Poland"), RESOURCE)
    books.phase = MOVEMENT
    books.post(plan(books, "work_lost", kind="airfield", place="brest"))
    assert books.balance(stockpile(AXIS, "Poland"), RESOURCE) == held
    assert built(books) == []
    base = base_named(books, AXIS, "Brest")
    assert base is not None
    assert not base.airfield
    assert cases(plan(books, "work_lost", kind="airfield", place="Brest")) == ["RES-07"]
    books.phase = INITIAL
    books.post(plan(books, "build", kind="airfield", place="Brest", source="Poland"))
    assert built(books) == [("Airfield", "Brest", "building", JULY_II)]


def test_a_work_is_told_to_its_owner() -> None:
    books = opened()
    books.post(plan(books, "build", place="Brest", source="Poland"))
    books.turn, books.side = JULY_I, SOVIET
    assert forgotten(books) == []


def test_works_of_older_books_are_usable_the_turn_after() -> None:
    books = opened()
    books.known[Subject.CONDITION, "build:Lwow", "fort"] = "1941-06-II"
    assert built(books) == [("Fort", "Lwow", "building", JULY_I)]
    books.turn = JULY_I
    assert built(books) == [("Fort", "Lwow", "ready", "")]


def test_a_place_that_is_not_known_is_told_with_what_is() -> None:
    books = opened()
    books.post(plan(books, "build", place="Brest", source="Poland"))
    (fault,) = plan(books, "work_lost", kind="fort", place="Brset").refusals
    assert "Brest" in fault.advice
    assert cases(plan(books, "work_lost", kind="fort")) == ["RES-06"]
