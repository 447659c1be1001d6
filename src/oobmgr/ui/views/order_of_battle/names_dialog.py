"""A text replaced in the names of units and formations, with each name as it would be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from oobmgr.campaign.name_changes import NameChange, name_changes, renaming
from oobmgr.domain.errors import BadInput, OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.ui.dialogs.helped import help_with
from oobmgr.ui.dialogs.size import DialogSize, drawn
from oobmgr.ui.language import tr
from oobmgr.ui.operations.reading import Newest
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle
from oobmgr.ui.views.forms.faults import fault_words
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.order_of_battle.posting import Posting
from oobmgr.ui.views.pick_table import PickTable, TickDelegate
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, PrimaryButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_PAUSE_MS: Final = 120
"""How long typing rests before the names are looked through again."""
_ALL, _UNITS, _FORMATIONS = "all", "units", "formations"
_COLUMNS: Final = (
    Column[NameChange](key="kind", title="Of", text=lambda one: one.kind, token="ink2",
        sentence="Whether it is the name of a unit or of a formation."),
    Column[NameChange](key="old", title="Name", text=lambda one: one.old, elide="names",
        whole=True, tooltip=lambda one: one.old,
        sentence="The name as it is.",
    ),
    Column[NameChange](
        key="new", title="Would be", text=lambda one: one.new, strong=True, elide="names",
        whole=True,
        tooltip=lambda one: one.new,
        sentence="The name as it would be.",
    ),
    Column[NameChange](
        key="place", title="In", text=lambda one: one.place, stretch=True, token="ink2",
        elide="middle", tooltip=lambda one: one.place,
        sentence="The formation that it is in.",
    ),
)  # fmt: skip


class NamesDialog(QDialog):
    """Find, replace with, which names; below it each name that would change, ticked at first."""

    guide = "order-of-battle.md#changing-units"

    def __init__(self, posting: Posting, books: OrderOfBattle, parent: QWidget) -> None:
        super().__init__(parent)
        self._posting, self._books = posting, books
        self._changes: Sequence[NameChange] = ()
        self._left_out: frozenset[Hashable] = frozenset()
        """The names whose tick was taken off; they stay so until something else is looked for."""
        self.setObjectName("names_dialog")
        self.setWindowTitle(tr("Find and replace in names"))
        self.setAccessibleName(self.windowTitle())
        self.setModal(True)
        help_with(self, self.guide)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.wanted = named(QLineEdit(), "names_find")
        self.replacement = named(QLineEdit(), "names_replacement")
        self.which = SegmentedControl("Names of", (_ALL, _UNITS, _FORMATIONS), quiet="")
        self.model: ListTableModel[NameChange] = ListTableModel(
            (self._tick_column(), *_COLUMNS), row_key=_key
        )
        self.table = named(PickTable(self.model), "names_table")
        self.table.setAccessibleName(tr("Names that would change, Space ticks"))
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.ticked.connect(self._tick)
        self.model.setParent(self.table)
        self.told = named(TextLabel(token="ink2", wrap=True), "names_told")
        self.verb = named(PrimaryButton("Replace"), "names_verb")
        # Each look goes through the names of all units, thousands of them, in the worker.
        self._newest = Newest(self)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._timer.timeout.connect(self._look)
        self.which.changed.connect(lambda _: self._look())
        self.wanted.textChanged.connect(lambda _: self._forget())
        for line in (self.wanted, self.replacement):
            line.textChanged.connect(lambda _: self._timer.start())
            line.returnPressed.connect(self._submit)
        self.verb.clicked.connect(self._submit)
        self._look()
        self.wanted.setFocus()

    def _tick_column(self) -> Column[NameChange]:
        def ticked(one: NameChange) -> str:
            return "" if _key(one) in self._left_out else "ticked"

        return Column(
            key="tick", title="", text=ticked, width=30, paint=ticked, search=False,
            spoken=lambda one: ticked(one) or "not ticked",
            sentence="Whether the name is changed. Space or a click ticks.",
        )  # fmt: skip

    def _lay_out(self) -> None:
        fields = grid(gaps=(12, 6), growing={1: 1})
        rows = ((self.wanted, "Find"), (self.replacement, "Replace with"))
        for at, (line, words) in enumerate(rows):
            label = TextLabel(words, token="ink2")
            label.setBuddy(line)
            line.setAccessibleName(tr(words))
            fields.addWidget(label, at, 0)
            fields.addWidget(line, at, 1)
        cancel = KeyButton("Cancel", "Esc")
        cancel.clicked.connect(self.reject)
        head = across(SectionTitle(self.windowTitle()), STRETCH, self.which)
        foot = across((self.told, 1), cancel, self.verb, spacing=8)
        parts = (head, fields, (self.table, 1), foot)
        down(*parts, on=self, margins=(16, 14, 16, 14), spacing=10)
        DialogSize(self).fit(drawn(760, 480))

    def _look(self, then: Callable[[], None] = lambda: None) -> None:
        """Show the names as they would be; `then` goes on with them."""
        self._timer.stop()
        self._newest.begin()
        find = self.wanted.text()
        # An empty text is contained in every name.
        if not find:
            self._show((), "Names that would change are listed here.", then)
            return
        named_so = partial(_names, self._books, self.which.value, find, self.replacement.text())

        def show(changes: Sequence[NameChange]) -> None:
            self._show(changes, "No name contains that.", then)

        self._posting.work_out(named_so, self._newest.only(show))

    def _show(self, changes: Sequence[NameChange], nothing: str, then: Callable[[], None]) -> None:
        self._changes = changes
        self.model.set_rows(changes)
        self.table.fit_columns()
        self._tell(nothing)
        then()

    def _tell(self, nothing: str = "") -> None:
        """Say how many names would change, here and on the button."""
        every, number = len(self._changes), len(self._meant())
        names = (
            f"{number:,} of {counted(every, 'name')}" if number < every else counted(every, "name")
        )
        self.told.set_token("ink2")
        self.told.setText(f"{names} would change." if every else nothing)
        # The same line tells refusals: F1 on it must not go on explaining the last one.
        set_refusal(self.told, "")
        self.verb.write(f"Replace {counted(number, 'name')}" if number else "Replace")
        self.verb.setEnabled(number > 0)

    def _meant(self) -> list[NameChange]:
        """The changes that are ticked."""
        return [one for one in self._changes if _key(one) not in self._left_out]

    def _tick(self, changes: Sequence[NameChange]) -> None:
        keys = frozenset(map(_key, changes))
        # One that is not ticked yet has all of them ticked.
        self._left_out ^= keys if keys.isdisjoint(self._left_out) else keys & self._left_out
        # The boxes are painted from what is left out, so the model need not be told.
        self.table.viewport().update()
        self._tell()

    def _forget(self) -> None:
        self._left_out = frozenset()

    def _submit(self) -> None:
        # Typing may not have rested yet: what is posted is what stands there now.
        self._look(self._post)

    def _post(self) -> None:
        try:
            command = renaming(self._meant())
        except BadInput as error:
            self._refuse(error)
            return
        self._posting.post_from(self, command, self.accept, self._refuse)

    def _refuse(self, error: OobmgrError) -> None:
        self.told.set_token("err")
        self.told.setText(" ".join(map(fault_words, error.faults)))
        set_refusal(self.told, part_of_faults(error.faults, error.guide))


def _key(one: NameChange) -> Hashable:
    # Ids of units and formations are counted apart, so the kind belongs to the key.
    return one.kind, one.id


def _names(books: OrderOfBattle, which: str, find: str, replacement: str) -> tuple[NameChange, ...]:
    units = [line.unit for line in books.lines] if which != _FORMATIONS else ()
    formations = books.formations if which != _UNITS else ()
    return name_changes(units, formations, find, replacement)
