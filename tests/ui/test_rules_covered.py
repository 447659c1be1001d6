"""The dialog "Rules covered": every case of the game is listed, found and read."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.known_games import all_games
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.case_places import PAGES
from oobmgr.rules.coverage import Coverage
from oobmgr.rules.game import Game
from oobmgr.ui.commands import command_of, screens
from oobmgr.ui.dialogs.books_list import BooksList
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.calculators.dialog import CalculatorsDialog
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from oobmgr.ui.views.turn.screen import TurnScreen
from tests.ui.desks import new_campaign, open_window, settle, until


def rules(qtbot: QtBot) -> CaseDialog:
    dialog = CaseDialog(all_games()[0])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    return dialog


def listed(dialog: CaseDialog) -> list[str]:
    rows = [dialog.model.row_at(at) for at in range(dialog.model.rowCount())]
    return [case.id for case in rows if case is not None]


def test_every_case_stands_under_its_chapter(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    assert sorted(listed(dialog)) == sorted(all_games()[0].cases())
    heads = [dialog.model.group_at(at) for at in range(dialog.model.rowCount())]
    names = {head.label for head in heads if head is not None}
    assert names <= set(all_games()[0].chapters.values())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("INC-12", "INC-12"),
        ("inc 12", "INC-12"),
        ("resource points buying", "SP-05"),
        ("rail", "RAIL-01"),
        ("air_supply_cost", "SP-09"),
        ("a calculation", "GEN-04"),
    ],
)
def test_a_case_is_found_by_all_that_is_told_of_it(qtbot: QtBot, text: str, found: str) -> None:
    dialog = rules(qtbot)
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, text)
    assert found in listed(dialog)
    assert len(listed(dialog)) < len(all_games()[0].cases())


def test_enter_goes_from_the_search_to_the_first_case_and_shows_it(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, "lend-lease")
    first = listed(dialog)[0]
    assert dialog.case_id.text() == shown_case(first)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.table.hasFocus()
    assert dialog.isVisible()
    case = all_games()[0].cases()[first]
    assert dialog.title.text() == case.title
    assert dialog.text.text() == case.text
    acts = Coverage(all_games()[0], screens()).acts(case)
    assert acts
    assert all(act.words in dialog.acts.text() for act in acts)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.case_id.text() == shown_case(listed(dialog)[1])


@pytest.mark.parametrize("text", ["RAIL 04", "rail-04", " rail  04 "])
def test_the_number_of_a_case_leads_to_that_case(qtbot: QtBot, text: str) -> None:
    """SOP 04 speaks of rail, too, and stands before RAIL 04."""
    dialog = rules(qtbot)
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, text)
    assert dialog.case_id.text() == "RAIL 04"
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.case_id.text() == "RAIL 04"


def test_nothing_found_is_said(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    qtbot.keyClicks(dialog.search, "zzzz")
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    dialog.search.clear()
    assert dialog.table.isVisible()


def test_help_and_palette_lead_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.menus.actions["rules"] in window.menus.menus["Help"].actions()
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, "rules covered")
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Return)
    assert [dialog.isVisible() for dialog in window.findChildren(CaseDialog)] == [True]


def test_closed_dialogs_are_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    for _ in range(5):
        window.menus.give("rules")
        (shown,) = [d for d in window.findChildren(CaseDialog) if d.isVisible()]
        qtbot.keyClick(shown, Qt.Key.Key_Escape)
        settle(qtbot, window)
    # The last one goes when another is shown.
    assert len(window.findChildren(CaseDialog)) == 1
    window.menus.give("about")
    settle(qtbot, window)
    assert window.findChildren(CaseDialog) == []


def test_the_palette_tells_where_a_case_lives(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    window.menus.give("palette")
    settle(qtbot, window)
    (told,) = [e for e in window.finder.palette.entries if e.title == "Bad weather in one zone"]
    parts = told.detail.split("  ")
    assert parts[:3] == [
        "INC 12",
        (
            "Supply income (calculator), Supply received (form of the turn), "
            "Cut for bad weather in one zone (table), Calculators, Turn, House rules"
        ),
        "income.weather.one_bad_pct",
    ]
    assert parts[3].startswith("oobmgr.games.europa.supply.income:")
    assert "tests/unit/cli/test_rule.py:" in parts[3]


def test_the_pages_of_acts_are_those_of_the_window() -> None:
    """What the command line calls a page is what stands on it."""
    new_campaign_dialog = command_of("new").text.rstrip("…")
    assert set(PAGES.values()) <= {*screens().values(), new_campaign_dialog}


# Going there.


def open_case(qtbot: QtBot, window: MainWindow, case_id: str) -> CaseDialog:
    window.rules.show_case_of(all_games()[0], case_id)
    (dialog,) = [d for d in window.findChildren(CaseDialog) if d.isVisible()]
    until(qtbot, dialog.isActiveWindow)
    return dialog


def follow(qtbot: QtBot, dialog: CaseDialog, words: str) -> None:
    """Press Enter on the link of the place that has these words."""
    named = f"Go there: {words}"
    (link,) = [link for link in dialog.acts.links if link.accessibleName() == named]
    link.setFocus()
    qtbot.keyClick(link, Qt.Key.Key_Return)


def test_a_rule_leads_to_its_calculator(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    dialog = open_case(qtbot, window, "OVR-01")
    follow(qtbot, dialog, "Overrun allowed (calculator)")
    settle(qtbot, window)
    assert not dialog.isVisible()
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, CalculatorsScreen)
    entry = screen.panel.question.entry
    assert entry is not None
    assert entry.name == "europa.overrun_allowed"


def test_a_rule_leads_to_the_form_of_its_action(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    follow(qtbot, open_case(qtbot, window, "SET-01"), "Check the set-up (form of the turn)")
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, TurnScreen)
    assert screen.phase is not None
    assert screen.phase.panel is not None
    assert screen.phase.panel.action.name == "set_up"


def test_an_action_of_another_phase_says_when_it_is_due(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    follow(qtbot, open_case(qtbot, window, "OVR-02"), "Overrun (form of the turn)")
    settle(qtbot, window)
    assert window.workspace is not None
    assert window.workspace.message.isVisible()
    assert "Movement and Exploitation Phases" in window.workspace.message.text


def test_a_rule_leads_to_its_option_and_its_chart(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    opened: list[object] = []
    monkeypatch.setattr(OptionsDialog, "exec", lambda dialog: opened.append(_shown(dialog)))
    monkeypatch.setattr(window.rules, "show_charts", opened.append)
    follow(qtbot, open_case(qtbot, window, "OVR-04"), "Where overruns are allowed (option)")
    follow(qtbot, open_case(qtbot, window, "GEN-07"), "Flak results (chart)")
    assert opened == [["overrun_terrain"], "flak"]


def _shown(dialog: OptionsDialog) -> list[str]:
    assert dialog.campaign is not None
    return [row.option.name for row in dialog.campaign.rows if not row.isHidden()]


def test_a_rule_leads_to_a_list(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    follow(qtbot, open_case(qtbot, window, "STK-01"), "Stacks (page)")
    settle(qtbot, window)
    (stacks,) = [d for d in window.findChildren(BooksList) if d.isVisible()]
    assert stacks.windowTitle() == "Stacks"


def test_without_a_campaign_a_rule_leads_to_its_calculators_alone(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path)
    dialog = open_case(qtbot, window, "OVR-02")
    assert len(dialog.acts.links) == 1
    follow(qtbot, dialog, "Overrun allowed (calculator)")
    (asked,) = [d for d in window.findChildren(CalculatorsDialog) if d.isVisible()]
    entry = asked.panel.question.entry
    assert entry is not None
    assert entry.name == "europa.overrun_allowed"


def test_every_act_that_a_campaign_can_reach_has_a_link(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    dialog = open_case(qtbot, window, "GEN-02")
    # The scenario was chosen when the campaign was made: there is no way to it.
    assert [link.accessibleName() for link in dialog.acts.links] == [
        "Go there: Turn (page)", "Go there: Surprise turn (option)",
    ]  # fmt: skip


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
def test_the_cases_of_a_list_can_be_told_apart(qtbot: QtBot, one: Game) -> None:
    dialog = CaseDialog(one)
    qtbot.addWidget(dialog)
    dialog.show()
    longest = max((case.id.replace("-", " ") for case in one.cases().values()), key=len, default="")
    # The letters and a little beside them, or the end of each is cut off.
    assert dialog.table.columnWidth(0) > dialog.table.fontMetrics().horizontalAdvance(longest)
    assert dialog.table.columnWidth(0) >= dialog.table.longest(0)
