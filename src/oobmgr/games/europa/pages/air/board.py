"""The board of a nation: boxes off the map left and right, bases between them, cards in all."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QSplitter, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.games.europa.pages.air.boxes import BoxPanel, ScrolledColumns
from oobmgr.games.europa.pages.air.cards import Dragged, GroupCard
from oobmgr.games.europa.pages.air.missions import MISSION_LETTER, MissionsPanel
from oobmgr.games.europa.pages.air.viewmodel import BASE_LETTER, ShownBox, ShownCard, ShownForce
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.shares import share
from oobmgr.ui.widgets.side_by_side import Room
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_NO_BASES: Final = "No bases yet. Groups that are placed on the map are at bases."
_BOX_WIDTH: Final = 150
_BASE_WIDTH: Final = 190
_WIDTHS: Final = (208, 226)
_HANDLE: Final = 1
_TITLE: Final = "On bases"
_ON_BASES: Final = "How many air groups of the nation are at bases, and at how many."
_AROUND_TITLE: Final = 40
"""Margins of the line of the title, and what stands free before its links."""
_DETAIL_ROOM: Final = 120
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_ASIDE: Final = 3  # a card beside counts as so much farther away than one straight ahead


class BasesPanel(QFrame):
    """The bases under a heading with links to what can be done there."""

    link_picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._detail = ""
        self.title = SectionTitle(_TITLE)
        self.title.explain(_ON_BASES)
        self.note = TextLabel(_NO_BASES, token="ink2", wrap=True)
        self.note.setContentsMargins(12, 4, 12, 4)
        self.area = ScrolledColumns("Bases", _BASE_WIDTH)
        self.missions = MissionsPanel()
        self._links: dict[str, LinkButton] = {}
        self.more = named(LinkButton("More"), "more_actions")
        self.more.clicked.connect(self._show_more)
        self.title.add(self.more)
        self.more.hide()
        head = across(self.title, margins=(12, 6, 8, 0))
        down(head, self.note, (self.area, 1), self.missions, on=self, spacing=0)

    def show_places(self, places: Sequence[ShownBox]) -> None:
        """Say how many bases there are and how many groups stand there."""
        groups = sum(place.number for place in places)
        self._detail = f"{groups} at {counted(len(places), 'base')}" if places else ""
        self._fit()
        self.note.setVisible(not places)

    @property
    def whole_width(self) -> int:
        """The width from which the title of the missions is whole beside its link."""
        missions = self.missions
        title = missions.title.sizeHint().width() + missions.width() - missions.title.width()
        return max(self.minimumSizeHint().width(), title)

    def set_links(self, links: Sequence[tuple[str, str]]) -> None:
        """Offer these actions, by name and words."""
        # Made anew only where others are offered, for one of them may have the focus.
        if dict(links) == {name: link.text() for name, link in self._links.items()}:
            return
        for old in self._links.values():
            discard(old)
        self._links = {}
        for name, words in links:
            link = named(self.title.add_link(words), f"open_{name}")
            link.clicked.connect(lambda _=False, name=name: self.link_picked.emit(name))
            self._links[name] = link
        self.title.add(self.more)  # again, so that it stands last
        self._fit()

    def _fit(self) -> None:
        """Show the links that there is room for; the others stand in a menu."""
        title = text_width(_TITLE, font(SECTION_PX, SEMIBOLD)) + _AROUND_TITLE
        room = self.width() - title - self.more.sizeHint().width()
        for link in self._links.values():
            room -= link.sizeHint().width() + 8
            link.setVisible(room >= 0)
        self.more.setVisible(room < 0)
        self.title.set_detail(self._detail if room >= scaled(_DETAIL_ROOM) else "")

    def _show_more(self) -> None:
        menu = QMenu(self)
        keep_letters(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, link in self._links.items():
            if link.isHidden():
                menu.addAction(tr(link.text()), partial(self.link_picked.emit, name))
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class AirBoard(Ground):
    """Shows the boxes of a nation, and goes from card to card with the arrows.

    `moved` carries a card, the boxes that it may go to, and whether all of them go without asking;
    `ticked` a card; `counted` a card and one more or one less; `details_asked` and `menu_asked` a
    card, the latter with the place on the screen; `mission_asked` a card that shall fly a mission,
    and whether all of it does; `link_picked` the name of an action.
    """

    ground = "desk"

    moved = Signal(object, object, bool)
    ticked = Signal(object)
    counted = Signal(object, int)
    details_asked = Signal(object)
    menu_asked = Signal(object, object)
    mission_asked = Signal(object, bool)
    link_picked = Signal(str)
    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("air_board")
        self.setAccessibleName(tr("Boxes and bases"))
        self.force: ShownForce | None = None
        self._past = False
        self._panels: dict[str, BoxPanel] = {}
        self._shown: tuple[str, str] = ("", "")
        self.left = ScrolledColumns("Boxes off the map", _BOX_WIDTH)
        self.bases = BasesPanel()
        self.right = ScrolledColumns("Boxes of what was lost", _BOX_WIDTH)
        self.bases.link_picked.connect(self.link_picked)
        self.bases.missions.left_upwards.connect(self._focus_last_base)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.left, self.bases, self.right):
            self.splitter.addWidget(part)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(_HANDLE)
        # Later: while Qt dresses a window, or lays it out, no part of it may get another parent.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place_boxes)
        self._room = Room(self, self._needed, lambda _: self._later.start())
        share(self.splitter, self._sizes)
        self.splitter.setStretchFactor(1, 1)
        down(self.splitter, on=self)

    def _needed(self) -> int:
        """The width from which the boxes of what was lost have a column of their own."""
        left, right = (part.minimumSizeHint().width() for part in (self.left, self.right))
        return left + _HANDLE + self.bases.whole_width + _HANDLE + right

    def _sizes(self) -> list[int]:
        """The bases take what is left, and no less than their titles need, if there is so much."""
        alone = self._room.stacked
        handles = _HANDLE if alone else 2 * _HANDLE
        left, right = scaled(_WIDTHS[0]), 0 if alone else scaled(_WIDTHS[1])
        room = self.width() - handles - self.bases.whole_width
        if left + right > room:
            least = self.left.minimumSizeHint().width()
            left = max(least, room * left // (left + right))
            right = 0 if alone else max(least, room - left)
        return [left, self.width() - handles - left - right, right]

    # What is shown

    @property
    def cards(self) -> tuple[GroupCard, ...]:
        """All cards, box by box."""
        return tuple(card for panel in self._panels.values() for card in panel.cards)

    @property
    def missions(self) -> MissionsPanel:
        """The missions under the bases."""
        return self.bases.missions

    def card_of(self, dragged: object) -> ShownCard | None:
        """The card that was dragged; None where it is gone."""
        if not isinstance(dragged, Dragged):
            return None
        return next((card.card for card in self.cards if dragged.is_of(card.card)), None)

    def widget_of(self, card: ShownCard) -> QWidget:
        """What shows a card; the board where nothing does any more."""
        found = (one for one in self.cards if one.card.identity == card.identity)
        return next(found, self)

    @property
    def current(self) -> GroupCard | None:
        """The card that has the focus."""
        focus = QApplication.focusWidget()
        return focus if isinstance(focus, GroupCard) and self.isAncestorOf(focus) else None

    def panel(self, key: str) -> BoxPanel:
        """The panel of a box. Raises `KeyError`."""
        return self._panels[key]

    def show_force(self, force: ShownForce, *, past: bool) -> None:
        """Show the boxes of a nation. The focus stays on its card, or goes to the nearest."""
        # Asked before anything is drawn, since the card that has the focus may go.
        held = self.current
        identity = held.card.identity if held else None
        at = _centre(held) if held else None
        nation = (force.side, force.nation)
        # Boxes of every nation have the same keys, so a panel of one would be taken for another's.
        if nation != self._shown:
            self._panels = {}
            self._shown = nation
        self.force, self._past = force, past
        known = self._panels
        self._panels = {}
        for box in force.all_boxes:
            panel = known.get(box.key) or self._make_panel(box, base=box in force.places)
            self._panels[box.key] = panel
            panel.show_box(box, force, past=past)
        self._deal(force)
        self.bases.area.columns.set_panels([self._panels[box.key] for box in force.places])
        self.bases.show_places(force.places)
        self._order_stops()
        if held is not None:
            self._focus_again(identity, at)

    def _deal(self, force: ShownForce) -> None:
        """Put the boxes off the map left and right, all of them left where there is no room."""
        off_map = [self._panels[box.key] for box in force.boxes]
        narrow = self._room.stacked
        first = len(off_map) if narrow else 1
        shares = (self.left, off_map[:first]), (self.right, off_map[first:])
        # Who gets boxes of the other comes first: boxes that nobody shows are thrown away.
        for part, panels in shares if narrow else reversed(shares):
            part.columns.set_panels(panels)
        self.right.setHidden(narrow)

    def _place_boxes(self) -> None:
        """Deal the boxes out anew, for there is more room now, or less."""
        if self.force is None:
            return
        held = self.current
        self._deal(self.force)
        self._order_stops()
        if held is not None:
            held.setFocus()  # it went with its box

    def _make_panel(self, box: ShownBox, *, base: bool) -> BoxPanel:
        panel = BoxPanel(box, box.letter or (BASE_LETTER if base else ""))
        panel.card_made.connect(self._connect_card)
        panel.dropped.connect(lambda dragged, held: self._drop(panel.box, dragged, held=held))
        return panel

    def _connect_card(self, made: GroupCard) -> None:
        made.ticked.connect(lambda: self.ticked.emit(made.card))
        made.counted.connect(lambda by: self.counted.emit(made.card, by))
        made.letter_typed.connect(lambda letter, held: self._letter(made, letter, held=held))
        made.arrow_pressed.connect(lambda key: self._go(made, key))
        made.details_asked.connect(lambda: self.details_asked.emit(made.card))
        made.menu_asked.connect(lambda at: self.menu_asked.emit(made.card, at))
        made.came.connect(lambda: self._came(made))

    # Moving

    def _drop(self, box: ShownBox, dragged: Dragged, *, held: bool) -> None:
        if found := self.card_of(dragged):
            self.moved.emit(found, (box,), held)

    def _letter(self, made: GroupCard, letter: str, *, held: bool) -> None:
        if self.force is None or self._past:
            return
        if letter == MISSION_LETTER:
            self.mission_asked.emit(made.card, held)
            return
        letters = {box.letter for box in self.force.boxes if box.letter} | {BASE_LETTER}
        if letter not in letters:
            return
        targets = tuple(box for box in self.force.targets(letter) if box.key != made.card.box)
        if targets:
            self.moved.emit(made.card, targets, held)
        elif letter == BASE_LETTER:
            self.told.emit("There is no other base to go to.")
        else:
            self.told.emit(f"{made.card.name} is there already.")

    # Focus

    def focus_first(self) -> None:
        """Give the focus to the first card at a base, else to the first of all."""
        cards = self.cards
        at_base = [card for card in cards if self._is_base(card.card)]
        for card in (*at_base, *cards)[:1]:
            card.setFocus()

    def _focus_last_base(self) -> None:
        """From the missions up: to the lowest card at a base."""
        at_base = [card for card in self.cards if self._is_base(card.card)]
        if at_base:
            max(at_base, key=lambda card: _centre(card).y()).setFocus()

    def _is_base(self, card: ShownCard) -> bool:
        return self.force is not None and any(card.box == box.key for box in self.force.places)

    def _order_stops(self) -> None:
        """Let Tab stop at one card in each of the three parts."""
        for part in (self.left, self.bases, self.right):
            cards = [card for card in self.cards if part.isAncestorOf(card)]
            stops = [c for c in cards if c.focusPolicy() & Qt.FocusPolicy.TabFocus]
            for other in stops[1:]:
                other.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            if cards and not stops:
                cards[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _came(self, made: GroupCard) -> None:
        """The card that has the focus is where Tab stops from now on in its part."""
        for part in (self.left, self.bases, self.right):
            if not part.isAncestorOf(made):
                continue
            for card in self.cards:
                if part.isAncestorOf(card):
                    card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            scroll = part.area if isinstance(part, BasesPanel) else part
            scroll.ensureWidgetVisible(made, 0, scaled(30))

    def _focus_again(self, identity: tuple[str, str, str] | None, at: QPoint | None) -> None:
        same = next((card for card in self.cards if card.card.identity == identity), None)
        if same is None and at is not None and self.cards:
            same = min(self.cards, key=lambda card: (_centre(card) - at).manhattanLength())
        if same is not None:
            same.setFocus()

    def _go(self, made: GroupCard, key: Qt.Key) -> None:
        """Give the focus to the nearest card in the direction of an arrow."""
        here = _centre(made)
        dx, dy = _ARROWS[key]
        ahead: list[tuple[int, int, GroupCard]] = []
        for card in self.cards:
            way = _centre(card) - here
            along, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            # To the side, a card has to lie well beside this one and not only a little.
            limit = made.width() // 2 if dx else 0
            if along > limit:
                ahead.append((along + _ASIDE * aside, aside, card))
        straight = any(aside < made.width() // 2 for _, aside, _ in ahead)
        # Below the lowest card of a column come the missions, though
        # a card aside may lie lower still.
        down_there = dy > 0 and not straight and self.bases.isAncestorOf(made)
        if down_there and self.missions.focus_first():
            return
        if ahead:
            min(ahead, key=lambda one: one[0])[-1].setFocus()

    def minimumSizeHint(self) -> QSize:
        # With three columns it needs more, but then it has two.
        left, bases = (part.minimumSizeHint().width() for part in (self.left, self.bases))
        return QSize(left + _HANDLE + bases, super().minimumSizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_first()


def _centre(card: QWidget) -> QPoint:
    """The middle of a card on the screen."""
    return card.mapToGlobal(card.rect().center())
