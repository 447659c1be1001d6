"""What the books hold of battles: one record for each, kept round by round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.facts import AT_BATTLE, BATTLE
from oobmgr.games.grande_armee.battle.words import Part, Role, Stand
from oobmgr.rules.entered import changes, recorded

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact, JsonValue
    from oobmgr.rules.books import Books


@dataclass(frozen=True, kw_only=True)
class Battle:
    """A battle as it stands.

    `hex` is that of the defenders, `sources` are those of the attackers. `points` are the
    attacker's Advance Points; `lines` the part in which each unit stands, by its id; `used` the
    leaders whose bonus counts in this round, `riders` the cavalry leaders who helped in an earlier
    one. `rounds` says what came of each round that is over, `end` how the battle ended. `phase` is
    the side in whose Combat Phase it is fought, which a counterattack shares with the attack that
    it answers; empty in books from before it was kept.
    """

    turn: TurnCode
    number: int
    attacker: SideId
    defender: SideId
    hex: str
    sources: tuple[str, ...]
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    round: int = 1
    points: int = 0
    stand: Stand = Stand.STAND
    inside: bool = False
    defense: str = ""
    flanked: bool = False
    lines: Mapping[str, str] = field(default_factory=dict)
    used: tuple[int, ...] = ()
    riders: tuple[int, ...] = ()
    least: int = 0
    bids: tuple[int, ...] = ()
    result: str = ""
    rounds: tuple[str, ...] = ()
    end: str = ""
    phase: str = ""

    @property
    def name(self) -> str:
        """What players call it: ``Battle 2 at A3728``."""
        return f"Battle {self.number} at {self.hex}"

    @property
    def fighters(self) -> tuple[int, ...]:
        """The units of both sides by their ids."""
        return (*self.attackers, *self.defenders)

    @property
    def fought(self) -> bool:
        """Whether its present round is over: whatever it costs comes of its result."""
        # The end of a battle puts the result among the rounds that are over.
        return bool(self.result) or len(self.rounds) >= self.round

    def side(self, role: Role) -> SideId:
        """Who attacks, or defends."""
        return self.attacker if role is Role.ATTACKER else self.defender

    def units(self, role: Role) -> tuple[int, ...]:
        """The units of a side of the battle by their ids."""
        return self.attackers if role is Role.ATTACKER else self.defenders

    def hexes(self, role: Role) -> tuple[str, ...]:
        """Where a side stands."""
        return self.sources if role is Role.ATTACKER else (self.hex,)

    def part(self, unit: int) -> Part | None:
        """Where a unit stands; None where nobody said."""
        found = self.lines.get(str(unit))
        return Part(found) if found else None


_KEY: Final = ("turn", "number")
_SAVED: Final = tuple(one.name for one in fields(Battle) if one.name not in _KEY)
_LISTS: Final = ("sources", "attackers", "defenders", "used", "riders", "bids", "rounds")


def battle_facts(books: Books, battle: Battle) -> tuple[Fact, ...]:
    """What has to be written for a battle to stand so."""
    # Field by field: only what has changed in a round is written.
    wanted = {name: _saved(getattr(battle, name)) for name in _SAVED}
    return changes(books, BATTLE, AT_BATTLE.key(battle.turn, battle.number), wanted)


def _saved(value: object) -> JsonValue:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, bool | int):
        # Numbers and flags as they are; words of an enumeration as text.
        return value
    return str(value)


def battles(books: Books, turn: TurnCode | None = None) -> tuple[Battle, ...]:
    """The battles of a turn in their order, of all turns where none is named."""
    found = recorded(books, BATTLE, AT_BATTLE)
    kept = [_read(key, values) for key, values in found.items() if turn in {None, key[0]}]
    return tuple(sorted(kept, key=lambda one: (one.turn, one.number)))


def _read(key: tuple[str, ...], saved: Mapping[str, JsonValue]) -> Battle:
    values: dict[str, Any] = dict(saved)
    # JSON knows lists only, and a record compares tuples.
    for name in _LISTS:
        listed = values[name]
        values[name] = tuple(listed) if isinstance(listed, list) else ()
    values["stand"] = Stand(str(values["stand"]))
    return Battle(turn=TurnCode(key[0]), number=int(key[1]), **values)


def open_battles(books: Books) -> tuple[Battle, ...]:
    """The battles of the present turn that are not over."""
    return tuple(one for one in battles(books, books.turn) if not one.end)


def next_number(books: Books) -> int:
    """The number of the next battle of the turn."""
    # From the highest, since a battle that was taken back leaves a gap.
    return 1 + max((one.number for one in battles(books, books.turn)), default=0)
