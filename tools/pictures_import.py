"""What a person does to get to the screens of an import, and of reading a list again."""

from __future__ import annotations

from pathlib import Path

from openpyxl import Workbook, load_workbook
from openpyxl.styles import Alignment
from openpyxl.workbook.defined_name import DefinedName

from oobmgr.campaign.commands import EditUnits
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.sample import sample_workbook
from oobmgr.ui.dialogs.bind_workbook import BindDialog
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.import_order_of_battle.typed_list import TypedListDialog
from pictures_stage import Stage

_LIST = (
    ("Unsere Liste",),
    (),
    ("Einheit", "Art", "Gr.", "Werte", "Nat.", "Zug"),
    ("Heeresgruppe Nord",),
    (" 18. Armee",),
    ("61", "Inf", "Div", "7-6", "", ""),
    ("217", "Inf", "Div", "7-6", "", ""),
    ("1", "Pz", "Div", "14-10", "", "Juli I 41"),
    (" 16. Armee",),
    ("121", "Inf", "Div", "7-6", "", ""),
    ("44", "Sturmg", "Abt.", "2-8", "", ""),
    ("502", "Sturmg", "Abt.", "2-8", "", "Aug II 41"),
    ("163", "Inf", "Div", "6-6", "FIN", ""),
)

_TYPED = """South-Western Front, 22 June 1941
5th Army
\tXV Rifle Corps
\t\t45 Rifle XX 4-6
\t\t62 Rifle XX 4-6
\tXXII Mechanised Corps
\t\t19, 41 Tank XX 5-8
\t\t215 Mot XX 3-8
6th Army
\tVI Rifle Corps
\t\t3 x 4-6 Rifle XX: 41, 97, 159
"""


def typed_list(stage: Stage) -> None:
    """A page of a book, typed line by line before it is read."""
    stage.open(_empty(stage.folder / "tuesdays.oob"))
    stage.show_dialog(TypedListDialog(_TYPED, stage.page("exchange")))


def import_questions(stage: Stage) -> None:
    """A list in a layout of its own, before it is answered what it leaves open."""
    stage.open(_empty(stage.folder / "tuesdays.oob"))
    stage.window.files.take(_own_list(stage.folder / "unsere liste.xlsx"))
    stage.settle()


def import_differences(stage: Stage) -> None:
    """The sample workbook, edited after it was imported, while the campaign went on."""
    stage.open(_empty(stage.folder / "tuesdays.oob"))
    stage.window.files.take(sample_workbook())
    stage.settle()
    page = stage.page("exchange")
    assert isinstance(page, ImportScreen)  # noqa: S101 - says which page it is
    page.post()
    stage.settle()
    stage.workspace.desk.execute(EditUnits((UnitId(2),), {"designation": "217 (rebuilt)"}))
    stage.settle()
    stage.window.files.take(_edited(stage.folder / "barbarossa_1941.xlsx"))
    stage.settle()


def own_workbook(stage: Stage) -> None:
    """The dialog in which ranges of a workbook of one's own are bound, one of them taken."""
    stage.open_sample()
    dialog = BindDialog(stage.workspace.desk, stage.window)
    stage.show_dialog(dialog)
    stage.settle()
    dialog.look(_ranges(stage.folder / "army.xlsx"))
    stage.settle()
    dialog.columns.set_text("Designation, Type, Parent, Steps left")
    dialog.take()
    dialog.range.set_text("'My pools'!B2:D80")
    dialog.source.setCurrentText("Holdings")
    dialog.columns.set_text("Place, Good, Amount")
    stage.settle()


def _ranges(path: Path) -> Path:
    """A workbook with a named range and a sheet for the pools."""
    book = Workbook()
    book.create_sheet("My army")
    book.create_sheet("My pools")
    book.defined_names["army"] = DefinedName("army", attr_text="'My army'!$A$3:$D$1002")
    book.save(path)
    return path


def _empty(path: Path) -> Path:
    new = NewCampaign("Tuesdays", "europa", "barbarossa", players={"axis": "Ann", "soviet": "Ben"})
    create_campaign(path, new).close()
    return path


def _own_list(path: Path) -> Path:
    book = Workbook()
    sheet = book.active
    assert sheet is not None  # noqa: S101 - a new workbook has one
    sheet.title = "Liste"
    for row in _LIST:
        sheet.append(row)
    for cell in sheet["A"]:
        if str(cell.value or "").startswith(" "):
            cell.alignment = Alignment(indent=1)
            cell.value = str(cell.value).strip()
    book.save(path)
    return path


def _edited(path: Path) -> Path:
    book = load_workbook(sample_workbook())
    sheet = book["Axis"]
    at = {str(cell.value): place for place, cell in enumerate(sheet[1], 1)}
    for row, heading, value in (
        (3, "Designation", "217 (East Prussian)"),
        (4, "Setup", "Memel"),
        (7, "Arrival", "July I 1941"),
        (9, "Parent", "Army Group North / 16th Army / X Army Corps"),
        (9, "Notes", "as in the new list"),
    ):
        sheet.cell(row, at[heading]).value = value
    sheet.delete_rows(20)
    book.save(path)
    return path
