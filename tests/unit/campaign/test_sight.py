"""Whose a line of the journal is: by account, by unit or formation, by the side in its key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign import commands
from oobmgr.campaign.command_names import ADVANCE, OF_BOTH, POST
from oobmgr.campaign.commands import AddUnit, RemoveUnits
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.sight import Sight
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.words import GERMAN
from oobmgr.models.engines import reading
from tests.unit.campaign.hidden_books import ids_of, spark_campaign, values


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with spark_campaign(tmp_path / "a.oob") as campaign:
        yield campaign


def sight_of(books: Campaign) -> Sight:
    """What is seen with the German sheets hidden."""
    sight = Sight(books.game, (GERMAN,))
    with reading(books.books) as connection:
        sight.catch_up(connection)
    return sight


@pytest.mark.parametrize(
    ("name", "shown"), [("284/86", True), ("3/240/170", False), ("Pz Zug Qx", False)]
)
def test_what_is_about_a_unit(books: Campaign, name: str, shown: bool) -> None:
    books.session.execute(AddUnit(values(GERMAN, "Pz Zug Qx")))
    unit = ids_of(books)[name]
    if name == "Pz Zug Qx":
        books.session.execute(RemoveUnits((UnitId(unit),)))
    sight = sight_of(books)
    for subject, key in (
        (Subject.UNIT, f"{unit}"),
        (fact_kinds.MARKER, f"{unit}"),
        (fact_kinds.SUPPLY, f"{unit}"),
        (Subject.DONE, f"unit:{unit}"),
    ):
        assert sight.shows_fact(subject, key, "anything") is shown
        assert sight.on_sheet(subject, key) is not shown


@pytest.mark.parametrize(
    ("subject", "key", "field", "shown"),
    [
        (Subject.CONDITION, "air_power:german", "secret", False),
        (Subject.CONDITION, "air_power:soviet", "secret", True),
        (Subject.CONDITION, "assault:1712", "steps", True),
        (Subject.DONE, "1943-01-12:german:fought", "any", False),
        (fact_kinds.SUPPLY, "german:", "counted", False),
        (fact_kinds.SUPPLY, "soviet:67th Army", "counted", True),
        (Subject.CONDITION, "fresh", "170th Infantry Division", False),
        (Subject.CONDITION, "fresh", "86th Rifle Division", True),
        (Subject.LOCK, "german", "seal", False),
        (Subject.SEQUENCE, "now", "side", True),
        (Subject.OPTION, "ws_non_armored", "value", True),
    ],
)
def test_what_is_about_no_unit(
    books: Campaign, subject: Subject, key: str, field: str, shown: bool
) -> None:
    assert sight_of(books).shows_fact(subject, key, field) is shown


def test_what_lies_in_accounts(books: Campaign) -> None:
    sight = sight_of(books)
    assert sight.shows_account("pool:soviet:67th Army")
    assert not sight.shows_account("pool:german")
    assert not sight.shows_account("unit:german:21")


def test_what_is_written_later_is_read(books: Campaign) -> None:
    sight = sight_of(books)
    last = books.session.execute(AddUnit(values(GERMAN, "Pz Zug Qx")))
    assert not sight.closed(last.transaction)
    assert not sight.says("behind Pz Zug Qx")
    with reading(books.books) as connection:
        sight.catch_up(connection)
    assert sight.closed(last.transaction)
    assert sight.says("behind Pz Zug Qx")
    assert sight.title(last.transaction, last.title) == "A new unit (German side hidden)"


def test_commands_are_named_as_they_are_called() -> None:
    """By name alone a command that is renamed would no longer be known as one of both sides."""
    assert all(isinstance(getattr(commands, name), type) for name in {*OF_BOTH, POST, ADVANCE})
