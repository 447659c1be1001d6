"""What reports are made of, read in one moment: now, or at the end of a past turn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.queries import ledger, order_of_battle, turns
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.movements import Leg, movements
from oobmgr.campaign.queries.report_windows import Windows, windows
from oobmgr.campaign.report_rows import (
    MoveRow,
    ReportMaterial,
    ReportTurn,
    SideMaterial,
    StatusRow,
)
from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.turn_rows import ReminderRow, WarningRow
from oobmgr.domain.accounts import Account, Place, SideId, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.domain.units import UnitStatus

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

TURNS_AHEAD = 3
"""How many turns of arrivals are looked at."""


def report_material(books: BooksSnapshot, as_of: str | None) -> ReportMaterial:
    """Read everything that the reports of a turn need; of the turn being played if none is given.

    Raises:
        BadInput: `as_of` is not a turn, or not one that was played.
    """
    turn = books.turn if as_of is None else books.game.calendar.parse(as_of)
    past = turn != books.turn
    # Read once and handed to the moment, which would read them once more.
    units = order_of_battle.units(books, turn if past else None)
    then = moment(books, turn, units) if past else books
    game = then.game
    counted = windows(books, turn)
    balances = {
        (row.account, row.good): row for row in ledger.balances(books, turn, all_accounts=False)
    }
    ahead = _ahead(turn, game)
    name, *_ = books.campaign
    return ReportMaterial(
        game=game,
        campaign=f"{name} ({game.name})",
        turn=_turn(turn, game),
        past=past,
        state="At the end of the turn" if past else _state(books),
        turns=tuple(_turn(code, game) for code in counted.turns),
        ahead=ahead,
        units=game.unit_words.step_words.shown(units),
        tables=then.tables,
        moves=tuple(_moves(books, counted, game, _without_steps(units, game))),
        statuses=tuple(_statuses(books, counted)),
        limits={key: row.limit for key, row in balances.items() if row.limit is not None},
        waiting=frozenset(key for key, row in balances.items() if not row.entered),
        sides={str(side.id): _side(then, side.id, ahead) for side in game.sides},
        # Nothing can be forgotten in a turn that is over.
        warnings=() if past else _open_warnings(books),
        reminders=_reminders(then, turn, ahead),
        on_turn="" if past else str(books.side),
        unseen=books.unseen_sides,
        taken_back=_taken_back(books, turn, counted) if past else (),
    )


def _taken_back(books: BooksSnapshot, turn: TurnCode, counted: Windows) -> tuple[int, ...]:
    """What counts in a turn that is over, and no more since."""
    # A reversal that was itself reversed comes to the same: what it says of the turn is no more so.
    gone = books.reversals.taken.keys() - moment(books, turn, closed=True).reversals.taken.keys()
    return tuple(sorted(one for one in gone if counted.turn_of.get(one) == turn))


def _turn(code: str, game: Game) -> ReportTurn:
    turn = TurnCode(code)
    return ReportTurn(code, game.calendar.label(turn), game.calendar.short(turn))


def _ahead(turn: TurnCode, game: Game) -> tuple[ReportTurn, ...]:
    found = []
    for _ in range(TURNS_AHEAD):
        turn = game.calendar.next(turn)
        found.append(_turn(turn, game))
    return tuple(found)


def _state(books: BooksSnapshot) -> str:
    """Where play stands: ``Blue Combat Phase``."""
    phase = next(p.name for p in books.game.phases if p.id == books.phase)
    return f"{books.game.side(books.side).name} {phase} Phase"


def _without_steps(units: Iterable[UnitRow], game: Game) -> frozenset[str]:
    """The accounts of units of which no steps are told."""
    words = game.unit_words.step_words
    return frozenset(unit_account(u.side, u.id).key for u in units if not words.has(u))


def _moves(
    books: BooksSnapshot, counted: Windows, game: Game, without_steps: frozenset[str]
) -> Iterator[MoveRow]:
    heads = ledger.heads_of(books)
    entered_dead = _entered_dead(books, without_steps)
    for source, target in movements(_legs(books, counted)):
        head = heads[target.transaction]
        cases = ledger.cases_of_movement(head, (source, target), game)
        ends = {source.account.key, target.account.key}
        yield MoveRow(
            turn=counted.turn_of[head.id],
            transaction=head.id,
            what=head.title,
            source=source.account,
            target=target.account,
            good=target.good,
            # Such a unit comes and goes all the same, with nothing to count.
            amount=_told(source, target, entered_dead) if ends.isdisjoint(without_steps) else 0,
            cases=cases,
            back=counted.takes_back(head.id),
        )


def _told(source: Leg, target: Leg, entered_dead: Mapping[tuple[int, str], int]) -> int:
    """What of a movement is told: of the dead that an entry brings, those that have steps."""
    if {source.account.place, target.account.place} != {Place.RAISED, Place.DEAD}:
        return target.amount
    return target.amount - entered_dead.get((target.transaction, target.account.side), 0)


def _entered_dead(
    books: BooksSnapshot, without_steps: frozenset[str]
) -> Mapping[tuple[int, str], int]:
    """The lost steps of units without any that an entry brings or takes away, by it and by side.

    An entry raises all its dead at once, so no account of a unit says whose they are.
    """
    found = Counter[tuple[int, str]]()
    if not without_steps:  # few games have such units
        return found
    for transaction, told in books.rows(
        "SELECT transaction_id, coalesce(new, old) FROM journal_fact "
        "WHERE subject = ? AND field = ?",
        (Subject.UNIT, WHOLE),
    ):
        unit = json.loads(told)
        if unit_account(unit["side"], unit["id"]).key in without_steps:
            found[transaction, unit["side"]] += unit["steps"] - unit["steps_left"]
    return found


def _legs(books: BooksSnapshot, counted: Windows) -> Iterator[Leg]:
    """The postings that count; those of one good stand together, as movements need them."""
    known: dict[str, Account] = {}
    for transaction, key, good, amount in books.rows(
        "SELECT transaction_id, account, good, amount FROM journal_posting "
        # An entry may move several goods in turns; movements pair legs of one good side by side.
        "ORDER BY transaction_id, good, id"
    ):
        if transaction in counted.turn_of:
            # Thousands of legs lie in a few hundred accounts: each key is taken apart once.
            account = known.get(key) or known.setdefault(key, Account.from_key(key))
            yield Leg(transaction, account, good, amount)


def _statuses(books: BooksSnapshot, counted: Windows) -> Iterator[StatusRow]:
    """Units whose status changed. Who arrives with the close of a turn arrives in the next one."""
    begins = {
        transaction: str(json.loads(new))
        for transaction, new in books.rows(
            "SELECT transaction_id, new FROM journal_fact "
            "WHERE subject = ? AND field = 'turn' AND new IS NOT NULL",
            (Subject.SEQUENCE,),
        )
    }
    for transaction, key, old, new in books.rows(
        "SELECT transaction_id, key, old, new FROM journal_fact "
        "WHERE subject = ? AND field = 'status' AND old IS NOT NULL AND new IS NOT NULL "
        "ORDER BY id",
        (Subject.UNIT,),
    ):
        turn = counted.turn_of.get(transaction)
        before, after = json.loads(old), json.loads(new)
        # The entry that closes a turn stands in it, but the units are for the next.
        if turn is not None and before == UnitStatus.DUE:
            turn = begins.get(transaction, turn)
        if turn is not None and turn <= counted.turns[-1]:
            yield StatusRow(turn, int(key), before, after)


def _side(books: BooksSnapshot, side: SideId, ahead: tuple[ReportTurn, ...]) -> SideMaterial:
    game = books.game
    codes = tuple(TurnCode(turn.code) for turn in ahead)
    return SideMaterial(
        read={
            entry.name: entry.reads(books, side, codes)
            for entry in game.reports
            if entry.reads is not None
        },
        weather=game.weather(books, side) if game.weather else {},
    )


def _open_warnings(books: BooksSnapshot) -> tuple[WarningRow, ...]:
    return tuple(row for row in turns.warnings(books) if not row.silenced)


def _reminders(
    books: BooksSnapshot, turn: TurnCode, ahead: tuple[ReportTurn, ...]
) -> tuple[ReminderRow, ...]:
    label = books.game.calendar.label
    return tuple(
        ReminderRow(found.turn, label(found.turn), found.text, found.case, found.side)
        for found in books.game.reminders(books.tables)
        if turn <= found.turn <= ahead[-1].code
    )
