"""Air missions in the books: who flies where, how it stands, and what came of it.

A mission does not move its groups: they stand in the accounts of their bases, where they return.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.air.held import GroupType, Lying, Spot, State, Stock, held
from oobmgr.games.europa.air.mission_kinds import Duty, MissionKind, Role, duty_of
from oobmgr.games.europa.air.old_facts import Record, records
from oobmgr.games.europa.air.transfers import Mark, marked
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import CALENDAR, SURPRISE_TURN
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes, recorded

GROUP_FIELDS = ("groups", "home", "through")
"""The facts of a mission that hold groups."""
_KEY = KeyForm(parts=("turn", "side", "number"))


class Standing(StrEnum):
    """How a mission stands."""

    PLACED = "placed"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Flyer:
    """Groups that are alike in a mission, with the base that they came from."""

    group: GroupType
    base: str
    number: int
    role: Role = Role.MAIN

    @property
    def lying(self) -> Lying:
        """Where the books hold them."""
        # Only operable groups fly, and the books leave them in that account while they do.
        return self.group, Spot(State.OPERABLE, self.base)

    @property
    def record(self) -> dict[str, JsonValue]:
        """As the books hold them."""
        return {
            "number": self.number,
            "nation": self.group.nation,
            "aircraft": self.group.aircraft,
            "steps": self.group.steps,
            "base": self.base,
            "role": str(self.role),
        }

    @property
    def words(self) -> str:
        """As a player reads them, ``2 Ju87B from Borisov``."""
        return f"{self.number} {self.group.name} from {self.base}"


@dataclass(frozen=True)
class Mission:
    """A mission of a player turn.

    Attributes:
        turn: The game turn in which it was placed.
        number: Counted from 1 in each player turn.
        target: The hex, base or place, as written.
        flyers: The groups that still fly.
        home: Groups that fought and went home, or were lost.
        through: Enemy interceptors that may go on to a strike group.
        flak: What flak did: a code, or empty where it did not fire.
        result: What the bombs did, as the chart writes it.
        hits: Hits on the facility, or the Hit marker on the hex.
        standing: Whether it is still to be resolved.
    """

    side: SideId
    turn: TurnCode
    number: int
    kind: MissionKind
    target: str = ""
    night: bool = False
    flyers: tuple[Flyer, ...] = ()
    home: tuple[Flyer, ...] = ()
    through: tuple[Flyer, ...] = ()
    flak: str = ""
    result: str = ""
    hits: int = 0
    standing: Standing = Standing.PLACED

    @property
    def key(self) -> str:
        """The key of its facts."""
        return _KEY.key(self.turn, self.side, self.number)

    @property
    def placed(self) -> bool:
        """Whether it is still to be resolved, or stands by."""
        return self.standing is Standing.PLACED

    @property
    def begun(self) -> bool:
        """Whether somebody fought or fired already, so that it cannot be changed any more."""
        return bool(self.home or self.through or self.flak or self.result)

    def number_of(self, role: Role) -> int:
        """How many groups still fly in a role."""
        return sum(flyer.number for flyer in self.flyers if flyer.role is role)

    def strikers(self) -> list[Flyer]:
        """The strike groups one by one, so that a die finds each of several that are alike."""
        strike = (flyer for flyer in self.flyers if flyer.role is Role.MAIN)
        return [replace(flyer, number=1) for flyer in strike for _ in range(flyer.number)]

    def flying(self, lying: Lying) -> int:
        """How many of the groups at a base still fly it."""
        return sum(flyer.number for flyer in self.flyers if flyer.lying == lying)

    def without(self, flyer: Flyer, number: int = 1) -> Mission:
        """The mission once some of its groups went home or were lost."""
        left = _less(self.flyers, flyer, number)
        gone = _more(self.home, replace(flyer, number=number))
        return replace(self, flyers=left, home=gone)

    def with_through(self, flyer: Flyer, number: int) -> Mission:
        """The mission with more interceptors that may go on, or fewer below 0."""
        if number < 0:
            return replace(self, through=_less(self.through, flyer, -number))
        return replace(self, through=_more(self.through, replace(flyer, number=number)))


def _more(flyers: Sequence[Flyer], added: Flyer) -> tuple[Flyer, ...]:
    """The groups with some more; those that are alike stand in one line."""
    if not added.number:
        return tuple(flyers)
    # With their number taken out, groups that are alike compare as equal.
    counts = {replace(flyer, number=0): flyer.number for flyer in flyers}
    alike = replace(added, number=0)
    counts[alike] = counts.get(alike, 0) + added.number
    return tuple(replace(flyer, number=number) for flyer, number in counts.items())


def _less(flyers: Sequence[Flyer], gone: Flyer, number: int) -> tuple[Flyer, ...]:
    """The groups without some of one line."""
    kept = []
    for flyer in flyers:
        alike = flyer.lying == gone.lying and flyer.role is gone.role
        left = flyer.number - (number if alike else 0)
        # The first line that matches pays for all of it; no other may pay again.
        number = 0 if alike else number
        if left > 0:
            kept.append(replace(flyer, number=left))
    return tuple(kept)


# ------------------------------------------------------------------------------ in the books


def missions_of(books: Books, side: SideId, turn: TurnCode | None = None) -> tuple[Mission, ...]:
    """A side's missions of a game turn, this one if none is given, by their numbers.

    Groups that do not stand at their base any more are left out of those that still fly.
    """
    wanted = turn or books.turn, side
    # As numbers: as text the tenth would come before the second.
    found = sorted(
        (int(number), values)
        for (*when, number), values in recorded(books, fact_kinds.MISSION, _KEY).items()
        if tuple(when) == wanted and "kind" in values
    )
    stock = held(books, side)
    return tuple(_read(*wanted, number, values, stock) for number, values in found)


def _read(
    turn: TurnCode, side: SideId, number: int, values: Mapping[str, JsonValue], stock: Stock
) -> Mission:
    return Mission(
        side=side,
        turn=turn,
        number=number,
        kind=MissionKind(str(values["kind"])),
        target=str(values.get("target", "")),
        night=bool(values.get("night")),
        flyers=_still_there(_flyers(values.get("groups")), stock),
        home=_flyers(values.get("home")),
        through=_flyers(values.get("through")),
        flak=str(values.get("flak", "")),
        result=str(values.get("result", "")),
        hits=whole_known(values.get("hits")),
        standing=Standing(str(values["state"])),
    )


def _flyers(value: JsonValue) -> tuple[Flyer, ...]:
    return tuple(_flyer(record) for record in records(value))


def _flyer(record: Record) -> Flyer:
    group = GroupType(str(record["nation"]), str(record["aircraft"]), int(str(record["steps"])))
    number, role = int(str(record["number"])), Role(str(record["role"]))
    return Flyer(group, str(record["base"]), number, role)


def groups_told(value: JsonValue) -> str:
    """The groups of a mission as a person reads them, ``2 Ju87B from Borisov, 1 … (escort)``."""
    flyers = _flyers(value)
    told = (f"{f.words} (escort)" if f.role is Role.ESCORT else f.words for f in flyers)
    return ", ".join(told) or "none"


def _still_there(flyers: Iterable[Flyer], stock: Stock) -> tuple[Flyer, ...]:
    left = Counter(stock)
    kept = []
    for flyer in flyers:
        # Groups that other entries moved or lost since do not fly any more.
        number = min(flyer.number, left[flyer.lying])
        left[flyer.lying] -= number
        if number > 0:
            kept.append(replace(flyer, number=number))
    return tuple(kept)


def mission_facts(books: Books, mission: Mission, *, gone: bool = False) -> tuple[Fact, ...]:
    """What has to be written for a mission to be as it is given, or to be no more."""
    values: dict[str, JsonValue] = {
        "kind": str(mission.kind),
        "target": mission.target,
        "night": mission.night,
        "groups": [flyer.record for flyer in mission.flyers],
        "home": [flyer.record for flyer in mission.home],
        "through": [flyer.record for flyer in mission.through],
        "flak": mission.flak,
        "result": mission.result,
        "hits": mission.hits,
        "state": str(mission.standing),
    }
    found = changes(
        books, fact_kinds.MISSION, mission.key, dict.fromkeys(values) if gone else values
    )
    # What was never entered is not written as empty, except what tells that there is a mission.
    return tuple(f for f in found if f.old or f.new or f.field in {"kind", "state"})


def next_number(books: Books) -> int:
    """The number of the next mission of this player turn."""
    # One above the highest, and not their count: once a mission was taken back, the count would
    # give a later one's number again and overwrite it.
    return 1 + max((one.number for one in missions_of(books, books.side)), default=0)


def standing_by(books: Books, side: SideId) -> tuple[Mission, ...]:
    """The missions of a side that are not over: of its own player turn, or on Patrol and Alert.

    Patrol and Alert go on through the enemy's player turn (SOP-03).
    """
    if side == books.side:
        return tuple(one for one in missions_of(books, side) if one.placed)
    # The Axis has played in this game turn; the Soviets last played in the one before.
    # Before the surprise turn the Soviets have no player turn in which fighters could be placed.
    if side != AXIS and books.turn == SURPRISE_TURN:
        return ()
    turn = books.turn if side == AXIS else CALENDAR.previous(books.turn)
    return tuple(
        one
        for one in missions_of(books, side, turn)
        if one.placed and one.flyers and duty_of(one.kind, books.tables) is Duty.STAND
    )


def on_missions(books: Books, lying: Lying) -> int:
    """How many of the groups at a base fly a mission that is not over."""
    return sum(one.flying(lying) for one in standing_by(books, lying[0].side))


# ----------------------------------------------------------------------------------------- payment


def by_base(flyers: Iterable[Flyer]) -> Counter[Lying]:
    """How many groups of each type come from each base."""
    found: Counter[Lying] = Counter()
    for flyer in flyers:
        found[flyer.lying] += flyer.number
    return found


def bound(mission: Mission) -> Counter[Lying]:
    """The groups for which it is their one mission of the player turn.

    Transports that fly supply are bound where they landed, by a mark of their own (TRN-01).
    """
    supply = mission.kind is MissionKind.SUPPLY
    return by_base(f for f in mission.flyers if not supply or f.role is Role.ESCORT)


def is_free(books: Books, kind: MissionKind) -> bool:
    """Whether the groups of a mission fly without payment: Patrol where the campaign says so."""
    stands = duty_of(kind, books.tables) is Duty.STAND
    return stands and chosen(books.options, "patrol_payment") == "free"


def owed(books: Books, planned: Mission | None = None) -> Counter[Lying]:
    """The groups on missions of this player turn that are not paid for (SP-11).

    A planned mission takes the place of the one with its number; then its groups alone are told.
    """
    missions = {mission.number: mission for mission in missions_of(books, books.side)}
    # A mission that is changed lets go of what it had, so its old shape must not be charged, too.
    if planned:
        missions[planned.number] = planned
    flying: Counter[Lying] = Counter()
    for mission in missions.values():
        if not is_free(books, mission.kind):
            flying.update(bound(mission))
    # A payment covers all that a group does in the player turn (SP-09): what is marked owes
    # nothing.
    left = {lying: n - marked(books, Mark.FLOWN, *lying) for lying, n in flying.items()}
    wanted = bound(planned) if planned else flying
    # Fewer than none are paid groups that fly nothing: they owe nothing, and pay for no others.
    return Counter({lying: n for lying, n in left.items() if n > 0 and lying in wanted})
