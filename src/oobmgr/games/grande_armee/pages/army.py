"""The page "Army": the organisation charts, on which units are dragged from leader to leader."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.session import Posted
from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.transfers import TransferInputs
from oobmgr.games.grande_armee.questions import ARMY
from oobmgr.games.grande_armee.screens.army import ArmyNotes
from oobmgr.games.grande_armee.sheets.army import with_notes
from oobmgr.reports.chart_layout import Spot
from oobmgr.reports.organisation import ChartWish
from oobmgr.rules.questions import SideWish
from oobmgr.ui.dialogs.files import ask_where_to_save
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.theme import Token
from oobmgr.ui.views.pictures.chart_panel import ChartPanel, ChartReading, read_chart
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import named, panel
from oobmgr.ui.widgets.passing import Passing
from oobmgr.ui.widgets.texts import TextLabel

_TITLE: Final = "Army charts"
_KINDS: Final = "Pictures (*.svg *.png *.pdf)"
_HOW: Final = "Drag a unit to another leader, or Ctrl+X and Ctrl+V: his boxes are checked."


@dataclass(frozen=True)
class ArmyReading(ChartReading):
    """A chart with what it says of leaders and units, as it was after a transaction."""

    notes: ArmyNotes
    version: int


def read_army(queries: Queries, wish: ChartWish) -> ArmyReading:
    """Read the charts of a side in one moment. Takes a worker's time."""
    with queries.one_moment():
        got = read_chart(queries, wish)
        notes = queries.ask(ARMY, SideWish(SideId(wish.side)), wish.as_of)
        version = queries.version()
    sections = tuple(with_notes(one, notes) for one in got.report.sections)
    title = got.report.title if wish.path else _TITLE
    report = replace(got.report, title=title, sections=sections, foot="")
    return ArmyReading(report, got.formations, got.turns, got.as_of, notes, version)


class ArmyPanel(ChartPanel):
    """The charts of a side; what is let go on another leader is posted as a transfer.

    `wrote` is the last transaction that was posted here; `refused` says why nothing was.
    """

    whole = _TITLE
    wrote = 0
    refused = Signal(str)

    def question(self, as_of: str | None) -> Callable[[Queries], ArmyReading]:
        path = self.formation.currentData() or ()
        wish = ChartWish(self.side, tuple(path), as_of, self.since.currentData())
        return lambda queries: read_army(queries, wish)

    # Not as a correction by hand: the rules of transfers decide, and the ledger calls it one.
    def drop_on(self, spot: object, path: object) -> None:
        """Transfer a unit to the leader of another formation."""
        chart, got = self.view.chart, self._reading
        if chart is None or not isinstance(got, ArmyReading) or not isinstance(spot, Spot):
            return
        cell = chart.body.cell_of(spot)
        if cell is None or not cell.row.unit:
            self.refused.emit("A formation is moved in the order of battle; here units are.")
            return
        if chart.body.path_of(spot) == path:
            return
        leader = next((head.leader for head in got.notes.heads if head.path == path), "")
        if not leader:
            self.refused.emit("This formation has no leader: add one to it first.")
            return
        name, unit = _name_of(leader), cell.row
        command = PostAction("transfer", TransferInputs((unit.unit,), name))
        # The page may be gone by the time the answer comes.
        done = while_there(self, self._transferred(unit.name, name))
        self.desk.execute(command, done, while_there(self, self.say_refused))

    def say_refused(self, error: OobmgrError) -> None:
        """Say it as a form does: the leader or the unit that it is about begins the sentence."""
        self.refused.emit(" ".join(fault.note() for fault in error.faults))

    def _transferred(self, unit: str, leader: str) -> Callable[[Posted], None]:
        def say(posted: Posted) -> None:
            self.wrote = posted.transaction
            self.said.emit(f"Transferred {unit} to {leader}.")

        return say


def _name_of(led: str) -> str:
    """The leader without the ratings behind the name."""
    name, _, ratings = led.rpartition(" ")
    return name if name and ratings[:1].isdigit() else led


class ArmyScreen(ReadingPage[object]):
    """The chart under a bar, and a line that says what was done or why not."""

    key, name = "army", "Army"
    topics = ALL_TOPICS  # boxes, markers, points and detachments all stand on it
    key_hints = (
        ("Arrows", "walk"),
        ("Space", "fold"),
        ("Enter", "open the unit"),
        ("Ctrl+X Ctrl+V", "to another leader"),
        ("Ctrl+ + −", "zoom"),
        ("Ctrl+Arrows", "move the sheet"),
        ("Ctrl+S", "write a file"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.chart = ArmyPanel(desk)
        self.told = named(TextLabel(_HOW, token="ink2", wrap=True), "army_told")
        self.write = named(KeyButton("Write a file…", "Ctrl+S"), "army_write")
        bar = panel("panel")
        across((self.told, 1), self.write, on=bar, margins=(12, 4, 12, 4), spacing=10)
        down(bar, (self.chart, 1), on=self, spacing=0)
        self.setFocusProxy(self.chart)
        self._seen = self._said_of = 0
        self._passing = Passing(self, lambda: self._say(_HOW))
        self._connect()

    def _connect(self) -> None:
        self.write.clicked.connect(self.chart.export)
        self.chart.ask_path = self._ask_path
        self.chart.asked.connect(self.refresh)
        self.chart.said.connect(self._tell)
        self.chart.refused.connect(lambda words: self._say(words, "err"))
        self.chart.unit_wanted.connect(self.unit_wanted)
        for keys, act in (
            ("Ctrl+S", self.chart.export),
            ("Ctrl++", lambda: self.chart.zoom(1)),
            ("Ctrl+=", lambda: self.chart.zoom(1)),
            ("Ctrl+-", lambda: self.chart.zoom(-1)),
            ("Ctrl+0", lambda: self.chart.zoom(0)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _tell(self, words: str) -> None:
        """Tell what was done until something else is."""
        self._say(words)
        self._passing.begin()

    def _say(self, words: str, token: Token = "ink2") -> None:
        self._passing.end()
        self.told.setText(words)
        # What was refused must not look like what was done.
        self.told.set_token(token)
        # Of the books as they are now, also where their new state is still being read.
        self._said_of = max(self._seen, self.chart.wrote)

    def _ask_path(self, proposed: Path) -> Path | None:
        beside = self.desk.campaign.path.parent / proposed
        return ask_where_to_save(self, "Write a file", beside, _KINDS)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], object]:
        return self.chart.question(as_of)

    def show_reading(self, got: object, _: object | None) -> None:
        self.chart.show_reading(got)
        self._seen = got.version if isinstance(got, ArmyReading) else 0
        if self._seen > self._said_of:
            # Written since, or taken back: it would speak of what is not there any more.
            self.told.setText(_HOW)
            self.told.set_token("ink2")
