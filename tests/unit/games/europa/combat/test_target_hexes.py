"""The target of a battle or a bombardment against where the books have the defenders."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    NKVD,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    TANK,
    armies,
    battle,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.words import COMBAT, MOVEMENT
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId


def front() -> FakeBooks:
    """A division, an antitank brigade and NKVD in one hex, tanks in another, a cadre nowhere."""
    books = armies()
    stand(books, {RIFLE_CADRE: "1B 0111", ANTITANK: "1B 0111", NKVD: "1b-0111", TANK: "1B 0113"})
    return books


def warned(found: ActionPlan) -> list[str]:
    return [fault.note() for fault in found.warnings if fault.case in {"CBT-01", "BMB-04"}]


def bombard(books: FakeBooks, **raw: object) -> ActionPlan:
    given: dict[str, object] = {"place": "1B0111", "guns": [GUNS], "defenders": [RIFLE_CADRE]}
    return plan(books, "bombard", **(given | raw))


def test_a_battle_names_who_else_stands_in_the_hex() -> None:
    found = battle(front(), place="1b 0111", defenders=[RIFLE_CADRE], result="0")
    assert warned(found) == [
        (
            f"2 units are in 1b 0111 too and are not picked: {ANTITANK} antitank and "
            f"{NKVD} NKVD. Pick all that are there, or set their hex."
        )
    ]
    assert not found.refusals
    whole = [RIFLE_CADRE, ANTITANK, NKVD]
    assert not warned(battle(front(), place="1B-0111", defenders=whole, result="0"))


def test_one_that_is_left_out_is_named_where_the_target_has_a_name() -> None:
    found = battle(front(), place="Brest", defenders=[RIFLE_CADRE, ANTITANK], result="0")
    assert warned(found) == [
        (
            f"{NKVD} NKVD is in 1B 0111 too and is not picked. "
            "Pick all that are there, or set their hex."
        )
    ]


@pytest.mark.parametrize("phase", [COMBAT, MOVEMENT])
def test_defenders_of_another_hex_than_the_target_are_named(phase: PhaseId) -> None:
    books = front()
    books.phase = phase
    found = battle(books, place="1B 0999", defenders=[TANK, RIFLE], result="0")
    assert warned(found) == [
        (
            f"{TANK} tank is in 1B 0113 according to the books, not in 1B 0999. "
            "Check the target, or set their hex."
        )
    ]


def test_defenders_of_two_hexes_are_told_without_a_target_too() -> None:
    defenders = [RIFLE_CADRE, ANTITANK, NKVD, TANK]
    assert warned(battle(front(), place="", defenders=defenders, result="0")) == [
        (
            "The defenders are in several hexes: 1B 0111, 1B 0113. "
            "Pick those of one hex, or set their hexes."
        )
    ]


def test_a_target_left_open_is_where_the_defenders_stand() -> None:
    books = front()
    whole = [RIFLE_CADRE, ANTITANK, NKVD]
    found = battle(books, place=" ", attackers=[PANZER], defenders=whole, result="0")
    assert found.title.startswith("Attack on 1B 0111: ")
    fired = bombard(books, place="", defenders=whole, result="1R")
    assert fired.title == "Bombarded 1B 0111: 1R"
    books.post(fired)

    # The column that the bombardment earned is found again: 7 to 10 is 1-1.
    def column(now: FakeBooks) -> str:
        fight = battle(now, place="", attackers=[INFANTRY], defenders=whole)
        return str(fight.ruling.result.column)

    assert (column(front()), column(books)) == ("1-1", "3-2")


@pytest.mark.parametrize("place", ["x" * 500, "1B\n0111"])
def test_a_target_is_a_short_line(place: str) -> None:
    with pytest.raises(BadInput) as refused:
        battle(front(), place=place, defenders=[TANK], result="0")
    assert [fault.where for fault in refused.value.faults] == ["place"]


def test_all_that_stand_in_the_hex_are_bombarded() -> None:
    # 3 + 1 + 1 = 5 REs: no column to the left, as 3 REs of the division alone would give.
    found = bombard(front(), weather="clear")
    assert found.ruling.result.odds == "4 factors"
    assert warned(found) == [
        (
            f"2 units are in 1B0111 too and count: {ANTITANK} antitank and {NKVD} NKVD. "
            "If the books are behind, set their hex."
        )
    ]
    assert bombard(front(), res=3).ruling.result.odds == "4 factors, 1 column left"


def test_a_division_does_not_answer_for_smaller_units_that_are_not_picked() -> None:
    by_division = [{"unit": RIFLE_CADRE}]
    assert refused(bombard(front(), result="Re", losses=by_division)) == {"BMB-06"}
    met = bombard(front(), result="Re", losses=[{"unit": NKVD}])
    assert not met.refusals
    books = front()
    books.post(met)
    assert not books.unit(UnitId(NKVD)).steps_left


def test_nobody_has_to_be_picked_where_the_books_know_who_stands_there() -> None:
    found = bombard(front(), defenders=[], result="Re")
    assert [fault.message for fault in found.refusals] == ["The Soviet side must lose 1 RE."]


def test_the_units_beside_a_facility_are_not_bombarded() -> None:
    found = bombard(front(), defenders=[], facility=True, result="Re", weather="clear")
    assert not found.refusals
    assert not found.warnings
