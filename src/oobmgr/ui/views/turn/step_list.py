"""The guided list beside the open phase: its steps under their headings, and how each stands."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, REGULAR, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn_guide import Guide, GuideStep, StepState
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.paint import RIGHT, draw_focus_ring, draw_rule, draw_text, text_width
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.presses import by_left
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About

WIDTH_PX: Final = 150
_WIDEST_PX: Final = 190
_ROW: Final = 24
_HEADING: Final = 22
_PADDING: Final = 6
_MARK: Final = 13
_REST_MS: Final = 60
"""How long the arrows rest on a step before its form is made, so that passing by is fast."""

MARKS: Final[dict[StepState, tuple[str, Token]]] = {
    StepState.PENCIL: ("pencil", "pencil"),
    StepState.MUST: ("error", "err"),
    StepState.DUE: ("warning", "warn"),
    StepState.POSTED: ("check", "ok"),
}


@dataclass(frozen=True, slots=True)
class _Line:
    """A heading, a step, or a fold (with a name and no step)."""

    text: str
    top: float
    height: float
    name: str = ""
    step: GuideStep | None = None
    ruled: bool = False


class StepList(Ground):
    """Up and Down go through the steps, Enter or Right into the form, a click does both.

    `guide` are the steps that are shown, `current` is the chosen one, or the name of a fold.
    `picked` carries it when it is to be shown; `entered` asks for the focus to go on into what is
    shown for it.
    """

    spoken_role = Role.List

    ground = "alt"
    edges = (("right", "line"),)

    picked = Signal(str)
    entered = Signal()

    def __init__(self, phase: str) -> None:
        super().__init__()
        self._phase = phase
        self.guide = Guide()
        self.current = ""
        self._lines: tuple[_Line, ...] = ()
        self.setObjectName("actions")
        self.setProperty(PANEL, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # As wide as its words, and no less than usual where the forms need the room.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        follow_text(self, WIDTH_PX, QWidget.setMinimumWidth)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(lambda: self.picked.emit(self.current))
        self._describe()

    def show_guide(self, guide: Guide, current: str) -> None:
        """Show these steps, and which of them is chosen."""
        self.guide = guide
        self.current = current
        self._lines = tuple(_lines(guide))
        self._describe()
        self.updateGeometry()
        self.update()

    def rect_of(self, name: str) -> QRectF:
        """Return where a step or a fold stands in the list."""
        line = next(line for line in self._lines if line.name == name)
        return QRectF(0, line.top, self.width(), line.height)

    def _describe(self) -> None:
        names = self.guide.stops
        text = f"Actions of the {self._phase}"
        if self.current in names:
            words = self.guide.words(self.current)
            text = f"{text}: {words}, {names.index(self.current) + 1} of {len(names)}"
        self.setAccessibleName(tr(text))
        tell_parts(self)

    @property
    def spoken_at(self) -> int:
        """Which step or fold is chosen, for screen readers."""
        names = [line.name for line in self._lines if line.name]
        return names.index(self.current) if self.current in names else -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The steps with their states, and the folds, for screen readers."""
        return [
            SpokenPart(
                ", ".join(filter(None, (line.text, line.step.words if line.step else ""))),
                QRectF(0, line.top, self.width(), line.height),
                chosen=line.name == self.current,
            )
            for line in self._lines
            if line.name
        ]

    def about(self, at: QPoint | None) -> About | None:
        """What the step at a point is, or the one that is chosen."""
        own = (line for line in self._lines if line.name == self.current)
        line = next(own, None) if at is None else self._line_at(at.y())
        if line is None or line.step is None:
            return None
        step = line.step
        state = step.words.removeprefix(step.text).removeprefix(", ")
        return About(step.text, state, step.why or step.sentence, step.case)

    def _go(self, by: int) -> None:
        if not self.guide.stops:
            return
        self.current = self.guide.beside(self.current, by)
        self._describe()
        self.update()
        # Begun anew with each arrow: only the step on which they rest is made.
        self._rest.start()

    def _pick_now(self) -> None:
        if self._rest.isActive():  # Enter came first: the form must be there to take the focus
            self._rest.stop()
            self.picked.emit(self.current)

    def _line_at(self, y: float) -> _Line | None:
        return next((one for one in self._lines if one.top <= y < one.top + one.height), None)

    def _paint_step(self, painter: QPainter, rect: QRectF, step: GuideStep) -> None:
        chosen = step.name == self.current
        mark, ink = MARKS.get(step.state, ("", "ink2"))
        spot = QRectF(rect.left() + 9, rect.top(), scaled(_MARK), rect.height())
        if mark:
            draw_icon(painter, spot, mark, ink)
        elif step.state is StepState.TO_DO:
            _draw_ring(painter, spot)
        right = rect.right() - 8
        if step.posted > 1:
            face = font(LABEL_PX)
            draw_text(painter, rect.adjusted(0, 0, -8, 0), f"{step.posted}×", "ink2", face, RIGHT)
            right -= text_width(f"{step.posted}×", face) + 4
        left = rect.left() + _words_left()
        words = QRectF(left, rect.top(), right - left, rect.height())
        face = font(BODY_PX, SEMIBOLD if chosen or step.pressing else REGULAR)
        draw_text(painter, words, step.text, "accent" if chosen else "ink", face)

    def _paint_fold(self, painter: QPainter, rect: QRectF, text: str, *, chosen: bool) -> None:
        spot = QRectF(rect.left() + 9, rect.top(), scaled(_MARK), rect.height())
        draw_icon(painter, spot, "chevron_right", "ink2")
        face = font(BODY_PX, SEMIBOLD if chosen else REGULAR)
        draw_text(
            painter,
            rect.adjusted(_words_left(), 0, -8, 0),
            text,
            "accent" if chosen else "ink2",
            face,
        )

    # Qt

    def sizeHint(self) -> QSize:
        last = self._lines[-1] if self._lines else None
        height = last.top + last.height + _PADDING if last else 0
        face = font(BODY_PX, SEMIBOLD)
        longest = max((text_width(line.text, face) for line in self._lines), default=0)
        wide = min(max(scaled(WIDTH_PX), longest + _words_left() + 9), scaled(_WIDEST_PX))
        return QSize(wide, round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(WIDTH_PX), self.sizeHint().height())

    @by_left
    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position().y())
        if line is not None and line.name:
            self.current = line.name
            self._rest.stop()  # a click picks at once
            self._describe()
            self.update()
            self.picked.emit(self.current)
            # What is typed or pasted next is meant for the form, not for the keys of the window.
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Ctrl+Enter belongs to the page: it posts
            return
        # Further than any step is away; `beside` stops at the ends.
        far = len(self._lines)
        by = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Home: -far,
            Qt.Key.Key_End: far,
        }
        if event.key() in by:
            self._go(by[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right}:
            self._pick_now()
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            line = self._line_at(event.pos().y())
            step = line.step if line else None
            QToolTip.showText(event.globalPos(), plain_tip(_tip(step)) if step else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        for line in self._lines:
            rect = QRectF(0, line.top, self.width() - 1, line.height)
            if line.name and line.name == self.current:
                painter.fillRect(rect, colour("accentsoft"))
                painter.fillRect(QRectF(0, line.top, 3, line.height), colour("accent"))
            if line.step:
                self._paint_step(painter, rect, line.step)
            elif line.name:
                if line.ruled:
                    draw_rule(painter, 9, self.width() - 9, line.top - _PADDING / 2, "line")
                self._paint_fold(painter, rect, line.text, chosen=line.name == self.current)
            else:
                face = font(LABEL_PX, SEMIBOLD)
                draw_text(painter, rect.adjusted(10, 4, -8, 0), line.text, "ink2", face)
            if self.hasFocus() and line.name and line.name == self.current:
                draw_focus_ring(painter, rect)


def _lines(guide: Guide) -> Iterator[_Line]:
    top = 0.0
    heading = ""
    for step in guide.steps:
        if step.group != heading:
            heading = step.group
            yield _Line(heading, top, row_px(_HEADING))
            top += row_px(_HEADING)
        yield _Line(step.text, top, row_px(_ROW), step.name, step)
        top += row_px(_ROW)
    top += _PADDING
    for at, fold in enumerate(guide.folds):
        yield _Line(fold.text, top, row_px(_ROW), fold.name, ruled=not at)
        top += row_px(_ROW)


def _tip(step: GuideStep) -> str:
    return f"{step.words}. {step.why}" if step.why else step.words


def _words_left() -> int:
    """Where the words of a step begin, behind its mark."""
    return scaled(_MARK) + 15


def _draw_ring(painter: QPainter, spot: QRectF) -> None:
    """The mark of what is to do: an empty circle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour("ink2"))
    side = scaled(9)
    painter.drawEllipse(
        QRectF(spot.center().x() - side / 2, spot.center().y() - side / 2, side, side)
    )
    painter.restore()
