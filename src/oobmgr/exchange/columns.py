"""Which column of a sheet is which: found by their headings, in any order."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from oobmgr.domain.quantities import lettered
from oobmgr.domain.units import ENTERED_TEXTS
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import CellValue, Row, shown
from oobmgr.exchange.layouts.contents import numbers_rows
from oobmgr.exchange.readings import UNITS, Problem, Severity
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.record_kinds import RecordKind
from oobmgr.rules.unit_words import RatingField, UnitWords

_HEADING_ROWS = 20
# The row is quoted so that the player finds it, and its beginning does for that.
_MOST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Column:
    """A column that is understood. `headings` are the words it may stand under, first the usual."""

    key: str
    headings: tuple[str, ...]
    required: bool = False

    @property
    def heading(self) -> str:
        """The usual heading."""
        return self.headings[0]


STEPS, STEPS_LEFT = "steps", "steps_left"
SIDE = Column("side", ("Side",), required=True)
NATION = Column("nation", ("Nation", "Nationality"), required=True)
ARRIVAL = Column("arrival", ("Arrival", "Arrives"))
_BEFORE_RATINGS = (
    Column("id", ("ID",), required=True),
    SIDE,
    NATION,
    Column("designation", ("Designation",), required=True),
    Column("type", ("Type",), required=True),
    Column("size", ("Size",), required=True),
    Column("path", ("Parent", "Formation"), required=True),
    Column("ratings", ("Ratings", "Rating"), required=True),
)
_AFTER_TRAITS = (
    ARRIVAL,
    Column(STEPS, ("Steps",), required=True),
    Column(STEPS_LEFT, ("Steps left",)),
    *(Column(text.name, text.headings) for text in ENTERED_TEXTS),
)
MARKERS = "Markers"
# Columns that our own export adds, for the eye: they are nothing to import and nothing to mention.
_OUR_OWN = ("Status", MARKERS)


def unit_columns(game: Game) -> tuple[Column, ...]:
    """The columns of a sheet of units, in the game's ratings and traits."""
    words = game.unit_words
    traits = (Column(trait.key, trait.headings) for trait in words.traits)
    before = tuple(_as_written(column, words) for column in _BEFORE_RATINGS)
    after = tuple(_as_written(column, words) for column in (*traits, *_AFTER_TRAITS))
    taken = _our_own(game).union(_folded(w) for one in (*before, *after) for w in one.headings)
    return (*before, *(_of_rating(rating, taken) for rating in game.ratings), *after)


def _of_rating(rating: RatingField, taken: frozenset[str]) -> Column:
    """The column of a rating; players may call one as another column is headed: Steps."""
    names = (rating.name, rating.key)
    free = tuple(name for name in names if _folded(name) not in taken)
    return Column(rating.key, free if free == names else (f"{rating.name} (rating)", *free))


def record_columns(kind: RecordKind) -> tuple[Column, ...]:
    """The columns of a sheet of records."""
    return tuple(Column(field.key, field.headings, field.needed) for field in kind.fields)


def _as_written(column: Column, words: UnitWords) -> Column:
    """A column with the game's own headings for it; what it may leave out is not required."""
    called = words.step_words.title
    own = {STEPS: (called,), STEPS_LEFT: (f"{called} left",)}.get(column.key, ())
    # Those of the game first: they are what an export and a template write.
    headings = dict.fromkeys((*own, *column.headings, *words.headings.get(column.key, ())))
    required = column.required and column.key not in words.optional
    return Column(column.key, tuple(headings), required)


@dataclass(frozen=True, slots=True)
class Headings:
    """The heading row of a sheet: where it stands (from 0), and the column of each key.

    `record` is the kind of its records, None for a sheet of units. `width` is how
    many columns there are, `told` the column of the sheet that is named where something is wrong:
    another one where rows were put in order before.
    """

    record: RecordKind | None
    row: int
    at: Mapping[str, int]
    problems: tuple[Problem, ...]
    width: int
    told: Mapping[str, int] | None = None

    @property
    def named(self) -> Mapping[str, int]:
        """The column that is named for each key where something is wrong."""
        return self.at if self.told is None else self.told

    @property
    def kind(self) -> str:
        """What the rows are called."""
        return UNITS if self.record is None else self.record.plural

    @property
    def ambiguous(self) -> bool:
        """Whether one of the headings appears twice."""
        return any(p.severity is Severity.ERROR and p.found for p in self.problems)

    @property
    def readable(self) -> bool:
        """Whether the rows below can be read."""
        return not any(p.severity is Severity.ERROR for p in self.problems)


def find_headings(sheet: str, rows: Sequence[Row], game: Game) -> Headings | None:
    """Find the heading row among the first rows; None for a sheet that holds no units.

    A row is one of headings when it names at least half of the required columns: a sheet that
    lacks one is then a sheet of units with a problem, not a sheet to pass over in silence.
    """
    wanted: list[tuple[RecordKind | None, Sequence[Column]]] = [(None, unit_columns(game))]
    wanted += [(kind, record_columns(kind)) for kind in game.record_kinds]
    # Titles, dates and notes may stand above the headings.
    for number, row in enumerate(rows[:_HEADING_ROWS]):
        names = [_folded(cell) for cell in row]
        shares = [_share(columns, names) for _, columns in wanted]
        # More than half: a list of something else may share a heading or two, such as Side and
        # Type. Where kinds share some, the row is of the one that has most of its own there.
        best = max(shares)
        if best * 2 > 1:
            kind, columns = wanted[shares.index(best)]
            return _headings(sheet, kind, number, rows, columns, game)
    return None


def _share(columns: Sequence[Column], names: Sequence[str]) -> Fraction:
    """How much of what a sheet of these columns needs stands among the names of a row."""
    required = [column for column in columns if column.required]
    return Fraction(sum(1 for column in required if _places(column, names)), len(required))


def no_headings(sheet: str, rows: Sequence[Row], game: Game, advice: str) -> Problem:
    """Say of a sheet that `find_headings` passed over which needed headings it has and lacks.

    They are counted in the row that has most of them. What was found is the first row that holds
    anything, so that a person knows the sheet again.
    """
    needed = [column for column in unit_columns(game) if column.required]
    wanted = ", ".join(column.heading for column in needed)
    filled = next((text for text in map(_told, rows) if text), "")
    if not filled:
        return Problem(sheet, "", "", wanted, "The sheet is empty.", advice)
    names = [[_folded(cell) for cell in row] for row in rows[:_HEADING_ROWS]]
    hits = [[column.heading for column in needed if _places(column, row)] for row in names]
    most = max(hits, key=len)
    if not most:
        message = f"None of the needed headings is in the first {_HEADING_ROWS} rows: {wanted}."
        return Problem(sheet, "", filled, wanted, message, advice)
    missing = ", ".join(column.heading for column in needed if column.heading not in most)
    row = hits.index(most) + 1
    message = f"Missing: {missing}. Of the needed headings, row {row} has {', '.join(most)}."
    return Problem(sheet, "", filled, wanted, message, advice)


def heading_words(game: Game) -> tuple[frozenset[str], ...]:
    """The headings that a game knows, in lower case: of units, then of each kind of record."""
    kinds = (unit_columns(game), *map(record_columns, game.record_kinds))
    return tuple(
        frozenset(word.casefold() for column in columns for word in column.headings)
        for columns in kinds
    )


def heading_rows(rows: Sequence[Row]) -> Iterator[Mapping[str, str]]:
    """The words of each row where headings are looked for, in lower case, each as it is written."""
    for row in rows[:_HEADING_ROWS]:
        yield {name: shown(cell) for cell in row if (name := _folded(cell))}


def _told(row: Row) -> str:
    """What stands in a row, as one short text."""
    text = ", ".join(filter(None, map(shown, row)))
    return text if len(text) <= _MOST_SHOWN else f"{text[: _MOST_SHOWN - 1].rstrip(' ,')}\u2026"


def _headings(
    sheet: str,
    kind: RecordKind | None,
    number: int,
    rows: Sequence[Row],
    columns: Sequence[Column],
    game: Game,
) -> Headings:
    names = [_folded(cell) for cell in rows[number]]
    at: dict[str, int] = {}
    known: set[int] = set()
    ours = _our_own(game)
    problems: list[Problem] = []
    for column in columns:
        places = _places(column, names)
        known.update(places)
        if places:
            at[column.key] = places[0]
        if len(places) > 1:
            problems.append(_twice(sheet, number, column, places))
        if not places and column.required:
            problems.append(missing_column(sheet, number, column))
    # Of rows that are the same list one is looked at: a sheet may have a million that hold nothing.
    below = list({id(row): row for row in rows[number + 1 :]}.values())
    # What already has its column is not meant by another heading.
    free = [column for column in columns if column.key not in at]
    for index, name in enumerate(names):
        heading = shown(rows[number][index])
        if index in known or name in ours:
            continue
        if not numbers_rows(heading, [row[index] for row in below]):
            problems.extend(unknown_column(sheet, index, heading, below, free))
    return Headings(kind, number, at, tuple(problems), len(rows[number]))


def _our_own(game: Game) -> frozenset[str]:
    """The headings that our own export adds, in lower case."""
    figures = () if game.roster is None else (column.name for column in game.roster.after)
    return frozenset(name.casefold() for name in (*_OUR_OWN, *figures))


def _places(column: Column, names: Sequence[str]) -> list[int]:
    wanted = {heading.casefold() for heading in column.headings}
    return [index for index, name in enumerate(names) if name in wanted]


def _folded(cell: CellValue) -> str:
    return " ".join(cell.split()).casefold() if isinstance(cell, str) else ""


def missing_column(sheet: str, number: int, column: Column) -> Problem:
    """A needed column that no heading names, in the row of headings `number`, counted from 0."""
    message = f"The column {column.heading} is missing; the sheet is left out."
    advice = heading_wanted(column.heading)
    return Problem(
        sheet, f"row {number + 1}", "", column.heading, message, advice, place=(number, -1)
    )


def heading_wanted(heading: str) -> str:
    """What to do where a sheet lacks the column of this heading."""
    return f"Give the column that holds it the heading {heading}."


def _twice(sheet: str, number: int, column: Column, places: Sequence[int]) -> Problem:
    cells = " and ".join(f"{lettered(place)}{number + 1}" for place in places)
    return Problem(
        sheet,
        f"{lettered(places[1])}{number + 1}",
        column.heading,
        "one column of each kind",
        f"The heading {column.heading} is in {cells}; the sheet is left out.",
        "Keep one of them.",
        place=(number, places[1]),
    )


def unknown_column(
    sheet: str,
    index: int,
    heading: str,
    below: Iterable[Row],
    free: Iterable[Column],
    row: str = "",
) -> list[Problem]:
    """A column that nobody knows, and that holds something in the rows below its heading.

    Its advice is the nearest heading of the columns that are `free`: not found in the sheet. `row`
    is what it is in the file where that has its units side by side: ``row 8``.
    """
    # An empty column is just room between others.
    if not heading and not any(row[index] != "" for row in below):
        return []
    # Each a whole sentence: what "it" is called depends on that in other languages.
    if row and heading:
        message = f"The row {heading} is not known; it is left out."
    elif row:
        message = "The row has no heading; it is left out."
    elif heading:
        message = f"The column {heading} is not known; it is left out."
    else:
        message = "The column has no heading; it is left out."
    cell, wanted = row or f"column {lettered(index)}", "a column of an order of battle"
    advice = did_you_mean(heading, (column.heading for column in free)) if heading else ""
    severity = Severity.WARNING
    return [Problem(sheet, cell, heading, wanted, message, advice=advice, severity=severity)]
