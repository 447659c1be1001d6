"""One reading of the books for the Turn screen: the page, and what its rows and forms need."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from oobmgr.campaign.player_turns import Position
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.turn_rows import WarningRow
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import PhaseNote
from oobmgr.rules.phase_cases import PhaseCase
from oobmgr.rules.tables import Tables
from oobmgr.ui.viewmodels.turn import TurnPage, read_page

_NOTHING = PhaseNote()


@dataclass(frozen=True, slots=True)
class TurnReading:
    """The page with its tables, and what there is to say of phases now.

    `on_map` are the rules of this phase that are followed on the map; `late` is the name of a
    phase that is over, where it was read as if it were still being played.
    """

    page: TurnPage
    tables: Tables
    notes: Mapping[str, PhaseNote]
    on_map: tuple[PhaseCase, ...] = ()
    late: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        """What the accordion is built for; it is built anew only where this changes."""
        # An option may change which phases are held, and so which rows there are.
        options = frozenset(self.page.summary.options.items())
        parts = tuple(row.name for row in self.page.sequence.player_turns)
        return (*self.page.place, parts, options, self.late)

    def note(self, phase: str) -> PhaseNote:
        """What there is to say of a phase; nothing where the game says nothing."""
        return self.notes.get(phase, _NOTHING)


def read_turn(queries: Queries) -> TurnReading:
    """Read everything that the screen shows."""
    # Read once, since the notes and the page both need all of them.
    units = queries.units()
    notes = {str(phase): note for phase, note in queries.phase_notes(units).items()}
    page = read_page(queries, units)
    phase = page.sequence.phase
    on_map = tuple(rule for rule in queries.phase_cases() if rule.phase == phase)
    return TurnReading(page, queries.tables(), notes, on_map)


def read_late(queries: Queries, place: Position) -> TurnReading:
    """Read a phase that is over, to enter what was missed; the present one where it is not over."""
    if place not in queries.earlier_positions():
        return read_turn(queries)
    name = queries.place_name(place)
    with queries.placed(place):
        # All is asked as if that phase were being played, so that its forms open and preview there.
        return replace(read_turn(queries), late=name)


def with_pencil(
    rows: Iterable[WarningRow], pencil: Mapping[str, Preview | None]
) -> tuple[WarningRow, ...]:
    """The warnings, those that are foreseen as the pencil of their action has them.

    `pencil` are the previews of the actions in which something is entered, None where it cannot be
    read. A foreseen warning that the pencil no longer gives is left out.
    """
    return tuple(found for row in rows if (found := _in_pencil(row, pencil)) is not None)


def _in_pencil(row: WarningRow, pencil: Mapping[str, Preview | None]) -> WarningRow | None:
    if not row.foreseen or row.action not in pencil:
        return row
    preview = pencil[row.action]
    # Matched by case: the pencil's warning is the same rule, asked of what is entered.
    said = [fault.note() for fault in preview.warnings if fault.case == row.case] if preview else []
    return replace(row, sentence=" ".join(said)) if said else None
