"""Reading the groups and spots that a player names: keys of the board, or the words themselves."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.europa.air.base_records import base_named, bases_of
from oobmgr.games.europa.air.held import GroupType, Spot, State, Stock
from oobmgr.games.europa.air.nations import AIR_NATION_ALIASES
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import did_you_mean, folded

_BOXES = {folded(state): state for state in State} | {
    "ready": State.AVAILABLE,
    "offmap": State.AVAILABLE,
    "remnant": State.REMNANTS,
}
_NOT_READY = (State.INOPERABLE, State.UNREADY)


def card_key(group: GroupType, spot: Spot) -> str:
    """How the board names a card: its type, and the base where a box holds cards of several."""
    return f"{group.key}/{spot.base}" if spot.state is State.INOPERABLE else group.key


def group_words(group: GroupType) -> str:
    """A type as a player writes it, ``German Me109F``; `find_lying` reads it."""
    return f"{group.air_nation} {group.name}"


def box_key(spot: Spot) -> str:
    """How the board names the box that shows a spot: all inoperable groups lie in one."""
    return str(State.INOPERABLE) if spot.state in _NOT_READY else spot.key


def find_lying(
    stock: Stock, card: str, box: str, where: str, side: SideId
) -> tuple[GroupType, Spot]:
    """The groups that a card and a box name: as the board names them, or by aircraft and base.

    Where both sides hold such groups, those of `side` are meant.

    Raises:
        BadInput: None lie there, or several kinds do; `where` is the field.
    """
    if not folded(card):
        raise BadInput(Fault("is missing.", where, card, "Name the aircraft.", missing=True))
    there = [lying for lying in stock if _is_in(lying[1], box)]
    # A key of the board means one card; only words may mean several.
    exact = [lying for lying in there if card_key(*lying) == card.strip()]
    named = exact or [lying for lying in there if _is_called(lying[0], card)]
    # Both sides may fly one type; without a side all that are there are looked at.
    own = [lying for lying in named if lying[0].side == side] or named
    if len(own) == 1:
        return own[0]
    if own:
        known = ", ".join(f"{card_key(*lying)} ({lying[1].name})" for lying in sorted(own))
        raise BadInput(Fault(f"{card} may be several here.", where, card, f"Name one: {known}."))
    state, _, base = box.partition(":")
    place = f"{state} at {base}" if base else f"in {box}" if box else "there"
    raise BadInput(Fault(f"No {card} is {place}.", where, card, _named_alike(there, card)))


def _named_alike(there: Iterable[tuple[GroupType, Spot]], card: str) -> str:
    """Advice on a card that is not there: half groups of its aircraft, which it does not name."""
    groups = sorted({group for group, _ in there})
    # A half group has its own name, which nobody thinks of at first.
    halves = [g for g in groups if g.steps == 1 and _is_worded(g, g.aircraft, card)]
    if halves:
        return f"Did you mean {', '.join(group_words(half) for half in halves)}?"
    return did_you_mean(card, [group.name for group in groups])


def find_flying(
    stock: Stock, card: str, box: str, where: str, side: SideId
) -> tuple[GroupType, Spot]:
    """As `find_lying`, but groups that are operable at a base are meant where there are some.

    Raises:
        BadInput: None lie there, several kinds do, or those that do cannot fly.
    """
    operable = {lying: n for lying, n in stock.items() if lying[1].state is State.OPERABLE}
    try:
        return find_lying(operable, card, box, where, side)
    except BadInput:
        # Found only where it is none of the operable, of which there was not one alone.
        group, spot = find_lying(stock, card, box, where, side)
    raise BadInput(grounded(group, spot, where, card))


def grounded(group: GroupType, spot: Spot, where: str, entered: str) -> Fault:
    """The refusal of groups that cannot fly from where they lie; `where` is the field."""
    sentence = f"{group.name} does not fly: {spot.name}."
    return Fault(sentence, where, entered, "Groups fly from bases, operable.", "AIR-01")


def _is_in(spot: Spot, box: str) -> bool:
    wanted = folded(box)
    # Words are read as well, for a command line has no board to pick from.
    if spot.key == box or folded(spot.key) == wanted:
        return True
    if wanted in _BOXES:
        state = _BOXES[wanted]
        return spot.state is state or (state is State.INOPERABLE and spot.state in _NOT_READY)
    return bool(spot.base) and folded(spot.base) == wanted


def _is_called(group: GroupType, card: str) -> bool:
    """Whether words mean a type: ``Me109F``, ``German Me109F``, ``He111 (1)``."""
    return _is_worded(group, group.name if group.steps == 1 else group.aircraft, card)


def _is_worded(group: GroupType, name: str, card: str) -> bool:
    """Whether words are a name, alone or after the nation of a type."""
    others = (word for word, nation in AIR_NATION_ALIASES.items() if nation == group.air_nation)
    nations = ("", group.nation, group.air_nation, *others)
    return folded(card) in {folded(f"{nation}{name}") for nation in nations}


def find_target(books: Books, group: GroupType, source: Spot, box: str, where: str) -> Spot:
    """The spot that a box means for groups from a spot.

    Inoperable groups that go to the available ones stay inoperable, off the map (AIR-03).

    Raises:
        BadInput: There is no such box, and the books know no such base; `where` is the field.
    """
    word, _, base = box.partition(":")
    state = _BOXES.get(folded(word))
    if state is None or base:
        return _at_base(books, group, state or State.OPERABLE, base or box, where)
    if state is State.AVAILABLE and source.state in _NOT_READY:
        # Off the map they keep lying inoperable: to move away is no repair.
        return Spot(State.UNREADY)
    if state is State.INOPERABLE:
        return Spot(State.INOPERABLE, source.base) if source.base else Spot(State.UNREADY)
    if state is State.OPERABLE:
        return _at_base(books, group, state, source.base, where)
    return Spot(state)


def _at_base(books: Books, group: GroupType, state: State, name: str, where: str) -> Spot:
    base = base_named(books, group.side, name)
    if base is not None and state.on_map:
        return Spot(state, base.name)
    known: Iterable[str] = (*bases_of(books, group.side), *_BOXES)
    advice = "Enter it first: Air bases." if state.on_map else did_you_mean(name, known)
    raise BadInput(Fault(f"There is no base {name or '?'}.", where, name, advice, "AIR-03"))
