"""The tables of units, formations and other records. All can be read back."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.unit_ids import UnitIds, id_by_hand
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import parse_exact
from oobmgr.domain.units import ENTERED_TEXTS, MOST_STEPS, PATH_SEPARATOR, UnitField, UnitStatus
from oobmgr.exchange.cells import whole
from oobmgr.exchange.columns import MARKERS, unit_columns
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Kind, RowMark, Tone, Value
from oobmgr.exchange.own_books import UNIT_SHEET
from oobmgr.rules.game import Game
from oobmgr.rules.marks import OFF_MAP
from oobmgr.rules.record_kinds import FieldType, RecordField, RecordKind, Values
from oobmgr.rules.unit_words import StepWords, TraitField

_STATUS = {UnitStatus.ON_MAP: "on map", UnitStatus.DUE: "due", UnitStatus.DEAD: "dead"}
_ON_PAPER = tuple(text for text in ENTERED_TEXTS if text.on_paper)
_BESIDE = tuple(text for text in ENTERED_TEXTS if not text.on_paper)
FORMATIONS: Final = "Formations"
_UNITS: Final = "One row for each unit. oobmgr reads this sheet back: the ID tells the units apart."


def unit_table(material: Material) -> ExportTable:
    """One row for each unit, in the columns that an import understands.

    What a player wants on paper comes first; the rest stands to the right of the printed page.
    """
    words = material.game.unit_words
    steps = words.step_words.title
    on_paper = [trait for trait in words.traits if trait.printed]
    others = [trait for trait in words.traits if not trait.printed]
    nations = (nation for side in material.game.sides for nation in side.nations)
    printed = (
        ExportColumn("Side", 8, words=material.side_names, only=True),
        ExportColumn("Nation", 13, words=_met((*nations, *(u.nation for u in material.units)))),
        ExportColumn("Designation", 14, Kind.CODE),
        ExportColumn("Type", 22, words=_met(unit.type for unit in material.units)),
        ExportColumn("Size", 6, words=_met(unit.size for unit in material.units)),
        ExportColumn("Parent", 54),
        ExportColumn("Ratings", 9, Kind.CODE),
        *map(_trait_column, on_paper),
        ExportColumn("Arrival", 16, words=_met(unit.arrival_label for unit in material.units)),
        ExportColumn(steps, 7, Kind.NUMBER, most=MOST_STEPS),
        ExportColumn(f"{steps} left", 7, Kind.NUMBER, most=MOST_STEPS),
        ExportColumn("Status", 10),
        *_live_columns(material.game),
        *map(_text_column, _ON_PAPER),
    )
    ratings = {rating.key for rating in material.game.ratings}
    numbers = (one.heading for one in unit_columns(material.game) if one.key in ratings)
    beside = (
        *(ExportColumn(heading, len(heading) + 3.5, Kind.NUMBER) for heading in numbers),
        *map(_trait_column, others),
        *map(_text_column, _BESIDE),
        ExportColumn("ID", 18, Kind.CODE),
    )
    return ExportTable(
        name=UNIT_SHEET,
        sentence=_UNITS,
        columns=(*printed, *beside),
        # Made while they are written, and so counted apart.
        rows=(_unit_values(unit, material, on_paper, others) for unit in material.units),
        count=len(material.units),
        printed=len(printed),
        marks=_marks(steps),
        frozen=3,
    )


def _status(unit: UnitRow) -> str:
    """How a unit stands, as the window says it: nothing is said of a place that nobody entered."""
    if unit.off_map:
        return OFF_MAP.word
    unplaced = unit.status is UnitStatus.ON_MAP and not unit.hex
    return "not placed" if unplaced else _STATUS[unit.status]


def _marks(steps: str) -> tuple[RowMark, ...]:
    left = f"{{{steps} left}}"
    return (
        RowMark('{Status}="dead"', Tone.GONE),
        RowMark('{Status}="due"', Tone.DUE),
        # Empty counts as 0: where nobody filled in what is left, it would look weakened.
        RowMark(f"AND(ISNUMBER({left}),{left}<{{{steps}}})", Tone.WEAK),
    )


def _met(words: Iterable[str]) -> tuple[str, ...]:
    """Words to choose from, each once, in the order in which they are met."""
    return tuple(filter(None, dict.fromkeys(words)))


def _live_columns(game: Game) -> tuple[ExportColumn, ...]:
    """What the live roster sheet of a game says besides: strengths now, markers."""
    if game.roster is None:
        return ()
    figures = (
        ExportColumn(column.name, 9, Kind.CODE if column.wide else Kind.NUMBER)
        for column in game.roster.after
    )
    return (*figures, ExportColumn(MARKERS, 20))


def _live_values(unit: UnitRow, material: Material) -> list[Value]:
    rules = material.game.roster
    if rules is None:
        return []
    row = material.sheet_rows.get(unit.id)
    if row is None:  # the dead stand on no sheet
        return [None] * len(_live_columns(material.game))
    # A set of ratings, which a wide column holds, is no number.
    figures: list[Value] = [
        (figure.text if figure.text[:1].isdecimal() else None)
        if column.wide
        else whole(figure.text)
        for column, figure in zip(rules.after, row.strengths, strict=True)
    ]
    return [*figures, ", ".join(mark.words for mark in row.marks)]


def _text_column(text: UnitField) -> ExportColumn:
    return ExportColumn(text.headings[0], text.width, Kind.CODE if text.code else Kind.TEXT)


def _trait_column(trait: TraitField) -> ExportColumn:
    return ExportColumn(trait.heading, max(len(trait.heading) + 4.0, 7.0), _kind(trait))


def _kind(trait: TraitField) -> Kind:
    if trait.number:
        return Kind.NUMBER
    return Kind.CODE if trait.code else Kind.TEXT


def _unit_values(
    unit: UnitRow, material: Material, printed: Sequence[TraitField], others: Sequence[TraitField]
) -> list[Value]:
    traits = {
        trait.key: trait_value(unit.traits[trait.key], _kind(trait))
        for trait in material.game.unit_words.traits
        if trait.key in unit.traits
    }
    return [
        material.side_name(unit.side),
        unit.nation,
        unit.designation,
        unit.type,
        unit.size,
        PATH_SEPARATOR.join(unit.path),
        unit.rating_text,
        *(traits.get(trait.key) for trait in printed),
        unit.arrival_label,
        *_steps(unit, material.game.unit_words.step_words),
        _status(unit),
        *_live_values(unit, material),
        *(getattr(unit, text.name) for text in _ON_PAPER),
        *(unit.ratings.get(rating.key) for rating in material.game.ratings),
        *(traits.get(trait.key) for trait in others),
        *(getattr(unit, text.name) for text in _BESIDE),
        # A unit added by hand gets an ID of ours, so that reading the sheet back knows it again.
        unit.source_key or id_by_hand(unit.id),
    ]


def _steps(unit: UnitRow, words: StepWords) -> tuple[Value, Value]:
    """The steps of a unit; empty for one without, unless it is dead, which only 0 says."""
    if words.has(unit):
        return unit.steps, unit.steps_left
    return None, None if unit.steps_left else 0


def trait_value(text: str, kind: Kind | None) -> Value:
    """A trait as a cell holds it: a whole number or a half as number, anything else as text."""
    if kind is not Kind.NUMBER or not text:
        return text
    try:
        number = parse_exact(text)
    except ValueError:
        return text
    if number.denominator == 1:
        return int(number)
    # A denominator of two is exact in binary; a third would come back as something else.
    return number if number.denominator == 2 else text  # noqa: PLR2004 - a half


def formation_table(material: Material) -> ExportTable:
    """One row for each formation, indented as the tree is."""
    steps = material.game.unit_words.step_words
    in_all, remaining = f"{steps.title} in all", f"{steps.title} remaining"
    return ExportTable(
        name=FORMATIONS,
        sentence=f"The tree of formations, with the units and {steps.several} below each.",
        columns=(
            ExportColumn("Side", 9),
            ExportColumn("Formation", 52),
            ExportColumn("Under", 60),
            ExportColumn("Level", 7, Kind.NUMBER),
            ExportColumn("Units below", 9, Kind.NUMBER),
            ExportColumn(in_all, 9, Kind.NUMBER),
            ExportColumn(remaining, 11, Kind.NUMBER),
        ),
        rows=_formation_rows(material),
        count=len(material.formations),
        marks=(RowMark(f"{{{remaining}}}<{{{in_all}}}", Tone.WEAK),),
        frozen=2,
    )


def _formation_rows(material: Material) -> Iterator[Sequence[Value]]:
    for row in material.formations:
        indent = "    " * row.level
        name = row.name if not row.level else f"{indent}{row.name}"
        values = (name, PATH_SEPARATOR.join(row.path[:-1]), row.level + 1)
        yield material.side_name(row.side), *values, row.units, row.steps, row.steps_left


def record_table(material: Material, kind: RecordKind) -> ExportTable:
    """One row for each record of a kind of the game, in the columns of an import."""
    rows = [row for row in material.records if row.kind == kind.subject]
    ids = UnitIds(material.units)
    return ExportTable(
        name=kind.sheet,
        sentence=f"One row for each of the {kind.plural}. oobmgr reads this sheet back, too.",
        columns=tuple(record_column(field, material.side_names) for field in kind.fields),
        rows=(
            [_record_value(field, row.values, material, ids) for field in kind.fields]
            for row in rows
        ),
        count=len(rows),
    )


def record_column(field: RecordField, side_names: tuple[str, ...]) -> ExportColumn:
    """The column of a field of records, with the words that it may hold."""
    sides = side_names if field.type is FieldType.SIDE else ()
    words = sides or _met(field.words.values() if field.type is FieldType.WORD else ())
    return ExportColumn(field.headings[0], field.width, _type(field), words, only=bool(sides))


def _type(field: RecordField) -> Kind:
    if field.type is FieldType.NUMBER:
        return Kind.NUMBER
    return Kind.CODE if field.code else Kind.TEXT


def _record_value(field: RecordField, values: Values, material: Material, ids: UnitIds) -> Value:
    value = values[field.key]
    if field.type is FieldType.UNIT and isinstance(value, int):
        return ids.text(value)
    if value is None or isinstance(value, int):
        return value
    if field.type is FieldType.SIDE:
        return material.side_name(str(value))
    if field.type is FieldType.TURN:
        return material.game.calendar.label(TurnCode(str(value))) if value else ""
    return str(value)
