"""An assault combat across hidden sheets: two halves that agree with the open combat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.ui.fire.gunner import campaign as spark_campaign
from tests.ui.fire.gunner import ids_of
from tests.unit.games.spark.assault.assaults import NIGHT, ids, on, put, words
from tests.unit.games.spark.assault.test_assault_combat import fight, marino
from tests.unit.games.spark.example_books import named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_inputs import RiverHexside
from oobmgr.games.spark.actions.assault.hidden import plan_assault_half
from oobmgr.games.spark.actions.assault.hidden_inputs import AssaultHalfInputs
from oobmgr.games.spark.actions.assault.surprise import NightSurpriseInputs, plan_surprise
from oobmgr.games.spark.actions.stand_ins import boxes_settled
from oobmgr.games.spark.assault.modifiers import BuiltUp
from oobmgr.games.spark.fact_kinds import MARKER
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import GERMAN, SOVIET, Marker

NAMES = ("387/136", "541/136", "1/61T", "7GdMiner")
DEFENDER = "II/399/170"


def halves(books: FakeBooks) -> tuple[AssaultHalfInputs, AssaultHalfInputs]:
    """Example B before the dice: what each side enters of its own and sees of the hex."""
    ground = AssaultHalfInputs(hex="1712", entrenched=True, terrain=(BuiltUp.VILLAGE,))
    ours = replace(ground, units=ids(books, *NAMES), river=RiverHexside.WHOLE, other_steps=4)
    theirs = replace(ground, units=ids(books, DEFENDER), other_armor=True)
    return ours, theirs


@pytest.fixture
def books() -> FakeBooks:
    return marino()


def test_each_half_comes_to_the_morale_of_the_example_and_tells_no_more(books: FakeBooks) -> None:
    ours, theirs = (plan_assault_half(books, one) for one in halves(books))
    assert ours.ruling.result == 12
    assert theirs.ruling.result == 7
    assert ours.ruling.working[-1].arithmetic.startswith("1712; assaulter; 12; 20; AFV")
    assert theirs.ruling.working[-1].arithmetic == "1712; defender; 7; 4; no AFV; -"
    assert DEFENDER not in str((ours.title, ours.sentence, ours.ruling))
    assert not any(name in str((theirs.title, theirs.sentence, theirs.ruling)) for name in NAMES)


def test_the_result_goes_to_each_side_by_its_own_half(books: FakeBooks) -> None:
    """R5 G8: 17 to 15, the defender is beaten by 2: suppressed, one hex, no step."""
    ours, theirs = halves(books)
    first = books.post(
        plan_assault_half(books, replace(ours, own_die=5, other_die=8, other_morale=7))
    )
    assert Marker.MUST_RETREAT not in on(books, DEFENDER)
    assert Marker.PARTICIPATED in on(books, "387/136")
    assert "defender" in first.title
    told = replace(theirs, slip="1712; assaulter; 12; 20; AFV; 5", own_die=8)
    books.post(plan_assault_half(books, told))
    assert Marker.MUST_RETREAT in on(books, DEFENDER)
    for again in (replace(ours, own_die=5, other_die=8, other_morale=7), told):
        assert "was fought already" in words(plan_assault_half(books, again))[0]


def test_lost_steps_are_the_owners_choice_and_only_counters_are_told(books: FakeBooks) -> None:
    """R1 G8: 13 to 15; G10 against R1, 13 to 17, is by 4: one step of the assaulter's AFV."""
    ours, _ = halves(books)
    beaten = replace(ours, own_die=1, other_die=10, other_morale=7)
    plan = books.post(plan_assault_half(books, beaten))
    assert "assaulter" in plan.title
    lost = [name for name in NAMES if named(books, name).steps_left < named(books, name).steps]
    assert "1/61T" in lost
    assert "387/136" not in plan.sentence


def test_a_half_asks_for_boxes_that_nobody_entered(books: FakeBooks) -> None:
    ours, theirs = halves(books)
    put(books, DEFENDER, traits={"steps_unknown": "yes"})
    rolled = replace(theirs, own_die=8, other_die=5, other_morale=12)
    assert "stand_in" not in {fault.where for fault in plan_assault_half(books, ours).refusals}
    for half in (theirs, rolled):
        asked = plan_assault_half(books, half)
        assert "stand_in" in {fault.where for fault in asked.refusals}
        # No morale to tell, and no slip, of steps that nobody knows.
        assert asked.ruling.result is None
        told = plan_assault_half(books, replace(half, stand_in=True))
        assert "SP-ROSTER-14" in {fault.case for fault in told.warnings}


def test_a_tie_and_a_counter_that_is_turned_over_are_told(books: FakeBooks) -> None:
    """G10 against R1 costs the AFV its third step of four; R1 against G6 is 13 to 13."""
    ours, _ = halves(books)
    put(books, "1/61T", steps_left=3)
    beaten = plan_assault_half(books, replace(ours, own_die=1, other_die=10, other_morale=7))
    assert "1/61T is turned over." in beaten.sentence
    assert "SP-AR-11" not in {fault.case for fault in beaten.warnings}
    tied = plan_assault_half(books, replace(ours, own_die=1, other_die=6, other_morale=7))
    assert "SP-AR-11" in {fault.case for fault in tied.warnings}


def test_what_is_not_told_yet_is_asked_for_and_wrong_units_are_refused(books: FakeBooks) -> None:
    ours, theirs = halves(books)
    missing = plan_assault_half(books, replace(ours, other_steps=None)).refusals
    assert {fault.where for fault in missing} == {
        "other_steps", "other_morale", "own_die", "other_die",
    }  # fmt: skip
    stranger = replace(theirs, units=ids(books, DEFENDER, "I/240/170"))
    assert "is not in 1712" in words(plan_assault_half(books, stranger))[0]
    fewer = replace(ours, units=ids(books, *NAMES[:2]))
    assert {fault.case for fault in plan_assault_half(books, fewer).refusals} == {"SP-ASLT-01"}
    unmarked = replace(ours, units=(*ours.units, *ids(books, "284/86")))
    assert "has no Assault Marker" in words(plan_assault_half(books, unmarked))[0]
    own = replace(theirs, slip="1712; defender; 7; 5; no AFV; 8")
    assert words(plan_assault_half(books, own))[0].startswith(
        "slip: This is a slip of the defender."
    )
    for text in ("1712", "1712; defender; 7; 0; AFV; 8", "1712; defender; 7; 5; AFV; 11"):
        with pytest.raises(BadInput, match="not the slip"):
            plan_assault_half(books, replace(ours, slip=text))


SECOND = "III/399/170"
GUNS = "divisional artillery"
FOOT = "infantry battalion"


def with_guns(guns: int, kind: str, steps: int) -> FakeBooks:
    """Example B with eight steps that assault guns, and a unit beside them where it has steps."""
    books = marino()
    for name in NAMES:
        put(books, name, steps_left=2)
    put(books, DEFENDER, type=GUNS, steps_left=guns)
    if steps:
        put(books, SECOND, type=kind, hex="1712", steps_left=steps)
    return books


@pytest.mark.parametrize(
    ("guns", "kind", "steps", "counted", "bonus"),
    # Half, rounded down for each unit: 8 to 2 is triple, to 4 double, to 5 more, to 0 triple.
    [
        (4, FOOT, 0, 2, 3),
        (5, FOOT, 2, 4, 2),
        (5, FOOT, 3, 5, 1),
        (3, GUNS, 3, 2, 3),
        (1, FOOT, 0, 0, 3),
    ],
)
def test_artillery_that_defends_counts_in_a_slip_as_in_the_open(
    guns: int, kind: str, steps: int, counted: int, bonus: int
) -> None:
    """SP-AMM-28; its losses go by the steps that it has."""
    books, open_books = with_guns(guns, kind, steps), with_guns(guns, kind, steps)
    defenders = (DEFENDER, SECOND) if steps else (DEFENDER,)
    ours, theirs = halves(books)
    stand = ids(books, *defenders)
    theirs = replace(theirs, units=stand, losses=stand, own_die=3)
    told = str(plan_assault_half(books, theirs).ruling.working[-1].arithmetic)
    assert told.split("; ")[3] == str(counted)
    ours = replace(ours, other_steps=None, slip=told, own_die=6)
    first = books.post(plan_assault_half(books, ours))
    lines = {line.label: line for line in first.ruling.working}
    assert lines["Strength Bonus"].value == bonus
    back = str(lines["Slip for the other player"].arithmetic)
    books.post(plan_assault_half(books, replace(theirs, slip=back)))
    seen = fight(entrenched=True, assaulter_die=6, defender_die=3, losses=stand)
    plan = open_books.post(plan_assault_combat(open_books, seen))
    assert first.ruling.result == plan.ruling.result.assaulter_morale
    for name in (*NAMES, *defenders):
        assert named(books, name).steps_left == named(open_books, name).steps_left
    assert named(books, DEFENDER).steps_left < guns


def test_only_guns_that_defend_count_nothing(books: FakeBooks) -> None:
    """One step, halved and rounded down, is told as 0; an AFV has a step at least (SP-AMM-28)."""
    ours, _ = halves(books)
    ours = replace(ours, other_steps=0, own_die=5, other_die=8, other_morale=7)
    assert not plan_assault_half(books, ours).refusals
    (fault,) = plan_assault_half(books, replace(ours, other_armor=True)).refusals
    assert (fault.where, fault.case) == ("other_steps", "SP-AMM-28")


def test_at_one_seat_each_half_is_posted_under_the_lock_of_the_other(tmp_path: Path) -> None:
    with spark_campaign(tmp_path) as books:
        units = ids_of(books)
        for side in ("soviet", "german"):
            books.set_passphrase(SideId(side), side)
        ours = AssaultHalfInputs(
            hex="1712", units=tuple(units[name] for name in NAMES),
            own_die=5, other_die=8, other_morale=7, other_steps=5,
        )  # fmt: skip
        theirs = AssaultHalfInputs(
            hex="1712", units=(units[DEFENDER],), own_die=8, other_die=5, other_morale=12
        )
        for side, half in (("soviet", ours), ("german", theirs)):
            books.veil.lock()
            books.veil.unlock(SideId(side), side)
            posted = books.session.execute(PostAction("assault_half", half))
            assert "1712" in posted.title


def test_the_slips_go_from_file_to_file(tmp_path: Path) -> None:
    with spark_campaign(tmp_path) as books:
        units = ids_of(books)
        for side in (SOVIET, GERMAN):
            hand_over(books, side, tmp_path / f"{side}.oob")
    own = AssaultHalfInputs(hex="1712", units=(units[DEFENDER],), own_die=8, other_armor=True)
    with open_campaign(tmp_path / f"{GERMAN}.oob") as german:
        slip = german.session.preview(PostAction("assault_half", own)).working[-1].arithmetic
    ours = AssaultHalfInputs(slip=str(slip), units=tuple(units[name] for name in NAMES), own_die=5)
    with open_campaign(tmp_path / f"{SOVIET}.oob") as soviet:
        posted = soviet.session.execute(PostAction("assault_half", ours))
        lines = soviet.queries.transaction(posted.transaction).working
        back = next(line.arithmetic for line in lines if line.label.startswith("Slip"))
    with open_campaign(tmp_path / f"{GERMAN}.oob") as german:
        answered = replace(own, slip=str(back))
        done = german.session.execute(PostAction("assault_half", answered))
        assert done.title.split(": ", 1)[1] == posted.title.split(": ", 1)[1]


def test_unknown_boxes_of_a_half_are_asked_about_once_in_a_turn(books: FakeBooks) -> None:
    """A tie is rolled again: what was said for the first roll holds for the second."""
    ours, _ = halves(books)
    unknown = named(books, "387/136")
    books.roster[unknown.id] = replace(unknown, traits={**unknown.traits, "steps_unknown": "yes"})
    without = boxes_settled(lambda books: (unit_of(books, unknown.id),))
    tied = replace(ours, own_die=3, other_die=8, other_morale=7)
    (asked,) = plan_assault_half(books, tied).refusals
    assert asked.where == "stand_in"
    assert "stand_in" not in without(books)
    first = plan_assault_half(books, replace(tied, stand_in=True))
    assert "tie:" in first.title
    books.post(first)
    assert not plan_assault_half(books, tied).refusals
    assert "stand_in" in without(books)


def test_by_night_a_half_asks_for_the_surprise_die() -> None:
    """It multiplies what the loser loses (SP-SUR-12), and comes before the assault (SP-INIT-11)."""
    for night in (False, True):
        books = marino()
        books.turn = NIGHT if night else books.turn
        for half in halves(books):
            doubts = [one for one in plan_assault_half(books, half).warnings if one.asks]
            assert [one.case for one in doubts] == ["SP-INIT-11"] * night
    # In the file of the defender alone nobody has a marker, and no die can be posted.
    for unit in ids(books, *NAMES):
        for marker in (Marker.ASSAULT, Marker.INVOLVED):
            books.known[MARKER, str(unit), marker] = None
    told = plan_assault_half(books, halves(books)[1]).warnings
    assert [(one.case, one.asks) for one in told] == [("SP-SUR-12", False)]
    books = marino()
    books.turn = NIGHT
    books.post(plan_surprise(books, NightSurpriseInputs("1712", 5)))
    assert not [one for one in plan_assault_half(books, halves(books)[0]).warnings if one.asks]
