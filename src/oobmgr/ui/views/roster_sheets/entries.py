"""What is typed at the foot of a sheet: row codes, the hex of a marker, boxes."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from oobmgr.campaign.commands import Command, PostAction
from oobmgr.campaign.rows import Preview
from oobmgr.domain.errors import BadInput, Doubtful, OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.reports.read_back import SheetReader
from oobmgr.rules.inputs import decode
from oobmgr.rules.rosters import RosterMarker, RosterRules
from oobmgr.ui.operations.asked_first import AskedFirst
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.viewmodels.roster_sheets import FoundUnits, LiveRoster, SheetLine
from oobmgr.ui.views.forms.faults import notes_of
from oobmgr.ui.views.roster_sheets.foot import SheetFoot
from oobmgr.ui.views.roster_sheets.marking import Doubt, Marking, named_lines

_REST_OF_CODE: Final = re.compile(r"\d{1,3}\s+\S.*")
_CODE_HINT: Final = "A17 -2, A17 4, A17 S; or a code or words to go to"
_MEANT_SHOWN: Final = 2
_BOXES_HINT: Final = "how many, or the numbers in them from the left: 2 3 - 5"
_NO_NUMBER: Final = "-"
# No box has more digits; `int` refuses thousands of them with an error of its own.
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_NO_BOXES: Final = "Enter how many boxes there are, or their numbers: 8, or 2 3 - 5."


class SheetEntries(QObject):
    """Asks for lines at the foot and posts what they say. `found` carries a unit to go to."""

    found = Signal(int)

    def __init__(self, desk: Desk, foot: SheetFoot, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._foot = foot
        self._boxes_asked = AskedFirst(desk, self)
        self._doubted: Command | None = None
        """A row code that is asked about: given again, it is meant."""
        self._words = ""
        """What was searched for last; typed again, it leads to the next unit."""
        self._went = UnitId(0)

    # Row codes

    def ask_code(self, live: LiveRoster, sheet: str, begun: str) -> None:
        """Take a row code with what stands on the paper, or a unit to go to.

        Where nothing is begun, the words of the last search stand there: Enter goes on to the next.
        """
        self._doubted = None
        text, give = begun or self._words, partial(self._code, live, sheet)
        self._foot.ask("Row code", _CODE_HINT, text, give, begun=bool(begun))

    def _code(self, live: LiveRoster, sheet: str, text: str) -> None:
        if not text:
            self._foot.close_line()
            return
        # Before it is read as a mark: a row code alone only leads to its unit.
        found = live.found(text, sheet)
        if found.units:
            self._foot.close_line()
            self._go(text, found)
            return
        side = live.sheet(sheet).side
        units = [row.unit for row in live.reading.book.rows]
        # As they are painted, with the marks still being written: "A17 -2" counts from what the
        # player sees.
        current = [live.row(unit.id).unit for unit in units]
        try:
            command = SheetReader(self._desk.game, side, current).read([text])
        except BadInput as error:
            self._foot.show_fault(notes_of(error.faults))
            return
        self._post(command, lambda: self.found.emit(int(command.marks[-1].unit_id)))

    def _go(self, text: str, found: FoundUnits) -> None:
        """Go to the first unit that was found; to the next where the same words are typed again."""
        at, of = 0, len(found.units)
        if text == self._words and self._went in found.units:
            at = (found.units.index(self._went) + 1) % of
        self._words, self._went = text, found.units[at]
        self.found.emit(int(self._went))
        meant = " or ".join(found.meant[:_MEANT_SHOWN])
        if of > 1 and meant:
            told = f"{at + 1} of {of} found, like {meant}. Search again for the next."
        elif of > 1:
            told = f"{at + 1} of {of} found. Search again for the next."
        elif meant:
            told = f"1 found, like {meant}."
        else:
            return
        self._desk.announced.emit(told)

    # Markers that ask for something

    def ask_marker(
        self,
        marker: RosterMarker,
        lines: Sequence[SheetLine],
        marking: Marking,
        live: LiveRoster | None,
    ) -> None:
        """Take what a marker points at; nothing takes it off. A row code may go on here, too."""
        held = str(lines[0].row.markers.get(marker.field) or "")

        def answer(text: str) -> None:
            # The letter that began a row code may also be that of a marker, whose line has opened
            # by now.
            if live is not None and _REST_OF_CODE.fullmatch(text):
                code_of = live.sheet_key_of(lines[0].id)
                self._code(live, code_of, f"{marker.letter}{text}")
            else:
                self._marker(marker, lines, marking, text)

        name = f"{named_lines(lines)}, {marker.name}: {marker.asks.casefold()}"
        self._foot.ask(name, "Enter without one takes it off", held, answer)

    def _marker(
        self, marker: RosterMarker, lines: Sequence[SheetLine], marking: Marking, text: str
    ) -> None:
        """See whether the books would take it before it is painted: a slip is told at once."""
        try:
            command = marking.command(marker, lines, value=text or False)
        except BadInput as error:
            self._foot.show_fault(notes_of(error.faults))
            return

        def seen(preview: Preview) -> None:
            if text and preview.refusals:
                self._foot.show_fault(notes_of(preview.refusals))
            else:
                self._foot.close_line()
                marking.lay(lines, marker, value=text or False)

        self._desk.preview(command, while_there(self, seen), while_there(self, self._failed))

    # Marks that are doubtful

    def ask_doubt(self, doubt: Doubt) -> None:
        """Ask whether a mark is meant: Enter lays it, Esc leaves it."""
        if self._foot.is_open:
            # Another line is being typed, and goes on.
            self._desk.announced.emit(doubt.words)
            return

        def ask() -> None:
            self._foot.ask(doubt.name, "", "", answer)
            self._foot.show_doubt(doubt.words)

        def answer(text: str) -> None:
            if text:
                # Keys of other marks, pressed before the question stood there, answer nothing.
                ask()
                return
            self._foot.close_line()
            doubt.again()

        ask()

    # Boxes

    def ask_boxes(self, lines: Sequence[SheetLine], rules: RosterRules) -> None:
        """Take the boxes of units as the printed sheet has them."""
        row = lines[0].row
        held = " ".join(number or _NO_NUMBER for number in row.boxes) or str(row.unit.steps)
        # A number that nobody entered would be posted by a mere Enter.
        text = held if row.boxes_known else ""
        ids = [int(line.id) for line in lines]
        # A doubt about other units, left with Esc, must not count as asked.
        self._boxes_asked.forget()
        answer = partial(self._boxes, ids, rules)
        self._foot.ask(f"Boxes of {named_lines(lines)}", _BOXES_HINT, text, answer)

    def _boxes(self, ids: Sequence[int], rules: RosterRules, text: str) -> None:
        words = text.replace(",", " ").split()
        if not words or not all(_NUMBER.fullmatch(word) or word == _NO_NUMBER for word in words):
            self._foot.show_fault(_NO_BOXES)
            return
        numbers = [None if word == _NO_NUMBER else int(word) for word in words]
        alone = len(numbers) == 1
        raw = {
            "units": list(ids),
            "steps": numbers[0] or 1 if alone else len(numbers),
            "numbers": [] if alone else numbers,
        }
        try:
            inputs = decode(self._desk.game.action(rules.boxing).inputs, raw)
        except BadInput as error:
            self._foot.show_fault(notes_of(error.faults))
            return
        self._boxes_asked.give(
            PostAction(rules.boxing, inputs),
            lambda _: self._foot.close_line(),
            self._failed,
            lambda doubts: self._foot.show_doubt(notes_of(doubts)),
        )

    # Posting

    def _post(self, command: Command, done: Callable[[], object]) -> None:
        meant, self._doubted = command == self._doubted, None

        def posted(_: object) -> None:
            self._foot.close_line()
            done()

        def failed(error: OobmgrError) -> None:
            if isinstance(error, Doubtful):
                self._doubted = command
                self._foot.show_doubt(notes_of(error.faults))
            else:
                self._failed(error)

        self._desk.execute(
            command, while_there(self, posted), while_there(self, failed), meant=meant
        )

    def _failed(self, error: OobmgrError) -> None:
        self._foot.show_fault(notes_of(error.faults))
