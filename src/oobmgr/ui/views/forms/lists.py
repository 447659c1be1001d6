"""Editors of lists: words and numbers in one line, row by row what has a form of its own."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.campaign.dice import rolled
from oobmgr.domain.calendar import Calendar
from oobmgr.rules.bounds import MANY
from oobmgr.rules.field_info import FieldInfo, InputKind
from oobmgr.rules.inputs import GAP
from oobmgr.ui.language import tr
from oobmgr.ui.language.typed import kept_text, kept_turn, said_text
from oobmgr.ui.views.forms.editors import Editor, roll_button
from oobmgr.ui.views.forms.known_words import KnownParts
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import discard, follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_NUMBERS: Final = frozenset({InputKind.NUMBER, InputKind.EXACT})
_EXAMPLES: Final = {
    InputKind.NUMBER: "such as 3, 2, 2",
    InputKind.EXACT: "such as 1×5, 2 1/2",
}
_TALL: Final = frozenset({InputKind.RECORD, InputKind.TABLE})
_WHOLE: Final = re.compile(r"-?\d+")
# An entry that stands for several: 0415 x3.
_REPEATED: Final = re.compile(r"(.+?)\s*[×x*]\s*(\d+)")
_WITH_GAPS: Final = "such as ? ? 15 18"


def entries_of(value: object) -> list[Any]:
    """The entries of a list in JSON; none of anything else, such as an input that is not given."""
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []


class LineEditor(Editor):
    """A list of words or numbers in one line, separated by commas; numbers also by spaces alone.

    Beside a list of dice stands a button that rolls as many as `open_dice` says, one at least.
    `calendar` reads the turns in it.
    """

    def __init__(
        self, field: FieldInfo, item: FieldInfo, calendar: Calendar, known: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self._words = field.words()
        self._calendar = calendar if item.kind is InputKind.TURN else None
        self._numbers = item.kind in _NUMBERS
        self._gaps = item.optional
        self.open_dice: Callable[[], int] = lambda: 1
        self.box = named(QLineEdit(), field.name)
        self.box.setAccessibleName(tr(f"{field.called}, separated by commas"))
        examples = _EXAMPLES | {InputKind.TURN: f"such as {calendar.example}"}
        example = _WITH_GAPS if self._numbers and self._gaps else examples.get(item.kind)
        Hint(self.box, example or "separated by commas")
        follow_text(self.box, 160, QWidget.setMinimumWidth)
        self.box.textEdited.connect(self.changed)
        layout = across((self.box, 1), on=self)
        if item.dice:
            layout.addWidget(roll_button(field, lambda: self._roll(item), lambda: not self.raw()))
        self.offer(known)
        self.setFocusProxy(self.box)

    def offer(self, known: Sequence[str]) -> None:
        """Offer other words, for each entry of the line."""
        completer = KnownParts([said_text(word, self._words) for word in known], self.box)
        completer.activated.connect(self.changed)
        self.box.setCompleter(completer)

    def _roll(self, item: FieldInfo) -> None:
        """Roll the dice that are open, behind those that stand there."""
        # One at least, for somebody who rolls before anything is picked.
        fresh = [rolled(item.dice) for _ in range(max(1, self.open_dice()))]
        # Behind those that were rolled at the table already.
        self.set_raw([*self.raw(), *fresh])
        self.changed.emit()

    def raw(self) -> list[Any]:
        """The words or numbers; what is not a whole number stays text, for the rule to read.

        Words that look like numbers, such as hexes, stay words.
        """
        text = self.box.text().replace(";", ",")
        # A space alone parts numbers, but not "2 1/2", nor the words of a name.
        if self._numbers and "," not in text and "/" not in text:
            text = ",".join(text.split())
        parts = [part.strip() for part in text.split(",")]
        return [entry for part in parts if part for entry in self._entries(part)]

    def _entries(self, part: str) -> list[Any]:
        """The entries of a part; ``1×5`` is five times 1, as hexes of the same cost are written."""
        repeated = _REPEATED.fullmatch(part) if self._numbers else None
        if repeated is None:
            return [self._entry(part)]
        # At most so many: a slip of the pen must not ask for a million entries.
        return [self._entry(repeated[1].strip())] * min(int(repeated[2]), MANY)

    def _entry(self, part: str) -> Any:  # noqa: ANN401 - any JSON value
        if self._gaps and part == GAP:
            return None
        if self._calendar is not None:
            return kept_turn(part, self._calendar)
        # What cannot be a number stays text, so that the refusal can name it.
        return int(part) if self._numbers and _WHOLE.fullmatch(part) else self._kept(part)

    def _kept(self, part: str) -> str:
        return kept_text(part, self._words)

    def _said(self, entry: object) -> str:
        if self._calendar is not None:
            return tr(str(entry))
        return GAP if entry is None else said_text(str(entry), self._words)

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        given = entries_of(value)
        if given != self.raw():  # otherwise what is typed stays as it was typed
            self.box.setText(", ".join(map(self._said, given)))


class ListRow(Editor):
    """One entry of a list with its number and the way to take it out."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.number = TextLabel(token="ink2")
        follow_text(self.number, 16, QWidget.setMinimumWidth)
        self.remove = named(LinkButton("Remove", quiet=True), f"{name}_remove")

    def count(self, at: int) -> None:
        """Say which of the entries this is."""
        self.number.setText(f"{at}")
        self.remove.setAccessibleName(tr(f"Remove number {at}"))


OneRow = TypeVar("OneRow", bound=ListRow)


class RowList(Editor, Generic[OneRow]):
    """Entries one below the other, each in a row that `make` makes; `adding` puts one more in."""

    def __init__(self, field: FieldInfo, make: Callable[[], OneRow], adding: str) -> None:
        super().__init__()
        self._make = make
        self.rows: list[OneRow] = []
        self.add = named(LinkButton(adding), f"{field.name}_add")
        self.add.setAccessibleName(tr(f"{adding}: {field.called}"))
        self.add.clicked.connect(self._add_and_go)
        self._lines = down(on=self, spacing=0)
        self._lines.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.add)

    def opening(self) -> object:
        """What a new entry begins with."""
        raise NotImplementedError

    def _place_of(self, at: int) -> int:
        """Where the widget of an entry stands in the column."""
        return at

    def _append(self, value: object) -> OneRow:
        row = self._make()
        # Before it is held, so that nobody hears of what the program fills in.
        row.set_raw(value)
        self.hold(row)
        row.remove.clicked.connect(lambda: self._take_out(row))
        self.rows.append(row)
        self._lines.insertWidget(self._place_of(len(self.rows) - 1), row)
        row.count(len(self.rows))
        self._begin()
        return row

    def _add_and_go(self) -> None:
        row = self._append(self.opening())
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _take_out(self, row: OneRow) -> None:
        self._drop(row)
        # To the button that is there in any case: the next row may be the last one.
        self.add.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _drop(self, row: OneRow) -> None:
        self.rows.remove(row)
        discard(row, self._lines)
        # The numbers of those below have moved up.
        for at, left in enumerate(self.rows, 1):
            left.count(at)
        self._begin()

    def _begin(self) -> None:
        """Lead the focus to the first entry, where there is one."""
        self.setFocusProxy(self.rows[0] if self.rows else self.add)

    def raw(self) -> Any:  # noqa: ANN401 - a list, of which some make a table
        """What the entries hold, from above."""
        return [row.raw() for row in self.rows]

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        given = entries_of(value)
        # Rows that stay keep the focus, so that the list can be shown again during typing.
        for row in self.rows[len(given) :]:
            self._drop(row)
        for row, entry in zip(self.rows, given, strict=False):
            row.set_raw(entry)
        for entry in given[len(self.rows) :]:
            self._append(entry)


class _Row(ListRow):
    """An entry beside its number, below it where the editor is `tall`."""

    def __init__(self, name: str, editor: Editor, *, tall: bool) -> None:
        super().__init__(name)
        self._editor = editor
        self.hold(editor)
        self.setFocusProxy(editor)
        # A form needs all the width; a field has room beside its number.
        if tall:
            line = across(self.number, self.remove, STRETCH, spacing=6)
            down(line, editor, on=self, margins=(0, 3, 0, 3), spacing=2)
        else:
            line = across(self.number, (editor, 1), self.remove, spacing=6)
            down(line, on=self, margins=(0, 3, 0, 3))

    def raw(self) -> Any:  # noqa: ANN401 - any JSON value
        return self._editor.raw()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        self._editor.set_raw(value)


class RowsEditor(RowList[_Row]):
    """A list with an editor for each entry, which `make` makes; it begins with `opening`."""

    def __init__(self, field: FieldInfo, make: Callable[[], Editor], opening: object) -> None:
        tall = field.item is not None and field.item.kind in _TALL
        super().__init__(field, lambda: _Row(field.name, make(), tall=tall), "Add one")
        self._opening = opening

    def opening(self) -> object:
        """The same for every entry."""
        return self._opening
