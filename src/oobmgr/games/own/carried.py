"""What another description means for what is in the books already: turns, units, pools, weather."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import DescribedType, Description
from oobmgr.games.own.limits import held_of
from oobmgr.games.own.sequence import player_turns_of
from oobmgr.games.own.unit_words import BOXES, FLIPPED, is_flipped, ratings_of, types_of
from oobmgr.games.own.words import DESCRIPTION_CASE, EVERYWHERE, MARKER, sign_of, weather_now
from oobmgr.rules.books import NO_ORDER
from oobmgr.rules.nearest import folded
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.descriptions import Mentions


def carried_over(
    books: Books, mentions: Mentions, old: Description, new: Description
) -> Iterator[Step]:
    """What stays as it was booked, and what will be read otherwise, each with how much of it."""
    if old.calendar != new.calendar:
        yield from _turns(books, mentions, old, new)
    # Both together: who plays what is told by the sides and by the phases.
    if (old.sides, old.phases) != (new.sides, new.phases):
        yield from _next_phase(books, old, new)
    if old.unit_types != new.unit_types:
        yield from _types(books, old, new)
    if old.ratings != new.ratings:
        yield from _ratings(books, old, new)
    yield from _nations(books, old, new)
    yield from _markers(books, old, new)
    yield from _weather(books, old, new)
    yield from _arrivals(books, old, new)
    # Above its new limit a side keeps what it has; only what comes in is cut.
    for good in new.goods:
        for side in new.sides:
            held = held_of(books, side.id, good.id)
            if good.limit and held > good.limit:
                value = f"{good.limit} {sign_of(new, good.id)}"
                words = f"{side.name} keeps its {held}"
                yield _step(f"Limit of {good.name}", value, words)


def _step(label: str, value: str, words: str = "") -> Step:
    return Step(label, value, words, DESCRIPTION_CASE)


# -------------------------------------------------------------------------------------- turns


def _turns(books: Books, mentions: Mentions, old: Description, new: Description) -> Iterator[Step]:
    """Turns of the ledger that are called otherwise, and the turn that comes next."""
    (before, _), (after, _) = calendar_of(old.calendar), calendar_of(new.calendar)
    # The present turn too, though nothing may have been entered in it yet.
    codes = sorted({*mentions.turns, books.turn})
    pairs = [(before.label(TurnCode(code)), _label(after, code)) for code in codes]
    others = [(was, now) for was, now in pairs if now and was != now]
    if others:
        was, now = others[0]
        number = counted(len(others), "turn")
        yield _step("Turns of the ledger", f"{number} renamed", f"{now}, not {was}")
    if not _label(after, books.turn):
        return
    was, now = before.label(before.next(books.turn)), after.label(after.next(books.turn))
    if was != now:
        yield _step("The next turn", now, f"not {was}")


def _label(calendar: PeriodTurns, code: str) -> str:
    """How a calendar calls a turn; empty where it has none of this code."""
    try:
        known = calendar.parse(code)
    except BadInput:
        return ""
    # A code that is read as another turn is none of this calendar.
    return calendar.label(known) if known == code else ""


def _next_phase(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """The phase that comes after the present one, where it is another."""
    was, now = _after(books, old), _after(books, new)
    if was != now and now:
        yield _step("After this phase", now, f"not {was}")


def _after(books: Books, told: Description) -> str:
    """The phase after the present one, with who plays it; empty where the present one is gone."""
    turns = player_turns_of(told)(books.turn, books.options, NO_ORDER)
    names = {phase.id: phase.name for phase in told.phases}
    steps = [(one, phase) for one in turns for phase in one.phases]
    # By side and phase, since one phase may be played by each side in turn.
    here = (n for n, (one, phase) in enumerate(steps) if (one.side, phase) == _present(books))
    at = next(here, None)
    if at is None:
        return ""
    if at + 1 == len(steps):
        return "the next turn"
    one, phase = steps[at + 1]
    return f"{names[phase]}, {one.name or told.side_name(one.side)}"


def _present(books: Books) -> tuple[str, str]:
    return books.side, books.phase


def _arrivals(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Arrivals that are new, in turns that are over."""
    calendar, _ = calendar_of(new.calendar)
    late = [
        one
        for one in new.arrivals
        # What was described already has come in, or has been let go by.
        if one not in old.arrivals and calendar.parse(one.turn) < books.turn
    ]
    if late:
        number = counted(len(late), "arrival")
        yield _step("Turns that are over", number, f"{_verb(late, 'come')} no more")


# ------------------------------------------------------------------------------------- weather


def _weather(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """The weather of the present turn, where it is to be entered again."""
    zones = {place.id: place.zone for place in new.places}
    # A place in another zone has that one's weather, and nothing is to be entered for it.
    moved = any(one.zone != zones.get(one.id, one.zone) for one in old.places)
    for zone in old.zones:
        was = weather_now(old, books, zone)
        gone = zone not in new.zones or not weather_now(new, books, zone)
        if was and gone:
            value = f"{was} no more" if new.zones else "no longer kept"
            words = "enter it again" if new.zones else ""
            yield _step(f"Weather now, {zone or EVERYWHERE}", value, words)
    # Zones that come or go are told of above.
    if moved and not set(old.zones) ^ set(new.zones):
        yield _step("Weather of places", "that of another zone", "from now on")


# -------------------------------------------------------------------------------------- units


def _ratings(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Counters that read otherwise; their other side is a text, and stays as it was entered."""
    before, after = ratings_of(old), ratings_of(new)
    texts = [
        (unit, rating_text(unit.ratings, before), rating_text(unit.ratings, after))
        for unit in books.units()
    ]
    others = [(unit, was, now) for unit, was, now in texts if was != now]
    if not others:
        return
    unit, was, now = others[0]
    words = f"{unit.designation} {now or 'without'}, not {was or 'without'}"
    yield _step("Counters", f"{counted(len(others), 'unit')} printed differently", words)
    flipped = [unit for unit, _, _ in others if unit.traits.get(FLIPPED)]
    if flipped:
        number = counted(len(flipped), "unit")
        yield _step("Flipped sides", f"{number} as entered", "enter them in the new order")


def _nations(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Nations that no side has any more, and the units that keep them."""
    have = {side.id: side.nations or (side.name,) for side in new.sides}
    for side in old.sides:
        # A side without nations has its own name for the only one.
        for nation in side.nations or (side.name,):
            units = [u for u in books.units() if (u.side, u.nation) == (side.id, nation)]
            if units and nation not in have.get(side.id, (nation,)):
                words = f"{counted(len(units), 'unit')} {_verb(units, 'keep')} it"
                yield _step(nation, f"no nation of {new.side_name(side.id)} any more", words)


def _markers(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Markers that lie on units, and ask for something else now, or for nothing."""
    asked = {one.id: one.asks for one in old.markers}
    for one in new.markers:
        # Only whether it asks at all: what was laid without an answer has none to show.
        if bool(asked.get(one.id, one.asks)) == bool(one.asks):
            continue
        laid = [
            key for (key, field), held in books.facts(MARKER).items() if held and field == one.id
        ]
        if laid:
            value = f"asks for {one.asks}" if one.asks else "asks for nothing"
            words = f"{counted(len(laid), 'unit')} {_verb(laid, 'keep')} it as it was placed"
            yield _step(one.name, value, words)


def _types(books: Books, old: Description, new: Description) -> Iterator[Step]:
    """Types of which there are units, and which are changed or gone."""
    after, by_id = types_of(new), {one.id: one for one in new.unit_types}
    for one in old.unit_types:
        units = [unit for unit in books.units() if folded(unit.type) == folded(one.name)]
        # By its name, for units are entered with that and not with an id.
        found = after.get(folded(one.name))
        if units and found is None:
            yield _gone(one, by_id.get(one.id), units)
        elif units and found is not None and found != one:
            yield from _changed(one, found, units)


def _gone(old: DescribedType, renamed: DescribedType | None, units: Sequence[UnitState]) -> Step:
    keep = f"{counted(len(units), 'unit')} {_verb(units, 'keep')}"
    # The id is the same, so the type was only called otherwise.
    if renamed is not None:
        return _step(old.name, f"called {renamed.name}", f"{keep} the old type: change it there")
    return _step(old.name, "no longer described", f"{keep} type and steps")


def _changed(old: DescribedType, new: DescribedType, units: Sequence[UnitState]) -> Iterator[Step]:
    name, number = new.name, counted(len(units), "unit")
    if old.steps != new.steps:
        words = f"{number} {_verb(units, 'keep')} the steps of before"
        yield _step(name, f"{counted(new.steps, 'step')} in place of {old.steps}", words)
    before, after = {folded(name): old}, {folded(name): new}
    flipped = [one for one in units if is_flipped(one, before) != is_flipped(one, after)]
    if flipped:
        yield _step(
            name, f"flips at {new.flips_at}", f"{counted(len(flipped), 'unit')} turned over"
        )
    # Boxes that a player entered for a unit stay as they are.
    printed = [one for one in units if not one.traits.get(BOXES)]
    if old.boxes != new.boxes and printed:
        yield _step(name, "other boxes", f"on {counted(len(printed), 'unit')}")


def _verb(units: Sequence[object], verb: str) -> str:
    return f"{verb}s" if len(units) == 1 else verb
