"""Morale checks of units of the roster, and what they do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, mark, on, put, words
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.morale.check import (
    MoraleCheckInputs,
    MoraleCode,
    Situation,
    morale_check,
    retreat_hexes,
)
from oobmgr.games.spark.morale.effects import check_effects, check_of
from oobmgr.games.spark.morale.withdrawal import WithdrawalCheckInputs, withdrawal_check
from oobmgr.games.spark.units.unit import unit_of
from oobmgr.games.spark.words import COMBAT, CallOff, Marker
from oobmgr.known_games import game


def test_the_tanks_of_assault_c_take_their_infantry_with_them() -> None:
    books = assault_books("1714", "733/136", "2/61T")
    plan = books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "2/61T"), 8)))
    assert plan.ruling.result.codes == ("N", "D", "R1")
    assert on(books, "2/61T").held[Marker.CALLED_OFF] == CallOff.INVOLUNTARY
    assert on(books, "733/136").held[Marker.CALLED_OFF] == CallOff.VOLUNTARY
    assert on(books, "733/136").held[Marker.INVOLVED] == "1714"
    assert Marker.DISRUPTED in on(books, "2/61T")
    assert len(plan.warnings) == 2


def test_who_loses_its_marker_to_a_check_stays_involved() -> None:
    books = assault_books("1714", "733/136", "2/61T")
    books.known.pop((fact_kinds.MARKER, str(ids(books, "2/61T")[0]), Marker.INVOLVED), None)
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "2/61T"), 8)))
    assert on(books, "2/61T").held[Marker.INVOLVED] == "1714"


def assault_by_both() -> FakeBooks:
    """Assault C with both tank battalions."""
    books = example_books()
    put(books, "1/61T", hex="1614")
    mark(books, "1714", "733/136", "1/61T", "2/61T")
    books.phase = COMBAT[0]
    return books


def test_infantry_stays_while_other_armor_assaults() -> None:
    books = assault_by_both()
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "2/61T"), 8)))
    assert on(books, "733/136").assault_hex == "1714"


def test_checks_that_fall_together_are_looked_at_together() -> None:
    books = assault_by_both()
    units = [unit_of(books, named(books, name).id) for name in ("1/61T", "2/61T")]
    found = check_effects(books, [(unit, (MoraleCode.NO_ASSAULT,)) for unit in units])
    touched = {fact.key for fact in found.facts if fact.field == Marker.ASSAULT}
    assert touched == {str(one) for one in ids(books, "1/61T", "2/61T", "733/136")}


def test_five_over_eliminates_the_unit() -> None:
    books = assault_books("1712", "541/136")
    lay(books, Marker.DISRUPTED, "II/399/170")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "II/399/170"), 9)))
    assert named(books, "II/399/170").steps_left == 0
    assert named(books, "II/399/170").status is UnitStatus.DEAD


def test_a_disrupted_unit_is_not_suppressed_besides() -> None:
    books = assault_books("1712", "541/136")
    lay(books, Marker.DISRUPTED, "II/399/170")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "II/399/170"), 5)))
    assert Marker.SUPPRESSED not in on(books, "II/399/170")


def test_who_is_disrupted_is_not_suppressed_as_well() -> None:
    books = assault_books("1714", "733/136", "2/61T")
    lay(books, Marker.SUPPRESSED, "2/61T")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "2/61T"), 8)))
    assert Marker.DISRUPTED in on(books, "2/61T")
    assert Marker.SUPPRESSED not in on(books, "2/61T")


def test_a_german_unit_uses_a_better_headquarters_in_its_hex() -> None:
    books = assault_books("1712", "541/136")
    put(books, "I/399/170", hex="1712", type="headquarters", ratings={"morale": 8})
    unit = unit_of(books, named(books, "II/399/170").id)
    assert check_of(books, unit, 7).result == ()
    assert check_of(books, unit, 7, use_headquarters=False).result == ("S",)
    put(books, "I/399/170", status=UnitStatus.DEAD)
    assert check_of(books, unit, 7).result == ("S",)
    put(books, "387/136", hex="1613", type="headquarters", ratings={"morale": 9})
    soviet = unit_of(books, named(books, "541/136").id)
    assert check_of(books, soviet, 8).result[0] == "N"


def test_zoc_fire_pins_whom_it_suppresses() -> None:
    books = assault_books("1712", "541/136")
    inputs = UnitMoraleInputs(ids(books, "952/268"), 7, zoc_fire=True)
    plan = plan_morale_check(books, inputs)
    assert any("spends no more MP" in fault.note() for fault in plan.warnings)
    calm = plan_morale_check(books, replace(inputs, zoc_fire=False))
    assert not any("spends no more MP" in fault.note() for fault in calm.warnings)


def test_who_may_withdraw_by_his_check_is_told() -> None:
    books = assault_books("1712", "541/136")
    unit = unit_of(books, named(books, "II/399/170").id)
    told = check_effects(books, [(unit, (MoraleCode.WITHDRAW_ONE,))]).warnings
    assert [(fault.where, fault.case) for fault in told] == [("II/399/170", "SP-MC-16")]


def test_what_is_missing_is_asked_for() -> None:
    books = assault_books("1712", "541/136")
    assert len(words(plan_morale_check(books, UnitMoraleInputs()))) == 2
    put(books, "II/399/170", ratings={})
    with pytest.raises(BadInput, match="II/399/170: has no morale in the books"):
        plan_morale_check(books, UnitMoraleInputs(ids(books, "II/399/170"), 5))


@given(die=st.integers(1, 10), morale=st.integers(0, 12), situation=st.sampled_from(Situation))
def test_a_higher_die_is_never_better(die: int, morale: int, situation: Situation) -> None:
    tables = game("spark").tables()

    def severity(rolled: int) -> tuple[bool, bool, bool, int]:
        codes = morale_check(MoraleCheckInputs(rolled, morale, situation), tables).result
        return (
            MoraleCode.ELIMINATED in codes,
            MoraleCode.DISRUPTED in codes,
            MoraleCode.SUPPRESSED in codes,
            retreat_hexes(codes),
        )

    if die > 1:
        assert severity(die) >= severity(die - 1)


def test_a_nought_keeps_a_defender_in_its_hex_and_suppresses_it() -> None:
    answer = withdrawal_check(WithdrawalCheckInputs(die=0, morale=10), game("spark").tables())
    assert (answer.result.may_withdraw, answer.result.suppressed) == (False, True)
    last = answer.working[-1]
    assert (last.label, last.value) == ("May withdraw", False)
    assert last.arithmetic == "the die shows 0: it is suppressed"
