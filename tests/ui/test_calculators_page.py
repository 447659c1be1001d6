"""The page "Calculators": rules that are found, asked and copied, with keys and with the mouse."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import OverrideCell, SetOption
from oobmgr.known_games import run
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.calculators.dialog import CalculatorsDialog
from oobmgr.ui.views.calculators.panel import CalculatorsPanel
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.ui.desks import new_campaign, open_window, settle, until

NO_KEYS = Qt.KeyboardModifier.NoModifier
COPY_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Asker:
    """Asks on the page as a person does."""

    def __init__(self, qtbot: QtBot, window: MainWindow, panel: CalculatorsPanel) -> None:
        self.qtbot = qtbot
        self.window = window
        self.panel = panel

    @property
    def at(self) -> QWidget:
        """Where the keys go."""
        return self.panel.window().focusWidget()

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        self.qtbot.keyClick(self.at, key, held)
        self.settle()

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.at, text)
        self.settle()

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def find(self, name: str) -> QWidget:
        found = [w for w in self.panel.findChildren(QWidget, name) if w.isVisible()]
        assert found, f"no {name}"
        return found[-1]

    def enter(self, name: str, text: str) -> None:
        field = self.find(name)
        field.setFocus()
        if isinstance(field, QLineEdit | QSpinBox):
            field.selectAll()
        self.type(text)

    def click(self, name: str) -> None:
        self.qtbot.mouseClick(self.find(name), Qt.MouseButton.LeftButton)
        self.settle()

    def look_for(self, text: str) -> None:
        self.panel.list.search.setFocus()
        self.type(text)

    def go_to(self, title: str) -> None:
        rows = self.panel.list.model.rows
        self.look_for(next(row.name for row in rows if row.title == title))
        self.key(Qt.Key.Key_Return)
        assert self.panel.question.title.text() == title

    @property
    def titles(self) -> list[str]:
        model = self.panel.list.model
        rows = [model.row_at(at) for at in range(model.rowCount())]
        return [row.title for row in rows if row is not None]

    @property
    def shown(self) -> dict[str, str]:
        return {
            label: value.replace("\u2009", "")
            for label, value in self.panel.answer.results_shown.items()
        }

    @property
    def working(self) -> list[tuple[str, str]]:
        return [(row.label, row.chip) for row in self.panel.answer.view.rows]

    def fault(self, name: str) -> str:
        label = self.find(f"{name}_fault")
        assert isinstance(label, QLabel)
        return label.text()

    @property
    def clipboard(self) -> str:
        return QGuiApplication.clipboard().text()


@pytest.fixture
def asker(qtbot: QtBot, tmp_path: Path) -> Asker:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    qtbot.keyClick(window, Qt.Key.Key_8)
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, CalculatorsScreen)
    return Asker(qtbot, window, screen.panel)


def test_the_first_window_does_not_load_the_page() -> None:
    code = (
        "import sys; import oobmgr.ui.main_window, oobmgr.ui.shell.workspace; "
        "print([name for name in sys.modules if 'calculators' in name and '.ui.' in name])"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == "[]"


def test_calculators_stand_under_their_chapters_and_open_with_an_answer(asker: Asker) -> None:
    model = asker.panel.list.model
    heads = [model.group_at(at) for at in range(model.rowCount())]
    labels = [head.label for head in heads if head is not None]
    assert asker.window.desk is not None
    game = asker.window.desk.game
    chapters = list(game.chapters.values())
    assert labels == [name for name in chapters if name in labels]
    assert len(asker.titles) == len(game.calculators)
    assert asker.shown


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("stock close", "Stock at the close"),
        ("surplus nothing lost", "Advice on a surplus"),
        ("rail_capacity", "Rail capacity"),
        ("INC-05", "City reached"),
        ("inc 05", "City reached"),
    ],
)
def test_search_finds_names_sentences_and_cases(asker: Asker, text: str, found: str) -> None:
    asker.key(Qt.Key.Key_Slash)
    assert asker.panel.list.search.hasFocus()
    asker.type(text)
    assert found in asker.titles
    assert len(asker.titles) < len(asker.panel.list.model.rows)
    asker.key(Qt.Key.Key_Escape)
    assert len(asker.titles) == len(asker.panel.list.model.rows)


def test_search_that_finds_nothing_says_so(asker: Asker) -> None:
    asker.look_for("zzz")
    assert asker.find("no_calculator").isVisible()
    asker.key(Qt.Key.Key_Return)
    assert asker.panel.list.search.hasFocus()


def test_price_of_air_groups_with_keys_alone(asker: Asker) -> None:
    asker.key(Qt.Key.Key_Slash)
    asker.type("price of air")
    asker.key(Qt.Key.Key_Down)
    assert asker.panel.list.table.hasFocus()
    asker.key(Qt.Key.Key_Return)
    asker.type("7")
    asker.key(Qt.Key.Key_Tab)
    asker.type("3")
    expected = run("europa.air_supply_cost", {"fighters": 7, "others": 3})
    assert list(asker.shown.values()) == [f"{expected['result']['sp']} SP"]
    assert [label for label, _ in asker.working] == [line["label"] for line in expected["working"]]
    assert {case for _, case in asker.working if case} == {
        case.replace("-", " ") for case in expected["cases"]
    }


def test_arrows_show_the_next_calculator_and_what_was_entered_stays(asker: Asker) -> None:
    asker.go_to("Price of air groups")
    asker.enter("fighters", "7")
    before = asker.shown
    asker.look_for("")
    asker.panel.list.search.clear()
    asker.key(Qt.Key.Key_Down)
    asker.key(Qt.Key.Key_Down)
    assert asker.panel.question.title.text() == "Price of activation"
    asker.key(Qt.Key.Key_Up)
    assert asker.panel.question.title.text() == "Price of air groups"
    assert asker.shown == before
    asker.click("calculator_anew")
    assert list(asker.shown.values()) == ["0 SP"]


def test_income_with_choices_words_and_tables(asker: Asker) -> None:
    asker.go_to("Supply income")
    turn = asker.find("turn")
    assert isinstance(turn, QLineEdit)
    assert turn.text() == "Surprise turn, June 1941"
    asker.enter("turn", "July II 1941")
    asker.enter("reached", "Riga, Minsk")
    weather = asker.find("weather_B")
    assert isinstance(weather, SegmentedControl)
    weather.setFocus()
    asker.type("m")
    expected = run(
        "europa.supply_income",
        {
            "side": "axis",
            "turn": "1941-07-II",
            "reached": ["Riga", "Minsk"],
            "weather": {"B": "mud"},
        },
    )["result"]
    assert list(asker.shown.values()) == [
        f"{expected[name]} SP" for name in ("gross", "received", "cap")
    ]


def test_faults_stand_beside_their_fields_and_what_is_missing_is_quiet(asker: Asker) -> None:
    asker.go_to("Supply income")
    asker.enter("turn", "Juno II")
    assert asker.fault("turn").startswith("'Juno II' is not a turn.")
    assert asker.shown == {}
    assert asker.find("no_answer").isVisible()
    asker.enter("turn", "July I 1941")
    asker.enter("reached", "Rigga")
    assert "Did you mean Riga?" in asker.fault("reached")
    asker.enter("reached", "Riga")
    assert asker.shown
    assert not [w for w in asker.panel.findChildren(QLabel, "reached_fault") if w.isVisible()]


def test_record_and_its_fault(asker: Asker) -> None:
    asker.go_to("City reached")
    assert asker.shown == {"Whether the city is reached": "no"}
    asker.enter("nearest", " ")
    asker.enter("distance", "1")
    asker.enter("kind", "combt")
    assert "Did you mean combat?" in asker.fault("kind")
    asker.enter("kind", "combat")
    expected = run("europa.city_reached", {"nearest": {"distance": 1, "kind": "combat"}})
    assert expected["result"]["reached"] is True
    assert asker.shown == {"Whether the city is reached": "yes"}
    asker.enter("nearest", " ")
    assert asker.shown == {"Whether the city is reached": "no"}


def test_list_of_records_is_entered_row_by_row(asker: Asker) -> None:
    asker.go_to("Price of attacks")
    add = asker.find("combats_add")
    for divisions in ("3", "2"):
        add.setFocus()
        asker.key(Qt.Key.Key_Return)
        asker.type(divisions)
    combats = [{"infantry": 3}, {"infantry": 2}]
    expected = run("europa.combat_supply_cost", {"combats": combats})["result"]["sp"]
    assert list(asker.shown.values()) == [f"{expected} SP"]
    asker.click("combats_remove")
    left = run("europa.combat_supply_cost", {"combats": combats[:1]})["result"]["sp"]
    assert list(asker.shown.values()) == [f"{left} SP"]
    assert left != expected


def test_optional_number_is_left_open_again_when_it_is_rubbed_out(asker: Asker) -> None:
    asker.go_to("Advice on a surplus")
    asker.enter("surplus", "12")
    free = asker.shown
    asker.enter("pool", "3")
    assert asker.shown != free
    pool = asker.find("pool")
    assert isinstance(pool, QSpinBox)
    pool.setFocus()
    pool.selectAll()
    asker.key(Qt.Key.Key_Backspace)
    assert pool.text() == "left blank"
    assert asker.shown == free


def test_copies_are_text_and_a_command_that_gives_the_same_answer(asker: Asker) -> None:
    asker.go_to("Price of air groups")
    asker.enter("fighters", "7")
    asker.key(Qt.Key.Key_C, COPY_KEYS)
    text = asker.clipboard
    assert text.startswith("Price of air groups\n\n")
    assert f": {next(iter(asker.shown.values()))}\n" in text
    assert "SP 09" in text
    asker.click("copy_command")
    assert asker.window.status.told == "The question was copied as a command."
    program, calc, name, inputs = shlex.split(asker.clipboard)
    assert (program, calc, name) == ("oobmgr", "calc", "europa.air_supply_cost")
    assert json.loads(inputs) == {"fighters": 7}
    assert f"{run(name, json.loads(inputs))['result']['sp']} SP" in asker.shown.values()


def test_options_of_the_campaign_are_told_and_taken(asker: Asker) -> None:
    asker.go_to("Price of air groups")
    asker.enter("fighters", "1")
    asker.enter("others", "1")
    line = asker.find("calculator_options")
    assert isinstance(line, QLabel)
    assert line.text().startswith("Options of this campaign: ")
    before, pooled = asker.shown, line.text()
    assert asker.window.desk is not None
    asker.window.desk.execute(SetOption("air_sp_mixing", "by_category"))
    asker.settle()
    assert line.text() != pooled
    assert asker.shown != before
    asker.key(Qt.Key.Key_L, COPY_KEYS)
    name, inputs = shlex.split(asker.clipboard)[2:]
    assert f"{run(name, json.loads(inputs))['result']['sp']} SP" in asker.shown.values()


def test_house_rules_of_the_campaign_hold(asker: Asker) -> None:
    asker.go_to("Supply income")
    assert "100 SP" in asker.shown.values()
    assert asker.window.desk is not None
    asker.window.desk.execute(OverrideCell("income.base.axis", "120", "our club"))
    asker.settle()
    assert "120 SP" in asker.shown.values()
    line = asker.find("calculator_options")
    assert isinstance(line, QLabel)
    assert line.text().endswith("The house rules of this campaign apply here.")


def test_case_of_a_working_line_opens(asker: Asker) -> None:
    asker.go_to("Price of air groups")
    view = asker.panel.answer.view
    view.setFocus()
    asker.key(Qt.Key.Key_Return)
    dialogs = asker.window.findChildren(CaseDialog)
    assert [dialog.case_id.text() for dialog in dialogs] == [asker.working[0][1]]


def test_every_calculator_can_be_looked_at_in_the_smallest_window(asker: Asker) -> None:
    asker.window.resize(1024, 700)
    asker.settle()
    table = asker.panel.list.table
    table.setFocus()
    seen = set()
    for _ in range(table.model().rowCount()):
        asker.qtbot.keyClick(table, Qt.Key.Key_Down)
        seen.add(asker.panel.question.title.text())
    assert asker.window.width() == 1024
    titles = {row.title for row in asker.panel.list.model.rows}
    assert len(titles - seen) <= 1  # the first was there before the first key


def test_without_a_campaign_the_welcome_page_offers_them(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    qtbot.keyClick(window, Qt.Key.Key_8)
    until(qtbot, lambda: bool(window.findChildren(CalculatorsDialog)))
    dialog = window.findChildren(CalculatorsDialog)[0]
    until(qtbot, dialog.isVisible)
    asker = Asker(qtbot, window, dialog.panel)
    asker.go_to("Supply income")
    assert "100 SP" in asker.shown.values()
    line = asker.find("calculator_options")
    assert isinstance(line, QLabel)
    assert line.text().startswith("The usual options: ")
    dialog.close()
