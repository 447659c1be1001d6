"""The sequence of play: opening the books, posting an action, going on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft, draft_of, joined
from oobmgr.campaign.planning.description import description_facts
from oobmgr.campaign.planning.late import late_draft, without_later_states
from oobmgr.campaign.player_turns import Position, player_turn_name, position_of
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.books import NO_ORDER, Options
from oobmgr.rules.game import Game, PlayerTurn
from oobmgr.rules.inputs import labelled

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import Advance, OpenBooks, PostAction
    from oobmgr.rules.actions import Action


def plan_opening(command: OpenBooks, books: BooksSnapshot) -> Draft:
    """The first transaction: options as chosen, the scenario's stock, the first phase."""
    game = books.game
    unknown = [name for name in command.options if game.options.get(name) is None]
    if unknown:
        message = f"{game.name} has no option"
        raise BadInput(*(Fault(f"{message} {name!r}.", "options", name) for name in unknown))
    chosen = {name: game.options.read(name, value) for name, value in command.options.items()}
    # All options are written, chosen or not: a later program may have other defaults.
    options = {**game.options.defaults, **chosen}
    scenario = next(s for s in game.scenarios if s.id == command.scenario)
    opening = draft_of(scenario.opening(game.tables(), command.variant, options))
    first = first_position(game, scenario.start(options), options)
    facts = (
        *(Fact(Subject.OPTION, name, "value", None, value) for name, value in options.items()),
        *_sequence_facts(None, first),
        *description_facts(game),
    )
    return joined(opening, Draft(title="", facts=facts))


def first_position(game: Game, turn: TurnCode, options: Options) -> Position:
    """The first phase of the first player turn that is held from `turn` on."""
    return _first_held(game, turn, lambda held: game.player_turns(held, options, NO_ORDER))


def _first_held(
    game: Game, turn: TurnCode, player_turns: Callable[[TurnCode], tuple[PlayerTurn, ...]]
) -> Position:
    # A turn in which nobody plays is passed over.
    while not (held := player_turns(turn)):
        turn = game.calendar.next(turn)
    return Position(turn, held[0].side, held[0].phases[0])


def plan_action(command: PostAction, books: BooksSnapshot) -> Draft:
    """An action of the game, if the sequence of play allows it now, or where it was missed."""
    action = _known_action(command.action, books)
    if command.late is None:
        return _planned(action, command, books)
    missed, late = late_draft(action, command.late, books)
    planned = without_later_states(_planned(action, command, missed), books, missed.position)
    draft = joined(planned, late)
    return replace(draft, title=f"{draft.title} (late)")


def _known_action(name: str, books: BooksSnapshot) -> Action:
    try:
        return books.game.action(name)
    except KeyError:
        known = ", ".join(books.game.action_names)
        message = f"{books.game.name} has no action {name!r}."
        raise BadInput(Fault(message, "action", name, f"Known: {known}.")) from None


def _planned(action: Action, command: PostAction, books: BooksSnapshot) -> Draft:
    # Planned although the phase may be wrong: a preview shows the working all the same.
    draft = _draft_of(action, command, books)
    refusals = []
    if books.phase not in action.phases:
        names = dict.fromkeys(_phase_name(books.game, phase) for phase in action.phases)
        phases = " or ".join(names)
        now = _phase_name(books.game, books.phase)
        # Both roads are offered, since only the player knows whether it was missed.
        message = (
            f"{action.title} can be entered only in the {phases} Phase; this is the {now} Phase."
        )
        advice = "Go on to that phase first; what was missed is entered late, with a reason."
        refusals.append(Fault(message, "phase", advice=advice, case=action.case))
    elif why := action.why_not_now(books):
        # What is wrong with other inputs says nothing to whom the action means nothing; what stands
        # against units that were picked says more than that there are none to pick.
        closer = draft.refusals if _picks_units(action, command) else ()
        others = (fault for fault in closer if fault.message != why.message)
        return replace(draft, refusals=(why, *others))
    if action.once and was_posted(books, action.name):
        message = f"{action.title} was posted already in this player turn."
        advice = "Undo it to post it differently."
        refusals.append(Fault(message, "action", advice=advice, case=action.case))
    return replace(draft, refusals=(*refusals, *draft.refusals))


def _draft_of(action: Action, command: PostAction, books: BooksSnapshot) -> Draft:
    """What the action comes to; its faults call the inputs as forms do."""
    try:
        draft = draft_of(action.plan(books, command.inputs))
    except BadInput as error:
        raise BadInput(*labelled(error.faults, action.inputs)) from error
    refusals = labelled(draft.refusals, action.inputs)
    return replace(draft, refusals=refusals, warnings=labelled(draft.warnings, action.inputs))


def _picks_units(action: Action, command: PostAction) -> bool:
    ways = action.picking.ways if action.picking else ()
    return any(getattr(command.inputs, name) for name in ways)


def was_posted(books: BooksSnapshot, action: str) -> bool:
    """Whether the action was posted in this player turn."""
    # A side may play twice in a turn, and do the same once in each part.
    part = books.player_turn.part
    tail = f":{part}" if part else ""
    return books.fact(Subject.DONE, f"{books.turn}:{books.side}{tail}", action) is not None


def leaves_turn(command: Advance, books: BooksSnapshot) -> bool:
    """Whether a step ends the turn: a copy is kept of each, and a step within one needs none."""
    here = Position(books.turn, books.side, books.phase)
    return _target(command.to, here, books)[0].turn != here.turn


def plan_advance(command: Advance, books: BooksSnapshot) -> Draft:
    """Go on. What must be done first stops it, unless the player goes on anyway."""
    here = Position(books.turn, books.side, books.phase)
    target, passed = _target(command.to, here, books)
    # Not the side: with several parts in a turn the same side may follow itself.
    leaves = _player_turn(books, target) != _player_turn(books, here)
    draft = Draft(
        title=_advance_title(books, here, target),
        facts=_sequence_facts(here, target),
        # A copy for each turn, taken before the books go on.
        backup_label=books.game.calendar.label(here.turn) if target.turn != here.turn else "",
    )
    # The phase closes before the player turn that it ends; of both, the wider close gives the
    # sentence.
    game = books.game
    closings = (game.close_phase(books), game.close_turn(books) if leaves else None)
    for closing in (one for one in closings if one is not None):
        # Joined to the going on: one undo takes back both.
        draft = joined(draft, draft_of(closing))
        draft = replace(draft, sentence=closing.title)
    if target.turn != here.turn:
        draft = joined(draft, _arrivals(books, target.turn))
    # `anyway` passes over what is still to be done, never over what the closing itself refuses.
    if command.anyway:
        left = _left_open(books, command.reason.strip())
        told = " ".join(filter(None, (draft.sentence, left.sentence)))
        return replace(joined(draft, left), sentence=told)
    open_points = (*_duties(books), *_not_played(books.game, passed))
    return replace(draft, refusals=(*draft.refusals, *open_points))


def _left_open(books: BooksSnapshot, reason: str) -> Draft:
    """What a player leaves undone that the rules ask for, with his reason, for the journal."""
    due = [warning for warning in books.game.warnings(books) if warning.must]
    if not due:
        return Draft(title="")
    lines = (Step(one.title, "left open", one.sentence, one.case) for one in due)
    why = reason or "none given"
    return Draft(
        title="",
        sentence=f"Left open: {', '.join(one.title for one in due)}. Reason: {why}.",
        working=(*lines, Step("Reason", why, kind=StepKind.RESULT)),
    )


def _target(
    to: str, here: Position, books: BooksSnapshot
) -> tuple[Position, tuple[PlayerTurn, ...]]:
    """Where the step leads, and the player turns that it would pass over."""
    now = _player_turn(books, here)
    # At least one step, and then on until the side or the turn is another.
    target = next_position(books, here)
    passed: list[tuple[TurnCode, int]] = []
    while (to == "side" and _player_turn(books, target) == now) or (
        to == "turn" and target.turn == here.turn
    ):
        if _player_turn(books, target) not in {now, *passed}:
            passed.append(_player_turn(books, target))
        target = next_position(books, target)
    return target, tuple(books.player_turns(turn)[index] for turn, index in passed)


def _player_turn(books: BooksSnapshot, place: Position) -> tuple[TurnCode, int]:
    """The turn of a position and the index of its player turn there."""
    return place.turn, position_of(books.player_turns(place.turn), place.side, place.phase)


def _not_played(game: Game, passed: tuple[PlayerTurn, ...]) -> tuple[Fault, ...]:
    return tuple(
        Fault(
            f"the {player_turn_name(game, held)} has not been played.",
            where="turn",
            advice="Go on to it first, or go on anyway.",
        )
        for held in passed
        # What both play together is skipped for both, and nobody has been passed over.
        if not held.shared
    )


def next_position(books: BooksSnapshot, here: Position) -> Position:
    """The phase after this one."""
    # Sides and phases together: the same phase is played by each side.
    steps = [(one.side, phase) for one in books.player_turns(here.turn) for phase in one.phases]
    # A phase that an option has since dropped is nowhere: play goes on with the first of the turn.
    index = steps.index((here.side, here.phase)) + 1 if (here.side, here.phase) in steps else 0
    if index < len(steps):
        side, phase = steps[index]
        return Position(here.turn, side, phase)
    game = books.game
    return _first_held(game, game.calendar.next(here.turn), books.player_turns)


def _duties(books: BooksSnapshot) -> tuple[Fault, ...]:
    return tuple(
        Fault(
            f"{warning.title}. {warning.sentence}",
            where="turn",
            advice="Do it first, or go on anyway.",
            case=warning.case,
        )
        for warning in books.game.warnings(books)
        if warning.must
    )


def _arrivals(books: BooksSnapshot, turn: TurnCode) -> Draft:
    rows = books.rows(
        "SELECT id FROM unit WHERE status = ? AND arrival <= ? ORDER BY id",
        (UnitStatus.DUE, turn),
    )
    facts = tuple(
        Fact(Subject.UNIT, str(row[0]), "status", UnitStatus.DUE, UnitStatus.ON_MAP) for row in rows
    )
    one = len(rows) == 1
    notes = (f"{counted(len(rows), 'unit')} {'arrives' if one else 'arrive'}.",) if rows else ()
    return Draft(title="", facts=facts, notes=notes)


def _sequence_facts(old: Position | None, new: Position) -> tuple[Fact, ...]:
    return tuple(
        Fact(Subject.SEQUENCE, "now", field, before, getattr(new, field))
        for field in ("turn", "side", "phase")
        # When a campaign opens, nobody stood anywhere before.
        if (before := getattr(old, field, None)) != getattr(new, field)
    )


def _advance_title(books: BooksSnapshot, here: Position, target: Position) -> str:
    game = books.game
    if target.turn != here.turn:
        return f"Closed {game.calendar.label(here.turn)}, began {game.calendar.label(target.turn)}"
    if _player_turn(books, target) != _player_turn(books, here):
        held = books.player_turns(target.turn)[_player_turn(books, target)[1]]
        return f"{player_turn_name(game, held)} began"
    return f"{_phase_name(game, target.phase)} began"


def _phase_name(game: Game, phase: str) -> str:
    return next((p.name for p in game.phases if p.id == phase), phase)
