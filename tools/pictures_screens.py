"""What a person does to get to each screen that is shown in README and guide."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from oobmgr.campaign.commands import Advance, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.sample import sample_workbook
from oobmgr.games.europa.pages.replacements.screen import ReplacementsScreen
from oobmgr.known_games import all_games
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.viewmodels.reports import ROSTER, sheet_key
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.views.order_of_battle.names_dialog import NamesDialog
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.reports.screen import PrintScreen
from pictures_stage import Stage


def welcome(stage: Stage) -> None:
    """Two campaigns were played before."""
    stage.open_sample()
    stage.open(_new_campaign(stage.folder / "tuesdays.oob", "Tuesdays"))
    stage.window.close_campaign()


def new_campaign(stage: Stage) -> None:
    """The dialog as it opens."""
    stage.show_dialog(NewCampaignDialog(Path("~/Documents/oobmgr"), stage.window))


def turn(stage: Stage) -> None:
    """July II 1941: mud in zone B and clear elsewhere, in pencil."""
    stage.open_sample()
    stage.type("weather_B", "m")
    stage.click("weather_clear")


def large_text(stage: Stage) -> None:
    """The same with text half as large again."""
    stage.enlarge(150)
    turn(stage)


def turn_posted(stage: Stage) -> None:
    """The same, posted."""
    turn(stage)
    stage.post()


def air(stage: Stage) -> None:
    """The Axis Air Phase: groups as counts, in pencil."""
    turn_posted(stage)
    stage.next_phase()
    stage.type("fighters", "15")
    stage.type("others", "22")
    stage.type("transports", "5")


def movement(stage: Stage) -> None:
    """The Axis Movement Phase: divisions picked from the order of battle, in pencil."""
    air(stage)
    stage.post()
    stage.next_phase()
    stage.type("pick_search", "panzer")
    stage.click("pick_all")


def combat(stage: Stage) -> None:
    """The Axis Combat Phase, in pencil."""
    movement(stage)
    stage.post()
    stage.next_phase()
    stage.type("pick_search", "infantry")
    stage.click("pick_all")


def look_back(stage: Stage) -> None:
    """The turn before, as it was."""
    stage.open_sample()
    stage.workspace.look_step(-1)


def order_of_battle(stage: Stage) -> None:
    """A unit that lost a step, with its history."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    hurt = next(
        u for u in stage.workspace.desk.campaign.queries.units() if u.source_key == "GE.inf.61"
    )
    page.show_unit(hurt.id)


def units_by_type(stage: Stage) -> None:
    """The panzer divisions by type, several of them added up."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    page.filters.search.setText("pnzer xx")
    page.view.group_by("type")
    page.table.units.sort_by(1)
    page.table.selectAll()


def edit_many(stage: Stage) -> None:
    """The facts of a corps in one form, with what differs."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    page.filters.search.setText("LVI")
    page.table.selectAll()
    page.units.by_name["edit_units"].trigger()
    stage.show_dialog(stage.find("prompt", Prompt))


def add_unit(stage: Stage) -> None:
    """The same form for a new unit, in the corps that is chosen in the tree."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    page.filters.search.setText("LVI")
    page.table.go_to_first()
    page.formations.by_name["add_unit"].trigger()
    stage.type("prompt_designation", "269")
    stage.show_dialog(stage.find("prompt", Prompt))


def replace_names(stage: Stage) -> None:
    """A word replaced in the names of formations, with each as it would be."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    page.formations.by_name["replace_names"].trigger()
    stage.type("names_find", "Corps")
    stage.type("names_replacement", "Korps")
    stage.show_dialog(stage.find("names_dialog", NamesDialog))


def replacements(stage: Stage) -> None:
    """A bad June for the Germans: two units are picked, and a third one."""
    stage.open_sample(_bad_june)
    page = stage.page("replacements")
    assert isinstance(page, ReplacementsScreen)  # noqa: S101 - says which page it is
    form = page.form("axis")
    for unit in [one for one in form.list.rows if one.offer.stands == "dead"][:3]:
        (at,) = form.list.model.places_of({unit.unit.id})
        form.list.table.setCurrentIndex(form.list.model.index(at, 0))
        stage.key(Qt.Key.Key_C)


def _bad_june(books: Campaign) -> None:
    """Every fourth German division of two sorts loses a step, every eighth the second one too."""
    german = [u for u in books.queries.units() if u.nation == "Germany" and u.steps_left > 1]
    hurt = tuple(UnitId(unit.id) for unit in german if unit.type in {"infantry", "panzer"})[::4]
    books.session.execute(LoseSteps(hurt))
    books.session.execute(LoseSteps(hurt[::2]))
    books.session.execute(Advance("turn", anyway=True))
    inputs = books.queries.filled("replacements", {})
    books.session.execute(PostAction("replacements", inputs))


def ledger(stage: Stage) -> None:
    """The income of July I, with its working and the plot."""
    stage.open_sample()
    page = stage.page("ledger")
    assert isinstance(page, LedgerScreen)  # noqa: S101 - says which page it is
    rows = stage.workspace.desk.campaign.queries.ledger(side="axis")
    income = (row.transaction for row in rows if "supply income" in row.what.lower())
    page.show_transaction(next(income))


def calculators(stage: Stage) -> None:
    """What Riga and Minsk make of the Axis income."""
    stage.open_sample()
    page = stage.page("calculators")
    assert isinstance(page, CalculatorsScreen)  # noqa: S101 - says which page it is
    page.panel.list.choose("europa.supply_income")
    stage.settle()
    stage.type("reached", "Riga, Minsk")


def import_preview(stage: Stage) -> None:
    """The sample workbook before it is added to an empty campaign."""
    stage.open(_new_campaign(stage.folder / "tuesdays.oob", "Tuesdays"))
    _import(stage, sample_workbook())


def import_faults(stage: Stage) -> None:
    """A workbook in which some cells cannot be read."""
    stage.open(_new_campaign(stage.folder / "tuesdays.oob", "Tuesdays"))
    _import(stage, _spoiled(stage.folder / "our order of battle.xlsx"))
    page = stage.page("exchange")
    assert isinstance(page, ImportScreen)  # noqa: S101 - says which page it is
    QTest.keyClick(page.preview.problems.table, Qt.Key.Key_F8)


def print_preview(stage: Stage) -> None:
    """Roster sheets before they are printed."""
    _sheet(stage, ROSTER)


def turn_sheet(stage: Stage) -> None:
    """The turn sheet of the Axis, of the turn before."""
    look_back(stage)
    _sheet(stage, sheet_key("turn-sheet", "axis"))


def replacement_sheet(stage: Stage) -> None:
    """The Soviet replacement sheet: cities with their state, what is owed."""
    stage.open_sample()
    _sheet(stage, sheet_key("replacement-sheet", "soviet"))


def _sheet(stage: Stage, key: str) -> None:
    """A sheet of the Print page."""
    if stage.window.workspace is None:
        stage.open_sample()
    page = stage.page("print")
    assert isinstance(page, PrintScreen)  # noqa: S101 - says which page it is
    page.show_sheet(key)
    stage.settle()


def options(stage: Stage) -> None:
    """Options of the program and of the campaign."""
    stage.open_sample()
    held = stage.workspace.desk.campaign.queries.summary().options
    stage.show_dialog(
        OptionsDialog(stage.window.settings.preferences, stage.workspace.desk, held, stage.window)
    )


def rules_covered(stage: Stage) -> None:
    """The rule of weather and supply, and where it acts."""
    stage.open_sample()
    stage.window.rules.show_case_of(all_games()[0], "SUP-06")
    (dialog,) = (one for one in stage.window.findChildren(CaseDialog) if one.isVisible())
    stage.show_dialog(dialog)


def palette(stage: Stage) -> None:
    """Ctrl+K, and the beginning of a unit's name."""
    stage.open_sample()
    stage.window.menus.give("palette")
    stage.settle()
    focus = QApplication.focusWidget() or stage.window
    QTest.keyClicks(focus, "panzer")


def _new_campaign(path: Path, name: str) -> Path:
    new = NewCampaign(name, "europa", "barbarossa", players={"axis": "Ann", "soviet": "Ben"})
    create_campaign(path, new).close()
    return path


def _import(stage: Stage, workbook: Path) -> None:
    stage.window.files.take(workbook)
    stage.settle()


def _spoiled(path: Path) -> Path:
    """The sample workbook with the faults that spreadsheets and people make."""
    from openpyxl import load_workbook

    book = load_workbook(sample_workbook())
    sheet = book["Axis"]
    at = {str(cell.value): cell.column or 1 for cell in sheet[1]}
    for row, heading, value in (
        (4, "Attack", "x4"),
        (7, "Arrival", "Juno II"),
        (7, "Steps", "many"),
        (11, "Ratings", date(2026, 7, 6)),
        (14, "Side", "Blue"),
        (18, "ID", sheet.cell(17, at["ID"]).value),
        (23, "Parent", None),
    ):
        sheet.cell(row, at[heading]).value = value
    book.save(path)
    return path
