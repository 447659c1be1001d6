"""The replay of a worked example in the window: reads where it stands, posts its next step."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.replay import ReplayReading, read_replay
from oobmgr.ui.views.replay.strip import ReplayStrip
from oobmgr.ui.widgets.boxes import down


class ReplayPanel(QWidget):
    """Stands below every page of a campaign that replays an example, and nowhere else."""

    case_opened = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._looking = False
        self._busy = False
        self._replays = self._may_replay()
        self.reading: ReplayReading | None = None
        self.strip = ReplayStrip()
        down(self.strip, on=self)
        self.strip.next_asked.connect(self.post_next)
        self.strip.back_asked.connect(self.go_back)
        self.strip.case_opened.connect(self.case_opened)
        self.hide()
        desk.changed.connect(self._read)
        desk.veil_changed.connect(self._ask_again)
        self._read()

    def post_next(self) -> None:
        """Post the next step, unless one is being posted."""
        reading = self.reading
        if self._busy or self._looking or reading is None or not reading.may_post:
            return
        if reading.command is not None:
            self._busy = True
            self.strip.next.setEnabled(False)
            self._desk.execute(reading.command, lambda _: None, self._failed)

    def go_back(self) -> None:
        """Take the last step back, or what the player did besides."""
        self._desk.undo()

    def look_at(self, turn: object) -> None:
        """Stay away while an earlier turn is looked at."""
        self._looking = turn is not None
        self._show()

    def _may_replay(self) -> bool:
        return any(scenario.replay for scenario in self._desk.game.scenarios)

    def _ask_again(self) -> None:
        """A side was hidden or unlocked: a replay needs to see both."""
        self._replays = self._may_replay()
        self._read()

    def _read(self) -> None:
        if self._replays:
            self._desk.work(lambda _: read_replay(self._desk.campaign), self._take)

    def _take(self, reading: ReplayReading | None) -> None:
        self._busy = False
        self.reading = reading
        # No entry can make a campaign one that replays: it is not asked again at every key.
        self._replays = reading is not None
        if reading is not None:
            self.strip.show_reading(reading)
        self._show()

    def _failed(self, error: OobmgrError) -> None:
        self._desk.failed.emit(error)
        self._read()

    def _show(self) -> None:
        self.setVisible(self.reading is not None and not self._looking)
