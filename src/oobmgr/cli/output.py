"""Printing results: JSON for scripts, aligned columns for people, one line for a fault."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any, TypeVar

from oobmgr.cli.streams import say
from oobmgr.domain.quantities import plain, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.unit_texts import is_control
from oobmgr.rules.case_names import shown_case

Row = TypeVar("Row")
# A long note in one row would push the columns of all others off a terminal.
_LONGEST_CELL = 60


def one_line(text: str) -> str:
    """A text with spaces for line breaks and the like."""
    if text.isprintable():
        return text
    return "".join(" " if is_control(letter) else letter for letter in text)


def print_json(value: object) -> None:
    """A value as indented JSON; frozen rows become objects."""
    say(json_text(jsonable(value), indent=2))


def json_text(value: object, indent: int | None = None) -> str:
    """JSON in the letters that the output can take: others are written as JSON escapes them."""
    encoding = getattr(sys.stdout, "encoding", None) or ""
    # A pipe of Windows takes few letters; JSON can say all of them in ASCII.
    narrow = not encoding.casefold().startswith("utf")
    return json.dumps(value, ensure_ascii=narrow, indent=indent)


def jsonable(value: Any) -> Any:  # noqa: ANN401 - any row, any field
    """Frozen rows, mappings and exact numbers as JSON values."""
    if is_dataclass(value) and not isinstance(value, type):
        # What a row leaves out of its own `repr` is the program's, such as the record of a line.
        return {f.name: jsonable(getattr(value, f.name)) for f in fields(value) if f.repr}
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    # Before lists and numbers: it is neither to JSON, and a float would not be exact.
    if isinstance(value, Fraction):
        return plain(value)
    if isinstance(value, list | tuple | set | frozenset):
        return [jsonable(item) for item in value]
    return value if isinstance(value, str | int | bool | None) else str(value)


def print_table(titles: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Rows in aligned columns; numbers stand right."""
    cells = [[_cell(value) for value in row] for row in rows]
    # An iterator has been used up by now, so its columns are all aligned left.
    numeric = [
        all(isinstance(row[i], int) for row in rows) if isinstance(rows, list) and rows else False
        for i in range(len(titles))
    ]
    widths = [max([len(title), *(len(row[i]) for row in cells)]) for i, title in enumerate(titles)]
    for line in (list(titles), *cells):
        parts = (
            cell.rjust(width) if number else cell.ljust(width)
            for cell, width, number in zip(line, widths, numeric, strict=True)
        )
        say("  ".join(parts).rstrip())


def print_columns(rows: Sequence[Row], columns: Mapping[str, Callable[[Row], object]]) -> None:
    """Print records as a table: what each column shows of them, by its title."""
    print_table(tuple(columns), [tuple(show(row) for show in columns.values()) for row in rows])


def _cell(value: object) -> str:
    text = shown(value) if isinstance(value, Fraction) else str(value)
    text = one_line(text)  # a line break in a note would break the row
    return text if len(text) <= _LONGEST_CELL else f"{text[: _LONGEST_CELL - 1]}…"


def _value_text(step: Step) -> str:
    if isinstance(step.value, bool):
        return "yes" if step.value else "no"
    return shown(step.value) if isinstance(step.value, int | Fraction) else step.value or ""


def print_working(steps: Iterable[Step]) -> None:
    """A working as a player would pencil it."""
    for step in steps:
        if step.kind == StepKind.HEADING:
            say(f"  {step.label}")
            continue
        text = _value_text(step)
        case = f"  [{shown_case(step.case)}]" if step.case else ""
        arithmetic = f"  {step.arithmetic}" if step.arithmetic else ""
        mark = " =" if step.kind in {StepKind.SUM, StepKind.RESULT} else ""
        say(f"    {step.label:<44}{text:>10}{mark}{arithmetic}{case}")
