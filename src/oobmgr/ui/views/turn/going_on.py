"""What stands between a phase and the next: where it leads, and what is still open."""

from __future__ import annotations

from collections.abc import Sequence

from oobmgr.domain.errors import Fault
from oobmgr.ui.viewmodels.turn import TurnPage
from oobmgr.ui.views.turn.leaving import OpenPoint


def next_text(page: TurnPage) -> str:
    """What the button that goes on leads to: a phase, the other side, or the close of the turn."""
    later = [row.name for row in page.now.phases if row.state == "later"]
    if later:
        return f"Next: {later[0]}"
    sides = [row.side_name for row in page.sequence.player_turns if row.state == "later"]
    return f"Next: {sides[0]} turn" if sides else f"Close {page.sequence.turn_label}"


def leaving_title(page: TurnPage) -> str:
    """The title over what is open: ``Before the Air Phase``."""
    later = [row.name for row in page.now.phases if row.state == "later"]
    if later:
        return f"Before the {later[0]} Phase"
    sides = [row.side_name for row in page.sequence.player_turns if row.state == "later"]
    if sides:
        return f"Before the {sides[0]} player turn"
    return f"Before {page.sequence.turn_label} is closed"


def open_points(page: TurnPage, pencil: Sequence[str]) -> list[OpenPoint]:
    """What is open: pencil, duties, and at the end of a player turn all that looks forgotten."""
    ends = not any(row.state == "later" for row in page.now.phases)
    points = [OpenPoint(Fault(f"{name}: in pencil, not posted.")) for name in pencil]
    points += [
        OpenPoint(Fault(f"{row.title}. {row.sentence}", case=row.case), row.must)
        for row in page.warnings
        if row.must or (ends and not row.silenced)
    ]
    return points
