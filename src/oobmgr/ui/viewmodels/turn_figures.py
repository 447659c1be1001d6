"""Figures of a turn as the screen writes them: working lines, faults, what a posting changes."""

from collections.abc import Iterable
from fractions import Fraction
from typing import cast

from oobmgr.campaign.rows import BalanceRow, PostingRow, Preview
from oobmgr.domain.quantities import shown, signed
from oobmgr.domain.rulings import Step, StepValue
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.rules.actions import Action
from oobmgr.rules.fact_kinds import FactPlace
from oobmgr.rules.game import Game
from oobmgr.ui.widgets.working_view import WorkingKind, WorkingRow

_POOL = "pool"
_SPECIAL = "special"


def value_text(value: StepValue) -> str:
    """The value of a working line as text; yes or no for what holds or does not."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return shown(value) if isinstance(value, int | Fraction) else str(value)


def working_rows(steps: Iterable[Step]) -> tuple[WorkingRow, ...]:
    """The working of a ruling as lines to show."""
    return tuple(_working_row(step) for step in steps)


def _working_row(step: Step) -> WorkingRow:
    value = value_text(step.value)
    # What comes out stands in the column of values already.
    arithmetic = step.arithmetic.removesuffix(f" = {value}")
    kind = cast("WorkingKind", str(step.kind))
    return WorkingRow(kind, step.label, arithmetic, value, step.case)


@dataclass(frozen=True, slots=True)
class PoolChange:
    """What a posting would do to one pool: its name, before, after, and its ceiling if any."""

    name: str
    good: str
    before: int
    after: int
    limit: int | None = None
    entered: bool = True

    @property
    def beyond(self) -> bool:
        """Whether the pool would hold less than nothing, or more than it may."""
        over = self.limit is not None and self.after > self.limit
        # Of a stock that nobody entered nothing of the kind can be said.
        return over or (self.entered and self.after < 0)

    def text(self) -> str:
        """The change in one phrase: ``SP 61 → 141``; ``SP +80`` where the stock is not known."""
        if not self.entered:
            return f"{self.name} {signed(self.after - self.before)}"
        return f"{self.name} {shown(self.before)} → {shown(self.after)}"


def pool_changes(
    preview: Preview, balances: Iterable[BalanceRow], side: str, game: Game
) -> tuple[PoolChange, ...]:
    """The pools that the postings touch, the playing side's first, in the game's order of goods."""
    held = tuple(balances)  # gone through once for each pool
    signs = {good.id: good.sign for good in game.goods}
    found: list[PoolChange] = []
    sides = sorted(game.sides, key=lambda one: one.id != side)
    for owner in sides:
        for place in (_SPECIAL, _POOL):
            for good, sign in signs.items():
                change = _sum(preview.postings, place, owner.id, good)
                # A transport between two localities of a pool leaves its sum, which would read as
                # no change.
                if change is None or (not change and _within(preview.postings, owner.id, good)):
                    continue
                before = _sum(held, place, owner.id, good) or 0
                own = (r for r in held if (r.side, r.good) == (owner.id, good))
                entered = all(row.entered for row in own)
                name = sign if owner.id == side else f"{owner.name} {sign}"
                name = f"{_short(place, owner.id, good, game)} {name}".strip()
                limit = _limit(preview, held, owner.id, good, game) if place == _POOL else None
                found.append(PoolChange(name, good, before, before + change, limit, entered))
    return tuple(found)


def _short(place: str, side: str, good: str, game: Game) -> str:
    """What tells a pool from the usual one of its side and good; empty for the usual one."""
    wanted = (place, side, good)
    alike = (p for p in game.pools if (p.account.place, p.account.side, p.good) == wanted)
    return next((pool.short for pool in alike if pool.short), "")


def _within(rows: Iterable[PostingRow], side: str, good: str) -> bool:
    """Whether a good goes from place to place within a pool, which has as much as before."""
    own = {r.account for r in rows if r.good == good and r.account.split(":")[:2] == [_POOL, side]}
    return len(own) > 1


def _sum(rows: Iterable[PostingRow | BalanceRow], place: str, side: str, good: str) -> int | None:
    """The amounts of a side's good at a place; None where no row is about it."""
    own = [r.amount for r in rows if r.good == good and r.account.split(":")[:2] == [place, side]]
    return sum(own) if own else None


def _limit(
    preview: Preview, balances: Iterable[BalanceRow], side: str, good: str, game: Game
) -> int | None:
    """The ceiling of a pool, as the postings would leave it."""
    places = {p.limit_at for p in game.pools if (p.account.side, p.good) == (side, good)}
    # The posting may write another ceiling itself; then that one counts, not the one of now.
    for fact in preview.facts:
        if FactPlace(fact.subject, fact.key, fact.field) in places:
            return fact.new if isinstance(fact.new, int) else None
    return next((b.limit for b in balances if (b.side, b.good) == (side, good) and b.limit), None)


def spent_amount(preview: Preview, good: str) -> int:
    """What the postings spend of a good, whoever pays."""
    return sum(
        p.amount for p in preview.postings if p.good == good and p.account.startswith("spent:")
    )


def post_words(preview: Preview, action: Action, game: Game) -> str:
    """What the button says that posts: the price in the first good of the game, or the title."""
    good = game.goods[0]
    spent = spent_amount(preview, good.id)
    return f"Post {spent} {good.sign}" if spent else f"Post: {action.title}"


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _counted(number: int, word: str) -> str:
    text = _NUMBERS[number] if number < len(_NUMBERS) else f"{number:,}"
    return f"{text} {word}" if number == 1 else f"{text} {word}s"


def told_change(
    preview: Preview, balances: Iterable[BalanceRow], side: str, game: Game
) -> tuple[tuple[tuple[str, str], ...], str]:
    """What posting changes: the pools in words (`change_words`), then a sentence on its size.

    The sentence is empty where nothing would be posted. Of what is refused only such pools are told
    as it would overdraw or overfill; all of them, as long as something is only missing.
    """
    changes = pool_changes(preview, balances, side, game)
    if any(not fault.missing for fault in preview.refusals):
        # It changes nothing; but a player sees by these how much too little there is.
        changes = tuple(one for one in changes if one.beyond)
    posts = preview.postings and not preview.refusals
    return change_words(changes), postings_text(preview, side, game) if posts else ""


def postings_text(preview: Preview, side: str, game: Game) -> str:
    """How large the transaction is, and what is lost by it."""
    # The books have two legs for what a player calls one posting.
    number = _counted(len(preview.postings) // 2, "posting")
    good = game.goods[0]
    lost = _sum(preview.postings, "lost", side, good.id)
    if not lost and any(map(_is_loss, preview.postings)):
        # What is lost of another good or by another side stands in the pools beside it, and steps
        # that units lose stand in the working.
        return f"One transaction, {number}."
    loss = f"{shown(lost)} {good.sign} are lost." if lost else "Nothing is lost."
    return f"One transaction, {number}. {loss}"


def _is_loss(posting: PostingRow) -> bool:
    """Whether something is lost by a posting, of whatever good and by whatever side."""
    return posting.amount > 0 and posting.account.startswith(("lost:", "dead:"))


def change_words(changes: Iterable[PoolChange]) -> tuple[tuple[str, str], ...]:
    """Each change with what follows it: ``("SP 61 → 141", " of 160")``."""
    return tuple(
        (
            with_capital(change.text()),
            f" of {shown(change.limit)}" if change.limit is not None else "",
        )
        for change in changes
    )
