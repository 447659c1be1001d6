"""What arrives in the turns ahead: units, what a game has besides, and what changes by date."""

from collections.abc import Callable, Iterable, Sequence

from oobmgr.campaign.report_rows import ReportMaterial, ReportTurn
from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.turn_rows import ReminderRow
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.unit_sheets import known_sum, steps_cells
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import (
    ReportColumn,
    ReportRow,
    Section,
    head,
    line,
    number,
    total,
    wide,
    words,
)


@dataclass(frozen=True, slots=True)
class Arrival:
    """Something that arrives in a turn; `unit` is the unit, where it is one."""

    turn: ReportTurn
    nation: str
    what: str
    number: int
    case: str = ""
    note: str = ""
    unit: UnitRow | None = None


@dataclass(frozen=True, slots=True)
class OtherArrivals:
    """What arrives besides units, of one kind: its noun, its table, its rows.

    `empty` stands in the table where no row does: some arrivals are known only once a player has
    entered them, so that "none is known" is all that can be said.
    """

    noun: str
    title: str
    heading: str
    rows: tuple[Arrival, ...]
    empty: str


def arrivals(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """The units that arrive in the next turns, and what changes by then."""
    return arrival_sections(material, side, ())


def arrival_sections(
    material: ReportMaterial, side: Side, others: Sequence[OtherArrivals]
) -> tuple[Section, ...]:
    """Units, and of each other kind what arrives in the next turns, and what changes by then."""
    return (
        _units(units_of(material, side), material),
        *(_others(one, material) for one in others),
        _dates(material, side),
    )


def units_of(material: ReportMaterial, side: Side) -> tuple[Arrival, ...]:
    """The units of a side that arrive in the turns ahead, by turn."""
    ahead = {turn.code: turn for turn in material.ahead}
    found = (
        Arrival(ahead[unit.arrival], unit.nation, unit.designation, 1, unit=unit)
        for unit in material.units
        if unit.side == side.id and unit.status == UnitStatus.DUE and unit.arrival in ahead
    )
    return by_turn(found)


def reminders_for(material: ReportMaterial, side: Side) -> tuple[ReminderRow, ...]:
    """What changes by date for a side, or for all."""
    return tuple(one for one in material.reminders if one.side in {None, side.id})


def by_turn(found: Iterable[Arrival]) -> tuple[Arrival, ...]:
    """Arrivals in the order of their turns."""
    return tuple(sorted(found, key=lambda one: one.turn.code))


# -------------------------------------------------------------------------------- sections


def _by_turn(
    found: Sequence[Arrival],
    columns: tuple[ReportColumn, ...],
    row: Callable[[Arrival], ReportRow],
    together: Callable[[list[Arrival]], ReportRow],
) -> tuple[ReportRow, ...]:
    rows: list[ReportRow] = []
    # They are sorted by turn already, so the first of each is in order.
    for turn in dict.fromkeys(one.turn for one in found):
        own = [one for one in found if one.turn == turn]
        rows += [head(turn.label, columns), *(row(one) for one in own), together(own)]
    return tuple(rows)


def _units(found: Sequence[Arrival], material: ReportMaterial) -> Section:
    of_units = material.game.unit_words
    columns = (
        words("Unit"), words("Type"), words("Size"), words("Nation"), words("Ratings"),
        number(of_units.step_words.title), wide("Formation and where"),
    )  # fmt: skip

    called = told_apart(one.unit.path for one in found if one.unit)

    def row(one: Arrival) -> ReportRow:
        unit = one.unit
        if unit is None:  # pragma: no cover - only units are asked for
            raise ValueError(one.what)
        where = ". ".join(part for part in (called.get(unit.path, ""), unit.setup) if part)
        steps, _ = steps_cells(unit, of_units)
        return line(unit.designation, unit.type, unit.size, unit.nation, unit.rating_text,
                    steps, where)  # fmt: skip

    def together(own: list[Arrival]) -> ReportRow:
        units = [one.unit for one in own if one.unit]
        steps = sum(unit.steps for unit in of_units.shown(units))
        known = known_sum(steps, unsure=any(map(of_units.unsure, units)))
        return total(counted(len(own), "unit"), None, None, None, None, known, None)

    rows = _by_turn(found, columns, row, together)
    return Section("Units", columns, rows, note=_span(material), empty="No unit arrives.")


def _others(found: OtherArrivals, material: ReportMaterial) -> Section:
    columns = (words("Nation"), words(found.heading), number("Number"), wide("Note"), words("Case"))

    def row(one: Arrival) -> ReportRow:
        return line(one.nation, one.what, one.number, one.note, shown_case(one.case))

    def together(own: list[Arrival]) -> ReportRow:
        return total("Together", None, sum(one.number for one in own), None, None)

    rows = _by_turn(found.rows, columns, row, together)
    return Section(found.title, columns, rows, _span(material), empty=found.empty)


def _dates(material: ReportMaterial, side: Side) -> Section:
    columns = (words("Turn"), wide("From then on"), words("Case"))
    rows = tuple(
        line(found.turn_label, found.text, shown_case(found.case))
        for found in reminders_for(material, side)
        # What begins in the turn itself holds already.
        if found.turn > material.turn.code
    )
    return Section("By date", columns, rows, empty="Nothing changes by date.")


def _span(material: ReportMaterial) -> str:
    return f"{material.ahead[0].label} to {material.ahead[-1].label}"
