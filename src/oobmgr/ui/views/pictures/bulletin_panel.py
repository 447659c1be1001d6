"""The bulletin of a turn: the page as it is sent, and the ways to send it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.turn_rows import TurnRow
from oobmgr.domain.values import dataclass
from oobmgr.reports.bulletin import bulletin, usual_turn
from oobmgr.reports.drawing import Document
from oobmgr.reports.page_setup import PageSetup, printed_now
from oobmgr.reports.report_markdown import markdown_text, write_markdown
from oobmgr.reports.report_pages import report_pages
from oobmgr.rules.reporting import Report
from oobmgr.ui.language import tr, tr_cells
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.pages_view import PagesView
from oobmgr.ui.printing.pdf import write_pdf
from oobmgr.ui.viewmodels.over_turns import every_side
from oobmgr.ui.views.pictures.panel import PicturePanel
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import follow_text, named, panel
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_WHAT_IT_TELLS: Final = (
    "For your opponent or a club's page. It holds nothing from a sheet with a passphrase."
)


@dataclass(frozen=True)
class BulletinReading:
    """A bulletin, its page, and the turns of which there could be one."""

    report: Report
    page: Document
    turns: tuple[TurnRow, ...]
    turn: str


class BulletinPanel(PicturePanel):
    """Chooses turn and sides, and shows, copies and writes the bulletin."""

    kinds = "Bulletins (*.pdf *.md)"
    guide = "pictures.md#the-bulletin-of-a-turn"
    key_hints = (
        ("+ −", "zoom"),
        ("Ctrl+C", "copy as Markdown"),
        ("Ctrl+S", "write a file"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._ids = {side.name: str(side.id) for side in desk.game.sides}
        self.turn = named(ChoiceBox(), "bulletin_turn")
        self.sides = SegmentedControl("Sides", (every_side(desk.game), *self._ids), quiet="")
        self.sides.setObjectName("bulletin_sides")
        self.view = PagesView()
        self.copy = named(LinkButton("Copy as Markdown"), "bulletin_copy")
        self.told = named(TextLabel(_WHAT_IT_TELLS, token="ink2", wrap=True), "bulletin_told")
        self._metrics = PrintedMetrics()
        self.reading: BulletinReading | None = None
        self._lay_out()
        self.turn.activated.connect(lambda _: self.asked.emit())
        self.sides.changed.connect(lambda _: self.asked.emit())
        self.copy.clicked.connect(self.copy_words)
        self.view.fit("width")
        self.setFocusProxy(self.view)

    def _lay_out(self) -> None:
        bar, foot = panel("panel"), panel("panel")
        self.turn.setAccessibleName(tr("Bulletin of"))
        follow_text(self.turn, 150, QWidget.setMinimumWidth)
        # Turns come with the first reading: until then Qt would take the width of an empty box.
        self.turn.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        words = TextLabel("Bulletin of", token="ink2")
        words.setBuddy(self.turn)
        turn = QWidget()
        across(words, self.turn, on=turn, spacing=8)
        row = WrappingRow(turn, self.sides, STRETCH, self.copy)
        across(row, on=bar, margins=(12, 4, 12, 4))
        across((self.told, 1), on=foot, margins=(12, 4, 12, 4))
        down(bar, (self.view, 1), foot, on=self, spacing=0)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], BulletinReading]:
        campaign, metrics = self.desk.campaign, self._metrics
        chosen, side = self.turn.currentData(), self._ids.get(self.sides.value)

        def read(queries: Queries) -> BulletinReading:
            turns = queries.turns()
            turn = as_of or chosen or usual_turn(queries)
            # Not through the queries of the window: what is unlocked here is not for the others.
            with campaign.open_to_all() as seen_by_all:
                report = bulletin(seen_by_all, turn, [side] if side else ())
            page = report_pages([report], PageSetup(printed=printed_now()), metrics)
            return BulletinReading(report, page, turns, turn)

        return read

    def show_reading(self, got: object) -> None:
        if not isinstance(got, BulletinReading):
            return
        self.reading = got
        # To fill the list is not to pick a turn, which would be read once more.
        with QSignalBlocker(self.turn):
            self.turn.clear()
            for row in reversed(got.turns):
                self.turn.addItem(tr(row.label), row.turn)
            self.turn.setCurrentIndex(self.turn.findData(got.turn))
        self.view.set_document(got.page)
        # The page is a picture: read aloud it is its words.
        self.view.setAccessibleDescription(tr_cells(markdown_text(got.report)))

    # Sending

    def copy_words(self) -> None:
        """Put the bulletin on the clipboard as Markdown."""
        if self.reading is not None:
            QGuiApplication.clipboard().setText(markdown_text(self.reading.report))
            self.said.emit("The bulletin was copied as Markdown.")

    def export(self) -> None:
        got = self.reading
        name = f"{got.report.full_title}, {got.report.turn_label}.pdf" if got else ""
        path = self.ask_path(Path(name)) if got else None
        if got is None or path is None:
            return

        write: Callable[[], object] = partial(write_pdf, got.page, path)
        if path.suffix.lower() == ".md":
            write = partial(write_markdown, got.report, path)
        self.write(path, write, lambda _: f"Wrote the bulletin to {path.name}.")

    def zoom(self, steps: int) -> None:
        """Larger (1), smaller (-1), or (0) as wide as there is room."""
        if not steps:
            self.view.fit("width")
        elif steps > 0:
            self.view.zoom_in()
        else:
            self.view.zoom_out()
