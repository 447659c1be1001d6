"""One of a few words, all of them in sight: no, siege, held."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.key_readers import READS_LETTERS
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_focus_ring, draw_text, text_width
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts

_PADDING: Final = 8
_HEIGHT: Final = 20
_RING: Final = 3
_OPEN: Final = "not entered"


class WordRow(QWidget):
    """Words in cells beside each other, each as wide as it is when it is chosen."""

    spoken_role = Role.Grouping

    _gap = 0
    """Between two cells."""

    def __init__(self, name: str, options: tuple[str, ...]) -> None:
        super().__init__()
        self._name = name
        self.options = options
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Only these letters: any other is still a key of the window while the focus is here.
        self.setProperty(READS_LETTERS, "".join(word[:1] for word in options).casefold())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def cell_rects(self) -> list[QRectF]:
        """Return where each option stands, left to right."""
        rects: list[QRectF] = []
        left = float(_RING)
        for option in self.options:
            # As wide as it is when it is chosen, so that a choice moves no other word.
            width = text_width(option, bold_label()) + 2 * _PADDING
            rects.append(QRectF(left, _RING, width, scaled(_HEIGHT)))
            left += width + self._gap
        return rects

    @property
    def usual_width(self) -> int:
        """How wide they are in text of the usual size, whatever its size is now."""
        # A copy: the face itself is the same for the whole window.
        face = QFont(bold_label())
        face.setPixelSize(LABEL_PX)
        return sum(text_width(option, face) + 2 * _PADDING for option in self.options) + 2 * _RING

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(self.cell_rects()[-1].right()) + _RING, scaled(_HEIGHT) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def segments_px(options: tuple[str, ...]) -> int:
    """Return how wide a choice of these is in the present size of text, before it is made."""
    return sum(text_width(option, bold_label()) + 2 * _PADDING for option in options) + 2 * _RING


class SegmentedControl(WordRow):
    """A choice of one; arrows move it, a first letter picks it, a click too."""

    changed = Signal(str)
    for_all = Signal(str)
    """Shift and a first letter: the option is meant for every control that stands beside it."""

    def __init__(
        self,
        name: str,
        options: tuple[str, ...],
        value: str = "",
        *,
        quiet: str = "no",
        asks: bool = False,
        yields: bool = False,
    ) -> None:
        """Make a choice.

        Args:
            name: What is chosen, for screen readers ("Riga").
            options: The words, the usual one first.
            value: The one that holds; the first if left out.
            quiet: The option that states nothing: drawn pale when chosen.
            asks: Whether it begins with none chosen, and takes an empty value for that.
            yields: Whether the letter of what is chosen already is the window's, for it would
                choose nothing.
        """
        super().__init__(name, options)
        self._quiet = quiet
        self._asks = asks
        self._yields = yields
        self.value = value or ("" if asks else options[0])
        self._describe()

    def set_value(self, value: str) -> None:
        """Show another option as chosen, without telling of it.

        Raises:
            ValueError: It is not one of the options.
        """
        # Loudly, for it is a slip of ours: a form that saved a word which is no choice would lie
        # later.
        if value not in self.options and not (self._asks and not value):
            raise ValueError(f'"{value}" is not one of {", ".join(self.options)}')
        self.value = value
        self._describe()
        self.update()

    def _choose(self, value: str) -> None:
        # A choice that is made once more changes nothing, and must not mark the form as in pencil.
        if value != self.value:
            self.set_value(value)
            self.changed.emit(value)

    def _describe(self) -> None:
        if self._yields:
            self.setProperty(READS_LETTERS, self._letters())
        self.setAccessibleName(", ".join(map(tr, (self._name, self.value or _OPEN))))
        tell_parts(self)

    def _letters(self) -> str:
        """The first letters that choose something: not that of what is chosen, if it is alone."""
        letters = "".join(word[:1] for word in self.options).casefold()
        held = self.value[:1].casefold()
        return letters.replace(held, "") if held and letters.count(held) == 1 else letters

    @property
    def spoken_at(self) -> int:
        """Which option is chosen, for screen readers."""
        return self.options.index(self.value) if self.value else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The options, for screen readers."""
        cells = zip(self.options, self.cell_rects(), strict=True)
        return [
            SpokenPart(word, rect, Role.RadioButton, word == self.value) for word, rect in cells
        ]

    def _step(self, by: int) -> None:
        at = self.spoken_at + by
        if 0 <= at < len(self.options):
            self._choose(self.options[at])

    def _by_letter(self, letter: str) -> bool:
        """Choose the next option with this first letter; several take turns."""
        matching = [option for option in self.options if option.lower().startswith(letter)]
        if not letter or not matching:
            return False
        held = matching.index(self.value) if self.value in matching else -1
        self._choose(matching[(held + 1) % len(matching)])
        return True

    def _tell_all(self, letter: str) -> bool:
        option = next((one for one in self.options if letter and one.startswith(letter)), "")
        if option:
            self.for_all.emit(option)
        return bool(option)

    def _takes_letter(self, event: QKeyEvent) -> bool:
        letter = event.text().lower()
        # Only where a choice begins open: there a whole column is often answered alike.
        if self._asks and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            return self._tell_all(letter)
        # With another modifier a letter is a key of the window.
        return not event.modifiers() and self._by_letter(letter)

    def _cell_style(self, option: str) -> tuple[Token, Token | None, QFont]:
        if not self.isEnabled():
            if option == self.value:
                return "ink2", "circlesoft", font(LABEL_PX, MEDIUM)
            return "off", None, font(LABEL_PX)
        if option != self.value:
            return "ink2", None, font(LABEL_PX)
        if option == self._quiet:
            return "ink", "circlesoft", font(LABEL_PX, MEDIUM)
        # Ink on paper turned round, so that what departs from the usual is seen without its colour.
        return "sheet", "ink", bold_label()

    # Qt

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for option, rect in zip(self.options, self.cell_rects(), strict=True):
            # A press just above or below counts: the cells are low, and nothing else is there.
            if rect.adjusted(0, -_RING, 0, _RING).contains(event.position()):
                self._choose(option)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Right, Qt.Key.Key_Space}:
            self._step(1)
        elif event.key() == Qt.Key.Key_Left:
            self._step(-1)
        elif not self._takes_letter(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rects = self.cell_rects()
        outer = QRectF(rects[0].topLeft(), rects[-1].bottomRight())
        draw_box(painter, outer, edge="ctl", ground="sheet")
        for at, (option, rect) in enumerate(zip(self.options, rects, strict=True)):
            ink, ground, face = self._cell_style(option)
            if ground:
                draw_box(painter, rect.adjusted(1, 1, -1, -1), ground=ground, radius=2)
            # The chosen cell needs no line: its ground ends clearly enough.
            elif at and (not self.value or self.options[at - 1] != self.value):
                edge = QRectF(round(rect.left()), rect.top() + 1, 1, rect.height() - 2)
                painter.fillRect(edge, colour("line"))
            draw_text(painter, rect, option, ink, face, CENTRE)
        if self.hasFocus():
            draw_focus_ring(painter, outer.adjusted(-3, -3, 3, 3), radius=6)


def bold_label() -> QFont:
    """The face of a cell that is chosen."""
    return font(LABEL_PX, SEMIBOLD)
