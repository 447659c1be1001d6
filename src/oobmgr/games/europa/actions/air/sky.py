"""The groups over a mission while fights are resolved one after the other, and who may fight."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Posting, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.air_shots import Hit, distance_told, hit_told, landing
from oobmgr.games.europa.air.finding import find_flying, find_lying
from oobmgr.games.europa.air.held import Lying, State, aircraft_key, held, kind_of
from oobmgr.games.europa.air.interceptors import only_standing
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_limits import RANGE, known_of
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    Standing,
    is_free,
    mission_facts,
    standing_by,
)
from oobmgr.games.europa.air.missions import PatrolRangeInputs, patrol_range
from oobmgr.games.europa.air.transfers import (
    Mark,
    Marking,
    Transfer,
    downed,
    marked,
    transferred,
)
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import enemy
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import count_told, dice_told, flag_told, open_told, text_told


class Sky:
    """What is in the air: a mission, the enemy's standing missions, and what happened so far.

    Attributes:
        mission: The mission as it stands now.
        lines: The working so far.
        new_interceptors: Interceptors that came up, groups that go on not counted again.
        hits: Groups that took a result.
        losses: Those of them that are lost.
        learned: Facts about aircraft that were entered on the way.
        warnings: Results that the player's chart contradicts.
    """

    def __init__(self, books: Books, mission: Mission) -> None:
        self.mission = mission
        self.lines: list[Step] = []
        self.new_interceptors = 0
        self.hits = 0
        self.losses = 0
        self.learned: list[Fact] = []
        self.warnings: list[Fault] = []
        self._books = books
        self._other = enemy(mission.side)
        # A stock of its own, in which what was shot down before is gone already.
        self._stock = Counter(held(books))
        self._patrols = {one.key: one for one in standing_by(books, self._other)}
        self._transfers: list[Transfer] = []
        self._marks: list[Marking] = []
        self._fought: Counter[Lying] = Counter()

    # Who is there. All of these raise `BadInput` where nobody is.

    def member(self, card: str, box: str, where: str, number: int = 1) -> Flyer:
        """Groups of the mission that still fly; of a sweep, those that have not fought (MIS-06)."""
        flying = Counter[Lying]()
        for flyer in self.mission.flyers:
            flying[flyer.lying] += flyer.number
        # Where one base alone has the type, nobody needs to name it.
        lying = find_lying(flying, card, box or _only_base(flying, card), where, self.mission.side)
        if number > flying[lying]:
            there = counted(flying[lying], "of them still flies", "of them still fly")
            sentence = (
                f"{lying[0].name} from {lying[1].base}: {there} mission {self.mission.number}."
            )
            raise BadInput(Fault(sentence, where, str(number), case="MIS-07"))
        roles = [f.role for f in self.mission.flyers if f.lying == lying]
        # Of groups that are alike, the escorts are fought first.
        role = Role.ESCORT if Role.ESCORT in roles else Role.MAIN
        return Flyer(lying[0], lying[1].base, number, role)

    def defender(self, card: str, box: str, where: str) -> Flyer:
        """An operable group of the enemy at a base: on Patrol, or ready (MIS-06)."""
        lying = self._of_enemy(card, box, where)
        return Flyer(lying[0], lying[1].base, 1)

    def interceptor(self, card: str, box: str, number: int, where: str) -> Flyer:
        """Operable groups of the enemy that come up, or go on to a strike group (MIS-07)."""
        lying = self._of_enemy(card, box, where)
        flyer = Flyer(lying[0], lying[1].base, number)
        # Those that go on have intercepted already, and are not counted again.
        if self.through_of(flyer) >= number:
            return flyer
        used = marked(self._books, Mark.FOUGHT, *lying) + self._fought[lying]
        # By number, for groups that are alike have no names.
        free = self._stock[lying] - used
        if number > free:
            sentence = f"{free} {lying[0].name} at {lying[1].base} may still intercept."
            advice = "A fighter intercepts once in a turn." if used else ""
            raise BadInput(Fault(sentence, where, str(number), advice, "MIS-07"))
        return flyer

    def _of_enemy(self, card: str, box: str, where: str) -> Lying:
        there = {lying: n for lying, n in self._stock.items() if n > 0}
        own = {lying: n for lying, n in there.items() if lying[0].side == self._other}
        return find_flying(own, card, box or _only_base(own, card), where, self._other)

    def through_of(self, flyer: Flyer) -> int:
        """How many interceptors of a type and base may go on to a strike group."""
        return sum(one.number for one in self.mission.through if one.lying == flyer.lying)

    def on_patrol(self, flyer: Flyer) -> int:
        """How many groups of a type and base are on Patrol or Alert."""
        return sum(one.flying(flyer.lying) for one in self._patrols.values())

    # What happens.

    def end_round(
        self, attacker: Flyer, target: Flyer, hit: Hit, back: Hit, distance: int, back_distance: int
    ) -> None:
        """Send home who was hit or is done, after both sides have fired."""
        # A sweeper fights once, and is done.
        if self.mission.kind is MissionKind.SWEEP:
            self._take(target, hit, distance)
            if hit is not Hit.NONE:
                self._leave_patrol(target)
            self._take(attacker, back, back_distance)
            self.mission = self.mission.without(attacker, attacker.number)
            if not self.mission.flyers:
                self.mission = replace(self.mission, standing=Standing.OVER)
            return
        # Asked before anybody is hit: a target that is hit leaves the mission.
        goes_on = self.through_of(attacker) >= attacker.number and target.role is Role.MAIN
        self._take(target, hit, distance)
        # Driven off or shot down, it strikes no more.
        if hit is not Hit.NONE:
            self.mission = self.mission.without(target)
        self._take(attacker, back, back_distance)
        if goes_on:
            self.mission = self.mission.with_through(attacker, -attacker.number)
            # Their second round is their last.
            return
        self._intercepted(attacker)
        if target.role is Role.ESCORT and hit is not Hit.NONE:
            # Whoever was hit in return is not there to go on.
            unharmed = attacker.number - (back is not Hit.NONE)
            self.mission = self.mission.with_through(attacker, unharmed)

    def _intercepted(self, attacker: Flyer) -> None:
        self.new_interceptors += attacker.number
        self._fought[attacker.lying] += attacker.number
        self._marks.append((Mark.FOUGHT, *attacker.lying, attacker.number))
        # One by one, for they may have stood in several patrols.
        for _ in range(attacker.number):
            self._leave_patrol(attacker)

    def _leave_patrol(self, flyer: Flyer) -> None:
        """A group that fought is no longer on Patrol."""
        for key, patrol in self._patrols.items():
            if patrol.flying(flyer.lying):
                # The role within the patrol, which is not that of the fight.
                role = next(f.role for f in patrol.flyers if f.lying == flyer.lying)
                self._patrols[key] = patrol.without(replace(flyer, role=role))
                return

    def _take(self, flyer: Flyer, hit: Hit, distance: int) -> None:
        """Let one group of these take a result (AIR-09)."""
        # Which result the chart shows is still to be told; nobody is hit by that.
        if hit in {Hit.NONE, Hit.CHART}:
            return
        self.hits += 1
        spot, line = landing(self._books, flyer, hit, distance)
        self.lines.append(line)
        self.losses += not spot.state.on_map
        group, here = flyer.lying
        if spot != here:
            self._stock[group, here] -= 1
            self._stock[group, spot] += 1
            paid = not is_free(self._books, self.mission.kind)
            self._transfers.append(Transfer(group, here, spot, 1, paid))

    def flak(self, target: Flyer, hit: Hit, distance: int) -> None:
        """Let flak hit a group of the mission (MIS-09)."""
        self.mission = replace(self.mission, flak=str(hit))
        self._take(target, hit, distance)
        if hit is not Hit.NONE:
            self.mission = self.mission.without(target)

    def written(self) -> tuple[tuple[Posting, ...], tuple[Fact, ...]]:
        """The postings and facts of all that happened."""
        marks = (*self._kept(), *downed(self._books, self._transfers))
        postings, facts = transferred(self._books, self._transfers, marks, flying=True)
        missions = (self.mission, *self._patrols.values())
        return postings, (
            *facts,
            *(fact for one in missions for fact in mission_facts(self._books, one)),
        )

    def _kept(self) -> list[Marking]:
        """The marks of interceptors, where these lie now."""
        left = dict(self._stock)
        kept: list[Marking] = []
        for mark, group, spot, number in self._marks:
            # A group that was shot down has no mark left to carry.
            here = min(number, max(left.get((group, spot), 0), 0))
            left[group, spot] = left.get((group, spot), 0) - here
            if here:
                kept.append((mark, group, spot, here))
        return kept


def _only_base(flying: Mapping[Lying, int], card: str) -> str:
    """The base of the groups that a card names, where there is only one."""
    operable = (lying for lying in flying if lying[1].state is State.OPERABLE and flying[lying] > 0)
    # Only operable groups fly; those of a base that are not would name a second box.
    found = {lying[1].key for lying in operable if _is_called(lying, card)}
    return next(iter(found)) if len(found) == 1 else ""


def _is_called(lying: Lying, card: str) -> bool:
    try:
        return find_lying({lying: 1}, card, lying[1].key, "", lying[0].side) == lying
    except BadInput:
        return False


@dataclass(frozen=True)
class Fight:
    """One round: a fighter, or several of a type, with one enemy group."""

    card: str = text_told("The fighter that attacks.", "MIS-07", label="Fighter")
    box: str = text_told("Its base.", "MIS-07", label="Its base")
    number: int = count_told(
        "How many of them attack the same group.",
        "MIS-04",
        unit="groups",
        default=1,
        label="How many",
    )
    target: str = text_told("The group that is attacked.", "MIS-07", label="Target")
    target_box: str = text_told("Its base.", "MIS-07", label="Its base")
    column: str = text_told(
        "Column: rating of the attacker less that of the target.", "MIS-04", label="Column"
    )
    roll: int = dice_told(
        "The two dice at the target, 0 for none.", "MIS-04", label="Dice at the target"
    )
    hit: Hit = hit_told("MIS-04", label="Effect")
    target_guards: bool = flag_told(
        "Whether the target is of the Soviet Guards.", "MIS-05", label="Guards?"
    )
    target_distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the target.", label="Hexes home, for X"
    )
    back_column: str = text_told(
        "Column: rating of the target less that of the attacker.", "MIS-04", label="Column back"
    )
    back_roll: int = dice_told(
        "The two dice back at the attacker, 0 for none.", "MIS-04", label="Dice back"
    )
    back: Hit = hit_told("MIS-04", label="Effect back")
    guards: bool = flag_told(
        "Whether the attacker is of the Soviet Guards.", "MIS-05", label="Attacker Guards?"
    )
    distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the attacker.",
        label="Attacker's hexes home, for X",
    )
    reach: int = count_told(
        "Hexes from its patrol hex or base, 0 for not checked.",
        "MIS-02",
        unit="hexes",
        label="Hexes flown",
    )
    range: int | None = open_told(
        "Printed range of the interceptor, asked once for an aircraft.",
        "MIS-02",
        unit="hexes",
        low=1,
        high=MANY,
        label="Range",
    )
    night_fighter: bool = flag_told(
        "Whether the interceptor is a night fighter (NF).", "MIS-11", label="Night fighter?"
    )


def interceptor_faults(
    books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Why a group does not intercept: no fighter, not paid, too far, not at night (MIS-07)."""
    group = attacker.group
    if kind_of(books, group.aircraft) != "fighter":
        sentence = f"{group.name} is not a fighter: only fighters intercept."
        yield Fault(sentence, f"{where}card", group.key, case="MIS-07")
    # The counter alone shows NF, so the player says it.
    if sky.mission.night and not fight.night_fighter:
        sentence = "Only night fighters (NF) intercept at night."
        yield Fault(sentence, f"{where}night_fighter", "false", case="MIS-11")
    if books.turn == SURPRISE_TURN:
        sentence = "Nothing opposes the Axis in the air in the surprise turn."
        yield Fault(sentence, f"{where}card", group.key, case="ASU-07")
    yield from _reach_faults(books, sky, attacker, fight, where)
    # Interceptors that go on were paid for when they came up.
    if sky.through_of(attacker) < fight.number:
        yield from _unpaid(books, sky, attacker, fight, where)


def _unpaid(books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str) -> Iterator[Fault]:
    """Where fighters pay in their own Air Phase, only those on Patrol or Alert are paid (SP-11)."""
    if not only_standing(books, attacker.group.side):
        return
    standing = sky.on_patrol(attacker)
    if fight.number > standing:
        sentence = (
            f"{standing} {attacker.group.name} from {attacker.base} on Patrol or Alert, paid for."
        )
        advice = "Others do not intercept in the enemy turn."
        yield Fault(sentence, f"{where}number", str(fight.number), advice, "SP-11")


def _reach_faults(
    books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Half the range from the patrol hex or the base, rounded up (MIS-02)."""
    aircraft = attacker.group.aircraft
    printed = known_of(books, aircraft, RANGE) if fight.range is None else fight.range
    # A range that nobody has entered forbids nothing.
    if printed is None:
        return
    if fight.range is not None and fight.range != known_of(books, aircraft, RANGE):
        key = aircraft_key(aircraft)
        old = books.fact(Subject.CONDITION, key, RANGE)
        new = Fact(Subject.CONDITION, key, RANGE, old, fight.range)
        # One aircraft may fight more than once in a posting, and its range is noted once.
        if new not in sky.learned:
            sky.learned.append(new)
    may = patrol_range(PatrolRangeInputs(printed), books.tables).result.intercept
    if fight.reach > may:
        sentence = f"{attacker.group.name} intercepts within {may} hexes, half of {printed}."
        yield Fault(sentence, f"{where}reach", str(fight.reach), case="MIS-02")


def sweep_faults(
    books: Books, sweep: Mission, target: Flyer, number: int, where: str
) -> Iterator[Fault]:
    """Why some sweepers may not attack a group; `sweep` is as it was before its fights."""
    if kind_of(books, target.group.aircraft) != "fighter":
        sentence = f"{target.group.name} is not a fighter: sweeps attack fighters."
        yield Fault(sentence, f"{where}target", target.group.key, case="MIS-06")
    sweepers = sweep.number_of(Role.MAIN)
    there = _defenders(books, target.base)
    # Once some have fought, nobody can tell how many there were: the player is reminded instead.
    if number > 1 and not sweep.begun and sweepers <= there:
        fighters = counted(there, "fighter is", "fighters are")
        sentence = f"{fighters} at {target.base}: {sweepers} sweepers do not outnumber them."
        advice = "Send each at another fighter."
        yield Fault(sentence, f"{where}number", str(number), advice, "MIS-06")


def _defenders(books: Books, base: str) -> int:
    """The fighters of a base that a sweep may meet, as few as may be there.

    Those on Patrol are met at their hex, the others at the base; which of them a sweep goes for,
    the books do not say.
    """
    other = enemy(books.side)
    ready = sum(
        number
        for (group, spot), number in held(books, other).items()
        if spot.base == base
        and spot.state is State.OPERABLE
        and kind_of(books, group.aircraft) == "fighter"
    )
    away = sum(
        flyer.number
        for patrol in standing_by(books, other)
        if patrol.kind is MissionKind.PATROL
        for flyer in patrol.flyers
        if flyer.base == base
    )
    # The fewer of the two, so that no sweep is refused that may be right.
    return min((number for number in (ready - away, away) if number > 0), default=0)


def spread_faults(numbers: list[int]) -> Iterator[Fault]:
    """Sweepers are spread as evenly as possible; `numbers` are those at each fighter."""
    if numbers and max(numbers) - min(numbers) > 1:
        sentence = f"{max(numbers)} sweepers at one fighter, {min(numbers)} at another."
        yield Fault(sentence, "fights", "", "Spread them evenly.", "MIS-06")
