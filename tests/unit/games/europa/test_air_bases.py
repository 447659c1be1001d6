"""Air bases in the books: entered, changed, finished, hit, repaired, removed."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import ME109F, cases, in_all, lying, move, moved, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.air.base_records import Base, base_named, bases_of
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.held import GroupType
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, SOVIET


def with_bases(**options: str) -> FakeBooks:
    books = opened("central", **options)
    books.post(plan(books, "air_base", name="Warszawa", hex="1A 2230", city="major"))
    books.post(plan(books, "air_base", name="Brest", hex="1B 1309", airfield=True))
    return books


def capacity(books: FakeBooks, /, **raw: object) -> object:
    """The last line of the working: groups that may fly."""
    return plan(books, "air_base", **raw).ruling.working[-1].value


def test_a_base_is_entered_with_its_city() -> None:
    books = with_bases()
    assert bases_of(books, AXIS) == {
        "Brest": Base(AXIS, "Brest", "1B 1309", CityKind.NONE, airfield=True),
        "Warszawa": Base(AXIS, "Warszawa", "1A 2230", CityKind.MAJOR),
    }
    assert base_named(books, AXIS, "1a-2230") == base_named(books, AXIS, "warszawa")
    assert base_named(books, SOVIET, "Warszawa") is None


# Major 3, dot and reference 1, airfield 2, nothing 0 (AIR-05).
@pytest.mark.parametrize(
    ("city", "airfield", "groups"),
    [("major", True, 5), ("major", False, 3), ("dot", True, 3), ("reference", False, 1),
     ("none", True, 2)],
)  # fmt: skip
def test_the_working_tells_the_capacity(city: str, groups: int, *, airfield: bool) -> None:
    found = capacity(opened(), name="Lwow", city=city, airfield=airfield)
    assert found == groups


def test_a_change_keeps_what_is_left_open() -> None:
    books = with_bases()
    books.post(plan(books, "air_base", work="change", name="warszawa", airfield=True))
    assert base_named(books, AXIS, "Warszawa") == Base(
        AXIS, "Warszawa", "1A 2230", CityKind.MAJOR, airfield=True
    )
    books.post(plan(books, "air_base", work="change", name="Warszawa", hex="1A 2231"))
    base = base_named(books, AXIS, "Warszawa")
    assert base is not None
    assert (base.hex, base.city, base.airfield) == ("1A 2231", CityKind.MAJOR, True)


def test_hits_lower_and_repairs_raise_the_capacity() -> None:
    books = with_bases()
    books.post(plan(books, "air_base", work="damage", name="Warszawa", hits=2))
    draft = plan(books, "air_base", work="damage", name="Warszawa", hits=2)
    assert draft.ruling.working[-1].value == 0  # 3 − 4, never below 0 (AIR-06)
    repair = plan(books, "air_base", work="repair", name="Warszawa", hits=2)
    assert [(fault.case, fault.asks) for fault in repair.warnings] == [("AIR-07", True)]
    assert cases(plan(books, "air_base", work="repair", name="Warszawa", hits=3)) == ["AIR-07"]
    books.post(plan(books, "air_base", work="repair", name="Warszawa", hits=1))
    base = base_named(books, AXIS, "Warszawa")
    assert base is not None
    assert base.hits == 1


# Each hit grounds an operable group too, the owner's choice (AIR-06).
def test_damage_strikes_the_groups_at_the_base() -> None:
    books = with_bases()
    books.phase = AIR
    fighters, bombers = move("Me109F", "available", "Brest", 2), move("Ju88A", "available", "Brest")
    books.post(moved(books, fighters, bombers))
    open_choice = plan(books, "air_base", work="damage", name="Brest", hits=1)
    assert [fault.where for fault in open_choice.refusals] == ["grounded"]
    assert not open_choice.facts
    picked = [{"card": "Me109F"}]
    draft = plan(books, "air_base", work="damage", name="Brest", hits=1, grounded=picked)
    assert draft.ruling.working[-1].value == 1  # an airfield alone takes 2
    books.post(draft)
    assert lying(books, ME109F)["operable:Brest"] == 1
    assert lying(books, ME109F)["inoperable:Brest"] == 1
    base = base_named(books, AXIS, "Brest")
    assert base is not None
    assert base.hits == 1
    # 3 hits more: the 2 operable groups are grounded, 1 of the 3 inoperable ones is drawn.
    drawn = [{"card": "Ju88A"}]
    books.post(plan(books, "air_base", work="damage", name="Brest", hits=3, drawn=drawn))
    assert lying(books, ME109F)["inoperable:Brest"] == 2
    assert in_all(books) == in_all(with_bases())
    assert lying(books, GroupType("Germany", "Ju88A", 2))["remnants"] == 1


# An airfield is begun for a Resource Point and finished later (RES-07).
def test_an_airfield_that_was_begun_is_finished() -> None:
    books = with_bases()
    assert books.phase == INITIAL
    books.post(plan(books, "build", kind="airfield", place="warszawa", source="Poland"))
    early = plan(books, "air_base", work="finish", name="Warszawa")
    assert [fault.case for fault in early.warnings] == ["RES-11"]
    books.turn = TurnCode("1941-07-I")
    draft = plan(books, "air_base", work="finish", name="Warszawa")
    assert not draft.warnings
    assert draft.ruling.working[0].value == "June II 1941"
    books.post(draft)
    base = base_named(books, AXIS, "Warszawa")
    assert base is not None
    assert base.airfield
    assert cases(plan(books, "air_base", work="finish", name="Warszawa")) == ["RES-07"]
    unknown = plan(books, "air_base", work="finish", name="Lublin", hex="1A 2329")
    assert [fault.case for fault in unknown.warnings] == ["RES-07"]
    books.post(unknown)
    assert base_named(books, AXIS, "Lublin") == Base(AXIS, "Lublin", "1A 2329", airfield=True)


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ({}, "name"),
        ({"name": "--"}, "name"),
        ({"name": "WARSZAWA"}, "name"),
        ({"name": "Praga", "hex": "1a2230"}, "hex"),
        ({"work": "change", "name": "Lwow", "city": "dot"}, "name"),
        ({"work": "damage", "name": "Warszawa"}, "hits"),
        ({"work": "remove", "name": "Lwow"}, "name"),
    ],
)
def test_what_cannot_be_is_refused(raw: dict[str, object], where: str) -> None:
    draft = plan(with_bases(), "air_base", **raw)
    assert [fault.where for fault in draft.refusals] == [where]
    assert not draft.facts


def test_a_base_with_groups_stays_in_the_books() -> None:
    books = with_bases()
    books.phase = AIR
    books.post(moved(books, move("Me109F", "available", "Brest")))
    draft = plan(books, "air_base", work="remove", name="Brest")
    assert draft.refusals[0].message == "1 group is at Brest."
    books.post(plan(books, "air_base", work="remove", name="Warszawa"))
    assert list(bases_of(books, AXIS)) == ["Brest"]
    books.post(plan(books, "air_base", name="Warszawa", city="dot"))
    assert base_named(books, AXIS, "Warszawa") == Base(AXIS, "Warszawa", "", CityKind.DOT)


def test_the_other_side_has_bases_of_its_own() -> None:
    books = with_bases()
    books.post(plan(books, "air_base", name="Brest", city="dot", enemy=True))
    assert list(bases_of(books, SOVIET)) == ["Brest"]
    books.side = SOVIET
    books.post(plan(books, "air_base", work="damage", name="Brest", hits=1))
    assert books.known[fact_kinds.BASE, "soviet:Brest", "hits"] == 1
    assert books.known[fact_kinds.BASE, "axis:Brest", "hits"] == 0


def test_half_of_the_printed_table_needs_its_sum() -> None:
    books = opened("central", base_capacity="half_sum")
    draft = plan(books, "air_base", name="Warszawa", city="major")
    assert [fault.where for fault in draft.refusals] == ["printed_sum"]
    assert capacity(books, name="Warszawa", city="major", printed_sum=9) == 5  # 9 ÷ 2, up


def test_a_base_without_city_and_airfield_is_worth_a_warning() -> None:
    draft = plan(opened(), "air_base", name="Pinsk")
    assert not draft.refusals
    assert [fault.case for fault in draft.warnings] == ["AIR-05"]
