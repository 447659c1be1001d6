"""What the rules ask of a mission before it is placed: its size, who flies, how far they reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.air_combat import GroupSize
from oobmgr.games.europa.air.held import aircraft_key, kind_of
from oobmgr.games.europa.air.mission_kinds import (
    Duty,
    MissionKind,
    Role,
    by_night,
    duty_of,
    kind_case,
    kind_name,
    may_fly,
)
from oobmgr.games.europa.air.mission_records import Flyer
from oobmgr.games.europa.air.missions import (
    MissionSizeInputs,
    PatrolRangeInputs,
    RatedGroup,
    StrikeFactorsInputs,
    mission_size,
    patrol_range,
    strike_factors,
)
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

RANGE, RATING, STRATEGIC = "range", "rating", "strategic_rating"
_WHO = {"fighter": "Fighters", "transport": "Transport groups", "combat": "Combat groups"}


@dataclass(frozen=True)
class Wing:
    """Groups of a mission with what the player said of them, and the field that says it.

    `reach` is the printed range and `rating` the printed bombing rating, None where neither was
    entered nor known; `distance` the hexes from their base to the target, 0 where not entered;
    `rated` which rating it is: `RATING`, the tactical one, or `STRATEGIC`.
    """

    flyer: Flyer
    where: str
    distance: int = 0
    reach: int | None = None
    rating: int | None = None
    rated: str = RATING


def rating_for(books: Books, kind: MissionKind) -> str:
    """Which printed bombing rating a mission uses: `RATING`, the tactical one, or `STRATEGIC`."""
    # Few kinds have a line there; every other mission bombs with the tactical rating.
    path = f"missions.rating.{kind}"
    return STRATEGIC if path in books.tables.cells else RATING


def known_of(books: Books, aircraft: str, what: str) -> int | None:
    """What the player entered before of an aircraft: `RANGE` or a rating; None where nothing."""
    value = books.fact(Subject.CONDITION, aircraft_key(aircraft), what)
    return value if isinstance(value, int) else None


def learned(books: Books, wings: Iterable[Wing]) -> tuple[Fact, ...]:
    """Ranges and ratings are entered once for an aircraft."""
    new: dict[tuple[str, str], int] = {}
    for wing in wings:
        aircraft = wing.flyer.group.aircraft
        for what, value in ((RANGE, wing.reach), (wing.rated, wing.rating)):
            # A field that was left open takes nothing back that is known already.
            if value is not None:
                new[aircraft_key(aircraft), what] = value
    return tuple(
        fact
        for (key, what), value in new.items()
        for fact in enter(books, Subject.CONDITION, key, what, value)
    )


def limit_faults(
    books: Books, kind: MissionKind, wings: tuple[Wing, ...], *, night: bool
) -> Iterator[Fault]:
    """Why a mission of these groups may not be flown."""
    if not wings:
        yield Fault("Nothing is entered.", "groups", "0", "Add the groups that fly.", missing=True)
        return
    if night and not by_night(kind, books.tables):
        sentence = f"{kind_name(kind, books.tables)} is not flown at night."
        yield Fault(sentence, "night", "true", "Only facilities are targets.", "MIS-11")
    if all(wing.flyer.role is Role.ESCORT for wing in wings):
        sentence = "Escorts do not fly alone."
        yield Fault(sentence, "groups", "", "Add the groups that they escort.", "MIS-08")
    yield from _size_faults(books, kind, wings)
    for wing in wings:
        yield from _type_faults(books, kind, wing)
        yield from _reach_faults(books, kind, wing)


def _sizes(books: Books, kind: MissionKind, wings: tuple[Wing, ...]) -> MissionSizeInputs:
    groups = sum(wing.flyer.number for wing in wings)
    main = sum(wing.flyer.number for wing in wings if wing.flyer.role is Role.MAIN)
    # Only strikes have a limit of their own for the groups that strike (MIS-01).
    strikes = duty_of(kind, books.tables) is Duty.STRIKE
    return MissionSizeInputs(groups, main if strikes else 0)


def _size_faults(books: Books, kind: MissionKind, wings: tuple[Wing, ...]) -> Iterator[Fault]:
    sizes = _sizes(books, kind, wings)
    if mission_size(sizes, books.tables).result:
        return
    most = books.tables.whole("air.mission.most_groups")
    strikers = books.tables.whole("air.mission.most_strikers")
    sentence = f"A mission has at most {most} groups, {strikers} of them striking."
    given = f"{sizes.groups}, {sizes.strikers} striking"
    yield Fault(sentence, "groups", given, "Place a second mission.", "MIS-01")


def _type_faults(books: Books, kind: MissionKind, wing: Wing) -> Iterator[Fault]:
    group, role = wing.flyer.group, wing.flyer.role
    if may_fly(kind, role, kind_of(books, group.aircraft), books.tables):
        return
    cell = books.tables.cell(f"missions.who.{role if role is Role.ESCORT else kind}")
    wanted = _WHO[cell.text]
    name = "escort" if role is Role.ESCORT else kind_name(kind, books.tables).casefold()
    sentence = f"{group.name} does not fly this: {name}."
    yield Fault(sentence, f"{wing.where}.card", group.key, f"{wanted} do.", cell.case)


def _reach(books: Books, kind: MissionKind, wing: Wing) -> int | None:
    """How far the groups reach on this mission; None where their range is not known."""
    if wing.reach is None:
        return None
    # Groups that stand by on Patrol reach half as far as on any other mission.
    if duty_of(kind, books.tables) is Duty.STAND:
        return patrol_range(PatrolRangeInputs(wing.reach), books.tables).result.patrol
    return wing.reach


def _reach_faults(books: Books, kind: MissionKind, wing: Wing) -> Iterator[Fault]:
    reach = _reach(books, kind, wing)
    # A range that nobody entered refuses nothing: players read it off the counter.
    if reach is None or wing.distance <= reach:
        return
    name, hexes = wing.flyer.group.name, counted(reach, "hex", "hexes")
    sentence = f"{name} reaches {hexes}, the target is {wing.distance} away."
    where, case = f"{wing.where}.distance", kind_case(kind, books.tables)
    yield Fault(sentence, where, str(wing.distance), "Fly from a nearer base.", case)


# -------------------------------------------------------------------------------- the working


def limit_lines(books: Books, kind: MissionKind, wings: tuple[Wing, ...]) -> list[Step]:
    """The working of size, ranges and bombing factors; none where nobody flies."""
    if not wings:
        return []
    lines = list(mission_size(_sizes(books, kind, wings), books.tables).working)
    for wing in wings:
        lines += _reach_lines(books, kind, wing)
    if duty_of(kind, books.tables) is Duty.STRIKE:
        lines += factor_lines(books, wings)
    return lines


def _reach_lines(books: Books, kind: MissionKind, wing: Wing) -> list[Step]:
    reach = _reach(books, kind, wing)
    name = f"{wing.flyer.group.name} from {wing.flyer.base}"
    if reach is None:
        return [Step(f"{name}, range", None, "not entered", "MIS-02")] if wing.distance else []
    text = f"{wing.distance} away" if wing.distance else ""
    if duty_of(kind, books.tables) is Duty.STAND:
        text = f"half of {wing.reach}, rounded up; {text}".removesuffix("; ")
    return [Step(f"{name}, reach", reach, text, kind_case(kind, books.tables))]


def factor_lines(books: Books, wings: tuple[Wing, ...]) -> list[Step]:
    """The working of the bombing factors; nothing where a rating is not known."""
    ruling = _factors(books, wings)
    if ruling is None:
        return []
    *parts, total = ruling.working
    return [*parts, replace(total, kind=StepKind.SUM)]


def factors_of(books: Books, wings: tuple[Wing, ...]) -> int | None:
    """The bombing factors of the groups that strike; None where a rating is not known."""
    ruling = _factors(books, wings)
    return ruling.result if ruling else None


def _factors(books: Books, wings: tuple[Wing, ...]) -> Ruling[int] | None:
    striking = [wing for wing in wings if wing.flyer.role is Role.MAIN]
    rated = tuple(
        RatedGroup(wing.rating, size_of(wing.flyer))
        for wing in striking
        if wing.rating is not None
        for _ in range(wing.flyer.number)
    )
    # One unknown rating makes the sum unknown: a part of it would pass for the whole.
    if any(wing.rating is None for wing in striking):
        return None
    return strike_factors(StrikeFactorsInputs(rated), books.tables)


def size_of(flyer: Flyer) -> GroupSize:
    """Whether a group is a full or a half one."""
    return GroupSize.HALF if flyer.group.steps == 1 else GroupSize.FULL


def wings_of(books: Books, flyers: Iterable[Flyer], kind: MissionKind) -> tuple[Wing, ...]:
    """The groups of a mission in the books, with what is known of their aircraft."""
    rated = rating_for(books, kind)
    return tuple(
        Wing(
            flyer,
            f"groups.{at}",
            reach=known_of(books, flyer.group.aircraft, RANGE),
            rating=known_of(books, flyer.group.aircraft, rated),
            rated=rated,
        )
        for at, flyer in enumerate(flyers)
    )
