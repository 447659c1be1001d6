"""Entries of the air actions that bear on nothing, or cannot be: refused, asked about or told."""

from __future__ import annotations

# ruff: noqa: ANN401 - entries as a form gives them
from typing import Any

import pytest
from tests.unit.games.europa.air_groups import add_base, plan
from tests.unit.games.europa.air_missions import at_bases, group, in_the_morning, placed
from tests.unit.games.europa.over_kiev import fight, i16, over_kiev, supported
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.words import AXIS, SP
from oobmgr.rules.actions import ActionPlan


def paid() -> FakeBooks:
    """Three groups that were paid for by number may strike."""
    books = at_bases()
    books.put(pool(AXIS), SP, 50)
    books.post(plan(books, "air", others=3))
    return books


def told(found: ActionPlan, where: str) -> list[str]:
    """What is told of a field and stops nothing."""
    assert not found.refusals
    return [fault.message for fault in found.warnings if fault.where == where and not fault.asks]


def bombed(**raw: object) -> ActionPlan:
    given: dict[str, object] = {"target": "city", "place": "Kiev", "hits": 1}
    return plan(paid(), "bombing", **(given | raw))


def test_only_a_base_is_bombed_as_ones_own() -> None:
    # Of a base of one's own nobody asks for groups, so the tick would bomb for nothing.
    books = at_bases()
    books.put(pool(AXIS), SP, 50)
    found = plan(books, "bombing", target="city", place="Kiev", hits=1, own=True)
    assert [(one.where, one.case) for one in found.refusals] == [("own", "AIR-06")]
    assert not found.facts
    assert not bombed().refusals


def test_a_raid_without_a_hit_has_a_target_all_the_same() -> None:
    found = bombed(place="", hits=0, result="none")
    assert [(one.where, one.missing) for one in found.refusals] == [("place", True)]
    assert not bombed(hits=0, result="none").refusals


@pytest.mark.parametrize(
    ("field", "value"),
    [("rail_res", 4), ("railway", "Soviet Union"), ("grounded", [{"card": "I16"}])],
)
def test_what_belongs_to_another_target_is_told(field: str, value: object) -> None:
    assert told(bombed(**{field: value}), field) == ["counts for nothing with supply city."]


def test_columns_without_a_chart_to_ask_are_told() -> None:
    said = ["Columns count only where your chart is used, with factors and dice."]
    assert told(bombed(shift=4), "shift") == said
    assert told(bombed(hits=0, result="1R", shift=4), "shift") == said
    assert not told(bombed(), "shift")


@pytest.mark.parametrize("target", ["yard", "port"])
def test_a_yard_or_port_that_nobody_knows_is_told(target: str) -> None:
    said = ["The books have no place Kyiw."]
    assert told(bombed(target=target, place="Kyiw"), "place") == said
    assert not told(bombed(target=target), "place")


def test_what_belongs_to_another_work_on_a_base_is_told() -> None:
    added = {"work": "add", "name": "Pinsk", "city": "dot"}
    found = plan(at_bases(), "air_base", **added, hits=3)
    assert told(found, "hits") == ["counts for nothing with add."]
    assert not told(plan(at_bases(), "air_base", **added), "hits")
    books = at_bases()
    add_base(books, "Pinsk", CityKind.DOT)
    hit = plan(books, "air_base", work="damage", name="Pinsk", hits=1, city="major")
    assert told(hit, "city") == ["counts for nothing with damage."]


def test_more_hits_than_a_base_takes_groups_are_asked_about() -> None:
    # A dot city takes 1 group.
    def doubts(hits: int) -> list[str]:
        books = at_bases()
        add_base(books, "Pinsk", CityKind.DOT)
        found = plan(books, "air_base", work="damage", name="Pinsk", hits=hits)
        assert not found.refusals
        return [fault.message for fault in found.warnings if fault.asks]

    assert doubts(99) == ["99 hits on a base that takes 1 group."]
    assert not doubts(1)


def test_a_night_fighter_by_day_is_told() -> None:
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    supported(books)
    said = ["The mission is flown by day: night fighters are fighters as others then."]
    assert told(fight(books, i16(night_fighter=True)), "fights.0.night_fighter") == said
    assert not told(fight(books, i16()), "fights.0.night_fighter")


def struck(kind: str, *, night: bool = False, rated: bool = False, **raw: Any) -> ActionPlan:
    """A strike of one He111: its tactical rating is 3, where anybody told it."""
    books = paid()
    about: dict[str, Any] = {"rating": 3} if rated else {}
    target = "Kiev" if kind != "interdiction" else "3A 1018"
    books.post(placed(books, kind, group("He111", **about), target=target, night=night))
    return plan(books, "air_strike", mission=1, **raw)


def doubts(found: ActionPlan, where: str) -> list[str]:
    """What is asked about a field."""
    assert not found.refusals
    return [fault.message for fault in found.warnings if fault.where == where and fault.asks]


def test_more_factors_than_the_groups_bring_are_asked_about() -> None:
    # A full group brings twice its printed rating.
    many = struck("ground_support", rated=True, factors=99, result="1R")
    assert doubts(many, "factors") == ["99 factors; the groups bring 6 at most."]
    assert not doubts(struck("ground_support", rated=True, factors=6, result="1R"), "factors")
    many = struck("ground_support", factors=99, result="1R")
    assert doubts(many, "factors") == ["99 factors; the groups bring 18 at most."]
    assert not doubts(struck("ground_support", factors=18, result="1R"), "factors")
    assert not doubts(struck("interdiction", factors=6), "factors")


def test_columns_beside_an_entered_result_are_told() -> None:
    said = ["Columns count only where your chart is used: the result is entered."]
    assert told(struck("ground_support", result="1R", shift=3), "shift") == said
    # With dice they say which column of the chart stands against the result.
    assert not told(struck("ground_support", result="1R", roll=7, shift=3), "shift")


def test_night_bombers_by_day_are_told() -> None:
    said = ["The mission is flown by day: night bombers change nothing then."]
    assert told(struck("port", result="none", all_nb=True), "all_nb") == said
    assert not told(struck("port", night=True, result="none", all_nb=True), "all_nb")


@pytest.mark.parametrize(
    ("field", "value"), [("rail_res", 4), ("die", 3), ("placed", "yes"), ("rail", True)]
)
def test_what_a_kind_of_mission_has_no_use_for_is_told(field: str, value: Any) -> None:
    found = struck("ground_support", result="1R", **{field: value})
    assert told(found, field) == ["counts for nothing with Ground support."]
    if field == "rail_res":
        assert not told(struck("yard", result="1R", rail_res=4), field)


@pytest.mark.parametrize(("field", "value"), [("shift", 2), ("roll", 7), ("result", "1R")])
def test_what_bombs_alone_is_told_of_a_zone(field: str, value: Any) -> None:
    found = struck("interdiction", placed="yes", **{field: value})
    assert told(found, field) == ["counts for nothing with Interdiction."]
    assert not told(struck("interdiction", placed="yes", rail=True), "rail")


def test_a_mission_that_goes_home_before_it_struck_is_asked_about() -> None:
    books = paid()
    books.post(placed(books, "ground_support", group("He111")))
    assert doubts(plan(books, "air_home"), "missions") == ["Mission 1 has not struck."]
    books = paid()
    books.post(placed(books, "sweep", group("Me109F")))
    assert not doubts(plan(books, "air_home"), "missions")


def flak(**raw: object) -> ActionPlan:
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    supported(books, escorts=0)
    return plan(books, "air_flak", mission=1, **({"hit": "0"} | raw))


def fought(**about: Any) -> ActionPlan:
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    supported(books)
    return fight(books, i16(**about))


def test_the_die_for_the_group_that_is_hit_is_told_where_it_means_nothing() -> None:
    """One group alone strikes, or none is hit: no die says which."""
    alone = ["counts for nothing: only one can be hit."]
    assert told(flak(hit="A", target_die=3), "target_die") == alone
    assert told(flak(target_die=3), "target_die") == ["counts for nothing: no group is hit."]
    assert not told(flak(hit="A"), "target_die")
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    two = group("German Ju87B"), group("German He111")
    books.post(placed(books, "ground_support", *two))
    shot = plan(books, "air_flak", mission=1, hit="A", target_die=3)
    assert not told(shot, "target_die")


@pytest.mark.parametrize("kind", ["heavy", "light"])
def test_more_flak_than_stands_anywhere_is_asked_about(kind: str) -> None:
    assert doubts(flak(**{kind: 999}), kind) == ["999 points of flak at one target."]
    assert not doubts(flak(**{kind: 12}), kind)


def test_a_column_without_a_chart_to_ask_is_told() -> None:
    said = ["The column counts only where your chart is used, with the dice."]
    assert told(flak(column="8"), "column") == said
    assert told(flak(column="8", roll=7), "column") == said
    assert not told(flak(), "column")
    assert told(fought(column="+2"), "fights.0.column") == said
    assert told(fought(back_column="+2"), "fights.0.back_column") == said
    assert not told(fought(), "fights.0.column")


def test_hexes_home_that_nobody_flies_are_asked_about() -> None:
    said = ["99 hexes: farther than aircraft fly."]
    assert doubts(flak(hit="X", distance=99), "distance") == said
    assert not doubts(flak(hit="X", distance=9), "distance")
    lost = fought(back="X", distance=99)
    assert doubts(lost, "fights.0.distance") == said
    lost = fought(hit="X", target_distance=99)
    assert doubts(lost, "fights.0.target_distance") == said
    assert not doubts(fought(hit="X", target_distance=9), "fights.0.target_distance")


def test_hexes_home_of_nobody_who_is_lost_are_told() -> None:
    said = ["The hexes home count only for an X."]
    assert told(flak(distance=9), "distance") == said
    assert told(fought(distance=9), "fights.0.distance") == said


def test_an_interception_far_away_is_asked_about() -> None:
    said = ["99 hexes: farther than aircraft fly."]
    assert doubts(fought(reach=99), "fights.0.reach") == said
    assert not doubts(fought(reach=9), "fights.0.reach")
    assert doubts(fought(range=99), "fights.0.range") == said


@pytest.mark.parametrize(
    ("field", "value"), [("reach", 99), ("range", 20), ("night_fighter", True)]
)
def test_what_bears_on_interceptors_alone_is_told_of_a_sweep(field: str, value: Any) -> None:
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    books.post(placed(books, "sweep", group("Me109F")))
    round_: dict[str, object] = {"card": "Me109F", "target": "I16", "hit": "0", "back": "0"}
    found = fight(books, round_ | {field: value})
    said = ["counts only for interceptors, not in a sweep."]
    assert told(found, f"fights.0.{field}") == said
    assert not told(fight(books, round_), f"fights.0.{field}")


def flown(**about: Any) -> ActionPlan:
    return placed(paid(), "ground_support", group("He111", **about))


def test_figures_of_a_group_that_no_counter_shows_are_asked_about() -> None:
    assert doubts(flown(rating=50), "groups.0.rating") == ["A bombing rating of 50."]
    assert not doubts(flown(rating=5), "groups.0.rating")
    said = ["99 hexes: farther than aircraft fly."]
    assert doubts(flown(range=99), "groups.0.range") == said
    assert doubts(flown(distance=99), "groups.0.distance") == said
    assert not doubts(flown(distance=9), "groups.0.distance")
    flight = plan(in_the_morning(), "air_supply", target="Minsk", weather="clear", groups=[
        group("Ju52", "Minsk", distance=99)
    ])  # fmt: skip
    assert doubts(flight, "groups.0.distance") == said


def test_no_aircraft_has_a_range_of_nothing() -> None:
    with pytest.raises(BadInput) as found:
        flown(range=0)
    assert [fault.where for fault in found.value.faults] == ["groups.range"]


def zone(**raw: object) -> ActionPlan:
    return plan(paid(), "interdiction", place="3A 1018", **raw)


def test_more_factors_of_a_zone_than_one_group_brings_are_asked_about() -> None:
    said = ["20 factors; the groups bring 18 at most."]
    assert doubts(zone(factors=20), "factors") == said
    assert not doubts(zone(factors=6), "factors")
    assert doubts(zone(groups=[{"rating": 50}]), "groups.0.rating") == ["A bombing rating of 50."]
    books = paid()
    books.post(placed(books, "interdiction", group("He111", rating=3), target="3A 1018"))
    many = plan(books, "interdiction", place="3A 1018", factors=20)
    assert doubts(many, "factors") == ["20 factors; the groups bring 6 at most."]


def rebased(books: FakeBooks, hex_: str, **raw: object) -> ActionPlan:
    return plan(books, "air_base", work="change", name="Minsk", hex=hex_, **raw)


def test_a_base_in_a_hex_of_no_sheet_is_asked_about() -> None:
    books = at_bases()
    books.post(plan(books, "air_base", work="change", name="Warszawa", hex="1B 1309"))
    assert doubts(rebased(books, "9Z 1309"), "hex") == ["The books have no hex on sheet 9Z."]
    # A new base may be the first on its sheet.
    new = plan(books, "air_base", name="Pinsk", city="dot", hex="9Z 1309")
    assert told(new, "hex") == ["The books have no hex on sheet 9Z."]
    said = ["1B 9999 is beyond the rows of a map sheet."]
    assert doubts(rebased(books, "1B 9999"), "hex") == said
    assert not doubts(rebased(books, "1b 2020"), "hex")


def test_the_printed_sum_where_nothing_is_halved_is_told() -> None:
    said = ["The printed sum counts only where the campaign halves it."]
    assert told(rebased(at_bases(), "", printed_sum=4), "printed_sum") == said
    halved = at_bases(base_capacity="half_sum")
    assert not told(rebased(halved, "", printed_sum=4), "printed_sum")


def test_a_port_inland_is_asked_about() -> None:
    assert doubts(bombed(target="port", place="Minsk"), "place") == ["Minsk is inland."]
    assert not doubts(bombed(target="port", place="Odessa"), "place")
    mission = placed(paid(), "port", group("He111"), target="Minsk")
    assert doubts(mission, "target") == ["Minsk is inland."]


@pytest.mark.parametrize("target", ["city", "factory", "airbase"])
def test_a_raid_without_a_hit_on_what_nobody_knows_is_refused(target: str) -> None:
    found = bombed(target=target, place="Kyiw", hits=0, result="none")
    assert [fault.where for fault in found.refusals] == ["place"]
    assert not found.facts
