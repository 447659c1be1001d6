"""Who is in command: by the stack of the superior, or as the players settle it by his range."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.command.army import Command, commands
from oobmgr.games.grande_armee.command.points import StackedInputs, stacked_in_command
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, IN_COMMAND
from oobmgr.games.grande_armee.units import has_strength, is_leader

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

HELD: Final = "in command"


@dataclass(frozen=True)
class Status:
    """A leader or unit, its immediate superior, and whether it is in command.

    `superior` is None at the head of an army; `in_command` is None where the command range decides,
    and nobody has entered it in this turn. `entered` says that the players did.
    """

    unit: UnitState
    superior: UnitState | None
    in_command: bool | None
    entered: bool = False

    @property
    def stacked(self) -> bool:
        """Whether it stands in the hex of its superior."""
        return self.superior is not None and self.superior.hex == self.unit.hex


def statuses(books: Books, side: SideId) -> tuple[Status, ...]:
    """The leaders and units of a side that stand in a hex, superiors before those below them."""
    found: dict[int, Status] = {}
    heads: dict[tuple[str, ...], UnitState] = {}
    for command in commands(books, side):
        # Formations come from the top down, so what is above is settled before.
        above = _above(command, heads)
        for unit, superior in _members(command, above):
            if unit.hex:
                found[unit.id] = _status(books, unit, superior, found)
        if command.leader:
            heads[command.path] = command.leader
    return tuple(found.values())


def entered(books: Books, unit: UnitState) -> bool | None:
    """What the players say of a leader or unit in this turn; None where they have said nothing."""
    said = books.fact(IN_COMMAND, BY_TURN.key(books.turn, unit.id), HELD)
    return said if isinstance(said, bool) else None


def _above(command: Command, heads: dict[tuple[str, ...], UnitState]) -> UnitState | None:
    """The leader of the nearest formation above that has one."""
    paths = (command.path[:depth] for depth in range(len(command.path) - 1, 0, -1))
    # Nobody commands across a formation whose leader is gone: the next one above takes it.
    return next((heads[path] for path in paths if path in heads), None)


def _members(
    command: Command, above: UnitState | None
) -> Iterator[tuple[UnitState, UnitState | None]]:
    """The leader of a formation below that of the one above it; all others below him."""
    if command.leader:
        yield command.leader, above
    for unit in (*command.others, *command.units):
        if is_leader(unit) or has_strength(unit):
            yield unit, command.leader or above


def _status(
    books: Books, unit: UnitState, superior: UnitState | None, found: dict[int, Status]
) -> Status:
    # 6.53, and the range of a command, are for the players: what they say comes first.
    said = entered(books, unit)
    if said is not None:
        return Status(unit, superior, said, entered=True)
    # Nobody is above the head of an army, so nothing can take him out of command.
    if superior is None:
        return Status(unit, None, in_command=True)
    # A superior out of command brings nobody into it, however they are stacked (LGA-CMD-02).
    above = found.get(superior.id)
    inputs = StackedInputs(unit.hex == superior.hex, bool(above and above.in_command))
    return Status(unit, superior, stacked_in_command(inputs, books.tables).result.in_command)
