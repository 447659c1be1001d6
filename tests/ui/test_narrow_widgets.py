"""Small parts where there is little room: weather chips, tags, entries of a history."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.turn_rows import SequenceRow
from oobmgr.games.europa.game import EUROPA
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import AsWritten
from oobmgr.ui.shell.context_bar import ContextBar
from oobmgr.ui.shell.navigation import NavigationPanel
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.viewmodels.turn_guide import Guide, GuideStep, StepState
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.history_list import HistoryList, HistoryRow
from oobmgr.ui.widgets.navigation import NavigationList, PageRow
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseState, PhaseStepper
from oobmgr.ui.widgets.pool_bar import FigureRow, PoolPanel, PoolRow, PoolStrip
from oobmgr.ui.widgets.tags import Tag, TagLabel, draw_tags, least_tag_width
from oobmgr.ui.widgets.texts import ElidedLabel, SectionTitle, TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow
from tests.ui.desks import new_campaign
from tests.waiting import rest


@pytest.fixture
def row(tmp_path_factory: pytest.TempPathFactory) -> SequenceRow:
    campaign = new_campaign(tmp_path_factory.mktemp("books") / "a.oob")
    found = campaign.queries.sequence()
    campaign.close()
    weather = {"A": "clear", "B": "mud", "C": "clear", "D": "snow", "G": "frost"}
    return replace(found, weather=weather)


def test_weather_chips_lose_their_word_where_the_bar_is_narrow(
    row: SequenceRow, qtbot: QtBot
) -> None:
    bar = ContextBar()
    qtbot.addWidget(bar)
    bar.resize(1600, 44)
    bar.show()
    bar.show_sequence(row, EUROPA, {})
    assert [chip.compact for chip in bar.chips()] == [False] * 5
    wide = bar.chips()[0].sizeHint().width()
    bar.resize(979, 44)
    rest(qtbot)
    assert [chip.compact for chip in bar.chips()] == [True] * 5
    for chip in bar.chips():
        assert chip.width() >= chip.sizeHint().width()
        assert chip.geometry().right() < bar.width()
    mud = bar.chips()[1]
    assert mud.width() < wide
    assert mud.toolTip() == mud.accessibleName() == "Weather in zone B: mud, costs supply"


def test_phases_that_fill_their_line_leave_the_weather_to_the_line_above(
    row: SequenceRow, qtbot: QtBot, qapp: QApplication
) -> None:
    bar = ContextBar()
    qtbot.addWidget(bar)
    bar.resize(1600, 44)
    bar.show()
    bar.show_sequence(row, EUROPA, {})
    assert not bar.in_two_lines
    for text, width, above in ((1.0, 1600, False), (2.0, 960, True), (2.0, 1600, False)):
        set_measures(text_scale=text)
        apply_theme(qapp, "light")
        bar.resize(width, bar.height())
        rest(qtbot)
        assert bar.stepper.width() >= bar.stepper.sizeHint().width()
        last = bar.chips()[-1].geometry()
        assert last.right() < bar.width()
        assert (last.bottom() < bar.stepper.geometry().top()) is above
    set_measures()


def test_phases_without_room_give_way_to_the_current_one(qtbot: QtBot) -> None:
    names = ("Reinforcement and Replacement", "Movement", "Combat", "Mechanized Movement")
    states: tuple[PhaseState, ...] = ("done", "now", "later", "later")
    stepper = PhaseStepper()
    qtbot.addWidget(stepper)
    cells = zip(names, states, strict=True)
    stepper.set_cells(tuple(PhaseCell(name, name, state) for name, state in cells))
    wide = stepper.sizeHint().width()
    stepper.resize(wide, 30)
    whole = [rect.width() for rect in stepper.cell_rects()]
    stepper.resize(wide - 120, 30)
    cut = [rect.width() for rect in stepper.cell_rects()]
    assert stepper.cell_rects()[-1].right() < stepper.width()
    assert cut[0] < whole[0]
    assert cut[1:3] == whole[1:3]
    assert stepper.minimumSizeHint().width() < wide - 120


def test_pools_are_as_wide_as_their_figures_in_another_size_of_text(
    qtbot: QtBot, qapp: QApplication
) -> None:
    pools = (PoolRow("Axis SP", Emblem.SQUARE, "105", "+ 55", "160", "of 160"),)
    strip = PoolStrip()
    qtbot.addWidget(strip)
    strip.resize(1600, 44)
    strip.set_rows(pools, (FigureRow("Axis Re", "42", "+ 1"),))
    strip.show()
    rest(qtbot)
    before = [part.width() for part in strip.findChildren(QWidget)]
    before_least = strip.findChildren(PoolPanel)[0].minimumWidth()
    set_measures(text_scale=2.0)
    apply_theme(qapp, "light")
    rest(qtbot)
    after = [part.width() for part in strip.findChildren(QWidget)]
    set_measures()
    assert len(after) == len(before) == len([*pools, "Axis Re"])
    # The room around the words does not grow with them.
    assert all(now > 1.5 * then for now, then in zip(after, before, strict=True))
    pool = strip.findChildren(PoolPanel)[0]
    assert pool.minimumWidth() > 1.5 * before_least


def test_another_weather_comes_into_the_chip_of_its_zone(row: SequenceRow, qtbot: QtBot) -> None:
    bar = ContextBar()
    qtbot.addWidget(bar)
    bar.resize(1600, 44)
    bar.show()
    bar.show_sequence(row, EUROPA, {})
    chips = bar.chips()
    bar.show_sequence(replace(row, weather={**row.weather, "B": "clear", "C": "mud"}), EUROPA, {})
    assert bar.chips() == chips
    assert [chip.toolTip() for chip in chips[1:3]] == [
        "Weather in zone B: clear",
        "Weather in zone C: mud, costs supply",
    ]


def test_the_player_is_named_beside_his_side_where_there_is_room(
    row: SequenceRow, qtbot: QtBot
) -> None:
    bar = ContextBar()
    qtbot.addWidget(bar)
    bar.resize(1600, 44)
    bar.show()
    bar.show_sequence(row, EUROPA, {"axis": "Ann", "soviet": "Ben"})
    assert bar.side.tag.text == "Axis player turn: Ann"
    bar.resize(979, 44)
    rest(qtbot)
    assert bar.side.tag.text == "Axis"
    assert bar.side.toolTip() == "Axis player turn: Ann"


def painted(width: int) -> bool:
    """Whether a tag draws anything into a cell of this width."""
    picture = QImage(200, 26, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    draw_tags(painter, QRectF(0, 0, width, 26), (Tag("reduced"),))
    painter.end()
    blank = QImage(200, 26, QImage.Format.Format_ARGB32)
    blank.fill(0)
    return picture != blank


def test_a_tag_without_room_for_its_word_is_not_drawn() -> None:
    least = least_tag_width(Tag("reduced"))
    assert not painted(0)
    assert not painted(least - 1)
    assert painted(least)


def test_a_history_is_as_high_as_its_text_in_a_narrow_panel(qtbot: QtBot) -> None:
    history = HistoryList()
    sentence = "From the pool to the map, and back again on the same day, " * 4
    history.set_rows((HistoryRow("1", "Moved", sentence + "L" * 200, "June II 1941"),))
    panel = QScrollArea()
    qtbot.addWidget(panel)
    panel.setWidget(history)
    panel.setWidgetResizable(True)
    panel.resize(140, 300)
    panel.show()
    assert history.height() >= history.heightForWidth(history.width())


def test_the_pages_are_as_wide_as_a_long_name_of_one(qtbot: QtBot) -> None:
    panel = NavigationPanel()
    qtbot.addWidget(panel)
    usual = panel.width()
    panel.set_pages((PageRow("turn", "turn", "Turn", "1"),))
    assert panel.width() == usual
    panel.set_pages((PageRow("works", "lock", "Partisans, their supply", "4"),))
    assert usual < panel.width() < usual + 40
    panel.set_narrow(True)
    assert panel.width() < usual / 2


def test_the_keys_at_the_foot_stand_in_line_with_those_of_the_pages(qtbot: QtBot) -> None:
    panel = NavigationPanel()
    qtbot.addWidget(panel)
    panel.set_pages((PageRow("works", "lock", "Partisans, their supply", "4"),))
    panel.show()
    pages, foot = panel.findChildren(NavigationList)
    assert pages.geometry().right() == foot.geometry().right()
    assert pages.row_rect(0).right() == foot.row_rect(0).right()


def test_the_steps_of_a_phase_are_as_wide_as_their_names(qtbot: QtBot) -> None:
    steps = StepList("Initial Phase")
    qtbot.addWidget(steps)
    usual = steps.sizeHint().width()
    step = GuideStep("forts", "Forts, airfields and ports", "", StepState.OPEN)
    steps.show_guide(Guide((step,)), "")
    assert usual < steps.sizeHint().width()
    assert steps.minimumSizeHint().width() == usual


def test_a_title_without_room_says_it_shorter(qtbot: QtBot) -> None:
    title = SectionTitle("")
    qtbot.addWidget(title)
    title.set_text("Supply points by turn", "SP by turn")
    title.resize(400, 30)
    title.show()
    whole, short = SectionTitle("Supply points by turn"), SectionTitle("SP by turn")
    for one, width in ((whole, 400), (short, 100)):
        qtbot.addWidget(one)
        one.resize(width, 30)
        one.show()
    assert title.grab().toImage() == whole.grab().toImage()
    title.resize(100, 30)
    assert title.grab().toImage() == short.grab().toImage()


def test_links_beside_a_title_that_they_would_cut_stand_below_it(qtbot: QtBot) -> None:
    title = SectionTitle("Combat results of the battles")
    link = title.add_link("Show it in a window")
    qtbot.addWidget(title)
    words = title.findChild(ElidedLabel)
    assert words is not None
    least = title.minimumSizeHint().width()
    for width, beside in ((500, True), (260, False), (500, True)):
        title.resize(width, 60)
        title.show()
        rest(qtbot)
        assert words.width() >= words.sizeHint().width()
        assert (link.y() <= words.geometry().bottom()) is beside
        assert title.minimumSizeHint().width() == least


def test_a_link_beside_a_tag_leaves_the_title_whole(qtbot: QtBot) -> None:
    title = SectionTitle("The working of it")
    title.add_after_title(TagLabel("in pencil"))
    link = title.add_link("Copy")
    qtbot.addWidget(title)
    words = title.findChild(ElidedLabel)
    assert words is not None
    parts = (words, title.findChild(TagLabel), link)
    needed = sum(part.sizeHint().width() for part in parts if part is not None) + 16
    for room, beside in ((0, True), (-4, False)):
        title.resize(needed + room, 60)
        title.show()
        rest(qtbot)
        assert words.width() >= words.sizeHint().width()
        assert (link.y() <= words.geometry().bottom()) is beside


def test_a_title_wider_than_its_line_goes_on_in_another(qtbot: QtBot) -> None:
    title = SectionTitle("Combat results of the battles")
    qtbot.addWidget(title)
    words = title.findChild(ElidedLabel)
    assert words is not None
    one_line = words.sizeHint().height()
    for width, lines in ((400, 1), (150, 2), (400, 1)):
        title.resize(width, 60)
        title.show()
        rest(qtbot)
        assert words.shown_words() == words.text()
        assert words.wordWrap() is (lines == 2)
        assert title.sizeHint().height() // one_line == lines


def test_a_detail_leaves_out_by_its_commas_what_has_no_room(qtbot: QtBot) -> None:
    title = SectionTitle("Units", "three units, two of them on the map, one in the pool")
    qtbot.addWidget(title)
    title.show()
    detail = title.findChildren(ElidedLabel)[1]
    for words in ("three units, two of them on the map", "three units"):
        title.resize(title.width() - detail.width() + text_width(words, detail.font()) + 4, 30)
        rest(qtbot)
        assert detail.shown_words() == words
        assert detail.text().endswith("one in the pool")


def test_a_title_has_its_room_before_its_detail(qtbot: QtBot) -> None:
    # About as long as each other: Qt takes from the longer first, and would spare a short title.
    title = SectionTitle("Optional rules where groups play", "as is usual where groups play")
    qtbot.addWidget(title)
    words, detail = title.findChildren(ElidedLabel)
    title.resize(words.sizeHint().width() + detail.sizeHint().width() // 2, 30)
    title.show()
    assert words.width() >= words.sizeHint().width()
    assert 0 < detail.width() < detail.sizeHint().width()


def test_a_heading_breaks_a_word_at_its_hyphen_or_writes_it_in_short(qtbot: QtBot) -> None:
    label = FittedLabel("Light-infantry reconnaissance 150-mm")
    qtbot.addWidget(label)
    for words, width, text in (
        ("11th Light-infantry", text_width("Light-", label.font()) + 30, "11th Light-infantry"),
        ("11th reconnaissance", text_width("reconnai", label.font()), "11th recon"),
        ("11th counterweights", text_width("counterwe", label.font()), "11th cou…hts"),
    ):
        label.resize(width, 90)
        label.set_words(words)
        label.show()
        assert label.text() == text
        assert label.accessibleName() == words
    label.hide()


@pytest.mark.usefixtures("in_german")
def test_a_heading_is_said_once(qtbot: QtBot) -> None:
    """Said once more where a word is in short, a name that is a word of ours became German."""
    label = FittedLabel("")
    qtbot.addWidget(label)
    label.resize(text_width("Panzerj", label.font()), 90)
    label.show()
    label.set_words(AsWritten("1 Rail Panzerjäger"))
    assert label.text() == "1 Rail Pz.Jg."


def test_words_in_a_row_that_was_broken_anew_stand_in_as_many_lines_as_they_need(
    qtbot: QtBot,
) -> None:
    words = TextLabel("One", wrap=True)
    words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    words.setMinimumWidth(100)
    row = WrappingRow((words, 1), *(QPushButton(f"a button, {n}") for n in range(3)))
    page = QWidget()
    qtbot.addWidget(page)
    down(row, STRETCH, on=page)
    page.resize(600, 300)
    page.show()
    for width, text in ((240, "One"), (240, "An army's charts, of all of its corps: 12 pages")):
        page.resize(width, 300)
        words.setText(text)
        rest(qtbot)
    assert row.lines > 1
    assert words.heightForWidth(words.width()) > words.fontMetrics().height()
    assert words.height() >= words.heightForWidth(words.width())
