"""Terrain of Revised Europa in German: *clear* is no weather there, *mountain* no kind of unit."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt

from oobmgr import known_games
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.idle import ground_asked
from oobmgr.games.europa.actions.movement.hexes import HexInputs, plan_hex
from oobmgr.games.europa.combat.ground import (
    GroundKind,
    RetreatTerrain,
    ground_effects,
    unknown_ground,
)
from oobmgr.games.europa.losses.retreats import RetreatLengthInputs, retreat_length
from oobmgr.games.europa.movement.costs import StackingInputs, stacking
from oobmgr.games.europa.movement.overruns import OverrunAllowedInputs, Terrain, overrun_allowed
from oobmgr.games.europa.movement.ways import read_way, way_costs
from oobmgr.games.europa.screens.battle_sheet import battle_sheet
from oobmgr.games.europa.words import Weather
from oobmgr.rules.charts import COPY, blank_copy
from oobmgr.rules.field_info import describe
from oobmgr.ui.dialogs.charts_model import ChartModel
from oobmgr.ui.language import speak_of, tr
from oobmgr.ui.viewmodels.charts import sheet_of
from oobmgr.ui.viewmodels.ledger_facts import fact_line
from tests.unit.rules.fake_books import FakeBooks

MOUNTAIN, CLEAR = GroundKind.MOUNTAIN, GroundKind.CLEAR


@pytest.fixture(autouse=True)
def _europa(request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("in_german")
    speak_of("europa", ("Axis", "Soviet"))


@pytest.fixture
def books() -> FakeBooks:
    return FakeBooks(weather="clear")


def _amiss(*texts: str) -> list[str]:
    """Those in which German takes terrain for weather, or for units."""
    said = [tr(text) for text in texts]
    assert said
    return [text for text in said if "jäger" in text or "klar" in text.casefold()]


def test_the_ticked_list_of_a_battle(books: FakeBooks) -> None:
    names = [tr(one.name) for one in battle_sheet(books).grounds]
    assert {"Offenes Gelände", "Gebirge"} < set(names)
    assert not _amiss(*names)
    (ground,) = (one for one in describe(BattleInputs) if one.name == "ground")
    assert ground.item is not None
    assert ground.item.choice_names["mountain"] == "mountain terrain"


@pytest.mark.parametrize("chart", ["terrain", "movement_costs"])
def test_the_rows_of_a_chart(chart: str) -> None:
    europa = known_games.game("europa")
    model = ChartModel()
    layout = europa.charts()[chart]
    model.show_sheet(sheet_of(layout, None, europa.calendar))
    rows = [model.index(row, 0).data() for row in range(1, model.rowCount())]
    said = [tr(row) for row in rows]
    assert (said[0], said[7]) == ("Offenes Gelände", "Gebirge")
    assert not _amiss(*rows)
    # The weather of a column goes on being that, and saved rows are called as they were.
    if chart == "movement_costs":
        assert tr(model.index(0, 1).data(Qt.ItemDataRole.DisplayRole)) == "Klar"
    assert layout.rows[0] == "Clear"
    assert sheet_of(layout, None, europa.calendar).raw()["rows"][7] == "Mountain"


def test_workings(books: FakeBooks) -> None:
    chart = known_games.game("europa").charts()["terrain"]
    copy = blank_copy(chart).with_entry("Mountain", "Halves attack", "yes")
    books.known[Subject.CHART, "terrain", COPY] = copy.as_json()
    lines = ground_effects(books, (MOUNTAIN,), Weather.CLEAR).lines
    limit = stacking(StackingInputs(Fraction(3), mountain=True), books.tables)
    retreat = retreat_length(RetreatLengthInputs("DR", RetreatTerrain.MOUNTAIN), books.tables)
    overrun = overrun_allowed(
        OverrunAllowedInputs(Fraction(6), Fraction(2), terrain=Terrain.MOUNTAIN), books.tables
    )
    steps = [*lines, *limit.working, *retreat.working]
    steps += [one for one in overrun.working if one.label == "Terrain"]
    texts = [text for one in steps for text in (one.label, one.arithmetic) if text]
    assert not _amiss(*texts)
    assert {"Gebirge: Halbiert Angriff", "Grenze, Gebirge", "Gebirge"} <= {*map(tr, texts)}


def test_the_list_of_stacks_and_what_an_entry_changed(books: FakeBooks) -> None:
    europa = known_games.game("europa")
    assert europa.stacks is not None
    facts = plan_hex(books, HexInputs("1B 1309", mountain=True)).facts
    books.known |= {(one.subject, one.key, one.field): one.new for one in facts}
    books.enlist(1, "infantry", hex="1B 1309", ratings={"attack": 4, "defense": 6})
    (stack,) = europa.stacks(books)
    (mountain, *_) = facts
    line = fact_line(mountain, europa)
    assert (tr(stack.ground), tr(line.label)) == ("Gebirge", "Hexfeld, 1B 1309, Gebirge")


def test_what_is_asked_and_told(books: FakeBooks) -> None:
    (asked,) = ground_asked((MOUNTAIN, CLEAR))
    (one,) = unknown_ground(books, (MOUNTAIN,))
    (two,) = unknown_ground(books, (MOUNTAIN, GroundKind.SAND))
    with pytest.raises(BadInput) as gap:
        way_costs(books, read_way(books, "mountain, clear", "way"), Weather.SNOW, "way", cm=False)
    title = plan_hex(books, HexInputs("1234", mountain=True)).title
    assert not _amiss(asked.message, one.message, two.message, title)
    assert not _amiss(*(fault.message for fault in gap.value.faults))
    assert tr(one.message) == (
        "Was Gebirge bei einem Angriff bewirkt, ist hier nicht bekannt und zählt als nichts."
    )
    assert tr(two.message) == (
        "Was Gebirge und Sand bei einem Angriff bewirken, ist hier nicht bekannt und zählt als "
        "nichts."
    )
    assert tr(title) == "Hexfeld 1234: Gebirge"
