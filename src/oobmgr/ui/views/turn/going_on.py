"""Leaving the open phase: where it leads, what is still open, and going on all the same."""

from collections.abc import Callable, Sequence

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.turn_rows import PhaseRow, PlayerTurnRow
from oobmgr.domain.errors import Fault
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.turn import TurnPage, tab_text
from oobmgr.ui.viewmodels.turn_guide import can_wait
from oobmgr.ui.views.turn.leaving import OpenPoint
from oobmgr.ui.views.turn.open_phase import OpenPhase


def _ahead(page: TurnPage) -> PhaseRow | PlayerTurnRow | None:
    """The phase that comes next, or the player turn; None where the turn is closed next."""
    # The phases that are left of this player turn come before the turn of the other side.
    rows: tuple[PhaseRow | PlayerTurnRow, ...] = (*page.now.phases, *page.sequence.player_turns)
    return next((row for row in rows if row.state == "later"), None)


def next_text(page: TurnPage) -> str:
    """What the button that goes on leads to: a phase, the next part, or the close of the turn."""
    ahead = _ahead(page)
    if ahead is None:
        return f"Close {page.sequence.turn_label}"
    return f"Next: {ahead.short if isinstance(ahead, PlayerTurnRow) else ahead.name}"


def leaving_title(page: TurnPage) -> str:
    """The title over what is open: ``Before the Air Phase``."""
    ahead = _ahead(page)
    if ahead is None:
        return f"Before {page.sequence.turn_label} is closed"
    return f"Before the {ahead.name}{' Phase' if isinstance(ahead, PhaseRow) else ''}"


def open_points(page: TurnPage, pencil: Sequence[str], game: Game) -> list[OpenPoint]:
    """What is open: pencil, duties, and what looks forgotten and cannot be done later.

    At the end of a player turn that is all that looks forgotten, but for what is for knowledge.
    """
    links = {action.name: action for action in game.actions}
    points = [OpenPoint(Fault(f"{name}: in pencil, not posted.")) for name in pencil]
    for row in page.warnings:
        action = links.get(row.action)
        # A duty is told even if it was silenced: going on without it takes a reason.
        heeded = not (row.silenced or row.told)
        if row.must or (heeded and _lasts_no_longer(action, page)):
            words = Fault(f"{row.title}. {row.sentence}", case=row.case)
            link = (action.link or "Go there") if action else ""
            points.append(OpenPoint(words, row.must, row.kind, link))
    return points


def _lasts_no_longer(action: Action | None, page: TurnPage) -> bool:
    """Whether there is no later phase in this player turn in which it can be done."""
    if action is None:
        # Nothing helps against it, so it is told where the last chance to notice it passes.
        return not any(row.state == "later" for row in page.now.phases)
    return not can_wait(action, page)


class Departure:
    """Asks before a phase is left, and goes on to the next.

    `beside` gives the titles of the other pages with something in pencil: a battle that lies there
    ready is as much part of the phase as a form of this page.
    """

    def __init__(self, desk: Desk, phase: OpenPhase, beside: Callable[[], Sequence[str]]) -> None:
        self._desk = desk
        self._phase = phase
        self._beside = beside
        phase.leaving.confirmed.connect(
            lambda reason: self._advance(Advance(anyway=True, reason=reason))
        )
        phase.leaving.stayed.connect(self.stay)

    def leave(self, page: TurnPage) -> None:
        """Go on to the next phase, or show what is still open; asked again, go on all the same."""
        if not self._phase.leaving.go_on() and not self._ask(page):
            self._advance(Advance())

    def ask_again(self, page: TurnPage) -> None:
        """Show what is still open, where it was asked for; nothing is asked once nothing is."""
        if not self._ask(page):
            self.stay()

    def stay(self) -> None:
        """Put the question away."""
        # Before the question goes: else Qt gives the focus to a field, and the page scrolls to it.
        self._phase.next_button.setFocus()
        self._phase.leaving.hide()

    def _ask(self, page: TurnPage) -> bool:
        pencil = [tab_text(panel.action) for panel in self._phase.panels if panel.touched]
        points = open_points(page, (*pencil, *self._beside()), self._desk.game)
        if points:
            self._phase.leaving.ask(leaving_title(page), points)
        return bool(points)

    def _advance(self, command: Advance) -> None:
        refuse = self._phase.leaving.refuse
        self._desk.execute(command, failed=lambda error: refuse(error.faults))
