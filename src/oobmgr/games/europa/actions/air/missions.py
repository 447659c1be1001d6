"""Air missions: placed with their groups, and changed before anything came of them."""

from collections import Counter
from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.activation import activated
from oobmgr.games.europa.actions.air.bombing import RAIDS
from oobmgr.games.europa.actions.air.doubts import wing_doubts
from oobmgr.games.europa.actions.air.ports import inland
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.air.finding import find_flying, find_lying
from oobmgr.games.europa.air.flying import FlyingGroup
from oobmgr.games.europa.air.held import Lying, held
from oobmgr.games.europa.air.mission_kinds import (
    KIND_ALIASES,
    ROLE_ALIASES,
    Duty,
    MissionKind,
    Role,
    duty_of,
    kind_case,
    kind_name,
)
from oobmgr.games.europa.air.mission_limits import (
    RANGE,
    Wing,
    known_of,
    learned,
    limit_faults,
    limit_lines,
    rating_for,
)
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    bound,
    by_base,
    is_free,
    mission_facts,
    missions_of,
    next_number,
    owed,
)
from oobmgr.games.europa.air.transfers import Mark, marked, transferred
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.words import AIR, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class MissionGroup:
    """Groups that are alike in a mission."""

    card: str = text_told("The aircraft.", "AIR-01", label="Aircraft")
    box: str = text_told("From which base.", "AIR-01", label="Base")
    number: int = count_told("How many.", "MIS-01", unit="groups", default=1, label="How many")
    role: Role = choice_told(
        "Whether they do what the mission is flown for, or escort.",
        "MIS-08",
        Role.MAIN,
        ROLE_ALIASES,
        label="Role",
    )
    distance: int = count_told(
        "Hexes to the target, 0 for not checked.", "MIS-02", unit="hexes", label="Hexes"
    )
    range: int | None = open_told(
        "Its printed range, asked once for an aircraft.",
        "MIS-02",
        unit="hexes",
        low=1,
        high=MANY,
        label="Range",
    )
    rating: int | None = open_told(
        "Its printed bombing rating, asked once for an aircraft: the strategic one for raids on "
        "ports, yards, factories, cities and Resource Points, else the tactical one.",
        "AIR-12",
        low=0,
        high=FEW,
        label="Bombing rating",
    )


@dataclass(frozen=True)
class AirMissionInputs:
    """A mission that is placed, or changed."""

    mission: int = count_told("The mission to change; 0 for a new one.", "SOP-03", label="Mission")
    kind: MissionKind = choice_told(
        "What it is flown for.",
        "SOP-03",
        MissionKind.GROUND_SUPPORT,
        KIND_ALIASES,
        label="Flown for",
    )
    target: str = text_told("The hex, base or place.", "SOP-03", label="Target")
    night: bool = flag_told("Whether it is flown at night.", "MIS-11", label="Night?")
    groups: tuple[MissionGroup, ...] = list_told("The groups that fly.", "MIS-01", label="Groups")
    activate: bool = flag_told(
        "Pay for those of them that are not paid yet.", "SP-09", label="Pay for them?"
    )


def any_groups(books: Books) -> bool:
    """Whether the side that is playing holds air groups."""
    return bool(held(books, books.side))


def any_missions(books: Books) -> bool:
    """Whether a mission of the side that is playing is set out."""
    return any(one.placed for one in missions_of(books, books.side))


def any_strikes(books: Books) -> bool:
    """Whether one of them strikes, so that flak fires at it and it does something there."""
    return any(duty_of(one.kind, books.tables) is Duty.STRIKE for one in open_missions(books))


def missions_over(books: Books) -> Fault | None:
    """Which missions of the side that is playing are over; None without any."""
    return _over(missions_of(books, books.side), "No mission is open.")


def strikes_over(books: Books) -> Fault | None:
    """Which of them are over that strike; None without any."""
    missions = missions_of(books, books.side)
    strikes = [one for one in missions if duty_of(one.kind, books.tables) is Duty.STRIKE]
    return _over(strikes, "No mission is open that strikes.")


def _over(missions: Iterable[Mission], advice: str) -> Fault | None:
    *others, last = [str(one.number) for one in missions if not one.placed] or [""]
    if not last:
        return None
    words = f"Missions {', '.join(others)} and {last} are" if others else f"Mission {last} is"
    return Fault(f"{words} over.", advice=advice)


def open_missions(books: Books) -> tuple[Mission, ...]:
    """The missions of this player turn that have to be resolved: all but Patrol and Alert."""
    return tuple(
        one
        for one in missions_of(books, books.side)
        if one.placed and duty_of(one.kind, books.tables) is not Duty.STAND
    )


def sweep_first(books: Books, mission: Mission) -> Iterator[Fault]:
    """Nothing else is resolved while a fighter sweep is open (MIS-06)."""
    # A sweep is flown to drive fighters off before they can meet the other missions (SOP-03).
    sweeps = (one for one in open_missions(books) if one.kind is MissionKind.SWEEP)
    sweep = next(sweeps, None)
    if sweep is not None and mission.kind is not MissionKind.SWEEP:
        sentence = f"Mission {sweep.number} is a fighter sweep: it comes first."
        advice = "Resolve it, or bring it home."
        yield Fault(sentence, "mission", str(mission.number), advice, "MIS-06")


def no_striker(mission: Mission) -> Iterator[Fault]:
    """Escorts alone neither strike nor are fired at by flak (MIS-08)."""
    if not mission.number_of(Role.MAIN):
        sentence = f"No strike group is left in mission {mission.number}."
        yield Fault(sentence, "mission", str(mission.number), "Bring it home.", "MIS-08")


@action(
    "SOP-03 AIR-01 AIR-12..13 MIS-01..02 MIS-06 MIS-08 MIS-11..12 SP-11",
    phases=(AIR,),
    title="Air mission",
    offered=any_groups,
    not_now=Fault("The side holds no air group."),
    tab="New mission",
    post_text="Post the mission",
    link="Place it",
    group="Missions",
    page="air",
)
def plan_air_mission(books: Books, inputs: AirMissionInputs) -> ActionPlan:
    """Place a mission with its groups, or change one before it begins."""
    old, faults = _to_change(books, inputs)
    wings, unread = read_wings(books, inputs.groups, inputs.kind)
    faults += unread
    number = old.number if old else next_number(books)
    mission = Mission(
        side=books.side,
        turn=books.turn,
        number=number,
        kind=inputs.kind,
        target=" ".join(inputs.target.split()),
        night=inputs.night,
        flyers=tuple(wing.flyer for wing in wings),
    )
    faults += tuple(_place_faults(books, inputs, mission))
    faults += tuple(_landed_faults(mission, old))
    # With groups left unread a mission seems smaller than it is, and would pass limits that it
    # breaks.
    if not unread:
        faults += tuple(limit_faults(books, inputs.kind, wings, night=inputs.night))
        faults += tuple(_free_faults(books, mission, old))
    payment = _payment(books, inputs, mission)
    # That it is not paid for matters only once a mission can be flown.
    faults = faults or payment.refusals
    written = (*payment.facts, *placed_facts(books, mission, old), *mission_facts(books, mission))
    lines = (*limit_lines(books, inputs.kind, wings), *payment.working)
    name = kind_name(inputs.kind, books.tables, night=inputs.night)
    case = kind_case(inputs.kind, books.tables)
    groups = sum(flyer.number for flyer in mission.flyers)
    result = Step(f"Mission {number}, groups", groups, name, case, StepKind.RESULT)
    return ActionPlan(
        f"{name}{at_target(mission)} {'changed' if old else 'placed'}",
        f"{flyer_words(mission)}.",
        Ruling(number, (*lines, result)),
        postings=() if faults else payment.postings,
        facts=() if faults else (*written, *learned(books, wings)),
        warnings=(
            *place_asked(books, mission.target, "target", case),
            *_own(books, mission, case),
            *wing_doubts(books, wings),
            *(inland(mission.target, "target") if mission.kind is MissionKind.PORT else ()),
        ),
        refusals=tuple(dict.fromkeys(faults)),
    )


def _own(books: Books, mission: Mission, case: str) -> Iterator[Fault]:
    """Tells of a strike at a place of the side that flies it."""
    # Interdiction and support go to hexes, and there both sides may be near.
    if mission.kind in RAIDS.values():
        yield from held_by_enemy(books, {"target": mission.target}, case, side=enemy(books.side))


def at_target(mission: Mission) -> str:
    """Where a mission goes, `` at 1B 2118``; empty where nothing is named."""
    return f" at {mission.target}" if mission.target else ""


def flyer_words(mission: Mission) -> str:
    """The groups of a mission in words: ``2 Ju87B from Borisov, escort 1 Me109F from Minsk``."""
    parts = [flyer.words for flyer in mission.flyers if flyer.role is Role.MAIN]
    parts += [f"escort {f.words}" for f in mission.flyers if f.role is Role.ESCORT]
    return ", ".join(parts) or "No group"


def find_mission(books: Books, number: int, where: str = "mission") -> Mission:
    """A mission of this player turn that is not over, by its number. Raises `BadInput`."""
    missions = missions_of(books, books.side)
    found = next((one for one in missions if one.number == number), None)
    if found is not None and found.placed:
        return found
    known = ", ".join(str(one.number) for one in missions if one.placed)
    sentence = f"Mission {number} is over." if found else f"There is no mission {number or '?'}."
    advice = f"Open: {known}." if known else "No mission is open."
    raise BadInput(Fault(sentence, where, str(number), advice, "SOP-03"))


def _to_change(books: Books, inputs: AirMissionInputs) -> tuple[Mission | None, tuple[Fault, ...]]:
    """The mission that is changed, None for a new one; why it cannot be."""
    if not inputs.mission:
        return None, ()
    try:
        old = find_mission(books, inputs.mission)
    except BadInput as error:
        return None, error.faults
    if old.begun:
        sentence = f"Mission {old.number} has begun: its groups have been fought or fired at."
        return old, (Fault(sentence, "mission", str(old.number), case="SOP-03"),)
    if MissionKind.SUPPLY in {old.kind, inputs.kind} and old.kind is not inputs.kind:
        sentence = "Supply by air is flown in the Initial Phase."
        return old, (Fault(sentence, "kind", str(inputs.kind), case="TRN-01"),)
    return old, ()


def read_wings(
    books: Books, groups: tuple[MissionGroup, ...], kind: MissionKind
) -> tuple[tuple[Wing, ...], tuple[Fault, ...]]:
    """The groups that a player names, with what is known of their aircraft; why some are none."""
    rated = rating_for(books, kind)
    wings: list[Wing] = []
    faults: list[Fault] = []
    for at, entry in enumerate(groups):
        with collecting(faults):
            group, spot = _ready(books, entry, f"groups.{at}")
            aircraft = group.aircraft
            wings.append(
                Wing(
                    Flyer(group, spot.base, entry.number, entry.role),
                    f"groups.{at}",
                    entry.distance,
                    # What is entered goes before what the books remember.
                    known_of(books, aircraft, RANGE) if entry.range is None else entry.range,
                    known_of(books, aircraft, rated) if entry.rating is None else entry.rating,
                    rated,
                )
            )
    return tuple(wings), tuple(faults)


def _ready(books: Books, entry: MissionGroup, where: str) -> Lying:
    """The operable groups of the side that is playing which an entry names. Raises `BadInput`."""
    try:
        return find_flying(
            held(books, books.side), entry.card, entry.box, f"{where}.card", books.side
        )
    except BadInput:
        _raise_for_the_enemy(books, entry, where)
        raise


def _raise_for_the_enemy(books: Books, entry: MissionGroup, where: str) -> None:
    """Raises `BadInput` where it is the other side that has such groups there (MIS-12)."""
    other = enemy(books.side)
    try:
        group, _ = find_lying(held(books, other), entry.card, entry.box, where, other)
    # It is nobody's, so the first refusal stands.
    except BadInput:
        return
    sentence = f"{group.name} belongs to the side that is not playing: it only intercepts."
    raise BadInput(Fault(sentence, f"{where}.card", entry.card, case="MIS-12"))


def _place_faults(books: Books, inputs: AirMissionInputs, mission: Mission) -> Iterator[Fault]:
    """Why a mission of this kind is not placed now, or not at such a target."""
    duty = duty_of(inputs.kind, books.tables)
    # One that was flown in the Initial Phase may be changed here: escorts join it (TRN-01).
    if duty is Duty.FEED and not inputs.mission:
        sentence = "Transports fly supply in the Initial Phase: Supply by air."
        yield Fault(sentence, "kind", str(inputs.kind), case="TRN-01")
    elif books.phase != AIR:
        yield Fault("Missions are placed in the Air Phase.", "phase", books.phase, case="SOP-03")
    if not folded(mission.target) and duty is not Duty.STAND:
        yield Fault(
            "is missing.", "target", "", "Enter the hex or the place.", "SOP-03", missing=True
        )
    begun = [one for one in missions_of(books, books.side) if one.begun]
    if begun and not inputs.mission:
        sentence = f"Mission {begun[0].number} has begun: all are placed before any is resolved."
        yield Fault(sentence, "mission", "0", case="SOP-03")


def _landed_faults(mission: Mission, old: Mission | None) -> Iterator[Fault]:
    """Transports that flew supply stay where they are; only escorts join them (TRN-01)."""
    if mission.kind is not MissionKind.SUPPLY or old is None:
        return
    flew, flies = (by_base(f for f in one.flyers if f.role is Role.MAIN) for one in (old, mission))
    if flew != flies or folded(old.target) != folded(mission.target):
        sentence = f"The transports landed at {old.target} and stay there."
        yield Fault(sentence, "groups", flyer_words(mission), "Only add escorts.", "TRN-01")


def _free_faults(books: Books, mission: Mission, old: Mission | None) -> Iterator[Fault]:
    """Groups fly one mission in a player turn (SOP-03)."""
    stock, before = held(books), bound(old) if old else Counter[Lying]()
    # What this mission held before is free for it again.
    for lying, number in bound(mission).items():
        group, spot = lying
        carried = marked(books, Mark.CARRIED, *lying)
        used = marked(books, Mark.PLACED, *lying) - before[lying] + carried
        free = stock.get(lying, 0) - used
        if number <= free:
            continue
        there = counted(stock.get(lying, 0), "group")
        sentence = f"{there} of {group.name} at {spot.base}, {max(free, 0)} free for this mission."
        advice = "A group flies one mission in a turn." if used else ""
        yield Fault(sentence, "groups", str(number), advice, ("TRN-01" if carried else "SOP-03"))


def placed_facts(books: Books, now: Mission | None, old: Mission | None) -> tuple[Fact, ...]:
    """How many groups of each base fly missions, once a mission is another than it was."""
    # The difference, for marks count: a change of a mission takes back what it leaves out.
    changes = bound(now) if now else Counter[Lying]()
    changes.subtract(bound(old) if old else {})
    marks = [(Mark.PLACED, *lying, number) for lying, number in changes.items() if number]
    return transferred(books, (), marks)[1]


def _payment(books: Books, inputs: AirMissionInputs, mission: Mission) -> Payment:
    """Only groups that are paid fly; those that are not can be paid with the mission (SP-11)."""
    if is_free(books, mission.kind):
        return Payment(working=(Step("Patrol and Alert", 0, "free", "SP-11"),))
    unpaid = owed(books, mission)
    if not unpaid:
        return Payment()
    if inputs.activate:
        groups = tuple(FlyingGroup(lying[0].key, lying[1].key, n) for lying, n in unpaid.items())
        return activated(books, groups)
    advice = "Activate them first, or with it."
    told = (f"{n} {group.name} at {spot.base} not paid for." for (group, spot), n in unpaid.items())
    faults = (Fault(sentence, "activate", "false", advice, "SP-11") for sentence in told)
    return Payment(refusals=tuple(faults))
