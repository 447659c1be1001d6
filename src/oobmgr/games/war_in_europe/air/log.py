"""What the books hold of the air war, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.fact_kinds import (
    AIR_ATTACK,
    AIR_FRONT,
    AIR_NATION,
    AT_ATTACK,
    AT_FRONT,
    AT_NATION,
    WEATHER,
)
from oobmgr.games.war_in_europe.words import AirNation, Front, Weather, enemies, player_of
from oobmgr.rules.entered import enter

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

ENTRY = "entry"
"""The one field of a record of the air war."""


@dataclass(frozen=True, slots=True)
class FrontTurn:
    """A front in a turn: whether an air war was possible (None where nobody said), and combat."""

    # None is not no: where nobody said whether there was an air war, it is asked for.
    war: bool | None
    combat: bool
    flags: Mapping[str, bool]
    # Kept so that the entry can be corrected as it was made; books of old have neither.
    distance: int | None = None
    neutral: bool = False


@dataclass(frozen=True, slots=True)
class NationTurn:
    """The points of a nation on a front in a turn."""

    superiority: int
    other: int
    inactive: int
    exposed: bool

    @property
    def counting(self) -> int:
        """Those that count for attrition, were there no air combat."""
        # Whether air combat makes the turn count nothing is an option, and is asked elsewhere.
        return self.superiority + self.inactive


def weather_of(books: Books, turn: TurnCode) -> Weather | None:
    """The weather of a turn; None where nobody entered it."""
    found = books.fact(WEATHER, turn, ENTRY)
    return Weather(str(found)) if found else None


def front_turn(books: Books, turn: TurnCode, front: Front) -> FrontTurn | None:
    """What is known of a front in a turn; None where nothing was entered."""
    found = books.fact(AIR_FRONT, AT_FRONT.key(turn, front), ENTRY)
    return FrontTurn(**_fields(found)) if isinstance(found, dict) else None


def nation_turn(books: Books, turn: TurnCode, front: Front, nation: AirNation) -> NationTurn | None:
    """The points of a nation on a front in a turn; None where none were entered."""
    found = books.fact(AIR_NATION, AT_NATION.key(turn, front, nation), ENTRY)
    return NationTurn(**_fields(found)) if isinstance(found, dict) else None


def _fields(value: Mapping[str, JsonValue]) -> dict[str, Any]:
    return dict(value)


def front_facts(books: Books, turn: TurnCode, front: Front, entry: FrontTurn) -> tuple[Fact, ...]:
    """What has to be written for a front to stand so in a turn."""
    value: JsonValue = {
        "war": entry.war,
        "combat": entry.combat,
        "flags": dict(entry.flags),
        "distance": entry.distance,
        "neutral": entry.neutral,
    }
    return enter(books, AIR_FRONT, AT_FRONT.key(turn, front), ENTRY, value)


def nation_facts(
    books: Books, turn: TurnCode, front: Front, nation: AirNation, entry: NationTurn | None
) -> tuple[Fact, ...]:
    """What has to be written for the points of a nation to be so; None takes the entry away."""
    value: JsonValue = None
    if entry is not None:
        value = {
            "superiority": entry.superiority,
            "other": entry.other,
            "inactive": entry.inactive,
            "exposed": entry.exposed,
        }
    return enter(books, AIR_NATION, AT_NATION.key(turn, front, nation), ENTRY, value)


def enemy_points(books: Books, turn: TurnCode, front: Front, nation: AirNation) -> int:
    """The points of the enemies of a nation that count on a front in a turn."""
    return sum(
        found.counting
        for other in AirNation
        # By players: Allied and Soviet points count against the Axis alike, and not against each
        # other.
        if enemies(player_of(nation), player_of(other))
        and (found := nation_turn(books, turn, front, other)) is not None
    )


@dataclass(frozen=True, slots=True)
class AirAttack:
    """An interdiction or a suppression of ports: how many points, against what, and the loss."""

    kind: str
    points: int
    targets: tuple[str, ...]
    results: tuple[str, ...]
    lost: int

    @property
    def words(self) -> str:
        """Each target with its result: ``Malta D, Tunis A``."""
        return ", ".join(f"{a} {b}" for a, b in zip(self.targets, self.results, strict=True))


def attacks(
    books: Books, turn: TurnCode, front: Front | None = None, nation: AirNation | None = None
) -> Iterator[tuple[Front, AirNation, AirAttack]]:
    """The attacks of a turn in their order, of one front and nation where they are named."""
    found: list[tuple[int, Front, AirNation, dict[str, Any]]] = []
    for (key, _), value in books.facts(AIR_ATTACK).items():
        parts = AT_ATTACK.read(key)
        if not parts or not isinstance(value, dict):
            continue
        when, where, who, number = parts
        if when == turn:
            found.append((int(number), Front(where), AirNation(who), value))
    # By number, which goes over all fronts: so they were flown.
    for _, where, who, entry in sorted(found, key=lambda one: one[:1]):
        if front in {None, where} and nation in {None, who}:
            yield (
                where,
                who,
                AirAttack(
                    entry["kind"],
                    entry["points"],
                    tuple(entry["targets"]),
                    tuple(entry["results"]),
                    entry["lost"],
                ),
            )


def attack_facts(
    books: Books, front: Front, nation: AirNation, attack: AirAttack
) -> tuple[Fact, ...]:
    """What has to be written for a further attack of the present turn."""
    # Counted over all fronts and nations, so that the order of the turn is kept.
    known = (AT_ATTACK.read(key) for key, _ in books.facts(AIR_ATTACK))
    taken = (int(parts[-1]) for parts in known if parts and parts[0] == books.turn)
    # After the highest, not by how many there are: an earlier attack may have been revoked.
    number = 1 + max(taken, default=0)
    value: JsonValue = {
        "kind": attack.kind,
        "points": attack.points,
        "targets": list(attack.targets),
        "results": list(attack.results),
        "lost": attack.lost,
    }
    return enter(books, AIR_ATTACK, AT_ATTACK.key(books.turn, front, nation, number), ENTRY, value)


def attack_targets(books: Books, kind: str) -> tuple[str, ...]:
    """All that was ever attacked in one way, each once."""
    found: dict[str, None] = {}
    for value in books.facts(AIR_ATTACK).values():
        # A list of any JSON, of which the books only ever hold words here.
        if isinstance(value, dict) and value["kind"] == kind and isinstance(value["targets"], list):
            found |= dict.fromkeys(str(target) for target in value["targets"])
    return tuple(found)
