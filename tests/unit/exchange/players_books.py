"""Small workbooks as players keep them, each with another mess, invented for the tests."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from openpyxl import Workbook
from openpyxl.styles import Alignment

Cell = str | float | None
Rows = Sequence[tuple[Cell, ...]]
MANIFEST = (
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
)
ODS = (
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content '
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body>'
    "<office:spreadsheet>{}</office:spreadsheet></office:body></office:document-content>"
)

TEXT = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>'


def kriegsgliederung(path: Path) -> Path:
    """A German order of battle in ods: depth by blanks, words in German, decimal commas."""
    rows: Rows = (
        ("Kriegsgliederung Heeresgruppe Nord, Stand Juni II 41",),
        (),
        ("Verband", "Waffengattung", "Größe", "Werte", "Rückseite", "RE", "Eintreffen"),
        ("18. Armee (v. Küchler)",),
        ("    I. AK",),
        ("        1", "Inf.", "Div.", "7-6", "2-6", "3", ""),
        ("        11", "Infanterie", "Division", "7-6", "(2-6)", "3", ""),
        ("    Armeetruppen",),
        ("        185", "Sturmgeschütz", "Abt.", "2-1-10", "-", "0,5", ""),
        ("        609", "Artillerie", "Regiment", "4-2-8", "", "1", "Juli I 41"),
        ("Summe 18. Armee", "", "", "20", "", "7,5", ""),
        ("16. Armee (Busch)",),
        ("        30", "Inf.", "Div.", "7-6", "2-6", "3", "Aug. II 1941"),
    )
    sheet = "".join(f"<table:table-row>{_ods_cells(row)}</table:table-row>" for row in rows)
    content = ODS.format(f'<table:table table:name="Heer">{sheet}</table:table>')
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        out.writestr("META-INF/manifest.xml", MANIFEST)
        out.writestr("content.xml", content)
    return path


def _ods_cells(row: Sequence[Cell]) -> str:
    return "".join(
        '<table:table-cell office:value-type="string">'
        f"<text:p>{_ods_text(str(cell))}</text:p></table:table-cell>"
        for cell in row
    )


def _ods_text(text: str) -> str:
    blanks = len(text) - len(text.lstrip())
    space = f'<text:s text:c="{blanks}"/>' if blanks else ""
    return f"{space}{escape(text.lstrip())}"


def latin_export(path: Path) -> Path:
    """An export of an old program: latin-1, bars between the fields, decimal commas."""
    lines = (
        "Unité|Pays|Genre|Taille|Valeurs|Armée|RE|Arrivée|Remarques",
        "61|Allemagne|infanterie|division|7-6|18ème armée / Ier corps|3|juil. I 1941|réserve",
        "5 Jäger|Allemagne|Jäger|division|6-7|18ème armée / Ier corps|3||forêt",
        "Pz 6|Allemagne|Pz|division|9-10|Groupe blindé 4|3|août II 41|",
        "2|Roumanie|cav|brigade|2-8|3ème armée roumaine|1,5||cœur",
    )
    path.write_bytes("\r\n".join(lines).encode("cp1252"))
    return path


def outline(path: Path) -> Path:
    """An outline by a column of depths, one sheet for a side, ratings in three columns."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Soviet"
    for row in (
        ("Level", "Name", "Branch", "Echelon", "Att", "Def", "Mov", "Qty"),
        (0, "Western Front"),
        (1, "3rd Army"),
        (2, "4th Rifle Corps"),
        (3, "27, 56, 85", "Rfl", "Div", 4, 4, 6, "x3"),
        (2, "11th Mechanised Corps"),
        (3, "29", "Tank", "Div", 4, 4, 8, None),
        (3, "204", "Mot Rfl", "Div", 3, 4, 8, 1),
        (1, "Front reserve"),
        (2, "Stroy", "Constr", "Regt", 0, 1, 5, "3x"),
        (2, "Total", None, None, 23, 27, None, 8),
    ):
        sheet.append(row)
    book.save(path)
    return path


def hidden_and_formulas(path: Path) -> Path:
    """Rows and columns that are hidden, formulas with and without a result, cells with errors."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Germans"
    for row in (
        ("German army, June 1941", None, None, None, None, None),
        ("Unit", "Type", "Size", "Values", "Parent", "RE", "secret"),
        ("1", "Inf", "XX", "7-6", "I Corps", "=1+2", "a"),
        ("2", "Inf", "XX", "7-6", "I Corps", 3, "b"),
        ("3", "Inf", "XX", "=A3&B3", "I Corps", 3, None),
        ("4", "Pz", "XX", "9-10", "I Corps", "#REF!", None),
    ):
        sheet.append(row)
    sheet["F6"].data_type = "e"
    sheet.row_dimensions[4].hidden = True
    sheet.column_dimensions["G"].hidden = True
    book.save(path)
    return path


def planted_faults(path: Path) -> Path:
    """A hundred units of which every one has a fault: in its flags, RE, ratings, size or count."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Axis"
    sheet.append(("Unit", "Nat", "Type", "Size", "Values", "AECA", "RE", "Count", "Turn", "Army"))
    faults: Rows = (
        ("D", "Inf", "XX", "7-6", "viel", 3, None, None),
        ("D", "Inf", "XX", "7-6", None, "drei", None, None),
        ("D", "Inf", "XX", "7-6", None, 3, "some", None),
        ("D", "Inf", "XX", "seven", None, 3, None, None),
        ("D", "Inf", None, "7-6", None, 3, None, None),
    )
    for number in range(100):
        nation, kind, size, values, aeca, re, count, turn = faults[number % len(faults)]
        row = (number + 1, nation, kind, size, values, aeca, re, count, turn, "1st Army")
        sheet.append(row)
    book.save(path)
    return path


def two_row_header(path: Path) -> Path:
    """Headings in two rows with cells made one, no sizes of its own, formations in columns."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Finns"
    rows: Rows = (
        ("Finnish forces, all Finland", None, None, None, None, None, None, None),
        ("Subordination", None, "Unit", None, None, "Factors", None, None),
        ("Army", "Corps", "Number", "Arm", "Echelon", "Attack", "Defence", "Movement"),
        ("Army of Karelia", "VI Corps", 5, "Inf", "Div", 6, 6, 6),
        (None, None, 11, "Inf", "Div", 6, 6, 6),
        (None, "VII Corps", 7, "Inf", "Div", 6, 6, 6),
        (None, None, "1 Lt", "Jaeger", "Brig", 2, 2, 7),
        ("GHQ", None, "Cav", "Cav", "Brig", 3, 3, 8),
    )
    for row in rows:
        sheet.append(row)
    sheet.merge_cells("A2:B2")
    sheet.merge_cells("C2:E2")
    sheet.merge_cells("F2:H2")
    sheet["A1"].alignment = Alignment(horizontal="center")
    book.save(path)
    return path


def cross_tables(path: Path) -> Path:
    """Units by turns with counts, and below them formations by nations with units in the cells."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Axis"
    for row in (
        ("Reinforcements", None, None, None, None),
        ("Unit", "July I 41", "July II 41", "Aug I 41", "Total"),
        ("7-6 Inf XX", 2, 1, None, 3),
        ("9-10 Pz XX", None, "x2", 1, 3),
        ("Total", 2, 3, 1, 6),
        (),
        ("Army", "Germany", "Romania", None, None),
        ("11th Army", "7-6 Inf XX", "4-6 Inf XX, 2x 1-5 Cav X", None, None),
        ("6th Army", "x3 7-6 Inf XX; 9-10 Pz XX", None, None, None),
    ):
        sheet.append(row)
    book.save(path)
    return path


def ostheer(path: Path) -> Path:
    """Groups of headings above their parts, names that tell the type, turns without years."""
    book = Workbook()
    book.remove(book.worksheets[0])
    sheets: dict[str, Rows] = {
        "Ostheer": (
            ("Großverband", None, "Einheit", None, None, "Werte", None, "Anz."),
            ("Armee", "Korps", "Nr./Name", "Art", "Größe", "voll", "Kader", None),
            ("18. Armee", "I. AK", "1.", "Inf", "Div", "7-6", "2-6", 1),
            (None, None, "XI", "Inf", "Div", "7-6", "2-6", 1),
            (None, "Armeetruppen", None, None, None, None, None, None),
            (None, None, None, "Bau", "Btl", "0-1-5", None, 2),
            (None, None, "Summe", None, None, None, None, 4),
        ),
        "Zugang": (
            ("Zugang", "Einheit", "Werte", "Unterstellung"),
            ("2. Julihälfte", "93. Inf.Div.", "7-6", "18. Armee"),
            ("Jul II", "96. Inf.Div.", "7-6", "18. Armee"),
            ("Jan 1", "2. Pz.Div.", "12-10", "18. Armee"),
        ),
        "Soviets": (
            ("Соединение", "Тип", "Сила", "Армия", "Прибытие"),
            ("10", "сд", "4-6", "8-я армия", None),
            ("9", "птабр", "2-4-8", "8-я армия", None),
            ("23", "тд", "6-8", "8-я армия", "авг. I"),
            (None, "ап", "1-6", "8-я армия", None),
        ),
    }
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book["Ostheer"].merge_cells("A1:B1")
    book["Ostheer"].merge_cells("C1:E1")
    book["Ostheer"].merge_cells("F1:G1")
    book["Ostheer"].merge_cells("H1:H2")
    book.save(path)
    return path


def two_fronts(path: Path) -> Path:
    """Two sheets that do not say whose they are, nations in names, turns by number, one value."""
    book = Workbook()
    book.remove(book.worksheets[0])
    head: tuple[Cell, ...] = ("Unit", "Type", "Size", "CV", "MP", "Formation", "Turn")
    north: Rows = (
        ("1", "Inf", "Div", 7, 6, "I. Korps", 1),
        ("2", "Inf", "Div", 4, 6, "3. rum. Armee", "turn 2"),
    )
    south: Rows = (
        ("11", "Inf", "Div", 4, 6, "1st Hungarian Corps", 1),
        ("12", "Kav", "Brig", 2, 8, "3. rum. Armee", "T3"),
        ("13", "Pi", "Regt", 2, 6, "II. Korps", "GT 4"),
    )
    for name, rows in (("Nord", north), ("Sued", south)):
        sheet = book.create_sheet(name)
        for row in (head, *rows):
            sheet.append(row)
    book.save(path)
    return path


def russian_army(path: Path) -> Path:
    """An order of battle in Russian: an old code page, names that tell type and size."""
    lines = (
        "Фронт;Армия;Соединение;Значения;Прибытие;Примечание",
        "Западный фронт;3-я армия;27 стрелковая дивизия;4-6;;",
        ";;204 моторизованная дивизия;5-8;;",
        ";;7 аэросанная дивизия;3-8;;",
        ";4-я армия;22 танковая дивизия;4-8;;без танков",
        ";;6 кавалерийская дивизия;2-8;;",
        ";;120 гап;3-2-6;7/I/41;гаубицы",
        "Резерв;;128 стрелковая дивизия;4-6;II июля 1941;",
        "Итого;;7;;;",
    )
    path.write_bytes("\r\n".join(lines).encode("cp1251"))
    return path


def sheet_for_each_corps(path: Path) -> Path:
    """A sheet for each corps, which its name alone tells; ratings with slashes, sums."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for corps, units in (
        ("I. AK", (("1. Inf.Div.", "7/6"), ("Stug.Abt. 185", "2/1/10"))),
        ("XXXXI. Pz.K.", (("1. Pz.Div.", "9/10"), ("36. Inf.Div. (mot)", "7/10"))),
    ):
        sheet = book.create_sheet(corps)
        sheet.append(("Wehrmacht, Heeresgruppe Nord",))
        sheet.append(())
        sheet.append(("Lfd. Nr.", "Truppenteil", "A/V/B", "Anzahl"))
        for number, unit in enumerate(units, 1):
            sheet.append((number, *unit, number))
        sheet.append((None, "Zusammen", None, "=SUM(D4:D5)"))
    book.save(path)
    return path


def corps_by_slots(path: Path) -> Path:
    """A row for each corps, its units in columns that say no more than their number."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Germans"
    for row in (
        ("Barbarossa, my set-up",),
        (),
        ("Army", "Corps", "Unit 1", "Unit 2", "Unit 3", "Corps troops"),
        ("16th Army", "II Corps", "12 Inf XX 7-6", "32 Inf XX 7-6", None, "610 Art III 3-2-8"),
        (None, "X Corps", "30 Inf XX 7-6", "126 Inf XX 7-6", None, None),
        ("Panzer Group 4", "LVI Corps", "8 Pz XX 8-10", None, "290 Inf XX 7-6", None),
    ):
        sheet.append(row)
    book.save(path)
    return path


def both_sides_in_a_cell(path: Path) -> Path:
    """Both sides of a counter in one cell, a heading with a remark, sizes with types."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Germany June 41"
    for row in (
        ("Corps", "Unit", "Type", "Strength (front/back)", "Units"),
        ("I AK", "1", "Infantry division", "7-6/2-6", 1),
        (None, "11", "Infantry division", "7-6 (2-6)", 1),
        (None, "185", "Assault gun battalion", "2-1-10", 2),
        ("LVI PzK", "8", "Panzer division", "9-10/4-10", 1),
    ):
        sheet.append(row)
    book.save(path)
    return path


def several_in_a_row(path: Path) -> Path:
    """A row for the like units of a corps, named with commas."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Germans"
    for row in (
        ("Formation", "Units", "What", "Values"),
        ("I AK", "1, 11, 21", "Inf Div", "7-6"),
        ("Pz.Gr. 4", "1, 6", "Pz Div", "9-10"),
        ("II ung. Korps", "9, 10", "Inf Div", "4-6"),
    ):
        sheet.append(row)
    book.save(path)
    return path
