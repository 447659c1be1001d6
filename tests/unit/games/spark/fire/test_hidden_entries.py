"""Entries across hidden sheets that no fire and no assault can have: refused, or asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.assault.assaults import assault_books, ids
from tests.unit.games.spark.assault.test_assault_combat import marino
from tests.unit.games.spark.assault.test_hidden_assault import halves
from tests.unit.games.spark.fire.combat_example import fire

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.actions.assault.hidden import plan_assault_half
from oobmgr.games.spark.actions.fire.hidden import plan_fire_unseen, propose_unseen
from oobmgr.games.spark.actions.fire.hidden_inputs import AnswerInputs, TakenInputs, UnseenInputs
from oobmgr.games.spark.actions.fire.taken import plan_fire_answered, plan_fire_taken
from oobmgr.games.spark.actions.initiative.commitments import CommitmentsInputs, plan_commitments
from oobmgr.games.spark.actions.initiative.order import ChallengeInputs, plan_challenge
from oobmgr.games.spark.initiative.order import ChallengeResult
from oobmgr.games.spark.words import MOVEMENT, POST_ASSAULT_FIRE, Armor, FireKind, Player
from oobmgr.rules.books import PhaseId

NAMES = ("387/136", "541/136", "1/61T", "7GdMiner")
GERMANS = "170th Infantry Division"


@pytest.mark.parametrize(
    "slip",
    [
        "1712; II/399/170; 1M; S; tunred",
        "1712; II/399/170; 1M; S D;",
        "1712; II/399/170; 1M; R1 R2;",
        "1712; II/399/170; 0; S;",
        "1712; II/399/170; 0; ; gone",
        "1712; II/399/170; 40; ;",
        "1712; II/399/170; 7M; ;",
        "; II/399/170; 1M; ;",
        "the village; II/399/170; 1M; ;",
    ],
)
def test_an_answer_that_contradicts_itself_is_refused(slip: str) -> None:
    books = assault_books("1712", *NAMES)
    with pytest.raises(BadInput):
        plan_fire_answered(books, AnswerInputs(slip))
    taken = "1712; II/399/170; 1M; S R1; turned", "1712; x; 0M; E; gone", "1712; x; M; S;"
    for right in (*taken, "1712; x; 0; ;", "1712; x; ; ;", "1712; x; 6M; ; gone"):
        assert not plan_fire_answered(books, AnswerInputs(right)).refusals


def test_the_form_of_a_fire_can_be_asked_for_in_any_phase() -> None:
    books = assault_books("1712", *NAMES)
    books.phase = PhaseId("initiative")
    assert propose_unseen(books) == UnseenInputs()


def test_a_unit_takes_the_kind_of_fire_that_is_for_it() -> None:
    books = assault_books("1712", *NAMES)
    men, tanks = ids(books, "II/399/170"), ids(books, "1/61T")
    right = TakenInputs(units=men, column=12, red=9, gray=7, result="1M")
    assert not plan_fire_taken(books, right).refusals
    for wrong, field in (
        (replace(right, kind=FireKind.AT), "kind"),
        (replace(right, units=tanks), "kind"),
        (replace(right, units=tanks, kind=FireKind.AT, indirect_only=True), "indirect_only"),
    ):
        assert [one.where for one in plan_fire_taken(books, wrong).refusals] == [field]


def test_a_slip_for_another_unit_or_hex_is_asked_about() -> None:
    books = assault_books("1712", *NAMES)
    slip = TakenInputs(slip="1712; II/399/170; R18; 9; 7; direct", result="1M")
    assert not plan_fire_taken(books, slip).warnings
    other = plan_fire_taken(books, replace(slip, units=ids(books, "I/399/170")))
    assert [(one.where, one.asks) for one in other.warnings[:2]] == [("units", True)] * 2
    nobody = replace(slip, slip="1712; nobody; R18; 9; 7; direct")
    sentences = [one.message for one in plan_fire_taken(books, nobody).refusals]
    assert sentences == ["No single unit nobody is known in 1712."]


def test_nobody_fires_at_his_own_hex_or_with_the_wrong_kind() -> None:
    books = assault_books("1712", *NAMES)
    right = UnseenInputs(ids(books, *NAMES), place="1712", assault="1712", red=9, gray=7)
    assert not plan_fire_unseen(books, right).refusals
    for wrong, field in (
        (replace(right, place="1612"), "place"),
        (replace(right, kind=FireKind.AT), "armor"),
        (replace(right, armor=Armor.HOLLOW), "armor"),
    ):
        assert field in {one.where for one in plan_fire_unseen(books, wrong).refusals}


def test_a_hex_that_is_none_is_no_target() -> None:
    books = assault_books("1712", *NAMES)
    right = UnseenInputs(ids(books, *NAMES), place="1712", assault="1712", red=9, gray=7)
    assert not [one for one in plan_fire_unseen(books, right).warnings if one.where == "place"]
    for place, sentence in (("", "is missing."), ("0912", "is beyond the west edge of the map.")):
        refused = plan_fire_unseen(books, replace(right, place=place)).refusals
        assert [(one.where, one.message) for one in refused] == [("place", sentence)]
    refused = plan_fire_unseen(books, replace(right, assault="the village")).refusals
    assert [one.where for one in refused] == ["assault"]
    (doubt,) = plan_fire_unseen(books, replace(right, place="9999")).warnings
    assert doubt.message == (
        "9999 is beyond every hex that the rules name: column 35 and row 39 are their last."
    )


def test_a_slip_of_a_fire_begins_with_a_hex() -> None:
    books = assault_books("1712", *NAMES)
    for place in ("", "17", "woods"):
        with pytest.raises(BadInput, match="not a hex of the map"):
            plan_fire_taken(books, TakenInputs(slip=f"{place}; II/399/170; R18; 9; 7; direct"))


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        # 10 on a counter, 3 of the Strength Bonus, 3 dots, 2 + 2 + 2 + 1 + 1 of the table: 24.
        ("1712; assaulter; 99; 20; AFV; 8", "99 is more than the assaulter can have."),
        ("1712; assaulter; 25; 20; AFV; 8", "25 is more than the assaulter can have."),
        ("1712; assaulter; 12; 73; AFV; 8", "73 steps are more than the assaulter fights with."),
    ],
)
def test_a_half_that_no_side_can_have_is_refused(slip: str, sentence: str) -> None:
    books = marino()
    _, theirs = halves(books)
    told = replace(theirs, slip=slip, own_die=8)
    (fault,) = plan_assault_half(books, told).refusals
    assert (fault.where, fault.message.endswith(sentence)) == ("slip", True), fault.message
    for right in ("1712; assaulter; 24; 20; AFV; 8", "1712; assaulter; 12; 72; AFV; 8"):
        assert not plan_assault_half(books, replace(told, slip=right)).refusals


def test_a_defender_fights_with_the_steps_of_one_hex() -> None:
    books = marino()
    ours, _ = halves(books)
    for steps, refused in ((12, []), (13, ["other_steps"])):
        told = replace(ours, own_die=5, other_die=8, other_morale=7, other_steps=steps)
        assert [one.where for one in plan_assault_half(books, told).refusals] == refused


def test_a_half_at_no_hex_is_no_slip() -> None:
    books = marino()
    _, theirs = halves(books)
    with pytest.raises(BadInput, match="not the slip of an assault"):
        plan_assault_half(books, replace(theirs, slip="; assaulter; 12; 20; AFV; 5"))


def test_nobody_from_outside_takes_a_step_of_a_half() -> None:
    books = marino()
    ours, _ = halves(books)
    beaten = replace(ours, own_die=1, other_die=10, other_morale=7)
    assert not plan_assault_half(books, beaten).refusals
    stranger = ids(books, "733/136")
    for wrong in (replace(beaten, losses=stranger), replace(beaten, bearers=stranger)):
        (fault,) = plan_assault_half(books, wrong).refusals
        assert fault.message == "has no part in this combat."


def test_fresh_divisions_without_an_assault_are_asked_about() -> None:
    books = assault_books("1712", *NAMES)
    doubt = f"{GERMANS}: fresh, and no assault is committed to."
    idle = plan_commitments(books, CommitmentsInputs(Player.GERMAN, 0, (GERMANS,)))
    assert doubt in {one.message for one in idle.warnings if one.asks}
    failed = plan_challenge(books, ChallengeInputs(ChallengeResult.FAILED, 0, (GERMANS,)))
    assert doubt in {one.message for one in failed.warnings if one.asks}
    meant = plan_commitments(books, CommitmentsInputs(Player.GERMAN, 1, (GERMANS,)))
    assert doubt not in {one.message for one in meant.warnings}


def test_an_afv_takes_one_fire_of_a_hidden_sheet_in_a_combat_phase() -> None:
    """Non-armored units may be fired at again and again, an AFV once (13.0)."""
    books = assault_books("1712", *NAMES)
    tanks, men = ids(books, "1/61T"), ids(books, "II/399/170")
    hit = TakenInputs(units=tanks, kind=FireKind.AT, column=1, red=9, gray=7, result="0")
    books.post(plan_fire_taken(books, hit))
    again = plan_fire_taken(books, hit)
    assert [(one.message, one.case) for one in again.refusals] == [
        ("1/61T was fired at in this phase.", "SP-CMB-02")
    ]
    # The same where the sheet of the firer is open now.
    seen = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    assert "1/61T was fired at in this phase." in {one.message for one in seen.refusals}
    for _ in range(2):
        books.post(
            plan_fire_taken(books, TakenInputs(units=men, column=1, red=9, gray=7, result="0"))
        )
    # ZOC fire is no part of the phase, and after the assaults another one begins.
    for phase in (MOVEMENT[0], POST_ASSAULT_FIRE[0]):
        books.phase = phase
        assert not plan_fire_taken(books, hit).refusals
