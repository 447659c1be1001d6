"""Entries of a combat that bear on nothing, or cannot all be so: refused, asked about or told."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    MORE_GUNS,
    PANZER,
    RIFLE,
    TANK,
    armies,
    battle,
    flown,
    plan,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.movement.marks import use_points
from oobmgr.games.europa.words import AIR, MOVEMENT, ZONES
from oobmgr.rules.actions import ActionPlan


def ready(phase: str = "combat", weather: str = "clear", **options: str) -> FakeBooks:
    books = armies(phase, **options)  # type: ignore[arg-type]  # the words of the phases
    for zone in ZONES:
        books.known[fact_kinds.WEATHER, str(books.turn), zone] = weather
    return books


def at(faults: tuple[Fault, ...], where: str) -> list[str]:
    return [fault.message for fault in faults if fault.where == where]


def told(found: ActionPlan, where: str) -> list[str]:
    """What is told of a field and stops nothing."""
    return at(tuple(one for one in found.warnings if not one.asks), where)


def asked(found: ActionPlan, where: str) -> list[str]:
    return at(tuple(one for one in found.warnings if one.asks), where)


def fired(books: FakeBooks, **raw: object) -> ActionPlan:
    given = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE], "result": "0"}
    return plan(books, "bombard", **(given | raw))


# ------------------------------------------------------------------------------ figures by hand


def test_figures_by_hand_are_those_of_units_that_fight() -> None:
    strange = [{"unit": TANK, "df": 99}]
    told = "15 tank has figures by hand and is not in this combat."
    assert at(battle(ready(), result="0", by_hand=strange).refusals, "by_hand") == [told]
    assert at(fired(ready(), by_hand=strange).refusals, "by_hand") == [told]
    nobody = [{"unit": 999, "df": 9}]
    (told,) = at(battle(ready(), result="0", by_hand=nobody).refusals, "by_hand")
    assert told.startswith("Unit 999 has figures")
    fine = [{"unit": INFANTRY, "af": 5}, {"unit": RIFLE, "df": 3}]
    assert not battle(ready(), result="0", by_hand=fine).refusals


def test_a_unit_has_one_set_of_figures_by_hand() -> None:
    twice = [{"unit": RIFLE, "df": 1}, {"unit": RIFLE, "df": 8}]
    found = battle(ready(), result="0", by_hand=twice)
    assert at(found.refusals, "by_hand") == ["Figures of a unit are entered twice."]


def test_units_that_are_bombarded_unpicked_may_have_figures() -> None:
    books = ready()
    stand(books, {RIFLE: "1B 1310", ANTITANK: "1B 1310"})
    found = fired(books, place="1B 1310", by_hand=[{"unit": ANTITANK, "res": 1}])
    assert not found.refusals


# ----------------------------------------------------------------------------------- the winter


def test_winterization_outside_snow_is_told() -> None:
    said = "Better winterization counts in Snow only."
    assert told(battle(ready(), result="0", winterization=True), "winterization") == [said]
    bare = battle(ready(), result="0", unwinterized=True)
    assert told(bare, "unwinterized") == ["Not being winterized counts in Snow only."]
    for one in ("winterization", "unwinterized"):
        books = ready(weather="snow")
        assert not told(battle(books, result="0", **{one: True}), one)
        # CBT-05: before May I 1942, and CBT-04 in Snow of any winter.
        books = ready()
        books.turn = TurnCode("1943-01-I")
        found = told(battle(books, weather="snow", result="0", **{one: True}), one)
        assert bool(found) is (one == "unwinterized")


# ------------------------------------------------------------------------- the D10 and the zones


def test_a_d10_that_is_not_rolled_is_told() -> None:
    # 24 : 7 leaves 3 factors over; 14 : 7 is 2-1 and leaves none.
    rest = "The D10 is not rolled here, for 24 : 7: it counts as nothing."
    assert told(battle(ready(), result="0", d10=True), "d10") == [rest]
    down = ready(odds_rounding="down")
    assert not told(battle(down, result="0", d10=True), "d10")
    even = battle(down, attackers=[INFANTRY, 2], result="0", d10=True)
    assert [one for one in told(even, "d10") if "14 : 7" in one]
    assert not told(battle(ready(), result="0"), "d10")


def test_zones_on_a_retreat_that_nobody_makes_are_told() -> None:
    said = ["No unit retreats after 0, through zones or not."]
    assert told(battle(ready(), result="0", through_zones=True), "through_zones") == said
    assert not told(battle(ready(), result="DR", through_zones=True), "through_zones")
    # Before the result nobody knows.
    assert not told(battle(ready(), through_zones=True), "through_zones")


# --------------------------------------------------------------------------------- bombardments


def test_groups_that_bomb_where_guns_fire_are_told() -> None:
    found = fired(ready(), groups=2)
    assert told(found, "groups") == ["2 groups bomb, and guns fire."]
    assert not told(fired(ready()), "groups")


def test_groups_with_a_result_and_no_factors_are_told() -> None:
    books = flown(ready(AIR))
    bombed = {"by_air": True, "guns": [], "groups": 1}
    assert told(fired(books, **bombed), "bombs") == ["1 group bombs with no factors."]
    assert not told(fired(books, **bombed, bombs=3), "bombs")


def test_attackers_are_named_where_an_attack_follows() -> None:
    said = ["Attackers are named, and no attack is to follow."]
    assert at(fired(ready(), attackers=[INFANTRY]).refusals, "attackers") == said
    assert not fired(ready(), attackers=[INFANTRY], follows=True).refusals
    books = flown(ready(AIR))
    bombed = {"by_air": True, "guns": [], "groups": 1, "bombs": 3}
    said = ["No attack is named before bombs fall, only before guns fire."]
    assert told(fired(books, **bombed, attackers=[INFANTRY]), "attackers") == said
    assert told(fired(books, **bombed, attackers=[INFANTRY], follows=True), "follows") == said
    assert not told(fired(books, **bombed), "follows")


def test_a_nation_that_neither_pays_nor_gets_is_told() -> None:
    said = ["Soviet Union pays nothing here, and gets nothing back."]
    nation = {"nation": "Soviet Union"}
    assert told(fired(ready(), **nation), "nation") == said
    # 4 DF of the rifles, of which Re asks 1 and one is kept back: the nation gets the rest.
    paid = fired(ready(), **nation, result="Re", losses=[{"unit": RIFLE}])
    assert not paid.refusals
    assert not told(paid, "nation")


# --------------------------------------------------------------------------------- the overrun


def test_an_overrun_has_no_more_points_than_its_slowest_unit() -> None:
    books = ready(MOVEMENT)
    stand(books, {PANZER: "1B 1309", INFANTRY: "1B 1309"})
    slow = books.unit(UnitId(INFANTRY))
    books.roster[UnitId(INFANTRY)] = replace(slow, ratings={**slow.ratings, "move": 5})

    def overrun(*units: int, mp: int | None) -> list[str]:
        found = plan(books, "overrun", units=list(units), target="1B 1310", mp=mp)
        return asked(found, "mp")

    assert overrun(PANZER, mp=50) == ["50 MP left; 3 panzer has 6 MP."]
    assert overrun(PANZER, INFANTRY, mp=6) == ["6 MP left; 1 infantry has 5 MP."]
    assert not overrun(PANZER, mp=6)
    assert not overrun(PANZER, mp=None)


def test_points_that_the_books_know_otherwise_are_told() -> None:
    books = ready(MOVEMENT)
    stand(books, {PANZER: "1B 1309"})

    def said(mp: int) -> list[str]:
        found = plan(books, "overrun", units=[PANZER], target="1B 1310", mp=mp)
        assert not asked(found, "mp")
        return told(found, "mp")

    # Before a move was counted, what is left is the player's to say.
    assert not said(3)
    for fact in use_points(books, {UnitId(PANZER): Fraction(2)}):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert said(3) == ["3 panzer has 4 MP left, according to the books."]
    assert not said(4)


def test_artillery_alone_may_overrun() -> None:
    # OVR-05 bounds its factors and bars no stack: 8 AF against 7 DF count 7.
    books = ready(MOVEMENT)
    found = battle(books, attackers=[GUNS, MORE_GUNS], result="0")
    assert not found.refusals
    assert found.ruling.result.odds == "7 : 7"


# -------------------------------------------------------------------------------------- terrain


def test_terrain_that_excludes_other_terrain_is_asked_about() -> None:
    for ground, words in (
        (["minor_river", "major_river"], "minor river and major river"),
        (["clear", "city"], "full city and clear terrain"),
        (["clear", "forest"], "clear terrain and forest"),
        (["dot_city", "city"], "dot city and full city"),
    ):
        said = [f"The target has {words} at the same time."]
        assert asked(battle(ready(), result="0", ground=ground), "ground") == said
        assert asked(fired(ready(), ground=ground), "ground") == said
    for fine in (["clear", "dot_city"], ["woods", "fort", "major_river"], ["clear", "clear"]):
        assert not asked(battle(ready(), result="0", ground=fine), "ground")
