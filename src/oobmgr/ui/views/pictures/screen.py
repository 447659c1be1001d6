"""The page "Pictures": the organisation chart, figures over the turns, the bulletin of a turn."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.domain.errors import OobmgrError
from oobmgr.reports.organisation import ChartWish
from oobmgr.ui.dialogs.files import ask_where_to_save, beside
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.forms.faults import fault_words
from oobmgr.ui.views.pictures.bulletin_panel import BulletinPanel
from oobmgr.ui.views.pictures.chart_panel import ChartPanel
from oobmgr.ui.views.pictures.panel import PicturePanel
from oobmgr.ui.views.pictures.turns_panel import TurnsPanel
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.screen import tell_keys
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, OneShown, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.guide_part import part_of_faults, set_guide, set_refusal
from oobmgr.ui.widgets.life_strip import LIFE_KEYS
from oobmgr.ui.widgets.parts import named, panel
from oobmgr.ui.widgets.passing import Passing
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_CHART: Final = "Organisation chart"
_TURNS: Final = "Over the turns"
_BULLETIN: Final = "Bulletin"
# A small file is written sooner: a line that flashes up would only make one look.
_SHOWS_AFTER_MS: Final = 100


class PicturesScreen(ReadingPage[object]):
    """Chooses which picture is shown; nothing but a regrouping on the chart is posted here."""

    key, name = "pictures", "Pictures"
    # A chart scrolls by itself, and so gives way to what stands below it.
    least_px = 210

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.chart = ChartPanel(desk)
        self.turns = TurnsPanel(desk)
        self.bulletin = BulletinPanel(desk)
        self.panels: dict[str, PicturePanel] = {
            _CHART: self.chart,
            _TURNS: self.turns,
            _BULLETIN: self.bulletin,
        }
        self.kinds = named(SegmentedControl("Picture", tuple(self.panels), quiet=""), "pictures")
        self.told = named(TextLabel(token="ink2", wrap=True), "pictures_told")
        self.progress = named(ProgressStrip(), "pictures_progress")
        # A picture is drawn in one go: there is nowhere to stop.
        self.progress.cancel_button.hide()
        self._slow = QTimer(self, singleShot=True, interval=_SHOWS_AFTER_MS)
        self._writing = ""
        self._passing = Passing(self, lambda: self._say(""))
        self.write = named(KeyButton("Write a file…", "Ctrl+S"), "pictures_write")
        self.stack = OneShown()
        self.key_hints = self.panel.key_hints
        self.topics = self.panel.topics
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.chart)

    @property
    def panel(self) -> PicturePanel:
        """The picture that is shown."""
        return self.panels[self.kinds.value]

    def sheet_shown(self) -> str:
        return self.panel.sheet

    def chart_shown(self) -> ChartWish | None:
        return self.chart.wish() if self.panel is self.chart else None

    def take_formation(self, side: str, path: tuple[str, ...]) -> None:
        if not self.chart.shows(side, path):
            self.chart.choose_path(side, path)

    def _lay_out(self) -> None:
        bar = panel("panel")
        parts = (self.kinds, (self.told, 1), (self.progress, 8), STRETCH, self.write)
        across(WrappingRow(*parts, spacing=10), on=bar, margins=(12, 4, 12, 4))
        # The stack first: Qt dresses what is in it anew when it is put up itself.
        down(bar, (self.stack, 1), on=self, spacing=0)
        for one in self.panels.values():
            self.stack.addWidget(one)

    def _connect(self) -> None:
        self.kinds.changed.connect(lambda _: self._choose())
        self.write.clicked.connect(self._export)
        self._slow.timeout.connect(lambda: self.progress.start(self._writing))
        for one in self.panels.values():
            one.ask_path = self._ask_path
            one.asked.connect(self.refresh)
            one.writing.connect(self._begin_writing)
            one.said.connect(self._tell)
            one.refused.connect(self._refuse)
            one.unit_wanted.connect(self.unit_wanted)
            one.entry_wanted.connect(self.entry_wanted)
        tell_keys(self, self.chart.life.strip.focused, LIFE_KEYS)
        for keys, act in (
            ("Ctrl+S", self._export),
            ("Ctrl+C", self._copy_words),
            ("Ctrl++", lambda: self.panel.zoom(1)),
            # The same key without Shift.
            ("Ctrl+=", lambda: self.panel.zoom(1)),
            ("Ctrl+-", lambda: self.panel.zoom(-1)),
            ("Ctrl+0", lambda: self.panel.zoom(0)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            # Only while this page has the focus: other pages have other meanings for these keys.
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _export(self) -> None:
        self.panel.export()

    def _copy_words(self) -> None:
        self.panel.copy_words()

    def _ask_path(self, proposed: Path) -> Path | None:
        place = beside(self.desk.campaign.path, proposed.name)
        return ask_where_to_save(self, "Write a file", place, self.panel.kinds)

    def _begin_writing(self, words: str) -> None:
        """Show that a file is being written, once it takes so long that one would wonder."""
        self._say("")
        self._writing = words
        self._slow.start()

    def _tell(self, words: str) -> None:
        """Tell what was done until something else is."""
        self._say(words)
        if words:
            announce(self.told, words)
            self._passing.begin()

    def _say(self, words: str) -> None:
        """Say something beside the choice of the picture; nothing without words."""
        self._passing.end()
        self._slow.stop()
        self.progress.finish()
        self.told.set_token("ink2")
        self.told.setText(words)
        set_refusal(self.told, "")

    def _refuse(self, error: object) -> None:
        if isinstance(error, OobmgrError):
            self._say(" ".join(map(fault_words, error.faults)))
            self.told.set_token("err")
            set_refusal(self.told, part_of_faults(error.faults, error.guide))
            self.desk.announced.emit(self.told.text())

    def _choose(self) -> None:
        self.stack.setCurrentWidget(self.panel)
        set_guide(self, self.panel.guide)
        self.setFocusProxy(self.panel)
        # The others are read when they are chosen.
        self.topics = self.panel.topics
        # What was told belongs to the other picture.
        self._say("")
        self.key_hints = self.panel.key_hints
        self.hints_changed.emit()
        self.refresh()

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], object]:
        return self.panel.question(as_of)

    def show_reading(self, got: object, _: object | None) -> None:
        self.panel.show_reading(got)
