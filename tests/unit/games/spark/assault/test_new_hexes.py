"""Where units go after fire and assault: what the books know speaks against it, what is owed."""

from __future__ import annotations

from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, on, put, words
from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.warned import warned

from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.end import (
    AssaultEndInputs,
    RetreatInputs,
    plan_assault_end,
    plan_retreat,
    propose_end,
    propose_retreat,
)
from oobmgr.games.spark.actions.assault.withdrawals import (
    CallOffInputs,
    DefenderWithdrawalInputs,
    plan_call_off,
    plan_defender_withdrawal,
)
from oobmgr.games.spark.actions.morale.check import UnitMoraleInputs, plan_morale_check
from oobmgr.games.spark.closing import close_impulse
from oobmgr.games.spark.forgotten import assault as forgotten_assault
from oobmgr.games.spark.words import Marker


def test_a_retreat_is_owed_until_it_is_made() -> None:
    """284/86 fails by four: two hexes back (example A)."""
    books = assault_books("1710", "284/86", "330/86")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 10)))
    assert on(books, "284/86").retreat == (2, 2)
    (owed,) = (one for one in warned(books, forgotten_assault) if one.kind == "retreats")
    assert (owed.sentence, owed.must) == ("284/86 2 hexes.", True)
    assert propose_retreat(books).units == ids(books, "284/86")
    books.post(plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1410")))
    assert on(books, "284/86").retreat == (0, 0)
    assert "retreats" not in {one.kind for one in warned(books, forgotten_assault)}


def test_a_retreat_goes_as_far_as_it_must_and_not_into_the_enemy() -> None:
    books = assault_books("1710", "284/86", "330/86")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 10)))
    far = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1310"))
    assert words(far) == ["284/86: goes 2 hexes at most; 1310 is 3 hexes away."]
    enemy = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1710"))
    assert "The enemy is in 1710: 3/240/170." in words(enemy)[0]
    short = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1510"))
    assert not short.refusals
    assert "must retreat 2 hexes; 1510 is 1 away." in short.warnings[0].note()


def test_after_a_check_that_is_just_passed_a_unit_may_withdraw_one_hex() -> None:
    """284/86 rolls its morale: its marker is off, and it may go back, one hex and no further."""
    books = assault_books("1710", "284/86", "330/86")
    plan = books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 6)))
    assert plan.ruling.result.codes == ("N", "W1")
    assert "may withdraw 1 hex." in plan.warnings[0].note()
    assert on(books, "284/86").retreat == (0, 1)
    # It need not: nothing is owed.
    assert "retreats" not in {one.kind for one in warned(books, forgotten_assault)}
    far = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1410"))
    assert words(far) == ["284/86: goes 1 hex at most; 1410 is 2 hexes away."]
    assert far.refusals[0].case == "SP-MC-16"
    near = plan_retreat(books, RetreatInputs(ids(books, "284/86"), "1510"))
    assert (near.refusals, near.warnings) == ((), ())
    books.post(near)
    assert Marker.MAY_WITHDRAW not in on(books, "284/86")


def test_what_is_owed_goes_with_the_impulse() -> None:
    books = assault_books("1710", "284/86")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 10)))
    plan = close_impulse(books)
    assert plan is not None
    assert "1 retreat not made" in plan.title
    books.post(plan)
    assert on(books, "284/86").retreat == (0, 0)


def test_the_loser_of_an_assault_owes_its_retreat() -> None:
    books = assault_books("1712", "387/136")
    books.post(plan_assault_combat(books, AssaultCombatInputs("1712", assaulter_die=9,
                                                              defender_die=5)))  # fmt: skip
    fewest, most = on(books, "II/399/170").retreat
    assert (fewest, most) == (2, 4)
    assert on(books, "387/136").retreat == (0, 0)


def test_what_belongs_to_the_hex_stays_behind_with_a_line() -> None:
    books = assault_books("1710", "330/86")
    lay(books, Marker.ENTRENCHED, "3/240/170")
    inputs = DefenderWithdrawalInputs("1710", ids(books, "3/240/170"), 3, "1810")
    plan = books.post(plan_defender_withdrawal(books, inputs))
    assert Marker.ENTRENCHED not in on(books, "3/240/170")
    assert ("leaves", "its entrenchment") in [(s.value, s.arithmetic) for s in plan.ruling.working]


def test_a_defender_withdraws_two_hexes_at_most_and_into_no_full_hex() -> None:
    books = assault_books("1710", "330/86")
    unit = ids(books, "3/240/170")
    far = plan_defender_withdrawal(books, DefenderWithdrawalInputs("1710", unit, 3, "2010"))
    assert "SP-RET-08" in {fault.case for fault in far.refusals}
    for name in ("I/399/170", "III/399/170"):
        put(books, name, hex="1810")
    # Boxes that nobody entered are not counted as if they were known: the player is asked.
    open_yet = plan_defender_withdrawal(books, DefenderWithdrawalInputs("1710", unit, 3, "1810"))
    assert not open_yet.refusals
    held = "10 steps and 1 unit with unknown boxes; the limit is 12 steps"
    assert held in open_yet.warnings[0].message
    put(books, "3/240/170", traits={**named(books, "3/240/170").traits, "steps_unknown": ""})
    full = plan_defender_withdrawal(books, DefenderWithdrawalInputs("1710", unit, 3, "1810"))
    assert "SP-STACK-04" in {fault.case for fault in full.refusals}


def test_an_assaulter_withdraws_one_hex() -> None:
    books = assault_books("1714", "733/136")
    unit = ids(books, "733/136")
    far = plan_call_off(books, CallOffInputs("1714", unit, "1414"))
    assert [fault.case for fault in far.refusals] == ["SP-CMB-12"]
    assert not plan_call_off(books, CallOffInputs("1714", unit, "1514")).refusals


def test_nobody_advances_while_the_defender_is_there_or_from_another_assault() -> None:
    books = assault_books("1712", "541/136")
    still = plan_assault_end(books, AssaultEndInputs("1712", advancing=ids(books, "541/136")))
    assert "The enemy is in 1712: II/399/170." in words(still)[0]
    out = AssaultEndInputs("1712", ids(books, "II/399/170"), "1813", ids(books, "541/136"))
    assert not plan_assault_end(books, out).refusals
    stranger = AssaultEndInputs("1712", ids(books, "II/399/170"), "1813", ids(books, "942/268"))
    assert "has no part in the assault on 1712." in words(plan_assault_end(books, stranger))[0]


def test_neither_a_defender_nor_who_called_off_advances() -> None:
    books = assault_books("1712", "541/136", "387/136")
    books.post(plan_call_off(books, CallOffInputs("1712", ids(books, "387/136"))))
    for name, why in (
        ("II/399/170", "defends, and"),
        ("387/136", "called its assault"),
    ):
        plan = plan_assault_end(books, AssaultEndInputs("1712", advancing=ids(books, name)))
        assert [fault.case for fault in plan.refusals if why in fault.message] == ["SP-ASLT-15"]


def test_an_advance_keeps_to_the_limit_of_the_hex() -> None:
    books = assault_books("1712", "541/136", "387/136")
    both = ids(books, "541/136", "387/136")
    plan = plan_assault_end(books, AssaultEndInputs("1712", ids(books, "II/399/170"), "1813", both))
    assert "1712 would hold 16 steps; the limit is 12 steps." in words(plan)[0]
    assert named(books, "541/136").hex == "1613"


def test_a_retreat_at_the_end_that_overloads_a_hex_is_told_as_with_retreat() -> None:
    """Three regiments and tanks of two hexes fall back into one: 23 steps, and the rules say 12."""
    names = ("7GdMiner", "387/136", "541/136", "1/61T")
    books = assault_books("1712", *names)
    books.post(plan_assault_combat(books, AssaultCombatInputs("1712", assaulter_die=1,
                                                              defender_die=10)))  # fmt: skip
    plan = plan_assault_end(books, AssaultEndInputs("1712", ids(books, *names), "1512"))
    assert not plan.refusals  # somebody may have nowhere else to go
    (told,) = (fault for fault in plan.warnings if fault.case == "SP-STACK-05")
    assert "1512 would hold 2" in told.message
    assert "the limit is 12 steps." in told.message
    few = plan_assault_end(books, AssaultEndInputs("1712", ids(books, "387/136"), "1512"))
    assert "SP-STACK-05" not in {fault.case for fault in few.warnings}


def test_the_end_opens_with_who_a_failed_check_sends_back() -> None:
    """Its Assault Marker is off, and it has its hex to go all the same."""
    books = assault_books("1714", "733/136")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "733/136"), 10)))
    assert on(books, "733/136").retreat[0]
    # Nobody is in column.
    assert propose_end(books) == AssaultEndInputs("1714", ids(books, "733/136"), deploy=False)


def test_columns_that_deploy_are_told_where_nobody_is_in_column() -> None:
    """Columns that fought deploy free (SP-ASLT-16)."""

    def said(*, deploy: bool) -> list[str]:
        plan = plan_assault_end(books, AssaultEndInputs("1714", deploy=deploy))
        return [fault.message for fault in plan.warnings if fault.where == "deploy"]

    books = assault_books("1714", "733/136")
    assert said(deploy=True) == ["No unit of the assault on 1714 is in column."]
    assert not said(deploy=False)
    lay(books, Marker.IN_COLUMN, "733/136")
    assert not said(deploy=True)
    assert said(deploy=False) == ["Left in column: 733/136."]


def test_a_retreat_that_ends_beside_an_enemy_is_told() -> None:
    """Who stands next to its end may fire at it by his zone (SP-ZOC-04)."""
    books = assault_books("1710", "284/86", "330/86")
    books.post(plan_morale_check(books, UnitMoraleInputs(ids(books, "284/86"), 10)))

    def said(to: str) -> list[str]:
        plan = plan_retreat(books, RetreatInputs(ids(books, "284/86"), to))
        assert not plan.refusals
        return [fault.message for fault in plan.warnings if fault.case == "SP-ZOC-04"]

    assert not said("1410")
    put(books, "3/240/170", hex="1310")
    assert said("1410") == ["Enemy units are next to 1410, in 1310."]
