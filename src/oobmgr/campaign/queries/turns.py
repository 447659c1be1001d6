"""Where the campaign stands in the sequence of play, and what is due."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from oobmgr.campaign.player_turns import player_turn_name, position_of
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.rows import Summary
from oobmgr.campaign.turn_rows import (
    FormRow,
    NotNowRow,
    PhaseRow,
    PlayerTurnRow,
    ReminderRow,
    SequenceRow,
    TurnRow,
    WarningRow,
)
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.wording import AsWritten
from oobmgr.rules.inputs import encode
from oobmgr.rules.phase_cases import phase_cases_now

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.errors import Fault
    from oobmgr.rules import checks
    from oobmgr.rules.actions import Action, Openings
    from oobmgr.rules.books import Books
    from oobmgr.rules.checks import Check
    from oobmgr.rules.game import PlayerTurn
    from oobmgr.rules.map_entries import MapEntry
    from oobmgr.rules.phase_cases import PhaseCase
    from oobmgr.rules.stacks import StackRow

Titles = dict[tuple[str, str], list[str]]


def summary(books: BooksSnapshot) -> Summary:
    """Which campaign this is and where it stands."""
    name, _, scenario_id, variant_id, players, created = books.campaign
    game = books.game
    scenario = next(s for s in game.scenarios if s.id == scenario_id)
    variant = next(v for v in scenario.variants if v.id == variant_id)
    units, transactions, campaign_id = books.rows(
        "SELECT (SELECT count(*) FROM unit), (SELECT count(*) FROM journal_transaction), "
        "(SELECT uuid FROM campaign)"
    )[0]
    return Summary(
        name=AsWritten(name),
        game_id=game.id,
        game_name=game.name,
        scenario=scenario_id,
        scenario_name=scenario.name,
        variant=variant_id,
        variant_name=variant.name,
        turn=books.turn,
        turn_label=game.calendar.label(books.turn),
        side=books.side,
        phase=books.phase,
        phase_name=game.phase_name(books.phase),
        players={side: AsWritten(player) for side, player in players.items()},
        units=units,
        transactions=transactions,
        created_at=created,
        options=books.options,
        who=_who(books),
        campaign_id=campaign_id,
        last_entry=books.version,
    )


_TWO = 2


def _who(books: BooksSnapshot) -> str:
    """Who plays now: the side, the part of the turn where it has a name of its own, or both."""
    held = books.player_turn
    if held.shared:
        return "both players" if len(books.game.sides) == _TWO else "all players"
    return held.name or books.game.side(held.side).name


def sequence(books: BooksSnapshot) -> SequenceRow:
    """The player turns and phases of this turn, with what was posted in each."""
    game = books.game
    player_turns = books.player_turns(books.turn)
    now = position_of(player_turns, books.side, books.phase)
    titles = _titles(books)
    # Asked once for both lists below: to see what is offered, an action may look at all units.
    now_or_not = [
        (action, books.watched(("why_not", action.name), action.why_not_now))
        for action in game.actions_of(books.phase)
    ]
    rows = tuple(
        _player_turn_row(books, player_turn, _state(index, now), titles)
        for index, player_turn in enumerate(player_turns)
    )
    return SequenceRow(
        turn=books.turn,
        turn_label=game.calendar.label(books.turn),
        side=books.side,
        phase=books.phase,
        player_turns=rows,
        actions_now=tuple(action.name for action, why in now_or_not if why is None),
        weather=game.weather(books, books.side) if game.weather else {},
        not_now=tuple(_not_now(action, why) for action, why in now_or_not if why),
    )


def closed_player_turns(books: BooksSnapshot, turn: str) -> tuple[PlayerTurnRow, ...]:
    """The player turns of a turn that is over; what was posted in them is left out."""
    then = moment(books, turn)
    return tuple(
        _player_turn_row(then, player_turn, "done", {})
        for player_turn in then.player_turns(then.turn)
    )


def _player_turn_row(
    books: BooksSnapshot, player_turn: PlayerTurn, state: str, titles: Titles
) -> PlayerTurnRow:
    game = books.game
    side = game.side(player_turn.side).name
    return PlayerTurnRow(
        side=player_turn.side,
        side_name=side,
        name=player_turn_name(game, player_turn),
        state=state,
        phases=_phases(books, player_turn, state, titles),
        short=player_turn.name or f"{side} turn",
        shared=player_turn.shared,
    )


def _not_now(action: Action, why: Fault) -> NotNowRow:
    return NotNowRow(action.name, action.tab or action.title, why.message, why.case)


def _state(index: int, now: int) -> str:
    if index == now:
        return "now"
    return "done" if index < now else "later"


def _phases(
    books: BooksSnapshot, player_turn: PlayerTurn, state: str, titles: Titles
) -> tuple[PhaseRow, ...]:
    held = list(player_turn.phases)
    now = held.index(books.phase) if state == "now" and books.phase in held else -1
    rows = []
    # All of the game, for one that is not held this time is shown struck through.
    for phase in (one for one in books.game.phases if one.part == player_turn.part):
        if phase.id not in held:
            own = "not_held"
        elif state == "now":
            own = _state(held.index(phase.id), now)
        else:
            own = state
        posted = tuple(titles.get((player_turn.side, phase.id), ()))
        rows.append(PhaseRow(phase.id, phase.name, own, posted))
    return tuple(rows)


def _titles(books: BooksSnapshot) -> Titles:
    """The titles of what was posted in this turn and stands, by side and phase."""
    gone = books.reversals.taken
    titles: Titles = {}
    for transaction, side, phase, title in books.rows(
        "SELECT id, side, phase, title FROM journal_transaction "
        # Imports, counts and corrections are steps of no phase.
        "WHERE turn = ? AND command = 'PostAction' AND kind = 'do' ORDER BY id",
        (books.turn,),
    ):
        if transaction not in gone:
            titles.setdefault((side, phase), []).append(title)
    return titles


def warnings(books: BooksSnapshot) -> tuple[WarningRow, ...]:
    """What looks forgotten; silenced kinds are marked, not left out."""
    return tuple(
        WarningRow(
            w.kind,
            w.title,
            w.sentence,
            w.case,
            w.action,
            w.must,
            silenced=books.fact(Subject.SILENCED, w.kind, "silent") is True,
            foreseen=w.foreseen,
            told=w.told,
        )
        for w in books.game.warnings(books, partial(_found, books))
    )


def _found(books: BooksSnapshot, check: Check) -> tuple[checks.Warning, ...]:
    """What a check finds, or found when nothing was different for it."""
    return books.watched(("check", check.kind), lambda seen: tuple(check.warnings(seen)))


def form(books: BooksSnapshot, action: Action) -> FormRow:
    """How the form of an action opens."""
    return books.watched(("form", action.name), lambda seen: _form(seen, action))


def _form(books: Books, action: Action) -> FormRow:
    return FormRow(
        encode(action.propose(books)),
        action.left_out(books) if action.left_out else frozenset(),
        action.form.shown(books) if action.form else None,
        action.settled is not None and action.settled(books),
        action.offers(books) if action.offers else {},
        _openings(books, action),
    )


def _openings(books: Books, action: Action) -> Openings | None:
    if action.openings is None:
        return None
    found = action.openings(books)
    return replace(found, inputs={word: encode(one) for word, one in found.inputs.items()})


def reminders(books: BooksSnapshot, number: int) -> tuple[ReminderRow, ...]:
    """The next switches by date for those who play now, those of this turn included."""
    label, held = books.game.calendar.label, books.player_turn
    # Codes of turns sort by time, so they are compared as they are.
    due = [
        r
        for r in books.game.reminders(books.tables)
        if r.turn >= books.turn and (held.shared or r.side in {None, held.side})
    ]
    return tuple(
        ReminderRow(r.turn, label(r.turn), r.text, r.case, r.side)
        for r in sorted(due, key=lambda r: r.turn)[:number]
    )


def phase_cases(books: BooksSnapshot) -> tuple[PhaseCase, ...]:
    """What to bear in mind in the phases of the player turn that is being played."""
    held = set(books.player_turn.phases)
    read = books.game.phase_cases
    entries = books.watched(
        "phase_cases", lambda seen: tuple(phase_cases_now(seen, read(seen.tables)))
    )
    return tuple(entry for entry in entries if entry.phase in held)


def on_map(books: BooksSnapshot) -> tuple[MapEntry, ...]:
    """What lies on the map besides units."""
    return books.game.on_map(books) if books.game.on_map else ()


def stacks(books: BooksSnapshot) -> tuple[StackRow, ...]:
    """The units by hex, against what may stand there."""
    return books.game.stacks(books) if books.game.stacks else ()


def played(books: BooksSnapshot) -> tuple[TurnRow, ...]:
    """The turns in the journal and the one being played, oldest first."""
    rows = books.rows("SELECT turn, count(*) FROM journal_transaction GROUP BY turn")
    # The turn being played may have no entry yet.
    counts: dict[str, int] = {str(books.turn): 0} | dict(rows)
    # A turn that was begun and taken back stands in the journal; it has not been played.
    counts = {turn: number for turn, number in counts.items() if turn <= books.turn}
    label = books.game.calendar.label
    return tuple(TurnRow(turn, label(TurnCode(turn)), counts[turn]) for turn in sorted(counts))
