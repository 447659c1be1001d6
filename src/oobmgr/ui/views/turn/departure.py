"""Leaving the open phase: what is open is shown first, then one stays or goes on all the same."""

from __future__ import annotations

from oobmgr.campaign.commands import Advance
from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.turn import TurnPage, tab_text
from oobmgr.ui.views.turn.going_on import leaving_title, open_points
from oobmgr.ui.views.turn.leaving import OpenPoint
from oobmgr.ui.views.turn.open_phase import OpenPhase


class Departure:
    """Asks before a phase is left, and goes on to the next."""

    def __init__(self, desk: Desk, phase: OpenPhase) -> None:
        self._desk = desk
        self._phase = phase
        phase.leaving.confirmed.connect(lambda: self._advance(Advance(anyway=True)))
        phase.leaving.stayed.connect(self.stay)

    def leave(self, page: TurnPage) -> None:
        """Go on to the next phase, or show what is still open."""
        points = self._open_points(page)
        if points:
            self._phase.leaving.ask(leaving_title(page), points)
        else:
            self._advance(Advance())

    def ask_again(self, page: TurnPage) -> None:
        """Show what is still open, where it was asked for; nothing is asked once nothing is."""
        points = self._open_points(page)
        if points:
            self._phase.leaving.ask(leaving_title(page), points)
        else:
            self.stay()

    def stay(self) -> None:
        """Put the question away."""
        self._phase.leaving.hide()
        self._phase.next_button.setFocus()

    def _open_points(self, page: TurnPage) -> list[OpenPoint]:
        pencil = [tab_text(panel.action) for panel in self._phase.panels if panel.touched]
        return open_points(page, pencil, self._desk.game)

    def _advance(self, command: Advance) -> None:
        self._desk.execute(command, failed=self._cannot_go_on)

    def _cannot_go_on(self, error: OobmgrError) -> None:
        self._phase.leaving.refuse(error.faults)
