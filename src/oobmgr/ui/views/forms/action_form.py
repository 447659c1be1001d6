"""What every form of an action can do, whichever way it is made."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.campaign.turn_rows import FormRow
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the inputs of a form would give the other side: a line, and what would be lost."""

    line: str
    over: str = ""


class ActionForm(QWidget):
    """What a player enters for an action, as raw JSON values by the name of the input.

    A form that `forecasts` says with `forecast` what its inputs would give the other side.
    """

    forecasts = False

    changed = Signal()
    case_opened = Signal(str)

    def show_row(self, row: FormRow) -> None:
        """Show how things stand beside the inputs; most forms show nothing of it."""

    def show_preview(self, preview: Preview | None) -> None:
        """Show beside the inputs what they come to; None where they cannot be read."""

    def forecast(self) -> Forecast | None:
        """What the present inputs would give the other side; None where they cannot be read."""
        return None

    def raw(self) -> dict[str, Any]:
        """Every input of the form."""
        raise NotImplementedError

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs, without telling of it."""
        raise NotImplementedError

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        raise NotImplementedError
