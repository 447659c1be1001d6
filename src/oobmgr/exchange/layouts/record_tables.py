"""A player's table of a game's other records as one of the program's own."""

from __future__ import annotations

from collections.abc import Sequence

from oobmgr.exchange.cells import CellValue, Row, Unreadable, is_date
from oobmgr.exchange.columns import Headings
from oobmgr.exchange.layouts.contents import filled, plain
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.layouts.plain_tables import PlainTable
from oobmgr.exchange.layouts.row_kinds import RowKind, sorted_rows
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.usual import Usual, UsualFinder
from oobmgr.exchange.layouts.word_step import WordStep
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.rules.game import Game
from oobmgr.rules.record_kinds import NATION, SIDE, FieldType, RecordKind


class RecordTables:
    """Makes plain tables of records."""

    def __init__(self, game: Game, words: WordStep) -> None:
        self._game, self._words = game, words
        self._usual = UsualFinder(game, words.meanings, words.asker)

    def plain(self, raw: RawSheet, table: FoundTable, kind: RecordKind) -> PlainTable:
        """The records of a table, each on a row of its own."""
        keys = tuple(field.key for field in kind.fields)
        numbers_of = [f.key for f in kind.fields if f.type is FieldType.NUMBER]
        found = sorted_rows(table, raw.rows, raw.behind, numbers_of)
        held = [one for one in found if one.kind is RowKind.UNIT]
        usual = self._usual.usual(raw.name, table, [raw.rows[one.number] for one in held])
        # The first row stands for the headings, which `at` names already.
        rows: list[Row] = [[""] * len(keys)]
        nation = ""
        for one in held:
            cells = self._cells(raw.rows[one.number], table)
            nation = self._name(cells, usual, nation)
            rows.append(self._row(kind, cells, usual, keys))
        at = {key: number for number, key in enumerate(keys)}
        told = {key: table.at.get(key, table.left) for key in keys}
        return PlainTable(
            sheet=raw.name,
            headings=Headings(kind, 0, at, (), len(keys), told),
            rows=rows,
            # Counted from 1, as the person sees them in the spreadsheet.
            numbers=[one.number + 1 for one in held],
            found=table,
        )

    def _cells(self, row: Row, table: FoundTable) -> dict[str, CellValue]:
        return {key: row[column] for key, column in table.at.items()}

    def _name(self, cells: dict[str, CellValue], usual: Usual, above: str) -> str:
        """Fill in nation and side; the nation of the row, for the rows below."""
        text = plain(cells.get(NATION, ""))
        if text:
            meant = self._words.meanings.nation(text)
            nation = meant.value
        else:
            nation = above if usual.nation_above else usual.nation
        side = self._words.meanings.side_of(nation) or usual.side
        cells[NATION] = nation
        if not filled(cells.get(SIDE, "")):
            cells[SIDE] = side.name if side else ""
        elif (meant := self._words.meanings.side(plain(cells[SIDE]))).confidence >= SURE:
            # In another language, or by its nation: "Achse", "SU".
            cells[SIDE] = meant.value
        return nation

    def _row(
        self,
        kind: RecordKind,
        cells: dict[str, CellValue],
        usual: Usual,
        keys: Sequence[str],
    ) -> Row:
        # Errors and dates stay cells: of a text nobody could tell what was wrong with it.
        whole = {
            key: cell
            for key, cell in cells.items()
            if isinstance(cell, Unreadable) or is_date(cell)
        }
        texts = {key: plain(cell) for key, cell in cells.items() if key not in whole}
        for field in kind.fields:
            if field.type is FieldType.TURN:
                text = texts.get(field.key, "")
                texts[field.key] = self._words.meanings.turn(text).value if text else usual.turn
        meant: dict[str, CellValue] = {**kind.shorthand(texts, self._game.tables()), **whole}
        return [meant.get(key, "") for key in keys]
