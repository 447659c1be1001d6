"""Small windows beside a card: its menu, where it goes and how many, what is known of it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QListWidgetItem, QMenu, QWidget

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.pages.air.missions import MISSION_LETTER
from oobmgr.games.europa.pages.air.viewmodel import BASE_LETTER, ShownBox, ShownCard, ShownForce
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.paint import line_height
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is_menu import what_is_action


@dataclass(frozen=True, slots=True)
class CardActs:
    """What can be done with a card; None where it cannot be done now."""

    details: Callable[[ShownCard], None]
    tick: Callable[[ShownCard], None] | None = None
    move: Callable[[ShownCard, tuple[ShownBox, ...]], None] | None = None
    join: Callable[[ShownCard], None] | None = None


def show_card_menu(
    parent: QWidget, card: ShownCard, force: ShownForce, acts: CardActs, at: QPoint
) -> None:
    """Open the menu of a card at a place on the screen."""
    menu = QMenu(parent)
    keep_letters(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if acts.tick is not None:
        words = "Do not activate" if card.pencilled else "Activate"
        menu.addAction(tr(f"{words}\tSpace"), partial(acts.tick, card))
    if acts.move is not None:
        _add_moves(menu, card, force, acts.move)
    if acts.join is not None:
        menu.addAction(tr(f"Fly a mission…\t{MISSION_LETTER}"), partial(acts.join, card))
    menu.addAction(tr("Details\tEnter"), partial(acts.details, card))
    # The card took the focus as it was clicked.
    what_is_action(menu, QApplication.focusWidget() or parent, None)
    menu.popup(at)


Move = Callable[[ShownCard, tuple[ShownBox, ...]], None]


def _add_moves(menu: QMenu, card: ShownCard, force: ShownForce, move: Move) -> None:
    for box in force.boxes:
        if box.letter and box.key != card.box:
            menu.addAction(tr(f"Move to {box.name}\t{box.letter}"), partial(move, card, (box,)))
    bases = tuple(box for box in force.places if box.key != card.box)
    if bases:
        menu.addAction(tr(f"Move to a base…\t{BASE_LETTER}"), partial(move, card, bases))


# Fewer are seen at a glance, and a field above them would only take the focus.
_FILTER_FROM: Final = 8
_MOST_ROWS: Final = 10
_ROW_AIR: Final = 6
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_LIST_KEYS: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})


class CardPopup(Panel):
    """A small window that closes with Esc or a click beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("panel", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.body = down(on=self, margins=(12, 10, 12, 10), spacing=6)

    def open_below(self, card: QWidget) -> None:
        """Show it under a card, or above it where there is no room below."""
        self.adjustSize()
        room = card.screen().availableGeometry()
        below = card.mapToGlobal(QPoint(0, card.height() + 2))
        top = below.y()
        if top + self.height() > room.bottom():
            top = max(room.top(), card.mapToGlobal(QPoint(0, 0)).y() - self.height() - 2)
        self.move(max(room.left(), min(below.x(), room.right() - self.width())), top)
        self.show()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class MovePopup(CardPopup):
    """Asks where a card goes, where there are several ways, and how many of it.

    `chosen` carries the key of the box and the number.
    """

    chosen = Signal(str, int)

    def __init__(
        self, card: ShownCard, targets: Sequence[ShownBox], parent: QWidget, *, ask_number: bool
    ) -> None:
        super().__init__(parent)
        self.setObjectName("move_popup")
        self._targets = tuple(targets)
        one = self._targets[0] if len(self._targets) == 1 else None
        title = f"{card.name} to {one.name if one else 'which of these?'}"
        self.setAccessibleName(tr(title))
        self.body.addWidget(TextLabel(title, weight=SEMIBOLD))
        self.search = named(QLineEdit(), "move_search")
        self.list = named(QListWidget(), "move_targets")
        self.number = named(NumberField("How many", 1, card.number, card.number), "move_number")
        if one is None:
            self._add_list()
        if ask_number:
            self._add_number(card.number)
        else:
            self.number.hide()
        go = named(KeyButton("Move", "Enter"), "move_go")
        go.clicked.connect(self._choose)
        self.body.addWidget(go, alignment=Qt.AlignmentFlag.AlignRight)
        for field in (self.search, self.list, self.number, self.number.lineEdit()):
            field.installEventFilter(self)
        self._ask_number = ask_number

    def _add_list(self) -> None:
        self.search.setAccessibleName(tr("Search bases"))
        self.search.setPlaceholderText(tr("Type a name or a hex"))
        self.search.textChanged.connect(self._fill)
        self.list.setAccessibleName(tr("Where to"))
        self.list.itemDoubleClicked.connect(lambda _: self._choose())
        self.body.addWidget(self.search)
        self.body.addWidget(self.list)
        self.search.setVisible(len(self._targets) >= _FILTER_FROM)
        rows = min(len(self._targets), _MOST_ROWS)
        self.list.setFixedHeight(rows * (line_height(BODY_PX) + _ROW_AIR) + 6)
        self.list.setMinimumWidth(scaled(230))
        self._fill("")

    def _fill(self, text: str) -> None:
        self.list.clear()
        called = [f"{box.name}   {box.place}".strip() for box in self._targets]
        parts, every = parts_of(text), range(len(called))
        found, _ = Searched([words.lower() for words in called]).likeliest(parts, every)
        for at in found if parts else every:
            box, words = self._targets[at], called[at]
            if box.capacity is not None:
                words += f"   capacity {box.left} of {box.capacity}"
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, box.key)
            self.list.addItem(item)
        # So that Enter takes the first that fits.
        self.list.setCurrentRow(0)

    def _add_number(self, most: int) -> None:
        of_most = TextLabel(f"of {most}", token="ink2")
        line = across(TextLabel("How many"), self.number, of_most, STRETCH, spacing=6)
        self.body.addLayout(line)
        self.body.addWidget(TextLabel("Shift moves all without asking.", token="ink2"))

    def open_below(self, card: QWidget) -> None:
        """Show it under a card, with the focus in what is asked first."""
        super().open_below(card)
        if len(self._targets) > 1:
            (self.search if len(self._targets) >= _FILTER_FROM else self.list).setFocus()
        else:
            self.number.setFocus()
            self.number.selectAll()

    def _choose(self) -> None:
        key = self._targets[0].key if len(self._targets) == 1 else ""
        item = self.list.currentItem()
        if not key and item is not None:
            key = str(item.data(Qt.ItemDataRole.UserRole))
        if key:
            number = self.number.value()
            self.close()
            self.chosen.emit(key, number)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _ENTER:
                self._choose()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close()
                return True
            # The search keeps the focus while the arrows move through the list below it.
            if watched is self.search and event.key() in _LIST_KEYS:
                by = 1 if event.key() == Qt.Key.Key_Down else -1
                last = self.list.count() - 1
                self.list.setCurrentRow(max(0, min(last, self.list.currentRow() + by)))
                return True
        return super().eventFilter(watched, event)


class DetailsPopup(CardPopup):
    """Tells what a card is, and where the others of its name lie."""

    def __init__(self, title: str, lines: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card_details")
        self.setAccessibleName(tr_each(": ", (title, tr_each("; ", lines))))
        self.body.setSpacing(2)
        self.body.addWidget(TextLabel(title, weight=SEMIBOLD))
        for line in lines:
            self.body.addWidget(TextLabel(line, token="ink2"))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.close()
        else:
            super().keyPressEvent(event)
