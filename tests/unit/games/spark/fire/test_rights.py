"""Who may fire, and why not: tables, chart, status, range, what was fired already."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.fire.combat_example import (
    RIVER,
    combat_phase,
    fire,
    lay,
    why_not,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.assaults import surprise_rolled
from oobmgr.games.spark.fire.ask import Eligibility, Field, FireAsk
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.rights import eligible, modes_of, usual
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.movement.stacks import note_choice
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import (
    COMBAT,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    SOVIET,
    FireKind,
    Marker,
)

OFFENSIVE = FireAsk(Segment.OFFENSIVE_1, FireKind.REGULAR, "1712", "1712")
OFFENSIVE_AT = replace(OFFENSIVE, kind=FireKind.AT)
DEFENSIVE = FireAsk(Segment.DEFENSIVE_1, FireKind.REGULAR, "1712", "1612")
BARRAGE = FireAsk(Segment.BARRAGE, FireKind.REGULAR, "1712", "1712")
AFTERWARDS = FireAsk(Segment.POST_ASSAULT, FireKind.REGULAR, "", "1712")


def asked(books: FakeBooks, name: str, ask: FireAsk, mode: str = "") -> Eligibility:
    unit = unit_of(books, UnitId(named(books, name).id))
    field = Field(books)
    return eligible(field, unit, ask, FireMode(mode)) if mode else usual(field, unit, ask)


@pytest.mark.parametrize(
    ("name", "ask", "mode", "why", "case"),
    [
        ("387/136", BARRAGE, "indirect", "is not artillery", "SP-ART-02"),
        ("387/136", BARRAGE, "direct", "is indirect artillery fire", "SP-ART-24"),
        ("321Gd", OFFENSIVE, "indirect", "gives it no offensive fire 1", "SP-ARTC-10"),
        ("321Gd", OFFENSIVE, "direct", "no AT strength on its front", "SP-ART-01"),
        ("1106", OFFENSIVE, "indirect", "direct only", "SP-ARTC-05"),
        ("248/86", OFFENSIVE_AT, "indirect", "AT fire is always direct", "SP-ART-02"),
        ("56", BARRAGE, "indirect_heavy", "is not heavy artillery", "SP-ARTC-07"),
        ("248/86", OFFENSIVE, "indirect", "its own division only", "SP-ART-12"),
        ("330/86", OFFENSIVE, "direct", "has an Assault Marker", "SP-ELIG-22"),
        ("942/268", OFFENSIVE, "direct", "hexes away, range 1", "SP-CTR-20"),
    ],
)
def test_what_stands_against_a_unit(
    name: str, ask: FireAsk, mode: str, why: str, case: str
) -> None:
    books = combat_phase()
    if name == "942/268":
        lay(books, name, Marker.ASSAULT, None)
    found = asked(books, name, ask, mode)
    assert not found.may
    assert why in found.words
    assert found.case == case


@pytest.mark.parametrize(
    ("marker", "ask", "name", "why"),
    [
        (Marker.SUPPRESSED, DEFENSIVE, "IV/240/170", "artillery, suppressed"),
        (Marker.OUT_OF_SUPPLY, BARRAGE, "321Gd", "artillery, out of supply"),
        (Marker.INACTIVE, OFFENSIVE, "387/136", "is not active yet"),
        (Marker.DISRUPTED, OFFENSIVE, "387/136", "outside the Defensive Fire Segments"),
    ],
)
def test_status_bars_a_unit(marker: Marker, ask: FireAsk, name: str, why: str) -> None:
    books = combat_phase()
    lay(books, name, marker)
    found = asked(books, name, ask)
    assert not found.may
    assert why in found.words


def test_points_follow_losses_and_status() -> None:
    books = combat_phase()
    unit = named(books, "II/399/170")
    books.roster[unit.id] = replace(unit, steps_left=4)
    assert asked(books, "II/399/170", DEFENSIVE).points == 4
    lay(books, "II/399/170", Marker.SUPPRESSED)
    assert asked(books, "II/399/170", DEFENSIVE).points == 2
    assert asked(books, "II/399/170", replace(DEFENSIVE, fog=True)).points == 1
    at = replace(DEFENSIVE, kind=FireKind.AT, place="1613")
    assert asked(books, "II/399/170", at).points == 1


def test_indirect_fire_is_halved_at_a_swamp_and_needs_somebody_who_sees() -> None:
    books = combat_phase()
    wet = replace(BARRAGE, terrain=(Ground.SWAMP,))
    assert asked(books, "56", wet, "indirect").points == 4
    blind = asked(books, "56", replace(BARRAGE, observed=False), "indirect")
    assert (blind.may, blind.words) == (False, "no unit observes the target")
    counterbattery = FireAsk(Segment.COUNTERBATTERY, FireKind.REGULAR, "", "2213", observed=False)
    assert asked(books, "1106", counterbattery, "indirect").may


def test_artillery_next_to_an_enemy() -> None:
    books = combat_phase()
    unit = named(books, "56")
    books.roster[unit.id] = replace(unit, hex="1711")
    assert asked(books, "56", BARRAGE, "indirect").may
    far = asked(books, "56", replace(BARRAGE, place="1714", assault="1714"), "indirect")
    assert (far.may, far.case) == (False, "SP-ART-05")
    offensive = asked(books, "56", OFFENSIVE, "direct")
    assert offensive.may
    assert "its own chart goes first" in offensive.notes[0]
    heavy = named(books, "1106")
    counterbattery = FireAsk(Segment.COUNTERBATTERY, FireKind.REGULAR, "", "2213", observed=False)
    assert asked(books, "1106", counterbattery, "indirect").may
    books.roster[heavy.id] = replace(heavy, hex="1711")
    found = asked(books, "1106", counterbattery, "indirect")
    assert (found.may, found.case) == (False, "SP-ELIG-36")


def test_heavy_artillery_is_offered_first_and_as_ordinary_artillery() -> None:
    books = combat_phase()
    unit = unit_of(books, UnitId(named(books, "1106").id))
    modes = modes_of(unit, BARRAGE, books.tables)
    assert modes == (FireMode.HEAVY, FireMode.INDIRECT)
    assert usual(Field(books), unit, BARRAGE).mode is FireMode.HEAVY


def test_a_unit_with_two_ratings_fires_each_kind_once() -> None:
    books = combat_phase()
    books.post(
        fire(books, ["II/399/170"], [("541/136", 3, 4, "0")], segment="defensive_1", terrain=RIVER)
    )
    again = fire(books, ["II/399/170"], [("541/136", 3, 4, "0")], segment="defensive_1")
    assert "fired in a Defensive Segment" in why_not(again)[0]
    later = fire(books, ["II/399/170"], [("541/136", 3, 4, "0")], segment="defensive_2")
    assert "only AT is left" in why_not(later)[0]
    at = fire(books, ["II/399/170"], [("1/61T", 3, 4, "0")], segment="defensive_2", kind="at")
    assert not at.refusals


def test_all_points_are_fired_once() -> None:
    books = combat_phase()
    books.post(fire(books, ["II/399/170"], [("541/136", 3, 4, "0")], segment="defensive_1"))
    more = fire(books, ["II/399/170"], [("387/136", 3, 4, "0")], segment="defensive_1")
    assert "fired all its points" in why_not(more)[0]


def test_points_that_went_elsewhere_are_gone() -> None:
    books = combat_phase()
    whole = asked(books, "II/399/170", DEFENSIVE)
    assert (whole.points, "Points left" in [line.label for line in whole.working]) == (5, False)
    some = [("II/399/170", {"points": 2})]
    books.post(fire(books, some, [("541/136", 3, 4, "0")], segment="defensive_1"))
    left = asked(books, "II/399/170", DEFENSIVE)
    assert (left.points, left.working[-1].label) == (3, "Points left")


def test_a_mortar_regiment_beside_the_enemy_fires_no_zoc_fire() -> None:
    """Its chart allows indirect fire alone, the enemy beside it direct fire alone."""
    books = combat_phase()
    zone = FireAsk(Segment.ZOC, FireKind.REGULAR, "", "1712")
    mortar = named(books, "248/86")
    books.roster[mortar.id] = replace(
        mortar, type="mortar regiment", traits={"chart": "sov_mortar_reg"}, hex="1711"
    )
    direct = asked(books, "248/86", zone, "direct")
    assert (direct.may, direct.case) == (False, "SP-ARTC-02")
    assert "indirect only" in direct.words
    beside = asked(books, "248/86", zone, "indirect")
    assert (beside.may, beside.case) == (False, "SP-ELIG-36")


def test_a_printed_range_keeps_to_one_kind_in_a_phase() -> None:
    books = example_books()
    books.phase = MOVEMENT[0]
    infantry = fire(books, ["3/240/170"], [("330/86", 1, 1, "0")], segment="zoc")
    books.post(infantry)
    assert not fire(books, ["3/240/170"], [("284/86", 1, 1, "0")], segment="zoc").refusals
    unit = named(books, "1/61T")
    books.roster[unit.id] = replace(unit, hex="1611")
    at = fire(books, ["3/240/170"], [("1/61T", 1, 1, "0")], segment="zoc", kind="at")
    assert "no other kind" in why_not(at)[0]
    books.phase = COMBAT[0]
    lay(books, "1/61T", Marker.ASSAULT, "1710")
    later = fire(books, ["3/240/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    assert not later.refusals


def test_the_first_defensive_segment_has_one_kind_of_fire() -> None:
    books = combat_phase()
    books.post(fire(books, ["II/399/170"], [("541/136", 1, 1, "0")], segment="defensive_1"))
    unit = named(books, "I/399/170")
    books.roster[unit.id] = replace(unit, hex="1712")
    at = fire(books, ["I/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    assert "fired regular in this segment" in why_not(at)[0]


def test_an_afv_is_fired_at_once_in_a_phase() -> None:
    books = combat_phase()
    one = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    books.post(one)
    unit = named(books, "I/399/170")
    books.roster[unit.id] = replace(unit, hex="1712")
    two = fire(books, ["I/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_2", kind="at")
    assert "1/61T was fired at in this phase." in why_not(two)
    zone = fire(
        books, ["3/240/170"], [("1/61T", 1, 1, "0")], segment="zoc", kind="at", place="1710"
    )
    assert "1/61T was fired at in this phase." not in why_not(zone)


@pytest.mark.parametrize(
    ("marker", "value", "case"),
    [
        (Marker.ASSAULT, "1714", "SP-PAF-02"),
        (Marker.CALLED_OFF, "voluntary", "SP-PAF-02"),
        (Marker.PARTICIPATED, True, "SP-ELIG-23"),
    ],
)
def test_who_was_in_an_assault_fires_no_more(marker: Marker, value: str, case: str) -> None:
    books = example_books()
    books.phase = POST_ASSAULT_FIRE[0]
    assert asked(books, "387/136", AFTERWARDS).may
    lay(books, "387/136", marker, value)
    found = asked(books, "387/136", AFTERWARDS)
    assert (found.may, found.case) == (False, case)


def test_no_post_assault_fire_at_night_nor_after_offensive_fire() -> None:
    books = combat_phase()
    books.post(fire(books, ["387/136"], [("II/399/170", 1, 1, "0")], segment="offensive_1"))
    books.phase = POST_ASSAULT_FIRE[0]
    for name in ("387/136", "541/136"):
        for marker in (Marker.ASSAULT, Marker.INVOLVED):
            lay(books, name, marker, None)
    assert asked(books, "387/136", AFTERWARDS).words == "fired in an Offensive Segment"
    books.turn = TurnCode("1943-01-12-3night")
    assert asked(books, "541/136", AFTERWARDS).words == "no Post-Assault Fire at night"


def test_two_rating_at_fire_reaches_no_other_hex() -> None:
    books = combat_phase()
    books.phase = POST_ASSAULT_FIRE[0]
    ask = FireAsk(Segment.POST_ASSAULT, FireKind.AT, "", "1712")
    lay(books, "387/136", Marker.ASSAULT, None)
    assert asked(books, "387/136", ask).case == "SP-ELIG-06"
    books.phase = MOVEMENT[0]
    zone = FireAsk(Segment.ZOC, FireKind.AT, "", "1613")
    assert asked(books, "II/399/170", zone).case == "SP-ELIG-06"
    assert asked(books, "II/399/170", replace(zone, trench_at=2)).may


def test_surprised_units_fire_half_or_not_at_all() -> None:
    books = combat_phase()
    books.turn = TurnCode("1943-01-12-3night")
    for fact in surprise_rolled(books, "1712", 3):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert asked(books, "541/136", OFFENSIVE).points == 4
    assert asked(books, "II/399/170", DEFENSIVE).points == 5
    for fact in surprise_rolled(books, "1712", 10):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    lay(books, "II/399/170", Marker.INVOLVED, "1712")
    silent = asked(books, "II/399/170", DEFENSIVE)
    assert (silent.may, silent.case) == (False, "SP-ELIG-35")
    assert not asked(books, "IV/240/170", DEFENSIVE).may


def test_artillery_next_to_an_enemy_where_the_eligibility_tables_go_first() -> None:
    books = combat_phase(artillery_beside_enemy="table")
    unit = named(books, "56")
    books.roster[unit.id] = replace(unit, hex="1711")
    found = asked(books, "56", OFFENSIVE, "direct")
    assert (found.may, found.case) == (False, "SP-ELIG-36")


def test_howitzers_fire_directly_by_strength_or_by_the_chart() -> None:
    for setting, may in (("strength", True), ("chart", False)):
        books = combat_phase(artillery_direct_fire=setting)
        howitzers = next(u for u in books.units() if u.traits.get("chart") == "ger_150_how_bn")
        ratings = {"regular": 4, "at": 2, "range": 12, "morale": 6}
        books.roster[howitzers.id] = replace(howitzers, ratings=ratings, hex="1712")
        ask = replace(DEFENSIVE, place="1612")
        found = eligible(Field(books), unit_of(books, howitzers.id), ask, FireMode.DIRECT)
        assert found.may is may


def test_a_strength_that_nobody_entered_is_asked_for() -> None:
    books = combat_phase()
    unit = named(books, "56")
    books.roster[unit.id] = replace(unit, ratings={"morale": 6})
    found = asked(books, "56", BARRAGE)
    assert (found.may, found.words) == (False, "has no regular strength in the books")


def test_who_lost_its_marker_to_fire_supports_its_own_assault_alone() -> None:
    books = combat_phase()
    lay(books, "733/136", Marker.ASSAULT, None)
    lay(books, "733/136", Marker.CALLED_OFF, "involuntary")
    lay(books, "733/136", Marker.INVOLVED, "1714")
    unit = named(books, "733/136")
    books.roster[unit.id] = replace(unit, hex="1713")
    other = asked(books, "733/136", OFFENSIVE)
    assert (other.may, other.case) == (False, "SP-ELIG-26")
    assert other.words == "may fire for its own assault on 1714 only"
    assert asked(books, "733/136", replace(OFFENSIVE, assault="1714", place="1714")).may


def test_ratings_in_parentheses_start_no_fire() -> None:
    books = combat_phase()
    unit = named(books, "387/136")
    books.roster[unit.id] = replace(unit, traits={**unit.traits, "parentheses": "yes"})
    assert asked(books, "387/136", OFFENSIVE).case == "SP-ELIG-07"


def test_ratings_in_parentheses_fire_with_the_at_strength_of_their_trench() -> None:
    books = combat_phase()
    unit = named(books, "II/399/170")
    books.roster[unit.id] = replace(unit, traits={**unit.traits, "parentheses": "yes"})
    at = replace(DEFENSIVE, kind=FireKind.AT, place="1613")
    assert asked(books, "II/399/170", at).case == "SP-ELIG-07"
    assert asked(books, "II/399/170", replace(at, trench_at=2)).may
    regular = replace(at, kind=FireKind.REGULAR, trench_at=2)
    assert asked(books, "II/399/170", regular).case == "SP-ELIG-07"


def test_numbers_in_the_boxes_are_the_strength() -> None:
    books = combat_phase()
    tigers = named(books, "2/503")
    books.roster[tigers.id] = replace(tigers, hex="1712", steps_left=3)
    at = replace(DEFENSIVE, kind=FireKind.AT, place="1613")
    assert asked(books, "2/503", at).points == 15
    assert asked(books, "2/503", DEFENSIVE).points == 3


def test_an_overstacked_hex_fires_once_its_owner_said_who_fights() -> None:
    books = combat_phase()
    for name in ("387/136", "7GdMiner"):
        books.roster[named(books, name).id] = replace(named(books, name), hex="1613")
    found = asked(books, "541/136", OFFENSIVE)
    assert not found.may
    assert found.case == "SP-STACK-05"
    assert "say under Overstacked who fights" in found.words
    for fact in note_choice(books, SOVIET, "1613", (named(books, "541/136").id,)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert asked(books, "541/136", OFFENSIVE).may
    assert "not among those picked" in asked(books, "387/136", OFFENSIVE).words


def test_after_both_kinds_none_is_left() -> None:
    books = combat_phase()
    first = {"segment": "defensive_1", "terrain": RIVER}
    second = {"segment": "defensive_2", "terrain": RIVER, "kind": "at"}
    books.post(fire(books, ["II/399/170"], [("541/136", 3, 4, "0")], **first))
    books.post(fire(books, ["II/399/170"], [("1/61T", 3, 4, "0")], **second))
    again = asked(books, "II/399/170", replace(DEFENSIVE, segment=Segment.DEFENSIVE_2))
    assert again.words == "fired in a Defensive Segment with both kinds"


def test_a_half_that_is_lifted_to_one_is_in_the_working() -> None:
    books = combat_phase()
    lay(books, "II/399/170", Marker.SUPPRESSED)
    at = replace(DEFENSIVE, segment=Segment.DEFENSIVE_2, kind=FireKind.AT, place="1613")
    found = asked(books, "II/399/170", at)
    assert found.points == 1
    assert found.working[-1].arithmetic == "1 × ½ = ½, at least 1"
