"""How the ledger says what the game keeps besides quantities."""

from __future__ import annotations

from pathlib import Path

from tests.unit.games.balkans.playing import SOVIET, Table

from oobmgr.campaign.commands import RemoveUnits
from oobmgr.domain.postings import UnitId
from oobmgr.ui.viewmodels.ledger_detail import read_transaction
from oobmgr.ui.viewmodels.ledger_facts import fact_line


def lines(table: Table, action: str, **given: object) -> list[str]:
    """The changes of an entry beside its postings, as the ledger writes them."""
    detail = table.queries.transaction(table.post(action, **given).transaction)
    kinds = table.queries.game.every_fact
    shown = (fact_line(fact, table.queries.game) for fact in detail.facts
             if kinds[fact.subject].listed)  # fmt: skip
    return [f"{line.label}: {line.value}" for line in shown]


def test_hexes_stay_hexes_and_turns_are_named(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert lines(table, "city_hex", city="Vienna", hex="0115") == ["Vienna, hex: 0115"]
    table.post("enter_hex", units="6 Gds", to="0718")
    told = lines(table, "festung_roll", die=2)
    assert {"Budapest, state: Festung", "Budapest, roll: 2", "Budapest, turn: Turn 1"} <= set(told)


def test_a_combat_is_told_by_its_number(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.go_to(SOVIET, "combat")
    told = lines(table, "air_support", soviet_units=1, soviet_rolls=[4], no_hq=True)
    assert told == [
        "Soviet air combat 01 of Turn 1: German 0, Soviet 1: 1 column right, +0 on the die"
    ]


def test_units_are_told_by_their_names(tmp_path: Path) -> None:
    table = Table(tmp_path)
    posted = table.post("supply", units="6 Gds")
    told = read_transaction(table.queries, posted.transaction).others
    assert [(line.label, line.value) for line in told] == [("6 Gds tank, out since", "Turn 1")]
    table.campaign.session.execute(RemoveUnits((UnitId(table.ids["6 Gds"]),)))
    told = read_transaction(table.queries, posted.transaction).others
    assert [line.label for line in told] == [f"Unit {table.ids['6 Gds']}, out since"]


def test_hexes_entered_unmeasured_are_told_without_the_key_of_their_phase(tmp_path: Path) -> None:
    told = lines(Table(tmp_path), "enter_hex", units="6 Gds", to="0718")
    assert "Unit 1, entered unmeasured: 0718 (Vienna)" in told
