"""How quick the table of units is at 20,000 units, against the least that Qt itself takes.

Run `python benchmarks/order_of_battle_table.py [UNITS] [--small]`. The floor is a table view of
the same size over a bare list, with no formatting, no delegate and no groups. Compare the ratios of
one run. Of each a small table is painted first, for what a process loads at its first painting is
part of neither; the symbols of the units that are measured are drawn for the first time.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from figures import Figure, report, size
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication, QTableView

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.game import EUROPA
from oobmgr.known_games import game
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.viewmodels.order_of_battle import UnitLine, unit_lines
from oobmgr.ui.views.order_of_battle.unit_columns import DESIGNATION
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable

UNITS = size(20_000, 200)
ROUNDS = size(7, 1, at=1)
SCROLLS = size(60, 5, at=2)
ALLOWED = {"first paint": 2.0, "scroll step": 2.5, "filter": 2.5, "sort": 2.5}
WARMING = 40
TYPES = ("infantry", "panzer", "rifle", "artillery", "engineer")
Cells = list[tuple[str, ...]]
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class BareModel(QAbstractTableModel):
    """A list of texts, filtered and sorted as lists: the floor."""

    def __init__(self, cells: Cells) -> None:
        super().__init__()
        self._all = cells
        self._found = [" ".join(row).lower() for row in cells]
        self.cells = cells

    def show_all(self) -> None:
        """Put the filter away."""
        self._replace(self._all)

    def find(self, text: str) -> None:
        """Show rows in which the text occurs."""
        pairs = zip(self._all, self._found, strict=True)
        self._replace([row for row, found in pairs if text in found])

    def order(self) -> None:
        """Sort by the first column."""
        self._replace(sorted(self._all))

    def _replace(self, cells: Cells) -> None:
        self.beginResetModel()
        self.cells = cells
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        """Qt asks."""
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        """Qt asks."""
        return 0 if parent.isValid() else len(self.cells[0]) if self.cells else 8

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt asks."""
        return (
            self.cells[index.row()][index.column()] if role == Qt.ItemDataRole.DisplayRole else None
        )


def made_up(number: int, dice: random.Random, types: Sequence[str] = TYPES) -> UnitRow:
    """A unit that never was."""
    side, nation = ("axis", "Germany") if number % 2 else ("soviet", "Soviet Union")
    return UnitRow(
        id=UnitId(number),
        side=SideId(side),
        nation=nation,
        designation=str(dice.randrange(1, 700)),
        type=dice.choice(types),
        size=dice.choice(("XX", "X", "III")),
        formation=FormationId(number // 20),
        path=(f"Front {number // 4000}", f"{number // 400} Army", f"{number // 20} Corps"),
        ratings={"attack": 5, "defense": 5, "move": 6},
        rating_text="5-6",
        traits={"cadre": "2-6"},
        steps=2,
        steps_left=dice.choice((0, 1, 2, 2)),
        status=UnitStatus.ON_MAP,
        arrival=TurnCode(""),
        arrival_label="",
        hex=f"{dice.randrange(1, 7)}A {dice.randrange(1000, 4000)}",
        setup="",
        note="",
        source_key="",
    )


def seconds(do: Callable[[], None], app: QApplication) -> float:
    """The time of a processor until what was done is painted."""
    # What else runs on the machine makes a painting of some milliseconds several times as long.
    began = time.thread_time()
    do()
    app.processEvents()
    return time.thread_time() - began


def median(do: Callable[[], None], undo: Callable[[], None], app: QApplication) -> float:
    """The middle of several rounds; `undo` is not counted."""
    times = []
    for _ in range(ROUNDS):
        times.append(seconds(do, app))
        undo()
        app.processEvents()
    return statistics.median(times)


def scrolled(view: QTableView, app: QApplication) -> float:
    """The slowest but one of many scroll steps, each of one page."""
    bar = view.verticalScrollBar()
    places = (at * bar.maximum() // SCROLLS for at in range(SCROLLS))
    steps = [seconds(partial(bar.setValue, place), app) for place in places]
    bar.setValue(0)
    return sorted(steps)[-2]


def floor_times(lines: tuple[UnitLine, ...], app: QApplication) -> dict[str, float]:
    """What a bare table takes."""
    model = BareModel([
        (u.designation, u.type, u.rating_text, str(u.steps_left), u.status, u.hex, u.nation, "1")
        for u in (line.unit for line in lines)
    ])  # fmt: skip
    view = QTableView()
    view.resize(730, 700)
    view.verticalHeader().hide()
    view.setModel(model)
    return {
        "first paint": seconds(view.show, app),
        "scroll step": scrolled(view, app),
        "filter": median(lambda: model.find("panzer"), model.show_all, app),
        "sort": median(model.order, model.show_all, app),
    }


def table_times(lines: tuple[UnitLine, ...], app: QApplication) -> dict[str, float]:
    """What the table of the program takes, in groups and with its delegates."""
    table = UnitTable(game("europa").unit_figure)
    table.resize(730, 700)
    table.set_lines(lines)
    units = table.units
    units.set_filter("warm up")  # the text to search is put in lower case at the first letter
    units.set_filter("")
    times = {
        "first paint": seconds(table.show, app),
        "scroll step": scrolled(table, app),
        "filter": median(lambda: units.set_filter("panzer"), lambda: units.set_filter(""), app),
    }
    assert units.matched == len(lines)
    times["sort"] = median(lambda: units.sort_by(DESIGNATION), lambda: units.sort_by(-1), app)
    return times


def warm_up(app: QApplication, dice: random.Random) -> None:
    """Paint a few units of another type in both."""
    few = [made_up(number, dice, ("cavalry",)) for number in range(WARMING)]
    lines = unit_lines(few, EUROPA, EUROPA.tables())
    floor_times(lines, app)
    table_times(lines, app)
    # What was put away is to be gone before anything is measured.
    gc.collect()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()


def main() -> int:
    """Measure both and print; 1 where the table is slower than it may be."""
    app = new_application()
    apply_theme(app, "light")
    dice = random.Random(1941)
    warm_up(app, dice)
    rows = [made_up(number, dice) for number in range(UNITS)]
    began = time.perf_counter()
    lines = unit_lines(rows, EUROPA, EUROPA.tables())
    print(f"{UNITS:,} units put into words in {time.perf_counter() - began:.3f} s (in the worker)")
    began = time.perf_counter()
    again = unit_lines(rows, EUROPA, EUROPA.tables(), lines)
    print(f"and again, with nothing changed, in {time.perf_counter() - began:.3f} s")
    assert again == lines
    floor, table = floor_times(lines, app), table_times(lines, app)
    return report(Figure(name, table[name], least, ALLOWED[name]) for name, least in floor.items())


if __name__ == "__main__":
    sys.exit(main())
