"""What a workbook that was read before says otherwise now: ticked, or left as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.comparison import ImportPreview
from oobmgr.exchange.differences import Standing
from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.views.pick_table import PickTable, TickDelegate
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.texts import SectionTitle

_EMPTY: Final = "empty"
_REMOVED: Final = "removed from the campaign"
_MISSING: Final = "no longer in the workbook"
_TOKENS: Final[dict[str, Token]] = {
    Standing.BOTH: "err",
    Standing.WORKBOOK: "ok",
    _REMOVED: "over",
    _MISSING: "over",
}


@dataclass(frozen=True, slots=True)
class DifferenceLine:
    """One difference: what it is about, what both say of it, and who changed it.

    `place` is its row of the workbook and `cell` the cell; None for what is in it no more.
    """

    id: str
    unit: str
    field: str
    here: str
    there: str
    standing: str
    before: str = ""
    tickable: bool = True
    place: RowPlace | None = None
    cell: str = ""


def difference_lines(
    preview: ImportPreview, reading: OrderOfBattleReading
) -> tuple[DifferenceLine, ...]:
    """Everything that can be ticked of an import, conflicts first."""
    changes = (*_changes(preview, reading), *_records(preview))
    lines = (*changes, *_removed(preview, reading), *_missing(preview))
    # Sorted by nothing else: within each kind the order is that of the workbook.
    return tuple(sorted(lines, key=lambda line: line.standing != Standing.BOTH))


def _changes(preview: ImportPreview, reading: OrderOfBattleReading) -> Iterator[DifferenceLine]:
    for unit in preview.changed:
        for one in unit.differences:
            yield DifferenceLine(
                id=one.id,
                unit=_named(unit.values),
                field=one.field,
                here=one.in_campaign or _EMPTY,
                there=one.in_workbook or _EMPTY,
                standing=one.standing,
                # None is a workbook that does not tell what it was written with; empty is a cell
                # that was empty then.
                before="" if one.before is None else one.before or _EMPTY,
                tickable=one.standing is not Standing.FIXED,
                place=unit.place,
                cell=reading.cell_of(unit.place, one.column),
            )


def _records(preview: ImportPreview) -> Iterator[DifferenceLine]:
    for one in preview.changed_records:
        yield DifferenceLine(
            id=one.id,
            unit=one.name,
            field=one.kind.entry[0],
            here=one.here or _EMPTY,
            there=one.there or _EMPTY,
            standing=one.standing,
            place=one.place,
        )


def _removed(preview: ImportPreview, reading: OrderOfBattleReading) -> Iterator[DifferenceLine]:
    for unit in preview.new:
        # What is new is added without a tick; only what somebody took off on purpose is asked
        # about.
        if unit.removed:
            yield DifferenceLine(
                id=unit.id,
                unit=_named(unit.values),
                field="unit",
                here="not there",
                there="add it again",
                standing=_REMOVED,
                place=unit.place,
                cell=reading.cell_of(unit.place, "designation"),
            )


def _missing(preview: ImportPreview) -> Iterator[DifferenceLine]:
    units = (
        (one.id, f"{one.row.designation} {one.row.type} {one.row.size}".strip(), "unit", "")
        for one in preview.missing
    )
    records = ((one.id, one.name, one.kind.entry[0], one.words) for one in preview.missing_records)
    for name, words, what, here in (*units, *records):
        yield DifferenceLine(name, words, what, here or "there", "take it off", _MISSING)


def _named(unit: UnitValues) -> str:
    return f"{unit.designation} {unit.type} {unit.size}".strip()


class DifferencesPanel(QWidget):
    """The differences with a box each; `ticked` holds the ids of those that are taken over."""

    changed = Signal()
    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        # An ID names the difference itself, so ticks outlive another reading of the workbook.
        self.ticked: frozenset[str] = frozenset()
        self.touched = False
        """Whether the player has ticked, or taken a tick off."""
        self.title = SectionTitle("Differences to take over")
        self.title.setContentsMargins(12, 4, 12, 4)
        self.every, self.none = KeyButton("Tick all"), KeyButton("Tick none")
        self.title.add(self.every)
        self.title.add(self.none)
        self.model = ListTableModel[DifferenceLine](self._columns(), lambda line: line.id)
        self.table = PickTable(self.model)
        self.table.setAccessibleName(tr("Differences, Space ticks"))
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        down(self.title, (self.table, 1), on=self, spacing=0)
        self.table.ticked.connect(self._tick)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._moved())
        self.every.clicked.connect(lambda: self._set(line.id for line in self._tickable()))
        self.none.clicked.connect(lambda: self._set(()))
        self.hide()

    def show_lines(self, lines: tuple[DifferenceLine, ...], ticked: AbstractSet[str]) -> None:
        """List these; those of the ids are ticked."""
        self.model.set_rows(lines)
        # Only what can be ticked: a fixed difference stays as it is, whatever was proposed.
        self.ticked = frozenset(ticked) & {line.id for line in self._tickable()}
        self.table.fit_columns()
        self._tell()
        self.setVisible(bool(lines))

    def _tickable(self) -> Iterator[DifferenceLine]:
        return (line for line in self.model.rows if line.tickable)

    def _tick(self, lines: list[DifferenceLine]) -> None:
        ids = frozenset(line.id for line in lines if line.tickable)
        # One that is not ticked yet has all of them ticked.
        self._set(self.ticked - ids if ids <= self.ticked else self.ticked | ids)

    def _set(self, ticked: Iterable[str]) -> None:
        self.ticked, self.touched = frozenset(ticked), True
        # The boxes are painted from `ticked`, so the model need not be told.
        self.table.viewport().update()
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        both = sum(line.standing == Standing.BOTH for line in self.model.rows)
        told = f"{len(self.ticked):,} of {self.model.rowCount():,} ticked"
        self.title.set_detail(f"{told}, {counted(both, 'conflict')}" if both else told)

    def _moved(self) -> None:
        line = self.table.current_row()
        if line is not None:
            self.picked.emit(line)

    def _columns(self) -> tuple[Column[DifferenceLine], ...]:
        def ticked(line: DifferenceLine) -> str:
            return "ticked" if line.id in self.ticked else ""

        return (
            Column(key="tick", title="", text=ticked, width=30, paint=ticked, search=False,
                spoken=lambda line: ticked(line) or "not ticked",
                sentence="Whether the change is taken over."),
            Column(key="unit", title="Unit", text=lambda d: d.unit, strong=True, elide="apart",
                   stretch=True, tooltip=lambda d: d.cell or d.unit,
                   sentence="The unit that differs."),
            Column(key="field", title="What", text=lambda d: d.field,
                sentence="What differs about the unit."),
            Column(key="here", title="In the campaign", text=lambda d: d.here, width=250,
                   elide="middle", tooltip=lambda d: d.here,
                   sentence="What the campaign has."),
            Column(key="there", title="In the workbook", text=lambda d: d.there, width=250,
                   elide="middle", tooltip=lambda d: d.there,
                   sentence="What the workbook has."),
            Column(key="before", title="Before", text=lambda d: d.before, width=160,
                   elide="middle", token="ink2", tooltip=lambda d: d.before,
                   sentence="What was there when the workbook was written."),
            Column(key="who", title="Who", text=lambda d: d.standing,
                   token=lambda d: _TOKENS.get(d.standing, "ink2"),
                   sentence="Who changed it since: you in the campaign, the workbook, or both."),
        )  # fmt: skip
