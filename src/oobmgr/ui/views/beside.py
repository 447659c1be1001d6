"""What a game may stand beside its Roster Sheets: a panel that takes units of the sheet."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class BesidePanel(QWidget):
    """A panel beside another page, made for a campaign (`where` of a `BesideEntry` names it).

    `case_opened` asks for the text of a case, `chart_wanted` for a chart that the player fills in.
    """

    case_opened = Signal(str)
    chart_wanted = Signal(str)

    def look_at(self, turn: str | None) -> None:
        """Show the books as of the end of a turn; None for now."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Read again what it shows."""
        raise NotImplementedError

    def add_units(self, units: Iterable[int]) -> None:
        """Take these units in, by their ids."""
        raise NotImplementedError

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        raise NotImplementedError
