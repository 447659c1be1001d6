"""What to bear in mind in a phase: rules followed on the map, at their place in the sequence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import PhaseId
from oobmgr.rules.tables import with_figures

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class PhaseCase:
    """A rule to bear in mind in a phase, with its numbers, and where it applies.

    Without `side` it is for both; `since` and `until` are the first and last turn, where it has
    any. Where turns are of several kinds, `ending` is how the codes of its turns end, such as those
    of the nights.
    """

    phase: PhaseId
    text: str
    case: str
    side: SideId | None = None
    since: TurnCode | None = None
    until: TurnCode | None = None
    ending: str = ""

    def applies(self, turn: TurnCode, side: SideId) -> bool:
        """Whether it holds in the player turn of the side in the turn."""
        if self.side not in {None, side} or not turn.endswith(self.ending):
            return False
        # Codes of turns sort by time, so they are compared as they are.
        return (self.since is None or self.since <= turn) and (
            self.until is None or turn <= self.until
        )


def read_phase_cases(tables: Tables, group: str) -> tuple[PhaseCase, ...]:
    """The entries of a group of tables: ``group.phase.entry`` with `text` and where it applies."""
    return tuple(
        _read(tables, phase, f"{group}.{phase}.{entry}")
        for phase in tables.keys(group)
        for entry in tables.keys(f"{group}.{phase}")
    )


def phase_cases_now(books: Books, entries: tuple[PhaseCase, ...]) -> Iterator[PhaseCase]:
    """Those of the player turn that is being played, in the order of the table."""
    return (entry for entry in entries if entry.applies(books.turn, books.side))


def _read(tables: Tables, phase: str, path: str) -> PhaseCase:
    def word(key: str) -> str | None:
        # Asked for first: most reminders have no side and no turns.
        return tables.text(f"{path}.{key}") if key in tables.keys(path) else None

    side, since, until, ending = (word(key) for key in ("side", "from", "until", "ending"))
    return PhaseCase(
        phase=PhaseId(phase),
        # Filled in here, where the tables of the campaign are at hand, with its house rules.
        text=with_figures(tables, tables.text(f"{path}.text")),
        case=tables.case(f"{path}.text"),
        side=SideId(side) if side else None,
        since=TurnCode(since) if since else None,
        until=TurnCode(until) if until else None,
        ending=ending or "",
    )
