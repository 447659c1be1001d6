"""The calculators of a game as the screen lists them, asks them and writes their answers."""

import dataclasses
import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.known_games import ruling
from oobmgr.rules.books import Options, OptionValue
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.case_names import chapter_of, shown_case
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.rules.game import Game
from oobmgr.rules.inputs import encode
from oobmgr.rules.options import Option, OptionKind
from oobmgr.rules.tables import Tables

_OPTIONS: Final = "options"
_NOTHING: Final = "none"


@dataclass(frozen=True, slots=True)
class CalculatorRow:
    """A calculator in the list: the letters of its chapter, and what searching finds it by."""

    name: str
    title: str
    sentence: str
    chapter: str
    cases: tuple[str, ...]

    @property
    def words(self) -> str:
        """Its name, its sentence and its cases, as ids and as chips write them."""
        written = " ".join((*self.cases, *map(shown_case, self.cases)))
        return f"{self.name} {self.sentence} {written}"


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One field of a result: what it is, what came out, in words, and what that says."""

    label: str
    value: str
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking: the ruling, or what is wrong with the inputs."""

    ruling: Ruling[Any] | None
    faults: tuple[Fault, ...] = ()


def calculator_rows(game: Game) -> tuple[CalculatorRow, ...]:
    """The calculators by the chapter of their first case, in the game's order of chapters."""
    order = {key: at for at, key in enumerate(game.chapters)}
    rows = (
        CalculatorRow(one.name, one.title, one.sentence, chapter_of(one.cases[0]), one.cases)
        for one in game.calculators
    )
    # Sorting is stable, so within a chapter they stay as the game lists them.
    return tuple(sorted(rows, key=lambda row: order.get(row.chapter, len(order))))


def form_fields(entry: Calculator) -> tuple[FieldInfo, ...]:
    """The inputs that a player enters: all but the options, which the campaign has."""
    # Options are the campaign's: what is asked here must agree with what is posted.
    return tuple(field for field in entry.input_fields() if field.name != _OPTIONS)


def asked(entry: Calculator, raw: Mapping[str, Any], options: Options, tables: Tables) -> Answer:
    """Ask with what stands in the form, and with the options and tables of the campaign."""
    takes = any(field.name == _OPTIONS for field in entry.input_fields())
    # Only to those that take them: an unknown input would be a fault.
    inputs = {**raw, _OPTIONS: dict(options)} if takes and options else dict(raw)
    try:
        return Answer(ruling(entry.name, inputs, tables))
    except BadInput as error:
        return Answer(None, error.faults)


def options_line(entry: Calculator, game: Game, options: Options, *, campaign: bool) -> str:
    """The options that matter to a calculator with their settings; empty where none does."""
    matter = {name for f in entry.input_fields() if f.name == _OPTIONS for name in f.choices}
    settings = [
        f"{option.title}: {_setting(option, options, game)}"
        for option in game.options
        if option.name in matter
    ]
    if not settings:
        return ""
    head = "Options of this campaign" if campaign else "The usual options"
    return f"{head}: {'; '.join(settings)}."


def _setting(option: Option, options: Options, game: Game) -> str:
    value: OptionValue = options.get(option.name, option.default)
    if option.kind is OptionKind.TURN:
        return game.calendar.label(TurnCode(str(value)))
    names = [choice.name for choice in option.choices if choice.value == value]
    return names[0] if names else str(value) or _NOTHING


def has_house_rules(tables: Tables) -> bool:
    """Whether a house rule of the campaign has replaced any number."""
    return any(cell.overridden for cell in tables.cells.values())


def result_rows(result: object, calendar: Calendar) -> tuple[ResultRow, ...]:
    """The fields of a result in words: those that it has, which may depend on the question.

    A result by names, such as one line for each unit, has a row for each name.
    """
    if isinstance(result, Mapping):
        return tuple(
            ResultRow(str(name), _words(value, None, calendar)) for name, value in result.items()
        )
    return tuple(
        ResultRow(
            field.called, _words(getattr(result, field.name), field, calendar), field.sentence
        )
        for field in describe(type(result))
    )


def _words(value: object, field: FieldInfo | None, calendar: Calendar) -> str:
    """A value in words; `field` says its unit, and whether it is a turn."""
    if value is None or value in ("", ()):  # not a set: a value may be a list, which has no hash
        return _NOTHING
    if isinstance(value, tuple | list):
        item = field.item if field else None
        # Records have commas within, so something else must part them.
        apart = "; " if any(dataclasses.is_dataclass(one) for one in value) else ", "
        return apart.join(_words(one, item, calendar) for one in value)
    if isinstance(value, Mapping):
        return _named_words(value.items(), calendar) or _NOTHING
    if dataclasses.is_dataclass(value):
        names = [one.name for one in dataclasses.fields(value)]
        return _named_words(((name, getattr(value, name)) for name in names), calendar)
    return _single_words(value, field, calendar)


def _single_words(value: object, field: FieldInfo | None, calendar: Calendar) -> str:
    # Before the numbers: to Python a yes is a whole number, too.
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | Fraction):
        return f"{shown(value)} {_unit(field.unit, value) if field else ''}".strip()
    if field is not None and field.kind is InputKind.TURN:
        return calendar.label(TurnCode(str(value)))
    # A choice has a name to read; anything else is an id, of which only the underscores disturb.
    called = field.choice_names.get(str(value)) if field is not None else None
    return called or str(value).replace("_", " ")


def _unit(unit: str, value: int | Fraction) -> str:
    """The unit of a number: one step, two steps, one hex."""
    if value != 1:
        return unit
    return unit.removesuffix("es") if unit.endswith("xes") else unit.removesuffix("s")


def _named_words(pairs: Iterable[tuple[object, object]], calendar: Calendar) -> str:
    return ", ".join(
        f"{str(name).replace('_', ' ')} {_words(value, None, calendar)}" for name, value in pairs
    )


def answer_text(title: str, rows: Sequence[ResultRow], working: str, notes: Sequence[str]) -> str:
    """Result, working and notes as text for the clipboard."""
    results = "\n".join(f"{row.label}: {row.value}" for row in rows)
    parts = (title, results, working, "\n".join(notes))
    return "\n\n".join(part for part in parts if part)


def command_line(entry: Calculator, raw: Mapping[str, Any], options: Options, game: Game) -> str:
    """The same question for the command line; what is at its default is left out."""
    fields = {field.name: field for field in entry.input_fields()}
    given = ((fields[name], encode(value)) for name, value in raw.items())
    # What stands at its default would make a line that nobody reads.
    inputs = {f.name: value for f, value in given if f.required or value != f.default}
    usual = game.options.defaults
    changed = {name: value for name, value in options.items() if value != usual.get(name)}
    if changed and _OPTIONS in fields:
        inputs[_OPTIONS] = changed
    # Quoted, or a shell would take the quotes and braces of JSON for its own.
    return f"oobmgr calc {entry.name} {shlex.quote(json.dumps(inputs, ensure_ascii=False))}"
