"""A Turn Section of Operation Spark on the Turn page: parts, air power, initiative, recovery."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.views.turn.accordion import RowHead
from oobmgr.ui.widgets.texts import SectionTitle
from tests.campaigns import campaign_at
from tests.ui.turn.playing import Player


@pytest.fixture
def spark(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    books = campaign_at(tmp_path / "neva.oob", NewCampaign("Neva", "spark", "combat_example"))
    opened = Player(qtbot, books)
    yield opened
    opened.settle()
    opened.desk.close()


def parts(player: Player) -> list[str]:
    """The rows of the other parts of the section, from the top."""
    heads = [head for head in player.screen.findChildren(RowHead) if head.isVisible()]
    heads = [head for head in heads if head.objectName().startswith("side_")]
    heads.sort(key=lambda head: head.mapToGlobal(head.rect().topLeft()).y())
    return [head.accessibleName().removesuffix(", closed") for head in heads]


def forgotten(player: Player) -> list[str]:
    """What looks forgotten, a sentence each."""
    return [row.sentence for row in player.books.queries.warnings()]


def test_the_parts_of_a_morning_stand_in_order_and_one_comes_next(spark: Player) -> None:
    assert parts(spark) == [
        "Soviet Initial Impulse, comes next",
        "Recovery, both players",
        "German Initiative Challenge",
        "Soviet Limited Impulse",
        "Recovery, both players",
    ]


def test_secret_air_points_are_in_no_pool_until_initiative_is_over(spark: Player) -> None:
    spark.enter("points", 7)
    spark.post()
    assert spark.held("soviet", "air_points") == 0
    spark.next_phase()
    assert spark.place()[2] == "initiative"
    spark.next_phase()
    spark.go_on_anyway()
    assert spark.place()[2] == "first_movement"
    assert spark.held("soviet", "air_points") == 7


def test_air_points_are_asked_for_and_more_than_a_die_shows_are_doubted(spark: Player) -> None:
    posted = len(spark.books.queries.ledger())
    spark.post()
    assert any("are not entered." in line for line in spark.faults())
    assert len(spark.books.queries.ledger()) == posted
    spark.enter("points", 11)
    assert any("are more than a die shows." in line for line in spark.faults())
    spark.enter("points", 7)
    assert not any("a die shows" in line for line in spark.faults())


def test_commitments_lead_to_the_initial_player_who_plays_next(spark: Player) -> None:
    spark.go_to("initiative")
    assert "Nothing is entered: Soviet and German." in forgotten(spark)
    spark.show_step("Commitments")
    spark.enter("assaults", 3)
    field = spark.find("fresh", QLineEdit)
    spark.qtbot.keyClicks(field, "136th Rifle Division")
    spark.settle()
    assert spark.working()["Total"] == "4"
    spark.post()
    assert "Nothing is entered: German." in forgotten(spark)
    assert spark.value("side") == "German"
    spark.enter("assaults", 5)
    spark.post()
    spark.show_step("Initial Player")
    assert spark.value("initial_player") == "German"
    spark.post()
    assert spark.find("next_phase").accessibleName() == "Next: German Initial Impulse (N)"
    assert parts(spark)[0] == "German Initial Impulse, comes next"
    assert parts(spark)[2] == "Soviet Initiative Challenge"


def test_after_one_side_the_hands_are_where_the_other_begins(spark: Player) -> None:
    """Not in the last field: a number typed there was a division, or turned the page."""
    spark.go_to("initiative")
    spark.show_step("Commitments")
    spark.enter("assaults", 2)
    spark.post(at="fresh")
    assert spark.value("side") == "German"
    assert QApplication.focusWidget() is spark.find("assaults")
    spark.show_step("Ammunition")
    spark.enter("points", 40)
    spark.post(at="why")
    assert spark.value("side") == "German"
    assert QApplication.focusWidget() is spark.find("points")


def test_what_is_no_division_is_refused_by_its_name(spark: Player) -> None:
    spark.go_to("initiative")
    spark.show_step("Commitments")
    spark.qtbot.keyClicks(spark.find("fresh", QLineEdit), "136th Rifle Divsion")
    spark.settle()
    wanted = "136th Rifle Divsion is not a division of the Soviet Roster Sheets."
    (fault,) = [words for words in spark.faults() if words.startswith(wanted)]
    assert "136th Rifle Division" in fault


def test_a_commitment_that_is_not_met_is_asked_for_before_movement_ends(spark: Player) -> None:
    spark.go_to("initiative")
    spark.posted("commitments", side="Soviet", assaults=2)
    spark.posted("commitments", side="German", assaults=1)
    spark.posted("initial_player")
    spark.go_to("first_movement")
    spark.next_phase()
    assert any("Soviet committed to 2 assaults; 0 hexes are marked." in f for f in spark.faults())
    spark.click("stay")
    assert spark.place()[2] == "first_movement"


def test_a_challenge_that_succeeds_turns_the_limited_impulse_over(spark: Player) -> None:
    spark.go_to("initiative_challenge")
    spark.press("result", "s")
    assert spark.working()["Limited Impulse"] == "German"
    spark.post()
    assert spark.find("next_phase").accessibleName() == "Next: German Limited Impulse (N)"
    # The hands are on the button that goes on: in the form N would choose "none", over the success.
    assert QApplication.focusWidget() is spark.find("next_phase")
    spark.next_phase()
    assert spark.place()[1:] == ("german", "second_movement")


def test_recovery_takes_the_marker_off_and_one_undo_lays_it_again(spark: Player) -> None:
    unit = next(row for row in spark.books.queries.units() if row.designation == "284/86")
    spark.go_to("first_movement")
    spark.posted("mark_units", units=[unit.id], marker="suppressed")
    spark.go_to("first_recovery")
    assert "1 unit is suppressed or disrupted." in forgotten(spark)
    assert spark.working()["284/86"] == "not suppressed"
    spark.post()
    assert not forgotten(spark)
    spark.desk.undo()
    spark.settle()
    assert "1 unit is suppressed or disrupted." in forgotten(spark)


def test_the_end_of_an_impulse_is_one_entry_that_undo_takes_back(spark: Player) -> None:
    unit = next(row for row in spark.books.queries.units() if row.designation == "284/86")
    spark.go_to("first_movement")
    spark.posted("mark_units", units=[unit.id], marker="assault", hex="1710")
    posted = spark.books.session.execute(Advance("side", anyway=True))
    facts = spark.books.queries.transaction(posted.transaction).facts
    off = [(fact.field, fact.old) for fact in facts if fact.subject == "marker"]
    assert off == [("assault", "1710")]
    assert spark.place()[2] == "first_recovery"
    spark.books.session.undo()
    assert spark.place()[2] == "first_movement"


def test_a_closed_section_is_looked_back_at_part_by_part(spark: Player) -> None:
    spark.posted("air_power", side="Soviet", points=2)
    spark.go_to("first_movement")
    spark.books.session.execute(Advance("turn", anyway=True))
    assert spark.books.queries.sequence().turn == "1943-01-12-2pm"
    spark.desk.refresh_all()
    spark.settle()
    spark.click("look_back")
    titles = [one.accessibleName() for one in spark.screen.findChildren(SectionTitle)]
    assert "Initiative, both players" in titles
    assert spark.find("past_soviet_air_power").accessibleName().startswith("Air power Phase")
