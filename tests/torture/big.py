"""Workbooks of up to 20 MB: each is read, or refused, within its bounds of memory and time."""

from __future__ import annotations

import os
import random
import zipfile
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.quantities import lettered
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.bounds import MOST_ROWS
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.known_games import game
from tests.torture.tries import Outcome, most_memory
from tests.unit.exchange.made_workbooks import UNIT_HEADINGS, make_workbook

MOST_BYTES: Final = 20_000_000
MOST_MEGABYTES: Final = 600
MOST_SECONDS: Final = 30.0
_SHEET: Final = "xl/worksheets/sheet1.xml"
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789 "
Rows = Callable[[random.Random], Iterator[str]]


def _text(dice: random.Random, length: int) -> str:
    return "".join(dice.choices(_ALPHABET, k=length))


def _units(dice: random.Random) -> Iterator[str]:
    """Row after row of units, each with an ID of its own."""
    at = 1
    while True:
        at += 1
        cells = (
            _text(dice, 8),
            "Axis",
            "Germany",
            str(at),
            "infantry",
            "XX",
            _text(dice, 20),
            "7-6",
        )
        yield f'<row r="{at}">{"".join(map(_inline, cells))}</row>'


def _whole_units(dice: random.Random) -> Iterator[str]:
    """Row after row of units that can all be read."""
    for row in _units(dice):
        at = row[8 : row.index('"', 8)]
        yield row.removesuffix("</row>") + f'<c r="U{at}"><v>2</v></c></row>'


def _wrong(dice: random.Random) -> Iterator[str]:
    """Rows of which no cell can be read."""
    at = 1
    while True:
        at += 1
        yield f'<row r="{at}">{"".join(_inline(_text(dice, 6)) for _ in UNIT_HEADINGS)}</row>'


def _foreign(dice: random.Random) -> Iterator[str]:
    """A list in a layout of a player's own, with a word of its own here and there."""
    at = 1
    while True:
        at += 1
        kind = dice.choice(("inf", "pz", "mot", "cav", _text(dice, 3)))
        cells = (_text(dice, 6), dice.choice(("Ger", "Rum", "Fin")), kind, "XX", "7-6")
        yield f'<row r="{at}">{"".join(map(_inline, cells))}</row>'


def _nested(dice: random.Random) -> Iterator[str]:
    """A list of a player's own whose formations stand above their units, by blanks."""
    at = 1
    while True:
        at += 1
        name = " " * dice.randrange(12) + _text(dice, 6) + dice.choice((" Army", " Corps", ""))
        cells = (name, dice.choice(("Ger", _text(dice, 4), "")), "inf", "III", "7-6")
        yield f'<row r="{at}">{"".join(map(_inline, cells))}</row>'


def _many(_: random.Random) -> Iterator[str]:
    """Rows of which each tells of hundreds of units."""
    at = 1
    while True:
        at += 1
        yield f'<row r="{at}">{"".join(map(_inline, ("7", "Ger", "inf", "XX", "999 x")))}</row>'


def _inline(text: str) -> str:
    return f'<c t="inlineStr"><is><t>{text}</t></is></c>'


def _numbers(dice: random.Random) -> Iterator[str]:
    """Wide rows of numbers that hardly pack."""
    at = 1
    while True:
        at += 1
        cells = "".join(f"<c><v>{dice.random()}</v></c>" for _ in range(200))
        yield f'<row r="{at}">{cells}</row>'


def _alike(_: random.Random) -> Iterator[str]:
    """Wide rows that pack to nothing."""
    cells, at = "<c><v>1</v></c>" * 256, 1
    while True:
        at += 1
        yield f'<row r="{at}">{cells}</row>'


def _sparse(dice: random.Random) -> Iterator[str]:
    """Cells far from each other, down to the last row."""
    at = 1
    while at < 1_048_576:
        at += dice.randrange(1, 40)
        column = dice.choice(("A", "IV", "XFD"))
        yield f'<row r="{at}"><c r="{column}{at}"><v>{at}</v></c></row>'


def _long(dice: random.Random) -> Iterator[str]:
    """A few cells with as much text as a cell can hold."""
    at = 1
    while True:
        at += 1
        yield f'<row r="{at}">{_inline(_text(dice, 32_000))}</row>'


def _scattered(dice: random.Random) -> Iterator[str]:
    """One cell here and there, down many columns."""
    at = 1
    while at < 1_048_576:
        at += dice.randrange(1, 60)
        yield f'<row r="{at}"><c r="{lettered(dice.randrange(256))}{at}"><v>{at}</v></c></row>'


def _repeated(dice: random.Random) -> Iterator[str]:
    """A few texts as long as a cell can hold, each in thousands of cells."""
    texts = [_inline(_text(dice, 30_000)) for _ in range(3)]
    at = 1
    while True:
        at += 1
        yield f'<row r="{at}">{dice.choice(texts)}</row>'


SHAPES: Final[Mapping[Rows, tuple[str, ...]]] = {
    **dict.fromkeys(
        (_units, _whole_units, _wrong, _numbers, _alike, _sparse, _scattered, _long, _repeated),
        tuple(map(str, UNIT_HEADINGS)),
    ),
    **dict.fromkeys((_foreign, _nested), ("Unit", "Nation", "Type", "Size", "Ratings")),
    _many: ("Unit", "Nation", "Type", "Size", "Quantity"),
}
"""Kinds of rows, and the headings that stand above them."""


def workbook(dice: random.Random, folder: Path) -> Outcome:
    """Write one of some shape and size, and read it as an import does."""
    shape = dice.choice(tuple(SHAPES))
    path = _made(shape, dice, folder)
    began = _processor_seconds()
    try:
        reading = order_of_battle_of(path.name, read_apart(path), game("europa"))
        answer = f"done: {len(reading.units)} units"
    except OobmgrError as error:
        answer = f"refused: {error}"
    seconds, megabytes = _processor_seconds() - began, most_memory()
    slow = f"{shape.__name__}: {seconds:.0f} s, {megabytes} MB"
    # A second more than the bound, for the process to begin and to end.
    within = seconds <= MOST_SECONDS + 1 and megabytes <= MOST_MEGABYTES
    return Outcome(answer, abort="" if within else slow)


def _processor_seconds() -> float:
    """Of this process and of those that ended for it: what else the machine does counts nothing."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def _made(shape: Rows, dice: random.Random, folder: Path) -> Path:
    good, path = make_workbook(folder / "good.xlsx"), folder / "big.xlsx"
    most = dice.randrange(MOST_BYTES // 10, MOST_BYTES)
    with zipfile.ZipFile(good) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name != _SHEET:
                new.writestr(name, old.read(name))
        with new.open(_SHEET, "w") as sheet:
            sheet.write(_head(SHAPES[shape]).encode())
            written = 0
            # As many rows as can be read, or all that there is room for.
            for row in islice(shape(dice), dice.choice((MOST_ROWS - 10, None))):
                written += sheet.write(row.encode())
                # As packed; or what packs to nothing has come to more than is read anyway.
                if path.stat().st_size > most or written > 15 * most:
                    break
            sheet.write(b"</sheetData></worksheet>")
    return path


def _head(headings: tuple[str, ...]) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?><worksheet '
        'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">'
        + "".join(map(_inline, headings))
        + "</row>"
    )
