"""Marking a Roster Sheet: each mark is painted at once, and written behind it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from oobmgr.campaign.commands import (
    Command,
    LoseSteps,
    PostAction,
    ReadBack,
    RestoreSteps,
    SetSteps,
    SheetMark,
)
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import Doubtful, OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.domain.values import dataclass
from oobmgr.rules.inputs import decode
from oobmgr.rules.rosters import RosterMarker, RosterRow
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.viewmodels.roster_sheets import LiveRoster, SheetLine, may_lose, may_regain
from oobmgr.ui.views.forms.faults import notes_of


@dataclass(frozen=True)
class Doubt:
    """A mark that is asked about: what is laid on whom, the doubt, what lays it all the same."""

    name: str
    words: str
    again: Callable[[], None]


class Marking(QObject):
    """What keys and clicks do to the units of a sheet.

    `marked` carries the ids of units that look different now; `told` a sentence for the player;
    `refused` that the books did not take a mark: its rows have to be read again; `doubted` a mark
    that waits for the player to say that it is meant.
    """

    marked = Signal(object)
    told = Signal(str)
    refused = Signal()
    doubted = Signal(object)

    def __init__(self, desk: Desk, live: Callable[[], LiveRoster | None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._live = live

    def lose(self, lines: Sequence[SheetLine], steps: int = 1) -> None:
        """Cross off the rightmost open boxes of each unit."""
        fit = self._fit(lines, lambda row: may_lose(row, steps))
        left = {line.id: line.row.unit.steps_left - steps for line in fit}
        self._mark_steps(left, LoseSteps(tuple(left), steps))

    def regain(self, lines: Sequence[SheetLine], steps: int = 1) -> None:
        """Take crossed boxes of each unit back."""
        fit = self._fit(lines, lambda row: may_regain(row, steps))
        left = {line.id: line.row.unit.steps_left + steps for line in fit}
        self._mark_steps(left, RestoreSteps(tuple(left), steps))

    def set_steps(self, lines: Sequence[SheetLine], steps: int) -> None:
        """Leave each unit this many open boxes, all of them in one entry."""

        def why_not(row: RosterRow) -> str:
            more = steps - row.unit.steps_left
            return may_regain(row, more) if more > 0 else may_lose(row, -more)

        fit = self._fit(lines, why_not)
        left = {line.id: steps for line in fit if line.row.unit.steps_left != steps}
        # Units may lose and regain in one entry, which neither of the two commands for that can
        # say.
        command: Command = ReadBack(tuple(SheetMark(unit, steps_left=steps) for unit in left))
        if len(left) == 1:
            command = SetSteps(next(iter(left)), steps)
        self._mark_steps(left, command)

    def toggle(self, lines: Sequence[SheetLine], marker: RosterMarker) -> None:
        """Lay a marker on the units; take it off where all of them have it."""
        on = not all(line.row.markers.get(marker.field) for line in lines)
        self.lay(lines, marker, value=on)

    def lay(self, lines: Sequence[SheetLine], marker: RosterMarker, *, value: str | bool) -> None:
        """Lay a marker on the units, or take it off (False); a text is what it asks for."""
        wanted = [line for line in lines if line.row.markers.get(marker.field, False) != value]
        # A marker can be taken off a unit that has been lost since.
        fit = self._fit(wanted, _may_bear) if value else wanted
        if fit:
            self._lay(fit, marker, value=value, meant=False)

    def _lay(
        self, fit: Sequence[SheetLine], marker: RosterMarker, *, value: str | bool, meant: bool
    ) -> None:
        live = self._live()
        if live is None:
            return
        ids = tuple(line.id for line in fit)
        live.set_marker(ids, marker.field, value or None)
        again = partial(self._lay, fit, marker, value=value, meant=True)
        name = f"{named_lines(fit)}, {marker.name}"
        doubt = None if meant else Doubt(name, "", again)
        self._write(live, ids, self.command(marker, fit, value=value), doubt)

    def command(
        self, marker: RosterMarker, lines: Iterable[SheetLine], *, value: str | bool
    ) -> Command:
        """The command that lays a marker on units, or takes it off (False)."""
        rules = self._desk.game.roster
        assert rules is not None  # noqa: S101 - the page is there only with it
        ids = [int(line.id) for line in lines]
        raw: dict[str, object] = {"units": ids, "marker": marker.field, "on": bool(value)}
        if isinstance(value, str):
            raw[marker.input] = value
        action = self._desk.game.action(rules.marking)
        return PostAction(action.name, decode(action.inputs, raw))

    # How a mark is written

    def _fit(
        self, lines: Sequence[SheetLine], why_not: Callable[[RosterRow], str]
    ) -> list[SheetLine]:
        """The lines that can be marked so; if there is none, say why."""
        reasons = {line.id: why_not(line.row) for line in lines}
        fit = [line for line in lines if not reasons[line.id]]
        if lines and not fit:
            # Where at least one can be marked, the others are passed over without a word, as on
            # paper.
            self.told.emit(reasons[lines[0].id])
        return fit

    def _mark_steps(self, left: Mapping[UnitId, int], command: Command) -> None:
        live = self._live()
        if live is not None and left:
            live.set_steps(left)
            self._write(live, tuple(left), command)

    def _write(
        self,
        live: LiveRoster,
        marked: tuple[UnitId, ...],
        command: Command,
        doubt: Doubt | None = None,
    ) -> None:
        """Paint first; the books follow in the order of the marks.

        What is doubtful is taken back as well, and asked about, where a `doubt` says how.
        """

        def written(posted: Posted) -> None:
            live.came_back(marked)
            if posted.warnings:
                self.told.emit(notes_of(posted.warnings))

        def taken_back(error: OobmgrError) -> None:
            # What was painted is wrong now, and later marks may build on it: the rows are read, not
            # reckoned back.
            live.came_back(marked, refused=True)
            words = notes_of(error.faults)
            if doubt is not None and isinstance(error, Doubtful):
                self.doubted.emit(replace(doubt, words=words))
            else:
                self.told.emit(words)
            self.refused.emit()

        self.marked.emit(marked)
        there = while_there(self, written), while_there(self, taken_back)
        self._desk.execute(command, *there, meant=doubt is None)


def named_lines(lines: Sequence[SheetLine]) -> str:
    """The unit of a line, or how many there are."""
    return lines[0].row.unit.designation if len(lines) == 1 else f"{len(lines)} units"


def _may_bear(row: RosterRow) -> str:
    return "" if row.unit.steps_left else f"{row.unit.designation} has no box left."
