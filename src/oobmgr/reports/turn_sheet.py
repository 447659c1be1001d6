"""The turn sheet of a side: what came in, what went out, what is due, summed up on one page."""

from collections import Counter
from collections.abc import Iterator, Sequence

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.domain.accounts import STEP, Place
from oobmgr.domain.quantities import NOT_ENTERED, counted
from oobmgr.domain.units import UnitStatus
from oobmgr.reports.arrivals import Arrival, OtherArrivals, reminders_for, units_of
from oobmgr.reports.holdings import Flow, Holding, Holdings
from oobmgr.reports.unit_sheets import known_sum
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, line, number, wide, words

_MOST_CASES = 2


def turn_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """What a side held, received and spent in the turn, what became of its units, what is due."""
    return turn_sections(material, game, side)


def turn_sections(
    material: ReportMaterial,
    game: Game,
    side: Side,
    more: Sequence[Section] = (),
    others: Sequence[OtherArrivals] = (),
) -> tuple[Section, ...]:
    """The sections with those that a game adds, and what arrives besides units."""
    turn = material.turn.code
    holdings = Holdings(material, game, side)
    return (
        _held(holdings, turn),
        _flows("Came in", "From", holdings.came(turn), "Nothing came in."),
        _flows("Went out", "To", holdings.went(turn), "Nothing went out."),
        _units(material, side),
        *more,
        _due(material, side, others),
    )


def _held(holdings: Holdings, turn: str) -> Section:
    columns = (
        wide("Held"), number("Opening"), number("In"), number("Out"), number("Closing"),
        number("Limit"),
    )  # fmt: skip
    rows = tuple(line(one.name, *_figures(one), one.limit) for one in holdings.in_turn(turn))
    return Section("Books", columns, rows, note="opening + in \N{MINUS SIGN} out = closing")


def _figures(one: Holding) -> tuple[int | str, ...]:
    """Opening, in, out and closing; the stocks in words where not all of them was entered."""
    if one.entered:
        return one.opening, one.came, one.went, one.closing
    # What came in since is known, but not what it was added to.
    return NOT_ENTERED, one.came, one.went, NOT_ENTERED


def _flows(title: str, heading: str, flows: tuple[Flow, ...], empty: str) -> Section:
    columns = (words("Good"), wide(heading), number("Amount"), words("Case"))
    rows = tuple(line(f.sign, f.other, f.amount, cases_in_short(f.cases)) for f in flows)
    return Section(title, columns, rows, empty=empty, half=True)


def cases_in_short(cases: tuple[str, ...]) -> str:
    """The first cases; a sign says that there are more."""
    shown = ", ".join(shown_case(case) for case in cases[:_MOST_CASES])
    return f"{shown} \N{HORIZONTAL ELLIPSIS}" if len(cases) > _MOST_CASES else shown


# ----------------------------------------------------------------------------------- units


def _units(material: ReportMaterial, side: Side) -> Section:
    """What became of units, by kind of entry: how many, and how many steps."""
    columns = (
        wide("What"),
        number("Units"),
        number(material.game.unit_words.step_words.title),
    )
    rows = tuple(_unit_rows(material, side))
    return Section("Units", columns, rows, empty="Nothing happened to any unit.", half=True)


def _unit_rows(material: ReportMaterial, side: Side) -> Iterator[ReportRow]:
    turn = material.turn.code
    own = {unit.id for unit in material.units if unit.side == side.id}
    unsure = {int(u.id) for u in material.units if material.game.unit_words.unsure(u)}
    changes = [row for row in material.statuses if row.turn == turn and row.unit_id in own]
    arrived = [row for row in changes if row.old == UnitStatus.DUE]
    if arrived:
        yield line("Arrived", len(arrived), None)
    # A unit that died in this turn counts as destroyed, however many entries it took.
    died = {row.unit_id for row in changes if row.new == UnitStatus.DEAD}
    steps: Counter[tuple[str, int]] = Counter()
    for move in material.moves:
        if move.turn == turn and move.good == STEP and side.id == move.target.side:
            for key in _step_entries(move, died):
                steps[key] += move.amount
    for label in (*_LABELS, *sorted({label for label, _ in steps} - set(_LABELS))):
        found = {unit: amount for (own_label, unit), amount in steps.items() if own_label == label}
        if found:
            lived = f"Lost {material.game.unit_words.step_words.several}, in play"
            # What a unit came with is not known of those whose steps nobody entered.
            open_yet = unsure & found.keys() if label in _WHOLE else set()
            known = sum(amount for unit, amount in found.items() if unit not in open_yet)
            told = known_sum(known, unsure=bool(open_yet))
            yield line(lived if label == _LOST else label, len(found), told)


_DESTROYED = "Destroyed"
_LOST = "Lost steps, in play"
_BACK = "Brought back"
_ENTERED = "Entered in the books"
_TAKEN = "Taken off the books"
_WHOLE = (_ENTERED, _DESTROYED, _TAKEN)
"""Entries that concern a unit with all of its steps."""
_LABELS = (_ENTERED, _BACK, _LOST, _DESTROYED, _TAKEN)


def _step_entries(move: MoveRow, died: set[int]) -> Iterator[tuple[str, int]]:
    """Under what a movement of steps is summed up, with the unit."""
    if move.source.place is Place.UNIT:
        unit = int(move.source.detail)
        if move.target.place is Place.DEAD:
            yield (_DESTROYED if unit in died else _LOST), unit
        else:
            yield _TAKEN, unit
    if move.target.place is Place.UNIT:
        unit = int(move.target.detail)
        yield (_BACK if move.source.place is Place.DEAD else _ENTERED), unit


# ------------------------------------------------------------------------------------- due


def _due(material: ReportMaterial, side: Side, others: Sequence[OtherArrivals]) -> Section:
    columns = (words("When"), wide("What"), words("Case"))
    rows = tuple(_due_rows(material, side, others))
    return Section("Due", columns, rows, empty="Nothing is due.")


def _due_rows(
    material: ReportMaterial, side: Side, others: Sequence[OtherArrivals]
) -> Iterator[ReportRow]:
    # What looks forgotten is asked of the side that plays, and of nobody else.
    if material.on_turn == side.id:
        for warning in material.warnings:
            sentence = f"{warning.title}. {warning.sentence}"
            yield line("now", sentence, shown_case(warning.case))
    following = material.ahead[0]
    arriving = [("unit", units_of(material, side)), *((one.noun, one.rows) for one in others)]
    for noun, rows in arriving:
        found = [one for one in rows if one.turn == following]
        if found:
            cases = tuple(dict.fromkeys(one.case for one in found if one.case))
            yield line(following.short, _arrive(found, noun), cases_in_short(cases))
    for reminder in reminders_for(material, side):
        if reminder.turn <= following.code:
            when = material.turn if reminder.turn == material.turn.code else following
            yield line(when.short, reminder.text, shown_case(reminder.case))


def _arrive(found: list[Arrival], noun: str) -> str:
    """``6 units arrive: Bluland 2, Redland 4``."""
    sums: Counter[str] = Counter()
    for one in found:
        sums[one.nation] += one.number
    total = sums.total()
    verb = "arrives" if total == 1 else "arrive"
    each = ", ".join(f"{nation} {amount}" for nation, amount in sums.items())
    return f"{counted(total, noun)} {verb}: {each}." if each else f"{counted(total, noun)} {verb}."
