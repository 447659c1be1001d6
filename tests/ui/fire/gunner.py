"""Somebody in front of the page "Fire and assault", on the combat example."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.fire.fire_rows import FireOutcome, FireWish
from oobmgr.games.spark.pages.fire import FireScreen
from oobmgr.games.spark.pages.fire.firing_table import FiringTable
from oobmgr.games.spark.pages.fire.target_block import TargetBlock
from oobmgr.ui.main_window import MainWindow
from tests.campaigns import campaign_at, played_once, post
from tests.ui.desks import open_window, settle, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
ASSAULTS = {
    "1710": ("284/86", "330/86"),
    "1712": ("387/136", "541/136", "1/61T", "7GdMiner"),
}


def go_to(books: Campaign, phase: str) -> None:
    """Close phases until this one is played."""
    while books.queries.sequence().phase != phase:
        books.session.execute(Advance(anyway=True))


def ids_of(books: Campaign) -> dict[str, int]:
    """The units by their designations."""
    return {unit.designation: unit.id for unit in books.queries.units()}


@played_once
def campaign(folder: Path, phase: str = "first_combat") -> Campaign:
    """The combat example with the markers of two of its assaults, in a phase of the impulse."""
    books = campaign_at(
        folder / "fire.oob",
        NewCampaign("Tuesdays", "spark", "combat_example", "standard", {}),
    )
    ids = ids_of(books)
    # As its player counts them: the text tells of few boxes, and others are asked for.
    known = (UnitId(ids[name]) for name in ("I/240/170", "3/240/170"))
    books.session.execute(EditUnits(tuple(known), {"steps": 3}))
    go_to(books, "first_movement")
    for place, names in ASSAULTS.items():
        post(books, "assault_markers", hex=place, units=[ids[name] for name in names])
    go_to(books, phase)
    return books


class Gunner:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, books: Campaign) -> None:
        self.qtbot = qtbot
        self.ids = ids_of(books)
        self.window: MainWindow = open_window(qtbot, folder, books, page="exchange")
        self.window.activateWindow()
        until(qtbot, self.window.isActiveWindow)
        # From within a page its key leads into the next, from the list of pages it does not.
        shown = self.window.opened.screen_shown
        assert shown is not None
        shown.setFocus()
        qtbot.keyClick(self.window, Qt.Key.Key_4, ALT)
        self.settle()

    @property
    def screen(self) -> FireScreen:
        """The page; it is made anew where what it may show has changed."""
        assert self.window.workspace is not None
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, FireScreen)
        return screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    # Keys

    @property
    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS, times: int = 1) -> None:
        for _ in range(times):
            self.qtbot.keyClick(self.focus, key, held)
        self.settle()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)
        self.settle()

    def tab_to(self, name: str, within: str = "") -> QWidget:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(120):
            if self.focus.objectName() == name and self._is_within(within):
                return self.focus
            self.qtbot.keyClick(self.focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def _is_within(self, name: str) -> bool:
        widget: QWidget | None = self.focus
        while widget is not None and name:
            if widget.objectName() == name:
                return True
            widget = widget.parentWidget()
        return not name

    def pick(self, name: str) -> None:
        """Find a unit in the list of those that fire, and pick it with Space."""
        self.key(Qt.Key.Key_F, CONTROL)
        self.type(name)
        self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_F, CONTROL)
        self.key(Qt.Key.Key_Escape)
        self.key(Qt.Key.Key_Down)

    # Mouse

    def find(self, name: str, within: QWidget | None = None) -> Any:  # noqa: ANN401 - whatever it is
        place = within or self.screen
        found = [one for one in place.findChildren(QWidget, name) if one.isVisible()]
        assert found, f"no {name}"
        return found[0]

    def click(self, name: str, within: QWidget | None = None) -> None:
        self.qtbot.mouseClick(self.find(name, within), LEFT)
        self.settle()

    def click_segment(self, name: str, word: str, within: QWidget | None = None) -> None:
        control = self.find(name, within)
        rects = dict(zip(control.options, control.cell_rects(), strict=True))
        self.qtbot.mouseClick(control, LEFT, pos=rects[word].center().toPoint())
        self.settle()

    def ask(self, **wish: Any) -> None:  # noqa: ANN401 - fields of a wish
        """Ask for a fire as a click on its step does."""
        self.screen.phase.fire_asked.emit(FireWish(**wish))
        self.settle()

    # What is shown

    @property
    def form(self) -> Any:  # noqa: ANN401 - the form of the fire
        assert self.screen.panel.poster is not None
        return self.screen.panel.poster.fire_form

    @property
    def firing(self) -> dict[str, tuple[str, str, str]]:
        """Points, mode and whether it may, of each unit in the panel."""
        table = self.form.firing
        assert isinstance(table, FiringTable)
        return {row.name: (row.points, row.mode, row.words) for row in table.rows}

    @property
    def firing_names(self) -> list[str]:
        """The units that are picked to fire."""
        names = {number: name for name, number in self.ids.items()}
        return [names[unit] for unit in self.form.pencil.firers]

    def block(self, name: str) -> TargetBlock:
        block = self.form.blocks[self.ids[name]]
        assert isinstance(block, TargetBlock)
        return block

    @property
    def outcome(self) -> FireOutcome:
        poster = self.screen.panel.poster
        assert poster is not None
        assert poster.preview is not None
        assert isinstance(poster.preview.result, FireOutcome)
        return poster.preview.result

    @property
    def told(self) -> list[str]:
        """The warnings and refusals below the working."""
        assert self.screen.panel.poster is not None
        return [line.accessibleName() for line in self.screen.panel.poster.pane.fault_lines]

    @property
    def may_post(self) -> bool:
        assert self.screen.panel.poster is not None
        return self.screen.panel.poster.pane.button.isEnabled()

    def row(self, name: str) -> Any:  # noqa: ANN401 - a unit of the lists
        units = (*self.screen.firers.rows, *self.screen.targets.rows)
        return next(unit for unit in units if unit.name == name)

    @property
    def last(self) -> Any:  # noqa: ANN401 - a transaction
        """What was posted last."""
        queries = self.books.queries
        return queries.transaction(queries.version())

    @property
    def inputs(self) -> Mapping[str, Any]:
        """The inputs of what was posted last."""
        values = self.last.command_values["inputs"]
        assert isinstance(values, Mapping)
        return values

    def steps_left(self, name: str) -> int:
        return next(u.steps_left for u in self.books.queries.units() if u.designation == name)

    def markers(self, name: str) -> dict[str, Any]:
        """What lies on a unit, from the facts of all transactions."""
        held: dict[str, Any] = {}
        for number in range(1, self.books.queries.version() + 1):
            for fact in self.books.queries.transaction(number).facts:
                if fact.subject == fact_kinds.MARKER and fact.key == str(self.ids[name]):
                    held[fact.field] = fact.new
        return {name: value for name, value in held.items() if value}


def aim(gunner: Gunner, *names: str, **wish: Any) -> None:  # noqa: ANN401 - fields of a wish
    """Ask for a fire and let units fire in it."""
    gunner.ask(**wish)
    gunner.screen.panel.add_units([gunner.ids[name] for name in names])
    gunner.settle()


def entrench(gunner: Gunner, *names: str) -> None:
    """Lay Entrenched Markers on units."""
    units = [gunner.ids[name] for name in names]
    post(gunner.books, "mark_units", units=units, marker="entrenched")


def throw(gunner: Gunner, name: str, red: int, gray: int, result: str = "") -> None:
    """Enter the dice of a target, and the result where it is asked."""
    block = gunner.block(name)
    for colour, number in (("red", red), ("gray", gray)):
        die = gunner.find(colour, block)
        die.setFocus()
        die.selectAll()
        gunner.type(str(number))
    if result:
        gunner.click_segment("result", result, block)


def take_out(gunner: Gunner, name: str) -> None:
    """Take a unit out of the fire with the key in the panel."""
    table = gunner.find("firing")
    at = next(at for at, row in enumerate(table.rows) if row.name == name)
    table.setCurrentIndex(table.list_model.index(at, 0))
    table.setFocus()
    gunner.key(Qt.Key.Key_Delete)


def step_to(gunner: Gunner, name: str) -> None:
    """Go down in the list of the phase to a step of the assault that is unfolded."""
    table = gunner.screen.phase.table
    table.setFocus()
    gunner.qtbot.keyClick(table, Qt.Key.Key_Home)
    for _ in range(table.list_model.rowCount()):
        index = table.currentIndex()
        row = table.list_model.row_at(index.row()) if index.isValid() else None
        if row is not None and row.step is not None and row.step.name == name:
            return
        gunner.qtbot.keyClick(table, Qt.Key.Key_Down)
    raise AssertionError(f"no step {name}")
