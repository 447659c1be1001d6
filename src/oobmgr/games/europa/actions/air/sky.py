"""The groups over a mission while fights are resolved one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Posting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.air.air_shots import Hit, landing
from oobmgr.games.europa.air.finding import find_flying, find_lying
from oobmgr.games.europa.air.held import State, held
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_payment import is_free
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    Standing,
    mission_facts,
    standing_by,
)
from oobmgr.games.europa.air.transfers import Lying, Mark, Marking, Transfer, marked, transferred
from oobmgr.rules.books import Books


class Sky:
    """What is in the air: a mission, the enemy's standing missions, and what happened so far.

    Attributes:
        mission: The mission as it stands now.
        lines: The working so far.
        new_interceptors: Interceptors that came up, groups that go on not counted again.
        hits: Groups that took a result.
        losses: Those of them that are lost.
        learned: Facts about aircraft that were entered on the way.
    """

    def __init__(self, books: Books, mission: Mission) -> None:
        self.mission = mission
        self.lines: list[Step] = []
        self.new_interceptors = 0
        self.hits = 0
        self.losses = 0
        self.learned: list[Fact] = []
        self._books = books
        self._other = enemy(mission.side)
        self._stock = Counter(held(books))
        self._patrols = {one.key: one for one in standing_by(books, self._other)}
        self._transfers: list[Transfer] = []
        self._marks: list[Marking] = []
        self._fought: Counter[Lying] = Counter()

    # Who is there. All of these raise `BadInput` where nobody is.

    def sweeper(self, card: str, box: str, number: int, where: str) -> Flyer:
        """Groups of the sweep that have not fought yet (MIS-06)."""
        return self._of_mission(card, box, number, where)

    def member(self, card: str, box: str, where: str) -> Flyer:
        """A group of the mission that still flies."""
        return self._of_mission(card, box, 1, where)

    def _of_mission(self, card: str, box: str, number: int, where: str) -> Flyer:
        flying = Counter[Lying]()
        for flyer in self.mission.flyers:
            flying[flyer.lying] += flyer.number
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
        if self.through_of(flyer) >= number:
            return flyer
        used = marked(self._books, Mark.FOUGHT, *lying) + self._fought[lying]
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
        alike = (one.number for one in self.mission.through if one.lying == flyer.lying)
        return sum(alike)

    def on_patrol(self, flyer: Flyer) -> int:
        """How many groups of a type and base are on Patrol or Alert."""
        return sum(one.flying(flyer.lying) for one in self._patrols.values())

    # What happens.

    def end_round(
        self, attacker: Flyer, target: Flyer, hit: Hit, back: Hit, distance: int, back_distance: int
    ) -> None:
        """Send home who was hit or is done, after both sides have fired."""
        if self.mission.kind is MissionKind.SWEEP:
            self._take(target, hit, distance)
            self._leave_patrol(target, gone=hit is not Hit.NONE)
            self._take(attacker, back, back_distance)
            self.mission = self.mission.without(attacker, attacker.number)
            if not self.mission.flyers:
                self.mission = replace(self.mission, standing=Standing.OVER)
            return
        goes_on = self.through_of(attacker) >= attacker.number and target.role is Role.MAIN
        self._take(target, hit, distance)
        if hit is not Hit.NONE:
            self.mission = self.mission.without(target)
        self._take(attacker, back, back_distance)
        if goes_on:
            self.mission = self.mission.with_through(attacker, -attacker.number)
            return
        self._intercepted(attacker)
        if target.role is Role.ESCORT and hit is not Hit.NONE:
            unharmed = attacker.number - (back is not Hit.NONE)
            self.mission = self.mission.with_through(attacker, unharmed)

    def _intercepted(self, attacker: Flyer) -> None:
        self.new_interceptors += attacker.number
        self._fought[attacker.lying] += attacker.number
        self._marks.append((Mark.FOUGHT, *attacker.lying, attacker.number))
        for _ in range(attacker.number):
            self._leave_patrol(attacker, gone=True)

    def _leave_patrol(self, flyer: Flyer, *, gone: bool) -> None:
        """A group that fought is on Patrol no more."""
        if not gone:
            return
        for key, patrol in self._patrols.items():
            if patrol.flying(flyer.lying):
                role = next(f.role for f in patrol.flyers if f.lying == flyer.lying)
                self._patrols[key] = patrol.without(replace(flyer, role=role))
                return

    def _take(self, flyer: Flyer, hit: Hit, distance: int) -> None:
        """Let one group of these take a result (AIR-09)."""
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
        postings, facts = transferred(self._books, self._transfers, self._kept(), flying=True)
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
            here = min(number, max(left.get((group, spot), 0), 0))
            left[group, spot] = left.get((group, spot), 0) - here
            if here:
                kept.append((mark, group, spot, here))
        return kept


def _only_base(flying: Mapping[Lying, int], card: str) -> str:
    """The base of the groups that a card names, where there is only one."""
    operable = (lying for lying in flying if lying[1].state is State.OPERABLE and flying[lying] > 0)
    found = {lying[1].key for lying in operable if _is_called(lying, card)}
    return next(iter(found)) if len(found) == 1 else ""


def _is_called(lying: Lying, card: str) -> bool:
    try:
        return find_lying({lying: 1}, card, lying[1].key, "", lying[0].side) == lying
    except BadInput:
        return False
