"""Entries that contradict the rules or the books: refused where they cannot be, else asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.games.europa.air_groups import add_base, plan
from tests.unit.games.europa.combat.armies import (
    GUNS,
    INFANTRY,
    RIFLE,
    armies,
    battle,
    stand,
)
from tests.unit.games.europa.test_played_wrong import said
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import stockpile
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    INITIAL,
    MOVEMENT,
    NOT_PLACED,
    RESOURCE,
    SOVIET,
    UNPLACED,
    ZONES,
)

CLEAR = dict.fromkeys(ZONES, "clear")


def entered(books: FakeBooks) -> FakeBooks:
    """The same books with clear weather entered for this turn."""
    for zone in ZONES:
        books.known[fact_kinds.WEATHER, str(books.turn), zone] = "clear"
    return books


def ready() -> FakeBooks:
    return entered(armies())


def asked(books: FakeBooks, name: str, field: str, /, **raw: Any) -> list[str]:  # noqa: ANN401 - inputs
    """What an entry that is not refused is asked about one of its fields."""
    found = plan(books, name, **raw)
    assert not found.refusals, found.refusals
    return [one.message for one in found.warnings if one.where == field and one.asks]


def heard(books: FakeBooks, name: str, field: str, /, **raw: Any) -> list[str]:  # noqa: ANN401 - inputs
    """What an entry that is not refused is told of one of its fields, and need not confirm."""
    found = plan(books, name, **raw)
    assert not found.refusals, found.refusals
    return [one.message for one in found.warnings if one.where == field and not one.asks]


def barred(books: FakeBooks, name: str, /, **raw: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - inputs
    return said(plan(books, name, **raw).refusals)


# ---------------------------------------------------------------------------------- places


@pytest.mark.parametrize("work", ["add", "finish"])
def test_an_air_base_in_a_city_of_the_other_side_is_asked_about(work: str) -> None:
    books = entered(opened())
    base = {"work": work, "name": "Moskva", "city": "major", "airfield": True}
    warszawa = base | {"name": "Warszawa"}
    told = "Moskva is held by the Soviet side, according to the books."
    assert told in asked(books, "air_base", "name", **base)
    # It is no other's where it is the base of that side.
    assert told not in asked(books, "air_base", "name", **base, enemy=True)
    told = "Warszawa belonged to the Axis side as the game began."
    assert told not in asked(books, "air_base", "name", **warszawa)
    assert told in asked(books, "air_base", "name", **warszawa, enemy=True)


def test_a_work_in_a_city_of_the_other_side_is_asked_about() -> None:
    books = entered(opened())
    begun = {"kind": "fort", "source": "Poland", "zone": "C"}
    told = "Moskva is held by the Soviet side, according to the books."
    assert told in asked(books, "build", "place", place="Moskva", **begun)
    assert not asked(books, "build", "place", place="1B 1309", **begun)


def test_points_of_the_soviets_do_not_lie_beyond_the_border_without_a_question() -> None:
    books = entered(opened())
    books.side = SOVIET
    points = {"amount": 5}
    told = "Warszawa belonged to the Axis side as the game began."
    assert asked(books, "move_resource", "target", target="warszawa", **points) == [
        told.replace("Warszawa", "warszawa")
    ]
    assert not asked(books, "move_resource", "target", target="Kiev", **points)
    # Once they are there, nobody asks again.
    books.post(plan(books, "move_resource", target="Warszawa", **points))
    assert not asked(books, "move_resource", "target", target="Warszawa", amount=1)


def test_what_the_other_side_has_at_a_place_is_asked_about() -> None:
    books = entered(opened())
    books.side = SOVIET
    add_base(books, "Brest", CityKind.DOT)
    books.enlist(1, "rifle", hex="1B 1310")
    books.put(stockpile(SOVIET, "Pinsk"), RESOURCE, 2)
    books.side = AXIS
    books.put(stockpile(AXIS, UNPLACED), RESOURCE, 9)

    def at(place: str) -> list[str]:
        return asked(books, "move_resource", "target", target=place, amount=1)

    assert at("Brest") == ["An air base of the Soviet side is at Brest, according to the books."]
    assert at("1b 1310") == ["Units of the Soviet side are in 1b 1310, according to the books."]
    assert at("Pinsk") == [
        "Resource Points of the Soviet side are at Pinsk, according to the books."
    ]
    books.put(stockpile(AXIS, "Pinsk"), RESOURCE, 1)
    assert at("Pinsk") == []


def test_what_the_program_shows_for_points_without_a_place_can_be_written() -> None:
    books = entered(opened())
    books.side = SOVIET
    built = plan(books, "build", kind="fort", place="1B 1309", source=NOT_PLACED, zone="C")
    assert not built.refusals
    assert {str(posting.account.detail) for posting in built.postings} == {UNPLACED, "fort"}


# ---------------------------------------------------------------------------------- income


def income(books: FakeBooks, field: str, **raw: Any) -> list[str]:  # noqa: ANN401 - inputs
    return heard(books, "initial", field, weather=CLEAR, **raw)


def test_points_bought_and_traded_in_at_one_place_are_told_of() -> None:
    books = opened()
    told = "Resource Points are bought and traded in at the same place."
    both = {"buy": 1, "sell": 1, "sell_place": "Poland"}
    assert income(books, "sell", **both, buy_place="poland") == [told]
    # From one place to another it moves them.
    assert not income(books, "sell", **both, buy_place="Romania")
    assert not income(books, "sell", buy=1, buy_place="Poland")


def test_lend_lease_before_its_time_is_told_of() -> None:
    books = opened()
    books.side = SOVIET
    told = "Northern Lend-Lease begins in May I 1942 and brings nothing yet."
    assert income(books, "traces.north", traces={"north": True}) == [told]
    assert not income(books, "traces.north", traces={"north": False})
    books.turn = TurnCode("1942-05-I")
    assert not income(books, "traces.north", traces={"north": True})
    (south,) = income(books, "traces.south", traces={"south": True})
    assert south.startswith("Southern Lend-Lease begins in May I 1943")


# -------------------------------------------------------------------------------- movement


def marching(to: str, **about: Any) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:  # noqa: ANN401 - inputs
    """What an infantry division with 6 MP in 1B 1309 is refused, and asked, about its end."""
    books = entered(opened())
    books.phase = MOVEMENT
    unit = books.enlist(61, "infantry", hex="1B 1309", ratings={"move": 6})
    found = plan(books, "administrative", units=[unit], to=to, zone="C", **about)
    return said(found.refusals), said(found.warnings)


def test_an_administrative_move_ends_no_farther_than_its_way() -> None:
    refusals, _ = marching("1B 1360", hex_costs=[1, 1])
    told = "1B 1360 is 51 hexes or more from 1B 1309; the route has 2."
    assert refusals == [("to", told)]
    assert marching("1B 1311", hex_costs=[1, 1]) == ([], [])
    # On another sheet nobody can tell.
    assert marching("2A 1311", hex_costs=[1, 1]) == ([], [])


def test_an_end_beyond_every_allowance_is_asked_about() -> None:
    told = "1B 1323 is 14 hexes or more, at least 7 MP, from 1B 1309; 61 infantry has 6 MP."
    assert marching("1B 1323") == ([], [("to", told)])
    assert marching("1B 1321") == ([], [])


# ------------------------------------------------------------------------- the surprise turn


def surprise(**unit: str) -> FakeBooks:
    books = armies()
    books.turn = SURPRISE_TURN
    books.enlist(7, "infantry", ratings={"attack": 5, "defense": 5, "move": 6}, **unit)
    return books


@pytest.mark.parametrize("nation", ["Finland", "Romania"])
def test_allies_attack_unpaid_in_the_surprise_turn_only_after_a_question(nation: str) -> None:
    books = surprise(nation=nation)
    assert barred(books, "combat", units=[7]) == [("7 infantry", "is not German.")]
    found = plan(books, "combat", unpaid_units=[7])
    assert ("7 infantry", "is not German.") in said(found.warnings)
    fought = battle(books, attackers=[7], unpaid=[7], result="0")
    assert ("7 infantry", "is not German.") in said(fought.warnings)
    books.turn = TurnCode("1941-06-II")
    assert not [w for w in plan(books, "combat", unpaid_units=[7]).warnings if w.case == "SP-32"]


# --------------------------------------------------------------------- hexes and who is there


def test_nobody_attacks_or_fires_from_a_hex_away_from_the_target() -> None:
    books = ready()
    away = "1B 1350 is not adjacent to 1B 1310."
    attackers = [{"unit": INFANTRY, "hex": "1B 1350"}]
    here = {"place": "1B 1310", "defenders": [RIFLE], "result": "0"}
    assert said(battle(books, attackers=attackers, **here).refusals) == [("attackers", away)]
    beside = [{"unit": INFANTRY, "hex": "1B 1309"}]
    assert not battle(books, attackers=beside, **here).refusals
    guns = [{"unit": GUNS, "hex": "1B 1350"}]
    assert barred(books, "bombard", guns=guns, **here) == [("guns", away)]


def test_where_the_books_have_attackers_elsewhere_is_told() -> None:
    books = ready()
    stand(books, {INFANTRY: "1B 1350", GUNS: "1B 1350", RIFLE: "1B 1310"})
    away = "1B 1350 is not adjacent to 1B 1310."
    found = battle(books, attackers=[INFANTRY], defenders=[RIFLE], place="Brest", result="0")
    assert not found.refusals
    assert ("attackers", away) in said(found.warnings)
    fire = {"place": "1B 1310", "guns": [GUNS], "defenders": [RIFLE], "result": "0"}
    assert heard(books, "bombard", "guns", **fire) == [away]
    # Those that overrun have moved, of which the books need not know.
    books.phase = MOVEMENT
    found = battle(books, attackers=[INFANTRY], defenders=[RIFLE], place="Brest", result="0")
    assert ("attackers", away) not in said(found.warnings)


def test_artillery_does_not_fire_by_night_nor_at_more_than_may_stack() -> None:
    books = ready()
    fire = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE], "result": "0"}
    assert barred(books, "bombard", night_mixed=True, **fire) == [
        ("night_mixed", "Only bombers fly at night.")
    ]
    told = "99 REs in the hex, where 10 may stack."
    assert asked(books, "bombard", "res", res=99, **fire) == [told]
    assert not asked(books, "bombard", "res", res=10, **fire)


def test_bombers_with_more_factors_than_groups_can_have_are_asked_about() -> None:
    books = entered(armies(AIR)).pay_to_fly(3)
    raid = {"by_air": True, "place": "Brest", "defenders": [RIFLE], "result": "0", "groups": 1}
    told = "1 group bombs with 900 factors."
    assert asked(books, "bombard", "bombs", bombs=900, **raid) == [told]
    assert not asked(books, "bombard", "bombs", bombs=20, **raid)


def test_a_strike_scores_no_more_hits_than_the_table_has() -> None:
    books = entered(armies(AIR)).pay_to_fly(3)
    port = {"target": "port", "place": "Leningrad"}
    told = "30 hits, and the groups that strike score 6 at most."
    assert barred(books, "bombing", hits=30, **port) == [("hits", told)]
    assert heard(books, "bombing", "hits", hits=3, **port) == ["One strike scores 2 hits at most."]
    assert not heard(books, "bombing", "hits", hits=2, **port)
    # What the enemy did to a base of one's own is not limited by one's own groups.
    add_base(books, "Warszawa", CityKind.MAJOR)
    own = {"target": "air base", "place": "Warszawa", "own": True}
    assert not barred(books, "bombing", hits=3, **own)


def test_a_strike_at_a_place_of_ones_own_is_asked_about() -> None:
    books = entered(armies(AIR)).pay_to_fly(3)
    told = "Warszawa belonged to the Axis side as the game began."
    port = {"target": "port", "hits": 1}
    assert asked(books, "bombing", "place", place="Warszawa", **port) == [told]
    assert not asked(books, "bombing", "place", place="Leningrad", **port)


def test_nobody_moves_or_arrives_where_the_enemy_stands() -> None:
    books = ready()
    books.phase = MOVEMENT
    stand(books, {INFANTRY: "1B 1309", RIFLE: "1B 1310"})
    moves = {"units": [INFANTRY], "hex_costs": [1], "zone": "C"}
    enemy = "1 enemy unit is in 1B 1310."
    assert barred(books, "administrative", to="1B 1310", **moves) == [("to", enemy)]
    assert not barred(books, "administrative", to="1B 1308", **moves)
    books.phase = INITIAL
    books.turn = TurnCode("1941-07-I")
    arrives = books.enlist(40, "infantry", arrival=books.turn, status=UnitStatus.DUE)
    placed = {"units": [arrives]}
    assert barred(books, "reinforcements", hex="1B 1310", **placed) == [("hex", enemy)]
    assert not barred(books, "reinforcements", hex="1B 1308", **placed)


def test_points_are_moved_from_one_place_to_another() -> None:
    books = entered(opened())
    books.phase = MOVEMENT
    moves = {"source": "Poland", "amount": 1, "res": 1}
    told = "They are there already: Poland."
    assert barred(books, "move_resource", target="poland", **moves) == [("target", told)]
    assert not barred(books, "move_resource", target="Romania", **moves)


def test_aircraft_that_nobody_knows_are_told_of() -> None:
    books = entered(opened())

    def new(aircraft: str) -> list[str]:
        one = {"nation": "German", "aircraft": aircraft, "kind": "bomber"}
        return heard(books, "air_arrivals", "arrivals.0.aircraft", arrivals=[one])

    assert new("Spitfire") == ["Spitfire is new here, and is taken for a bomber."]
    assert new("Me109F") == []
    one = {"nation": "German", "aircraft": "He177", "kind": "bomber"}
    books.post(plan(books, "air_arrivals", arrivals=[one]))
    assert new("He177") == []


def test_a_lost_group_is_sorted_from_a_box() -> None:
    books = entered(opened())
    books.turn = TurnCode("1941-07-I")
    one = {"card": "He111", "box": "", "result": "operable"}
    assert barred(books, "air_triage", groups=[one]) == [("groups.0.box", "is missing.")]
