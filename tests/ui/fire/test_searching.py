"""The lists of a fire are searched as units are on every page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from oobmgr.games.spark.fire.fire_rows import FireUnit
from oobmgr.games.spark.pages.fire.unit_list import MAY_FIRE, FireUnits
from oobmgr.ui.views.unit_list import ALL
from tests.ui.fire.gunner import CONTROL, Gunner


def _shown(units: FireUnits) -> list[str]:
    rows = (units.model.row_at(at) for at in range(units.model.rowCount()))
    return [row.name for row in rows if isinstance(row, FireUnit)]


@pytest.mark.parametrize(
    "words",
    [
        "engineer",  # its type
        "enginer",  # with a slip
        "soviet engineer",  # with its nation
        "sovet enginer",
        "army troops engineer",  # with its formation
        "67th engineer",  # with that above its formation
        "miner",  # a part of its designation
    ],
)
def test_a_unit_that_fires_is_found_by_what_finds_it_elsewhere(gunner: Gunner, words: str) -> None:
    gunner.ask(segment="offensive_1", assault="1712")
    units = gunner.screen.firers
    units.filter.set_value(ALL)
    gunner.key(Qt.Key.Key_F, CONTROL)
    gunner.type(words)
    assert _shown(units) == ["7GdMiner"]


def test_a_line_with_a_nation_picks_its_units_that_may_fire(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", assault="1712")
    may = {unit.unit for unit in gunner.screen.firers.rows if unit.may}
    gunner.key(Qt.Key.Key_F, CONTROL)
    gunner.type("Soviet Union")
    gunner.key(Qt.Key.Key_Return)
    assert may
    assert gunner.screen.firers.picked == may


def test_a_unit_that_may_not_fire_is_told_of_and_not_left_out_in_silence(gunner: Gunner) -> None:
    gunner.ask(segment="offensive_1", assault="1712")
    units = gunner.screen.firers
    units.filter.set_value(MAY_FIRE)
    hidden = next(unit.name for unit in units.rows if not unit.may)
    gunner.key(Qt.Key.Key_F, CONTROL)
    gunner.type(hidden)
    assert _shown(units) == []
    number = len(units.rows)
    told = f"Nothing found under “may fire”. Under “all”: 1 of {number} units"
    assert units.told_of_search.words == told
    units.show_all.click()
    assert _shown(units) == [hidden]
    assert not units.found.isVisible()
    units.search.setText("enginer")
    assert units.told_of_search.words == f"1 of {number} units, like engineer"
    units.search.setText("zeppelin")
    assert units.told_of_search.words == "No unit fits the search."
