"""What a side holds, turn by turn: opening, what came in, what went out, closing."""

from collections import Counter
from collections.abc import Iterable, Iterator

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.domain.accounts import DATED, Account, Place
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game, Side

_ORDER = (Place.POOL, Place.SPECIAL, Place.PENDING, Place.UNIT, Place.DEAD, Place.BOX)
_WHERE_STEPS = {Place.UNIT: "of units", Place.DEAD: "in the dead pile"}


@dataclass(frozen=True, slots=True)
class Held:
    """What is held together: a kind of account, a good, and the nation where each has its own."""

    place: Place
    good: str
    nation: str = ""


@dataclass(frozen=True, slots=True)
class Holding:
    """What became of something held in a turn; `limit` is its ceiling, where it has one.

    What lay there from the start of the campaign is part of the opening; it is not known where that
    was not `entered`.
    """

    held: Held
    name: str
    opening: int
    came: int
    went: int
    limit: int | None = None
    entered: bool = True

    @property
    def closing(self) -> int:
        """What was held at the end."""
        return self.opening + self.came - self.went


@dataclass(frozen=True, slots=True)
class Flow:
    """What came into something held from one kind of account, or went there from it.

    `other` is the account in words; of what takes back an earlier turn's entry, that entry.
    """

    held: Held
    sign: str
    other: str
    amount: int
    cases: tuple[str, ...]


class Holdings:
    """The books of one side, as a report sums them up."""

    def __init__(self, material: ReportMaterial, game: Game, side: Side) -> None:
        self._material = material
        self._game = game
        self._side = side
        self._nations = frozenset(side.nations)
        self._several = len(side.nations) > 1
        self._goods = {str(good.id): at for at, good in enumerate(game.goods)}
        self._units = game.unit_words
        unsure = [u for u in material.units if u.side == side.id and self._units.unsure(u)]
        self._unsure = {str(int(unit.id)) for unit in unsure}
        self._dead = [unit for unit in unsure if unit.status == UnitStatus.DEAD]
        self._unsure_dead = {str(int(unit.id)) for unit in self._dead}

    def of(self, account: Account, good: str) -> Held | None:
        """Where something in an account is held; None where it is outside, or the other side's."""
        if account.side != self._side.id or account.place not in _ORDER:
            return None
        detail = account.detail
        # Steps that only stand in for those that nobody entered are in no sum.
        if account.place is Place.UNIT and detail in self._unsure:
            return None
        if account.place is Place.PENDING:
            # Whose it is, without the turn from which it can be used.
            detail = next(iter(DATED.read(detail)), "")
        elif account.place is not Place.SPECIAL and detail not in self._nations:
            detail = ""
        return Held(account.place, good, detail)

    def in_turn(self, turn: str) -> tuple[Holding, ...]:
        """Everything that is held, or was in the turn, in the order of the game."""
        opening: Counter[Held] = Counter()
        came: Counter[Held] = Counter()
        went: Counter[Held] = Counter()
        for move in self._material.moves:
            # Oldest first, so nothing that follows concerns this turn.
            if move.turn > turn:
                break
            source, target = self._ends(move)
            # From a pool to its own, at another place: nothing came and nothing went.
            if source == target:
                continue
            before = move.turn < turn or _from_start(move)
            if target is not None:
                (opening if before else came)[target] += move.amount
            if source is not None:
                if before:
                    opening[source] -= move.amount
                else:
                    went[source] += move.amount
        # A pool that holds nothing is told as well: an empty one is news.
        found = {*opening, *came, *went, *self._always()}
        return tuple(
            Holding(
                held,
                self.name(held),
                opening[held],
                came[held],
                went[held],
                self._limit(held),
                entered=not self._waits(held),
            )
            for held in sorted(found, key=self._rank)
            if opening[held] or came[held] or went[held] or held in self._always()
        )

    def came(self, turn: str) -> tuple[Flow, ...]:
        """What came in during a turn, by where it came from."""
        return self._flows((move, move.source, move.target) for move in self._moved(turn))

    def went(self, turn: str) -> tuple[Flow, ...]:
        """What went out during a turn, by where it went."""
        return self._flows((move, move.target, move.source) for move in self._moved(turn))

    def name(self, held: Held) -> str:
        """What is held in words: ``Supply points``, ``Bluland, infantry points pending``."""
        good = next((g.name for g in self._game.goods if g.id == held.good), held.good)
        if held.place in _WHERE_STEPS:
            name = f"{self._units.step_words.title} {_WHERE_STEPS[held.place]}"
            dead = self._units.unsure_words(self._dead)
            unsure = self.unsure_words if held.place is Place.UNIT else dead
            return f"{name}, and {unsure}" if unsure else name
        if held.place is Place.SPECIAL:
            own = (p.name for p in self._game.pools if p.account.detail == held.nation)
            return f"{good}, {next(own, held.nation).lower()}"
        name = f"{held.nation}, {good.lower()}" if held.nation and self._several else good
        return f"{name} pending" if held.place is Place.PENDING else name

    @property
    def unsure_words(self) -> str:
        """How many living units of the side have steps that nobody entered; empty without any."""
        own = (unit for unit in self._material.units if unit.side == self._side.id)
        return self._units.unsure_words(u for u in own if u.status != UnitStatus.DEAD)

    def _always(self) -> tuple[Held, ...]:
        """The pools that are shown although they hold nothing: those that the window shows."""
        return tuple(
            Held(pool.account.place, str(pool.good))
            for pool in self._game.pools
            if pool.account.side == self._side.id and not pool.passing
        )

    def _rank(self, held: Held) -> tuple[int, int, int, str]:
        nations = self._side.nations
        nation = nations.index(held.nation) if held.nation in nations else len(nations)
        good = self._goods.get(held.good, len(self._goods))
        # What is no nation's own stands before what is.
        return _ORDER.index(held.place), nation if held.nation else -1, good, held.nation

    def _waits(self, held: Held) -> bool:
        """Whether a stock of it was not entered, so that its sum is not known."""
        accounts = (
            Account.from_key(key) for key, good in self._material.waiting if good == held.good
        )
        return any((a.place, a.side) == (held.place, self._side.id) for a in accounts)

    def _limit(self, held: Held) -> int | None:
        if held.place is not Place.POOL or held.nation:
            return None
        return self._material.limits.get((Account(held.place, self._side.id).key, held.good))

    def _ends(self, move: MoveRow) -> tuple[Held | None, Held | None]:
        units = {one.detail for one in (move.source, move.target) if one.place is Place.UNIT}
        # With how many steps a unit died that nobody entered is not known either; what one that
        # lives has lost was counted box by box.
        if units & self._unsure_dead:
            return None, None
        return self.of(move.source, move.good), self.of(move.target, move.good)

    def _moved(self, turn: str) -> Iterator[MoveRow]:
        """What moved between points that are held and anything else; no steps, no counters."""
        points = {Place.POOL, Place.SPECIAL, Place.PENDING}
        for move in self._material.moves:
            source, target = self._ends(move)
            pooled = move.source.place in points or move.target.place in points
            # Moves within one holding cancel out; what was there from the start is its opening.
            if move.turn == turn and pooled and source != target and not _from_start(move):
                yield move

    def _flows(self, moves: Iterable[tuple[MoveRow, Account, Account]]) -> tuple[Flow, ...]:
        amounts: Counter[tuple[Held, str]] = Counter()
        cases: dict[tuple[Held, str], dict[str, None]] = {}
        for move, other, own in moves:
            held = self.of(own, move.good)
            if held is None:
                continue
            # A reversal of an earlier turn's entry goes by its title: no real source or target now.
            key = held, move.what if move.back else self._other(other, held)
            amounts[key] += move.amount
            cases.setdefault(key, {}).update(dict.fromkeys(move.cases))
        return tuple(
            Flow(key[0], self._sign(key[0]), key[1], amount, tuple(cases[key]))
            for key, amount in sorted(amounts.items(), key=lambda item: self._rank(item[0][0]))
        )

    def _other(self, account: Account, held: Held) -> str:
        """An account in words, without the nation that the row names anyway."""
        name = account_name(account, self._game)
        if not held.nation:
            return name
        return name.replace(f" of {held.nation}", "").replace(f" for {held.nation}", "")

    def _sign(self, held: Held) -> str:
        """``SP``, ``Bluland Inf``, ``Inf, pending``."""
        sign = self._game.sign(held.good)
        if held.place is Place.PENDING:
            return f"{sign}, pending"
        named = held.place is Place.POOL and held.nation and self._several
        return f"{held.nation} {sign}" if named else sign


def _from_start(move: MoveRow) -> bool:
    """Whether a movement says what lay somewhere as the campaign began."""
    return Place.OPENING in {move.source.place, move.target.place}
