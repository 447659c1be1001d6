"""What lies on the map besides units, as a list shows it: what, where, whose, how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode


@dataclass(frozen=True, slots=True)
class MapEntry:
    """Something on the map that is not a unit: a fort, a line that is cut ...

    `state` is a word for how it stands now; `since` the turn in which it was begun or placed;
    `then` the turn in which that changes, None where nothing will, and `next_words` what happens
    then (``usable``, ``goes``).
    """

    kind: str
    place: str
    side: SideId | None
    state: str
    since: TurnCode
    case: str
    then: TurnCode | None = None
    next_words: str = ""
    note: str = ""
