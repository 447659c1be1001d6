"""The window in German: what it says, and that what is chosen there is stored in English."""

import importlib
import pkgutil
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr import known_games
from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.rows import CountableRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa import actions as europa_actions
from oobmgr.games.europa.acting import Why
from oobmgr.games.spark.opening import combat_example
from oobmgr.reports.drawing import Text
from oobmgr.ui.application import speak_in
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.charts_grid import ChartGrid
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.language import ENGLISH, language, speak_of, tr
from oobmgr.ui.language.dates import moment_words, past_words, stamp_words
from oobmgr.ui.printing.paper_choices import PaperChoices
from oobmgr.ui.settings import Preferences, Settings
from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.viewmodels.charts import CheckedSheet, sheet_of
from oobmgr.ui.viewmodels.counting import read_count
from oobmgr.ui.viewmodels.guide import the_guide
from oobmgr.ui.viewmodels.order_of_battle_inspector import Line
from oobmgr.ui.views.calculators.calculator_list import CalculatorList
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.views.pictures.chart_view import ChartView
from oobmgr.ui.widgets import column_widths
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.line_list import LineList
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle, until

pytestmark = pytest.mark.usefixtures("in_german")


def test_menus_pages_and_the_status_line_speak_german(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles[:4] == ["Feldzug", "Bearbeiten", "Ansicht", "Zug"]
    until(qtbot, lambda: "Bücher stimmen" in {one.text() for one in window.findChildren(QLabel)})
    assert "Gliederung" in window.menus.actions["page:order_of_battle"].text()


def test_a_unit_keeps_its_name_and_is_found_by_german_and_english_words(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    table = next(iter(window.findChildren(UnitTable)))
    model = table.list_model
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    headings = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(4)]
    assert any("Bezeichnung" in str(heading) for heading in headings)
    assert any(names)
    search = next(f for f in window.findChildren(QLineEdit) if f.accessibleName().startswith("Bez"))
    search.setFocus()
    qtbot.keyClicks(search, "zzzz")
    settle(qtbot, window)
    assert window.findChildren(UnitTable)[0].list_model.matched == 0


def test_what_is_chosen_in_german_is_kept_in_the_words_of_the_program(qtbot: QtBot) -> None:
    choices = PaperChoices()
    qtbot.addWidget(choices)
    english = choices.setup().duplex
    choices.duplex.setCurrentIndex(1)
    assert choices.setup().duplex != english


def test_hints_name_keys_as_they_are_on_a_german_keyboard(qtbot: QtBot) -> None:
    hint = KeyHint("Ctrl+Shift+Z", "Redo")
    qtbot.addWidget(hint)
    assert hint.accessibleName().startswith("Strg+Umschalt+Z: ")


def test_a_number_is_counted_in_as_it_is_written_in_german() -> None:
    row = CountableRow("axis", "square", "sp", "SP", "", "Axis SP", 100)
    assert read_count(row, "1.250", "counted", "").counted == 1250


def test_the_language_is_chosen_in_the_options_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = OptionsDialog(Preferences(), None, {})
    qtbot.addWidget(dialog)
    settings = Settings(tmp_path / "settings.json")
    dialog.preferences_changed.connect(settings.change_preferences)
    dialog.show()
    dialog.program.language.setFocus()
    qtbot.keyClick(dialog.program.language, Qt.Key.Key_Left)
    assert dialog.program.language.value == "Deutsch"
    assert Settings(tmp_path / "settings.json").preferences.language == "de"


def test_a_wanted_language_is_spoken_whatever_the_desktop_speaks(qapp: QApplication) -> None:
    speak_in(qapp, ENGLISH)
    assert language() == ENGLISH


def _rules_of(qtbot: QtBot, folder: str) -> CaseDialog:
    game = next(one for one in known_games.all_games() if one.entry.folder == folder)
    dialog = CaseDialog(game)
    qtbot.addWidget(dialog)
    return dialog


def test_the_rules_of_a_game_are_german_though_no_campaign_is_open(qtbot: QtBot) -> None:
    rules = _rules_of(qtbot, "spark")
    rules.show_case("SP-SEQ-01")
    assert rules.text.text() == (
        "Nach den Feuersegmenten dürfen sich Einheiten auf Rädern, Ketten, Aerosanen oder der Bahn "
        "im Sturmzielfeld noch absetzen."
    )
    # A section of the rulebook is no number.
    rules.show_case("SP-SEQ-03")
    assert rules.source.text().startswith("Quelle: 13.1")
    kinds = [label.text() for label in rules.acts.findChildren(QLabel)]
    assert any(text.endswith("(Szenario)") for text in kinds)
    assert not any(text.endswith(("(page)", "(scenario)")) for text in kinds)


def test_cases_are_known_for_the_game_alone_whose_rules_are_read(qtbot: QtBot) -> None:
    told = "Artillery next to an enemy fires at no enemy further off."
    said = "Artillerie neben einem Feind feuert auf keinen weiter entfernten Feind."
    _rules_of(qtbot, "europa")
    assert tr(told) != said
    _rules_of(qtbot, "spark")
    assert tr(told) == said


def test_what_is_only_searched_is_not_measured(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[str] = []

    def width(text: str, _: QFont) -> int:
        measured.append(text)
        return 0

    monkeypatch.setattr(column_widths, "text_width", width)
    _rules_of(qtbot, "spark")
    # To translate all lines of each case at once took ten seconds, for a column that is hidden.
    assert measured
    assert not any("\n" in text for text in measured)


@pytest.mark.parametrize("words", ["sturmzielfeld bahn", "wheels aerosans rail"])
def test_a_case_is_found_by_german_and_by_english_words(qtbot: QtBot, words: str) -> None:
    rules = _rules_of(qtbot, "spark")
    rules.search.setText(words)
    assert rules.case_id.text() == "SP SEQ 01"


def test_the_guide_lists_its_pages_as_they_are_headed(qtbot: QtBot) -> None:
    """The pages are English: "Bewegung, Bahn und building" led to nothing of that name."""
    window = GuideWindow()
    qtbot.addWidget(window)
    window.show_part("turn.md")
    lines = window.model
    shown = [str(lines.index(row, 0).data()) for row in range(lines.rowCount())]
    turn = the_guide().section("turn.md")
    assert turn is not None
    titles = [s.heading for s in the_guide().contents("turn.md") if s.level == 1]
    assert [text for text in shown if not text.startswith(" ")] == titles
    # What is around the pages speaks the language of the window.
    assert window.windowTitle() == f"{turn.of} – Das Handbuch"
    assert "Zurück" in window.back.accessibleName()


def test_march_is_a_page_of_one_game_and_a_month_of_all() -> None:
    speak_of("grande_armee", ("French", "Coalition"))
    assert (tr("March"), tr("I March 1813"), tr("II May 1813")) == (
        "Marsch",
        "I März 1813",
        "II Mai 1813",
    )
    speak_of("europa", ("Axis", "Soviet"))
    assert (tr("March"), tr("March I 1942")) == ("März", "März I 1942")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("of 186", "von 186"),
        ("Ctrl+ + −", "Strg+ + −"),
        ("Source: 13.1 + example", "Quelle: 13,1 + Beispiel"),
        ("zoom", "zoomen"),
        ("2 units that arrive this turn are not placed.",
         "2 Einheiten, die in diesem Zug eintreffen, sind nicht aufgestellt."),
        ("2 groups strike at all that is left, 0 of 2, Later",
         "2 Gruppen gegen alles, was übrig ist, 0 von 2, Später"),
        ("German Group Allowance", "Gruppenkontingent (Deutsche)"),
        ("REs not known", "RE nicht bekannt"),
        ("as a whole", "im Ganzen"),
        ("by formation", "nach Verband"),
        ("10 fighter, 8 other groups flown", "10 Jäger- und 8 andere Gruppen geflogen"),
        ("1 fighter group flown", "1 Jägergruppe geflogen"),
        (
            "17 panzer, 1 armored, 13 motorized moved",
            "17 Panzer, 1 Gepanzerte, 13 Motorisierte bewegt",
        ),
        ("2 fighter, 3 other, 4 transport groups", "2 Jäger-, 3 andere und 4 Transportgruppen"),
        ("3 units, 2 AM 1710, 1 off map", "3 Einheiten, 2 AM 1710, 1 nicht auf der Karte"),
        ("Turn sheet, Axis: 1 page", "Zugblatt, Achse: 1 Seite"),
        ("Undo: Imported 31 units", "Rückgängig: 31 Einheiten importiert"),
        ("Take back: Imported 31 units", "Zurücknehmen: 31 Einheiten importiert"),
        ("104 gap artillery, Soviet Union", "104 gap Artillerie, Sowjetunion"),
        ("2 Guards cavalry", "2 Gardekavallerie"),
        ("3-6 to the EFT box", "3-6 in die EFT-Box"),
        ("1 motorized moved", "1 Motorisierte bewegt"),
        ("'Army units' is not a turn.", "'Army units' ist kein Zug."),
        # A number at the end belongs to the sentence
        ("2 units advance to 1B 1411.", "2 Einheiten rücken nach 1B 1411 vor."),
        ("1 fight over mission 2", "1 Luftkampf um Einsatz 2"),
        ("5 of at most 7", "5 von höchstens 7"),
        ("Rebuilt 4 artillery", "Wieder aufgestellt: 4 Artillerie"),
        ("Replacements: Germany 5 infantry, Soviet Union 2 armor",
         "Ersatz: Deutschland 5 Infanterie, Sowjetunion 2 Panzer"),
        ("1 to the EFT box, 2 without effect.", "1 in die EFT-Box, 2 ohne Wirkung."),
        ("1 Me109F → Minsk, inoperable.", "1 Me109F → Minsk, nicht einsatzbereit."),
        ("1 unit against 2 units for 1 SP: Axis: 3 panzer to cadre.",
         "1 Einheit gegen 2 Einheiten für 1 SP: Achse: 3 Panzer auf Kader."),
        ("Move air groups, Move air groups", "Luftgruppen verlegen, Luftgruppen verlegen"),
        ("I16 shoots at Ju87B", "I16 schießt auf Ju87B"),
        ("Airfield strike at Kiev: 1R", "Flugplatzangriff auf Kiev: 1R"),
        ("10 Pz is not on the map.", "10 Pz ist nicht auf der Karte."),
        ("By sea to B0009: 7 Pz armor", "Über See nach B0009: 7 Pz Panzer"),
        ("Soviet  ", "Sowjets  "),
        ("there is no such file.", "die Datei gibt es nicht."),
        ("T-60 tank (tank)", "T-60-Panzer (Panzer (tank))"),
        ("open it", "öffnen"),
    ],
)  # fmt: skip
def test_small_words_are_german_and_written_small(text: str, said: str) -> None:
    speak_of("europa", ("Axis", "Soviet"))
    assert tr(text) == said


def test_the_chart_is_german_on_the_screen_and_its_names_stay(qtbot: QtBot, tmp_path: Path) -> None:
    here = UnitValues(
        SideId("axis"), "Germany", "57", "infantry", "XX", ("Army Group North",), 2,
        {"attack": 7, "defense": 7, "move": 6},
    )  # fmt: skip
    units = (here, replace(here, designation="58", arrival=TurnCode("1941-08-I")))
    order = ImportOrderOfBattle(units, (), "test")
    window = open_window(
        qtbot,
        tmp_path,
        campaign_at(tmp_path / "c.oob", NewCampaign("C", "europa"), order),
        page="pictures",
    )
    assert window.workspace is not None
    window.workspace.show_page("pictures")
    settle(qtbot, window)
    (view,) = window.findChildren(ChartView)
    assert view.chart is not None
    (head, due) = view.chart.body.lines[0], view.chart.body.lines[1].cells[1][1].row.face.due
    assert head.name == "Army Group North"
    assert head.note == "1 Einheit, 2 Schritte; 1 noch im Anmarsch, 2 Schritte"
    assert due == "trifft ein August I 1941"
    title = next(item for item in view.chart.head if isinstance(item, Text))
    assert title.text == "Gliederungsbild, Achse"


def test_the_names_of_calculators_are_read_whole(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.resize(1280, 800)
    assert window.workspace is not None
    window.workspace.show_page("calculators")
    settle(qtbot, window)
    (listed,) = window.findChildren(CalculatorList)
    widest = max(text_width(row.title, font(BODY_PX)) for row in listed.model.rows)
    assert listed.table.columnWidth(0) - 2 * CELL_PADDING >= widest


def test_dates_are_written_as_in_the_language() -> None:
    now = datetime(2026, 11, 29, 12, tzinfo=UTC).astimezone()
    then = datetime(2026, 3, 9, 12, 30, tzinfo=UTC).astimezone()
    assert moment_words(then.isoformat()) == f"9. März, {then:%H:%M}"
    assert tr(f"Anna, {moment_words(then.isoformat())}") == f"Anna, 9. März, {then:%H:%M}"
    days = [now - timedelta(days=back) for back in (0, 1, 4, 62, 800)]
    assert [past_words(day.isoformat(), now) for day in days] == [
        f"heute {now:%H:%M}",
        f"gestern {now:%H:%M}",
        "Mittwoch",
        "28. September",
        "20. September 2024",
    ]
    assert stamp_words(now) == f"29.11.2026, {now:%H:%M}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("French: 3 victory points scored, Horn", "Franzosen: 3 Siegpunkte erhalten, Horn"),
        ("50 victory points: Austria +3, Prussia +1", "50 Siegpunkte: Österreich +3, Preußen +1"),
        ("Ney is back in the pool", "Ney ist zurück im Pool"),
        ("Baden: R for France", "Baden: R für Frankreich"),
        ("Transferred to Ney: 8 Div infantry", "An Ney übergeben: 8 Div Infanterie"),
        ("Lost: 1 Tr supply train, 2 Tr supply train", "Verloren: 1 Tr Tross, 2 Tr Tross"),
        ("Horn brigade leader", "Horn Brigadeführer"),
        ("withheld", "zurückgehalten"),
        ("command wiped out by pursuit", "Kommando in der Verfolgung aufgerieben"),
    ],
)  # fmt: skip
def test_what_the_campaign_of_1813_says_is_german(text: str, said: str) -> None:
    speak_of("grande_armee", ("French", "Coalition"))
    assert tr(text) == said


def test_why_units_of_a_game_may_not_act_is_said_in_german() -> None:
    speak_of("europa", ("Axis", "Soviet"))
    found = {
        why
        for module in pkgutil.walk_packages(europa_actions.__path__, f"{europa_actions.__name__}.")
        for why in vars(importlib.import_module(module.name)).values()
        if isinstance(why, Why)
    }
    assert len(found) > 15
    told = [f"10 Pz {why.words()}." for why in found]
    told += [f"2 units {why.words(2)}: 7 infantry and 8 panzer." for why in found]
    english = re.compile(r"\b(?:the|is|has|not|in this|was|were|are|have|and|units)\b")
    assert not [tr(text) for text in told if english.search(tr(text))]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("387/136, 7GdMiner against II/399/170.", "387/136, 7GdMiner gegen II/399/170."),
        ("Retreat to 2020: 284/86, II/399/170", "Rückzug nach 2020: 284/86, II/399/170"),
        ("1 unit toward 1613.", "1 Einheit in Richtung 1613."),
        ("541/136 has no part in the assault on 1712.",
         "541/136 hat keinen Anteil am Sturmangriff auf 1712."),
        ("Held to it, deployed units during the Movement Phase",
         "Daran gebunden: entfaltete Einheiten während der Bewegungsphase"),
    ],
)  # fmt: skip
def test_what_fire_and_assault_say_is_german(text: str, said: str) -> None:
    speak_of("spark", ("German", "Soviet"))
    assert tr(text) == said


@pytest.mark.parametrize("game", ["spark", "grande_armee", "europa", "war_in_europe", "balkans"])
def test_turns_have_german_months(game: str) -> None:
    known = known_games.game(game)
    speak_of(game, [side.name for side in known.sides])
    turn, said = known.calendar.parse(known.calendar.example), set[str]()
    for _ in range(100):
        said |= {tr(known.calendar.label(turn)), tr(known.calendar.short(turn))}
        turn = known.calendar.next(turn)
    english = re.compile(r"\b(?:January|February|March|May|June|July|October|December)\b")
    short = re.compile(r"\b(?:Mar|Oct|Dec)\b|\b\d+ (?:Jan|Feb)")
    assert not [text for text in said if english.search(text) or short.search(text)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("14 October 1812", "14. Oktober 1812"),
        ("4 Apr Morning", "4. Apr Morning"),
        ("Week of 4 May 1836", "Woche vom 4. Mai 1836"),
        ("14 October 2026 (a date)", "14. Oktober 2026 (ein Datum)"),
    ],
)
def test_days_are_written_with_a_point(text: str, said: str) -> None:
    assert tr(text) == said


def test_free_places_of_a_chart_are_named_in_german(qtbot: QtBot) -> None:
    game = next(one for one in known_games.all_games() if one.entry.folder == "europa")
    chart = game.charts()["flak"]
    grid = ChartGrid()
    qtbot.addWidget(grid)
    grid.cells.show_sheet(sheet_of(chart, None, game.calendar), CheckedSheet({}, ()))
    model = grid.cells
    prompts = {model.prompt(model.index(row, 0)) for row in range(model.rowCount())}
    prompts |= {model.prompt(model.index(0, at)) for at in range(model.columnCount())}
    assert {*prompts} - {""} == {f"+ {tr(name)}" for name in (chart.row_name, chart.column_name)}
    assert "+ Würfelwurf" in prompts


def test_steps_that_are_left_and_the_label_beside_them_are_read_whole_in_german(
    qtbot: QtBot,
) -> None:
    """*Left* went to the left in one sentence with the reduced side, and a label was cut in two."""
    speak_of("europa", ("Axis", "Soviet"))
    said = tr("1 of 2 left. The full side is 7-6, the cadre 2-6.")
    assert said == "1 von 2 übrig. Voll ist 7-6, Kader 2-6."
    facts = LineList("Facts")
    qtbot.addWidget(facts)
    facts.resize(240, 100)
    facts.set_rows((Line("Parent", "Army Group Centre"),))
    (placed,) = facts.placed(240.0)
    assert placed.label.width() >= text_width("Übergeordnet", font(BODY_PX))


def test_a_worked_example_is_told_in_german() -> None:
    """Half of it was English: its file was not among those whose texts are translated."""
    speak_of("spark", ("German", "Soviet"))
    replay = combat_example()
    told = [replay.title]
    for step in (*replay.steps, replay.end):
        told += [step.title, step.words, f"Note: {step.note}", f"Posted: {step.title}."]
        told += [figure.name for figure in step.figures]
    english = re.compile(r"\b(?:the|is|of|not|and|with|stands|steps|Note|Soviet)\b")
    assert not [tr(text) for text in told if english.search(tr(text))]


def test_now_is_small_behind_a_turn() -> None:
    assert tr("12 January, AM, now") == "12. Januar, AM, jetzt"
    assert tr("Now") == "Jetzt"


def test_names_that_are_replaced_are_told_of_in_one_sentence() -> None:
    """*4 Einheiten and 3 umbenannt Verbände*: each half was said by itself."""
    speak_of("europa", ("Axis", "Soviet"))
    told = tr("Renamed 4 units and 3 formations")
    assert told == "4 Einheiten und 3 Verbände umbenannt"
    assert tr("Renamed 1 unit and 1 formation") == "1 Einheit und 1 Verband umbenannt"
