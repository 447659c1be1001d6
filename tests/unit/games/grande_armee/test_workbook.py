"""Points, markers, towns, provinces and detachments as sheets of a workbook, and back again."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook
from tests.campaigns import campaign_at
from tests.depth import deep
from tests.unit.games.grande_armee.playing import FRANCE, Table

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject
from oobmgr.domain.records import RecordValues
from oobmgr.exchange.comparison import ImportPreview, compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.export.template import write_template
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.games.grande_armee.records.listed import INDEX, LANDS, PLACES, POINTS, POINTS_KINDS
from oobmgr.known_games import game

# By the words of the units: their numbers are those of a campaign.
Held = dict[str, list[dict[str, Any]]]


def held(campaign: Campaign) -> Held:
    """The records of a campaign by kind, with units by their designations."""
    names = {unit.id: unit.designation for unit in campaign.queries.units()}
    found: Held = {}
    for row in campaign.queries.records():
        values: dict[str, Any] = dict(row.values)
        if "unit" in values:
            values["unit"] = names[values["unit"]]
        found.setdefault(row.kind, []).append(values)
    return found


def empty(folder: Path) -> Campaign:
    return campaign_at(folder / "other.oob", NewCampaign("Other", "grande_armee", "campaign"))


def exported(campaign: Campaign, folder: Path) -> Path:
    return export_workbook(campaign.queries, folder / "books.xlsx")


def preview(path: Path, campaign: Campaign) -> ImportPreview:
    return compared(read_order_of_battle(path, campaign.game), campaign.queries)


def taken(path: Path, campaign: Campaign) -> ImportPreview:
    """Import a workbook with what is ticked at first."""
    found = preview(path, campaign)
    campaign.session.execute(found.to_command(found.proposed))
    return found


def written(path: Path, sheet: str, cells: dict[str, object]) -> None:
    """Change cells of a sheet as a player does."""
    book = load_workbook(path)
    for cell, value in cells.items():
        book[sheet][cell].value = value
    book.save(path)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table on which one of everything lies."""
    game = Table(tmp_path)
    game.own_turn()
    game.post("points", power="France", kind="resource points", points=10)
    game.post("points", power="Prussia", kind="replacement points", points=4)
    game.post("mark_units", units="8 Div", marker="stage")
    game.post("mark_units", units="3 Cav", marker="demoralized")
    game.post("town", place="Dresden", kind="city", hex="A3827", start="French", depleted=1)
    game.post("land", name="Saxony", kind="minor", status="allied", holder="France", resource=2)
    game.post("drop", units="9 Div", points=2, number=3)
    game.go_to(FRANCE, "combat")
    game.post("leader_fallen", units="Ney", cause="pursuit")
    return game


def test_another_campaign_gets_all_that_lies_there(table: Table, tmp_path: Path) -> None:
    before = held(table.campaign)
    assert {kind: len(rows) for kind, rows in before.items()} == {
        "points_held": 2,
        "unit_marks_held": 3,
        "places_held": 1,
        "lands_held": 1,
        "detachments_held": 1,
    }
    assert before["lands_held"][0]["replacement"] is None
    path = exported(table.campaign, tmp_path)
    with empty(tmp_path) as other:
        taken(path, other)
        assert held(other) == before
        assert other.queries.check() == ()
        found = preview(path, other)
        assert (found.new_records, found.changed_records, found.missing_records) == ((), (), ())
        ney = next(unit for unit in other.queries.units() if unit.designation == "Ney")
        assert ney.status == "dead"
        other.session.undo()
        assert held(other) == {}


@pytest.fixture
def realm(tmp_path: Path) -> Table:
    """A table with a war, its towns, a war in Turkey and two British landings."""
    game = Table(tmp_path)
    game.own_turn()
    game.post("index_markers", boxes={"Prussia": 4, "Austria": 5})
    lost = {"war": "1813", "moved": "Austria", "shift": 1}
    game.post("french_town", **lost, town="Strasbourg", taker="Prussia")
    game.post("french_town", **lost, town="Metz", taker="Russia")
    game.post("ottoman_war", russian_bid=4, ottoman_bid=6)
    game.post("ottoman_roll", roll=3)
    game.post("british_landing", hex="A0101")
    game.post("british_landing", gone=True)
    game.post("british_landing", hex="A0102")
    return game


def test_wars_and_landings_hold_in_another_campaign(realm: Table, tmp_path: Path) -> None:
    before = held(realm.campaign)
    turn = str(realm.queries.sequence().turn)
    assert before["wars_held"] == [
        {"name": "1813", "since": turn, "until": None, "towns": "Prussia, Russia"}
    ]
    assert before["ottoman_war_held"] == [
        {"since": turn, "russian": 4, "ottoman": 6, "rolled": turn}
    ]
    assert [(one["hex"], one["left"]) for one in before["landings_held"]] == [
        ("A0101", turn),
        ("A0102", None),
    ]
    path = exported(realm.campaign, tmp_path)
    (tmp_path / "there").mkdir()
    other = Table(tmp_path / "there")
    other.own_turn()
    taken(path, other.campaign)
    assert held(other.campaign) == before
    found = preview(path, other.campaign)
    assert (found.new_records, found.changed_records, found.missing_records) == ((), (), ())
    # What was begun there is not begun again here.
    assert "already" in other.refused("ottoman_war", russian_bid=1, ottoman_bid=1)
    assert "landed in A0102" in other.refused("british_landing", hex="A0103")
    told = other.preview("french_town", war="1813", town="Nancy", taker="Prussia")
    assert "Not the first of the war" in told.sentence


@pytest.mark.parametrize(
    ("sheet", "cells", "said"),
    [
        ("Wars", {"D2": "Prussia, Narnia"}, "is neither a nation"),
        ("British landings", {"B3": "nowhere"}, "is not a hex"),
        ("British landings", {"D2": None}, "is on the map"),
        ("Ottoman war", {"A2": "I Jan 1812"}, "Russia is at war already"),
    ],
)
def test_politics_that_cannot_be_are_refused(
    realm: Table, tmp_path: Path, sheet: str, cells: dict[str, object], said: str
) -> None:
    path = exported(realm.campaign, tmp_path)
    before = held(realm.campaign)
    written(path, sheet, cells)
    found = preview(path, realm.campaign)
    with pytest.raises(BadInput) as refused:
        realm.campaign.session.execute(found.to_command(found.tickable))
    assert said in " ".join(fault.sentence() for fault in refused.value.faults)
    assert held(realm.campaign) == before


@pytest.mark.parametrize(
    ("sheet", "cells", "said"),
    [
        ("British landings", {"D2": None}, "force 2 is on the map, landed in A0102"),
        (
            "Ottoman war",
            {"A3": "I Jan 1812", "B3": 1, "C3": 2},
            "Ottoman war: Russia is at war already",
        ),
    ],
)
def test_two_rows_of_what_there_is_once_are_refused(
    realm: Table, tmp_path: Path, sheet: str, cells: dict[str, object], said: str
) -> None:
    path = exported(realm.campaign, tmp_path)
    written(path, sheet, cells)
    with empty(tmp_path) as other:
        found = preview(path, other)
        with pytest.raises(BadInput) as refused:
            other.session.execute(found.to_command(found.tickable))
        assert said in " ".join(fault.sentence() for fault in refused.value.faults)
        assert held(other) == {}


def test_a_force_lands_in_the_workbook_in_which_the_one_before_left(
    realm: Table, tmp_path: Path
) -> None:
    path = exported(realm.campaign, tmp_path)
    turn = held(realm.campaign)["landings_held"][0]["left"]
    cells = {"A4": 3, "B4": "A0103", "C4": turn, "D3": turn}
    written(path, "British landings", cells)
    found = preview(path, realm.campaign)
    realm.campaign.session.execute(found.to_command(found.tickable))
    forces = held(realm.campaign)["landings_held"]
    assert [(force["hex"], force["left"]) for force in forces][1:] == [
        ("A0102", turn),
        ("A0103", None),
    ]


def test_a_figure_that_was_changed_is_set_and_nothing_else(table: Table, tmp_path: Path) -> None:
    path = exported(table.campaign, tmp_path)
    written(path, "Points", {"D2": 7})
    found = preview(path, table.campaign)
    told = [(one.name, one.here, one.there) for one in found.changed_records]
    assert told == [("France, resource points, French", "points 10", "points 7")]
    table.campaign.session.execute(found.to_command(found.proposed))
    assert held(table.campaign)["points_held"][0]["points"] == 7
    assert table.queries.check() == ()


@pytest.mark.parametrize(
    ("sheet", "cells", "said"),
    [
        ("Points", {"B2": None}, "no one is named who has the resource points"),
        ("Marks", {"C3": "fallen", "E3": "pursuit", "F3": "pool", "G3": "no"},
         "of no type that can be so: fallen"),
        ("Marks", {"D3": None}, "Rout 1 has no turn"),
        ("Towns", {"C2": "nowhere"}, "is not a hex"),
        ("Provinces", {"D2": "independent"}, "Saxony is independent, and its holder is France"),
        ("Detachments", {"E2": "nowhere"}, "is not a hex"),
        ("Detachments", {"A2": "Coalition"}, "is of the French side"),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_is_refused(
    table: Table, tmp_path: Path, sheet: str, cells: dict[str, object], said: str
) -> None:
    path = exported(table.campaign, tmp_path)
    before, version = held(table.campaign), table.queries.version()
    written(path, sheet, cells)
    found = preview(path, table.campaign)
    with pytest.raises(BadInput) as refused:
        table.campaign.session.execute(found.to_command(found.tickable))
    assert said in " ".join(fault.sentence() for fault in refused.value.faults)
    assert (held(table.campaign), table.queries.version()) == (before, version)


def test_a_row_that_is_gone_is_taken_off_where_that_is_ticked(table: Table, tmp_path: Path) -> None:
    path = exported(table.campaign, tmp_path)
    before = held(table.campaign)
    book = load_workbook(path)
    for name in ("Points", "Marks"):
        book[name].delete_rows(2)
    book.save(path)
    found = preview(path, table.campaign)
    table.campaign.session.execute(found.to_command(found.tickable))
    after = held(table.campaign)
    assert [len(before[kind]) - len(after[kind]) for kind in before] == [1, 1, 0, 0, 0]
    assert table.queries.check() == ()


def test_the_template_has_a_sheet_for_each(tmp_path: Path) -> None:
    path = write_template(game("grande_armee"), tmp_path / "empty.xlsx")
    book = load_workbook(path)
    row = {"Power": "France", "Side": "French", "Kind": "R", "Points": 12}
    heads = [cell.value for cell in book["Points"][1]]
    written(path, "Points", {f"{'ABCDEFGH'[heads.index(head)]}2": row[head] for head in row})
    with empty(tmp_path) as other:
        taken(path, other)
        assert held(other)["points_held"] == [
            {"side": "france", "owner": "France", "kind": "resource points", "points": 12}
        ]
    assert {
        "Marks",
        "Towns",
        "Provinces",
        "Detachments",
        "Political Index",
        "Wars",
        "Ottoman war",
        "British landings",
    } <= {*book.sheetnames}


# ------------------------------------------------------------------------------- any rows at all

_SIDE = st.sampled_from(["france", "coalition"])
_SIDE_WORD = st.sampled_from(["", "French", "Coalition"])
_OWNERS = st.sampled_from(["France", "Prussia", "Saxony", "Papal States", "007", "=1+1"])
_FIGURE = st.none() | st.integers(0, 99)
_POINT_ROW = st.fixed_dictionaries(
    {"side": _SIDE, "owner": _OWNERS, "points": st.integers(1, 99),
     "kind": st.sampled_from(POINTS_KINDS)}
).map(lambda row: row | ({"owner": ""} if row["kind"] == POINTS_KINDS[-1] else {}))  # fmt: skip
_PLACE_ROW = st.fixed_dictionaries(
    {"place": st.sampled_from(["Dresden", "Prag", "A3827", "1812", "St. Gallen"]),
     "kind": st.sampled_from(["town", "city", "depot city", "other hex"]),
     "hex": st.sampled_from(["", "A3827", "B1010"]), "owner": st.sampled_from(["", "Prussia"]),
     "start": _SIDE_WORD, "entered": _SIDE_WORD, "foraged": st.integers(0, 3),
     "depleted": st.integers(0, 3)}
)  # fmt: skip
_LAND_ROW = st.fixed_dictionaries(
    {"name": st.sampled_from(["Saxony", "Baden", "Illyria", "Papal States"]),
     "kind": st.sampled_from(["province", "minor"]), "holder": st.sampled_from(["", "France"]),
     "status": st.sampled_from(["allied", "ceded", "annexed"]), "resource": _FIGURE,
     "replacement": _FIGURE, "units": st.sampled_from(["some missing", "built and full"]),
     "townless": st.sampled_from(["yes", "no"])}
).map(lambda row: row if row["holder"] else row | {"status": "independent"})  # fmt: skip
_INDEX_ROW = st.fixed_dictionaries(
    {"power": st.sampled_from(["Austria", "Prussia", "Russia"]), "box": st.integers(1, 9)}
)
_ROWS = ((POINTS, _POINT_ROW), (PLACES, _PLACE_ROW), (LANDS, _LAND_ROW), (INDEX, _INDEX_ROW))


def _told_by(keys: tuple[str, ...]) -> Callable[[object], Hashable]:
    return lambda row: isinstance(row, dict) and tuple(row[key] for key in keys)


def _lists() -> st.SearchStrategy[tuple[list[dict[str, Any]], ...]]:
    return st.tuples(
        *(
            st.lists(rows, max_size=4, unique_by=_told_by(kind.keeping.keys))
            for kind, rows in _ROWS
            if kind.keeping
        )
    )


@settings(max_examples=deep(10, nightly=200))
@given(_lists())
def test_any_rows_come_back(rows: tuple[list[dict[str, Any]], ...]) -> None:
    kinds = [str(kind.subject) for kind, _ in _ROWS]
    records = tuple(
        RecordValues(Subject(kind), row)
        for kind, of_kind in zip(kinds, rows, strict=True)
        for row in of_kind
    )
    with tempfile.TemporaryDirectory() as name, Table(Path(name)).campaign as campaign:
        folder = Path(name)
        if records:
            campaign.session.execute(ImportOrderOfBattle((), records))
        entered = held(campaign)
        for kind, of_kind in zip(kinds, rows, strict=True):
            assert _sorted(entered.get(kind, [])) == _sorted(of_kind)
        path = exported(campaign, folder)
        found = preview(path, campaign)
        assert (found.new_records, found.changed_records, found.missing_records) == ((), (), ())
        with empty(folder) as other:
            taken(path, other)
            assert held(other) == entered
            assert other.queries.check() == ()


def _sorted(rows: list[dict[str, Any]]) -> list[list[tuple[str, str]]]:
    return sorted(sorted((key, repr(value)) for key, value in row.items()) for row in rows)
