"""One editor for each kind of input: a number, yes or no, a choice, words, a table of counts.

An editor speaks the raw values of JSON, which `rules.inputs.decode` reads and refuses. Its inner
control carries the name of the input, so that a test or a screen reader finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from oobmgr.campaign.dice import rolled
from oobmgr.domain.errors import Fault
from oobmgr.domain.wording import with_capital
from oobmgr.rules.bounds import MANY
from oobmgr.rules.field_info import FieldInfo
from oobmgr.rules.inputs import FILLED_IN
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.language.typed import kept_text, said_text
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn_units import ClassRow
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.known_words import KnownWords
from oobmgr.ui.views.forms.typed_into import TypedWord
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.roll_button import RollButton
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.word_box import WordBox

_MOST_SEGMENTS: Final = 6
_SEGMENTS_WIDTH: Final = 260
_LEFT_OPEN: Final = "left blank"  # no key of the window begins it: N and P stay free
_CLASS_COLUMNS: Final = 2
_BESIDE_TEXT: Final = 24
"""What frame and margins of a field take beside its text."""


class Editor(QWidget):
    """Edits one input. `changed` tells of what the player does, never of what is set.

    `case_opened` asks for the text of a case that stands within.
    """

    changed = Signal()
    case_opened = Signal(str)

    def raw(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value as it would stand in JSON."""
        raise NotImplementedError

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        """Show another value, without telling of it."""
        raise NotImplementedError

    def hold(self, inner: Editor) -> None:
        """Tell of what the player does in an editor within this one."""
        inner.changed.connect(self.changed)
        inner.case_opened.connect(self.case_opened)

    def set_locked(self, locked: bool) -> None:
        """Show the value without letting it be changed."""
        self.setEnabled(not locked)

    def show_faults(self, faults: Sequence[Fault]) -> tuple[Fault, ...]:
        """Say beside its fields what is wrong within, and return what belongs to none of them."""
        return tuple(faults)


def row_of(*widgets: QWidget, spacing: int = 6) -> QWidget:
    """Widgets side by side, from the left."""
    box = QWidget()
    across(*widgets, STRETCH, on=box, spacing=spacing)
    return box


def matters(field: FieldInfo, editors: Mapping[str, Editor]) -> bool:
    """Whether a field of a record means anything with what its other fields say."""
    return all(
        _is_said(editors[other].raw(), words)
        for other, words in field.when.items()
        # A field may hang on one that this form does not show, such as one that the page itself
        # fills in.
        if other in editors
    )


def _is_said(value: Any, words: tuple[str, ...]) -> bool:  # noqa: ANN401 - any JSON value
    """Whether a value is one of the words, or they ask only that there is one."""
    return bool(value) if words == FILLED_IN else value in words


def label_before(field: FieldInfo) -> TextLabel:
    """The words before a field; the whole sentence is the tool tip of a short label."""
    label = TextLabel(field.called, wrap=True)
    label.setToolTip(tr(field.sentence if field.label else ""))
    return label


def in_words(choice: str) -> str:
    """A choice as people read it: ``infantry division``, not ``infantry_division``."""
    return choice.replace("_", " ") if choice else _LEFT_OPEN


def roll_button(
    field: FieldInfo, roll: Callable[[], None], is_open: Callable[[], bool]
) -> RollButton:
    """The button beside an input of dice, which rolls one."""
    return named(RollButton(f"Roll: {field.called}", roll, is_open), f"{field.name}_roll")


class NumberEditor(Editor):
    """A whole number with its unit; one that is optional may be left open.

    Beside one that dice make up stands a button that rolls them.
    """

    def __init__(self, field: FieldInfo) -> None:
        super().__init__()
        most = MANY if field.high is None else field.high
        least = field.low if field.low is not None else -most
        # What stands for a die that is not rolled lies below its faces.
        least = least if field.unset is None else min(least, field.unset)
        # Qt's spin boxes have no empty state: the number below the least one stands for it.
        self._open = least - 1 if field.optional else None
        self._field = field
        self.label = field.called
        self._fresh = True
        self.box = NumberField(field.called, least if self._open is None else self._open, most)
        self.box.setObjectName(field.name)
        if self._open is not None:
            self.box.setSpecialValueText(tr(_LEFT_OPEN))
            self.box.lineEdit().textEdited.connect(self._typed)
        self.box.valueChanged.connect(self._entered)
        layout = across(self.box, TextLabel(field.unit, token="ink2"), on=self)
        if field.dice:
            layout.addWidget(roll_button(field, self._roll, lambda: self._fresh))
            self.box.lineEdit().returnPressed.connect(self._go_to_next_die)
            self.box.carried.connect(self._carry)
        layout.addStretch(1)
        self.setFocusProxy(self.box)

    def _roll(self) -> None:
        """Roll anew; the same number twice is told too."""
        number = rolled(self._field.dice)
        # A spin box tells of no value that it has already, but a die was thrown.
        if number == self.box.value():
            self._entered()
        self.box.setValue(number)

    def _go_to_next_die(self) -> None:
        """Enter in a die leads past its button to the next that is open, wherever it stands."""
        found = self._next_die()
        if found is not None:
            found.box.setFocus(Qt.FocusReason.TabFocusReason)

    def _carry(self, digit: str) -> None:
        """Let a digit that makes too much of this die be the next one that is open."""
        found = self._next_die()
        if found is not None:
            found.type_digit(digit)

    def _next_die(self) -> NumberEditor | None:
        # In the whole window, for dice may stand in several forms beside one another.
        dice = self.window().findChildren(NumberEditor)
        # Round its end: a die above may have been passed by.
        after = (*dice[dice.index(self) + 1 :], *dice)
        return next((one for one in after if one.waits_for_die and one.isVisible()), None)

    @property
    def waits_for_die(self) -> bool:
        """Whether it takes dice that were neither rolled nor entered."""
        return bool(self._field.dice) and self._fresh and self.box.isEnabled()

    def type_digit(self, digit: str) -> None:
        """Begin a number with a digit that was typed elsewhere, and go on here."""
        self.box.begin(digit)

    def _entered(self) -> None:
        self._fresh = False
        self.changed.emit()

    def _typed(self, text: str) -> None:
        """Leave the number open where all of it was rubbed out; the next digit begins anew."""
        if not text.strip() and self._open is not None:
            # Otherwise the digits that follow would stand behind the number that stands for open.
            self.box.setValue(self._open)
            self.box.selectAll()

    def raw(self) -> int | None:
        """The number; None where it is left open."""
        value = self.box.value()
        return None if value == self._open else value

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        nothing = 0 if self._open is None else self._open
        # A die at its default is one that nobody has thrown.
        self._fresh = value is None or value == self._field.default
        # What the program writes is no entry of the player, and asks nothing anew.
        with QSignalBlocker(self.box):
            self.box.setValue(nothing if value is None else int(value))


class FlagEditor(Editor):
    """Yes or no, as a box to tick."""

    def __init__(self, field: FieldInfo) -> None:
        super().__init__()
        self.box = named(QCheckBox(), field.name)
        self.box.setAccessibleName(tr(field.called))
        # `clicked` and not `toggled`: that comes from `set_raw`, too.
        self.box.clicked.connect(self.changed)
        across(self.box, STRETCH, on=self, margins=(2, 3, 0, 3))
        self.setFocusProxy(self.box)

    def raw(self) -> bool:
        return self.box.isChecked()

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        self.box.setChecked(bool(value))


class ChoiceEditor(Editor):
    """One of a few words in segments, or of many in a list."""

    def __init__(self, field: FieldInfo) -> None:
        super().__init__()
        # Open is one of the choices, for nothing else could take a choice back.
        choices = (("",) if field.optional else ()) + field.choices
        called = field.choice_names
        # By the words that are shown, for a control gives back what was pressed.
        self._values = {called.get(choice) or in_words(choice): choice for choice in choices}
        self._words = {choice: word for word, choice in self._values.items()}
        self._optional = field.optional
        words = tuple(self._values)
        segments = SegmentedControl(field.called, words, quiet=_LEFT_OPEN, yields=True)
        self._inner: SegmentedControl | WordBox = segments
        if len(words) <= _MOST_SEGMENTS and segments.usual_width <= _SEGMENTS_WIDTH:
            segments.changed.connect(self.changed)
        else:
            # Made only to be measured.
            segments.deleteLater()
            box = WordBox()
            box.offer(words)
            self._inner = box
            self._inner.setAccessibleName(tr(field.called))
            self._inner.activated.connect(self.changed)
            TypedWord(self._inner, optional=field.optional).chosen.connect(self.changed)
        across(named(self._inner, field.name), STRETCH, on=self)
        self.setFocusProxy(self._inner)

    def raw(self) -> str | None:
        """The choice; None where nothing is entered and that is allowed."""
        inner = self._inner
        word = inner.value if isinstance(inner, SegmentedControl) else inner.word
        value = self._values[word]
        return None if self._optional and not value else value

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        # The books may hold a choice that an option has taken away.
        word = self._words.get(str(value or "")) or next(iter(self._values))
        if isinstance(self._inner, SegmentedControl):
            self._inner.set_value(word)
        else:
            self._inner.choose(word)


class TextEditor(Editor):
    """A few words, with those that the books know offered while typing."""

    def __init__(self, field: FieldInfo, known: Sequence[str] = (), placeholder: str = "") -> None:
        super().__init__()
        self._words = field.words()
        self.box = named(QLineEdit(), field.name)
        self.box.setAccessibleName(tr(field.called))
        self.box.setPlaceholderText(tr(placeholder))
        follow_text(self.box, 120, QWidget.setMinimumWidth, measure=self._wide)
        follow_text(self.box, 220, QWidget.setMaximumWidth, measure=self._wide)
        self.box.textEdited.connect(self.changed)
        self.offer(known)
        across(self.box, STRETCH, on=self)
        self.setFocusProxy(self.box)

    def _wide(self, px: int) -> int:
        """As wide as its example at least, which would otherwise be cut."""
        example = text_width(self.box.placeholderText(), self.box.font())
        return max(scaled(px), example + scaled(_BESIDE_TEXT))

    def offer(self, known: Sequence[str]) -> None:
        """Offer other words."""
        completer = KnownWords([said_text(word, self._words) for word in known], self.box)
        # A word that is picked is no key, so that nobody would hear of it.
        completer.activated.connect(self.changed)
        self.box.setCompleter(completer)

    def raw(self) -> str:
        return kept_text(self.box.text().strip(), self._words)

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        # Written again it would lose the cursor, while the books are read at every key.
        if TextEditor.raw(self) != str(value or ""):
            self.box.setText(said_text(str(value or ""), self._words))


class CountsEditor(Editor):
    """How many of each price class, in two columns; classes that pay nothing are left out."""

    def __init__(self, field: FieldInfo, rows: Sequence[ClassRow]) -> None:
        super().__init__()
        self._boxes: dict[str, NumberField] = {}
        self._names = {row.key: row.name for row in rows}
        self._rest: dict[str, int] = {}
        self._grid = grid(self, gaps=(8, 2), growing={3 * _CLASS_COLUMNS: 1})
        self._cells = {row.key: self._made(field, row) for row in rows}
        self._shown = tuple(self._cells)
        self._columns = _CLASS_COLUMNS
        self.place(_CLASS_COLUMNS)

    def place(self, columns: int) -> None:
        """Put the classes side by side in one or two columns."""
        self._columns = columns
        # Rounded up, so that the first column is the longer one.
        deep = -(-len(self._shown) // columns)
        for at, key in enumerate(self._shown):
            for side, cell in enumerate(self._cells[key]):
                self._grid.addWidget(cell, at % deep, 3 * (at // deep) + side)

    @property
    def boxes(self) -> dict[str, NumberField]:
        """The number of each class, by its name."""
        return {self._names[key]: box for key, box in self._boxes.items()}

    def _made(self, field: FieldInfo, row: ClassRow) -> tuple[QWidget, ...]:
        single = field.name == "counts"
        # Each by itself: a name may have a comma of its own.
        price = (f"{row.price} each",) if row.price else ()
        box = NumberField(tr_each(", ", (row.name, *price)), 0, MANY)
        box.setObjectName(f"count_{row.key}" if single else f"{field.name}_{row.key}")
        box.valueChanged.connect(self.changed)
        self._boxes[row.key] = box
        # In two lines where it is long: the widest name else puts the working below the form.
        name = TextLabel(with_capital(row.name), wrap=True)
        name.setBuddy(box)
        cost = TextLabel(row.price, token="ink2")
        cost.setContentsMargins(0, 0, 12, 0)
        return name, box, cost

    def show_only(self, keys: Collection[str]) -> None:
        """Show none but these and those that are counted: what is posted has to be in sight."""
        self._shown = tuple(k for k, box in self._boxes.items() if k in keys or box.value())
        for key, cells in self._cells.items():
            for cell in cells:
                # A hidden cell keeps its place in a grid, and would leave a gap.
                self._grid.removeWidget(cell)
                cell.setVisible(key in self._shown)
        self.place(self._columns)
        if self._shown:
            self.setFocusProxy(self._boxes[self._shown[0]])

    def raw(self) -> dict[str, int]:
        """The counts that are not nothing."""
        counts = {key: box.value() for key, box in self._boxes.items() if box.value()}
        return {**self._rest, **counts}

    def set_raw(self, value: Any) -> None:  # noqa: ANN401 - any JSON value
        given = dict(value) if isinstance(value, Mapping) else {}
        # Classes that cost nothing now are not shown; what is entered for them must not be lost.
        self._rest = {key: int(n) for key, n in given.items() if key not in self._boxes}
        for key, box in self._boxes.items():
            # What the program writes is no entry of the player.
            with QSignalBlocker(box):
                box.setValue(int(given.get(key, 0)))
