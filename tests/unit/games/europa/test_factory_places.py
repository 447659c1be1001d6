"""Factories are named by their places where the books know them."""

from __future__ import annotations

from tests.unit.games.europa.air_groups import plan
from tests.unit.rules.fake_books import opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.replacements.factories import (
    Factory,
    FactoryOutputInputs,
    factories,
    factory_output,
)
from oobmgr.games.europa.words import SOVIET


def test_a_factory_that_moved_is_named_by_where_it_stood() -> None:
    books = opened("central")
    books.known[fact_kinds.FACTORY, "Gorkiy", "upgraded"] = False
    books.known[fact_kinds.FACTORY, "Kharkov", "relocated"] = "1941-09-I"
    asked = FactoryOutputInputs(TurnCode("1941-10-I"), tuple(factories(books).values()))
    working = factory_output(asked, books.tables).working
    assert "Factory Kharkov, moved" in {step.label for step in working}


def test_factories_without_a_place_are_numbered() -> None:
    books = opened("central")
    asked = FactoryOutputInputs(TurnCode("1941-10-I"), (Factory(), Factory(axis_controlled=True)))
    assert "Factory 2" in {step.label for step in factory_output(asked, books.tables).working}


def test_a_new_factory_that_resembles_a_known_one_is_asked_about() -> None:
    books = opened("central")
    books.side = SOVIET
    books.known[fact_kinds.FACTORY, "Gorkiy", "upgraded"] = False
    (asked,) = plan(books, "factory", place="Gorkyi", event="new").warnings
    assert (asked.message, asked.asks) == ("There is a factory of Gorkiy.", True)
    assert not plan(books, "factory", place="Kharkov", event="new").warnings
    # What happens to a known one is refused under another name, as ever.
    assert plan(books, "factory", place="Gorkyi", event="lost").refusals
