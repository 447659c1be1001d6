"""The rows of a player's table of units as cells by the program's own columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.units import ENTERED_TEXTS
from oobmgr.exchange.cells import CellValue, Unreadable, cell_name, is_date
from oobmgr.exchange.columns import STEPS_LEFT
from oobmgr.exchange.layouts.book_lines import whole_line
from oobmgr.exchange.layouts.cell_entries import counted_words, entries
from oobmgr.exchange.layouts.contents import (
    boxes_in,
    count_in,
    filled,
    is_none,
    is_start,
    plain,
    ratings_under_heading,
)
from oobmgr.exchange.layouts.formations_above import Above
from oobmgr.exchange.layouts.found_tables import PATH, Crossing, FoundTable
from oobmgr.exchange.layouts.headers import COUNT, FLAGS, WHOLE
from oobmgr.exchange.layouts.lacking import parts_until_known
from oobmgr.exchange.layouts.losses import lists_dead, take_losses
from oobmgr.exchange.layouts.plain_tables import (
    TableNotes,
    as_path,
    cell_or,
    put_right,
    sides_told_together,
)
from oobmgr.exchange.layouts.questions import Taken
from oobmgr.exchange.layouts.rating_columns import from_numbers, with_last
from oobmgr.exchange.layouts.several import names_of, without_sign
from oobmgr.exchange.layouts.sized_types import sized
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.turns import turn_of
from oobmgr.exchange.layouts.usual import Usual
from oobmgr.exchange.layouts.whole_cells import WholeUnit, named_with_type, slip_in_type
from oobmgr.exchange.layouts.word_step import WordStep
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.typed_outlines import formation_and_unit
from oobmgr.rules.nearest import folded

Cells = dict[str, CellValue]
_COUNTED: Final = (WHOLE, "type", "designation")
_NO_RATINGS: Final = frozenset({"-", "–", "—", "*", "none", "0", "/"})


class RowReader:
    """Reads the rows of one table."""

    def __init__(
        self, words: WordStep, raw: RawSheet, table: FoundTable, usual: Usual, units: int
    ) -> None:
        self._words = words
        self._game = words.game
        self._unit_words = words.game.unit_words
        self._rows, self._raw = raw.rows, raw
        self._table = table
        self._usual = usual
        self._headings = {one.key: one.heading for one in table.columns}
        self._nation = self._turn = ""
        named = turn_of(raw.name, self._game.calendar) is None
        needed = "path" not in self._unit_words.optional
        self._nowhere = (raw.name,) if needed and named else ()
        self._by_nation = needed and not named
        self.notes = TableNotes(raw.name)
        self.left_out = 0
        self._dead = lists_dead(raw.name, table)
        if self._dead:
            taken = Taken(raw.name, "each unit", "dead", units, SURE)
            self._words.asker.take(taken)
        self._assumed = parts_until_known(self._game, raw.name, table, self._words.asker, units)

    def rows(self, number: int, above: Above) -> Iterator[Cells]:
        """The units of a row, as cells by their columns."""
        row = self._rows[number]
        told: Cells = {key: row[column] for key, column in self._table.at.items()}
        if WHOLE in told and not self._table.header.height:
            told[WHOLE] = cell_or(told[WHOLE], lambda text: formation_and_unit(text)[1])
        cross = self._table.cross
        if cross and cross.key == PATH:
            above = replace(above, path=(*above.path, *split_path(cross.word)))
        for cells in self._crossed(number, told, cross) if cross else (told,):
            yield from self._units(number, cells, above)

    def _crossed(self, number: int, told: Cells, cross: Crossing) -> Iterator[Cells]:
        """The cells of each of the units that one cell of a cross table tells of."""
        cell = self._rows[number][cross.column]
        found = entries(cell, self._words.meanings)
        if not found and not is_none(cell):
            message = f"{plain(cell)} is neither a number of units nor units."
            advice = "Write 3, x3, or what each is: 4-6 Inf XX; x2 1-5 Cav X."
            place = (number, cross.column)
            self.notes.complain(place, plain(cell), "units, or their number", message, advice)
            # Counted, since the reader of rows never sees it.
            self.left_out += 1
        shared = {key: value for key, value in told.items() if self._table.at[key] != cross.column}
        shared |= {cross.key: cross.word} if cross.key != PATH else {}
        for one in found:
            cells = {**shared, COUNT: float(one.units)}
            cells |= {"ratings": one.ratings} if one.ratings else {}
            cells |= {WHOLE: one.text} if one.text else {}
            if WHOLE not in cells and not filled(cells.get("designation", "")):
                # Nothing tells them apart but what they are.
                cells["designation"] = cells.get("type", "") or cross.filled_in.get("type", "")
            yield cells

    def _units(self, number: int, cells: Cells, above: Above) -> Iterator[Cells]:
        _take_count(cells)
        # What stands in a column of its own goes before what a line tells.
        line = whole_line(plain(cells.get(WHOLE, "")), self._words.meanings)
        cells |= {key: cell for key, cell in line.told.items() if not filled(cells.get(key, ""))}
        for key in (*(text.name for text in ENTERED_TEXTS), "id"):
            if key in cells:
                cells[key] = cell_or(cells[key], str)
        nation = cells["nation"] = self._nation_of(number, cells)
        cells["side"] = self._side_of(number, cells, nation)
        told = plain(nation) if isinstance(nation, str) else ""
        self._describe(number, cells, told)
        self._rate(number, cells)
        for key in self._unit_words.known_traits():
            if key in cells and key != self._unit_words.reduced:
                cells[key] = self._word(number, key, cells[key])
        cells |= self._flags(number, cells)
        # A list may name no formation at all: then its own name is one.
        # One that is named after a turn says when they come, and not whose they are.
        nowhere = (told or self.notes.sheet,) if self._by_nation else self._nowhere
        cells["path"] = as_path(self._words.meanings.below_heading(above.path) or nowhere)
        cells["arrival"] = self._arrival(number, cells, above)
        cells["setup"] = cells.get("setup") or above.area
        # Who comes later stands nowhere yet.
        if not cells.get("hex") and not cells["arrival"]:
            cells["hex"] = above.hex
            # What the place is called is no part of the hex, but the book says it.
            cells["setup"] = cells["setup"] or (above.town and f"{above.hex}, {above.town}")
        cells["steps"] = self._steps(cells)
        several = self._unit_words.step_words.several
        take_losses(number, self._rows[number], self._table, cells, self.notes, several)
        if self._dead:
            # A turn in such a list is that of its end.
            cells |= {"arrival": "", STEPS_LEFT: cells.get(STEPS_LEFT) or 0.0}
        for name in names_of(number, cells, self._table, self.notes):
            yield {**cells, **self._named(number, cells, name)}

    def _named(self, number: int, cells: Cells, name: str) -> Cells:
        """The name of a unit; a letter behind it that only its book explains goes to the note."""
        bare, sign = without_sign(name)
        if not sign:
            return {"designation": name}
        where = (number, self._table.at.get("designation", self._table.left))
        message = (
            f"The book that {sign} comes from says what it means; unit {bare} has it as a note."
        )
        self.notes.warn(where, name, message)
        told = plain(cells.get("note", ""))
        return {"designation": bare, "note": "; ".join(filter(None, (told, sign)))}

    # Words

    def _word(self, number: int, key: str, cell: CellValue, nation: str = "") -> CellValue:
        heading = self._headings.get(key, "")
        place = partial(self._place, number, key)
        return cell_or(cell, lambda text: self._words.word(key, heading, text, place, nation))

    def _place(self, number: int, key: str) -> str:
        cross = self._table.cross
        if cross and key == cross.key:
            return f"{self.notes.sheet}!{cell_name(cross.row + 1, cross.column)}"
        row, column = self._raw.other_place((number, self._table.at.get(key, 0)))
        return f"{self.notes.sheet}!{cell_name(row + 1, column)}"

    def _nation_of(self, number: int, cells: Cells) -> CellValue:
        cell = cells.get("nation", "")
        if not filled(cell):
            if nation := self._usual.named.get(number):
                return nation
            if self._usual.nations:
                told = self._usual.sides.get(number, "") or plain(cells.get("side", ""))
                usual = self._usual.side.name if self._usual.side else ""
                side = self._words.meanings.side(told).value if told else usual
                return self._usual.nations.get(side, "")
            return self._nation if self._usual.nation_above else self._usual.nation
        word = self._word(number, "nation", cell)
        if not self._usual.side_named and isinstance(word, str) and word == plain(cell):
            word = self._stranger(number, word)
        self._nation = word if isinstance(word, str) else ""
        return word

    def _stranger(self, number: int, text: str) -> str:
        """A nation that nobody knows, on a sheet that does not say whose its units are."""
        if self._words.meanings.nation(text).confidence:
            return text
        heading = self._headings.get("nation", "")
        return self._words.stranger(heading, text, lambda: self._place(number, "nation"))

    def _side_of(self, number: int, cells: Cells, nation: CellValue) -> CellValue:
        if filled(cells.get("side", "")):
            return self._word(number, "side", cells["side"])
        side = self._words.meanings.side_of(nation) if isinstance(nation, str) else None
        side = side or self._usual.side
        return self._usual.sides.get(number, "") or (side.name if side else "")

    def _arrival(self, number: int, cells: Cells, above: Above) -> CellValue:
        cell = cells.get("arrival", "")
        if isinstance(cell, Unreadable) or is_date(cell):
            return cell
        text = plain(cell)
        if "hex" not in self._table.at and self._words.meanings.is_hex(text):
            # "Start hex or turn": who stands on the map arrives no more.
            cells["hex"], text = text, ""
        if not text:
            usual = self._turn if self._usual.turn_above else self._usual.turn
            return above.arrival or usual
        # Where one turn is named alone, "at start" is another word for it.
        self._turn = (
            self._usual.turn if is_start(text) else str(self._word(number, "arrival", cell))
        )
        return self._turn

    # What the unit is

    def _describe(self, number: int, cells: Cells, nation: str) -> None:
        """Type and size; from the whole of a cell where they stand together."""
        written = plain(cells.get(WHOLE, ""))
        for key, value in self._told_together(number, written, cells, nation)._asdict().items():
            if value and not filled(cells.get(key, "")):
                # What stands in a column of its own goes before what one cell says together.
                cells[key] = value
        if written and not filled(cells.get("designation", "")):
            self._name_as_written(number, written, cells)
        if not filled(cells.get("size", "")):
            kind, mark = sized(cells.get("type", ""))
            if mark and self._sizes_stand_there(kind, cells, nation):
                cells["type"], cells["size"] = kind, mark
        if not filled(cells.get("designation", "")) and filled(cells.get("type", "")):
            self._name_by_type(number, cells)
        if self._table.cross:
            said = self._table.cross.filled_in.items()
            cells |= {key: value for key, value in said if not filled(cells.get(key, ""))}
        self._take_words(number, cells, nation)

    def _take_words(self, number: int, cells: Cells, nation: str) -> None:
        """Type and size in the words of the game; a slip in a column of types is told."""
        told = plain(cells.get("type", ""))
        for key in ("type", "size"):
            if key in cells:
                cells[key] = self._word(number, key, cells[key], nation)
        if told and "type" in self._table.at:
            self._tell_slip(number, "type", told, plain(cells["type"]), nation)

    def _tell_slip(self, number: int, key: str, written: str, kind: str, nation: str) -> None:
        """Tell of a type in the column `key` that is only like the one for which it is taken."""
        if slip := slip_in_type(written, kind, self._words.meanings, nation):
            place = number, self._table.at.get(key, 0)
            self.notes.warn(place, slip, f"{slip} is read as {kind}.")

    def _told_together(self, number: int, written: str, cells: Cells, nation: str) -> WholeUnit:
        """What one cell says of a unit at once; such a name is taken out of `cells`."""
        name = cells.get("designation", "")
        if written:
            line = whole_line(written, self._words.meanings, nation)
            self._tell_slip(number, WHOLE, line.describing, line.unit.type, nation)
            return line.unit
        if "type" in self._table.keys or not isinstance(name, str):
            return WholeUnit()
        # Taken out, because what is left of it after the type is the name.
        cells["designation"] = ""
        return named_with_type(plain(name), self._words.meanings, nation)

    def _name_by_type(self, number: int, cells: Cells) -> None:
        """Name a unit that has no name after what it is, as lists do with labour and guns."""
        kind = cells["designation"] = plain(cells["type"])
        self._tell_nameless(number, kind)

    def _name_as_written(self, number: int, written: str, cells: Cells) -> None:
        """Name a unit after the whole of its line: a counter may say no more than what it is."""
        cells["designation"] = written
        # So many of a kind are counted, and have no names.
        if not self._table.cross and not filled(cells.get(COUNT, "")):
            self._tell_nameless(number, written)

    def _tell_nameless(self, number: int, name: str) -> None:
        message = f"The unit has no number or name; it is called {name}."
        column = self._table.at.get("designation", self._table.at.get(WHOLE, 0))
        self.notes.warn((number, column), "", message)

    def _sizes_stand_there(self, kind: str, cells: Cells, nation: str) -> bool:
        """Whether a size is to be taken from the words of a type, of which `kind` is the rest."""
        whole_word = plain(cells["type"])
        if folded(whole_word) in self._unit_words.shorthand().types:
            # A word of the game as it is: a "chef de corps" is no corps.
            return False
        if "size" not in self._table.at:
            return True
        # Beside a column of sizes a word may be part of the type: "battalion gun".
        return self._words.meanings.type(whole_word, nation).confidence < 1 and bool(kind)

    def _rate(self, number: int, cells: Cells) -> None:
        """The ratings of both sides of the counter, put right where a spreadsheet changed them."""
        cells |= sides_told_together(cells, self._unit_words.reduced)
        for key in filter(None, ("ratings", self._unit_words.reduced)):
            cell = cells.get(key, "")
            text = ratings_under_heading(cell)
            if text:
                place = number, self._table.at.get(key, self._table.left)
                cells[key] = put_right(cell, text, self.notes, place)
            elif key != "ratings" and plain(cell) in _NO_RATINGS:
                cells[key] = ""
        if filled(cells.get("ratings", "")):
            cells["ratings"] = with_last(self._game, cells)
        else:
            cells["ratings"] = from_numbers(self._game, self._table.at, self._assumed, cells)

    def _flags(self, number: int, cells: Cells) -> Mapping[str, CellValue]:
        cell = cells.get(FLAGS, "")
        text = plain(cell)
        found = self._words.meanings.flags(text) if text else {}
        if text and not found:
            message = f"{text} in {self._headings[FLAGS]} is not known; it is left out."
            self.notes.warn((number, self._table.at[FLAGS]), text, message)
        return found

    def _steps(self, cells: Cells) -> CellValue:
        """The steps as told or drawn; else one for each side of the counter that has ratings."""
        if drawn := boxes_in(cells.get("steps", "")):
            return float(drawn)
        if filled(cells.get("steps", "")) or "steps" in self._unit_words.optional:
            return cells.get("steps", "")
        # A counter with ratings on its back has a second step.
        return 2.0 if filled(cells.get(self._unit_words.reduced, "")) else 1.0


def _take_count(cells: Cells) -> None:
    """Take the count out of words that say how many: three units of the type ``Inf x3``."""
    told = cells.get(COUNT, "")
    for key in _COUNTED:
        written = plain(cells.get(key, ""))
        number, words = counted_words(written)
        # A column of counts goes first, also where what stands there is none: that is told of.
        if words != written and (not filled(told) or count_in(told) == number):
            # Left among the words it would only make the type less like the one that is meant.
            cells |= {key: words, COUNT: float(number)}
