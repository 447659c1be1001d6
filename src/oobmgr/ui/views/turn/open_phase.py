"""The open phase: its steps in a guided list, what was posted, and the form of the present one."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from oobmgr.campaign.rows import TransactionDetail
from oobmgr.rules.game import PhaseNote
from oobmgr.rules.pages import PageEntry
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn_guide import Guide, GuideStep
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.turn.accordion import PostedList
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.case_lines import FoldPage
from oobmgr.ui.views.turn.hand_over import HandOver
from oobmgr.ui.views.turn.kept_lines import KeptLines
from oobmgr.ui.views.turn.leaving import LeavingPanel
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.views.turn.step_selector import StepSelector
from oobmgr.ui.widgets.boxes import STRETCH, across, down, over
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.paint import draw_box, draw_rule, draw_text, text_width
from oobmgr.ui.widgets.parts import discard, empty, follow_text, named
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.table_delegate import struck_out

_LIST_FROM: Final = 860
"""From this width on the list of steps stands beside the form; below, one line above it."""
_SCROLL_BAR: Final = 24
"""How much less room keeps it there: a scroll bar that comes and goes changes nothing."""
_HEAD: Final = 38
_MARK: Final = 13
_BAR: Final = 3
_LATEST: Final = 4  # lines of what was posted: what comes after them stays near


class PhaseName(QWidget):
    """The name of the open phase, with the chevron of an open row."""

    spoken_role = Role.Heading

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._struck = False
        self.setAccessibleName(tr(f"{text}, open"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def strike(self, *, struck: bool) -> None:
        """Strike the name of a phase that is not held."""
        self._struck = struck
        self.setAccessibleName(tr(f"{self._text}, {'not held' if struck else 'open'}"))
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        words = text_width(self._text, font(SECTION_PX, SEMIBOLD))
        return QSize(words + scaled(_MARK) + 21, scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_icon(painter, QRectF(8, 0, scaled(_MARK), rect.height()), "chevron_down", "ink2")
        face = font(SECTION_PX, SEMIBOLD)
        words = rect.adjusted(scaled(_MARK) + 17, 0, 0, 0)
        face = struck_out(face) if self._struck else face
        draw_text(painter, words, self._text, "off" if self._struck else "ink", face)


class OpenPhase(QFrame):
    """The phase being played. The panel of a step is made when it is first shown.

    `posted` is the step that was posted last. `next_asked` asks for the next phase, `page_asked`
    for a page by its key, where the shown step can be done too; `step_shown` says that another step
    is in sight.
    """

    next_asked = Signal()
    page_asked = Signal(str)
    case_opened = Signal(str)
    step_shown = Signal()

    def __init__(
        self,
        name: str,
        make: Callable[[str], ActionPanel | HandOver],
        next_text: str,
        pages: Sequence[PageEntry] = (),
        idle: str | None = None,
    ) -> None:
        super().__init__()
        self._make = make
        self._pages = tuple(pages)
        self._panels: dict[str, ActionPanel] = {}
        self._behind: set[str] = set()
        self._renew: Callable[[ActionPanel], None] | None = None
        self._aside: FoldPage | HandOver | None = None
        self._current = ""
        self.posted = ""
        self._compact = False
        self._wide = True
        self.guide = Guide()
        self.steps = StepList(name)
        self.selector = StepSelector(name)
        for one in (self.steps, self.selector):
            one.picked.connect(self._show)
            one.entered.connect(self.focus_form)
        self.page_button = named(LinkButton(""), "step_page")
        self.page_button.hide()
        self.page_button.clicked.connect(self._ask_for_page)
        self.next_button = named(KeyButton(next_text, "N"), "next_phase")
        self.next_button.clicked.connect(self.next_asked)
        self.told = KeptLines(idle)
        self.leaving = LeavingPanel()
        self.leaving.hide()
        self.beside_name = QHBoxLayout()
        self._listed: tuple[TransactionDetail, ...] | None = None
        self._posted = QVBoxLayout()
        self._lay_out(name)

    def _lay_out(self, name: str) -> None:
        self.name = named(PhaseName(name), "phase_name")
        named_step, buttons = QWidget(), QWidget()
        across(self.name, self.selector, STRETCH, on=named_step, spacing=8)
        self.beside_name.setContentsMargins(0, 0, 0, 0)
        leading = (STRETCH, (self.beside_name, 9), self.page_button, self.next_button)
        across(*leading, on=buttons, spacing=8)
        for line in (named_step, buttons):
            follow_text(line, _HEAD, QWidget.setFixedHeight, measure=row_px)
        # With large text the page would else be wider than the window, and what leads on out of
        # sight.
        head = SideBySide((named_step, 0), (buttons, 1), spacing=8, above=0, right=8)
        self.head = named(head, "phase_head")
        self.head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._posted.setContentsMargins(0, 0, 0, 0)
        self._column = down(self._posted, spacing=0)
        body = QWidget()
        steps = across(self.steps, (self._column, 1), spacing=0)
        down(self.told, (steps, 1), on=body, spacing=0)
        below = over(body, self.told.whole, self.leaving)
        down(self.head, (below, 1), on=self, margins=(_BAR, 1, 1, 1), spacing=0)
        self._place_steps(self.width())

    # The steps

    @property
    def step(self) -> GuideStep | None:
        """The step that is shown, None at the fold or where the phase has none."""
        return self.guide.step(self._current)

    @property
    def panel(self) -> ActionPanel | None:
        """The panel that is shown."""
        return self._panels.get(self._current)

    @property
    def panels(self) -> tuple[ActionPanel, ...]:
        """The panels that were opened so far."""
        return tuple(self._panels.values())

    def renew_panels(self, renew: Callable[[ActionPanel], None]) -> None:
        """Let the panels show the books as they are now.

        The one in sight and those with something in pencil do so at once, the others when they are
        shown: each of them asks the books, and nobody looks at it.
        """
        self._renew = renew
        # All of them, those renewed at once included, which take themselves off again.
        self._behind = set(self._panels)
        for name, panel in tuple(self._panels.items()):
            # Pencil as well: whether it can still be posted is part of how the step stands in the
            # list.
            if name == self._current or panel.touched:
                self._renew_panel(name)

    def _renew_panel(self, name: str) -> None:
        if self._renew is not None and name in self._behind:
            self._behind.discard(name)
            self._renew(self._panels[name])

    def show_guide(self, guide: Guide) -> None:
        """Show how the steps stand; the one in sight stays, as long as it is among them."""
        aside = self._aside
        if isinstance(aside, FoldPage) and guide.fold(self._current) != aside.fold:
            # What it lists has changed: `_show` makes it anew below.
            self._drop_aside()
        self.guide = guide
        # What is done, or means nothing any more, goes with its form; the others keep their pencil.
        for name in [name for name in self._panels if name not in guide.names]:
            self._drop(name)
        opening = guide.opening
        if self._current in guide.names:
            self._mark()
        elif guide.fold(self._current) is not None:
            self._show(self._current)
        elif opening is not None and (guide.next_due or not self._is_over):
            self._show(opening.name)
        else:
            # After a step that is done with, no other opens as if it came next.
            self._hide_present()
            self._current = ""
            self._mark()

    @property
    def _is_over(self) -> bool:
        """Whether the step that was posted last stood in sight until it meant nothing any more."""
        gone = bool(self.posted) and self.posted not in self.guide.names
        return gone and self._current in {"", self.posted}

    def show_action(self, name: str) -> bool:
        """Show the step of an action; False where this phase has none now."""
        if name not in self.guide.names:
            return False
        self._show(name)
        return True

    def go(self, by: int) -> None:
        """Show the step after (1) or before (-1) the one in sight, with the focus in its form."""
        names = self.guide.names
        if names:
            # A fold is no step: from there one goes to the first.
            at = names.index(self._current) + by if self._current in names else 0
            self._show(names[at % len(names)])
            self.focus_form()

    def focus_form(self) -> None:
        """Put the focus where the shown step begins."""
        if self.panel is not None:
            self.panel.focus_first()
        elif self._aside is not None:
            self._aside.focus_first()
        else:
            self.next_button.setFocus()

    def _show(self, name: str) -> None:
        # Made anew, it would lose what was opened and chosen in it.
        if name == self._current and self._shown is not None:
            self._mark()
            return
        self._hide_present()
        self._current = name
        fold = self.guide.fold(name)
        if name not in self._panels:
            made = FoldPage(fold) if fold else self._make(name)
            self._take_in(name, made)
        elif self.panel is not None:
            self._renew_panel(name)
            self.panel.show()
        self._mark()
        self._show_page_link()
        self.step_shown.emit()

    def _take_in(self, name: str, made: ActionPanel | FoldPage | HandOver) -> None:
        # Above the list of what was posted, which grows.
        self._column.insertWidget(0, made, 1)
        made.show()
        if isinstance(made, ActionPanel):
            self._panels[name] = made
            return
        self._aside = made
        made.case_opened.connect(self.case_opened)
        if isinstance(made, HandOver):
            made.page_asked.connect(self.page_asked)

    def _drop(self, name: str) -> None:
        """Throw the panel of an action away that means nothing any more."""
        panel = self._panels.pop(name)
        self._behind.discard(name)
        # Before Qt destroys it: an answer may be on its way to it.
        panel.let_go()
        discard(panel, self._column)

    def _drop_aside(self) -> None:
        if self._aside is not None:
            discard(self._aside, self._column)
            self._aside = None

    @property
    def _shown(self) -> QWidget | None:
        return self._aside or self.panel

    def _hide_present(self) -> None:
        if holds_focus(self._shown):
            # Otherwise it would go to the row below, and the page would scroll there.
            (self.steps if self.steps.isVisible() else self.selector).setFocus()
        if self.panel is not None:
            self.panel.hide()
        self._drop_aside()

    def _mark(self) -> None:
        self.steps.show_guide(self.guide, self._current)
        self.selector.show_guide(self.guide, self._current)
        self._place_steps(self.width())

    def set_compact(self, *, compact: bool) -> None:
        """Show the steps in one line, whatever room there is; or where there is little."""
        self._compact = compact
        self._place_steps(self.width())

    def _place_steps(self, width: int) -> None:
        """Show the list where there is room, else the line; the focus goes along."""
        some = bool(self.guide.stops)
        # With the list the form is taller: a scroll bar may come, take the room, and go again.
        wanted = _LIST_FROM - _SCROLL_BAR if self._wide else _LIST_FROM
        has_room = width >= scaled(wanted)
        # Before it is shown its width is not yet the one that it will have.
        if self.isVisible():
            self._wide = has_room
        wide = has_room and not self._compact
        # Asked before either is hidden: Qt takes the focus from what goes out of sight.
        focus = QApplication.focusWidget()
        held = focus is not None and focus in {self.steps, self.selector}
        self.steps.setVisible(some and wide)
        self.selector.setVisible(some and not wide)
        if held and some:
            (self.steps if wide else self.selector).setFocus()

    # What else stands in the phase

    def _show_page_link(self) -> None:
        """Offer the page on which the shown step can be done too."""
        page = self._page_beside()
        self.page_button.setVisible(page is not None)
        if page is not None:
            words = f"{page.title} page"
            self.page_button.setText(words)
            self.page_button.setAccessibleName(tr(with_key(words, page.digit)))
            self.page_button.setToolTip(tr(with_key(words, page.digit)))

    def _page_beside(self) -> PageEntry | None:
        if self.step is None or isinstance(self._aside, HandOver):
            return None
        group = self.step.group
        return next((page for page in self._pages if group in page.groups), None)

    def _ask_for_page(self) -> None:
        page = self._page_beside()
        if page is not None:
            self.page_asked.emit(page.key)

    def show_posted(self, transactions: Sequence[TransactionDetail]) -> None:
        """List what was posted in this phase below the form, which it would push down above it."""
        # A line that the player has opened stays open while others read the page again.
        if self._listed == tuple(transactions):
            return
        self._listed = tuple(transactions)
        empty(self._posted)
        listed = named(PostedList(transactions, latest=_LATEST), "posted")
        listed.case_opened.connect(self.case_opened)
        self._posted.addWidget(listed)

    def show_note(self, note: PhaseNote) -> None:
        """Say what is to know of the phase now, and strike its name if it is not held."""
        self.told.say(note.notice, note.line if note.held else "")
        self.name.strike(struck=not note.held)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_steps(event.size().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_box(painter, rect, edge="line2", ground="sheet")
        painter.fillRect(QRectF(0, 0, _BAR, rect.height()), colour("accent"))
        draw_rule(painter, _BAR, rect.right() - 1, self.head.height(), "line")
