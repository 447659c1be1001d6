"""A kind of warning is what the function that looks for it says of itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oobmgr.games.europa.words import AIR, COMBAT
from oobmgr.known_games import game
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Finding, Warning, check, checks_of  # noqa: A004 - as there
from tests.unit.rules.fake_books import FakeBooks


@check("AB-01..02", title="Lamps left on", action="darken", phases=(COMBAT,), must=True)
def lamps(books: Books) -> Iterator[str | Finding]:
    """Lamps that burn."""
    yield f"It is {books.phase}."
    yield Finding("The cellar.", "Cellar", "AB-09", "")


def at(phase: str) -> FakeBooks:
    return FakeBooks(phase=COMBAT if phase == "combat" else AIR)


def test_a_check_tells_its_kind_title_case_and_action() -> None:
    (lamp,) = checks_of(lamps)
    assert (lamp.kind, lamp.cases) == ("lamps", ("AB-01", "AB-02"))
    first, second = lamp.warnings(at("combat"))
    assert first == Warning("lamps", "Lamps left on", "It is combat.", "AB-01", "darken", must=True)
    assert (second.title, second.case, second.action) == ("Cellar", "AB-09", "")


def test_a_check_looks_in_its_phases_only() -> None:
    (lamp,) = checks_of(lamps)
    assert not list(lamp.warnings(at("air")))


@pytest.mark.parametrize("known", ["europa", "spark"])
def test_each_kind_is_declared_once(known: str) -> None:
    kinds = game(known).warning_kinds
    assert len(set(kinds)) == len(kinds)


def test_what_blocks_the_advance_is_told_first() -> None:
    found = game("europa").warnings(FakeBooks())
    assert [one.must for one in found] == sorted((one.must for one in found), reverse=True)
    assert found[0].kind == "income"
