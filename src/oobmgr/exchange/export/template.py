"""A workbook to fill in: the columns of a game's units and records, with lists to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.unit_texts import RANKS
from oobmgr.domain.units import ENTERED_TEXTS, MOST_RATING, MOST_STEPS
from oobmgr.exchange.columns import Column, unit_columns
from oobmgr.exchange.export.order_of_battle import record_column
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Kind, Paper
from oobmgr.exchange.export.watch import Watch
from oobmgr.exchange.own_books import UNIT_SHEET
from oobmgr.exchange.unit_types import known_types
from oobmgr.rules.game import Game
from oobmgr.rules.record_kinds import FieldType, RecordField, RecordKind

ROOM: Final = 2_000
"""As many rows of a sheet are held to its words; more can be filled in without."""
# A list to choose from has to fit on a screen or two; later turns can still be typed.
_TURNS: Final = 60
_HEADQUARTERS: Final = "HQ"
_UNITS: Final = "One row for each unit."
_RECORDS: Final = "One row for each of the {}."
_NEEDED, _FREE = "Must be filled in.", "May be left empty."
_HINTS: Final = {
    "id": "A key of your own, different for each unit. If left empty, one is made and shown.",
    "side": "Whose unit it is.",
    "nation": "One that is not in the list is accepted, with a warning.",
    "designation": "The unit's number or name.",
    "type": "What kind of unit it is. One that is not in the list is accepted, with a warning.",
    "size": "The mark or the word: XX or division.",
    "path": "The formations from the top down, a slash with spaces between: 4th Army / VII Corps.",
    "ratings": "As the counter prints them, such as 7-6.",
    "arrival": "The turn in which it arrives. If left empty, it is there from the start.",
    "steps": f"A whole number from 1 to {MOST_STEPS}.",
    "steps_left": "Those that it has not lost. If left empty, it has lost none; 0 is a dead unit.",
}
_WIDTHS: Final = {
    "side": 10.0, "nation": 14.0, "designation": 16.0, "type": 24.0, "size": 7.0, "path": 48.0,
    "ratings": 10.0, "arrival": 18.0, "steps": 8.0, "steps_left": 8.0, "id": 16.0,
}  # fmt: skip
_CODES: Final = frozenset({"designation", "ratings", "id", "hex"})
_STEPS: Final = frozenset({"steps", "steps_left"})
_TEXTS: Final = {text.name: text for text in ENTERED_TEXTS}


def write_template(game: Game, path: Path, *, paper: Paper = Paper.A4) -> Path:
    """Write an empty workbook of a game to fill in, and return its path.

    Filled in, it is read without a question, for it is laid out as an export is.

    Raises:
        BadInput: the file may not be replaced, or the folder cannot be written to.
    """
    check_target(path)
    tables = template_tables(game)
    with replacing(path) as draft:
        # A slow library, needed here alone.
        from oobmgr.exchange.export.xlsx.template import write_template_book

        write_template_book(game, tables, draft, paper, Watch())
    return path


def template_tables(game: Game) -> tuple[ExportTable, ...]:
    """The empty tables: of units, and of each kind of records that the game keeps besides."""
    records = (_record_table(kind, game) for kind in game.record_kinds)
    return (_table(UNIT_SHEET, _UNITS, tuple(_unit_columns(game))), *records)


def _table(name: str, sentence: str, columns: tuple[ExportColumn, ...]) -> ExportTable:
    return ExportTable(name, sentence, columns, rows=(), count=0, room=ROOM)


# ------------------------------------------------------------------------------------------ units


def _unit_columns(game: Game) -> Iterator[ExportColumn]:
    """The columns of units; of the ratings, one text or a number each."""
    wanted = {column.key: column for column in unit_columns(game)}
    in_text = [rating.key for rating in game.ratings if rating.in_text]
    # What every counter prints in a row is typed in one cell. Where ratings may be missing, nobody
    # could tell with which of them a text begins.
    for key in in_text if wanted["ratings"].required else ("ratings",):
        del wanted[key]
    # The key stands last, as in an export: a player begins with what he knows.
    last = wanted.pop("id")
    # Taken out and put back, which is simpler than sorting by a rule for one.
    words = _words(game)
    for column in (*wanted.values(), last):
        yield _unit_column(column, game, words.get(column.key, ()))


def _words(game: Game) -> dict[str, tuple[str, ...]]:
    """The words that cells of units are chosen from, by the keys of their columns."""
    # Each once, for two sides may share a nation.
    nations = (nation for side in game.sides for nation in side.nations)
    return {
        "side": tuple(side.name for side in game.sides),
        "nation": tuple(dict.fromkeys(nations)),
        "type": known_types(game),
        "size": (*reversed(RANKS), _HEADQUARTERS),
        "arrival": _turns(game),
        **{trait.key: trait.offers() for trait in game.unit_words.traits},
    }


def _unit_column(column: Column, game: Game, words: tuple[str, ...]) -> ExportColumn:
    key = column.key
    trait = game.unit_words.trait(key)
    number = key in _STEPS or key in {rating.key for rating in game.ratings}
    code = key in _CODES or (trait is not None and trait.code)
    kind = Kind.NUMBER if number or (trait and trait.number) else Kind.CODE if code else Kind.TEXT
    most = MOST_STEPS if key in _STEPS else MOST_RATING if number else None
    hint = _HINTS.get(key, "")
    if trait is not None:
        hint = _sentence(trait.expected)
    elif key in _TEXTS:
        hint = _sentence(_TEXTS[key].expected)
    width = _WIDTHS.get(key, max(len(column.heading) + 4.0, 7.0))
    return ExportColumn(
        column.heading, width, kind, words, only=key == "side", most=most,
        hint=_hint(hint, needed=column.required and key != "id"),
    )  # fmt: skip


def _hint(words: str, *, needed: bool) -> str:
    return f"{words} {_NEEDED if needed else _FREE}".strip()


def _sentence(words: str) -> str:
    # That nothing may stand there is said of every cell that may stay empty.
    for nothing in (", or nothing", " or nothing"):
        words = words.removesuffix(nothing)
    return f"{words[:1].upper()}{words[1:]}."


def _turns(game: Game) -> tuple[str, ...]:
    """The first turns of the first scenario, as players write them."""
    # Of the first scenario: the calendar of a game is one, and any turn shows how to write it.
    turn, found = game.scenarios[0].first_turn, list[str]()
    for _ in range(_TURNS):
        found.append(game.calendar.label(turn))
        turn = game.calendar.next(turn)
    return tuple(found)


# ---------------------------------------------------------------------------------------- records


def _record_table(kind: RecordKind, game: Game) -> ExportTable:
    sides = tuple(side.name for side in game.sides)
    columns = tuple(_hinted(field, record_column(field, sides), game) for field in kind.fields)
    return _table(kind.sheet, _RECORDS.format(kind.plural), columns)


def _hinted(field: RecordField, column: ExportColumn, game: Game) -> ExportColumn:
    words = _turns(game) if field.type is FieldType.TURN else column.words
    # What must stand there is asked for only where the column is needed at all.
    needed = field.needed and field.filled
    hint = _hint(_sentence(field.expected) if field.expected else "", needed=needed)
    return replace(column, words=words, hint=hint)
