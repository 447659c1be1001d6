"""A hex is the same however it is written: with or without capitals, spaces and hyphens."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.air_groups import cases, plan
from tests.unit.games.europa.combat.armies import INFANTRY as FOOT
from tests.unit.games.europa.combat.armies import OTHER_INFANTRY as MORE_FOOT
from tests.unit.games.europa.combat.armies import PANZER as TANKS
from tests.unit.games.europa.combat.armies import armies, battle, flown, stand
from tests.unit.games.europa.pockets import (
    FREE,
    GUNS,
    INFANTRY,
    PANZER,
    POCKET,
    a_pocket,
    said,
    starved,
)
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.accounts import pool, stockpiles
from oobmgr.games.europa.combat.fire import fired
from oobmgr.games.europa.isolation.rolling import due_stacks
from oobmgr.games.europa.picking.supply import supply_choices
from oobmgr.games.europa.rail.breaks import breaks
from oobmgr.games.europa.rail.lines import lines
from oobmgr.games.europa.words import AIR, AXIS, COMBAT, MOVEMENT, RESOURCE
from oobmgr.known_games import run

SAME = "1b2417"


def moving() -> FakeBooks:
    books = opened()
    books.phase = MOVEMENT
    return books


def test_one_overrun_for_a_hex() -> None:
    books = moving()
    one, other = (books.enlist(number, "infantry") for number in (1, 2))
    books.post(plan(books, "overrun", units=[one], target="1B 0110"))
    assert cases(plan(books, "overrun", units=[other], target="1b0110")) == ["OVR-02"]
    assert cases(plan(books, "overrun", units=[other], target="1B 0111")) == []


def test_one_rail_break_for_a_hex() -> None:
    books = moving()
    books.post(plan(books, "rail_break", place="1B 0505", cause="zone centre"))
    assert cases(plan(books, "rail_break", place="1b-0505", cause="zone centre")) == ["RAIL-10"]
    # One that has gone is placed anew in its line, and does not lie there twice.
    books.turn = breaks(books)[0].ends
    books.post(plan(books, "rail_break", place="1b0505", cause="zone centre"))
    assert [one.place for one in breaks(books)] == ["1B 0505"]


def test_a_work_that_is_begun_anew_keeps_its_line() -> None:
    books = opened()
    books.post(plan(books, "build", kind="fort", place="1B 0101", source="Poland"))
    books.post(plan(books, "work_lost", kind="fort", place="1b0101"))
    books.post(plan(books, "build", kind="fort", place="1b0101", source="Poland"))
    facts = books.facts(Subject.CONDITION)
    keys = {key for key, _ in facts if key.startswith("build:")}
    assert keys == {"build:1B 0101"}


def test_a_converted_line_grows_under_its_name() -> None:
    books = moving()
    books.post(plan(books, "regauge", line="Brest–Minsk", hexes=2))
    books.post(plan(books, "regauge", line="brest - minsk", hexes=3))
    assert [(line.name, line.total) for line in lines(books)] == [("Brest–Minsk", 5)]


def test_resource_points_lie_in_one_place() -> None:
    books = moving()
    held = replace(pool(AXIS), detail="1B 0101")
    books.put(held, RESOURCE, 3)
    books.post(plan(books, "move_resource", source="1b0101", target="Poland", amount=2))
    assert stockpiles(books, AXIS)["1B 0101"] == 1


def test_an_isolated_stack_rolls_once() -> None:
    books = starved()
    books.roster[GUNS] = replace(books.unit(GUNS), hex=SAME)
    books.roster[FREE] = replace(books.unit(FREE), hex=SAME)
    (stack,) = due_stacks(books)
    assert stack.hex == POCKET
    assert {unit.id for unit in stack.units} == {PANZER, INFANTRY, GUNS}
    warned = said(plan(books, "isolation", hex=POCKET, roll=8).warnings)
    assert any("in the same hex, and not isolated" in one for one in warned)


def test_supply_states_list_the_units_of_a_hex_together() -> None:
    books = a_pocket()
    books.roster[INFANTRY] = replace(books.unit(INFANTRY), hex="1c 0101")
    books.roster[GUNS] = replace(books.unit(GUNS), hex=SAME)
    assert list(supply_choices(books)) == [PANZER, GUNS, FREE, INFANTRY]
    books.post(plan(books, "supply_states", stacks=[{"hex": SAME, "state": "isolated"}]))
    assert due_stacks(books) == ()  # not in the first turn
    assert list(supply_choices(books))[:2] == [PANZER, GUNS]


def test_attackers_of_one_hex_are_one_stack() -> None:
    books = armies()
    stand(books, {FOOT: "1B 1309", MORE_FOOT: "1b1309", TANKS: "1B-1309"})
    found = battle(books, by_hand=[{"unit": one, "af": 20} for one in (FOOT, MORE_FOOT)])
    # 20 + 20 + 10 count for 30 at most from one hex.
    assert found.ruling.result.odds == "30 : 7"


def test_fire_is_at_the_hex_however_it_is_written() -> None:
    books = flown(armies(AIR))
    books.post(
        plan(books, "bombard", place="1B 1410", by_air=True, bombs=12, groups=1, result="1R")
    )
    books.phase = COMBAT
    assert battle(books, armor_terrain=False, place="1b1410").ruling.result.column == "4-1"
    assert [one.place for one in fired(books)] == ["1B 1410"]


def test_zones_shorten_a_trace_by_the_hex() -> None:
    asked = {"links": [["1B 0101"], ["1b0101", "1B 0102"]], "zone_hexes": ["1b-0101"]}
    assert run("europa.interdiction_charge", asked)["result"]["charged"] == [True, False]


@pytest.mark.parametrize("place", ["A\nB", "x" * 3000])
@pytest.mark.parametrize(
    ("action", "field", "given"),
    [
        ("build", "place", {"source": "Poland"}),
        ("rail_break", "place", {"cause": "zone centre"}),
        ("overrun", "target", {"units": [1]}),
        ("regauge", "line", {"hexes": 1}),
        ("move_resource", "target", {"amount": 1, "source": "Poland"}),
    ],
)
def test_a_place_is_one_short_line(
    action: str, field: str, given: dict[str, object], place: str
) -> None:
    books = opened() if action == "build" else moving()
    books.enlist(1, "infantry")
    assert [one.where for one in plan(books, action, **{field: "1B 0101"}, **given).refusals] == []
    with pytest.raises(BadInput) as refused:
        plan(books, action, **{field: place}, **given)
    assert [one.where for one in refused.value.faults] == [field]
