"""Attackers that were paid for by counts: how many were, and how many battles have used (SP-33)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted, parse_exact, plain, shown
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.payment import tallied
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.deeds import ATTACKED, PAID, did
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.movement.marks import mark_of, overran
from oobmgr.games.europa.supply.attacks import attack_price
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.unit_class import GUNS, class_name, price_class, role
from oobmgr.games.europa.words import COMBAT, UNIT_CLASSES
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

_FOOT, _FOOT_USED, _FAST_USED = "foot_by_count", "foot_by_count_used", "cm_by_count_used"
_GUNS_SHORT = "guns"
_EVER = TurnCode("books")
"""In the place of a turn, for what holds of the books as long as they are kept."""


def foot_of(books: Books, kinds: Counts) -> int:
    """How many of a count are divisions that are not C/M."""
    return sum(n for kind, n in kinds.items() if role(kind, books.tables) == "division")


def foot_paid(books: Books, number: int) -> tuple[Fact, ...]:
    """That so many divisions more, not C/M, were paid for by a count in this phase."""
    if not number:
        return ()
    before = counted_so_far(books, _key(books), _FOOT)
    return enter(books, Subject.DONE, _key(books), _FOOT, before + number)


def beyond_books(books: Books, counts: Counts, kinds: Counts, what: str) -> Iterator[Fault]:
    """Asks where more are counted than the books have of that class on the map.

    `kinds` are the counts with the units that were picked beside them, `what` the mark of those
    that paid before. Nothing is asked where the books have no units of the side.
    """
    advice = "Enter fewer; post it if the books lack some of them, or have them as another type."
    for one in _beyond(books, counts, kinds, what):
        sentence = (
            f"{with_capital(one.name)}: {one.total} counted, {one.known} on the map in the books."
        )
        where = f"counts.{one.kind}" if one.kind else "counts"
        fault = Fault(sentence, where, str(one.number), advice, "SP-13")
        yield asked_once(books, one.kind or _FOOT, fault)


def books_short(books: Books, counts: Counts, kinds: Counts, what: str) -> tuple[Fact, ...]:
    """That the books lack some of the classes of which more are counted, as their player said."""
    return tuple(
        fact
        for one in _beyond(books, counts, kinds, what)
        for fact in _lacking(books, one.kind or _FOOT)
    )


def _lacking(books: Books, what: str) -> tuple[Fact, ...]:
    return enter(books, Subject.DONE, _short_key(books), what, new=True)


def _short_key(books: Books) -> str:
    return done_key(_EVER, books.side, "short")


def asked_once(books: Books, what: str, fault: Fault) -> Fault:
    """A doubt that is a question until its player has said that the books lack some of these.

    They would lack them in every phase of the campaign, and he would be asked in each.
    """
    return fault if books.fact(Subject.DONE, _short_key(books), what) else fault.question()


@dataclass(frozen=True)
class _Beyond:
    """A class of which more are counted than the books have: all now, and with those before."""

    name: str
    kind: str
    number: int
    total: int
    known: int


def _beyond(books: Books, counts: Counts, kinds: Counts, what: str) -> Iterator[_Beyond]:
    here = [unit for unit in books.units() if unit.side == books.side]
    # Books without an order of battle cannot contradict a count.
    if not here:
        return
    have = Counter(
        price_class(unit, books.tables) for unit in here if unit.status is UnitStatus.ON_MAP
    )
    found = [
        # With what was paid before in the phase: two entries may be too many together.
        _Beyond(class_name(kind), kind, n, kinds[kind] + tallied(books, what, kind), have[kind])
        for kind, n in counts.items()
        if n
    ]
    # Of those that are not C/M the books keep one number for the attacks of a phase.
    before = counted_so_far(books, _key(books), _FOOT) if books.phase == COMBAT else 0
    foot = foot_of(books, counts)
    if foot and before:
        total, known = before + foot_of(books, kinds), foot_of(books, have)
        found.append(_Beyond("divisions that are not C/M", "", foot, total, known))
    yield from (one for one in found if one.total > one.known)


BOMBARDMENTS, SUPPORTED = "bombardments", "support_combats"
"""What the artillery of a phase was paid for: targets that it bombarded, combats it supported."""


def fire_so_far(books: Books, what: str) -> int:
    """How many bombardments, or supported combats, were paid for in this phase."""
    return counted_so_far(books, _key(books), what)


def fire_paid(books: Books, what: str, number: int) -> tuple[Fact, ...]:
    """That so many bombardments, or supported combats, more were paid for in this phase."""
    if not number:
        return ()
    return enter(books, Subject.DONE, _key(books), what, fire_so_far(books, what) + number)


def guns_short(books: Books, bombardments: int, combats: int) -> tuple[Fact, ...]:
    """That the books lack artillery units which fire, as their player said."""
    return _lacking(books, _GUNS_SHORT) if any(beyond_guns(books, bombardments, combats)) else ()


def beyond_guns(books: Books, bombardments: int, combats: int) -> Iterator[Fault]:
    """Asks about more bombardments and supported combats than artillery units on the map (BMB-01).

    Each unit fires once in a phase. Nothing is asked where the books have no units of the side.
    """
    own = [unit for unit in books.units() if unit.side == books.side]
    now = bombardments + combats
    if not own or not now:
        return
    before = fire_so_far(books, BOMBARDMENTS) + fire_so_far(books, SUPPORTED)
    here = (unit for unit in own if unit.status is UnitStatus.ON_MAP)
    guns = sum(price_class(unit, books.tables) in GUNS for unit in here)
    if before + now > guns:
        units = counted(guns, "artillery unit")
        fired = shown(before + now)
        sentence = f"Bombardments and supported combats in this phase: {fired}; {units} on the map."
        advice = "Enter fewer, for each unit fires once; post it if the books lack some of them."
        where = BOMBARDMENTS if bombardments else SUPPORTED
        yield asked_once(books, _GUNS_SHORT, Fault(sentence, where, str(now), advice, "BMB-01"))


@dataclass(frozen=True)
class Covered:
    """What battles have used of what was paid by counts, or why that does not reach."""

    facts: tuple[Fact, ...] = ()
    refusals: tuple[Fault, ...] = ()


def covered(books: Books, attackers: Iterable[Fighter]) -> Covered:
    """Hold the attackers of a battle that is marked as paid to what was paid by counts."""
    owing = [one for one in attackers if not _paid_by_name(books, one)]
    foot = sum(1 for one in owing if role(one.kind, books.tables) == "division")
    fast = sum((attack_price(one.kind, books.tables)[0] for one in owing), Fraction(0))
    # The price of an attack holds both; what stays is that of the C/M divisions.
    fast -= foot * Fraction(books.tables.number("supply.combat.division"))
    refusals = tuple(_short(books, foot, fast))
    if refusals:
        return Covered(refusals=refusals)
    # Only after the refusals: what does not reach is not used up in part.
    key = _key(books)
    used = counted_so_far(books, key, _FOOT_USED) + foot
    facts = enter(books, Subject.DONE, key, _FOOT_USED, used) if foot else ()
    if fast:
        facts += enter(books, Subject.DONE, key, _FAST_USED, str(plain(_fast_used(books) + fast)))
    return Covered(facts)


def _short(books: Books, foot: int, fast: Fraction) -> Iterator[Fault]:
    """The refusals of attackers that nobody has paid for."""
    key = _key(books)
    # Two battles must not live on the same divisions.
    left = counted_so_far(books, key, _FOOT) - counted_so_far(books, key, _FOOT_USED)
    advice = "Leave paid out: the battle then pays for them; or pay for them by count first."
    if foot > left:
        who = counted(foot, "division attacks", "divisions attack")
        sentence = f"{who} as paid by count; {max(left, 0)} were paid for and not used yet."
        yield Fault(sentence, "paid", str(foot), advice, "SP-33")
    # By SP and not by number: C/M divisions have different prices.
    held = _fast_paid(books) - _fast_used(books)
    if fast > held:
        sentence = (
            f"C/M divisions for {shown(fast)} SP attack as paid by count; "
            f"{shown(max(held, Fraction(0)))} SP were paid and not used yet."
        )
        yield Fault(sentence, "paid", shown(fast), advice, "SP-33")


def _paid_by_name(books: Books, one: Fighter) -> bool:
    """Whether a unit has paid itself, in movement, in this phase, or for its overrun."""
    if role(one.kind, books.tables) == "cm":
        return did(books, one.unit, _fast_mark(books))
    return did(books, one.unit, ATTACKED if books.phase == COMBAT else overran(books))


def _fast_paid(books: Books) -> Fraction:
    """What was paid for C/M divisions by counts in this player turn, in SP."""
    mark = _fast_mark(books)
    # By class, since a count names no unit whose price could be looked up.
    each = {kind: attack_price(kind, books.tables)[0] for kind in UNIT_CLASSES}
    total = sum((tallied(books, mark, kind) * price for kind, price in each.items()), Fraction(0))
    # Those that were picked are in the tally, too.
    picked = (unit for unit in books.units() if unit.side == books.side and did(books, unit, mark))
    # What is left was paid by count alone: picked units pay by name.
    return total - sum((each[price_class(unit, books.tables)] for unit in picked), Fraction(0))


def _fast_used(books: Books) -> Fraction:
    known = books.fact(Subject.DONE, _key(books), _FAST_USED)
    return parse_exact(known) if isinstance(known, str) else Fraction(0)


def _fast_mark(books: Books) -> str:
    # The phase decides: a payment of Exploitation covers no attack of the Combat Phase (SP-16).
    return PAID if books.phase == COMBAT else mark_of(books)


def _key(books: Books) -> str:
    return done_key(books.turn, books.side, books.phase)
