"""Reports of a game that counts steps alone: no strength, no prices, no air groups."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.known_games import game
from oobmgr.reports.listed import kinds_of, reports_of
from oobmgr.reports.report_text import terminal_text
from oobmgr.rules.reporting import Report
from tests.campaigns import campaign_at


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    path: Path = tmp_path_factory.mktemp("spark") / "example.oob"
    with campaign_at(path, NewCampaign("Example", "spark", "combat_example")) as made:
        infantry = next(u for u in made.queries.units() if u.designation == "284/86")
        made.session.execute(LoseSteps((UnitId(infantry.id),), 2))
        yield made


def test_lost_steps_stand_without_strength_and_prices(books: Campaign) -> None:
    (pile,) = reports_of(books.queries, names=("dead-pile",), sides=("soviet",))
    living = pile.sections[1]
    assert [column.title for column in living.columns] == [
        "Unit", "Type", "Size", "Ratings", "Steps",
    ]  # fmt: skip
    assert ("284/86", "infantry regiment", "III", "8-1", 2) in [row.cells for row in living.rows]
    (losses,) = reports_of(books.queries, names=("losses",), sides=("soviet",))
    assert [column.title for column in losses.sections[1].columns] == [
        "Nation and kind", "Steps lost", "Steps back",
    ]  # fmt: skip


def test_no_report_speaks_of_what_the_game_has_not(books: Campaign) -> None:
    told = " ".join(kind.sentence for kind in kinds_of(game("spark")))
    text = told + "".join(terminal_text(report) for report in reports_of(books.queries))
    for word in ("rebuil", "special costs", "cadre", "Air groups", "air group", "Strength"):
        assert word not in text


OPEN = "3/240/170"
"""A German unit whose boxes nobody entered; 4 stand in for them."""


def germans(books: Campaign) -> tuple[int, str]:
    """The steps of the Germans whose boxes were entered, and the others in words."""
    units = [u for u in books.queries.units() if u.side == "german"]
    unsure = [u for u in units if u.traits.get("steps_unknown")]
    assert OPEN in {u.designation for u in unsure}
    number = "1 unit" if len(unsure) == 1 else f"{len(unsure)} units"
    return sum(u.steps for u in units if u not in unsure), f"{number} with unknown steps"


@pytest.mark.parametrize("name", ["set-up", "pack-up", "organisation", "boxes", "cards"])
def test_boxes_that_nobody_entered_are_in_no_sum_of_a_sheet(books: Campaign, name: str) -> None:
    steps, unsure = germans(books)
    (report,) = reports_of(books.queries, names=(name,), sides=("german",))
    section = report.sections[0]
    assert section.note.endswith(f"{steps} steps and {unsure}")
    (row,) = (row for row in section.rows if OPEN in row.cells)
    told = row.cells[[column.title for column in section.columns].index("Steps")]
    assert told == "?"


def test_boxes_that_nobody_entered_are_in_no_sum_of_the_turn(books: Campaign) -> None:
    steps, unsure = germans(books)
    (report,) = reports_of(books.queries, names=("turn-sheet",), sides=("german",))
    held, _, _, units, *_ = report.sections
    (row,) = (row for row in held.rows if str(row.cells[0]).startswith("Steps of units"))
    assert row.cells == (f"Steps of units, and {unsure}", 0, steps, 0, steps, None)
    assert [row.cells[2] for row in units.rows] == [f"{steps} + ?"]


def test_boxes_that_nobody_entered_are_in_no_strength_turn_by_turn(books: Campaign) -> None:
    steps, _ = germans(books)
    series = books.queries.over_turns("strength", "whole").series
    assert [one.values for one in series if one.side == "german"] == [(steps,)]


def test_with_how_many_steps_an_open_unit_died_is_not_known(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "e.oob", NewCampaign("E", "spark", "combat_example")) as made:
        by_name = {u.designation: UnitId(u.id) for u in made.queries.units()}
        gun, infantry = by_name[OPEN], by_name["II/399/170"]
        made.session.execute(LoseSteps((infantry,), 2))
        # What it loses while it lives is struck box by box, and known.
        made.session.execute(LoseSteps((gun,), 1))
        sheet, pile = reports_of(made.queries, names=("turn-sheet", "dead-pile"), sides=("german",))
        assert _cells(sheet, "Books", "Steps in the dead pile")[-2] == 3
        assert _cells(sheet, "Units", "Lost steps, in play") == (
            "Lost steps, in play",
            2,
            3,
        )
        assert pile.sections[1].note == "2 units, 3 steps"
        made.session.execute(LoseSteps((gun,), 2))
        sheet, pile = reports_of(made.queries, names=("turn-sheet", "dead-pile"), sides=("german",))
        dead = "Steps in the dead pile, and 1 unit with unknown steps"
        assert _cells(sheet, "Books", dead)[-2] == 2
        assert _cells(sheet, "Units", "Destroyed") == ("Destroyed", 1, "0 + ?")
        assert pile.sections[0].note == "1 unit, 0 steps and 1 unit with unknown steps"
        (row,) = (row.cells for row in pile.sections[0].rows if row.cells[0] == OPEN)
        assert row[4] == "?"


def _cells(report: Report, title: str, first: str) -> tuple[object, ...]:
    """The row of a section that begins so."""
    section = next(one for one in report.sections if one.title.startswith(title))
    return next(row.cells for row in section.rows if row.cells[0] == first)
