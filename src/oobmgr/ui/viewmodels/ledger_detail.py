"""One transaction in full: its working, its postings, the units concerned, taking it back."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import BalanceRow, PostingRow, TransactionDetail, UnitRow
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.domain.quantities import counted, first_few, shown, signed
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.ui.language.dates import moment_words
from oobmgr.ui.viewmodels.ledger_facts import fact_line
from oobmgr.ui.viewmodels.order_of_battle_inspector import Line
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.tags import Tag

_NAMES_SHOWN: Final = 12
_NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
_FORMATIONS_SHOWN: Final = 10
_POOLS: Final = frozenset({Place.POOL, Place.SPECIAL})


@dataclass(frozen=True)
class Transaction:
    """One transaction in full, by its number in the journal.

    `sentence` says what was done and may be empty; `tag` whether it is posted, undone, or an undo
    itself; `when` the turn, side and phase; `who` the player, if named, with the day and time on
    the clock. `postings` are what moved, account by account, `units` those concerned by formation,
    and `others` what else was changed. `take_back` says what taking it back would do, or what
    stands against it (`blocked`), where it is one that can be taken back at all (`may_revoke`).
    """

    number: int
    title: str
    sentence: str
    tag: Tag
    when: str
    who: str
    working: tuple[Step, ...]
    notes: tuple[str, ...]
    postings: tuple[Line, ...]
    units: tuple[Line, ...]
    others: tuple[Line, ...]
    may_revoke: bool
    take_back: str
    blocked: bool


def read_transaction(queries: Queries, number: int) -> Transaction:
    """Read one transaction with everything about it. Raises `BadInput` where there is none."""
    detail = queries.transaction(number)
    units, named = unit_ids(detail), named_ids(detail, queries.game)
    # To read all units takes a while, and most entries concern none.
    rows = {int(row.id): row for row in queries.units()} if units or named else {}
    # Looking for them reads the later journal, and of what is taken back nobody asks.
    against = queries.dependants(number) if detail.undone_by is None else ()
    return describe(
        detail,
        [rows[i] for i in units if i in rows],
        against,
        queries.balances(),
        queries.game,
        {str(i): _unit_name(rows[i]) for i in named if i in rows},
    )


def describe(
    detail: TransactionDetail,
    units: Sequence[UnitRow],
    against: Sequence[Fault],
    balances: Sequence[BalanceRow],
    game: Game,
    names: Mapping[str, str] = _NO_NAMES,
) -> Transaction:
    """A transaction in words; `names` are those of units whose facts it changed, by their ids."""
    side = next((s.name for s in game.sides if s.id == detail.side), detail.side)
    phase = f"{side} {detail.phase_name} Phase"
    # The first transaction made the campaign: nothing would be left without it.
    may_revoke = detail.undone_by is None and detail.kind in {"do", "redo"} and detail.id > 1
    return Transaction(
        number=detail.id,
        title=detail.title,
        sentence=detail.sentence,
        tag=_tag(detail),
        when=f"{detail.turn_label}, {phase}",
        who=", ".join(word for word in (detail.player, moment_words(detail.at)) if word),
        working=detail.working,
        notes=detail.notes,
        postings=posting_lines(detail.postings),
        units=unit_lines(units),
        others=_others(detail, game, names),
        may_revoke=may_revoke,
        take_back=_take_back(detail, against, balances, may_revoke=may_revoke),
        blocked=bool(against),
    )


def _tag(detail: TransactionDetail) -> Tag:
    if detail.undone_by is not None:
        return Tag(f"undone by {detail.undone_by}")
    if detail.reverses is not None:
        return Tag(f"{detail.kind} of {detail.reverses}")
    return Tag("posted", TagKind.OK, "check")


def posting_lines(postings: Iterable[PostingRow]) -> tuple[Line, ...]:
    """What moved: accounts by name, the steps of many units in one line for each side.

    Of an import only the first legs are read. All legs sum to zero, so the rest is known.
    """
    sums: dict[tuple[str, str], int] = defaultdict(int)
    for posting in postings:
        account = Account.from_key(posting.account)
        name = posting.account_name
        # Of an import thousands of units have an account each: told one by one, they would bury the
        # rest.
        if account.place is Place.UNIT:
            name = f"{name.split()[0]} units"
        sums[name, posting.sign] += posting.amount
    rest: dict[str, int] = defaultdict(int)
    for (_, sign), amount in sums.items():
        rest[sign] -= amount
    sums.update({("Accounts not listed", sign): n for sign, n in rest.items() if n})
    return tuple(Line(name, _moved(amount, sign)) for (name, sign), amount in sums.items())


def _moved(amount: int, sign: str) -> str:
    """So much of a good: ``+ 2 steps``, ``− 1 step``, ``+ 1 SP``."""
    # A sign that is a word in small letters stands in the plural, an abbreviation in neither.
    several = sign.islower() and sign.endswith("s") and not sign.endswith(("ss", "ies"))
    return f"{signed(amount)} {sign[:-1] if several and abs(amount) == 1 else sign}"


def unit_ids(detail: TransactionDetail) -> tuple[int, ...]:
    """The units that a transaction concerns, each once."""
    ids = [int(fact.key) for fact in detail.facts if fact.subject == Subject.UNIT]
    for posting in detail.postings:
        account = Account.from_key(posting.account)
        if account.place is Place.UNIT:
            ids.append(int(account.detail))
    return tuple(dict.fromkeys(ids))


def named_ids(detail: TransactionDetail, game: Game) -> tuple[int, ...]:
    """The units about which the game keeps what a transaction changed, each once."""
    told = {kind.subject for kind in game.every_fact.values() if kind.of_units and kind.listed}
    keys = (fact.key for fact in detail.facts if fact.subject in told)
    # A game may keep facts of the same kind about other things, such as a stock.
    return tuple(dict.fromkeys(int(key) for key in keys if key.isdecimal()))


def unit_lines(units: Sequence[UnitRow]) -> tuple[Line, ...]:
    """Units by formation: ``XXIV Corps``, ``3 infantry, 4 infantry``."""
    groups: dict[str, list[str]] = {}
    called = told_apart(unit.path for unit in units)
    for unit in units:
        groups.setdefault(called.get(unit.path, ""), []).append(_unit_name(unit))
    # An import names thousands: each line is cut, and so is their number.
    lines = [Line(formation, first_few(names, _NAMES_SHOWN)) for formation, names in groups.items()]
    rest = sum(len(names) for names in list(groups.values())[_FORMATIONS_SHOWN:])
    if rest:
        lines[_FORMATIONS_SHOWN:] = [Line("Elsewhere", counted(rest, "more unit"))]
    return tuple(lines)


def _unit_name(unit: UnitRow) -> str:
    return f"{unit.designation} {unit.type}".strip()


def _others(detail: TransactionDetail, game: Game, names: Mapping[str, str]) -> tuple[Line, ...]:
    """Facts that are not about units, as far as they were read."""
    kinds = game.every_fact
    # A whole record is a unit or formation that came or went, which is told elsewhere.
    shown = [f for f in detail.facts if f.field != WHOLE]
    listed = (f for f in shown if f.subject not in kinds or kinds[f.subject].listed)
    lines = [fact_line(fact, game, names) for fact in listed]
    if detail.facts_left_out:
        lines.append(Line("And more", f"{detail.facts_left_out:,} other changes"))
    return tuple(lines)


def _take_back(
    detail: TransactionDetail,
    against: Sequence[Fault],
    balances: Sequence[BalanceRow],
    *,
    may_revoke: bool,
) -> str:
    if detail.undone_by is not None:
        return f"It has already been taken back, by transaction {detail.undone_by}."
    if not may_revoke:
        return "It cannot be taken back from here; Undo and Redo go step by step."
    if against:
        return " ".join(f"{f.message} {f.advice}".strip() for f in against)
    pools = "; ".join(_pools_after(detail.postings, balances))
    return f"Nothing later depends on it. {pools}".strip()


def _pools_after(postings: Iterable[PostingRow], balances: Sequence[BalanceRow]) -> Iterable[str]:
    held = {(row.account, row.good): row for row in balances}
    moved: dict[tuple[str, str], int] = defaultdict(int)
    for posting in postings:
        if Account.from_key(posting.account).place in _POOLS:
            moved[posting.account, posting.good] += posting.amount
    for key, amount in moved.items():
        if key in held and amount:
            row = held[key]
            # To take it back is to post the same with the opposite sign, on what lies there now.
            after = shown(row.amount - amount)
            yield f"{row.account_name} goes from {shown(row.amount)} to {after} {row.sign}."
