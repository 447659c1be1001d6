"""Battles as a game hands them to a screen: who can fight where, and what came of one.

Everything here is ready to be set. A screen picks units and names terrain; the inputs of the
game's own actions carry that, and what the actions answer is a `BattleOutcome`.
"""

from __future__ import annotations

from enum import StrEnum

from oobmgr.domain.values import dataclass
from oobmgr.rules.charts import ChartEntry


class BattleKind(StrEnum):
    """What the page enters: an attack on a hex, or a bombardment of one."""

    ATTACK = "attack"
    BOMBARDMENT = "bombardment"


@dataclass(frozen=True, slots=True)
class Combatant:
    """A unit that can be picked for a battle.

    Attributes:
        detail: Where it belongs: the formation above it; `path` are all of them from the top.
        hex: Where it stands, as the books know it; empty where they do not.
        strength: Attack and defence now, as a player writes them; `attack` and `defence` alone.
        after: What is left of it after losing a step: ``2-6``, or empty where it is gone.
        supply: Its supply state in a word; empty in supply.
        paid: What it has paid already, or what it would pay: ``paid``, ``½ SP``, ``free``;
            `has_paid` where it has.
        fires: Whether it is artillery, which may bombard.
        spent: Why it cannot take part any more in this phase; empty where it can.
    """

    unit: int
    designation: str
    detail: str
    nation: str
    type: str
    size: str
    hex: str
    strength: str
    attack: str
    defence: str
    after: str
    steps: int
    steps_left: int
    supply: str = ""
    paid: str = ""
    has_paid: bool = False
    fires: bool = False
    spent: str = ""
    path: tuple[str, ...] = ()
    note: str = ""

    @property
    def name(self) -> str:
        """Its designation and type."""
        return f"{self.designation} {self.type}"

    @property
    def kind(self) -> str:
        """What tells it from another of the same designation."""
        return self.type

    @property
    def line(self) -> str:
        """All that a search may find."""
        about = (self.name, self.detail, self.nation, self.hex, self.supply)
        return "\n".join((*about, self.note, *self.path))


@dataclass(frozen=True, slots=True)
class Ground:
    """Terrain that can be ticked: saved key, name, and the group that it stands in."""

    key: str
    name: str
    group: str


@dataclass(frozen=True, slots=True)
class FireAt:
    """What was fired at a hex in this player turn: by name, and in a few words."""

    place: str
    words: str


@dataclass(frozen=True, slots=True)
class KnownHex:
    """A hex that was fought for: its kinds of ground without rivers, and its weather zone."""

    place: str
    grounds: tuple[str, ...] = ()
    zone: str = ""


@dataclass(frozen=True, slots=True)
class BattleSheet:
    """What a battle can be made of at this moment.

    Attributes:
        attacker: The side that is playing.
        title: What an attack is called in this phase: ``Attack``, ``Overrun``.
        attack: The action that posts an attack. It takes ``attackers`` (records ``unit, hex``),
            ``unpaid`` among them, ``defenders``, ``attacker_losses``, ``defender_losses`` and
            ``zone_losses`` (records ``unit, gone``), ``place``, ``ground``, ``roll``, ``result``.
        bombardment: The action that posts a bombardment. It takes ``guns`` (records as there),
            ``attackers`` that are named to follow, ``defenders``, ``losses`` and the rest as there.
        attackers: Units of the side that is playing, on the map.
        zones: Zones of weather, with the weather where it is known.
        results: Results of the combat table, where it has to be looked up by hand.
        notice: Why not, or what is to be known first; empty for nothing.
        known: Hexes whose terrain the books remember.
    """

    attacker: str
    defender: str
    title: str
    attack: str
    bombardment: str
    attackers: tuple[Combatant, ...]
    defenders: tuple[Combatant, ...]
    grounds: tuple[Ground, ...]
    zones: tuple[tuple[str, str], ...]
    results: tuple[str, ...]
    bombardment_results: tuple[str, ...]
    fire: tuple[FireAt, ...] = ()
    notice: str = ""
    known: tuple[KnownHex, ...] = ()


@dataclass(frozen=True, slots=True)
class Toll:
    """What a side must lose, and how far its picked losses meet it.

    Attributes:
        required: What it must lose, in factors or as the table says it.
        counted: What the picked losses count for, as a player writes it.
        met: Whether that is enough.
        rule: What must be among the losses, such as armor; empty where nothing must.
        rule_met: Whether it is.
        back: The points that come back, with the turn of their use; empty where none.
        lost: The units that lose something, each with what becomes of it.
        case: The case that asks for it.
    """

    side: str
    name: str
    required: str
    counted: str
    met: bool
    rule: str = ""
    rule_met: bool = True
    back: str = ""
    lost: tuple[str, ...] = ()
    case: str = ""


@dataclass(frozen=True, slots=True)
class BattleOutcome:
    """What came of a battle, as far as it is entered.

    Attributes:
        odds: Factors of both sides, ``23 : 6``; factors and shift for a bombardment.
        column: The column of the table; empty where nobody was picked.
        modifier: What is added to the roll.
        result: Empty while it is not known; `source` says in words where it is from.
        own_copy: Whether it was read in the player's own chart.
        needs: What is to be entered next; empty where nothing is.
        price: What the attacker pays now, in the game's first good.
        tolls: What each side must lose, sides that lose nothing left out.
        retreat: Who retreats how far, and what else follows; empty for nothing.
        nkvd: Whether the defender could cancel the retreat.
        otherwise: What the player's chart says, where another result was entered.
        blank: The entered result as the entry that the player's chart lacks; none where it has
            one, or has no such column.
    """

    odds: str = ""
    column: str = ""
    modifier: int = 0
    result: str = ""
    source: str = ""
    own_copy: bool = False
    needs: str = ""
    price: int = 0
    tolls: tuple[Toll, ...] = ()
    retreat: str = ""
    nkvd: bool = False
    otherwise: str = ""
    blank: ChartEntry | None = None
