"""Losses are taken in steps and in strength; supply states are kept unit by unit."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.postings import imbalance
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.replacements.losses import lost_in, taken
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies, supply_facts, supply_of
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import AXIS, LOST_GOODS
from oobmgr.rules.actions import StepChange


def an_army() -> FakeBooks:
    """A 7-6 infantry division with a 2-6 cadre, as unit 1."""
    books = opened()
    unit_id = books.enlist(1, "infantry")
    known = {"ratings": {"attack": 7, "move": 6}, "traits": {"cadre": "2-6"}}
    books.roster[unit_id] = replace(books.roster[unit_id], **known)  # type: ignore[arg-type]
    return books


def test_a_unit_that_loses_all_is_dead_and_its_strength_is_lost() -> None:
    books = an_army()
    found = taken(books, (StepChange(next(iter(books.units())), 0),))
    assert not imbalance(found.postings)
    amounts = {(one.account, one.good): one.amount for one in found.postings}
    assert amounts[Account(Place.DEAD, AXIS), STEP] == 2
    assert amounts[lost_in(AXIS, "Germany", FIRST_TURN), LOST_GOODS["infantry"]] == 7
    assert [fact.new for fact in found.facts] == [UnitStatus.DEAD]


def test_a_cadre_lives_and_what_does_not_count_feeds_no_replacements() -> None:
    books = an_army()
    found = taken(books, (StepChange(next(iter(books.units())), 1),), counts=False)
    assert not found.facts
    assert {one.good for one in found.postings} == {STEP}


def test_a_state_is_written_once_and_taken_back() -> None:
    books = an_army()
    (unit,) = books.units()
    assert supply_of(books, unit.id) == UnitSupply()
    isolated = UnitSupply(SupplyState.ISOLATED, FIRST_TURN)
    for fact in supply_facts(books, [unit.id], isolated):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert supplies(books) == {unit.id: isolated}
    assert not supply_facts(books, [unit.id], isolated)
    back = supply_facts(books, [unit.id], UnitSupply())
    assert {(fact.subject, fact.new) for fact in back} == {(fact_kinds.SUPPLY, None)}
