"""The rows of the accordion: a phase, a player turn or a closed turn, and what opens below it."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from oobmgr.campaign.rows import TransactionDetail
from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn import spent_text
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.paint import (
    RIGHT,
    TagKind,
    draw_box,
    draw_focus_ring,
    draw_tag,
    draw_text,
    tag_size,
    text_width,
)
from oobmgr.ui.widgets.parts import discard, follow_text, named
from oobmgr.ui.widgets.table_delegate import struck_out
from oobmgr.ui.widgets.tags import Tag
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.tips import plain_tip

_HEIGHT: Final = 27
_MARK: Final = 13
_TEXT_LEFT: Final = 172
_WORKING_WIDTH: Final = 560


class RowHead(QAbstractButton):
    """The line of a row: chevron or mark, name, one line of text, a tag or figure at the right."""

    def __init__(self, name: str, text: str = "", *, mark: str = "", emblem: str = "") -> None:
        """Make a line; `mark` is an icon in place of the chevron ("check" for what is done)."""
        super().__init__()
        self._name = name
        self.line = text
        self._mark = mark
        self._emblem = emblem
        self._tag: Tag | None = None
        self._right = ""
        self._struck = False
        self.framed = True
        self.narrow = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(lambda _: self._describe())
        self._describe()

    def set_line(
        self, text: str, tag: Tag | None = None, *, right: str = "", struck: bool = False
    ) -> None:
        """Write another line; `struck` for what is not held or undone."""
        self.line, self._tag, self._right, self._struck = text, tag, right, struck
        self._describe()
        self.update()

    def _describe(self) -> None:
        parts = [self._name, self.line, self._right, self._tag.text if self._tag else ""]
        state = "open" if self.isChecked() else "closed"
        if self._struck:
            parts.append("struck")
        # Each by itself: as one sentence they would be translated word by word.
        self.setAccessibleName(", ".join(tr(part) for part in (*parts, state) if part))
        self.setToolTip(plain_tip(self.line))  # all of it, for it is cut where there is no room

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), row_px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), row_px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        opens = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # Ctrl+Enter and the like are the page's.
            event.ignore()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif event.key() in opens:
            # By a click, as with the mouse: what opens below hears of both in the same way.
            if self.isChecked() != opens[Qt.Key(event.key())]:
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.framed:
            draw_box(painter, rect, edge="line2", ground="sheet")
        if self._emblem:
            bar = colour(Emblem(self._emblem).token)
            painter.fillRect(QRectF(0, 0, 3, rect.height()), bar)
            draw_emblem(
                painter, QRectF(11, 0, scaled(_MARK - 1), rect.height()), Emblem(self._emblem)
            )
        else:
            chevron = "chevron_down" if self.isChecked() else "chevron_right"
            ink: Token = "ok" if self._mark == "check" else "ink2"
            box = QRectF(11, 0, scaled(_MARK), rect.height())
            draw_icon(painter, box, self._mark or chevron, ink)
        right = self._paint_right(painter, rect)
        self._paint_words(painter, rect, right)
        if self.hasFocus():
            draw_focus_ring(painter, rect)

    def _paint_right(self, painter: QPainter, rect: QRectF) -> float:
        """Draw what stands at the right edge and return where the text must end."""
        right = rect.right() - 10
        # From the right: tag and figure are kept whole, and the words take what is left.
        if self._tag is not None:
            size = tag_size(self._tag.text, with_icon=bool(self._tag.icon))
            top = round((rect.height() - size.height()) / 2)
            box = QRectF(right - size.width(), top, size.width(), size.height())
            draw_tag(painter, box, self._tag.text, self._tag.kind, self._tag.icon)
            right = box.left() - 10
        if self._right:
            box = QRectF(rect.left(), 0, right - rect.left(), rect.height())
            draw_text(painter, box, self._right, "ink", font(BODY_PX, SEMIBOLD), RIGHT)
            right -= text_width(self._right, font(BODY_PX, SEMIBOLD)) + 10
        return right

    def _paint_words(self, painter: QPainter, rect: QRectF, right: float) -> None:
        face = font(NAME_PX, SEMIBOLD)
        name_face = struck_out(face) if self._struck else face
        token: Token = "off" if self._struck else "ink"
        begin = scaled(_MARK) + 21
        name = QRectF(begin, 0, right - begin, rect.height())
        used = draw_text(painter, name, self._name, token, name_face)
        left = max(begin + used + 16, 0 if self.narrow else scaled(_TEXT_LEFT))
        words = QRectF(left, 0, right - left, rect.height())
        draw_text(painter, words, self.line, "ink2", font(BODY_PX))


Body = Callable[[], QWidget]


class Row(QWidget):
    """A line of the accordion with what it opens, which is made when it is first opened."""

    opened = Signal(bool)

    def __init__(self, head: RowHead, body: Body | None = None) -> None:
        super().__init__()
        self.head = head
        self.body: QWidget | None = None
        self._make = body
        self._layout = down(head, on=self, spacing=0)
        head.toggled.connect(self._toggle)

    def set_body(self, body: QWidget) -> None:
        """Put something else below the line."""
        # Made once: closed and opened again, it shows what was unfolded in it before.
        self._make = None
        if self.body is not None:
            discard(self.body, self._layout)
        self.body = body
        self._layout.addWidget(body)
        body.setVisible(self.head.isChecked())

    def _toggle(self, is_open: bool) -> None:
        if is_open and self._make is not None:
            self.set_body(self._make())
        elif self.body is not None:
            self.body.setVisible(is_open)
        self.opened.emit(is_open)


class PostedList(QWidget):
    """What was posted in a phase: a line each, which opens its working.

    With `latest`, only that many of the last lines are there, because a form stands below them;
    the button `earlier` brings the others.
    """

    case_opened = Signal(str)

    def __init__(
        self,
        transactions: Sequence[TransactionDetail],
        empty: str = "",
        *,
        latest: int | None = None,
    ) -> None:
        super().__init__()
        folded = 0 if latest is None else max(len(transactions) - latest, 0)
        self._earlier = transactions[:folded]
        self.rows = [self._row(one) for one in transactions[folded:]]
        self.earlier = named(LinkButton("", quiet=True), "posted_earlier")
        self.earlier.setText(f"{folded} posted earlier")
        self.earlier.clicked.connect(self._show_all)
        self._layout = down(self.earlier, *self.rows, on=self, margins=(10, 4, 10, 4), spacing=1)
        self.earlier.setVisible(folded > 0)
        if not transactions and empty:
            self._layout.addWidget(TextLabel(empty, token="ink2", wrap=True))
        if not transactions and not empty:
            self.hide()  # never shown from here: without a parent it would be a window of its own

    def _show_all(self) -> None:
        # Asked before it is hidden, which takes the focus away.
        held = self.earlier.hasFocus()
        made = [self._row(one) for one in self._earlier]
        for at, row in enumerate(made, start=1):
            self._layout.insertWidget(at, row)
        self._earlier, self.rows = (), [*made, *self.rows]
        if held:
            self.rows[0].head.setFocus()
        self.earlier.hide()

    def _row(self, one: TransactionDetail) -> Row:
        undone = one.undone_by is not None
        head = named(RowHead(one.title, mark="" if undone else "check"), f"posted_{one.id}")
        head.framed = False
        head.narrow = True
        tag = Tag(f"undone by {one.undone_by}") if undone else None
        head.set_line(one.sentence, tag, right=spent_text(one), struck=undone)
        return Row(head, lambda: self._working(one))

    def _working(self, one: TransactionDetail) -> QWidget:
        view = named(TallWorking(), f"working_{one.id}")
        view.setAccessibleName(tr(f"The working of {one.title}, posted"))
        view.set_steps(one.working)
        follow_text(view, _WORKING_WIDTH, QWidget.setMaximumWidth)
        view.case_opened.connect(self.case_opened)
        by = f" by {one.player}" if one.player else ""
        who = TextLabel(f"Transaction {one.id}{by}.", token="ink2")
        body = QFrame()
        down(view, who, on=body, margins=(24, 2, 8, 6))
        return body


def weather_tag(kinds: Sequence[str]) -> Tag | None:
    """The tag of weather that stops a phase for somebody."""
    if not kinds:
        return None
    # One tag has room here; the notice of the phase tells of the others.
    kind = kinds[0]
    return Tag(kind.capitalize(), TagKind.WARN, f"weather_{kind}")
