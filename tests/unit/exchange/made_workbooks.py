"""Small workbooks for tests: a good one of two units and an air group, and changes to its cells."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from pathlib import Path

from openpyxl import Workbook

Cell = str | int | float | bool | dt.date | None

UNIT_HEADINGS: tuple[Cell, ...] = (
    "ID", "Side", "Nation", "Designation", "Type", "Size", "Parent", "Ratings", "Attack", "Defense",
    "Move", "Cadre", "RE", "C/M", "AECA", "ATEC", "Art", "AA", "Arrival", "Setup", "Steps",
    "Confidence", "Notes",
)  # fmt: skip
INFANTRY: tuple[Cell, ...] = (
    "GE.61", "Axis", "Germany", "61", "infantry", "XX", "4th Army / VII Corps", "7-6", 7, 7,
    6, "2-6", 3, None, "none", "none", None, None, "June II 1941", "East Prussia", 2,
    "high", None,
)  # fmt: skip
FLAK: tuple[Cell, ...] = (
    "GE.f1", "Axis", "Germany", "1", "flak", "II", "4th Army / 4th Army troops", "1-2-10", 1, 2,
    10, None, 0.5, "C/M", "half", "full", None, 5, "Sept I 1941", None, 1,
    "low", "motorised",
)  # fmt: skip
AIR_HEADINGS: tuple[Cell, ...] = (
    "Side",
    "Nation",
    "Kind",
    "Aircraft",
    "Groups",
    "Steps",
    "Arrival",
    "Condition",
)
FIGHTERS: tuple[Cell, ...] = ("Axis", "Germany", "air group", "Me109F", 8, 2, "June II 1941", None)


def make_workbook(
    path: Path,
    cells: Mapping[str, Cell] | None = None,
    *,
    hidden_rows: tuple[int, ...] = (),
    hidden_columns: tuple[str, ...] = (),
) -> Path:
    """Write the good workbook with some cells changed: ``{"Axis!H2": "7-6"}``; "" empties one."""
    workbook = Workbook()
    units = workbook.active
    assert units is not None
    units.title = "Axis"
    for row in (UNIT_HEADINGS, INFANTRY, FLAK):
        units.append(row)
    air = workbook.create_sheet("Air")
    for row in (AIR_HEADINGS, FIGHTERS):
        air.append(row)
    about = workbook.create_sheet("About")
    about["A1"] = "Only text."
    for place, value in (cells or {}).items():
        sheet, _, cell = place.partition("!")
        workbook[sheet][cell] = None if value == "" else value
    for number in hidden_rows:
        units.row_dimensions[number].hidden = True
    for letters in hidden_columns:
        units.column_dimensions[letters].hidden = True
    workbook.save(path)
    return path


def make_foreign_workbook(path: Path) -> Path:
    """Write a workbook of three sheets, none of which has the needed headings."""
    workbook = Workbook()
    units = workbook.active
    assert units is not None
    units.title = "Heer"
    units["A1"], units["C1"] = "Meine Liste", "Juni II 41"
    for column, heading in enumerate(("Ware", "Nation", "Type", "Preis", "Lager"), 1):
        units.cell(3, column).value = heading
    units.append(("61", "Germany", "infantry", "XX", 3))
    air = workbook.create_sheet("Luft")
    air["B2"] = "Luftwaffe und die anderen Flieger mit ihren Gruppen, Stand Juni"
    workbook.create_sheet("Leer")
    workbook.save(path)
    return path
