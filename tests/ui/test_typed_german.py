"""What is typed in a German window: fields take the words that they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr import known_games
from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.unit_reading import no_such_unit
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.actions.movement.overruns import OverrunInputs
from oobmgr.games.europa.losses.retreats import RetreatLengthInputs
from oobmgr.games.europa.movement.overruns import OverrunAllowedInputs
from oobmgr.games.europa.movement.ways import WAY_WORDS
from oobmgr.games.own.description.description import Turns
from oobmgr.games.own.description.parts import parts_of
from oobmgr.games.own.pages.model import SectionModel
from oobmgr.games.own.pages.sheets import Sheets
from oobmgr.games.spark.actions.movement.move import MoveInputs
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.ui.dialogs.option_list import OptionRow
from oobmgr.ui.language import speak_of, tr
from oobmgr.ui.language.typed import kept_text, kept_turn, kept_word, said_text
from oobmgr.ui.viewmodels.turn_units import ClassRow
from oobmgr.ui.viewmodels.unit_fields import blank_fields
from oobmgr.ui.views.forms.editors import ChoiceEditor, CountsEditor
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.word_box import WordBox
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle

pytestmark = pytest.mark.usefixtures("in_german")

GAMES = ("spark", "grande_armee", "europa", "war_in_europe", "balkans")


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_read_as_they_are_shown(game: str) -> None:
    """The hint of Revised Europa said *etwa Juli II 1941*, and no field took it."""
    known = known_games.game(game)
    speak_of(game, [side.name for side in known.sides])
    calendar = known.calendar
    turn = calendar.parse(calendar.example)
    for _ in range(60):
        assert calendar.parse(kept_turn(tr(calendar.label(turn)), calendar)) == turn
        # English goes on being read.
        assert calendar.parse(kept_turn(calendar.label(turn), calendar)) == turn
        turn = calendar.next(turn)
    assert kept_turn("Smarch II", calendar) == "Smarch II"


@pytest.mark.parametrize("game", GAMES)
def test_a_field_of_a_turn_takes_the_example_that_it_shows(game: str) -> None:
    known = known_games.game(game)
    speak_of(game, [side.name for side in known.sides])
    field = next(one for one in blank_fields(known) if one.field == "arrival")
    typed = field.kept(tr(field.hint))
    assert known.calendar.parse(typed) == known.calendar.parse(known.calendar.example)


def test_words_are_kept_in_english_and_those_of_players_as_they_are() -> None:
    speak_of("spark", ("German", "Soviet"))
    assert kept_word("Infanterie", ("engineer", "infantry")) == "infantry"
    assert kept_word("infantry", ("engineer", "infantry")) == "infantry"
    # A type that the books hold in German is no translation.
    assert kept_word("Infanterie", ("Infanterie", "infantry")) == "Infanterie"
    assert kept_word("Kosaken", ("infantry",)) == "Kosaken"
    speak_of("europa", ("Axis", "Soviet"))
    way = "woods, clear×3, minor river+road"
    assert said_text(way, WAY_WORDS) == "Wald, offenes Gelände×3, kleiner Fluss+Straße"
    assert said_text("mountain", WAY_WORDS) == "Gebirge"
    assert kept_text("Gebirge, offenes Gelände×2", WAY_WORDS) == "mountain, clear×2"
    # The word of the weather goes on being understood.
    assert kept_text("wald, KLAR×3, Straße", WAY_WORDS) == "woods, clear×3, Road"


def _field(name: str) -> FieldInfo:
    return next(one for one in describe(MoveInputs) if one.name == name)


def _typed(editor: QWidget, name: str, text: str) -> None:
    line = editor.findChild(QLineEdit, name)
    assert line is not None
    line.setText(text)


def test_a_way_is_typed_in_the_words_of_its_hint(qtbot: QtBot) -> None:
    """It said *etwa woods, clear×3, stream*, and took nothing else."""
    speak_of("spark", ("German", "Soviet"))
    field = _field("way")
    assert "etwa Wald, offen×3, Bach" in tr(field.sentence)
    editor = editor_of(known_games.game("spark").calendar, field)
    qtbot.addWidget(editor)
    _typed(editor, "way", "Wald, offen×3, Bach")
    assert editor.raw() == "woods, clear×3, stream"
    editor.set_raw("woods+hill, primary_road")
    line = editor.findChild(QLineEdit, "way")
    assert line is not None
    assert line.text() == "Wald+Hügel, Hauptstraße"


def test_terrain_in_a_line_is_typed_in_german(qtbot: QtBot) -> None:
    speak_of("spark", ("German", "Soviet"))
    item = _field("path").item
    assert item is not None
    field = next(one for one in item.fields if one.name == "terrain")
    editor = editor_of(known_games.game("spark").calendar, field)
    qtbot.addWidget(editor)
    _typed(editor, "terrain", "Wald, Torfmoor, hill")
    assert editor.raw() == ["woods", "peat_bog", "hill"]


def test_the_facts_of_a_unit_stand_in_their_fields_in_german(qtbot: QtBot, tmp_path: Path) -> None:
    """They said *divisional artillery regiment*, *Soviet Union* and *pool*."""
    new = NewCampaign("Spark", "spark", "combat_example")
    window = open_window(
        qtbot, tmp_path, campaign_at(tmp_path / "a.oob", new), page="order_of_battle"
    )
    assert window.workspace is not None
    assert window.desk is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    queries = window.desk.campaign.queries
    row = next(unit for unit in queries.units() if unit.designation == "248/86")
    page.show_unit(row.id)
    settle(qtbot, window)
    page.inspector.set_editing(True)
    form = page.inspector.one.form
    assert form is not None
    texts = {name: line.text() for name, line in form.lines.items()}
    assert texts["type"] == "Divisionsartillerie-Regiment"
    assert texts["nation"] == "Sowjetunion"
    assert not form.typed
    hints = {name: line.placeholderText() for name, line in form.lines.items()}
    # As much of them as there is room for.
    assert "keine, hohl, 1, 2 oder 3, oder nichts".startswith(hints["trait:armor"][:11])
    assert "zu Fuß, Ski, Rad oder Kette".startswith(hints["trait:movement"][:11])
    assert hints["trait:armor"]
    for field, said, kept in (
        ("trait:armor", "hohl", "hollow"),
        ("trait:movement", "Kette", "track"),
        ("type", "Pionierbataillon", "engineer battalion"),
        ("size", "Bataillon", "II"),
        ("nation", "Deutschland", "Germany"),
    ):
        line = form.lines[field]
        line.setText(said)
        line.returnPressed.emit()
        settle(qtbot, window)
        now = next(unit for unit in queries.units() if unit.id == row.id)
        key = field.partition(":")[2]
        assert (now.traits[key] if key else getattr(now, field)) == kept
        assert line.fault.isHidden(), line.fault.text()


@pytest.mark.usefixtures("qtbot")
def test_a_refused_turn_is_quoted_as_it_was_typed() -> None:
    speak_of("europa", ("Axis", "Soviet"))
    calendar = known_games.game("europa").calendar
    with pytest.raises(BadInput, match="Jull II 1941"):
        calendar.parse(kept_turn("Jull II 1941", calendar))


def test_an_option_that_is_a_turn_is_shown_and_typed_in_german(qtbot: QtBot) -> None:
    """*June II 1941* stood there."""
    game = known_games.game("europa")
    speak_of("europa", [side.name for side in game.sides])
    option = next(one for one in game.options if one.kind == "turn")
    within = QWidget()
    qtbot.addWidget(within)
    row = OptionRow(option, game, option.default, within)
    assert isinstance(row.control, QLineEdit)
    assert row.control.text() == tr(game.calendar.label(TurnCode(str(option.default))))
    assert row.control.text().startswith("Juni")
    row.control.setText("Juli I 1941")
    assert row.value == "1941-07-I"


@pytest.mark.parametrize(
    ("game", "name", "typed", "kept"),
    [
        ("europa", "winter_turns", "Dez I bis Feb II", "Dec I to Feb II"),
        ("europa", "winter_turns", "Dez I 1941 bis März II 1942", "Dec I 1941 to March II 1942"),
        ("europa", "extra_supply_cities", "Archangelsk=3 Landesinneres", "Archangelsk=3 interior"),
        (
            "war_in_europe",
            "rebuilt_types",
            "Marineinfanterie, Luftlandetruppen",
            "marine, airborne",
        ),
    ],
)
def test_an_option_that_is_a_text_takes_the_example_that_its_sentence_shows(
    game: str, name: str, typed: str, kept: str, qtbot: QtBot
) -> None:
    """The examples were English, *Dec I to Feb II*, for no other words were taken."""
    known = known_games.game(game)
    speak_of(game, [side.name for side in known.sides])
    option = known.options.option(name)
    said = tr(option.sentence)
    assert not re.search(r"\b(to|border|interior|airborne|marine|Dec)\b", said)
    within = QWidget()
    qtbot.addWidget(within)
    row = OptionRow(option, known, option.default, within)
    assert isinstance(row.control, QLineEdit)
    row.control.setText(typed)
    assert row.value == kept
    again = OptionRow(option, known, kept, within)
    assert isinstance(again.control, QLineEdit)
    assert again.control.text() == typed
    # Wrong ones are told how to write it, in words that are taken.
    again.control.setText("Archangelsk?")
    assert again.value is None or game == "war_in_europe"
    assert not re.search(r"\b(to|interior)\b", again.fault.text())


def test_the_first_turn_of_a_game_of_ones_own_is_typed_as_its_example() -> None:
    """The example was *4 April 1836, Spring 1836 oder Turn 1*."""
    speak_of("own", ())
    examples = {
        "days": ("4. Mai 1836", "4 May 1836"),
        "weeks": ("Woche vom 4. Mai 1836", "Week of 4 May 1836"),
        "months": ("Mai 1836", "May 1836"),
        "seasons": ("Frühling 1836", "Spring 1836"),
        "turns": ("Zug 1", "Turn 1"),
    }
    sentence = tr(parts_of(Turns)["first"].sentence)
    assert sentence == "Etwa 4. April 1836, April 1836, Frühling 1836 oder Zug 1."
    model = SectionModel()
    for kind, (typed, kept) in examples.items():
        model.show(Sheets.of({"calendar": {"kind": kind, "parts": ["Day", "Night"]}}), "calendar")
        index = model.at(("calendar", 0, "first"))
        assert model.setData(index, typed)
        assert model.sheets.text(("calendar", 0, "first")) == kept
        assert index.data(Qt.ItemDataRole.EditRole) == typed
        # Left as it is, it is no change.
        assert not model.setData(index, typed)


def test_a_unit_that_is_not_there_is_told_in_one_sentence() -> None:
    """It was *Units there is no unit 4*, half of it in German."""
    (fault,) = no_such_unit(UnitId(4)).faults
    said = "Es gibt keine Einheit 4. `oobmgr units FILE` nennt die Kennungen."
    assert tr(fault.note()) == said
    assert tr(fault.sentence()) == f"Einheiten: {said}"


def test_a_price_stands_behind_a_name_with_a_comma(qtbot: QtBot) -> None:
    speak_of("europa", ("Axis", "Soviet"))
    field = FieldInfo("How many", name="counts", kind=InputKind.TABLE, required=True)
    rows = (ClassRow("guards_cav_upgraded", "Guards cavalry, upgraded", "½ SP"),)
    editor = CountsEditor(field, rows)
    qtbot.addWidget(editor)
    (box,) = editor.boxes.values()
    assert box.accessibleName() == "Gardekavallerie, ausgebaut, je ½ SP"


@pytest.mark.parametrize("inputs", [OverrunAllowedInputs, RetreatLengthInputs, OverrunInputs])
def test_terrain_of_europa_is_no_weather_and_no_kind_of_unit(
    inputs: type[object], qtbot: QtBot
) -> None:
    """*Clear* was *klar*, as of weather, and *mountain* were *Gebirgsjäger*."""
    speak_of("europa", ("Axis", "Soviet"))
    field = next(one for one in describe(inputs) if one.name == "terrain")
    editor = ChoiceEditor(field)
    qtbot.addWidget(editor)
    box = editor.findChild(WordBox)
    assert box is not None
    assert {"offenes Gelände", "Gebirge"} < {box.itemText(at) for at in range(box.count())}
    editor.set_raw("mountain")
    assert (box.currentText(), editor.raw()) == ("Gebirge", "mountain")
