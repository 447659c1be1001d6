"""Slips that a player of July I of the Soviets made, and what is said of them."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import add_base, plan
from tests.unit.games.europa.depots import AUG_II, JULY_I, at
from tests.unit.games.europa.test_played_wrong import said
from tests.unit.games.europa.test_taken_without_a_word import barred, entered, heard, income
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import stockpile
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.words import AIR, AXIS, MOVEMENT, RESOURCE, SOVIET
from oobmgr.known_games import game


@pytest.fixture
def july() -> FakeBooks:
    """July I 1941, the Soviet Initial Phase, in clear weather."""
    books = opened()
    books.turn, books.side = JULY_I, SOVIET
    return entered(books)


def test_a_place_for_points_that_resembles_a_known_one_is_told_of(july: FakeBooks) -> None:
    july.put(stockpile(SOVIET, "Vitebsk"), RESOURCE, 4)
    told = "The books have no place Vitebks yet."
    assert income(july, "buy_place", buy=1, buy_place="Vitebks") == [told]
    assert income(july, "scheduled_place", scheduled=1, scheduled_place="Vitebks") == [told]
    assert heard(july, "move_resource", "target", target="Vitebks", amount=1) == [told]
    # No map has such a row; on a sheet that the books do not know it may be the first place.
    off = ["1B 9999 is beyond the rows of a map sheet."]
    bought = plan(july, "initial", buy=1, buy_place="1B 9999")
    placed = plan(july, "move_resource", target="1B 9999", amount=1)
    for found in (bought, placed):
        assert [one.message for one in found.warnings if one.asks and "1B 9999" in one.value] == off
    # A supply city is known without points in it; anything else may well be new.
    for place in ("vitebsk", "Moskva", "Polotsk", "1B 1309", ""):
        assert not income(july, "buy_place", buy=1, buy_place=place)
    # Where nothing is bought, nothing appears.
    assert not income(july, "buy_place", buy_place="Vitebks")


def test_what_arrives_in_the_air_is_of_the_side_unless_it_is_said(july: FakeBooks) -> None:
    """Left open it was German in the turn of the Soviets, and refused."""
    found = plan(
        july,
        "air_arrivals",
        arrivals=[{"aircraft": "I16", "use": "hold"}],
        allowances=[{"printed": 4}],
    )
    assert not found.refusals
    lines = [line.label for line in found.ruling.working]
    assert "Soviet I16: hold" in lines
    assert "Soviet Group Allowance" in lines
    july.side = AXIS
    found = plan(july, "air_arrivals", arrivals=[{"aircraft": "He111"}])
    assert "German He111: hold" in [line.label for line in found.ruling.working]
    finnish = [{"nation": "Finnish", "aircraft": "Blen"}]
    found = plan(july, "air_arrivals", arrivals=finnish)
    assert "Finnish Blen: hold" in [line.label for line in found.ruling.working]


def test_an_arrival_without_a_name_is_only_missing(july: FakeBooks) -> None:
    (fault,) = plan(july, "air_arrivals", arrivals=[{"aircraft": ""}]).refusals
    assert fault.missing
    wrong = [("arrivals.0.aircraft", "is not a name.")]
    assert barred(july, "air_arrivals", arrivals=[{"aircraft": "I16/2"}]) == wrong


def test_more_arrivals_in_a_hex_than_may_stack_are_told_of(july: FakeBooks) -> None:
    """10 REs may stand in a hex (STK-01): four divisions of 3 are 12, three are 9."""
    due = {"side": SOVIET, "arrival": JULY_I, "status": UnitStatus.DUE}
    units = [july.enlist(number, "rifle", traits={"re": "3"}, **due) for number in range(40, 44)]
    told = "1B 2020 would hold 12 REs; the limit is 10."
    assert heard(july, "reinforcements", "hex", units=units, hex="1B 2020") == [told]
    assert not heard(july, "reinforcements", "hex", units=units[:3], hex="1B 2020")
    assert not heard(july, "reinforcements", "hex", units=units)
    # What stands there already counts.
    july.enlist(50, "rifle", side=SOVIET, hex="1B 2020", traits={"re": "3"})
    assert heard(july, "reinforcements", "hex", units=units[:3], hex="1b 2020") == [
        told.replace("1B", "1b")
    ]


def test_hits_that_nothing_is_taken_from_are_told_of() -> None:
    """Cities bring infantry from August I, factories work in the I turn of a month (L224, L225)."""
    hits = {"city_hits": 2, "factory_hits": 1}

    def told(books: FakeBooks) -> list[tuple[str, str]]:
        books.side = SOVIET
        return said(plan(books, "replacements", **hits).warnings)

    silent = ("factory_hits", "The factories make nothing in this turn: these hits take nothing.")
    assert told(at(JULY_I)) == [
        ("city_hits", "The cities bring points from August I 1941 on: these hits take nothing."),
        silent,
    ]
    assert silent in told(at(AUG_II))
    assert not [one for one in told(at(AUG_II)) if one[0] == "city_hits"]


def test_a_group_that_is_not_at_a_base_is_refused_in_the_words_of_the_board() -> None:
    books = entered(opened())
    books.phase = AIR
    add_base(books, "Lublin", CityKind.DOT)
    flown = [{"card": "He111", "box": "operable:Lublin", "result": "A"}]
    (fault,) = plan(books, "air_results", results=flown).refusals
    assert fault.message.startswith("No He111 is operable at Lublin.")


def test_the_supply_check_comes_before_the_rolls_that_rest_on_it(july: FakeBooks) -> None:
    """The first that must be done is gone to: attrition rolled for states of last turn (SUP-07)."""
    checks = {check.title: check for check in game("europa").checks}
    assert checks["Supply not checked"].must
    july.phase = MOVEMENT
    assert not [w for w in game("europa").warnings(july) if w.title == "Supply not checked"]
