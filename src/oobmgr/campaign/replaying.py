"""The commands of a replay: what its next step posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.commands import Advance, PostAction
from oobmgr.domain.errors import BadInput, Fault, Refused

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.queries.replay import ReplayRow

_NONE = Fault("This campaign replays no example.", advice="Make the combat example.")
_PLAYED = Fault("The example is played to its end.", advice="Undo goes back.")


def replay_row(queries: Queries) -> ReplayRow:
    """Where the replay stands. Raises `Refused` in a campaign without one."""
    row = queries.replay()
    if row is None:
        raise Refused(_NONE)
    return row


def next_command(queries: Queries, row: ReplayRow) -> Command:
    """What posts the next step of a replay.

    Raises:
        Refused: all its steps are posted.
        BadInput: a unit is gone, or an input does not fit any more.
    """
    if row.finished:
        raise Refused(_PLAYED)
    if row.missing:
        advice = "Put it back with Undo, or make the example anew."
        sentence = "The example needs a unit that is not there."
        raise BadInput(*(Fault(sentence, name, name, advice) for name in row.missing))
    if row.step.advance:
        # The text of an example skips what it does not speak of; duties of the program must not
        # stop it.
        return Advance("phase", anyway=True)
    return PostAction(row.step.action, queries.filled(row.step.action, row.inputs))
