"""A copy of a workbook in which every cell that needs a look is coloured and has a comment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.cells import shown
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import Problem, Severity

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

SUFFIX: Final = ".xlsx"
_KEPT: Final = frozenset({".xlsx", ".xlsm"})
_COLOURS: Final = {
    Severity.ERROR: "FFF4B6B0",
    Severity.WARNING: "FFFCE8A6",
    Severity.NOTE: "FFDCE6F2",
}
"""The worst first."""
_LIST: Final = "Problems"
_WIDTHS: Final = (24, 22, 24, 70, 60)
# Excel takes no longer name for a sheet.
_LONGEST_NAME: Final = 31
_MOST_COMMENTS: Final = 20_000
"""More than anybody reads; each of them takes room in the file."""
_MOST_CELLS: Final = 2_000_000
"""What openpyxl holds in about a gigabyte."""


def save_marked_copy(
    source: Path, raw: Sequence[RawSheet], problems: Sequence[Problem], target: Path
) -> Path:
    """Write the workbook again with its problems marked, and a list of them on a sheet of its own.

    A workbook of Excel keeps its looks and formulas; of any other file the copy holds the values.
    The file itself is never written to.

    Raises:
        BadInput: the target is no ``.xlsx``, is the workbook itself, or cannot be written.
    """
    _check(source, raw, target)
    book = _opened(source, raw)
    by_sheet: dict[str, list[Problem]] = {}
    by_name = {sheet.name: sheet for sheet in raw}
    for problem in problems[:_MOST_COMMENTS]:
        by_sheet.setdefault(problem.sheet, []).append(problem)
    for sheet in book.worksheets:
        _mark(sheet, by_name.get(sheet.title), by_sheet.get(sheet.title, ()))
    _list(book, problems)
    with replacing(target) as draft:
        book.save(draft)
    return target


def _check(source: Path, raw: Sequence[RawSheet], target: Path) -> None:
    if sum(len(row) for sheet in raw for row in sheet.rows) > _MOST_CELLS:
        advice = "`import FILE SOURCE --json` lists all that is wrong with it."
        raise BadInput(Fault("the workbook is too large for a marked copy.", "file", "", advice))
    if target.suffix.casefold() != SUFFIX:
        advice = f"Give it a name that ends in {SUFFIX}."
        raise BadInput(Fault("a marked copy is an Excel workbook.", "file", target.name, advice))
    # By the file and not by the name: a link to the workbook is the workbook, too.
    if target.exists() and source.exists() and target.samefile(source):
        advice = "Choose another name: the workbook itself stays as it is."
        raise BadInput(Fault("that is the workbook itself.", "file", target.name, advice))


def _opened(source: Path, raw: Sequence[RawSheet]) -> Workbook:
    import openpyxl

    if source.suffix.casefold() in _KEPT and source.exists():
        try:
            return openpyxl.load_workbook(source)
        # Copying the values still lets every problem be marked.
        except Exception:  # noqa: BLE001 - what one reader takes another may stumble over
            return _values(raw)
    return _values(raw)


def _values(raw: Sequence[RawSheet]) -> Workbook:
    """A workbook of what was read of another kind of file, cell by cell."""
    import openpyxl

    book = openpyxl.Workbook()
    # openpyxl begins a workbook with a sheet of its own.
    if book.active is not None:
        book.remove(book.active)
    for sheet in raw:
        made = book.create_sheet(sheet.name[:_LONGEST_NAME])
        for number, row in enumerate(sheet.rows):
            for column, cell in enumerate(row):
                if cell != "":
                    place = sheet.other_place((number, column))
                    here = made.cell(place[0] + 1, place[1] + 1)
                    here.value = shown(cell)
                    # What begins as a formula is what the player typed, and no formula.
                    here.data_type = "s"
    return book


def _mark(sheet: Worksheet, raw: RawSheet | None, problems: Sequence[Problem]) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    fills: Mapping[Severity, PatternFill] = {
        severity: PatternFill("solid", colour) for severity, colour in _COLOURS.items()
    }
    for there, some in _by_cell(problems).items():
        place = raw.other_place(there) if raw else there
        cell = sheet.cell(place[0] + 1, place[1] + 1)
        worst = min(some, key=lambda one: [*_COLOURS].index(one.severity))
        # Merged cells but the first take neither colour nor comment.
        if not hasattr(cell, "comment") or cell.__class__.__name__ == "MergedCell":
            continue
        cell.fill = fills[worst.severity]
        words = "\n".join(f"{one.message} {one.advice}".strip() for one in some)
        cell.comment = Comment(words, "oobmgr", height=120, width=320)


def _by_cell(problems: Sequence[Problem]) -> Mapping[tuple[int, int], list[Problem]]:
    """The problems by their cells; those of a row stand at its first cell."""
    found: dict[tuple[int, int], list[Problem]] = {}
    for problem in problems:
        if problem.place is not None and problem.place[0] >= 0:
            row, column = problem.place
            found.setdefault((row, max(0, column)), []).append(problem)
    return found


def _list(book: Workbook, problems: Sequence[Problem]) -> None:
    from openpyxl.styles import Font

    # In front of the others, so that it is what opens.
    sheet = book.create_sheet(_free_name(book), 0)
    sheet.append(("Cell", "Found", "Expected", "What it means", "What to do"))
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    for letter, width in zip("ABCDE", _WIDTHS, strict=True):
        sheet.column_dimensions[letter].width = width
    sheet.freeze_panes = "A2"
    for number, one in enumerate(problems, 2):
        texts = (one.where, one.found, one.expected, one.message, one.advice)
        for column, text in enumerate(texts, 1):
            cell = sheet.cell(number, column)
            cell.value = _plain(text)
            cell.data_type = "s"
        if one.of_a_cell:
            # In a reference Excel writes the apostrophe of a name twice.
            quoted = one.sheet.replace("'", "''")
            sheet.cell(number, 1).hyperlink = f"#'{quoted}'!{one.cell}"
    book.active = 0


def _plain(text: str) -> str:
    """A text as a workbook can hold it."""
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

    return ILLEGAL_CHARACTERS_RE.sub("", text)


def _free_name(book: Workbook) -> str:
    name, number = _LIST, 1
    while name in book.sheetnames:
        number += 1
        name = f"{_LIST} {number}"
    return name
