"""The bar above an import: the title of the page, the step that one is at, another workbook."""

from typing import Final

from PySide6.QtCore import QSize

from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.grounds import BELOW, Ground
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseState, PhaseStepper
from oobmgr.ui.widgets.texts import ElidedLabel, TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_STEPS: Final = (("file", "File"), ("columns", "Columns"), ("preview", "Preview"),
                 ("accept", "Accept"))  # fmt: skip
_HIGH_PX: Final = 44


class HeadBar(Ground):
    """Stands where other pages have the turn."""

    edges = BELOW

    def __init__(self) -> None:
        super().__init__()
        self.title = TextLabel("Import and export", px=TITLE_PX, weight=SEMIBOLD)
        self.detail = ElidedLabel(token="ink2")
        self.steps = PhaseStepper("Steps of the import")
        self.another = KeyButton("Choose another…")
        parts = (self.title, self.detail, STRETCH, self.steps, STRETCH, self.another)
        across(WrappingRow(*parts, spacing=10), on=self, margins=(14, 4, 12, 4))

    def show_step(self, now: str) -> None:
        """Show how far the import is."""
        keys = [key for key, _ in _STEPS]
        at = keys.index(now)

        def state(place: int) -> PhaseState:
            return "now" if place == at else "done" if place < at else "later"

        cells = (PhaseCell(key, word, state(place)) for place, (key, word) in enumerate(_STEPS))
        self.steps.set_cells(tuple(cells))
        self.steps.show()

    # Qt

    def minimumSizeHint(self) -> QSize:
        # A least height that is set would count alone, also where the row has two lines.
        return super().minimumSizeHint().expandedTo(QSize(0, scaled(_HIGH_PX)))
