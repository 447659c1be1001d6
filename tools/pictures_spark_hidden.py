"""The picture of a hidden sheet: the page of Roster Sheets, with the Germans under a passphrase."""

from __future__ import annotations

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.games.spark.words import GERMAN
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from pictures_spark_fire import example_units
from pictures_stage import Stage


def hidden_sheet(stage: Stage) -> None:
    """The German sheet, hidden, with the lock in the bar."""
    path = stage.folder / "hidden.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    new = NewCampaign("Operation Spark", "spark", "spark", "standard", {})
    with create_campaign(path, new) as books:
        books.session.execute(ImportOrderOfBattle(example_units()))
        books.set_passphrase(GERMAN, "a word of the Germans")
    stage.open(path)
    page = stage.page("roster_sheets")
    assert isinstance(page, RosterSheetsScreen)  # noqa: S101 - says which page it is
    assert page.live is not None  # noqa: S101 - the page was read
    page.show_sheet(next(one.key for one in page.live.sheets if one.side == GERMAN))
    stage.settle()
