"""The air log: the air support of each combat, as it was entered."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.fact_kinds import AIR_COMBAT
from oobmgr.games.balkans.words import Player, player_of
from oobmgr.rules.entered import enter

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_FIELD: Final = "support"


@dataclass(frozen=True)
class AirCombat:
    """The air support of one combat: who attacked where, dice, and what came of it."""

    turn: TurnCode
    attacker: Player
    number: int
    place: str
    german_rolls: tuple[int, ...]
    soviet_rolls: tuple[int, ...]
    german_effective: int
    soviet_effective: int
    shift: int
    drm: int

    @property
    def key(self) -> str:
        """Where it stands in the books: by time, ``t0001:soviet:03``."""
        return f"{self.turn}:{self.attacker.side}:{self.number:02d}"


_KEYED: Final = ("turn", "attacker", "number")


def combats(books: Books) -> tuple[AirCombat, ...]:
    """Every combat of the log, as they were entered turn by turn."""
    found = books.facts(AIR_COMBAT)
    # By the key, which begins with the turn: facts come in no order of time.
    return tuple(
        _read(key, value) for (key, _), value in sorted(found.items(), key=lambda one: one[0])
        if isinstance(value, dict)
    )  # fmt: skip


def next_number(books: Books) -> int:
    """The number of the next combat of this player turn."""
    prefix = f"{books.turn}:{books.side}:"
    numbers = [int(key.removeprefix(prefix)) for key, _ in books.facts(AIR_COMBAT)
               if key.startswith(prefix)]  # fmt: skip
    # From the highest and not from how many: one that was taken back leaves a gap.
    return max(numbers, default=0) + 1


def combat_facts(books: Books, combat: AirCombat) -> tuple[Fact, ...]:
    """What has to be written for a combat to stand in the log."""
    saved: dict[str, Any] = asdict(combat)
    value: JsonValue = {
        name: list(one) if isinstance(one, tuple) else one
        for name, one in saved.items()
        # What stands in the key is not written twice.
        if name not in _KEYED
    }
    return enter(books, AIR_COMBAT, combat.key, _FIELD, value)


def combat_words(_: Fact, value: JsonValue) -> str:
    """A combat of the log, as the ledger says it."""
    if not isinstance(value, dict):
        return ""
    counts = f"German {value['german_effective']}, Soviet {value['soviet_effective']}"
    return f"{counts}: {shift_words(int(str(value['shift'])))}, {value['drm']:+d} on the die"


def shift_words(shift: int) -> str:
    """A shift of the odds: ``1 column right``, ``no shift``."""
    if not shift:
        return "no shift"
    return f"{counted(abs(shift), 'column')} {'right' if shift > 0 else 'left'}"


def _read(key: str, value: dict[str, Any]) -> AirCombat:
    turn, side, number = key.split(":")
    rolls = {name: tuple(value[name]) for name in ("german_rolls", "soviet_rolls")}
    return AirCombat(
        turn=TurnCode(turn),
        attacker=Player.SOVIET if side == Player.SOVIET.side else Player.AXIS,
        number=int(number),
        **{**value, **rolls},
    )


def attacker_now(books: Books) -> Player:
    """The side that attacks: the one whose turn it is."""
    return player_of(books.side)
