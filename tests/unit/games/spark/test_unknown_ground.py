"""Ground that nobody entered is asked about where a strike or an assault counts it as none."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, on
from tests.unit.games.spark.example_books import example_books
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.spark.actions.air.strike import plan_air_strike
from oobmgr.games.spark.actions.air.strike_inputs import StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_form import propose_combat
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs, RiverHexside
from oobmgr.games.spark.actions.assault.end import AssaultEndInputs, plan_assault_end
from oobmgr.games.spark.assault.modifiers import BuiltUp
from oobmgr.games.spark.grounds import ground_at, note_ground
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.words import AIR_STRIKES, GERMAN, Marker
from oobmgr.rules.actions import ActionPlan

ROLL = StrikeRoll(red=9, gray=9, result="0")


def asked(plan: ActionPlan) -> set[str]:
    """The fields that are asked about before it is posted."""
    assert not plan.refusals, [one.sentence() for one in plan.refusals]
    return {one.where for one in plan.warnings if one.asks}


def tell(books: FakeBooks, place: str, *ground: Ground) -> None:
    """The terrain of a hex was entered before."""
    for fact in note_ground(books, place, ground):
        books.known[fact.subject, fact.key, fact.field] = fact.new


def striking() -> FakeBooks:
    """Books in which the Soviet side strikes."""
    books = example_books()
    books.phase = AIR_STRIKES[0]
    return books


def test_a_strike_asks_for_terrain_and_trench_that_nobody_entered() -> None:
    books = striking()
    units = ids(books, "II/399/170")
    bare = StrikeInputs(3, units, (ROLL,))
    assert asked(plan_air_strike(books, bare)) == {"terrain", "entrenched"}
    said = replace(bare, terrain=(Ground.CLEAR,), entrenched=False)
    assert asked(plan_air_strike(books, said)) == set()
    # Where the players keep the marker, a unit without it is in no trench.
    lay(books, Marker.ENTRENCHED, "I/399/170")
    assert asked(plan_air_strike(books, bare)) == {"terrain"}
    # No tank is in a trench: there is nothing to ask.
    books.side = GERMAN
    tank = StrikeInputs(3, ids(books, "2/61T"), (ROLL,), terrain=(Ground.CLEAR,))
    assert asked(plan_air_strike(books, tank)) == set()


def test_a_strike_counts_the_terrain_that_was_entered_before() -> None:
    books = striking()
    lay(books, Marker.ENTRENCHED, "I/399/170")
    bare = StrikeInputs(8, ids(books, "II/399/170"), (ROLL,))
    open_field = plan_air_strike(books, bare).ruling.working
    tell(books, "1712", Ground.TOWN)
    known = plan_air_strike(books, bare)
    assert asked(known) == set()
    lines = {line.label for line in known.ruling.working}
    assert "Town" in lines
    assert "Town" not in {line.label for line in open_field}
    books.post(plan_air_strike(books, replace(bare, terrain=(Ground.WOODS,))))
    assert ground_at(books, "1712") == (Ground.WOODS,)


def test_an_assault_asks_for_what_nobody_entered_of_its_hex() -> None:
    books = assault_books("1712", "387/136", "541/136")
    bare = AssaultCombatInputs("1712", 1, 6)
    assert asked(plan_assault_combat(books, bare)) == {"terrain", "entrenched", "river"}
    river = replace(bare, river=RiverHexside.NONE)
    assert asked(plan_assault_combat(books, river)) == {"terrain", "entrenched"}
    village = replace(river, terrain=(BuiltUp.VILLAGE,))
    assert asked(plan_assault_combat(books, village)) == {"entrenched"}
    assert asked(plan_assault_combat(books, replace(village, entrenched=False))) == set()
    tell(books, "1712", Ground.CLEAR)
    assert asked(plan_assault_combat(books, replace(river, entrenched=True))) == set()


def test_an_open_river_counts_as_none() -> None:
    books = assault_books("1712", "387/136", "541/136")
    morale = {
        river: plan_assault_combat(
            books, AssaultCombatInputs("1712", 1, 6, river=river)
        ).ruling.result.assaulter_morale
        for river in (None, RiverHexside.NONE, RiverHexside.WHOLE)
    }
    assert morale[None] == morale[RiverHexside.NONE] == morale[RiverHexside.WHOLE] + 1


def test_units_of_several_hexes_that_retreat_into_one_are_told() -> None:
    books = assault_books("1712", "387/136", "541/136")
    books.post(plan_assault_combat(books, AssaultCombatInputs("1712", 1, 6)))
    assert on(books, "541/136").retreat == (1, 1)
    both = AssaultEndInputs("1712", ids(books, "387/136", "541/136"), "1512")
    told = [one.message for one in plan_assault_end(books, both).warnings if one.where == "to"]
    assert "Units of 1612, 1613 all retreat to 1512." in told
    one = replace(both, retreating=ids(books, "387/136"))
    told = [each.message for each in plan_assault_end(books, one).warnings if each.where == "to"]
    assert not [each for each in told if "all retreat" in each]


def test_a_hex_that_counted_as_clear_is_asked_about_once() -> None:
    books = striking()
    lay(books, Marker.ENTRENCHED, "I/399/170")
    bare = StrikeInputs(3, ids(books, "II/399/170"), (ROLL,))
    struck = plan_air_strike(books, bare)
    assert asked(struck) == {"terrain"}
    books.post(struck)
    assert ground_at(books, "1712") == (Ground.CLEAR,)
    assert asked(plan_air_strike(books, bare)) == set()
    # What is found out later takes its place: no hex is clear and woods at once.
    books.post(plan_air_strike(books, replace(bare, terrain=(Ground.WOODS,))))
    assert ground_at(books, "1712") == (Ground.WOODS,)


def test_dice_of_a_tied_assault_are_posted_again_without_a_second_word_on_its_terrain() -> None:
    books = assault_books("1712", "541/136")
    tied = AssaultCombatInputs("1712", 1, 1, river=RiverHexside.NONE)
    found = plan_assault_combat(books, tied).ruling.result
    tied = replace(tied, defender_die=1 + found.assaulter_morale - found.defender_morale)
    first = plan_assault_combat(books, tied)
    assert "terrain" in asked(first)
    books.post(first)
    assert "terrain" not in asked(plan_assault_combat(books, tied))
    village = replace(tied, terrain=(BuiltUp.VILLAGE,))
    books.post(plan_assault_combat(books, village))
    assert ground_at(books, "1712") == (Ground.VILLAGE,)


@pytest.mark.parametrize("river", [None, RiverHexside.WHOLE])
def test_a_tied_assault_is_rolled_again_over_the_same_ground(river: RiverHexside | None) -> None:
    """The ground has not changed since: nobody is asked for it twice, and it counts again."""
    books = assault_books("1712", "541/136")
    once = AssaultCombatInputs("1712", 1, 1, river=river)
    found = plan_assault_combat(books, once).ruling.result
    once = replace(once, defender_die=1 + found.assaulter_morale - found.defender_morale)
    books.post(plan_assault_combat(books, once))
    again = plan_assault_combat(books, AssaultCombatInputs("1712", 1, 6))
    assert asked(again) == set()
    assert again.ruling.result.assaulter_morale == found.assaulter_morale
    assert propose_combat(books).river is (river or RiverHexside.NONE)
    # What is entered anew goes before what was told.
    bare = replace(once, river=RiverHexside.NONE, defender_die=6)
    less = 1 if river is RiverHexside.WHOLE else 0
    morale = plan_assault_combat(books, bare).ruling.result.assaulter_morale
    assert morale == found.assaulter_morale + less
