"""Cross tables: units down and turns across, types by formations, formations by nations.

Each cell says how many units there are, or which. A column of such a table is taken as a table by
itself whose heading holds for all its units; so every unit keeps the cell that it comes from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from oobmgr.domain.quantities import lettered
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.exchange.cells import Row
from oobmgr.exchange.columns import unit_columns
from oobmgr.exchange.layouts.cell_entries import entries
from oobmgr.exchange.layouts.contents import (
    count_in,
    filled,
    held,
    is_none,
    is_number,
    plain,
)
from oobmgr.exchange.layouts.cross_rows import (
    TITLE_CELLS,
    Cross,
    adds_up,
    apart,
    body_rows,
    candidates,
    counted_below,
    heading_texts,
    names_sum,
    only,
    without,
)
from oobmgr.exchange.layouts.formation_ranks import names_formation
from oobmgr.exchange.layouts.found_tables import (
    DESIGNATION,
    PATH,
    Crossing,
    FoundColumn,
    FoundTable,
)
from oobmgr.exchange.layouts.headers import COUNT, WHOLE, HeadingRow, Vocabulary, heading_rows
from oobmgr.exchange.layouts.meanings import Meanings
from oobmgr.exchange.layouts.questions import LEAVE_OUT, Asker, Question
from oobmgr.exchange.layouts.sized_types import sized
from oobmgr.exchange.layouts.tables import SURE, Fits, TableFinder
from oobmgr.exchange.layouts.whole_cells import parts_of
from oobmgr.exchange.unit_types import known_types
from oobmgr.rules.game import Game

_FEWEST: Final = 2
"""As many headings must be turns, or nations, or types."""
_SAMPLE: Final = 200
# Asked of every row that may be one of headings, so the whole table below would take long.
_FEW_ROWS: Final = 20
# Not all: remarks stand in many such tables.
_MOST: Final = 0.8
_HALF: Final = 0.5
_KINDS: Final = ("arrival", "ratings", "size", "nation", "side", "type")
_OF_HEADINGS: Final = frozenset({"arrival", "nation", "side", "type", PATH})
"""What a cell of the table itself holds no word of."""
_TYPE, _SIZE, _SIDE, _RATINGS = "type", "size", "side", "ratings"
_DESCRIBING: Final = frozenset({*_KINDS, WHOLE, DESIGNATION})
_TELLING: Final = frozenset({"type", WHOLE, DESIGNATION})
UNITS: Final = "units"
"""The answer that a plain number is so many units."""
SIZES: Final = ("XX", "X", "III", "II")
_USUAL_TYPE: Final = "infantry"


class CrossFinder:
    """Finds cross tables; asks where a plain number may be something else than a count."""

    def __init__(
        self, game: Game, finder: TableFinder, fits: Fits, meanings: Meanings, asker: Asker
    ) -> None:
        self._finder = finder
        self._fits = fits
        self._meanings = meanings
        self._asker = asker
        self._vocabulary = Vocabulary(game)
        self._kinds: dict[str, str] = {}
        self._needed = {one.key for one in unit_columns(game) if one.required}
        types = known_types(game)
        self._type = _USUAL_TYPE if _USUAL_TYPE in types else types[0]

    def tables(self, sheet: str, rows: list[Row]) -> tuple[list[FoundTable], list[Row]]:
        """The columns of cross tables as tables, and the sheet without these rows."""
        found: list[FoundTable] = []
        left, end = rows, 0
        for number in candidates(rows):
            # Rows of a table that was found already are not headings of another.
            for own, cross in self._beside(sheet, rows, number) if number >= end else ():
                made = [*self._columns(sheet, own, cross)]
                if made:
                    found += made
                    rest = [without(row, cross.columns) for row in left[cross.row : cross.end]]
                    left = [*left[: cross.row], *rest, *left[cross.end :]]
                    end = max(end, cross.end)
        return found, left

    def _beside(
        self, sheet: str, rows: list[Row], number: int
    ) -> Iterator[tuple[list[Row], Cross]]:
        """The cross tables with headings in a row, each with the rows of the sheet that it sees."""
        groups = [group for group in apart(rows[number]) if len(group) > _FEWEST]
        if len(groups) > 1:
            parts = [only(rows, group) for group in groups]
            crosses = [self._cross(sheet, part, number) for part in parts]
            several = [(own, one) for own, one in zip(parts, crosses, strict=True) if one]
            # One alone is the whole table, with a blank column in it.
            if len(several) > 1:
                yield from several
                return
        cross = self._cross(sheet, rows, number)
        if cross:
            yield rows, cross

    # What a table is

    def _cross(self, sheet: str, rows: Sequence[Row], number: int) -> Cross | None:
        all_texts = heading_texts(rows[number]) | self._heads(rows, number)
        texts = {c: text for c, text in all_texts.items() if not names_sum(text)}
        new = {c: text for c, text in texts.items() if not self._vocabulary.knows(text)}
        key = self._alike(new.values())
        slots = [] if key else self._slots(texts, rows, number)
        lower = self._alike(self._heads(rows, number + 1).values())
        # They may also be headings over groups of headings.
        over = lower in _OF_HEADINGS or self._counts(rows, number + 1, lower)
        if not slots and (over or not key):
            return None
        end = self._end(rows, number)
        body = [*islice(body_rows(rows, number + 1, end), _SAMPLE)]
        # Where the heading says it as well, a cell that says something else is a fault of its own.
        alike = slots or [
            c for c in texts if self._kind(texts[c]) == key and self._tells(body, c, _HALF)
        ]
        if len(alike) < _FEWEST or (key == _RATINGS and not counted_below(body, alike)):
            return None
        inside = slots or [*self._inside(texts, body, new, alike)]
        cells = [c for c in inside if self._finder.said(sheet, c) is None]
        full = [c for c in cells if any(filled(row[c]) for row in body)]
        # A few known words among many others stand there by chance.
        if len(alike) < len(inside) / 2 or not full:
            return None
        sums = {c for c, text in all_texts.items() if names_sum(text)}
        sums |= {c for c in texts if c not in inside and adds_up(body, inside, c)}
        others = [c for c in range(len(rows[number])) if c not in {*inside, *sums}]
        others = [c for c in others if texts.get(c) or any(filled(row[c]) for row in body)]
        heads = {c: texts.get(c, "") for c in others}
        labels = self._labels(sheet, HeadingRow(number, 1, heads), body, others, key)
        top = max((n + 1 for n in range(number) if not any(map(filled, rows[n]))), default=0)
        titles = [text for row in rows[top:number] for text in map(plain, row) if text]
        if not any(one.key for one in labels):
            return None
        return Cross(
            row=number, end=end, key=key, cells=tuple(full), heads=texts, labels=labels,
            titles=tuple(titles),
        )  # fmt: skip

    def _slots(self, texts: Mapping[int, str], rows: Sequence[Row], number: int) -> list[int]:
        """The columns of which each cell is a whole unit, whatever their headings say."""
        body = [*islice(body_rows(rows, number + 1, len(rows)), _FEW_ROWS)]
        # A row that names units is one of the list, and no row of headings above it.
        if any(parts_of(text, self._meanings) for text in texts.values()):
            return []
        found: list[int] = []
        for column in texts:
            cells = [row[column] for row in body if filled(row[column])]
            units = sum(parts_of(plain(cell), self._meanings) is not None for cell in cells)
            if cells and units >= len(cells) * _MOST:
                found.append(column)
        # One column of them is a list.
        return found if len(found) >= _FEWEST else []

    def _alike(self, texts: Iterable[str]) -> str:
        """What several of the words of headings are of; empty where none is of the same."""
        known = Counter(filter(None, map(self._kind, texts)))
        key, count = next(iter(known.most_common(1)), ("", 0))
        return key if count >= _FEWEST else ""

    def _heads(self, rows: Sequence[Row], number: int) -> dict[int, str]:
        """The turns, nations and so on that a row of headings names, with what is above them."""
        if number >= len(rows):
            return {}
        found: dict[int, str] = {}
        over = heading_texts(rows[number - 1]) if number else {}
        for column, text in heading_texts(rows[number]).items():
            above = next((over[c] for c in range(column, 0, -1) if c in over), "")
            # The year, or the army, may stand above the first of several.
            both = f"{above}{PATH_SEPARATOR}{text}"
            dated = f"{text} {above}"
            if names_formation(text) and names_formation(above):
                found[column] = both
            elif self._kind(text):
                found[column] = text
            elif above and self._kind(dated) == "arrival":
                found[column] = dated
        return found

    def _inside(
        self, texts: Mapping[int, str], body: Sequence[Row], new: Collection[int], alike: list[int]
    ) -> Iterator[int]:
        """The columns of units: those of the known words, and what stands among or behind them."""
        last = alike[-1]
        for column in texts:
            if column in alike:
                yield column
            # One more of them, be its name known or not.
            elif alike[0] < column <= last + 1 and column in new and self._tells(body, column):
                before = [c for c in texts if alike[0] <= c < column]
                last = max(last, column)
                yield from () if adds_up(body, before, column) else (column,)

    def _end(self, rows: Sequence[Row], number: int) -> int:
        """Where the table ends: before the headings of another one and their titles."""
        below = rows[number + 1 :]
        heads = heading_rows(below, self._vocabulary)
        end = next((number + 1 + head.row for head in heads), len(rows))
        others = (at for at in candidates(rows) if number + 1 < at < end)
        end = next((at for at in others if self._crosses(rows, at)), end)
        if end == len(rows):
            return end
        while end > number + 1 and sum(map(filled, rows[end - 1])) <= TITLE_CELLS:
            end -= 1
        return end

    def _crosses(self, rows: Sequence[Row], number: int) -> bool:
        """Whether a row may be the headings of a cross table."""
        key = self._alike(self._heads(rows, number).values())
        return self._counts(rows, number, key) if key == _RATINGS else bool(key)

    def _counts(self, rows: Sequence[Row], number: int, key: str) -> bool:
        """Whether numbers of units stand below ratings, which else are those of one unit."""
        heads = self._heads(rows, number)
        columns = [c for c, text in heads.items() if self._kind(text) == _RATINGS]
        return key == _RATINGS and counted_below(rows[number + 1 : number + 2], columns)

    def _kind(self, text: str) -> str:
        """What a word of a heading is of: a turn, a nation; empty where it is anything."""
        if text not in self._kinds:
            bare = sized(text)[0]
            self._kinds[text] = next(
                (
                    key
                    for key in _KINDS
                    if self._fits(key, [bare if key == _TYPE else text]) >= SURE
                    # What names a side among other words is not one: "Supply of the East".
                    and (key != _SIDE or self._meanings.side(text).confidence == 1)
                ),
                PATH if names_formation(text) else "",
            )
        return self._kinds[text]

    def _of_label(self, text: str) -> str:
        return WHOLE if parts_of(text, self._meanings) else self._kind(text)

    def _tells(self, body: Sequence[Row], column: int, least: float = _MOST) -> bool:
        """Whether the cells of a column say how many units there are, or which."""
        cells = [row[column] for row in body if filled(row[column])]
        good = sum(bool(entries(cell, self._meanings)) or is_none(cell) for cell in cells)
        return good >= len(cells) * least

    def _labels(
        self, sheet: str, header: HeadingRow, body: Sequence[Row], columns: Sequence[int], key: str
    ) -> tuple[FoundColumn, ...]:
        """What stands beside the cells, by the headings or by what the words are of."""
        cells = {column: [row[column] for row in body] for column in columns}
        found = self._finder.labels(sheet, header, cells)
        taken = {one.key for one in found} - {DESIGNATION, ""}
        told: list[FoundColumn] = []
        for one in found:
            if one.key in {DESIGNATION, ""} and any(map(filled, cells[one.column])):
                words = Counter(map(self._of_label, filter(None, map(plain, cells[one.column]))))
                most, number = words.most_common(1)[0]
                # What has units of several types is no unit.
                if key == _TYPE and one.key == DESIGNATION and not taken & _DESCRIBING:
                    most, number = PATH, words.total()
                if most and most not in {*taken, key} and number >= words.total() * _MOST:
                    taken.add(most)
                    told.append(replace(one, key=most, confidence=SURE))
                    continue
                if not one.key and key != PATH and not taken & _DESCRIBING:
                    # Names that are nothing else are those of formations.
                    taken.add(PATH)
                    told.append(replace(one, key=PATH, confidence=SURE))
                    continue
            told.append(one)
        return tuple(told)

    # Its columns as tables

    def _columns(self, sheet: str, rows: Sequence[Row], cross: Cross) -> Iterator[FoundTable]:
        keys = {one.key for one in cross.labels if one.key} | {cross.key}
        body = [*body_rows(rows, cross.row + 1, cross.end)]
        fill = self._sense(sheet, body, cross, keys)
        if fill is None:
            return
        at = {one.key: one.column for one in reversed(cross.labels) if one.key}
        paths = tuple(one.column for one in cross.labels if one.key == PATH)
        described = [at[key] for key in _DESCRIBING & at.keys()]
        passed = self._passed(rows, cross, described)
        for column in cross.cells:
            told = [row[column] for row in body if filled(row[column])]
            words = any(count_in(cell) is None and not is_none(cell) for cell in told)
            heading = cross.heads[column]
            here = FoundColumn(column, heading, WHOLE if words else COUNT, 1.0)
            texts = {one.column: one.heading for one in cross.labels} | {column: heading}
            yield FoundTable(
                record=None, header=HeadingRow(cross.row, 1, texts), end=cross.end,
                left=min(texts), right=max(*texts, *cross.cells) + 1, titles=cross.titles,
                columns=(*cross.labels, here), at=at | {here.key: column},
                # Formations that rows are of stand above their own units.
                paths=paths if described or len(paths) > 1 else (),
                cross=Crossing(
                    key=cross.key, word=heading, row=cross.row, column=column,
                    columns=cross.cells, filled_in=fill, passed=passed,
                    formations=None if described or len(paths) > 1 else next(iter(paths), None),
                ),
            )  # fmt: skip

    def _passed(self, rows: Sequence[Row], cross: Cross, described: list[int]) -> frozenset[int]:
        """The rows of kinds of units of which there is none: they are no formations."""
        own = {one.column: one.key for one in cross.labels}
        return frozenset(
            number
            for number, row in held(rows, cross.row + 1, cross.end)
            for column in described
            if (text := plain(row[column]))
            and (self._kind(text) == own[column] or self._fits(own[column], [text]) >= SURE)
        )

    def _sense(
        self, sheet: str, body: Sequence[Row], cross: Cross, keys: set[str]
    ) -> Mapping[str, str] | None:
        """What is to be filled in for all units; None where the cells are of no units at all."""
        cells = [row[c] for row in body for c in cross.cells if filled(row[c])]
        places = [one.column for one in cross.labels if one.key in _TELLING]
        words = [plain(row[c]) for row in body for c in (*places, *cross.cells)]
        words += [cross.heads[c] for c in cross.cells] if cross.key == _TYPE else []
        lacking = [key for key in (_TYPE, _SIZE) if key in self._needed - keys]
        units = [part for word in words if (part := parts_of(word, self._meanings))]
        if any(one.type for one in units) and _TYPE in lacking:
            lacking.remove(_TYPE)
        if _SIZE in lacking and any(one.size for one in units) | any(sized(w)[1] for w in words):
            lacking.remove(_SIZE)
        # A sign for it, or a unit, says what is meant: a number alone may be a strength.
        unsure = any(is_number(cell) and not is_none(cell) for cell in cells)
        if not unsure and not lacking:
            return {}
        answer = self._asker.ask(self._question(sheet, cross, lacking, len(body), unsure=unsure))
        if answer == LEAVE_OUT:
            return None
        kind, size = sized(answer) if _TYPE in lacking else ("", answer)
        return {key: text for key, text in ((_TYPE, kind), (_SIZE, size)) if key in lacking}

    def _question(
        self, sheet: str, cross: Cross, lacking: Sequence[str], rows: int, *, unsure: bool
    ) -> Question:
        first, last = cross.cells[0], cross.cells[-1]
        keys = {one.key for one in cross.labels}
        heads = f"{cross.heads[first]} to {cross.heads[last]}"
        says = "hold numbers: so many units each" if unsure else "hold units"
        asks = "?"
        choices: tuple[str, ...] = (UNITS,)
        if _SIZE in lacking:
            asks, choices = ", of which size?", SIZES
        if _TYPE in lacking:
            asks = ", of which kind?"
            choices = tuple(f"{self._type} {one}" for one in choices if one != UNITS) or (
                self._type,
            )
        return Question(
            id=f"cross:{sheet}:{heads}",
            text=f"{lettered(first)} to {lettered(last)} of {sheet} ({heads}) {says}{asks}",
            rows=rows,
            # Of a unit with a name of its own there is one: the numbers are its strengths by turn.
            proposal=LEAVE_OUT
            if DESIGNATION in keys and {_TYPE, "ratings"} <= keys
            else choices[0],
            choices=(*choices, LEAVE_OUT),
            free=bool(lacking),
        )
