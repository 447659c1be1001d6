"""A box of the board with its cards, a base with what it can take, and the columns of both."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from oobmgr.games.europa.pages.air.cards import CardDrops, GroupCard
from oobmgr.games.europa.pages.air.viewmodel import ShownBox, ShownCard, ShownForce
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, scaled
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.widgets.boxes import WholeWidth, across, down
from oobmgr.ui.widgets.paint import CENTRE, RIGHT, draw_box, draw_text, text_width
from oobmgr.ui.widgets.parts import discard, laid_out
from oobmgr.ui.widgets.spoken import Role

_PIP: Final = 7
_PIP_GAP: Final = 2
_MOST_PIPS: Final = 12


class BoxHead(QWidget):
    """The name of a box with its number; of a base with its hex and what it can take."""

    spoken_role = Role.Heading

    def __init__(self, box: ShownBox) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_box(box)

    def show_box(self, box: ShownBox) -> None:
        """Show another box."""
        self._box = box
        self.setAccessibleName(tr(box.words))
        self.setToolTip(tr(f"{box.words}: {box.sentence}" if box.sentence else box.words))
        self.updateGeometry()
        self.update()

    @property
    def base(self) -> bool:
        """Whether it is a base, which stands in one line."""
        return bool(self._box.place) or self._box.capacity is not None

    def _draw_capacity(self, painter: QPainter, rect: QRectF) -> float:
        """Draw pips and figures at the right; return where they begin."""
        box = self._box
        if box.capacity is None:
            return rect.right()
        face = font(LABEL_PX)
        text = f"{box.left} of {box.capacity}"
        width = text_width(text, face) + 2
        figures = QRectF(rect.right() - width, rect.top(), width, rect.height())
        draw_text(painter, figures, text, "ink2", face, RIGHT)
        left = figures.left() - 6
        # So many pips would crowd out the name; the figures have to do.
        if box.capacity > _MOST_PIPS:
            return left
        left -= box.capacity * (_PIP + _PIP_GAP)
        for at in range(box.capacity):
            pip = QRectF(left + at * (_PIP + _PIP_GAP), round(rect.center().y()) - 3, _PIP, _PIP)
            cut = at >= box.left
            edge: Token = "ctl" if cut else "ink2"
            draw_box(painter, pip, edge=edge, ground=None if cut else "ink2", radius=1)
        return left - 6

    # Qt

    def sizeHint(self) -> QSize:
        lines = 1 if self.base else 2
        return QSize(scaled(120), scaled(20) + (lines - 1) * scaled(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(90), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = QRectF(2, 0, self.width() - 4, scaled(20))
        end = self._draw_capacity(painter, line)
        room = line.adjusted(0, 0, end - line.right(), 0)
        used = draw_text(painter, room, self._box.name, "ink", font(BODY_PX, SEMIBOLD))
        rest = room.adjusted(used + 8, 0, 0, 0)
        aside = self._box.place if self.base else f"{self._box.number}"
        if rest.width() > scaled(16):
            draw_text(painter, rest, aside, "ink2", font(LABEL_PX))
        if not self.base:
            below = line.translated(0, scaled(17))
            draw_text(painter, below, self._box.sentence, "ink2", font(LABEL_PX))


class DropHint(QWidget):
    """What stands in an empty box: how a card comes here, where it can be moved here by hand."""

    spoken_role = Role.StaticText

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words = f"Drop here, or press {letter}" if letter else "none"
        self._takes = bool(letter)
        self.setAccessibleName(tr(self._words))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(110), scaled(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        inner = rect.adjusted(4, 0, -4, 0)
        if not self._takes:
            draw_text(painter, inner, self._words, "ink2", font(LABEL_PX))
            return
        draw_box(painter, rect, edge="ctl", dashed=True)
        draw_text(painter, inner, self._words, "ink2", font(LABEL_PX), CENTRE)


class BoxPanel(QWidget):
    """A box with its cards, which takes cards that are dropped on it.

    `dropped` carries what was dragged and whether Shift was held; `card_made` each new card.
    """

    spoken_role = Role.Grouping

    dropped = Signal(object, bool)
    card_made = Signal(object)

    def __init__(self, box: ShownBox, letter: str) -> None:
        super().__init__()
        self.box = box
        self.cards: list[GroupCard] = []
        self._letter = letter
        self._takes = False
        self._drops = CardDrops(self, lambda one: self._takes and one.box != self.box.key)
        self._drops.dropped.connect(self.dropped)
        self.setObjectName(f"box_{box.key}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head = BoxHead(box)
        self.hint = DropHint(letter)
        self._layout = down(self.head, self.hint, on=self, margins=(6, 5, 6, 6), spacing=0)

    def show_box(self, box: ShownBox, force: ShownForce, *, past: bool) -> None:
        """Show the box with its cards; those that stay keep their widgets and the focus."""
        self.box = box
        self._takes = not past
        self.head.show_box(box)
        self.setAccessibleName(tr(box.words))
        set_case(self, box.case)
        old = {card.card.identity: card for card in self.cards}
        kept = [self._card(card, old.get(card.identity), force, past=past) for card in box.cards]
        for gone in self.cards:
            if gone not in kept:
                discard(gone, self._layout)
        self.cards = kept
        # Put in again one by one, for cards that stay may stand in another order now.
        for at, widget in enumerate(kept):
            self._layout.removeWidget(widget)
            self._layout.insertWidget(at + 1, widget)
        # Bases may be many: one without groups takes a line, and cards can be dropped on that.
        self.hint.setVisible(not kept and not past and not self.head.base)

    def _card(
        self, card: ShownCard, old: GroupCard | None, force: ShownForce, *, past: bool
    ) -> GroupCard:
        can_tick, can_move = force.may_activate, not past
        if old is not None:
            old.show_card(card, force.emblem, can_tick=can_tick, can_move=can_move)
            return old
        made = GroupCard(card, force.emblem, can_tick=can_tick, can_move=can_move)
        self.card_made.emit(made)
        return made

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        edge: Token = "accent" if self._drops.over else "line"
        ground: Token = "accentsoft" if self._drops.over else "panel"
        draw_box(QPainter(self), QRectF(self.rect()), edge=edge, ground=ground)


_GAP: Final = 8
_HEAD_IN_CARDS: Final = 2  # the head and the gap of a box are about as high as two cards


class Columns(QWidget):
    """Stacks boxes; `least` is the width of a column in pixels at normal size of text."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self._panels: list[BoxPanel] = []
        self._drawn: list[list[BoxPanel]] = []
        self._stacks: list[QVBoxLayout] = []
        self._layout = across(on=self, margins=(_GAP, _GAP, _GAP, _GAP), spacing=_GAP)

    def set_panels(self, panels: Sequence[BoxPanel]) -> None:
        """Show these boxes; those shown nowhere any more are thrown away."""
        for old in self._panels:
            # What stands in other columns by now is theirs.
            if old not in panels and self.isAncestorOf(old):
                discard(old)
        self._panels = list(panels)
        self.spread()

    def spread(self) -> None:
        """Deal the boxes out to the columns that there is room for now."""
        number = max(1, (self.width() - _GAP) // (scaled(self._least) + _GAP))
        dealt: list[list[BoxPanel]] = [[] for _ in range(min(number, max(1, len(self._panels))))]
        heights = [0] * len(dealt)
        for panel in self._panels:
            at = heights.index(min(heights))
            dealt[at].append(panel)
            # Counted in cards: the true height is known only once a box is laid out.
            heights[at] += len(panel.box.cards) + _HEAD_IN_CARDS
        if dealt != self._drawn:
            self._drawn = dealt
            self._place(dealt)

    def _place(self, dealt: list[list[BoxPanel]]) -> None:
        while len(self._stacks) < len(dealt):
            stack = down(spacing=_GAP)
            self._stacks.append(stack)
            self._layout.addLayout(stack, 1)
        for stack in self._stacks:  # taken out, not thrown away: they are dealt out again below
            # By Qt, or their items stay those of the panels, which never learn of another height.
            for part in laid_out(stack):
                stack.removeWidget(part)
            while stack.takeAt(0) is not None:
                pass
        for at, stack in enumerate(self._stacks):
            used = at < len(dealt)
            self._layout.setStretch(at, 1 if used else 0)
            for panel in dealt[at] if used else []:
                stack.addWidget(panel)
                panel.show()
            stack.addStretch(1)
        while len(self._stacks) > len(dealt):
            gone = self._stacks.pop()
            self._layout.removeItem(gone)
            gone.deleteLater()

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(self._least) + 2 * _GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.spread()


class ScrolledColumns(WholeWidth):
    """Columns of boxes that scroll up and down."""

    def __init__(self, name: str, least: int) -> None:
        self.columns = Columns(least)
        super().__init__(self.columns)
        self.setAccessibleName(tr(name))
