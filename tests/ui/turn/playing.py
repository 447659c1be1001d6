"""A campaign, its desk and the Turn screen, and a hand that clicks and types."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar, overload

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.working_view import WorkingView
from tests.campaigns import campaign_at, post
from tests.waiting import rest

W = TypeVar("W", bound=QWidget)


def unit(designation: str, kind: str, corps: str = "XXIV Corps", side: str = "axis") -> UnitValues:
    nation = "Germany" if side == "axis" else "Soviet Union"
    return UnitValues(
        side=SideId(side),
        nation=nation,
        designation=designation,
        type=kind,
        size="XX",
        path=("2nd Army", corps),
        steps=2,
        ratings={"attack": 9, "defense": 9, "move": 10},
    )


UNITS = (
    unit("3", "panzer"),
    unit("4", "panzer"),
    unit("10", "motorised infantry"),
    unit("29", "motorised infantry", "XLVII Corps"),
    unit("45", "infantry", "XII Corps"),
    unit("31", "infantry", "XII Corps"),
    unit("7", "tank", "6th Mech Corps", "soviet"),
)


def campaign(folder: Path, units: Sequence[UnitValues] = UNITS) -> Campaign:
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    commands = [ImportOrderOfBattle(tuple(units))] if units else []
    return campaign_at(folder / "tuesdays.oob", new, *commands)


class Player:
    """Plays on the screen as a person does, and reads what stands there."""

    def __init__(self, qtbot: QtBot, books: Campaign) -> None:
        self.qtbot = qtbot
        self.books = books
        self.desk = Desk(books)
        self.crashes: list[object] = []
        self.desk.crashed.connect(self.crashes.append)
        self.desk.failed.connect(self.crashes.append)
        self._screen: TurnScreen | None = None

    @property
    def screen(self) -> TurnScreen:
        """The screen, opened when it is first looked at: a test may begin later in the turn."""
        if self._screen is None:
            self._screen = screen = TurnScreen(self.desk)
            self.desk.changed.connect(screen.on_changed)
            self.qtbot.addWidget(screen)
            screen.resize(1264, 756)
            screen.show()
            screen.refresh_if_stale()
            self.settle()
        return self._screen

    def settle(self) -> None:
        """Wait until the pencil is quiet and every answer has come."""
        rest(self.qtbot, lambda: [self.desk.queue])
        assert self.crashes == []

    @overload
    def find(self, name: str) -> QWidget: ...

    @overload
    def find(self, name: str, kind: type[W]) -> W: ...

    def find(self, name: str, kind: type[QWidget] = QWidget) -> QWidget:
        found = [w for w in self.screen.findChildren(kind, name) if w.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def there(self, name: str) -> bool:
        return any(w.isVisible() for w in self.screen.findChildren(QWidget, name))

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name), Qt.MouseButton.LeftButton)
        self.settle()

    def go_on_anyway(self, reason: str = "agreed at the table") -> None:
        """Leave what is open, with a reason where the rules ask for it."""
        if self.there("leaving_reason"):
            field = self.find("leaving_reason")
            assert not self.find("go_on_anyway").isEnabled()
            field.setFocus()
            QTest.keyClicks(field, reason)
        self.click("go_on_anyway")

    def press(self, name: str, letter: str) -> None:
        """Give a control the focus and type a letter."""
        control = self.find(name)
        control.setFocus()
        QTest.keyClicks(control, letter)
        self.settle()

    def clear(self) -> None:
        """Enter clear weather in all zones that have none yet."""
        control = self.find("weather_B")
        control.setFocus()
        QTest.keyClick(control, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
        self.settle()

    def enter(self, name: str, number: int) -> None:
        """Type a number over what stands in a field."""
        box = self.find(name, QSpinBox)
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, str(number))
        self.settle()

    def show_step(self, text: str) -> None:
        """Click a step of the guided list."""
        steps = self.find("actions", StepList)
        name = next(step.name for step in steps.guide.steps if step.text == text)
        spot = steps.rect_of(name).center().toPoint()
        QTest.mouseClick(steps, Qt.MouseButton.LeftButton, pos=spot)
        self.settle()

    def open_fold(self, title: str) -> None:
        """Click a fold below the steps, such as that of what means nothing now."""
        steps = self.find("actions", StepList)
        name = next(fold.name for fold in steps.guide.folds if fold.title == title)
        spot = steps.rect_of(name).center().toPoint()
        QTest.mouseClick(steps, Qt.MouseButton.LeftButton, pos=spot)
        self.settle()

    def folded(self, title: str) -> dict[str, str]:
        """The lines of a fold: name and text."""
        folds = self.find("actions", StepList).guide.folds
        rows = next((fold.rows for fold in folds if fold.title == title), ())
        return {row[0]: row[1] for row in rows}

    def step(self, text: str) -> str:
        """What is said of a step of the guided list; empty where it is not listed."""
        steps = self.find("actions", StepList).guide.steps
        return next((step.words for step in steps if step.text == text), "")

    def key(self, key: Qt.Key, control: bool = False, at: str = "") -> None:
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.find(at) if at else self.screen, key, held)
        self.settle()

    def post(self, at: str = "") -> None:
        self.key(Qt.Key.Key_Return, control=True, at=at)

    def next_phase(self) -> None:
        self.key(Qt.Key.Key_N)

    def working(self) -> dict[str, str]:
        """The lines of the working that is shown: label and value; the last of a name counts."""
        view = self.find("working", WorkingView)
        return {row.label: row.value.replace("\u2009", "") for row in view.rows}

    def tag(self) -> str:
        return self.find("working_tag").accessibleName()

    def text(self, name: str) -> str:
        return self.find(name, TextLabel).accessibleName() or self.find(name, TextLabel).text()

    def faults(self) -> list[str]:
        return [
            line.accessibleName()
            for line in self.screen.findChildren(FaultLine)
            if line.isVisible()
        ]

    def value(self, name: str) -> str:
        return self.find(name, SegmentedControl).value

    def held(self, side: str = "axis", good: str = "sp") -> int:
        rows = self.books.queries.balances()
        return sum(row.amount for row in rows if (row.side, row.good) == (side, good))

    def place(self) -> tuple[str, str, str]:
        row = self.books.queries.sequence()
        return row.turn, row.side, row.phase

    def posted(self, action: str, **inputs: object) -> None:
        """Post an action without the screen, to begin a test later in the turn."""
        post(self.books, action, **inputs)

    def go_to(self, phase: str) -> None:
        """Go on to a phase without the screen; the screen reads again."""
        while self.books.queries.sequence().phase != phase:
            self.books.session.execute(Advance())
        if self._screen is not None:
            self.desk.refresh_all()
            self.settle()
