"""The bulletin of a turn: a page for the opponent or the club, of what anybody may know.

It is read through `Campaign.open_to_all`, so that nothing of a hidden sheet can stand on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.queries.movements import Leg, movements
from oobmgr.campaign.queries.over_turns import BACK, LOSSES, NATION, STRENGTH
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.domain.quantities import counted, first_few
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.organisation import Change, changed
from oobmgr.reports.renamed import Renamings
from oobmgr.rules.reporting import Report, ReportRow, Section, line, number, total, wide, words

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.queries.over_turns import OverTurns
    from oobmgr.campaign.rows import TransactionDetail, UnitRow
    from oobmgr.rules.game import Game, Side

TITLE: Final = "Bulletin"
_NONE_CAME: Final = "No unit came or went."
_MOST_NAMES: Final = 12
_MOST_DONE: Final = 24
_NO_NEWS: Final = frozenset(
    {
        "Advance",  # when play went on says nothing
        "OpenBooks",
        *("RenameFormation", "RenameAll"),
        *("KeepImportProfile", "BindWorkbook", "FillChart", "FillCharts", "Silence"),
    }
)
"""Commands that put the books right, or serve the player alone: the journal keeps them."""
_IMPORTED: Final = "ImportOrderOfBattle"
_SET_UP: Final = "Units entered in the order of battle"
"""What an import is to the others: whose list it was, and how it was read, is the player's own."""
_EDITED: Final = "EditUnits"
_REMOVED: Final = "RemoveUnits"
_ACTION: Final = "PostAction"
_NEWS_OF_UNITS: Final = frozenset({"hex", "status", "arrival", "steps_left"})
"""What of a unit is news where it was edited; its name and ratings are corrected."""
_TOLD: Final = (
    ("Arrived", (Change.CAME,)),
    ("Destroyed", (Change.LOST,)),
    ("Rebuilt", (Change.REBUILT,)),
)


@dataclass(frozen=True)
class _Read:
    """What a bulletin is made of."""

    game: Game
    sides: tuple[Side, ...]
    units: tuple[UnitRow, ...]
    before: tuple[UnitRow, ...] | None
    counts: tuple[OverTurns, OverTurns, OverTurns]
    done: tuple[TransactionDetail, ...]
    pools: tuple[ReportRow, ...]
    renamed: Mapping[str, tuple[str, ...]]


def usual_turn(queries: Queries) -> str:
    """The turn that a bulletin is of where nobody says: the last that is over, else the first."""
    turns = [row.turn for row in queries.turns() if row.turn <= queries.summary().turn]
    return turns[-2] if len(turns) > 1 else turns[-1]


def bulletin(queries: Queries, turn: str | None = None, sides: Sequence[str] = ()) -> Report:
    """Make the bulletin of a turn, of the sides named or all. Takes a worker's time.

    Raises:
        BadInput: the turn was not played.
    """
    # Two questions at different moments could tell of two different states of the game.
    with queries.one_moment():
        summary = queries.summary()
        code = str(queries.game_at().calendar.parse(turn)) if turn else usual_turn(queries)
        over = code != summary.turn
        unseen = queries.unseen_sides()
        game = queries.game_at(code if over else None)
        wanted = [side for side in game.sides if not sides or side.id in sides]
        open_ = tuple(side for side in wanted if side.id not in unseen)
        read = _read(queries, game, open_, code, over=over)
    # Told as hidden and not left out: a missing side would look as if nothing had happened to it.
    hidden = [f"The {side.name} sheets are hidden" for side in wanted if side.id in unseen]
    state = ["" if over else "The turn is not over", *hidden]
    return Report(
        name="bulletin",
        title=TITLE,
        side="",
        side_name=" and ".join(side.name for side in wanted),
        campaign=f"{summary.name} ({game.name})",
        turn_label=game.calendar.label(TurnCode(code)),
        state=". ".join(filter(None, state)),
        sections=tuple(_sections(read)) if open_ else (),
    )


def _read(queries: Queries, game: Game, sides: tuple[Side, ...], code: str, *, over: bool) -> _Read:
    as_of = code if over else None
    earlier = [row.turn for row in queries.turns() if row.turn < code]
    own = {str(side.id) for side in sides}
    units, before = queries.units(as_of), queries.units(earlier[-1]) if earlier else None
    whose = {(Subject.UNIT, str(unit.id)): str(unit.side) for unit in (*(before or ()), *units)}
    formations = queries.formations(as_of)
    whose |= {(Subject.FORMATION, str(one.id)): str(one.side) for one in formations}
    done = [replace(one, side=_side_of(one, whose)) for one in queries.done_in(code)]
    slips = _slips(done, before or ())
    renamings = Renamings(done, first=before is None)
    return _Read(
        game=game,
        sides=sides,
        units=units,
        before=before,
        counts=(
            queries.over_turns(STRENGTH, NATION, as_of),
            queries.over_turns(LOSSES, NATION, as_of),
            queries.over_turns(BACK, NATION, as_of),
        ),
        done=tuple(
            one for one in done
            if one.undone_by is None and one.side in own and _is_news(one, slips)
        ),
        pools=tuple(_pools(queries, sides, code, as_of)),
        renamed={one: tuple(renamings.of(one, units, formations)) for one in own},
    )  # fmt: skip


def _side_of(done: TransactionDetail, whose: Mapping[tuple[Subject, str], str]) -> str:
    """Whose news an entry is: the side's whose order of battle it changes, else its player turn's.

    Both sides are set up, and put right, in whichever player turn it is. What is done to the
    other side in a phase is an action of the side that is to play.
    """
    if done.command == _ACTION:
        return done.side
    records = (fact.old or fact.new for fact in done.facts if fact.field == WHOLE)
    sides = {str(one["side"]) for one in records if isinstance(one, dict) and "side" in one}
    keys = ((fact.subject, fact.key) for fact in done.facts if fact.field != WHOLE)
    sides |= {whose[key] for key in keys if key in whose}
    return sides.pop() if len(sides) == 1 else done.side


def _slips(done: Iterable[TransactionDetail], before: Iterable[UnitRow]) -> set[str]:
    """Units that were entered and taken off in one turn: it read as if they had been lost."""
    taken = (one.facts for one in done if one.command == _REMOVED and one.undone_by is None)
    keys = {fact.key for facts in taken for fact in facts if fact.subject == Subject.UNIT}
    return keys - {str(unit.id) for unit in before}


def _is_news(done: TransactionDetail, slips: AbstractSet[str]) -> bool:
    """Whether an entry tells the others anything; not of units that are `slips` alone."""
    units = {fact.key for fact in done.facts if fact.subject == Subject.UNIT}
    if units and units <= slips and done.command != _ACTION:
        return False
    if done.command == _EDITED:
        return any(fact.field in _NEWS_OF_UNITS for fact in done.facts)
    return done.command not in _NO_NEWS


def _sections(read: _Read) -> Iterator[Section]:
    yield _strength(read)
    yield _names(read)
    yield from _renamed(read)
    columns = (
        wide("Held"), number("Received"), number("Spent"), number("Lost or lapsed"),
        number("At the end"),
    )  # fmt: skip
    if read.pools:
        yield Section("Books", columns, read.pools)
    yield _done(read)


def _strength(read: _Read) -> Section:
    """Steps by nation: how many at the end, how many more or fewer than before, lost, back."""
    columns = (
        wide("Nation"), number(read.game.unit_words.step_words.title), number("Before"),
        number("Lost"), number("Back"),
    )  # fmt: skip
    rows: list[ReportRow] = []
    for side in read.sides:
        own = list(_nations(read, str(side.id)))
        rows += own
        if len(own) > 1:
            sums = (sum(int(str(row.cells[at])) for row in own) for at in range(1, len(columns)))
            rows.append(total(side.name, *sums))
    return Section("Strength", columns, tuple(rows), empty="No unit is on the map.")


def _nations(read: _Read, side: str) -> Iterator[ReportRow]:
    known = [{one.name: one.values for one in of.series if one.side == side} for of in read.counts]
    strength, lost, back = known
    # Also one that has nothing left: its losses are news all the same.
    for nation in dict.fromkeys((*strength, *lost, *back)):
        of = strength.get(nation, (0,))
        # A series ends with the turn that is told of.
        before = of[-2] if len(of) > 1 else 0
        yield line(nation, of[-1], before, lost.get(nation, (0,))[-1], back.get(nation, (0,))[-1])


def _names(read: _Read) -> Section:
    """Who arrived, was destroyed, was rebuilt, by side."""
    rows = []
    steps = read.game.unit_words.step_words
    news = {} if read.before is None else changed(read.units, read.before, steps)
    # Later ones of the same number replace earlier ones; who is gone is known from before alone.
    units = {int(unit.id): unit for unit in (*(read.before or ()), *read.units)}
    for side in read.sides:
        for title, kinds in _TOLD:
            found = [
                units[key] for key, one in news.items()
                if units[key].side == side.id and set(kinds) & set(one.changes)
            ]  # fmt: skip
            if found:
                rows.append(line(side.name, title, _listed(found)))
        if gone := _gone_off(read, str(side.id)):
            rows.append(line(side.name, "Off the map", _listed(gone)))
    columns = (words("Side"), words("What"), wide("Units"))
    # In the first turn all units are new, and none of that is news.
    first = read.before is None
    empty = "In the first turn all units are new; none is listed." if first else _NONE_CAME
    return Section("Units", columns, tuple(rows), empty=empty)


def _renamed(read: _Read) -> Iterator[Section]:
    """What is called otherwise than before: a name that nobody knows reads as another unit."""
    told = ((side.name, read.renamed[str(side.id)]) for side in read.sides)
    rows = tuple(line(side, first_few(names, _MOST_NAMES)) for side, names in told if names)
    if rows:
        columns = (words("Side"), wide("Renamed"))
        yield Section("Changes of the order of battle", columns, rows)


def _gone_off(read: _Read, side: str) -> list[UnitRow]:
    """Units that stand off the map, and did not before; in the first turn all that do."""
    before = {int(unit.id) for unit in read.before or () if unit.off_map}
    alive = (one for one in read.units if one.side == side and one.status == UnitStatus.ON_MAP)
    return [unit for unit in alive if unit.off_map and int(unit.id) not in before]


def _listed(units: Iterable[UnitRow]) -> str:
    """``61 infantry XX, 7 tank XX and 3 more``."""
    names = [" ".join(filter(None, (u.designation, u.type, u.size))) for u in units]
    return first_few(names, _MOST_NAMES)


def _pools(
    queries: Queries, sides: tuple[Side, ...], code: str, as_of: str | None
) -> Iterator[ReportRow]:
    names = {str(good.id): good.name for good in queries.game_at(as_of).goods}
    goods = dict.fromkeys(str(pool.good) for pool in queries.game_at(as_of).pools)
    for side in sides:
        for good in goods:
            figures = queries.figures_by_turn(good, as_of, standing=True)
            own = [one for one in figures if one.side == side.id and one.turn <= code]
            last = own[-1] if own else None
            # A turn without a movement holds what the one before it left.
            moved = last if last is not None and last.turn == code else None
            held = last.closing_stock if last else 0
            figures_now = (moved.received, moved.spent, moved.lost) if moved else (0, 0, 0)
            if any(figures_now) or held:
                yield line(f"{side.name}: {names[good]}", *figures_now, held)
        yield from _allotments(queries, side, code, as_of)


def _allotments(queries: Queries, side: Side, code: str, as_of: str | None) -> Iterator[ReportRow]:
    """What a side had besides its pools for one purpose, and in no pool."""
    received: Counter[tuple[str, str]] = Counter()
    spent: Counter[tuple[str, str]] = Counter()
    lost: Counter[tuple[str, str]] = Counter()
    for source, target in _moves(queries, code):
        for own, other in ((target, source), (source, target)):
            if own.account.place is Place.SPECIAL and own.account.side == side.id:
                key = own.account.key, own.good
                if own.amount > 0:
                    received[key] += own.amount
                elif other.account.place is Place.SPENT:
                    spent[key] += other.amount
                elif other.account.place is Place.LOST:
                    lost[key] += other.amount
    held = {(row.account, row.good): row.amount for row in queries.balances(as_of)}
    game = queries.game_at(as_of)
    goods = {str(good.id): good.name for good in game.goods}
    for account, good in dict.fromkeys((*received, *spent, *lost)):
        name = account_name(Account.from_key(account), game)
        left = held.get((account, good), 0)
        words = f"{side.name}: {goods[good]}, {name[:1].lower()}{name[1:]}"
        of = account, good
        yield line(words, received[of], spent[of], lost[of], left)


def _moves(queries: Queries, code: str) -> Iterator[tuple[Leg, Leg]]:
    """What moved in a turn and was not taken back: what left, what entered."""
    for one in queries.done_in(code):
        if one.undone_by is None:
            posted = (
                Leg(one.id, Account.from_key(leg.account), leg.good, leg.amount)
                for leg in one.postings
            )
            yield from movements(posted)


def _done(read: _Read) -> Section:
    names = {str(side.id): side.name for side in read.sides}
    shown = [one for own in _shared([_of(read, side) for side in names]) for one in own]
    rows = [line(names[one.side], one.phase_name, _title(one)) for one in shown]
    more = len(read.done) - len(shown)
    columns = (words("Side"), words("Phase"), wide("What"))
    note = f"and {counted(more, 'more entry', 'more entries')}" if more else ""
    return Section("What was done", columns, tuple(rows), note=note, empty="Nothing was posted.")


def _title(done: TransactionDetail) -> str:
    return _SET_UP if done.command == _IMPORTED else done.title


def _of(read: _Read, side: str) -> list[TransactionDetail]:
    return [one for one in read.done if one.side == side]


def _shared(done: list[list[TransactionDetail]]) -> list[list[TransactionDetail]]:
    """As much of each side as there is room for: what one does not take is left to the others."""
    # Else the one that plays first would fill the page.
    left, room = len(done), _MOST_DONE
    each = [0] * len(done)
    # The shortest first, so that what they leave goes to the longer ones.
    for at in sorted(range(len(done)), key=lambda at: len(done[at])):
        each[at] = min(len(done[at]), room // left)
        left, room = left - 1, room - each[at]
    return [own[:most] for own, most in zip(done, each, strict=True)]
