"""Assault combat from the roster: who fights, which bonuses count, who takes the losses."""

from __future__ import annotations

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, mark, on, put, words
from tests.unit.games.spark.example_books import named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_form import openings, propose_combat, without_meaning
from oobmgr.games.spark.actions.assault.combat_inputs import (
    AssaultCombatInputs,
    RiverHexside,
)
from oobmgr.games.spark.actions.assault.end import AssaultEndInputs, plan_assault_end
from oobmgr.games.spark.actions.assault.surprise import NightSurpriseInputs, plan_surprise
from oobmgr.games.spark.assault.modifiers import BuiltUp
from oobmgr.games.spark.assault.steps import AssaultStepKey
from oobmgr.games.spark.assaults import step_taken
from oobmgr.games.spark.fact_kinds import HEX
from oobmgr.games.spark.grounds import ground_at
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.movement.stacks import note_choice
from oobmgr.games.spark.words import SOVIET, Marker

MARINO = ("7GdMiner", "387/136", "541/136", "1/61T")


def marino() -> FakeBooks:
    """Assault B of the example as it stands before its combat."""
    books = assault_books("1712", *MARINO)
    lay(books, Marker.ENTRENCHED, "II/399/170")
    lay(books, Marker.SUPPRESSED, "II/399/170")
    for name, left in (("387/136", 7), ("1/61T", 2), ("II/399/170", 4)):
        put(books, name, steps_left=left)
    return books


def fight(**changes: object) -> AssaultCombatInputs:
    given: dict[str, object] = {
        "hex": "1712",
        "terrain": (BuiltUp.VILLAGE,),
        "river": RiverHexside.WHOLE,
        "assaulter_die": 5,
        "defender_die": 8,
    }
    return AssaultCombatInputs(**(given | changes))  # type: ignore[arg-type]


def test_assault_b_of_the_example_is_12_to_7() -> None:
    books = marino()
    plan = books.post(plan_assault_combat(books, fight()))
    found = plan.ruling.result
    assert (found.assaulter_initial, found.assaulter_morale) == (7, 12)
    assert (found.defender_initial, found.defender_morale) == (5, 7)
    assert (found.loser, found.diff, found.retreat, found.status) == ("defender", 2, 1, "S")
    assert Marker.SUPPRESSED in on(books, "II/399/170")
    assert all(Marker.PARTICIPATED in on(books, name) for name in (*MARINO, "II/399/170"))
    assert any("must retreat 1 hex" in fault.note() for fault in plan.warnings)
    assert "The assaulter may advance into 1712." in [fault.message for fault in plan.warnings]


@pytest.mark.parametrize(("kind", "case"), [("tank battalion", "SP-CTR-02"), ("?", "SP-CTR-09")])
def test_a_unit_of_which_a_bonus_is_not_known_is_asked_for(kind: str, case: str) -> None:
    books = marino()
    put(books, "1/61T", type=kind, traits={})
    cases = {fault.where: fault.case for fault in plan_assault_combat(books, fight()).refusals}
    assert cases == {"1/61T": case}


def test_boxes_that_nobody_entered_are_asked_for_in_an_assault() -> None:
    """They decide the bonus and the losses: nothing is compared before (SP-AMM-28)."""
    books = marino()
    assert "stand_in" in without_meaning(books)
    assert "SP-ROSTER-14" not in {f.case for f in plan_assault_combat(books, fight()).warnings}
    put(books, "II/399/170", traits={"steps_unknown": "yes"})
    assert "stand_in" not in without_meaning(books)
    asked = plan_assault_combat(books, fight())
    assert [(fault.where, fault.case) for fault in asked.refusals] == [("stand_in", "SP-ROSTER-14")]
    # Before anything is entered a form shows the advice alone: it says whose boxes it speaks of.
    assert asked.refusals[0].advice.startswith("Enter the boxes of ")
    assert asked.ruling.result is None
    for die in (5, None):
        told = plan_assault_combat(books, fight(assaulter_die=die, stand_in=True)).warnings
        assert [fault.note() for fault in told if fault.case == "SP-ROSTER-14"] == [
            "The boxes of II/399/170 are not entered. It counts as 4 steps until they are."
        ]
    put(books, "387/136", traits={"steps_unknown": "yes"})
    several = plan_assault_combat(books, fight(stand_in=True)).warnings[-3:]
    assert any("count in the bonus and the losses" in fault.advice for fault in several)


def test_a_rule_that_is_cut_from_the_text_names_its_units_and_what_is_taken() -> None:
    """Which units, which case, what stands in for it, and where it is settled (SP-ASLT-07)."""
    books = marino()
    lay(books, Marker.OUT_OF_COMMAND, "387/136")
    (note,) = plan_assault_combat(books, fight()).ruling.notes
    assert note.startswith("Assaulter: ")
    assert all(name in note for name in MARINO)
    assert "are partly out of command" in note
    assert "(SP-ASLT-07): the average is taken" in note
    assert "“Initial morale, partly out of command”" in note
    books.options = {**books.options, "partly_out_of_command_morale": "lowest"}
    (note,) = plan_assault_combat(books, fight()).ruling.notes
    assert "the lowest morale is taken" in note
    assert not plan_assault_combat(books, fight(assaulter_initial=7)).ruling.notes


def test_the_ground_of_a_hex_is_told_once() -> None:
    """By a fire, and again by the combat; what the combat does not ask for stays as it was."""
    books = marino()
    books.known[HEX, "1712", "terrain"] = ["woods", "stream"]
    opened = propose_combat(books)
    assert (opened.hex, opened.terrain, opened.hill) == ("1712", (BuiltUp.WOODS,), False)
    books.post(plan_assault_combat(books, fight(hill=True)))
    assert ground_at(books, "1712") == (Ground.VILLAGE, Ground.HILL, Ground.STREAM)


def test_a_bonus_that_is_not_ticked_does_not_count() -> None:
    books = marino()
    bare = fight(engineer=False, armor_2=False, assaulter_die=None, defender_die=None)
    plan = plan_assault_combat(books, bare)
    assert plan.ruling.result.assaulter_morale == 7 - 1 + 3
    assert {fault.where for fault in plan.refusals} == {"assaulter_die", "defender_die"}


def test_losses_meet_armor_and_engineers_first_and_then_go_where_the_owner_likes() -> None:
    books = marino()
    lost = fight(assaulter_die=1, defender_die=0)  # 13 to 17: the assaulter loses by 4, one step
    plan = plan_assault_combat(books, lost)
    assert plan.ruling.result.lost == (("1/61T", 1),)
    more = fight(assaulter_die=1, defender_die=0, terrain=(BuiltUp.TOWN,), river=RiverHexside.WHOLE)
    worse = plan_assault_combat(books, more)  # 13 to 18: by 5, two steps
    assert dict(worse.ruling.result.lost) == {"1/61T": 1, "7GdMiner": 1}


def test_a_second_afv_pays_after_engineer_and_one_afv_bears_each_bonus() -> None:
    """A dot and being the only ones with armor are two bonuses, for which two AFV pay."""
    books = marino()
    for name in ("1/61T", "541/136"):
        put(books, name, type="T-34 tank battalion", traits={"armor": "1"}, hex="1613")
    put(books, "II/399/170", steps=8, steps_left=8)
    tanks = ids(books, "1/61T", "541/136")
    inputs = fight(assaulter_die=1, defender_die=0, terrain=(BuiltUp.TOWN,), bearers=tanks)
    plan = plan_assault_combat(books, inputs)
    # 7 − 1 + 1 + 1 + 2 + 2 is 12, and 1 of the die; 6 − 1 + 2 + 1 is 8, and 10: by 5, two steps.
    assert plan.ruling.result.lost == (("541/136", 1), ("7GdMiner", 1))
    line = next(one for one in plan.ruling.working if one.label == "First, for their bonus")
    assert line.value == "541/136, 7GdMiner, 1/61T"


def test_free_losses_have_to_be_named_where_there_is_a_choice() -> None:
    books = assault_books("1710", "284/86", "330/86")
    even = AssaultCombatInputs(
        hex="1710", assaulter_die=1, defender_die=4, smg=False, stand_in=True
    )
    asked = plan_assault_combat(books, even)
    assert asked.ruling.result.loser == "both"
    assert "The assaulter must lose 1 step; 0 are assigned to units." in " ".join(words(asked))
    told = AssaultCombatInputs(
        hex="1710",
        assaulter_die=1,
        defender_die=4,
        losses=ids(books, "330/86"),
        stand_in=True,
    )
    plan = books.post(plan_assault_combat(books, told))
    assert plan.ruling.result.lost == (("330/86", 1), ("3/240/170", 1))
    assert named(books, "330/86").steps_left == 7


def test_free_steps_are_dealt_out_over_the_units_that_are_picked() -> None:
    books = assault_books("1710", "284/86", "330/86")
    lost = AssaultCombatInputs(
        hex="1710",
        assaulter_die=1,
        defender_die=0,
        losses=ids(books, "330/86", "284/86"),
        stand_in=True,
    )
    found = plan_assault_combat(books, lost).ruling.result  # 9 to 16: by 7, four steps
    assert (found.loser, found.diff) == ("assaulter", 6)
    assert dict(found.lost) == {"330/86": 2, "284/86": 1}


def test_a_tie_leaves_the_combat_open() -> None:
    books = assault_books("1618", "952/268")
    lay(books, Marker.ENTRENCHED, "III/399/170")
    lay(books, Marker.DISRUPTED, "III/399/170")
    put(books, "952/268", steps_left=6)
    first = AssaultCombatInputs(hex="1618", assaulter_die=2, defender_die=4)
    plan = books.post(plan_assault_combat(books, first))
    assert plan.ruling.result.assaulter_total == plan.ruling.result.defender_total == 9
    assert "Tie: each side loses a step and rolls again" in [s.value for s in plan.ruling.working]
    assert [fault.case for fault in plan.warnings if "tied" in fault.message] == ["SP-AR-11"]
    assert propose_combat(books).hex == "1618"
    again = plan_assault_combat(books, AssaultCombatInputs(hex="1618", assaulter_die=9))
    assert again.ruling.result.assaulter_morale == 7  # five steps to four


def test_a_crowded_hex_names_who_is_left_out() -> None:
    books = assault_books("1712", "387/136", "541/136")
    put(books, "541/136", hex="1612")
    plan = plan_assault_combat(books, AssaultCombatInputs(hex="1712"))
    assert any("16 steps of the assaulter are in one hex; 12 may fight." in w for w in words(plan))
    left = AssaultCombatInputs(hex="1712", left_out=ids(books, "541/136"))
    assert not any("steps of the assaulter" in w for w in words(plan_assault_combat(books, left)))


def test_surprise_multiplies_losses_and_lowers_morale_once() -> None:
    books = assault_books("1618", "952/268", night=True)
    books.post(plan_surprise(books, NightSurpriseInputs("1618", 9)))  # defender: x2, -1, D
    inputs = AssaultCombatInputs(hex="1618", assaulter_die=5, defender_die=1)
    found = plan_assault_combat(books, inputs).ruling.result
    assert found.defender_morale == 6 - 1
    assert (found.diff, found.lost) == (7 + 5 - (5 + 1), (("III/399/170", 5),))


def test_there_must_be_an_assault_on_the_hex() -> None:
    books = assault_books("1618", "952/268")
    with pytest.raises(BadInput, match="Assaults are on 1618"):
        plan_assault_combat(books, AssaultCombatInputs(hex="1712"))
    books.post(plan_assault_end(books, AssaultEndInputs("1618")))
    with pytest.raises(BadInput, match="The assault on this hex is over"):
        plan_assault_combat(books, AssaultCombatInputs(hex="1618"))


def test_the_form_asks_only_for_what_somebody_could_bring() -> None:
    books = marino()
    left = without_meaning(books)
    # The tanks have a hollow dot: they bring Armor Bonus 2 alone, against a hex without AFV.
    assert {"smg", "defender_armor_1", "armor_1", "bearers", "left_out"} <= left
    assert not {"armor_2", "engineer"} & left
    put(books, "541/136", type="engineer regiment", hex="1612")
    assert not {"bearers", "left_out"} & without_meaning(books)


def test_each_assault_asks_for_what_somebody_could_bring_there() -> None:
    books = assault_books("1712", "7GdMiner", "387/136", "1/61T")
    mark(books, "1618", "952/268")
    found = openings(books)
    assert (found.of, set(found.inputs)) == ("hex", {"1712", "1618"})
    assert not {"engineer", "armor_2", "losses"} & found.left_out["1712"]
    assert {"engineer", "smg", "armor_1", "armor_2", "losses"} <= found.left_out["1618"]
    # Somebody asks for it: the form of the phase keeps it for the hex that does.
    assert "engineer" not in without_meaning(books)
    put(books, "952/268", type="T-34 tank battalion")
    assert not {"armor_1", "armor_2"} & openings(books).left_out["1618"]
    put(books, "III/399/170", type="Tiger company")
    assert "armor_2" in openings(books).left_out["1618"]
    # Nobody entered the Tiger's armor: it may have solid dots.
    assert "defender_armor_1" not in openings(books).left_out["1618"]


def test_the_form_opens_on_the_assault_that_has_begun() -> None:
    books = assault_books("1618", "952/268")
    mark(books, "1712", "541/136")
    for fact in step_taken(books, "1712", AssaultStepKey.DEFENSIVE_1):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert propose_combat(books).hex == "1712"


def test_a_combat_that_is_decided_is_not_fought_again() -> None:
    books = marino()
    books.post(plan_assault_combat(books, fight()))
    (refused,) = words(plan_assault_combat(books, fight()))
    assert "The assault combat on 1712 was fought already." in refused


def test_a_tied_combat_is_fought_again() -> None:
    books = marino()
    tied = books.post(plan_assault_combat(books, fight(defender_die=10)))
    assert tied.ruling.result.loser == "both"
    assert not plan_assault_combat(books, fight()).refusals


def test_who_loses_his_last_step_neither_retreats_nor_is_marked() -> None:
    books = marino()
    put(books, "II/399/170", steps_left=1)
    plan = plan_assault_combat(books, fight(assaulter_die=10, defender_die=1))
    assert plan.ruling.result.status == "D"
    assert not any("must retreat" in fault.note() for fault in plan.warnings)
    unit = str(ids(books, "II/399/170")[0])
    assert not any(fact.key == unit and fact.field == Marker.DISRUPTED for fact in plan.facts)


def test_every_unit_of_a_hex_that_is_not_overstacked_fights() -> None:
    books = marino()
    left = plan_assault_combat(books, fight(left_out=ids(books, "1/61T", "II/399/170")))
    cases = {fault.where: fault.case for fault in left.refusals}
    assert cases["1/61T"] == "SP-ASLT-01"
    assert cases["II/399/170"] == "SP-ASLT-02"


def test_units_picked_of_an_overstacked_hex_are_those_that_fight() -> None:
    books = assault_books("1712", "387/136", "541/136")
    put(books, "541/136", hex="1612")
    picked = (named(books, "387/136").id,)
    for fact in note_choice(books, SOVIET, "1612", picked):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    plan = plan_assault_combat(books, fight())
    assert "Step(label='Assaulting steps', value=8" in str(plan.ruling.working)
    other = plan_assault_combat(books, fight(left_out=ids(books, "387/136")))
    assert "SP-STACK-05" in {fault.case for fault in other.refusals}


def test_the_difference_is_reckoned_from_the_winner() -> None:
    """12 against 15 differ by 3, written as 15 − 12 and not as 12 − 15."""
    for ours, theirs in ((10, 3), (3, 10)):
        books = marino()
        plan = plan_assault_combat(books, fight(assaulter_die=ours, defender_die=theirs))
        (line,) = (step for step in plan.ruling.working if step.label == "Difference")
        more, less = (int(one) for one in line.arithmetic.split(" − "))
        assert more - less == line.value
