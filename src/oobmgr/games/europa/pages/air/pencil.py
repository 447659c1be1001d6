"""Moves and activations of counters on a board that are not posted yet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.board_rows import Board

MOVES: Final = "moves"
GROUPS: Final = "groups"
# A fault names an entry of a list: moves.3 or moves[3].
_ENTRY: Final = re.compile(rf"({MOVES}|{GROUPS})[.\[](\d+)")


@dataclass(frozen=True, slots=True, order=True)
class Lying:
    """Counters that are alike, in one box of a side's board."""

    side: str
    card: str
    box: str


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """Where counters go that lie somewhere in the books."""

    lying: Lying
    target: str


Entry = Lying | Move
"""What a line of an action's inputs is about: counters to activate, or a move."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be posted: an action, its raw inputs, and the entry of each line."""

    action: str
    raw: Mapping[str, Any]
    entries: tuple[tuple[Entry, int], ...]

    def entry_of(self, fault: Fault) -> Entry | None:
        """The entry that a fault is about; None where it is about all of them."""
        found = _ENTRY.match(fault.where)
        at = int(found[2]) if found else len(self.entries)
        return self.entries[at][0] if at < len(self.entries) else None


@dataclass(frozen=True, slots=True)
class AirPencil:
    """How many counters move, and how many are activated where they lie in the books."""

    moves: Mapping[Move, int] = field(default_factory=dict)
    groups: Mapping[Lying, int] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.moves or self.groups)

    @property
    def moved(self) -> int:
        """How many counters move."""
        return sum(self.moves.values())

    @property
    def words(self) -> str:
        """What is in pencil: ``2 moves and 3 groups to activate``."""
        parts = []
        if self.moves:
            parts.append(counted(self.moved, "move"))
        if self.groups:
            parts.append(f"{counted(sum(self.groups.values()), 'group')} to activate")
        return " and ".join(parts)

    def leaving(self, lying: Lying) -> int:
        """How many of those that lie there move away."""
        return sum(number for move, number in self.moves.items() if move.lying == lying)

    def with_move(self, lying: Lying, target: str, number: int, via: str = "") -> AirPencil:
        """Let more of them go to a box; those that come from `via` no longer go there.

        Back in their own box they have not moved.
        """
        moves = Counter(self.moves)
        if via:
            moves[Move(lying, via)] -= number
        if target != lying.box:
            moves[Move(lying, target)] += number
        return AirPencil(+moves, self.groups)  # the sign leaves out what comes to nothing

    def with_active(self, lying: Lying, number: int) -> AirPencil:
        """Activate this many of them, in place of those that were activated in pencil."""
        groups = Counter({key: held for key, held in self.groups.items() if key != lying})
        groups[lying] = number
        return AirPencil(self.moves, +groups)

    def without(self, asked: Asked) -> AirPencil:
        """What is left in pencil once something was posted."""
        posted: Counter[Any] = Counter(dict(asked.entries))
        return AirPencil(Counter(self.moves) - posted, Counter(self.groups) - posted)

    def fitting(self, boards: Iterable[Board]) -> AirPencil:
        """What can still be meant on these boards, where the books have changed."""
        held, idle = _numbers(boards)
        moves: Counter[Move] = Counter()
        # Several moves may draw on the same counters: the first ones keep theirs.
        for move, number in self.moves.items():
            moves[move] = min(number, held[move.lying])
            held[move.lying] -= moves[move]
        # Groups that were paid for meanwhile are not paid for again.
        return AirPencil(+moves, Counter(self.groups) & idle)


def _numbers(boards: Iterable[Board]) -> tuple[Counter[Lying], Counter[Lying]]:
    """How many counters lie where, and how many of them are not activated."""
    held: Counter[Lying] = Counter()
    idle: Counter[Lying] = Counter()
    for board in boards:
        for force in board.forces:
            for box in (*force.boxes, *force.places):
                for card in box.cards:
                    key = Lying(board.side, card.key, box.key)
                    held[key] = card.number
                    idle[key] = card.number - card.active
    return held, idle


def to_post(pencil: AirPencil, boards: Iterable[Board]) -> tuple[Asked, ...]:
    """The actions that put the pencil into ink: activations first, where counters lie now."""
    actions = {board.side: (board.activation, board.action) for board in boards}
    asked: dict[tuple[str, str], list[tuple[Entry, int]]] = {}
    # First, because they name the box in which the counters lie before the moves.
    for lying, number in pencil.groups.items():
        asked.setdefault((actions[lying.side][0], GROUPS), []).append((lying, number))
    for move, number in pencil.moves.items():
        asked.setdefault((actions[move.lying.side][1], MOVES), []).append((move, number))
    return tuple(
        Asked(name, {part: [_record(*entry) for entry in entries]}, tuple(entries))
        for (name, part), entries in asked.items()
    )


def _record(entry: Entry, number: int) -> dict[str, Any]:
    """A line of the inputs, as the contract of `Board` has it."""
    if isinstance(entry, Move):
        card, box = entry.lying.card, entry.lying.box
        return {"card": card, "source": box, "target": entry.target, "number": number}
    return {"card": entry.card, "box": entry.box, "number": number}
