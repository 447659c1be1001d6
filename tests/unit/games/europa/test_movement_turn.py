"""Movement held to its limits: administrative, overruns, exploitation, stacks, the set-up."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import EUROPA, cases, plan
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.combat.ground import GroundKind
from oobmgr.games.europa.movement.known_hexes import remember
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts
from oobmgr.games.europa.turns import CALENDAR, SURPRISE_TURN
from oobmgr.games.europa.words import (
    AXIS,
    COMBAT,
    EXPLOITATION,
    MOVEMENT,
    SOVIET,
    SP,
)
from oobmgr.rules.actions import ActionPlan

FORT = {"kind": "fort", "place": "1B 1804", "source": "Warszawa"}


@pytest.fixture
def books() -> FakeBooks:
    found = opened()
    found.phase = MOVEMENT
    return found


def unsupplied(books: FakeBooks, unit: UnitId) -> None:
    state = UnitSupply(SupplyState.OOS, books.turn)
    for fact in supply_facts(books, [unit], state):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def hexes(draft: ActionPlan) -> list[tuple[str, object]]:
    """The units that stand elsewhere afterwards."""
    return [
        (fact.key, fact.new)
        for fact in draft.facts
        if fact.subject is Subject.UNIT and fact.field == "hex"
    ]


def known(facts: tuple[Fact, ...]) -> set[str]:
    return {fact.field for fact in facts if fact.subject is Subject.DONE}


def post(books: FakeBooks, draft: ActionPlan) -> ActionPlan:
    """Post all but where units stand, which the books in memory keep with the units."""
    for fact in draft.facts:
        if fact.subject is Subject.UNIT:
            books.known[Subject.UNIT, fact.key, fact.field] = fact.old
    return books.post(draft)


# Administrative movement.


def test_administrative_movement_costs_half(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    # 12 hexes of 1 MP cost 6; a 13th is half a point too much.
    assert cases(plan(books, "administrative", units=[unit], hex_costs=[1] * 12)) == []
    assert cases(plan(books, "administrative", units=[unit], hex_costs=[1] * 13)) == ["MOV-03"]
    assert cases(plan(books, "administrative", units=[unit], hex_costs=[3])) == ["MOV-03"]


def test_hexes_of_an_interdiction_zone_cost_in_full(books: FakeBooks) -> None:
    foot = books.enlist(1, "infantry", ratings={"move": 6})
    tank = books.enlist(2, "panzer", ratings={"move": 6})
    # Foot: 4 × ½ + 2 in full + 1 zone hex left = 5. Tank: 2 to leave, so 6.
    way = {"hex_costs": [1] * 6, "zone_hexes": 2}
    draft = plan(books, "administrative", units=[foot], **way)
    assert {line.value for line in draft.ruling.working if line.label == "Together"} == {5}
    draft = plan(books, "administrative", units=[tank], **way)
    assert {line.value for line in draft.ruling.working if line.label == "Together"} == {6}


@pytest.mark.parametrize(
    "wrong", [{"ezoc": True}, {"adjacent": True}, {"friendly": False}, {"arctic": True}]
)
def test_what_bars_administrative_movement(books: FakeBooks, wrong: dict[str, bool]) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    assert cases(plan(books, "administrative", units=[unit], **wrong)) == ["MOV-03"]


def test_units_without_supply_do_not_move_so(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    unsupplied(books, unit)
    (fault,) = plan(books, "administrative", units=[unit]).refusals
    assert fault.case == "MOV-03"
    assert "in supply" in fault.message


def test_an_administrative_move_is_kept_with_the_hex_where_it_ends(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    draft = post(books, plan(books, "administrative", units=[unit], to="1B 1309"))
    assert hexes(draft) == [("1", "1B 1309")]
    assert cases(plan(books, "overrun", units=[unit])) == ["MOV-03"]


def test_administrative_moves_of_a_turn_add_up(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    fresh = books.enlist(2, "infantry", ratings={"move": 6})
    way = {"hex_costs": [2] * 4}  # 4 × 2 × ½ = 4 MP
    post(books, plan(books, "administrative", units=[unit], **way))
    again = plan(books, "administrative", units=[unit, fresh], **way)
    (fault,) = again.refusals  # the fresh one has its 6
    assert fault.case == "MOV-03"
    assert fault.message == "The move takes 4 MP; left: 2."
    left = [(line.value, line.arithmetic) for line in again.ruling.working if "left" in line.label]
    assert left == [(2, "6 - 4")]
    assert cases(plan(books, "administrative", units=[unit], hex_costs=[2, 2])) == []
    books.turn = CALENDAR.next(books.turn)
    assert cases(plan(books, "administrative", units=[unit], **way)) == []


def test_more_zone_hexes_than_the_way_has_are_refused(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    way = {"hex_costs": [1, 1], "zone_hexes": 5}
    assert cases(plan(books, "administrative", units=[unit], **way)) == ["MOV-04"]
    assert cases(plan(books, "administrative", units=[unit], hex_costs=[1, 1], zone_hexes=2)) == []


def test_the_arctic_zone_keeps_its_capital(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry", ratings={"move": 6})
    (fault,) = plan(books, "administrative", units=[unit], arctic=True).refusals
    assert fault.message == "In arctic zone A administrative movement keeps to the roads."


def test_divisions_that_are_not_paid_for_are_told_when_they_move_so(books: FakeBooks) -> None:
    tank = books.enlist(3, "panzer", ratings={"move": 10})
    foot = books.enlist(4, "infantry", ratings={"move": 6})
    (note,) = plan(books, "administrative", units=[tank, foot], hex_costs=[1]).warnings
    assert note.case == "SP-17"
    assert note.message == "has not been paid for and has half its movement points."
    books.post(plan(books, "movement", units=[tank]))
    assert plan(books, "administrative", units=[tank, foot], hex_costs=[1]).warnings == ()


# Overruns.


def test_an_overrun_takes_three_points_and_the_hex(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    assert cases(plan(books, "overrun", units=[unit], mp=5, hex_cost=2)) == []
    assert cases(plan(books, "overrun", units=[unit], mp=4, hex_cost=2)) == ["OVR-01"]


@pytest.mark.parametrize(
    ("ground", "case"),
    [
        ({"weather": "mud"}, ["OVR-04"]),
        ({"weather": "snow"}, []),
        ({"terrain": "forest"}, ["OVR-04"]),
        ({"terrain": "city"}, []),
        ({"river": "major"}, ["OVR-04"]),
        ({"river": "major", "weather": "frost"}, []),
    ],
)
def test_where_overruns_are_allowed(
    books: FakeBooks, ground: dict[str, str], case: list[str]
) -> None:
    unit = books.enlist(1, "infantry")
    assert cases(plan(books, "overrun", units=[unit], **ground)) == case
    books.options = {**books.options, "overrun_terrain": "any"}
    if "terrain" in ground:
        assert cases(plan(books, "overrun", units=[unit], **ground)) == []


def test_only_what_exploits_overruns_in_exploitation(books: FakeBooks) -> None:
    foot, tanks = books.enlist(1, "infantry"), books.enlist(2, "panzer", cm=True)
    assert cases(plan(books, "overrun", units=[foot])) == []
    books.phase = EXPLOITATION
    assert cases(plan(books, "overrun", units=[foot])) == ["SP-31"]
    assert cases(plan(books, "overrun", counts={"infantry": 1})) == ["SP-31"]
    assert cases(plan(books, "overrun", units=[tanks])) == []
    picking = EUROPA.action("overrun").picking
    assert picking is not None
    assert set(picking.choices(books)) == {tanks}


def test_a_hex_that_was_fought_for_has_its_terrain(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    for fact in remember(books, "1B 1804", (GroundKind.FOREST,), "C"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    books.known[fact_kinds.WEATHER, str(books.turn), "C"] = "mud"
    left_open = plan(books, "overrun", units=[unit], target="1b 1804")
    assert [fault.message for fault in left_open.refusals] == [
        "There are no overruns in mud.", "The terrain bars an overrun: forest.",
    ]  # fmt: skip
    told = plan(books, "overrun", units=[unit], target="1B 1804", terrain="woods", zone="A")
    assert cases(told) == []
    assert told.warnings[-1].message == "A battle entered 1B 1804 as forest."
    assert not plan(books, "overrun", units=[unit], target="1B 1805").refusals


def test_the_weather_of_the_zone_is_that_of_the_turn(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    books.known[fact_kinds.WEATHER, str(books.turn), "B"] = "mud"
    assert cases(plan(books, "overrun", units=[unit], zone="B")) == ["OVR-04"]


def test_an_overrun_in_a_zone_that_is_not_told_is_told_of_the_mud(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    books.known[fact_kinds.WEATHER, "1941-06-II", "B"] = "mud"
    draft = plan(books, "overrun", units=[unit], target="1B 1804")
    assert [fault.case for fault in draft.warnings] == ["OVR-04"]
    books.known[fact_kinds.WEATHER, "1941-06-II", "A"] = "clear"
    assert plan(books, "overrun", units=[unit], target="1B 1804", zone="A").warnings == ()


def test_an_overrun_without_a_target_is_asked_about(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    (fault,) = plan(books, "overrun", units=[unit]).warnings
    assert fault.asks
    assert fault.note() == "The target is not named. Enter the hex that is overrun."
    assert plan(books, "overrun", units=[unit], target="1B 1804").warnings == ()


def test_movement_points_that_an_overrun_lacks_are_told_in_plain_words(books: FakeBooks) -> None:
    unit = books.enlist(1, "infantry")
    (fault,) = plan(books, "overrun", units=[unit], target="1B 1804", mp=3, hex_cost=2).refusals
    assert fault.message == "The overrun takes 5 MP; left: 3."


@pytest.mark.parametrize(
    ("action", "inputs"),
    [
        ("overrun", {"target": "1B 1804"}),
        ("supply_trace", {"links": [["overland", 5]]}),
        ("administrative", {"way": "clear, road"}),
        ("build", {**FORT, "distance": 3, "units": None}),
    ],
)
def test_weather_that_nobody_entered_is_asked_for_wherever_it_counts(
    books: FakeBooks, action: str, inputs: dict[str, object]
) -> None:
    """Clear is never taken for what nobody entered; the surprise turn alone has none to enter."""
    inputs = {"units": [books.enlist(1, "infantry")]} | inputs
    inputs = {name: value for name, value in inputs.items() if value is not None}

    def asked(**more: object) -> list[str]:
        faults = plan(books, action, **inputs | more).refusals
        return [fault.sentence() for fault in faults if "is not entered" in fault.message]

    assert asked(zone="B") == []
    books.weather = ""
    (told,) = asked(zone="B")
    assert told.startswith("zone: The weather of zone B is not entered. Leave the zone blank and ")
    (told,) = asked()
    assert told.startswith("weather: The weather of this turn is not entered. Enter the weather ")
    assert asked(weather="clear") == []
    books.turn = SURPRISE_TURN
    assert asked(zone="B") == asked() == []


@pytest.mark.parametrize(
    ("action", "inputs"),
    [
        ("supply_trace", {"links": [["overland", 4], ["rail", 30]]}),
        ("supply_trace", {"links": [["overland", 8]]}),
        ("supply_trace", {"cut_off": True}),
        ("administrative", {"hex_costs": [1, 1]}),
        ("build", {**FORT, "distance": 2, "units": None}),
    ],
)
@pytest.mark.parametrize("zone", ["", "B"])
def test_weather_is_not_asked_for_where_each_does_the_same(
    books: FakeBooks, action: str, inputs: dict[str, object], zone: str
) -> None:
    """A link of 4 hexes holds even in mud, one of 8 not even in clear weather."""
    books.weather = ""
    inputs = {"units": [books.enlist(1, "infantry")], "zone": zone} | inputs
    found = plan(books, action, **{k: v for k, v in inputs.items() if v is not None})
    assert not [one for one in found.refusals + found.warnings if "weather of" in one.message]


def test_a_zone_that_is_left_open_is_asked_about_where_some_are_not_entered(
    books: FakeBooks,
) -> None:
    """With clear weather in B and C alone, a link of 5 hexes may lie in mud in another zone."""
    unit = books.enlist(1, "infantry")
    books.weather = ""
    for zone in "BC":
        books.known[fact_kinds.WEATHER, "1941-06-II", zone] = "clear"

    def asked(hexes: int, **more: object) -> list[str]:
        trace = plan(books, "supply_trace", units=[unit], links=[["overland", hexes]], **more)
        assert not trace.refusals
        return [fault.message for fault in trace.warnings]

    doubt = "Worked out for clear weather, but that of A, D, G is not entered."
    assert asked(5) == [doubt]
    assert asked(4) == asked(5, zone="B") == asked(5, weather="clear") == []
    books.known[fact_kinds.WEATHER, "1941-06-II", "B"] = "mud"
    assert asked(5) == ["Worked out for clear weather, but there is mud in B."]


def test_one_overrun_for_a_stack_and_for_a_hex_in_each_phase(books: FakeBooks) -> None:
    one, two = books.enlist(1, "panzer"), books.enlist(2, "panzer")
    post(books, plan(books, "overrun", units=[one], target="1B 1804"))
    assert cases(plan(books, "overrun", units=[one], target="1B 1805")) == ["OVR-02"]
    assert cases(plan(books, "overrun", units=[two], target="1b 1804")) == ["OVR-02"]
    books.phase = EXPLOITATION
    assert cases(plan(books, "overrun", units=[one], target="1B 1804")) == []


def test_a_stack_enters_a_cleared_hex_and_is_halted_by_one_that_holds(books: FakeBooks) -> None:
    one, two = books.enlist(1, "panzer"), books.enlist(2, "panzer")
    cleared = plan(books, "overrun", units=[one], target="1B 1804", outcome="cleared")
    assert hexes(cleared) == [("1", "1B 1804")]
    assert "may go on" in cleared.sentence
    held = plan(books, "overrun", units=[two], target="1B 1805", outcome="failed")
    assert hexes(held) == []
    assert "halted" in known(held.facts)
    post(books, held)
    assert "OVR-03" in cases(plan(books, "overrun", units=[two], target="1B 1900"))


def test_units_carry_a_word_for_how_they_moved_while_it_matters(books: FakeBooks) -> None:
    one, two = books.enlist(1, "panzer"), books.enlist(2, "infantry", ratings={"move": 6})
    post(books, plan(books, "overrun", units=[one], target="1B 1805", outcome="failed"))
    post(books, plan(books, "administrative", units=[two]))
    assert words_on(books) == {1: ["halted"], 2: ["moved administratively"]}
    books.phase = COMBAT
    assert words_on(books) == {}
    books.phase = MOVEMENT
    books.turn = TurnCode("1941-07-I")
    assert words_on(books) == {}


def words_on(books: FakeBooks) -> dict[int, list[str]]:
    assert EUROPA.unit_marks is not None
    found = {
        unit: [mark.word for mark in marks] for unit, marks in EUROPA.unit_marks(books).items()
    }
    assert all(word in EUROPA.mark_words for words in found.values() for word in words)
    return {int(unit): words for unit, words in found.items()}


# Exploitation.


def test_units_that_were_not_in_supply_do_not_exploit(books: FakeBooks) -> None:
    books.phase = EXPLOITATION
    books.put(pool(AXIS), SP, 9)
    tank = books.enlist(1, "panzer")
    assert cases(plan(books, "exploitation", units=[tank])) == []
    unsupplied(books, tank)
    assert cases(plan(books, "exploitation", units=[tank])) == ["MOV-01"]


def test_soviet_units_that_attacked_or_stand_in_a_zone_do_not_exploit(books: FakeBooks) -> None:
    books.side = SOVIET
    one, two = books.enlist(1, "tank", side=SOVIET), books.enlist(2, "tank", side=SOVIET)
    books.phase = COMBAT
    books.post(plan(books, "combat", units=[one]))
    books.phase = EXPLOITATION
    assert cases(plan(books, "exploitation", units=[one])) == ["MOV-02"]
    assert cases(plan(books, "exploitation", units=[two])) == []
    assert cases(plan(books, "exploitation", ezoc_units=[two])) == ["MOV-02"]


def test_german_units_exploit_after_an_attack_and_out_of_a_zone(books: FakeBooks) -> None:
    books.phase = COMBAT
    one = books.enlist(1, "panzer")
    books.post(plan(books, "combat", units=[one]))
    books.phase = EXPLOITATION
    draft = plan(books, "exploitation", ezoc_units=[one])
    assert cases(draft) == []
    assert draft.ruling.result.sp == 1  # it pays as any other
    assert cases(plan(books, "exploitation", units=[one], ezoc_units=[one])) == [""]
