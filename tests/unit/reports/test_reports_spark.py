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
