"""What a measure came to in each turn: losses, strength, what pools and boxes held.

An entry counts in the turn that it belongs to, and only while it stands: one that was taken back
is gone from its own turn, and what took it back is in none.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.naming import account_name, naming_of
from oobmgr.campaign.queries.figures import by_turn
from oobmgr.campaign.queries.ledger import legs_of
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.movements import movements
from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.rows import TurnFigures, UnitRow

LOSSES, BACK, STRENGTH = "losses", "steps-back", "strength"
WHOLE, NATION, TYPE, FORMATION = "whole", "nation", "type", "formation"
STATE, PLACE = "state", "place"
_UNIT_GROUPS: Final = (WHOLE, NATION, TYPE, FORMATION)
_BOXED: Final = "SELECT DISTINCT good FROM journal_posting WHERE account LIKE 'box:%'"
_GONE: Final = "no longer in the books"
HELD, LOST = "held", "lost"
_FLOWS: Final = (HELD, "received", "spent", LOST)
_ENDS: Final = {"received": Place.INCOME, "spent": Place.SPENT, LOST: Place.LOST}
"""Where what a pool receives comes from, and where what it gives goes."""
_AMOUNTS: Final[dict[str, Callable[[TurnFigures], int]]] = {
    HELD: lambda one: one.closing_stock,
    "received": lambda one: one.received,
    "spent": lambda one: one.spent,
    LOST: lambda one: one.lost,
}


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is counted turn by turn.

    `groups` are the ways of dividing it, the usual one first; `stock` says that it is what there
    was at the end of a turn, else what happened in it.
    """

    id: str
    title: str
    groups: tuple[str, ...] = (WHOLE,)
    stock: bool = False


@dataclass(frozen=True, slots=True)
class Series:
    """What one side had in each turn, or one part of it by its name."""

    side: str
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class OverTurns:
    """A measure over the turns of a campaign: codes, labels and short labels of these, series."""

    measure: Measure
    group: str
    turns: tuple[str, ...]
    labels: tuple[str, ...]
    shorts: tuple[str, ...]
    series: tuple[Series, ...]


def measures(books: BooksSnapshot) -> tuple[Measure, ...]:
    """What can be counted in a campaign: its steps, and each of its goods where it lies."""
    game = books.game
    boxed = {good for (good,) in books.rows(_BOXED)}
    names = {str(good.id): good.name for good in game.goods}
    # Points that lie in several places, such as fronts, are told apart by these.
    pooled = {str(pool.good): (WHOLE, PLACE) if pool.spread else (WHOLE,) for pool in game.pools}
    steps = names.get(STEP, "Steps")
    found = [
        Measure(LOSSES, f"{steps} lost", _UNIT_GROUPS),
        Measure(STRENGTH, f"Strength in {_small(steps)}", _UNIT_GROUPS, stock=True),
        Measure(BACK, f"{steps} taken back", _UNIT_GROUPS),
    ]
    for good, groups in pooled.items():
        found += [
            Measure(f"{good}:{flow}", f"{names[good]} {flow}", groups, stock=flow == HELD)
            for flow in _FLOWS
        ]
    found += [
        Measure(f"{good}:state", name, (STATE, WHOLE), stock=True)
        for good, name in names.items()
        if good in boxed and good not in pooled
    ]
    return tuple(found)


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]


def over_turns(
    books: BooksSnapshot, measure: str, group: str = "", as_of: str | None = None
) -> OverTurns:
    """Count a measure turn by turn, now or as the books told of it at the end of a turn.

    Raises:
        BadInput: there is no such measure, it is not divided so, or the turn was not played.
    """
    then = moment(books, as_of, closed=True)
    known = measures(then)
    found = next((one for one in known if one.id == measure), None)
    if found is None:
        names = ", ".join(one.id for one in known)
        raise BadInput(Fault("there is no such measure.", "measure", measure, f"One of {names}."))
    group = group or found.groups[0]
    if group not in found.groups:
        advice = f"By {', '.join(found.groups)}."
        raise BadInput(Fault("it cannot be divided that way.", "by", group, advice))
    # The close belongs to the turn, and with it the next one has begun.
    counts = _Counts(then, as_of or str(then.turn))
    if measure in {LOSSES, BACK, STRENGTH}:
        counts.steps(found, group)
    elif measure.endswith(f":{STATE}"):
        counts.boxes(measure.removesuffix(f":{STATE}"), group)
    else:
        good, _, flow = measure.partition(":")
        if group == PLACE:
            counts.places(good, flow)
        else:
            counts.pools(good, flow, as_of)
    label, short = then.game.calendar.label, then.game.calendar.short
    codes = [TurnCode(turn) for turn in counts.turns]
    return OverTurns(
        measure=found,
        group=group,
        turns=counts.turns,
        labels=tuple(map(label, codes)),
        shorts=tuple(map(short, codes)),
        series=counts.series(stock=found.stock),
    )


def _unit_of(account: Account) -> int | None:
    return int(account.detail) if account.place is Place.UNIT else None


class _Counts:
    """Adds up amounts by side, name and turn."""

    def __init__(self, books: BooksSnapshot, last: str) -> None:
        self._books = books
        self._turn_of = counted(books)
        known = {turn for turn in self._turn_of.values() if turn <= last}
        self.turns = tuple(sorted({*known, last}))
        self._place = {turn: at for at, turn in enumerate(self.turns)}
        self._found: dict[tuple[str, str], Counter[int]] = {}

    def add(self, side: str, name: str, turn: str, amount: int) -> None:
        """Add to what a side has of a name in a turn."""
        # Here, for every measure comes through here: none can forget what is hidden.
        if side not in self._books.unseen_sides and turn in self._place:
            self._found.setdefault((side, name), Counter())[self._place[turn]] += amount

    def series(self, *, stock: bool) -> tuple[Series, ...]:
        """The series of each side, the largest first; a stock is summed up over the turns."""
        order = [str(side.id) for side in self._books.game.sides]
        found = []
        for (side, name), amounts in self._found.items():
            values = [amounts[at] for at in range(len(self.turns))]
            values = list(accumulate(values)) if stock else values
            # Of nothing but zeros there is only a line at the foot, and a name in the legend.
            if any(values):
                found.append(Series(side, name, tuple(values)))
        # Sides in the order of the game, so that each keeps its place from one measure to the next.
        found.sort(key=lambda one: (order.index(one.side), -max(one.values), one.name))
        return tuple(found)

    # Steps

    def steps(self, measure: Measure, group: str) -> None:
        """Count steps of units that were lost, came back, or were there."""
        units = {int(unit.id): unit for unit in self._books.unit_rows()}
        name_of = _unit_names(units, group)
        has = self._books.game.unit_words.step_words.has
        without = {number for number, unit in units.items() if not has(unit)}
        # What was crossed off is known, but not how many are left of those that nobody entered.
        if measure.id == STRENGTH:
            unsure = self._books.game.unit_words.unsure
            without |= {number for number, unit in units.items() if unsure(unit)}
        came = self._arrived() if measure.id == STRENGTH else {}
        ways = {LOSSES: (Place.UNIT, Place.DEAD), BACK: (Place.DEAD, Place.UNIT)}
        for source, target in movements(legs_of(self._books, steps=True)):
            turn = self._turn_of.get(target.transaction)
            ends = (source.account, target.account)
            if turn is None or any(_unit_of(account) in without for account in ends):
                continue
            way = (source.account.place, target.account.place)
            if measure.id in ways and way == ways[measure.id]:
                own = source.account if measure.id == LOSSES else target.account
                self.add(own.side, name_of(int(own.detail)), turn, target.amount)
            elif measure.id == STRENGTH:
                self._add_strength(source.account, turn, -target.amount, units, came, name_of)
                self._add_strength(target.account, turn, target.amount, units, came, name_of)

    def _add_strength(
        self,
        account: Account,
        turn: str,
        amount: int,
        units: Mapping[int, UnitRow],
        came: Mapping[int, str],
        name_of: Callable[[int], str],
    ) -> None:
        if account.place is not Place.UNIT:
            return
        number = int(account.detail)
        unit = units.get(number)
        # Its steps are in the books from the start; they fight from the turn in which it arrives.
        if unit is None or unit.status != UnitStatus.DUE:
            # The empty turn sorts before all others: what was never due counts at once.
            self.add(account.side, name_of(number), max(turn, came.get(number, "")), amount)

    def _arrived(self) -> Mapping[int, str]:
        """The turn in which each unit arrived that was due once."""
        begins = {
            transaction: str(json.loads(new))
            for transaction, new in self._books.rows(
                "SELECT transaction_id, new FROM journal_fact "
                "WHERE subject = ? AND field = 'turn' AND new IS NOT NULL",
                (Subject.SEQUENCE,),
            )
        }
        found: dict[int, str] = {}
        for transaction, key, old in self._books.rows(
            "SELECT transaction_id, key, old FROM journal_fact "
            "WHERE subject = ? AND field = 'status' AND old IS NOT NULL AND transaction_id <= ?",
            (Subject.UNIT, self._books.version),
        ):
            # Who arrives with the close of a turn is there in the next one.
            if transaction in self._turn_of and json.loads(old) == UnitStatus.DUE:
                found[int(key)] = begins.get(transaction, self._turn_of[transaction])
        return found

    # Goods

    def boxes(self, good: str, group: str) -> None:
        """Count what lies in boxes of displays, by the state that the game reads in each."""
        game = self._books.game
        for leg in legs_of(self._books, steps=False):
            turn = self._turn_of.get(leg.transaction)
            if turn is not None and leg.good == good and leg.account.place is Place.BOX:
                name = naming_of(leg.account, game).detail if group == STATE else ""
                words = name or account_name(leg.account, game)
                self.add(leg.account.side, words if group == STATE else "", turn, leg.amount)

    def pools(self, good: str, flow: str, as_of: str | None) -> None:
        """Take what the ledger says of a pool: held, received, spent."""
        before: Counter[str] = Counter()
        for one in by_turn(self._books.today, good, as_of, standing=True):
            if as_of is None or one.turn <= as_of:
                amount = _AMOUNTS[flow](one)
                # What is held is summed up from its changes: a turn without any still holds it.
                self.add(one.side, "", one.turn, amount - before[one.side])
                before[one.side] = amount if flow == HELD else 0

    def places(self, good: str, flow: str) -> None:
        """Count what the parts of a pool held, received, spent or lost, each by its place."""
        game = self._books.game
        legs = (leg for leg in legs_of(self._books, steps=False) if leg.good == good)
        for source, target in movements(legs):
            turn = self._turn_of.get(target.transaction)
            if turn is None:
                continue
            for own, other in ((source, target), (target, source)):
                wanted = flow == HELD or other.account.place is _ENDS[flow]
                if own.account.place is Place.POOL and wanted:
                    amount = own.amount if flow == HELD else abs(own.amount)
                    name = naming_of(own.account, game).detail
                    self.add(own.account.side, name, turn, amount)


def counted(books: BooksSnapshot) -> Mapping[int, str]:
    """The entries that count, each with the turn that it belongs to."""
    gone = books.reversals.taken
    return {
        number: turn
        for number, turn in books.rows(
            "SELECT id, turn FROM journal_transaction WHERE reverses IS NULL AND id <= ?",
            (books.version,),
        )
        if number not in gone
    }


def _unit_names(units: Mapping[int, UnitRow], group: str) -> Callable[[int], str]:
    """The name under which the steps of a unit are counted."""
    if group == WHOLE:
        return lambda _: ""
    depth = _depth(units.values()) if group == FORMATION else {}
    heads = {
        (unit.side, unit.path): unit.path[: depth[unit.side] + 1]
        for unit in units.values()
        if depth
    }
    called = told_apart(heads.values())

    def name(number: int) -> str:
        unit = units.get(number)
        if unit is None:
            return _GONE
        if group == FORMATION:
            # What stands above that level is counted under the formation in which it stands.
            return called.get(heads[unit.side, unit.path], "none")
        return unit.nation if group == NATION else unit.type

    return name


def _depth(units: Iterable[UnitRow]) -> Mapping[str, int]:
    """The highest level of each side at which there is more than one formation."""
    paths: defaultdict[str, set[tuple[str, ...]]] = defaultdict(set)
    for unit in units:
        paths[unit.side].add(unit.path)
    return {side: _divided(tuple(own)) for side, own in paths.items()}


def _divided(paths: Sequence[tuple[str, ...]]) -> int:
    deepest = max(map(len, paths), default=1)
    levels = range(max(1, deepest))
    # A single army at the top divides nothing: all would be one series.
    return next((at for at in levels if len({path[: at + 1] for path in paths}) > 1), 0)
