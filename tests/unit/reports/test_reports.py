"""The reports of a campaign whose figures were worked out by hand (see `kept_books`)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.questions import BOARD
from oobmgr.games.europa.report_list import REPORTS
from oobmgr.known_games import game
from oobmgr.reports.listed import kinds_of, reports_of
from oobmgr.rules.questions import SideWish
from tests.unit.campaign.trial_books import AXIS, SOVIET
from tests.unit.reports.kept_books import (
    JULY,
    JUNE,
    SURPRISE,
    by_name,
    cells,
    kept_books,
    report,
    section,
    sums,
)


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    folder: Path = tmp_path_factory.mktemp("kept")
    with kept_books(folder) as made:
        yield made


def test_the_books_of_a_turn_open_and_close_as_worked_out(campaign: Campaign) -> None:
    # Opening, in, out, closing, limit.
    surprise = by_name(report(campaign, "turn-sheet", AXIS, SURPRISE), "Books")
    assert surprise["Supply points"] == (100, 0, 7, 93, None)
    assert surprise["Supply points, surprise turn"] == (80, 0, 80, 0, None)
    assert surprise["Steps of units"] == (0, 12, 1, 11, None)
    assert surprise["Steps in the dead pile"] == (0, 1, 0, 1, None)
    june = by_name(report(campaign, "turn-sheet", AXIS, JUNE), "Books")
    assert june["Supply points"] == (93, 0, 0, 93, None)
    assert june["Germany, infantry points pending"] == (0, 3, 0, 3, None)
    assert june["Steps of units"] == (11, 0, 2, 9, None)
    assert june["Steps in the dead pile"] == (1, 2, 0, 3, None)
    july = by_name(report(campaign, "turn-sheet", AXIS), "Books")
    assert july["Supply points"] == (93, 7, 0, 100, None)
    assert july["Germany, infantry points"] == (0, 6, 2, 4, None)
    assert july["Germany, infantry points pending"] == (3, 0, 3, 0, None)
    assert july["Steps of units"] == (9, 1, 0, 10, None)
    assert july["Steps in the dead pile"] == (3, 0, 1, 2, None)
    assert "Supply points, surprise turn" not in july


def test_what_came_in_and_went_out_says_from_where_and_where_to(campaign: Campaign) -> None:
    july = report(campaign, "turn-sheet", AXIS)
    came = [row[:3] for row in cells(july, "Came in")]
    assert came == [
        ("SP", "Revoke: Count: Axis pool, 93 SP on the table", 7),
        ("Germany Inf", "Special replacements", 3),
        ("Germany Inf", "Pending until July I 1941", 3),
    ]
    went = [row[:3] for row in cells(july, "Went out")]
    assert went == [("Germany Inf", "Spent, initial", 2), ("Inf, pending", "Pool", 3)]


def test_units_are_summed_up_by_what_became_of_them(campaign: Campaign) -> None:
    # What, units, steps. The loss that was undone is nowhere.
    surprise = report(campaign, "turn-sheet", AXIS, SURPRISE)
    assert cells(surprise, "Units") == [
        ("Entered in the books", 6, 12),
        ("Lost steps, in play", 1, 1),
    ]
    june = report(campaign, "turn-sheet", AXIS, JUNE)
    assert cells(june, "Units") == [
        ("Lost steps, in play", 1, 1),
        ("Destroyed", 1, 1),
    ]
    july = report(campaign, "turn-sheet", AXIS)
    assert cells(july, "Units") == [("Arrived", 1, None), ("Brought back", 1, 1)]
    assert cells(report(campaign, "turn-sheet", SOVIET), "Units") == [
        ("Arrived", 1, None),
        ("Brought back", 1, 1),
    ]


def test_what_is_due_names_what_is_open_and_what_arrives(campaign: Campaign) -> None:
    due = cells(report(campaign, "turn-sheet", AXIS), "Due")
    assert any(row[0] == "now" and "Income" in str(row[1]) for row in due)
    assert ("Jul II", "1 unit arrives: Italy 1.", "") in due
    other = cells(report(campaign, "turn-sheet", SOVIET), "Due")
    assert not any(row[0] == "now" for row in other)
    past = cells(report(campaign, "turn-sheet", AXIS, JUNE), "Due")
    assert not any(row[0] == "now" for row in past)
    assert ("Jul I", "3 points arrive: Germany 3.", "REP 13") in past


def test_losses_are_listed_turn_by_turn_with_sums(campaign: Campaign) -> None:
    # Nation and kind: steps lost, steps back, strength lost.
    axis = report(campaign, "losses", AXIS)
    assert cells(axis, "Turn by turn") == [
        ("Surprise turn, June 1941", None, None, None),
        ("Germany, infantry", 1, 0, 5),
        ("Together", 1, 0, 5),
        ("June II 1941", None, None, None),
        ("Germany, infantry", 2, 0, 7),
        ("Together", 2, 0, 7),
        ("July I 1941", None, None, None),
        ("Germany, infantry", 0, 1, 0),
        ("Together", 0, 1, 0),
    ]
    assert cells(axis, "All turns")[-1] == ("Together", 3, 1, 12)
    soviet = report(campaign, "losses", SOVIET)
    assert cells(soviet, "All turns") == [
        ("Soviet Union, infantry", 1, 0, 3),
        ("Soviet Union, armor", 1, 1, 0),
        ("Together", 2, 1, 3),
    ]
    before = report(campaign, "losses", SOVIET, JUNE)
    assert cells(before, "All turns")[-1] == ("Together", 2, 0, 7)


def test_the_dead_pile_tells_steps_strength_and_price(campaign: Campaign) -> None:
    june = report(campaign, "dead-pile", AXIS, JUNE)
    assert cells(june, "Dead units") == [
        ("Germany, infantry", *(None,) * 7),
        ("1", "infantry", "XX", "7-6", 2, 7, "your chart", "2 Inf"),
        ("1 unit", None, None, None, 2, 7, None, "2 Inf"),
    ]
    july = report(campaign, "dead-pile", AXIS)
    assert section(july, "Dead units").rows == ()
    living = "Units that lost steps and are still alive"
    assert [row[:6] for row in cells(july, living)[1:]] == [
        ("1", "infantry", "XX", "7-6", 1, 5),
        ("2", "infantry", "XX", "7-6", 1, 5),
        ("2 units", None, None, None, 2, 10),
    ]
    (rifle,) = [
        r for r in cells(report(campaign, "dead-pile", SOVIET), "Dead units") if r[0] == "61"
    ]
    # A unit of one step comes back for its strength.
    assert rifle == ("61", "rifle", "XX", "3-6", 1, 3, "3 Inf", None)


def test_the_replacement_sheet_adds_up_points_and_what_is_owed(campaign: Campaign) -> None:
    july = report(campaign, "replacement-sheet", AXIS)
    # Opening, in, spent, held, pending, next turn.
    assert by_name(july, "Points")["infantry"] == (0, 6, 2, 4, 0, 0)
    assert by_name(july, "Points")["Together"] == (0, 6, 2, 4, 0, 0)
    # Strength lost, paid, due now, due later.
    assert by_name(july, "Special replacements")["Germany, infantry"] == (12, 3, 0, 0)
    june = report(campaign, "replacement-sheet", AXIS, JUNE)
    assert by_name(june, "Points")["infantry"] == (0, 0, 0, 0, 3, 3)
    assert by_name(june, "Special replacements")["Germany, infantry"] == (12, 0, 0, 3)
    soviet = report(campaign, "replacement-sheet", SOVIET)
    assert by_name(soviet, "Cities")["Moskva"] == (6, "free")
    assert section(soviet, "Cities").note == "from August I 1941"
    assert {one.title for one in july.sections}.isdisjoint({"Cities", "Factories"})


def test_arrivals_are_those_of_the_next_three_turns(campaign: Campaign) -> None:
    assert cells(report(campaign, "arrivals", AXIS), "Units") == [
        ("July II 1941", *(None,) * 6),
        ("52 Torino", "infantry", "XX", "Italy", "4-6", 2, "Corps"),
        ("1 unit", None, None, None, None, 2, None),
    ]
    june = report(campaign, "arrivals", AXIS, JUNE)
    assert [row.cells[0] for row in sums(june, "Units")] == ["1 unit", "1 unit"]
    assert cells(june, "Points") == [
        ("July I 1941", None, None, None, None),
        ("Germany", "infantry points", 3, "pending", "REP 13"),
        ("Together", None, 3, None, None),
    ]
    # The schedule of July I in the rules: two German groups and one Italian.
    assert [row.cells[2] for row in sums(june, "Air groups")] == [3]


def test_the_air_roster_counts_groups_by_nation_and_box(campaign: Campaign) -> None:
    german = by_name(report(campaign, "air-roster", AXIS), "German")
    board = campaign.queries.ask(BOARD, SideWish(AXIS))
    assert board is not None
    force = next(one for one in board.forces if one.name == "German")
    full = sum(card.number for box in force.boxes for card in box.cards if card.steps == 2)
    half = force.number - full
    assert german["Together"] == (None, None, full, half, 0, None)


def test_a_report_of_a_turn_that_was_not_played_is_refused(campaign: Campaign) -> None:
    with pytest.raises(BadInput, match="has not been played"):
        reports_of(campaign.queries, "1941-08-I")


def test_every_report_is_made_for_each_side_once(campaign: Campaign) -> None:
    made = [(one.name, one.side) for one in reports_of(campaign.queries)]
    assert len(made) == len(set(made)) == 2 * len(REPORTS)
    assert {name for name, _ in made} == {
        kind.name for kind in kinds_of(game("europa")) if not kind.by_name
    }
    assert report(campaign, "turn-sheet", AXIS, JULY) == report(campaign, "turn-sheet", AXIS)


def test_rows_have_a_cell_for_each_column(campaign: Campaign) -> None:
    for turn in (None, SURPRISE, JUNE):
        for made in reports_of(campaign.queries, turn):
            for one in made.sections:
                assert {len(row.cells) for row in one.rows} <= {len(one.columns)}, one.title
                assert one.rows or one.empty
