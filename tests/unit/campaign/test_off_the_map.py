"""Units in a pool or driven off the map are shown where they are, and never as on the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import EditUnits, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.export.order_of_battle import unit_table
from oobmgr.exchange.export.source import gather
from oobmgr.ui.viewmodels.kinds_of_units import State
from oobmgr.ui.viewmodels.order_of_battle import UnitLine, read_order_of_battle
from oobmgr.ui.viewmodels.order_of_battle_filters import Filters, choices
from oobmgr.ui.viewmodels.order_of_battle_inspector import inspect
from tests.campaigns import campaign_at, post
from tests.unit.cli.cli_runs import CommandLine

POOL, DRIVEN, HERE = "248/86", "284/86", "330/86"


@pytest.fixture
def books(tmp_path: Path) -> Campaign:
    """The combat example, which keeps artillery in a pool, with a unit driven off the map."""
    new = NewCampaign("Tuesdays", "spark", "combat_example", "standard", {})
    found = campaign_at(tmp_path / "a.oob", new)
    number = next(one.id for one in found.queries.units() if one.designation == DRIVEN)
    post(found, "mark_units", units=[number], marker="off_map")
    return found


def unit(books: Campaign, name: str) -> UnitRow:
    return next(one for one in books.queries.units() if one.designation == name)


def lines(books: Campaign) -> dict[str, UnitLine]:
    return {one.unit.designation: one for one in read_order_of_battle(books.queries).lines}


def test_the_order_of_battle_says_where_they_are(books: Campaign) -> None:
    found = lines(books)
    assert (found[POOL].state, found[POOL].words) == (State.OFF_MAP, "off map")
    assert (found[DRIVEN].state, found[DRIVEN].words) == (State.OFF_MAP, "off map")
    assert (found[HERE].state, found[HERE].words) == (State.ON_MAP, "on map")
    assert unit(books, DRIVEN).hex == ""
    assert [tag.text for tag in inspect(found[POOL], books.game).tags] == ["off map"]
    assert ("Location", "pool") in [
        (x.label, x.value) for x in inspect(found[POOL], books.game).facts
    ]


def test_filters_count_them_apart(books: Campaign) -> None:
    told = read_order_of_battle(books.queries)
    counts = {one.label: one.count for one in choices("status", Filters(), told)}
    away = sum(one.off_map for one in books.queries.units())
    assert counts["off the map"] == away > 1
    assert counts["on the map"] == len(told.lines) - away
    assert "off map" not in counts


def test_lists_on_the_command_line_say_it(
    books: Campaign, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, does = tmp_path / "a.oob", CommandLine(capsys).does
    books.close()
    away = does("units", path, "--status", "off map").out
    assert POOL in away
    assert DRIVEN in away
    assert HERE not in away
    assert POOL not in does("units", path, "--status", "on map").out


def test_exports_say_it(books: Campaign) -> None:
    table = unit_table(gather(books.queries, lambda: None))
    titles = [column.heading for column in table.columns]
    named, status = titles.index("Designation"), titles.index("Status")
    found = {row[named]: row[status] for row in table.rows}
    assert (found[POOL], found[DRIVEN], found[HERE]) == ("off map", "off map", "on map")


def test_a_named_place_is_on_the_map_where_a_game_has_such(tmp_path: Path) -> None:
    found = campaign_at(tmp_path / "b.oob", NewCampaign("Mondays", "europa", "barbarossa"))
    stood = UnitValues(
        SideId("axis"), "Germany", "61", "infantry", "XX", steps=2, hex="Leningrad", path=("L",)
    )  # fmt: skip
    found.session.execute(ImportOrderOfBattle((stood,), source="Mondays.xlsx"))
    assert [(one.hex, one.off_map) for one in found.queries.units()] == [("Leningrad", False)]


def test_an_export_says_of_every_unit_what_the_window_says(books: Campaign) -> None:
    books.session.execute(EditUnits((unit(books, HERE).id,), {"hex": ""}))
    table = unit_table(gather(books.queries, lambda: None))
    titles = [column.heading for column in table.columns]
    named, status = titles.index("Designation"), titles.index("Status")
    found = {row[named]: row[status] for row in table.rows}
    told = {
        name: line.status for name, line in lines(books).items() if line.state.value != "reduced"
    }
    assert found[HERE] == told[HERE] == "not placed"
    assert {name: found[name] for name in told} == told
