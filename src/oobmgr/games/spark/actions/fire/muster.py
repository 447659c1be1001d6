"""Who takes part in a fire: the units that fire with what they may, the units fired at."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.fire.ask import Eligibility, Field, FireAsk
from oobmgr.games.spark.fire.rights import eligible, usual
from oobmgr.games.spark.fire.segments import DEFENSIVE, OF_AN_ASSAULT, firing_side
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.games.spark.words import COMBAT, FireKind
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Firer:
    """A unit that is to fire: its entry, what it may, the points that it fires."""

    entry: FirerEntry
    unit: SparkUnit
    right: Eligibility
    support: bool

    @property
    def points(self) -> int:
        """The points that it fires at this target."""
        # More than it has is refused (`objections.of_firers`); the column is shown for all of it.
        asked = self.entry.points
        return self.right.points if asked is None else min(asked, self.right.points)


@dataclass(frozen=True)
class AimedAt:
    """A unit that is fired at, with its entry and its place in the inputs."""

    entry: TargetEntry
    unit: SparkUnit
    number: int

    @property
    def field(self) -> str:
        """Where its record stands in the inputs."""
        return f"targets.{self.number}"


@dataclass(frozen=True)
class Muster:
    """Everything that a fire is made of."""

    inputs: FireInputs
    ask: FireAsk
    side: SideId
    field: Field
    firers: tuple[Firer, ...]
    targets: tuple[AimedAt, ...]
    # The sheet of the targets is hidden: of others beside them nothing is said.
    hidden: bool = False

    @property
    def firing(self) -> tuple[Firer, ...]:
        """The units that may fire."""
        return tuple(firer for firer in self.firers if firer.right.may)


def muster(books: Books, inputs: FireInputs) -> Muster:
    """Read who fires at whom from the books. Raises `BadInput` where there is no such unit."""
    targets = tuple(
        AimedAt(entry, unit_of(books, UnitId(entry.unit)), number)
        for number, entry in enumerate(inputs.targets)
    )
    units = [unit_of(books, UnitId(entry.unit)) for entry in inputs.firers]
    ask = _ask(inputs, targets)
    side = firing_side(ask.segment, books.side)
    if ask.segment is Segment.ZOC and units and books.phase in COMBAT:
        # Retreats and withdrawals draw ZOC fire of either side, moves only that of the other.
        side = units[0].state.side
    field = Field(books)
    firers = []
    for entry, unit in zip(inputs.firers, units, strict=True):
        mode = entry.mode
        right = usual(field, unit, ask) if mode is None else eligible(field, unit, ask, mode)
        supports = ask.segment in OF_AN_ASSAULT and ask.supports(unit)
        firers.append(Firer(entry, unit, right, supports))
    return Muster(inputs, ask, side, field, tuple(firers), targets)


def _ask(inputs: FireInputs, targets: tuple[AimedAt, ...]) -> FireAsk:
    """The fire that is meant, with hex and assault by the targets where they are left open."""
    place = inputs.place.strip() or next((one.unit.state.hex for one in targets), "")
    # A defender fires at assaulters, whose markers name the hex; an attacker at that hex itself.
    assault = inputs.assault.strip()
    if not assault and inputs.segment in DEFENSIVE:
        assault = next((one.unit.markers.assault_hex for one in targets), "")
    if not assault and inputs.segment in OF_AN_ASSAULT - DEFENSIVE:
        assault = place
    return FireAsk(
        segment=inputs.segment,
        kind=inputs.kind,
        assault=assault if inputs.segment in OF_AN_ASSAULT else "",
        place=place,
        # AT fire names its AFV; regular fire goes at a hex, whoever stands there (SP-FIRE-08).
        target=next((one.unit for one in targets if inputs.kind is FireKind.AT), None),
        support=inputs.support,
        terrain=inputs.terrain,
        fog=inputs.fog,
        observed=inputs.observed,
        trench_at=inputs.trench_at,
    )
