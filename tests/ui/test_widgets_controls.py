"""The small components, used with keys and clicks as a person would."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import LIGHT
from oobmgr.ui.theme.fonts import LABEL_PX, set_measures
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.navigation import NavigationList, PageRow, narrow_width
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseStepper
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl, bold_label
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import ElidedLabel, EmptyState, SectionTitle
from oobmgr.ui.widgets.weather_chip import WeatherChip
from tests.ui.desks import until

CITY = ("no", "siege", "held")


LEFT = Qt.MouseButton.LeftButton


def shown(qtbot: QtBot, widget: QWidget) -> None:
    """Show a widget in its own window, with the focus."""
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def colours(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name().upper() for x, y in points}


def test_a_case_chip_opens_its_case_by_click_and_by_enter(qtbot: QtBot) -> None:
    chip = CaseChip("INC 12")
    shown(qtbot, chip)
    opened: list[str] = []
    chip.opened.connect(opened.append)
    qtbot.mouseClick(chip, LEFT)
    qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert opened == ["INC 12"] * 2
    assert chip.accessibleName() == "Case INC 12"


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("no", Qt.Key.Key_Right, "siege"),
        ("held", Qt.Key.Key_Right, "held"),
        ("held", Qt.Key.Key_Left, "siege"),
        ("no", Qt.Key.Key_H, "held"),
        ("held", Qt.Key.Key_N, "no"),
        ("no", Qt.Key.Key_Z, "no"),
    ],
)
def test_keys_choose_a_segment(qtbot: QtBot, start: str, key: Qt.Key, end: str) -> None:
    control = SegmentedControl("Riga", CITY, start)
    shown(qtbot, control)
    told: list[str] = []
    control.changed.connect(told.append)
    qtbot.keyClick(control, key)
    assert control.value == end
    assert told == ([end] if end != start else [])
    assert control.accessibleName() == f"Riga, {end}"


def test_options_with_the_same_letter_take_turns(qtbot: QtBot) -> None:
    control = SegmentedControl("Weather", ("clear", "snow", "storm"))
    shown(qtbot, control)
    seen: list[str] = []
    control.changed.connect(seen.append)
    for _ in range(3):
        qtbot.keyClick(control, Qt.Key.Key_S)
    assert seen == ["snow", "storm", "snow"]


def test_a_click_chooses_the_segment_under_it(qtbot: QtBot) -> None:
    control = SegmentedControl("Riga", CITY)
    shown(qtbot, control)
    qtbot.mouseClick(control, LEFT, pos=control.cell_rects()[2].center().toPoint())
    assert control.value == "held"


def test_the_quiet_segment_is_pale_and_a_statement_dark(qtbot: QtBot) -> None:
    quiet, loud = SegmentedControl("Riga", CITY), SegmentedControl("Riga", CITY, "held")
    places = (
        (quiet, quiet.cell_rects()[0], LIGHT["circlesoft"]),
        (loud, loud.cell_rects()[2], LIGHT["ink"]),
    )
    for control, cell, ground in places:
        qtbot.addWidget(control)
        corner = (cell.topLeft() + QPointF(4, 4)).toPoint()
        assert control.grab().toImage().pixelColor(corner).name().upper() == ground


def test_its_usual_width_leaves_the_larger_text_of_the_window_alone(qtbot: QtBot) -> None:
    set_measures(text_scale=1.5)
    control = SegmentedControl("Weather", ("clear", "mud"))
    qtbot.addWidget(control)
    before = bold_label().pixelSize()
    assert control.usual_width > 0
    assert bold_label().pixelSize() == before > LABEL_PX
    set_measures()


def test_a_title_tells_on_hover_what_is_out_of_sight_and_only_that(qtbot: QtBot) -> None:
    title = ElidedLabel("Combat of the Leningrad Front, June II 1941")
    qtbot.addWidget(title)
    title.resize(80, 20)
    title.grab()
    assert title.toolTip() == "Combat of the Leningrad Front, June II 1941"
    title.resize(800, 20)
    title.grab()
    assert title.toolTip() == ""


def test_a_value_that_is_no_option_is_refused(qtbot: QtBot) -> None:
    control = SegmentedControl("Riga", CITY)
    qtbot.addWidget(control)
    with pytest.raises(ValueError, match='"lost" is not one of no, siege, held'):
        control.set_value("lost")


def test_a_weather_chip_is_amber_only_where_it_costs(qtbot: QtBot) -> None:
    dear = WeatherChip("B", "mud", costs=True)
    free = WeatherChip("A", "mud")
    for chip in (dear, free):
        qtbot.addWidget(chip)
        chip.resize(chip.sizeHint())
    assert LIGHT["warnsoft"] in colours(dear)
    assert LIGHT["warnsoft"] not in colours(free)
    assert dear.accessibleName() == "Weather in zone B: mud, costs supply"


def test_the_weather_is_picked_from_the_menu_or_by_letter(qtbot: QtBot) -> None:
    chip = WeatherChip("B", "clear")
    shown(qtbot, chip)
    picked: list[tuple[str, str]] = []
    chip.picked.connect(lambda zone, weather: picked.append((zone, weather)))
    qtbot.keyClick(chip, Qt.Key.Key_S)
    actions = chip.menu().actions()
    assert [action.text() for action in actions] == ["Clear", "Frost", "Mud", "Snow"]
    actions[2].trigger()
    actions[0].trigger()  # it is clear already: nothing to tell
    assert picked == [("B", "snow"), ("B", "mud")]


def test_phases_are_walked_with_arrows_and_picked_with_enter(qtbot: QtBot) -> None:
    stepper = PhaseStepper()
    stepper.set_cells(
        (
            PhaseCell("initial", "Initial", "done"),
            PhaseCell("air", "Air", "now"),
            PhaseCell("exploitation", "Exploitation", "not_held"),
        )
    )
    shown(qtbot, stepper)
    picked: list[str] = []
    stepper.picked.connect(picked.append)
    assert stepper.accessibleName() == "Phases: Air, now"
    qtbot.keyClick(stepper, Qt.Key.Key_Right)
    assert stepper.accessibleName() == "Phases: Exploitation, not held"
    qtbot.keyClick(stepper, Qt.Key.Key_Return)
    qtbot.mouseClick(stepper, LEFT, pos=stepper.cell_rects()[0].center().toPoint())
    assert picked == ["exploitation", "initial"]


def test_the_search_field_tells_each_change_and_esc_clears_it(qtbot: QtBot) -> None:
    field = SearchField("Find a unit", "Ctrl+F")
    shown(qtbot, field)
    texts: list[str] = []
    field.searched.connect(texts.append)
    qtbot.keyClicks(field, "pz")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert texts == ["p", "pz", ""]
    with qtbot.waitSignal(field.down_asked):
        qtbot.keyClick(field, Qt.Key.Key_Down)


def test_words_of_a_search_have_the_room_of_its_key(qtbot: QtBot) -> None:
    field = SearchField("Find a unit", "Ctrl+F")
    shown(qtbot, field)
    empty = field.textMargins().right()
    qtbot.keyClicks(field, "motorised")
    assert field.textMargins().right() < empty / 4
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.textMargins().right() == empty


def test_the_key_of_the_search_does_nothing_within_it(qtbot: QtBot) -> None:
    field = SearchField("Find a unit", "/")
    shown(qtbot, field)
    qtbot.keyClicks(field, "/III/109")
    assert field.text() == "III/109"
    field.selectAll()
    qtbot.keyClicks(field, "/")
    assert field.text() == "III/109"


def pages() -> NavigationList:
    navigation = NavigationList()
    navigation.set_pages(
        (
            PageRow("turn", "turn", "Turn", "1", 4),
            PageRow("units", "order_of_battle", "Order of battle", "2"),
            PageRow("ledger", "ledger", "Ledger", "7"),
        )
    )
    navigation.set_current("turn")
    return navigation


def test_pages_are_picked_with_arrows_and_clicks(qtbot: QtBot) -> None:
    navigation = pages()
    shown(qtbot, navigation)
    picked: list[str] = []
    navigation.picked.connect(picked.append)
    assert navigation.accessibleName() == "Pages: Turn, 4 waiting"
    qtbot.keyClick(navigation, Qt.Key.Key_Down)
    qtbot.mouseClick(navigation, LEFT, pos=navigation.row_rect(2).center().toPoint())
    qtbot.keyClick(navigation, Qt.Key.Key_Down)
    assert picked == ["units", "ledger"]
    assert navigation.current == "ledger"


def test_collapsed_navigation_keeps_its_icons_and_works(qtbot: QtBot) -> None:
    navigation = pages()
    wide = navigation.sizeHint().width()
    navigation.set_collapsed(True)
    shown(qtbot, navigation)
    assert navigation.sizeHint().width() == narrow_width() < wide
    qtbot.mouseClick(navigation, LEFT, pos=QPoint(20, 40))
    assert navigation.current == "units"


@pytest.mark.parametrize("kind", [KeyButton, PrimaryButton])
def test_buttons_work_with_click_space_and_enter(qtbot: QtBot, kind: type[KeyButton]) -> None:
    button = kind("Post 14 SP", "Ctrl+Enter")
    shown(qtbot, button)
    clicks: list[str] = []
    button.clicked.connect(lambda: clicks.append("click"))
    qtbot.mouseClick(button, LEFT)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    button.setEnabled(False)
    qtbot.mouseClick(button, LEFT)
    assert len(clicks) == 3
    assert button.accessibleName() == "Post 14 SP (Ctrl+Enter)"


def test_the_main_button_is_filled_with_accent_and_shows_the_focus(qtbot: QtBot) -> None:
    button = PrimaryButton("Post")
    shown(qtbot, button)
    centre_left = QPoint(8, button.height() // 2)
    assert button.grab().toImage().pixelColor(centre_left).name().upper() == LIGHT["accent"]
    ring = button.grab().toImage().pixelColor(button.width() // 2, 1).name().upper()
    gap = button.grab().toImage().pixelColor(button.width() // 2, 2).name().upper()
    assert ring == LIGHT["accent"] != gap


def test_a_link_acts_by_click_and_enter(qtbot: QtBot) -> None:
    title = SectionTitle("Looks forgotten", "4")
    qtbot.addWidget(title)
    link = title.add_link("Silenced 1")
    clicks: list[str] = []
    link.clicked.connect(lambda: clicks.append("click"))
    title.show()
    qtbot.mouseClick(link, LEFT)
    qtbot.keyClick(link, Qt.Key.Key_Return)
    assert isinstance(link, LinkButton)
    assert len(clicks) == 2


def test_an_empty_state_has_one_sentence_and_one_action(qtbot: QtBot) -> None:
    state = EmptyState("No losses this turn.", "Order of battle", "2")
    qtbot.addWidget(state)
    state.show()
    with qtbot.waitSignal(state.acted):
        qtbot.mouseClick(state.button, LEFT)
    assert state.accessibleName() == "No losses this turn."


def test_work_in_progress_can_be_cancelled_and_goes_away(qtbot: QtBot) -> None:
    strip = ProgressStrip()
    qtbot.addWidget(strip)
    assert not strip.isVisible()
    strip.start("Reading 20,000 rows", 20_000)
    strip.advance(500)
    assert strip.isVisible()
    with qtbot.waitSignal(strip.cancelled):
        qtbot.mouseClick(strip.cancel_button, LEFT)
    strip.finish()
    assert not strip.isVisible()


def test_a_tag_says_its_word_and_its_story(qtbot: QtBot) -> None:
    label = TagLabel("not posted", TagKind.PENCIL)
    qtbot.addWidget(label)
    wide = label.sizeHint().width()
    label.set_tag(Tag("own", TagKind.OVER, note="was 100, 120 from Aug I 1941"))
    assert label.sizeHint().width() < wide
    assert label.accessibleName() == "own"
    assert label.toolTip() == "was 100, 120 from Aug I 1941"
    label.resize(label.sizeHint())
    assert LIGHT["oversoft"] in colours(label)


def test_a_number_takes_typing_and_arrows_within_its_range(qtbot: QtBot) -> None:
    field = NumberField("Buy", 0, 20)
    shown(qtbot, field)
    field.selectAll()
    qtbot.keyClicks(field, "7")
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert field.value() == 8
    field.setValue(99)
    assert field.value() == 20


def test_a_digit_replaces_a_number_that_came_while_the_field_has_the_focus(qtbot: QtBot) -> None:
    """A form opens anew after a posting: "03" stood there, and "363" would have been posted."""
    field = NumberField("Air points")
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    until(qtbot, field.hasFocus)
    qtbot.keyClicks(field, "36")
    field.setValue(6)
    qtbot.keyClicks(field, "3")
    assert (field.text(), field.value()) == ("3", 3)
