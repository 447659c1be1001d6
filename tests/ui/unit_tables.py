"""A table of four units, and a widget that is shown."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.steps import StepDelegate, StepsRow
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ROOT = QModelIndex()
WHOLE = StepsRow(2)


@dataclass(frozen=True)
class Unit:
    """A unit as a screen would get it."""

    id: int
    corps: str
    name: str
    kind: str
    attack: int
    steps: StepsRow = WHOLE
    tags: tuple[Tag, ...] = ()


UNITS = (
    Unit(1, "XXIV", "3 Pz", "panzer", 14, StepsRow(2), (Tag("unsupplied", TagKind.ERR),)),
    Unit(2, "XXIV", "10 Mot", "motorised", 8),
    Unit(3, "XII", "31", "infantry", 8),
    Unit(4, "XII", "45", "infantry", 4, StepsRow(2, 1)),
)


def model() -> ListTableModel[Unit]:
    made: ListTableModel[Unit] = ListTableModel(
        (
            Column(key="name", title="Designation", text=lambda u: u.name, sentence="Designation."),
            Column(key="kind", title="Type", text=lambda u: u.kind, sentence="Type."),
            Column(
                key="attack",
                title="Attack",
                text=lambda u: str(u.attack),
                align="right",
                sort=lambda u: u.attack,
                sentence="Attack.",
            ),
            Column(
                key="steps",
                title="Steps",
                text=lambda u: u.steps.words,
                paint=lambda u: u.steps,
                sentence="Steps.",
            ),
            Column(
                key="status",
                title="Status",
                text=lambda _: "in supply",
                paint=lambda u: u.tags,
                sentence="Status.",
            ),
        ),
        row_key=lambda u: u.id,
    )
    made.set_rows(UNITS)
    return made


def names(shown_model: ListTableModel[Unit]) -> list[str]:
    rows = [shown_model.row_at(at) for at in range(shown_model.rowCount())]
    heads = [shown_model.group_at(at) for at in range(shown_model.rowCount())]
    return [
        row.name if row else f"[{head.label}]" if head else ""
        for row, head in zip(rows, heads, strict=True)
    ]


def details(shown_model: ListTableModel[Unit]) -> list[str]:
    heads = (shown_model.group_at(at) for at in range(shown_model.rowCount()))
    return [head.detail for head in heads if head is not None]


def shown(qtbot: QtBot, widget: QWidget, width: int = 640, height: int = 360) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def table(qtbot: QtBot) -> DataTable:
    view = DataTable(model())
    view.setItemDelegateForColumn(3, StepDelegate(view))
    view.setItemDelegateForColumn(4, MarkerDelegate(view))
    view.fit_columns()
    shown(qtbot, view)
    return view


def grouped(qtbot: QtBot) -> DataTable:
    view = table(qtbot)
    view.list_model.set_grouping(
        lambda u: u.corps, lambda key, rows: GroupRow(key, f"{key} Corps", f"{len(rows)} units")
    )
    return view


def click(qtbot: QtBot, view: DataTable, row: int, column: int = 0) -> None:
    rect = view.visualRect(view.list_model.index(row, column))
    qtbot.mouseClick(view.viewport(), LEFT, pos=rect.center())
