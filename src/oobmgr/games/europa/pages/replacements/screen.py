"""The page "Replacements": the points of a side, and the queue of what is rebuilt with them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.games.europa.pages.replacements.form import RebuildForm
from oobmgr.games.europa.pages.replacements.viewmodel import (
    RebuildReading,
    StockLine,
    read_rebuilding,
    stock_lines,
    why_not_now,
)
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM, NAME_PX, SEMIBOLD, TITLE_PX, scaled
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import Panel, empty, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.side_by_side import Room, widest
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, set_about

Lines = Mapping[str, tuple[StockLine, ...]]
_NONE: Final = "No replacement points yet. They come with the replacements of an Initial Phase."
_NATION: Final = 110
_POINTS: Final = 90


class PointsGrid(Panel):
    """A row for each nation, a column for each kind; a figure below zero is written in red."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("points")
        self.setProperty("panel", "bar")
        self._lines: Lines | None = None
        self.cells: dict[tuple[str, str], TextLabel] = {}
        self.later: dict[str, TextLabel] = {}
        self._grid = grid(self, gaps=(12, 2), growing={}, margins=(14, 6, 12, 8))
        self._columns: list[list[TextLabel]] = []
        self._room = Room(self, lambda: self._wide(spaced=True), lambda _: self._space())

    def show_lines(self, lines: Lines) -> None:
        """Show other points."""
        if lines == self._lines:
            return
        self._lines = lines
        self.cells.clear()
        self.later.clear()
        empty(self._grid)
        self._columns = []
        if not lines:
            self._grid.addWidget(TextLabel(_NONE, token="ink2", wrap=True), 0, 0)
            self._space()
            return
        kinds = [line.stock.kind for line in next(iter(lines.values()))]
        rest = [line for row in lines.values() for line in row if line.later or line.stock.owed]
        for column, words in enumerate(("Replacement points", *kinds, "Later" if rest else "")):
            head = TextLabel(words.capitalize(), px=LABEL_PX, weight=MEDIUM, token="ink2")
            self._grid.addWidget(head, 0, column)
            self._columns.append([head])
        for at, (nation, row) in enumerate(lines.items(), start=1):
            self._add(at, nation, row)
        self._grid.setColumnStretch(len(kinds) + 1, 1)
        self._room.look()
        self._space()

    def _space(self) -> None:
        """Let columns of figures be as wide as each other, or as narrow as they can be."""
        for at in range(self._grid.columnCount()):
            shown = at < len(self._columns) and not self._room.stacked
            self._grid.setColumnMinimumWidth(at, _least_column(at) if shown else 0)

    def _wide(self, *, spaced: bool) -> int:
        """The width that the columns need."""
        margins, gap = self._grid.contentsMargins(), self._grid.horizontalSpacing()
        wide = [widest(column) for column in self._columns]
        if spaced:
            wide = [max(px, _least_column(at)) for at, px in enumerate(wide)]
        around = margins.left() + margins.right() + gap * max(0, len(wide) - 1)
        return sum(wide) + around

    def _add(self, at: int, nation: str, row: tuple[StockLine, ...]) -> None:
        name = TextLabel(nation, weight=SEMIBOLD)
        self._columns[0].append(name)
        self._grid.addWidget(name, at, 0)
        for column, line in enumerate(row, start=1):
            words = line.words if not line.remains < 0 else f"{line.words}, too few"
            token: Token = "err" if line.remains < 0 else "pencil" if line.picked else "ink"
            cell = TextLabel(words, px=NAME_PX, weight=SEMIBOLD, token=token)
            cell.setAccessibleName(tr(f"{nation}, {line.stock.kind}: {words}"))
            set_about(cell, About(f"{nation}, {line.stock.kind}", words, _HELD, _TAKEN))
            self.cells[nation, line.stock.kind] = cell
            self._columns[column].append(cell)
            self._grid.addWidget(cell, at, column)
        later = [line.later for line in row if line.later]
        later += [f"{line.stock.owed} {line.stock.sign} due now" for line in row if line.stock.owed]
        label = TextLabel(", ".join(later), token="ink2", wrap=True)
        set_about(label, About(f"{nation}, later", label.text(), _LATER, _TAKEN))
        self.later[nation] = label
        self._columns[-1].append(label)
        self._grid.addWidget(label, at, len(row) + 1)

    # Qt

    def minimumSizeHint(self) -> QSize:
        # Spaced out it needs more, but then it has the room.
        return QSize(self._wide(spaced=False), super().minimumSizeHint().height())


def _least_column(at: int) -> int:
    return scaled(_POINTS if at else _NATION)


_GROUP: Final = "Replacements"
_TAKEN: Final = "REP-08"
_HELD: Final = (
    "Replacement points that can be spent now. Behind the arrow: what is left after what is picked."
)
_LATER: Final = "Points that are in the books and can be spent from the turn that is named."


class ReplacementsScreen(ReadingPage[RebuildReading]):
    """Points above; units at the left, in pencil until posted; their working at the right."""

    key, name = "replacements", "Replacements"
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.OPTIONS}) | IN_PLAY
    key_hints = (
        ("Space", "to full strength"),
        ("C", "as cadre"),
        ("Ctrl+Enter", "post"),
        ("/", "find a unit"),
        ("Esc", "erase what is in pencil"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._side = ""
        self.panels: dict[str, ActionPanel] = {}
        names = tuple(side.name for side in desk.game.sides)
        self.sides = named(SegmentedControl("Side", names, quiet=""), "rebuild_side")
        self.sides.changed.connect(self._pick_side)
        self._rounds = InRounds(self)
        self._links = across(spacing=12)
        self.points = PointsGrid()
        self.notice = named(TextLabel(token="warn", wrap=True), "rebuild_notice")
        self.notice.setContentsMargins(14, 6, 14, 2)
        self.notice.hide()
        self._body = QVBoxLayout()
        title = TextLabel("Replacements", px=TITLE_PX, weight=SEMIBOLD)
        parts = (title, self.sides, STRETCH, self._links)
        head = across(*parts, margins=(14, 8, 12, 8), spacing=12)
        down(head, self.points, self.notice, (self._body, 1), on=self, spacing=0)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], RebuildReading]:
        """What both sides can rebuild."""
        return lambda queries: read_rebuilding(queries, as_of)

    def show_reading(self, reading: RebuildReading, before: RebuildReading | None) -> None:
        """Show the points and the queue of the side that is chosen, at first of the one playing."""
        # Another side plays, and its queue comes up; else the player stays at the one he looks at.
        if before is None or before.side != reading.side:
            self._side = reading.side
        self._rounds.run(self._shown(reading, first=before is None))

    def _shown(self, reading: RebuildReading, *, first: bool) -> Iterator[None]:
        """Show what was read; a list that is not there yet is made part by part before."""
        side, board = self._side, reading.board(self._side)
        if board is not None and side not in self.panels:
            # Qt takes the next step in the round of the answer, and from then on one in each.
            yield
            form = self._form_made(side, board.action)
            yield
            self._made(side, board.action, form)
            self.panels[side].hide()
            yield
        for one in reading.boards:
            self._show_panel(one.side)
        self._show()
        if first and self.panel is not None and self.is_at_work:
            self.setFocus()

    def _show_panel(self, side: str) -> None:
        """Bring the form of a side up to date; it is made when it is first shown."""
        reading = self.reading
        board = reading.board(side) if reading else None
        # The list of the other side is made only when it is asked for: it may be long.
        if reading is None or board is None or (side not in self.panels and side != self._side):
            return
        panel = self.panels.get(side) or self._made(
            side, board.action, self._form_made(side, board.action)
        )
        form = self.form(side)
        form.show_units(reading.units[side])
        may = reading.may_post(side)
        panel.pane.setVisible(may)
        form.set_locked(not may)
        if may and reading.turn is not None:
            panel.open_on(reading.turn.page)

    def _form_made(self, side: str, action: str) -> RebuildForm:
        game = self.desk.game
        chosen = next(one for one in game.sides if one.id == side)
        form = RebuildForm(game.action(action), chosen.emblem, game.calendar)
        form.changed.connect(self._show_points)
        form.chart_asked.connect(self._open_chart)
        return form

    def _made(self, side: str, action: str, form: RebuildForm) -> ActionPanel:
        panel = ActionPanel(self.desk, self.desk.game.action(action), form)
        panel.setObjectName(f"panel_{action}_{side}")
        panel.case_opened.connect(self.case_opened)
        panel.previewed.connect(self.pencil_changed)
        panel.touched_changed.connect(self._show_points)
        self.panels[side] = panel
        self._body.addWidget(panel, 1)
        return panel

    def form(self, side: str) -> RebuildForm:
        """The list of units of a side, whose page was shown before."""
        form = self.panels[side].form
        assert isinstance(form, RebuildForm)  # noqa: S101 - this page makes no other
        return form

    @property
    def panel(self) -> ActionPanel | None:
        """The list and the working that are shown."""
        return self.panels.get(self._side)

    # Showing

    def _pick_side(self, name: str) -> None:
        self._side = next(side.id for side in self.desk.game.sides if side.name == name)
        self._show_panel(self._side)
        self._show()

    def _show(self) -> None:
        reading = self.reading
        if reading is None:
            return
        self.sides.set_value(next(s.name for s in self.desk.game.sides if s.id == self._side))
        for side, panel in self.panels.items():
            panel.setVisible(side == self._side)
            if side == self._side:
                self.setFocusProxy(self.form(side).list.table)
        words = why_not_now(reading, self._side, self.desk.game)
        self.notice.say(words)
        self._show_links(reading)
        self._show_points()

    def _show_points(self) -> None:
        board = self.reading.board(self._side) if self.reading else None
        if self.reading is None or board is None or self._side not in self.panels:
            return
        form = self.form(self._side)
        self.points.show_lines(stock_lines(board, form.list.rows, form.list.picks))

    def _show_links(self, reading: RebuildReading) -> None:
        """Offer the other actions of replacements that can be posted now."""
        empty(self._links)
        # Actions are posted for the side that plays.
        if reading.turn is None or self._side != reading.side:
            return
        drawn = {board.action for board in reading.boards}
        for action in self.desk.game.actions:
            if action.group != _GROUP or action.name in drawn:
                continue
            if action.name in reading.turn.page.forms:
                link = named(LinkButton(f"{action.tab or action.title}…"), f"open_{action.name}")
                link.clicked.connect(lambda _=False, name=action.name: self.open_action(name))
                self._links.addWidget(link)

    def open_action(self, name: str) -> None:
        """Open the form of another action of replacements over the page."""
        dialog = ActionDialog(self.desk, self.desk.game.action(name), self)
        dialog.case_opened.connect(self.case_opened)
        dialog.open()

    def _open_chart(self) -> None:
        board = self.reading.board(self._side) if self.reading else None
        if board is not None and board.chart:
            self.chart_wanted.emit(board.chart)

    # What every screen does

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        if self.panel is not None and self.reading and self.reading.may_post(self._side):
            self.panel.post()

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes."""
        return self.panel is not None and self.panel.put_away()

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search of the list."""
        if self.panel is not None:
            self.form(self._side).list.search.setFocus()

    # Qt

    def hasHeightForWidth(self) -> bool:
        # The list scrolls. For words that wrap, the page would else be as high as it likes to be,
        # and the line below the list out of sight.
        return False
