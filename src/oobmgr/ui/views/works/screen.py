"""A page of the actions of some headings, beside tables that the game hands over."""

from collections.abc import Callable
from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.pages import PageEntry
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.pages import TURN
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX, scaled
from oobmgr.ui.viewmodels.turn import action_of
from oobmgr.ui.viewmodels.turn_guide import guide_of
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.viewmodels.works import (
    WorksReading,
    actions_of,
    guide_of_groups,
    read_works,
)
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.open_phase import OpenPhase
from oobmgr.ui.views.turn.phase_page import PhasePage, renew_panel
from oobmgr.ui.views.works.table_card import TableCard
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.texts import TextLabel

_TABLES_WIDTH: Final = 360
_BESIDE_FROM: Final = 1000
"""From this width on the tables stand beside the forms; below, under them."""


class WorksScreen(PhasePage[WorksReading]):
    """The steps of some headings at the left, as the Turn page shows them; tables at the right.

    Its headings are the `groups` of its entry, its tables what the entry's question answers.
    """

    # Its forms may propose from anything in the books; without them it needs what is read then.
    topics = ALL_TOPICS
    key_hints = (
        ("Ctrl+Enter", "post"),
        ("Tab", "next field"),
        ("F9", "next step"),
        ("F6", "next panel"),
        ("/", "find a unit"),
        ("Shift+F1", "what is this"),
        ("Esc", "erase what is in pencil"),
    )

    def __init__(self, desk: Desk, entry: PageEntry, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.page = entry
        self.name = entry.title
        self.setObjectName(entry.key)
        self.setAccessibleName(tr(entry.title))
        self.cards: list[TableCard] = []
        self._place: tuple[str, str, str] | None = None
        self.notice = named(TextLabel(token="warn", wrap=True), "works_notice")
        self.notice.hide()
        self._forms = down(self.notice, STRETCH)
        self._side = QWidget()
        self._tables = down(on=self._side, spacing=8)
        self._lay_out()

    @classmethod
    def of_entry(cls, desk: Desk, entry: PageEntry, within: QWidget | None = None) -> Self:
        return cls(desk, entry, within)

    def _lay_out(self) -> None:
        content = QWidget()
        parts = ((self._forms, 1), self._side)
        self._parts = across(*parts, on=content, margins=(12, 8, 12, 12), spacing=14)
        self._parts.setAlignment(self._side, Qt.AlignmentFlag.AlignTop)
        self.area = scrolling(content, "works_scroll")
        head = TextLabel(self.name, px=TITLE_PX, weight=SEMIBOLD)
        head.setContentsMargins(14, 8, 12, 2)
        down(head, (self.area, 1), on=self, spacing=0)
        self._stand_tables()
        theme_changes().changed.connect(self._stand_tables)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], WorksReading]:
        page = self.page
        # Until it is known what it will rest on, nothing that comes meanwhile may be missed.
        self.topics = ALL_TOPICS
        return lambda queries: read_works(queries, page, as_of)

    def show_reading(self, reading: WorksReading, before: WorksReading | None) -> None:
        """Show the tables, and other steps where another phase is played."""
        self._show_tables(reading.tables)
        self.topics = reading.topics
        self.notice.say(reading.why)
        place = reading.turn.page.place if reading.turn else None
        anew = place != self._place
        if anew:
            self._build(reading.turn if place else None)
            self._place = place
            self._stand_tables()
        elif reading.turn is not None and self.phase is not None:
            self._update(reading.turn)
        # The forms of another phase take the focus of those that are gone: else it would go to a
        # table.
        if anew or before is None:
            self._focus_form()

    # The forms

    def _build(self, turn: TurnReading | None) -> None:
        """Lay the steps out anew, as when another phase is played."""
        if self.phase is not None:
            self.let_go_of_panels()
            discard(self.phase, self._forms)
            self.phase = None
        if turn is None:
            return
        self.phase = OpenPhase(f"{turn.page.phase.name} Phase", self._make_panel, "")
        self.phase.next_button.hide()
        self.phase.case_opened.connect(self.case_opened)
        self.phase.step_shown.connect(self.show_step)
        self._forms.insertWidget(1, self.phase)
        self._update(turn)

    def _make_panel(self, name: str) -> ActionPanel:
        turn = self.reading.turn if self.reading else None
        assert turn is not None  # noqa: S101 - a panel is made for a phase that was read
        action = self.desk.game.action(name)
        panel = self.make_panel(action, turn)
        panel.open_on(turn.page)
        panel.offer_units()
        return panel

    def _update(self, turn: TurnReading) -> None:
        """Write the steps again; the pencil stays as it is."""
        if self.phase is None:
            return
        page = turn.page
        # What was posted elsewhere in this phase stands on the Turn page.
        names = {action.name for action in actions_of(self.desk.game, self.page.groups)}
        listed = page.posted_in(page.sequence.side, page.sequence.phase)
        self.phase.show_posted([one for one in listed if action_of(one) in names])
        self.show_guide()
        self.phase.renew_panels(lambda panel: renew_panel(panel, page))
        self.lead_on()

    def show_guide(self) -> None:
        """Say of each step of these headings how it stands."""
        turn = self.reading.turn if self.reading else None
        if self.phase is None or turn is None:
            return
        guide = guide_of(self.desk.game, turn.page, self.in_pencil)
        self.phase.show_guide(guide_of_groups(guide, self.page.groups))

    def _focus_form(self) -> None:
        """Go to the form, unless the player is at work elsewhere."""
        if self.phase is not None and self.is_at_work:
            self.phase.focus_form()

    def show_warnings(self) -> None:
        """W: what looks forgotten stands on the Turn page."""
        self.page_wanted.emit(TURN)

    # The tables

    def _show_tables(self, tables: tuple[PageTable, ...]) -> None:
        """Write the tables again, one that has not changed stays with its selection."""
        if tuple(card.table_shown for card in self.cards) == tables:
            return
        for card in self.cards:
            discard(card, self._tables)
        self.cards = [TableCard(table) for table in tables]
        for card in self.cards:
            card.case_opened.connect(self.case_opened)
            self._tables.addWidget(card)

    def _stand_tables(self) -> None:
        beside = self.width() >= scaled(_BESIDE_FROM)
        way = QBoxLayout.Direction
        self._parts.setDirection(way.LeftToRight if beside else way.TopToBottom)
        if beside:
            self._side.setFixedWidth(scaled(_TABLES_WIDTH))
        else:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(scaled(_BESIDE_FROM))
        # Below a word on why nothing can be entered the tables follow at once.
        forms_grow = beside or self.phase is not None
        self._parts.setStretch(0, int(forms_grow))
        self._parts.setStretch(1, int(not forms_grow))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_tables()
