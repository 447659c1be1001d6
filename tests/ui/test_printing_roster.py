"""The roster of a real campaign: an order of battle imported, printed, and read back."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps, OverrideCell
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.reports.drawing import Box, apart
from oobmgr.reports.roster_columns import STEP_BOX
from oobmgr.reports.roster_request import Chosen, RosterOptions
from oobmgr.reports.roster_sheet import roster_sheet
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.roster_pdf import write_roster
from oobmgr.ui.viewmodels.printed_roster import roster_of
from tests.campaigns import campaign_at

pytestmark = pytest.mark.usefixtures("qapp")

CORPS = ("Army Group Center", "2nd Panzer Group", "XXIV Motorized Corps")


def values(name: str, unit_type: str, *, side: str = "axis", arrival: str = "") -> UnitValues:
    return UnitValues(
        side=SideId(side),
        nation="Germany" if side == "axis" else "Soviet Union",
        designation=name,
        type=unit_type,
        size="XX",
        path=CORPS if side == "axis" else ("Western Military District", "4th Army"),
        steps=2,
        ratings={"attack": 9, "defense": 9, "move": 10},
        traits={"cadre": "4-8"},
        arrival=TurnCode(arrival),
    )


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    new = NewCampaign("Tuesdays", "europa", "barbarossa")
    with campaign_at(tmp_path / "tuesdays.oob", new) as made:
        rows = (
            values("3 Pz", "panzer"),
            values("4 Pz", "panzer"),
            values("10 Mot", "motorised infantry"),
            values("255", "infantry"),
            values("267", "infantry", arrival="1941-08-I"),
            values("42", "rifle", side="soviet"),
        )
        made.session.execute(ImportOrderOfBattle(rows, source="a test"))
        made.session.execute(LoseSteps((UnitId(4),)))
        yield made


def words(path: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())


def test_all_units_of_both_sides_are_in_the_pdf(campaign: Campaign, tmp_path: Path) -> None:
    target = tmp_path / "roster.pdf"
    assert write_roster(campaign.queries, target, RosterOptions()) == 2
    text = words(target)
    for word in ("3 Pz", "4 Pz", "10 Mot", "255", "267", "42", "arrives Aug I", "Tuesdays"):
        assert word in text
    summary = campaign.queries.summary()
    assert summary.turn_label in text
    assert "Revised Europa" in text
    assert "SP 100" in text
    assert "SP 75" in text


def test_headings_price_the_move_of_the_units_on_the_map(
    campaign: Campaign, tmp_path: Path
) -> None:
    """Two panzer divisions at 1 and a motorised one at ½; infantry and rifle move free."""
    target = tmp_path / "roster.pdf"
    write_roster(campaign.queries, target, RosterOptions())
    text = words(target)
    assert "5 divisions, 2 ½ SP to move, rounded up 3" in text
    assert "1 division, move free" in text


def test_a_house_rule_of_the_campaign_is_printed(campaign: Campaign, tmp_path: Path) -> None:
    """A panzer division at 2 SP: two of them and a motorised one come to 4 ½."""
    rule = OverrideCell("supply.activation.panzer", "2", "thirsty tanks")
    campaign.session.execute(rule)
    target = tmp_path / "roster.pdf"
    write_roster(campaign.queries, target, RosterOptions())
    text = words(target)
    assert "5 divisions, 4 ½ SP to move, rounded up 5" in text
    assert roster_of(campaign.queries).form.foot[0].lines[0].startswith("armor ........ × 2")


def test_losses_are_struck(campaign: Campaign) -> None:
    document = roster_sheet(roster_of(campaign.queries), RosterOptions(), PrintedMetrics())
    boxes = [
        item
        for page in document.pages
        for item in apart(page)
        if isinstance(item, Box) and item.w == STEP_BOX
    ]
    assert len(boxes) == 12
    assert sum(box.mark == "struck" for box in boxes) == 1


def test_only_the_chosen_side_and_formation(campaign: Campaign, tmp_path: Path) -> None:
    target = tmp_path / "roster.pdf"
    options = RosterOptions(side="axis", formations=(Chosen("axis", CORPS),), blank=True)
    assert write_roster(campaign.queries, target, options) == 1
    text = words(target)
    assert "10 Mot" in text
    assert "rifle" not in text
    assert campaign.queries.summary().turn_label not in text


def test_it_is_written_where_there_is_no_window(campaign: Campaign, tmp_path: Path) -> None:
    """In a process of its own, without a display and without an application."""
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from oobmgr.campaign.file import open_campaign\n"
        "from oobmgr.reports.roster_request import RosterOptions\n"
        "from oobmgr.ui.printing.roster_pdf import write_roster\n"
        "with open_campaign(Path(sys.argv[1])) as campaign:\n"
        "    print(write_roster(campaign.queries, Path(sys.argv[2]), RosterOptions()))\n"
    )
    environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    environment.pop("QT_QPA_PLATFORM", None)
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    target = tmp_path / "roster.pdf"
    done = subprocess.run(
        [sys.executable, "-c", script, str(campaign.path), str(target)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "2"
    assert "Das" not in words(target)
    assert "10 Mot" in words(target)
