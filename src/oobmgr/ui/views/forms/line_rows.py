"""A list of records line by line: what is done, what belongs to it, and what it comes to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from oobmgr.domain.wording import with_capital
from oobmgr.rules.field_info import FieldInfo
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.views.forms.editors import in_words, matters
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.lists import ListRow, RowList
from oobmgr.ui.views.forms.records import MakeEditor, opening_of
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_LABEL_PX: Final = 88
_WIDE_FROM: Final = 400
"""From this width on two fields of a line stand side by side."""


class LineRow(ListRow):
    """One record: its first field in the head, the fields that go with that below it."""

    def __init__(self, name: str, fields: Sequence[FieldInfo], make: MakeEditor) -> None:
        super().__init__(name)
        self._fields = {field.name: field for field in fields}
        self.editors = {field.name: make(field) for field in fields}
        self._first = fields[0].name
        self._labels = {name: TextLabel(_short(name), token="ink2") for name in self._rest}
        self.figure = named(TextLabel(token="pencil"), f"{name}_figure")
        margins = (scaled(22), 0, 0, 0)
        self._grid = grid(gaps=(8, 2), growing={4: 1}, margins=margins)
        self._wide = True
        # Each has its place in the row from the start: shown without one it would be a window.
        for widget in (*self._labels.values(), *self.editors.values()):
            widget.setParent(self)
        self._lay_out()
        for field in fields:
            editor = self.editors[field.name]
            editor.setToolTip(tr(field.called))
            set_case(editor, field.case)
            # Before it is told further: whoever hears of the change reads only what means
            # something.
            editor.changed.connect(self.show_matter)
            self.hold(editor)
        self.setFocusProxy(self.editors[self._first])
        self.show_matter()

    @property
    def _rest(self) -> tuple[str, ...]:
        return tuple(name for name in self._fields if name != self._first)

    def _lay_out(self) -> None:
        head = across(
            self.number, self.editors[self._first], (self.figure, 1), self.remove, spacing=6
        )
        follow_text(self, _LABEL_PX, self._set_labels)
        down(head, self._grid, on=self, margins=(0, 3, 0, 5), spacing=2)
        for name, label in self._labels.items():
            label.setBuddy(self.editors[name])

    def _set_labels(self, _: QWidget, width: int) -> None:
        for column in (0, 2):
            self._grid.setColumnMinimumWidth(column, width)

    def show_matter(self) -> None:
        """Show the fields that mean something, and hide the others."""
        shown = [name for name in self._rest if matters(self._fields[name], self.editors)]
        pairs = 2 if self._wide else 1
        # All are taken out first: a field that comes back moves those after it.
        for name in self._rest:
            for widget in (self._labels[name], self.editors[name]):
                self._grid.removeWidget(widget)
                widget.setVisible(name in shown)
        for at, name in enumerate(shown):
            row, side = divmod(at, pairs)
            self._grid.addWidget(self._labels[name], row, 2 * side)
            self._grid.addWidget(self.editors[name], row, 2 * side + 1)

    def raw(self) -> dict[str, Any]:
        """The values of the fields that mean something."""
        # What means nothing now must not be posted, though it may still stand in its field.
        names = (n for n, field in self._fields.items() if matters(field, self.editors))
        return {name: self.editors[name].raw() for name in names}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show other values; a field that is not among them is shown at its default."""
        given = value if isinstance(value, Mapping) else {}
        # Every field, so that nothing stays of the line that was shown before.
        for name, editor in self.editors.items():
            editor.set_raw(given[name] if name in given else opening_of(self._fields[name]))
        self.show_matter()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= scaled(_WIDE_FROM)
        # Only when it changes sides, not at every pixel.
        if wide != self._wide:
            self._wide = wide
            self.show_matter()


class LinesEditor(RowList[LineRow]):
    """Records line by line, each with a few words on what it comes to; a new one is as the last."""

    def __init__(self, field: FieldInfo, make: MakeEditor) -> None:
        item = field.item
        assert item is not None  # noqa: S101 - lines are made of records
        super().__init__(field, lambda: LineRow(field.name, item.fields, make), "Add a step")

    def opening(self) -> object:
        """What the last line holds: one step of a way is mostly like the one before."""
        return self.rows[-1].raw() if self.rows else {}

    def show_figures(self, words: Sequence[str]) -> None:
        """Say of each line what it comes to; nothing of those without words."""
        for at, row in enumerate(self.rows):
            row.figure.setText(words[at] if at < len(words) else "")


def _short(name: str) -> str:
    """The name of a field as a short label; the whole sentence is its tool tip."""
    words = in_words(name)
    return with_capital(words)
