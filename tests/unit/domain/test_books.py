"""Accounts, postings, rulings, units, faults: the small values that everything is made of."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.accounts import STEP, Account, GoodId, Place, SideId, unit_account
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId, Posting, UnitId, imbalance, transfer
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState, UnitStatus

AXIS = SideId("axis")
SP = GoodId("sp")
ACCOUNTS = st.builds(
    Account,
    st.sampled_from(list(Place)),
    st.sampled_from([AXIS, SideId("soviet")]),
    st.text("ab :/", max_size=6),
)


@given(ACCOUNTS)
def test_account_keys_read_back(account: Account) -> None:
    assert Account.from_key(account.key) == account


def test_keys_are_as_saved() -> None:
    assert Account(Place.POOL, AXIS).key == "pool:axis"
    assert Account(Place.SPENT, AXIS, "air").key == "spent:axis:air"
    assert unit_account(AXIS, 17).key == "unit:axis:17"


@given(st.lists(st.tuples(ACCOUNTS, ACCOUNTS, st.integers(-99, 99)), max_size=8))
def test_transfers_always_balance(moves: list[tuple[Account, Account, int]]) -> None:
    legs = [leg for source, target, n in moves for leg in transfer(source, target, SP, n)]
    assert not imbalance(legs)


def test_what_does_not_balance_is_named_by_its_good() -> None:
    pool = Account(Place.POOL, AXIS)
    legs = (Posting(pool, SP, 5), Posting(pool, STEP, 1), Posting(pool, STEP, -1))
    assert imbalance(legs) == {SP: 5}
    assert transfer(pool, pool, SP, 0) == ()


def test_cases_of_a_ruling_stand_once_in_order() -> None:
    steps = (Step("a", case="AB-02"), Step("b"), Step("c", case="AB-01"), Step("d", case="AB-02"))
    assert Ruling(1, steps).cases == ("AB-02", "AB-01")


@pytest.mark.parametrize(("left", "reduced"), [(2, False), (1, True), (0, False)])
def test_a_unit_is_reduced_while_it_lives_with_a_step_less(left: int, reduced: bool) -> None:
    unit = UnitState(
        id=UnitId(1), side=AXIS, nation="Germany", designation="61", type="infantry", size="XX",
        formation=FormationId(1), path=(), steps=2, steps_left=2, status=UnitStatus.ON_MAP,
    )  # fmt: skip
    assert replace(unit, steps_left=left).reduced is reduced


def test_an_error_tells_every_fault() -> None:
    error = BadInput(
        Fault("is not a hex.", "Axis!F17", "x", "Enter 1B 1309."), Fault("Nothing is entered.")
    )
    assert str(error) == "Axis!F17: is not a hex. Enter 1B 1309. Nothing is entered."
    assert len(error.faults) == 2
