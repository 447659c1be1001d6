"""What stands above and below the table: search and filters, and what is selected."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from oobmgr.domain.errors import Refused
from oobmgr.ui.icons import icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import NAME_PX, SEMIBOLD
from oobmgr.ui.viewmodels.order_of_battle_filters import Field
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.filter_menu import FilterChoice, FilterMenu
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.heard import Settled
from oobmgr.ui.widgets.parts import follow_text, grow_icon, named
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, set_about
from oobmgr.ui.widgets.wrapping_row import WrappingRow

FIELDS: Final[tuple[tuple[Field, str], ...]] = (
    ("side", "Side"),
    ("nation", "Nation"),
    ("type", "Type"),
    ("status", "Status"),
)

_MOST_OF_ROOM: Final = 50
_DONE: Final = {
    "lose_step": "Strikes a box of each selected unit; one without boxes left is dead.",
    "edit_units": "Opens the facts of the selected units as fields.",
    "status": "Puts units on the map, among those to arrive or among the dead, and marks them.",
}
"""What the buttons do with the selected units, by their actions."""
_SELECTED: Final = "What the selected units have now, added up."
_COUNT: Final = "How many units the search, the filters and the chosen formation leave in the list."


class FilterBar(Ground):
    """Search as you type, one menu for each filter, how many are shown."""

    ground = "panel"

    filter_changed = Signal(str, str)

    def __init__(self, choices: Callable[[Field], Sequence[FilterChoice]]) -> None:
        super().__init__()
        self.setObjectName("unit_filters")
        self.setAccessibleName(tr("Search and filters"))
        self.search = named(SearchField("Designation, type, hex, note", "Ctrl+F"), "unit_search")
        # Less would not say what is found; with long filters another line has room for it.
        follow_text(self.search, 124, QWidget.setMinimumWidth)
        follow_text(self.search, 250, QWidget.setMaximumWidth)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.menus: dict[Field, FilterMenu] = {}
        self.count = named(TextLabel(token="ink2"), "unit_count")
        self._counted = Settled(self.count)
        menus = [self._menu(field, name, partial(choices, field)) for field, name in FIELDS]
        self.view = named(KeyButton("View", "V"), "unit_view")
        self.view.setAccessibleName(tr("Groups, order, columns and saved filters"))
        # What is left beside its most goes to the room before the count.
        search = (self.search, _MOST_OF_ROOM)
        row = WrappingRow(search, *menus, self.view, STRETCH, self.count, spacing=6)
        across(row, on=self, margins=(12, 4, 12, 4))

    def show_count(self, words: str) -> None:
        """Say how many units are shown."""
        self.count.setText(words)
        self._counted.say(words)
        set_about(self.count, About("Units in the list", words, _COUNT))

    def _menu(
        self, field: Field, name: str, choices: Callable[[], Sequence[FilterChoice]]
    ) -> FilterMenu:
        menu = named(FilterMenu(name, choices), f"filter_{field}")
        menu.changed.connect(lambda value: self.filter_changed.emit(field, value))
        self.menus[field] = menu
        return menu

    def reset(self) -> None:
        """Set search and menus to all, without telling of it."""
        self.search.clear()
        for menu in self.menus.values():
            menu.set_value("")


class PastStrip(Ground):
    """Says that an earlier turn is shown, and leads back."""

    ground = "warnsoft"

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("past_strip")
        self.words = TextLabel(token="warn", wrap=True)
        self.back = LinkButton("Return to now")
        across((self.words, 1), self.back, on=self, margins=(12, 3, 12, 3))
        self.hide()

    def show_past(self, label: str) -> None:
        """Show the strip for a turn; nothing for now."""
        self.words.setText(f"As it was at the end of {label}. Read only.")
        self.setAccessibleName(self.words.text())
        self.setVisible(bool(label))


class SelectionBar(Ground):
    """How many units are selected, what they are together, and what can be done with them.

    What was refused stands above that, in as many lines as it takes.
    """

    ground = "accentsoft"
    edges = (("top", "line2"),)

    closed = Signal()

    def __init__(self, actions: Sequence[tuple[QAction, str]]) -> None:
        """Make a bar of buttons; each action comes with the words of its button."""
        super().__init__()
        self.setObjectName("selection_bar")
        self.number = TextLabel(px=NAME_PX, weight=SEMIBOLD)
        self.words = named(TextLabel(token="ink2", wrap=True), "selection_words")
        self.words.setContentsMargins(12, 0, 12, 2)
        self.kinds = named(TextLabel(token="ink2", wrap=True), "selection_kinds")
        self.kinds.setContentsMargins(12, 0, 12, 6)
        self.fault = named(TextLabel(token="err", wrap=True), "selection_fault")
        self.fault.setContentsMargins(12, 8, 12, 0)
        self.fault.hide()
        self._sums = Settled(self)
        self.more = named(KeyButton("More…"), "selection_more")
        self.more.setAccessibleName(tr("More that can be done"))
        buttons = (*(_button(action, words) for action, words in actions), self.more)
        tools = WrappingRow(self.number, STRETCH, *buttons, self._close_button(), spacing=4)
        line = across(tools, margins=(12, 4, 8, 4))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Sums in lines of their own: what is added up must be read, and not end in dots.
        down(self.fault, line, self.words, self.kinds, on=self, spacing=0)
        self.hide()

    def _close_button(self) -> QToolButton:
        close = named(QToolButton(), "selection_close")
        close.setIcon(icon("close"))
        grow_icon(close)
        close.setAccessibleName(tr("Select nothing"))
        close.setToolTip(tr("Select nothing"))
        close.clicked.connect(self.closed)
        return close

    def show_selection(self, number: int, words: str, kinds: str) -> None:
        """Show what is selected, and of what kinds; nothing hides the bar."""
        self.number.setText(f"{number:,} selected")
        # It spoke of what was selected before.
        self.fault.hide()
        self.words.setText(words)
        set_about(self.words, About("Units that are selected", words, _SELECTED))
        self.words.setVisible(number > 0)
        self.kinds.setText(kinds)
        # Of one unit the details tell the kind already.
        self.kinds.setVisible(number > 1)
        name = f"{number} selected, {words}, {kinds}"
        self.setAccessibleName(tr(name))
        # Of one unit the row tells that the keyboard comes to.
        self._sums.say(name if number > 1 else "")
        self.setVisible(number > 0)

    def explain(self, part: str) -> None:
        """Say what the guide tells of the refusal that is shown."""
        set_refusal(self.fault, part)

    def show_fault(self, sentence: str) -> None:
        """Say why something was refused."""
        self.fault.setText(sentence)
        # The general part first; a refusal with a part of its own names it right after.
        self.explain(Refused.guide)
        self.fault.show()
        self.setAccessibleName(tr(sentence))
        # A refusal may come with nothing selected, when the bar is hidden.
        self.show()

    def open_more(self, menu: QMenu) -> None:
        """Open a menu above the button."""
        top = self.more.mapToGlobal(self.more.rect().topLeft())
        top.setY(top.y() - menu.sizeHint().height())
        menu.popup(top)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # All lines, broken as they are: what is above gives way, and then the page scrolls.
        least = super().minimumSizeHint()
        return QSize(least.width(), max(least.height(), self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()


def _button(action: QAction, words: str) -> KeyButton:
    key = action.shortcut().toString()
    button = named(KeyButton(words, key), f"selection_{action.objectName()}")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
    button.clicked.connect(action.trigger)
    set_about(button, About(words, sentence=_DONE.get(action.objectName(), "")))
    # A push button does not follow an action by itself as a tool button does.
    action.enabledChanged.connect(button.setEnabled)
    return button
