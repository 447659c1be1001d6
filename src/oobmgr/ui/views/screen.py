"""What every page of the window has in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.campaign.topics import Topic
from oobmgr.rules.later import loaded
from oobmgr.rules.pages import PageEntry
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.widgets.boxes import OneOfSeveral
from oobmgr.ui.widgets.key_readers import IN_PENCIL

if TYPE_CHECKING:
    # Reports bring the rules along, and the first window has none.
    from oobmgr.reports.organisation import ChartWish

_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def holds_focus(part: QWidget | None) -> bool:
    """Whether the focus is within a part of a page, on one of its fields."""
    focus = QApplication.focusWidget()
    return part is not None and focus is not None and part.isAncestorOf(focus)


class Screen(OneOfSeveral):
    """A page in the window's stack. It re-reads when a topic that it shows has changed.

    The window calls `on_changed` for the visible screen at once, for the others when they are
    shown next. What a page wants of the window it says with the signals below. Actions that it adds
    to itself with `addAction` stand in the window's Units menu.

    `key` is its key in the list of pages and its object name, `name` its title. `least_px` is the
    height that it is still usable in, drawn at normal size: where the window has less, it scrolls.

    `case_opened` asks for the text of a case; `page_wanted` for another page by its key ("turn",
    "order_of_battle", "ledger", "exchange"); `unit_wanted` for a unit in the order of battle,
    `entry_wanted` for an entry in the ledger, by its number;
    `look_wanted` to look at the books as of the end of a turn (None for now); `chart_wanted` for a
    chart that the player fills in; `calculator_wanted` for a calculator; `hints_changed` says
    that `key_hints` have changed; `pencil_changed` carries the `Preview` of what is in pencil, or
    None, so that the pools show it; `unlock_wanted` for the hidden sheets of a side; `paste_wanted`
    for the list on the clipboard to be read, `list_wanted` for one to be typed; `kept_changed` says
    that `kept` is another.
    """

    case_opened = Signal(str)
    page_wanted = Signal(str)
    unit_wanted = Signal(int)
    entry_wanted = Signal(int)
    look_wanted = Signal(object)
    chart_wanted = Signal(str)
    calculator_wanted = Signal(str)
    hints_changed = Signal()
    pencil_changed = Signal(object)
    unlock_wanted = Signal(str)
    paste_wanted = Signal()
    list_wanted = Signal()
    kept_changed = Signal()

    key = ""
    name = ""
    topics: frozenset[Topic] = frozenset()
    key_hints: tuple[tuple[str, str], ...] = ()
    least_px = 300

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(self.key)
        self.setAccessibleName(tr(self.name))
        self.desk = desk
        self._stale = True
        self.as_of: str | None = None
        self.pencil_beside: Callable[[], Sequence[str]] = tuple
        """The titles of the other pages with something in pencil; the window that has them says."""

    @classmethod
    def of_entry(cls, desk: Desk, _: PageEntry, within: QWidget | None = None) -> Self:
        """Make the page as the list of pages names it; most need no more than the campaign."""
        return cls(desk, within)

    def on_changed(self, topics: frozenset[Topic]) -> None:
        """Something was written: read again now if visible, else when shown."""
        if not topics & self.topics:
            return
        self._stale = True
        if self.isVisible():
            self.refresh_if_stale()

    @property
    def is_stale(self) -> bool:
        """Whether something that it shows has changed since it was read."""
        return self._stale

    def go_on_to(self, key: str) -> None:
        """Go to another page in a round of the loop of its own, for it may have to be made."""

        def go() -> None:
            self.page_wanted.emit(key)
            self.setUpdatesEnabled(True)

        # What there is to see on this one is left as it is: nobody will look at it.
        self.setUpdatesEnabled(False)
        QTimer.singleShot(0, self, go)

    def refresh_if_stale(self) -> None:
        """Read again if something changed since the last time."""
        if self._stale:
            # Before it reads: what is written meanwhile makes it stale again.
            self._stale = False
            self.refresh()

    def look_at(self, turn: str | None) -> None:
        """Show the books as of the end of a turn; None for now."""
        self.as_of = turn
        self._stale = True
        if self.isVisible():
            self.refresh_if_stale()

    def refresh(self) -> None:
        """Read the rows that this page shows. Each page has its own."""
        raise NotImplementedError

    def read_anew(self) -> None:
        """Keep nothing of what was read: other sheets are open now. Most pages keep nothing."""

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil. Pages without pencil do nothing."""

    def post_and_go_on(self) -> None:
        """Post what is in pencil, then go on; pages that do not lead on only post."""
        self.post()

    def post_together(self) -> None:
        """Post the due steps in which nothing is to decide. Pages without steps do nothing."""

    def go_due(self) -> None:
        """F8: go to the next step that is due, or the next problem. Most pages have neither."""

    def ask_before_going_on(self, _: Callable[[], None], /) -> bool:
        """N: ask about what is in pencil here; the call given goes on, if the pencil may go.

        True if there is something to ask about. The Turn page asks about its own as it goes on.
        """
        return False

    def holds_pencil(self) -> bool:
        """Whether something is entered here and not posted, which would be lost with the page."""
        return any(part.property(IN_PENCIL) for part in self.findChildren(QWidget))

    def would_lose(self) -> bool:
        """Whether something that was entered here would be lost with the campaign.

        More than the pencil, where a page keeps what was typed for another time.
        """
        return self.holds_pencil()

    def put_away(self) -> bool:
        """Esc: put the pencil away. True if there was something to put away."""
        return False

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search field. Pages without one do nothing."""

    # What the window asks of one page: the others do nothing

    def show_unit(self, unit_id: int) -> None:
        """Select a unit and bring it into sight."""

    def show_transaction(self, number: int) -> None:
        """Select an entry by its number."""

    def show_calculator(self, name: str) -> None:
        """Open a calculator by its name."""

    def show_phase(self, phase: str) -> None:
        """Bring a phase into sight."""

    def go_on(self) -> None:
        """Go on to the next phase, or show what stands in the way."""

    def go_step(self, by: int) -> None:
        """Go to the step after (1) or before (-1) the shown one."""

    def show_warnings(self) -> None:
        """Show what looks forgotten, and take the focus there."""

    def show_action(self, name: str) -> bool:
        """Open the form of an action; whether it can be posted now."""
        return False

    def open_file(self, path: Path) -> None:
        """Read a workbook of orders of battle and show what it would bring."""

    def paste(self) -> None:
        """Read the list of units that lies on the clipboard."""

    def type_list(self) -> None:
        """Ask for a list of units to be typed, and read it."""

    def ask_for_export(self) -> None:
        """Ask where the records go and write them as a workbook."""

    def show_sheet(self, key: str) -> None:
        """Go to a printed sheet by its key."""

    def sheet_shown(self) -> str:
        """The key of the printed sheet that shows what is in sight here; most pages have none."""
        return ""

    def chart_shown(self) -> ChartWish | None:
        """The organisation chart that is in sight here, as it is to be printed; elsewhere none."""
        return None

    def give_action(self, name: str) -> None:
        """Do by its name what stands in the menu of the page, or say what it needs first."""

    def formation_chosen(self) -> tuple[str, tuple[str, ...]] | None:
        """Side and path of the formation that is chosen here; None where there is none."""
        return None

    def take_formation(self, side: str, path: tuple[str, ...]) -> None:
        """Show what was chosen on the page from which one came, where this page has formations."""

    def show_chart(self, wish: ChartWish) -> None:
        """Go to the printed sheet of an organisation chart."""

    def print_sheets(self) -> None:
        """Ask for a printer and print what is in sight."""

    def guide_topic(self) -> str:
        """What of the page is in sight, where the guide tells of it apart; most pages are one."""
        return ""

    def selected_units(self) -> frozenset[int]:
        """The units that are selected here, which could be printed by themselves."""
        return frozenset()

    def select_units(self, units: frozenset[int]) -> None:
        """Take up the units that were selected on the page before."""

    def kept(self) -> str:
        """What was chosen here and is to be remembered, as a text; empty for nothing."""
        return ""

    def take_up(self, kept: str) -> None:
        """Choose again what was remembered."""

    @property
    def is_at_work(self) -> bool:
        """Whether the player is at work on this page, so that it may move the focus."""
        here = QApplication.focusWidget()
        # Nothing has the focus while another window is in front: then none is taken away.
        return self.isVisible() and (here is None or here is self or self.isAncestorOf(here))

    # Qt

    # Qt's stack asks those out of sight as well, and the shown one would get the height of the
    # highest: Pictures scrolled once Combat had been seen.

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0) if self.isHidden() else super().minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        return -1 if self.isHidden() else super().heightForWidth(width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held, key = event.modifiers(), event.key()
        if key in _ENTER and held & Qt.KeyboardModifier.ControlModifier:
            self.post()
        elif key != Qt.Key.Key_Escape or not self.put_away():  # otherwise Esc is the window's
            super().keyPressEvent(event)


def load_screen(page: PageEntry, desk: Desk, within: QWidget | None = None) -> Screen:
    """Load the class of a page and make it for a campaign.

    Made `within` the stack where it will stand it comes sooner: Qt dresses all of a page anew
    whenever something around it gets a parent.
    """
    screen: Screen = loaded(page.where).of_entry(desk, page, within)
    return screen


def tell_keys(page: Screen, focused: SignalInstance, keys: Sequence[tuple[str, str]]) -> None:
    """Let a page tell what the keys do in a part of it while that has them (`focused`)."""
    own: list[tuple[tuple[str, str], ...]] = []

    def tell(inside: bool) -> None:
        # A part may lose the focus that it never had, as where it is hidden.
        if inside and not own:
            own.append(page.key_hints)
            page.key_hints = tuple(keys)
        elif not inside and own:
            page.key_hints = own.pop()
        page.hints_changed.emit()

    focused.connect(tell)
