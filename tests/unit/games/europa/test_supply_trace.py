"""A trace that sets the state of units: links, weather, rail, air supply, no path at all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import plan as air_plan
from tests.unit.games.europa.air_missions import group, in_the_morning
from tests.unit.games.europa.pockets import (
    FREE,
    GUNS,
    INFANTRY,
    PANZER,
    POCKET,
    a_pocket,
    line,
    plan,
    said,
    starved,
)

from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import supplies, supply_of

LONG = [["overland", 7], ["truck", 4], ["road", 7], ["rail", 30]]
"""As long as links may be in Clear: 7 to a truck, 4 on to a road, 7 to rail."""


def state(**given: Any) -> SupplyState:  # noqa: ANN401 - of the action
    books = starved()
    books.post(plan(books, "supply_trace", hex=POCKET, **given))
    states = {supply_of(books, unit).state for unit in (PANZER, INFANTRY, GUNS)}
    assert len(states) == 1
    return states.pop()


def test_a_trace_that_holds_puts_the_whole_hex_in_supply() -> None:
    books = starved()
    found = books.post(plan(books, "supply_trace", hex="1b 2417", links=LONG))
    assert supplies(books) == {}
    assert found.title == "Supply trace, 1b 2417: in supply"
    assert line(found, "Truck link") is True
    assert line(found, "Hexes that roll for attrition") == 0


@pytest.mark.parametrize(
    "given",
    [
        {"links": [["overland", 8]]},
        {"links": [["overland", 4, 2]]},  # 4 + 2 × 2 = 8 > 7
        {"links": [["overland", 7, True]]},  # interdiction leaves 6
        {"links": LONG, "arctic": True},
        {"links": LONG, "weather": "mud"},
        {"links": LONG, "reached": False},
        {"links": [{"kind": "overland", "normal_hexes": 2, "lake": True}]},
    ],
)
def test_one_that_does_not_hold_leaves_them_unsupplied(given: dict[str, Any]) -> None:
    assert state(**given) is SupplyState.OOS
    assert state(**given, cut_off=True) is SupplyState.ISOLATED


def test_the_weather_of_the_zone_goes_before_the_one_entered() -> None:
    books = starved()
    books.known[fact_kinds.WEATHER, str(books.turn), "B"] = "snow"
    found = plan(books, "supply_trace", hex=POCKET, links=LONG, zone="B", weather="clear")
    assert line(found, "Weather") == "snow"
    assert not found.ruling.result.holds


def test_no_path_at_all_needs_no_link() -> None:
    assert state(cut_off=True) is SupplyState.ISOLATED
    found = plan(starved(), "supply_trace", units=[PANZER])
    assert said(found.refusals) == [
        "The trace has no link. Add its links from the unit on, or say that no path is open."
    ]


def test_a_rail_break_cuts_only_where_the_campaign_wants_it() -> None:
    for cuts in (False, True):
        books = a_pocket(rail_break_cuts_supply=cuts)
        found = plan(books, "supply_trace", units=[FREE], links=LONG, rail_break=True)
        assert found.ruling.result.holds is not cuts


# Two transport groups feed 8 REs in Clear, 6 in Mud or in place of a truck; these are 3 + 3 + 1.


@pytest.mark.parametrize(
    ("weather", "as_truck", "holds"),
    [("clear", False, True), ("mud", False, False), ("clear", True, False)],
)
def test_an_airbase_feeds_so_many_res(weather: str, as_truck: bool, holds: bool) -> None:
    books = starved()
    for unit_id, res in ((PANZER, "3"), (INFANTRY, "3"), (GUNS, "1")):
        books.roster[unit_id].traits["re"] = res  # type: ignore[index]
    found = plan(
        books, "supply_trace", hex=POCKET, links=[["overland", 2]], weather=weather, fed_groups=2,
        as_truck=as_truck,
    )  # fmt: skip
    assert found.ruling.result.holds is holds
    assert line(found, "The airbase feeds them") is holds


def test_an_airbase_feeds_what_was_flown_there_and_no_more() -> None:
    """One Ju52 flies to Warszawa: 4 REs in Clear, for a division of 3; the guns' 1 is the last."""
    books = in_the_morning()
    books.post(air_plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")]))
    for number, size, res in ((1, "XX", "3"), (2, "XX", "3"), (3, "III", "1")):
        books.enlist(number, "infantry", size=size, traits={"re": res})
    holds = []
    for number in (1, 2, 3):
        found = books.post(
            plan(
                books, "supply_trace", units=[number], links=[["overland", 3]], base="warszawa",
                weather="clear",
            )
        )  # fmt: skip
        holds.append(found.ruling.result.holds)
    assert holds == [True, False, True]
    wrong = plan(books, "supply_trace", units=[1], links=[["overland", 3]], base="Warzawa")
    assert said(wrong.refusals) == ["There is no such airbase. Did you mean Warszawa?"]


def test_from_an_airbase_supply_goes_overland_and_by_truck_only() -> None:
    books = starved()
    found = plan(books, "supply_trace", units=[GUNS], links=LONG, fed_groups=3)
    assert line(found, "Over the overland and truck links only") is False


def test_units_of_the_other_side_are_refused() -> None:
    books = a_pocket()
    books.side = "soviet"  # type: ignore[assignment]
    found = plan(books, "supply_trace", units=[PANZER], links=LONG)
    assert said(found.refusals) == ["1 panzer belongs to the other side."]
    assert not found.facts
    nowhere = plan(books, "supply_trace", hex=POCKET, links=LONG)
    assert said(nowhere.refusals)[0].startswith("No unit of yours is in 1B 2417.")
