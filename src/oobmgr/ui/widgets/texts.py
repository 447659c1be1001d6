"""Titles of sections, plain words in the right size, and what stands where there is nothing yet."""

from typing import Final, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLayout, QSizePolicy, QWidget

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, colour, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, REGULAR, SECTION_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.elision import whole_parts
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.parts import follow_text, laid_out
from oobmgr.ui.widgets.side_by_side import Room, turn
from oobmgr.ui.widgets.what_is import About, set_about

_LEAST_TITLE: Final = 60
"""A title that is cut shorter would not be known any more."""
_BESIDE: Final = 8
_MOST: Final = 1000
"""Of the room that is left in a line, all but nothing."""


class TextLabel(QLabel):
    """A text in one of the sizes of the design and the colour of a token, in either theme.

    A click on the label of a field (its buddy) goes to the field.
    """

    def __init__(
        self,
        text: str = "",
        *,
        px: int = BODY_PX,
        weight: int = REGULAR,
        token: Token = "ink",
        wrap: bool = False,
    ) -> None:
        super().__init__(tr(text))
        self._px = px
        self._weight = weight
        self._token: Token = token
        # Qt guesses otherwise, and takes a name with a sign such as < in it for a page.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme_changes().changed.connect(self._dress)
        self._dress()

    def setText(self, text: str) -> None:
        """Show a text of the program in the language of the window."""
        super().setText(tr(text))

    def say(self, text: str) -> None:
        """Show a text; without one the label takes no room."""
        self.setText(text)
        self.setVisible(bool(text))

    def set_token(self, token: Token) -> None:
        """Write in another colour."""
        self._token = token
        self._dress()

    def _dress(self) -> None:
        self.setFont(font(self._px, self._weight))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(self._token))
        self.setPalette(palette)
        # Qt forgets how high a text was in another size, but not how high none was.
        self.setIndent(self.indent())

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt polishes what was out of sight as it is shown, and puts back the palette of before.
        if self.palette().color(QPalette.ColorRole.WindowText) != colour(self._token):
            self._dress()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        field = cast("QWidget | None", self.buddy())
        if field is not None and event.button() == Qt.MouseButton.LeftButton and field.isEnabled():
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects what a field holds
        else:
            super().mousePressEvent(event)


class ElidedLabel(TextLabel):
    """A text in one line that ends in dots where there is no room; the tool tip says all of it.

    One that wraps takes more lines instead. Where a `shorter` one is known, that stands there.
    One `by_parts` leaves out the end of what it enumerates.
    """

    shorter = ""
    by_parts = False

    def shown_words(self) -> str:
        """What is painted."""
        metrics, room, text = self.fontMetrics(), self.contentsRect().width(), self.text()
        if self.wordWrap() or metrics.horizontalAdvance(text) <= room:
            return text
        if self.by_parts:
            text = whole_parts(text, lambda part: metrics.horizontalAdvance(part) <= room) or text
        return metrics.elidedText(self.shorter or text, Qt.TextElideMode.ElideRight, room)

    # Qt

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), scaled(_LEAST_TITLE)), least.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown_words()
        # Only now is it known whether something is out of sight.
        self.setToolTip("" if shown == self.text() else self.text())
        # As Qt paints it, with the indent and the alignment of the style, wherever nothing is cut.
        if shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.contentsRect(), self.alignment(), shown)


_TITLE_ALONE: Final = 3
"""What the line of a title holds without tags: the title, its detail, what pushes them left."""


class SectionTitle(QWidget):
    """The title of a section, a detail beside it, and links or other widgets at the right.

    Those stand below the title where they would cut it.
    """

    def __init__(
        self, text: str, detail: str = "", *, small: bool = False, whole: bool = False
    ) -> None:
        """Make a title of 14 px, or of 11 px in the second voice (`small`, within a panel).

        One that is `whole` is never cut: what stands beside it goes into another line.
        """
        super().__init__()
        self._whole = whole
        self._title = ElidedLabel(
            text,
            px=LABEL_PX if small else SECTION_PX,
            weight=SEMIBOLD,
            token="ink2" if small else "ink",
        )
        self._detail = ElidedLabel(detail, token="ink2")
        self._detail.by_parts = True
        if not detail:  # a widget without a parent that is made visible is a window of its own
            self._detail.hide()
        # The title has its room first, and what is left of it the detail.
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._words = across(self._title, (self._detail, _MOST), STRETCH, spacing=_BESIDE)
        self._beside = across(STRETCH, spacing=_BESIDE)
        self._layout = across((self._words, 1), self._beside, on=self, spacing=_BESIDE)
        self._room = Room(self, self._needed, self._stand)
        self._meaning = ""
        self.setAccessibleName(tr(text))

    def explain(self, sentence: str) -> None:
        """Say what the section holds and its detail counts, where somebody asks what it is."""
        self._meaning = sentence
        self._tell()

    def _tell(self) -> None:
        if self._meaning:
            set_about(self, About(self._title.text(), self._detail.text(), self._meaning))

    def set_detail(self, detail: str) -> None:
        """Write another detail beside the title."""
        self._detail.say(detail)
        self._tell()

    def set_text(self, text: str, shorter: str = "") -> None:
        """Write another title, and what stands for it where it has no room."""
        self._title.setText(text)
        self._title.shorter = tr(shorter)
        self.setAccessibleName(tr(text))
        self._tell()
        self._wrap()

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right edge, after those that are there."""
        self._beside.addWidget(widget)

    def add_after_title(self, widget: QWidget) -> None:
        """Put a widget (a tag) beside the title."""
        self._words.insertWidget(2, widget)

    def keep_high(self, px: int) -> None:
        """Make the line of the title as high as that of another beside it, at least."""
        # Not all of the section, which is higher where its links stand below the title.
        follow_text(self._title, px, QWidget.setMinimumHeight)

    def _needed(self) -> int:
        """The width in which nothing beside the title cuts it, or all that its detail says."""
        beside = self._links()
        if not beside:
            return 0
        room = [_least(one) + _BESIDE for one in beside]
        if not self._detail.isHidden():
            first = whole_parts(self._detail.text(), lambda part: ", " not in part)
            room.append(text_width(AsWritten(first), self._detail.font()) + _BESIDE)
        margins = self.contentsMargins().left() + self.contentsMargins().right()
        return self._title_px() + self._tags_px() + sum(room) + margins

    def _title_px(self) -> int:
        """The width of the title in one line."""
        title = self._title.shorter or self._title.text()
        return text_width(AsWritten(title), self._title.font())

    def _tags_px(self) -> int:
        """What else the line of the title holds, but for its detail."""
        return sum(_least(one) + _BESIDE for one in self._tags())

    def _tags(self) -> list[QWidget]:
        """What stands beside the title but its detail; mostly nothing, and each layout asks."""
        if self._words.count() <= _TITLE_ALONE:
            return []
        return [one for one in _shown(self._words) if one not in {self._title, self._detail}]

    def _links(self) -> list[QWidget]:
        """What stands at the right edge."""
        return _shown(self._beside) if self._beside.count() > 1 else []

    def _stand(self, stacked: bool) -> None:
        turn(self._layout, _BESIDE, 2, stacked=stacked)
        self._wrap()

    def _wrap(self) -> None:
        """Let a title that has its line alone, and is wider, go on in a second one."""
        alone = self._room.stacked or not self._links()
        wide = self.contentsRect().width() - self._tags_px()
        self._title.setWordWrap(alone and 0 < wide < self._title_px())

    def add_link(self, text: str) -> LinkButton:
        """Put a link at the right edge and return it."""
        link = LinkButton(text)
        self.add(link)
        return link

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def minimumSizeHint(self) -> QSize:
        # As in one line: where it is broken must not change for how much it asks.
        shown = (self._title, *self._tags(), *self._links())
        least = [one.minimumSizeHint().width() for one in shown]
        if self._whole:
            least[0] = self._title_px()
        margins = self.contentsMargins()
        wide = sum(least) + _BESIDE * (len(least) - 1) + margins.left() + margins.right()
        return QSize(wide, self._layout.totalMinimumSize().height())


def _shown(line: QLayout) -> list[QWidget]:
    """The widgets of a line that are not hidden."""
    return [one for one in laid_out(line) if not one.isHidden()]


def _least(one: QWidget) -> int:
    """How wide a widget is at least; one that does not say so, such as a tag, as it wants to be."""
    least = one.minimumSizeHint().width()
    return least if least >= 0 else one.sizeHint().width()


class EmptyState(QWidget):
    """What stands where nothing is yet: one sentence, and one action with its key."""

    acted = Signal()

    def __init__(self, sentence: str, action: str = "", key: str = "") -> None:
        super().__init__()
        layout = down(on=self, margins=(14, 14, 14, 14), spacing=8)
        self._sentence = TextLabel(sentence, token="ink2", wrap=True)
        self.button = KeyButton(action, key)
        if not action:
            self.button.hide()
        self.button.clicked.connect(self.acted)
        layout.addStretch(1)
        layout.addWidget(self._sentence)
        layout.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._buttons = layout
        layout.addStretch(1)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(tr(sentence))

    def offer(self, action: str, key: str = "") -> KeyButton:
        """A button for another way out, below the first."""
        button = KeyButton(action, key)
        at = self._buttons.count() - 1  # above the room at the foot
        self._buttons.insertWidget(at, button, alignment=Qt.AlignmentFlag.AlignHCenter)
        return button

    def set_sentence(self, sentence: str) -> None:
        """Say something else."""
        self._sentence.setText(sentence)
        self.setAccessibleName(tr(sentence))
