"""What this program is, which version, under which licence."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.program_log import log_file, versions, without_home
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.widgets.texts import TextLabel

_LINES = (
    (
        "It keeps the order of battle, the roster sheets and the supply books of monster board "
        "wargames, and shows its working for every number."
    ),
    (
        "Free software under the MIT licence. The text face is Inter, under the SIL Open Font "
        "Licence. Unit symbols were drawn with milsymbol, under the MIT licence."
    ),
    (
        "The games and their rules belong to their publishers; the program holds figures and our "
        "own words, never their text."
    ),
)


class AboutDialog(FramedDialog):
    """A few sentences about the program."""

    guide = "files.md#settings"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            "oobmgr", "You keep the map and the counters. This keeps the books.", parent=parent
        )
        self.fit(520, 320)
        for line in _LINES:
            self.body.addWidget(TextLabel(line, wrap=True))
        self.versions = TextLabel(
            f"{versions()}, Qt {qVersion()}. Log: {without_home(str(log_file()))}",
            token="ink2",
            wrap=True,
        )
        self.body.addWidget(self.versions)
        self.body.addStretch(1)
