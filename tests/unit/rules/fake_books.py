"""Books in memory: what the rules read, and a way to write a plan into them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from oobmgr.domain.accounts import STEP, Account, GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId, JsonValue, Subject, UnitId, imbalance
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.fact_kinds import WEATHER
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.words import AXIS, INITIAL
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Options, PhaseId
from oobmgr.rules.tables import Tables


@dataclass
class FakeBooks:
    """A campaign at one moment that a test can push around."""

    turn: TurnCode = FIRST_TURN
    side: SideId = AXIS
    phase: PhaseId = INITIAL
    variant: str = "central"
    options: Options = field(default_factory=dict)
    tables: Tables = field(default_factory=lambda: game("europa").tables())
    amounts: dict[tuple[Account, GoodId], int] = field(default_factory=lambda: defaultdict(int))
    known: dict[tuple[Subject, str, str], JsonValue] = field(default_factory=dict)
    now: set[tuple[Subject, str, str]] = field(default_factory=set)
    """What of it was entered in the phase that goes on."""
    roster: dict[UnitId, UnitState] = field(default_factory=dict)
    brings_units: bool = False
    weather: str = ""
    """What was entered for every zone of every turn, where a test enters nothing else."""

    def balance(self, account: Account, good: GoodId) -> int:
        return self.amounts.get((account, good), 0)

    def balances(self, good: GoodId) -> Mapping[Account, int]:
        return {
            account: amount
            for (account, kind), amount in self.amounts.items()
            if kind == good and account.place is not Place.UNIT and amount
        }

    def fact(self, subject: Subject, key: str, field: str) -> JsonValue:
        entered = self.weather if subject == WEATHER else ""
        return self.known.get((subject, key, field), entered or None)

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        return {(k, f): value for (s, k, f), value in self.known.items() if s == subject}

    def entered_now(self, subject: Subject, key: str, field: str) -> bool:
        return (subject, key, field) in self.now

    def unit(self, unit_id: UnitId) -> UnitState:
        if unit_id not in self.roster:
            raise BadInput(Fault("There is no such unit.", "units", str(unit_id)))
        return self.roster[unit_id]

    def units(self) -> tuple[UnitState, ...]:
        return tuple(self.roster.values())

    def post(self, plan: ActionPlan) -> ActionPlan:
        """Write a plan, as the campaign does, and hold it to what every plan must keep."""
        assert not plan.refusals, plan.refusals
        assert not imbalance(plan.postings)
        for posting in plan.postings:
            self.amounts[posting.account, posting.good] += posting.amount
        self._carry(plan)
        for fact in plan.facts:
            if fact.subject is Subject.UNIT:
                continue
            assert self.fact(fact.subject, fact.key, fact.field) == fact.old
            self.known[fact.subject, fact.key, fact.field] = fact.new
        return plan

    def _carry(self, plan: ActionPlan) -> None:
        """Take steps, deaths and hexes into the roster."""
        for posting in plan.postings:
            if posting.account.place is Place.UNIT and posting.good == STEP:
                unit = self.unit(UnitId(int(posting.account.detail)))
                left = unit.steps_left + posting.amount
                assert 0 <= left <= unit.steps, unit
                self.roster[unit.id] = replace(unit, steps_left=left)
        for fact in plan.facts:
            if (fact.subject, fact.field) == (Subject.UNIT, "status"):
                unit = self.unit(UnitId(int(fact.key)))
                assert unit.status == fact.old
                self.roster[unit.id] = replace(unit, status=UnitStatus(str(fact.new)))
            elif (fact.subject, fact.field) == (Subject.UNIT, "hex"):
                unit = self.unit(UnitId(int(fact.key)))
                assert unit.hex == fact.old
                self.roster[unit.id] = replace(unit, hex=str(fact.new))

    def put(self, account: Account, good: GoodId, amount: int) -> None:
        self.amounts[account, good] += amount

    def pay_to_fly(self, groups: int = 9) -> FakeBooks:
        """Have so many bombers paid for by number in this player turn."""
        self.known[Subject.DONE, f"{self.turn}:{self.side}:air", "others"] = groups
        return self

    def enlist(self, number: int, kind: str, *, size: str = "XX", **about: object) -> UnitId:
        """Add a unit of a type; `cm=True` marks it C/M, `steps_left` reduces it."""
        unit_id = UnitId(number)
        cm = bool(about.pop("cm", False))
        unit = UnitState(
            id=unit_id, side=self.side, nation="Germany", designation=str(number), type=kind,
            size=size, formation=FormationId(1), path=(), steps=2, steps_left=2,
            traits={"cm": "C/M"} if cm else {}, status=UnitStatus.ON_MAP,
        )  # fmt: skip
        self.roster[unit_id] = replace(unit, **about)  # type: ignore[arg-type]
        return unit_id


def opened(variant: str = "central", **options: str | bool) -> FakeBooks:
    """Books after the opening of Barbarossa, at the Initial Phase of the Axis in June II 1941."""
    europa = game("europa")
    settings = {option.name: option.default for option in europa.options} | options
    books = FakeBooks(options=settings, variant=variant, weather="clear")
    books.post(europa.scenarios[0].opening(books.tables, variant, settings))
    return books
