"""Rivers between attackers and their target: as the books know them, and as a combat tells them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.combat.battle_inputs import Attacker, BattleInputs
from oobmgr.games.europa.actions.combat.bombard_inputs import BombardInputs
from oobmgr.games.europa.actions.supply.weather import weather_at
from oobmgr.games.europa.combat.fire import place_key
from oobmgr.games.europa.combat.ground import HEXSIDES, GroundKind, ground_effects, ground_name
from oobmgr.games.europa.movement.hexsides import keep_river, known_river
from oobmgr.games.europa.movement.overruns import River
from oobmgr.games.europa.supply.measuring import on_map
from oobmgr.games.europa.words import Weather
from oobmgr.rules.books import Books

_KINDS = {River.MINOR: GroundKind.MINOR_RIVER, River.MAJOR: GroundKind.MAJOR_RIVER}
_RIVERS = {kind: river for river, kind in _KINDS.items()}
# What all cross is at least the smallest river that any of them crosses.
_BY_SIZE = (River.NONE, River.MINOR, River.MAJOR)


Fought = TypeVar("Fought", BattleInputs, BombardInputs)


@dataclass(frozen=True)
class Rivers:
    """What rivers do to a combat besides what is entered of them, and what it tells the books.

    `ground` is the river that all cross; `across` are hexes that alone cross one that halves.
    """

    ground: tuple[GroundKind, ...] = ()
    across: tuple[str, ...] = ()
    lines: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Approach:
    """A target by all its names, and the hexes from which it is attacked or fired at."""

    target: tuple[str, ...]
    hexes: tuple[str, ...]

    @classmethod
    def of(
        cls, books: Books, place: str, attackers: Iterable[Attacker], defenders: Iterable[int]
    ) -> "Approach":
        """From the units as they are entered, else as they stand in the books."""
        stands = {int(unit.id): unit.hex.strip() for unit in on_map(books)}
        there = (stands.get(unit, "") for unit in defenders)
        target = dict.fromkeys(name for name in (*there, place.strip()) if name)
        hexes: dict[str, str] = {}
        for one in attackers:
            name = one.hex.strip() or stands.get(one.unit, "")
            hexes.setdefault(place_key(name), name)
        return cls(tuple(target), tuple(hexes.values()))

    def river(self, books: Books, hex_: str) -> River | None:
        """The river between the target and a hex; None where nobody knows."""
        return known_river(books, (hex_,), self.target) if hex_ else None


def rivers_of(
    books: Books, way: Approach, ground: tuple[GroundKind, ...], weather: Weather
) -> Rivers:
    """What the books know of the hexsides; a river that is entered stands, and is remembered."""
    entered = [kind for kind in ground if kind in HEXSIDES]
    # What the player entered is what he sees on the map, so the books learn from it.
    if entered:
        river = _RIVERS[entered[-1]]
        return Rivers(
            warnings=tuple(_told_otherwise(books, way, river)),
            facts=tuple(_remembered(books, way, river)),
        )
    # Not known is taken as none here: what is not entered is not charged to anybody.
    known = {hex_: way.river(books, hex_) or River.NONE for hex_ in way.hexes}
    if not any(river is not River.NONE for river in known.values()):
        return Rivers()
    # All cross at least the smallest; what some cross beyond it counts for them alone.
    common = min(known.values(), key=_BY_SIZE.index)
    alone = [hex_ for hex_, river in known.items() if river not in {River.NONE, common}]
    return Rivers(
        ground=(_KINDS[common],) if common in _KINDS else (),
        across=tuple(
            hex_
            for hex_ in alone
            # Frost may leave nothing of it that halves, and at the border it does not count.
            if ground_effects(books, (_KINDS[known[hex_]],), weather).hexside
        ),
        lines=tuple(_lines(known)),
    )


def over_rivers(books: Books, inputs: Fought, units: Iterable[Attacker]) -> tuple[Fought, Rivers]:
    """What was entered, with the rivers that the books know between these units and the target."""
    way = Approach.of(books, inputs.place, units, inputs.defenders)
    weather = weather_at(books, inputs.zone, inputs.weather)
    rivers = rivers_of(books, way, inputs.ground, weather)
    ground, across = inputs.ground + rivers.ground, inputs.across + rivers.across
    # A hexside that the player entered and the books know counts once.
    return replace(inputs, ground=ground, across=tuple(dict.fromkeys(across))), rivers


def _lines(known: dict[str, River]) -> Iterator[Step]:
    for hex_, river in known.items():
        if river in _KINDS:
            name = f"{ground_name(_KINDS[river])} from {hex_}"
            yield Step(name, arithmetic="from the books", case="TER-01")


def _told_otherwise(books: Books, way: Approach, river: River) -> Iterator[Fault]:
    """That the books know another river than is entered, or none."""
    for hex_ in way.hexes:
        known = way.river(books, hex_)
        if known not in {None, river}:
            words = "no river" if known is River.NONE else f"a {known} river"
            sentence = f"The books have {words} between {hex_} and {way.target[0]}."
            advice = "Leave the hexside blank to take that; else this is kept."
            yield Fault(sentence, "ground", str(river), advice, "TER-01")


def _remembered(books: Books, way: Approach, river: River) -> Iterator[Fact]:
    """The river under the first name of the target: the hex of its units, where they have one."""
    for hex_ in way.hexes if way.target else ():
        yield from keep_river(books, hex_, way.target[0], river)
