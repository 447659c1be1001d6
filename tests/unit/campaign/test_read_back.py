"""A printed sheet read back: boxes, markers and hexes as one entry, or none of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, ReadBack, SheetMark
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark import fact_kinds
from tests.campaigns import campaign_at


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    new = NewCampaign("Spark", "spark", "combat_example")
    with campaign_at(tmp_path / "spark.oob", new) as made:
        yield made


def named(campaign: Campaign, name: str) -> UnitRow:
    return next(row for row in campaign.queries.units() if row.designation == name)


def markers(campaign: Campaign, unit: UnitId) -> dict[str, object]:
    facts = campaign.queries.facts(fact_kinds.MARKER)
    return {name: value for (key, name), value in facts.items() if key == str(unit) and value}


def test_everything_of_a_sheet_is_one_transaction_and_one_undo(campaign: Campaign) -> None:
    for _ in range(2):  # to the Movement Phase, in which Assault Markers are laid
        campaign.session.execute(Advance(anyway=True))
    first, second = (UnitId(named(campaign, name).id) for name in ("284/86", "330/86"))
    before = campaign.queries.summary().transactions
    campaign.session.execute(
        ReadBack(
            (
                SheetMark(first, change=-2, markers={"disrupted": True}),
                SheetMark(second, steps_left=5, markers={"assault": "1710"}, hex="1612"),
            )
        )
    )
    assert named(campaign, "284/86").steps_left == 6
    assert markers(campaign, first) == {"disrupted": True}
    assert markers(campaign, second) == {"assault": "1710"}
    assert (named(campaign, "330/86").steps_left, named(campaign, "330/86").hex) == (5, "1612")
    assert campaign.queries.summary().transactions == before + 1
    assert campaign.queries.check() == ()
    campaign.session.undo()
    assert (named(campaign, "284/86").steps_left, named(campaign, "330/86").hex) == (8, "1611")
    assert markers(campaign, first) == {}


def test_marks_on_one_unit_add_up(campaign: Campaign) -> None:
    unit = UnitId(named(campaign, "284/86").id)
    marks = (SheetMark(unit, steps_left=7), SheetMark(unit, change=-1), SheetMark(unit, change=-1))
    campaign.session.execute(ReadBack(marks))
    assert named(campaign, "284/86").steps_left == 5


def test_what_cannot_be_leaves_everything_as_it_was(campaign: Campaign) -> None:
    first, second = (UnitId(named(campaign, name).id) for name in ("284/86", "330/86"))
    with pytest.raises(BadInput, match="8 of 8 steps"):
        campaign.session.execute(ReadBack((SheetMark(first, change=-1), SheetMark(second, -9))))
    assert named(campaign, "284/86").steps_left == 8


def test_a_unit_without_a_box_is_dead(campaign: Campaign) -> None:
    unit = named(campaign, "Leningrad Balloon")
    posted = campaign.session.execute(ReadBack((SheetMark(UnitId(unit.id), steps_left=0),)))
    assert named(campaign, "Leningrad Balloon").status == "dead"
    assert any("off the map" in fault.advice for fault in posted.warnings)


def test_what_the_books_hold_already_is_nothing_new(campaign: Campaign) -> None:
    unit = UnitId(named(campaign, "284/86").id)
    mark = SheetMark(unit, change=-1, markers={"suppressed": True})
    campaign.session.execute(ReadBack((mark,)))
    again = SheetMark(unit, steps_left=7, markers={"suppressed": True})
    with pytest.raises(BadInput, match="nothing would change"):
        campaign.session.execute(ReadBack((again,)))
    campaign.session.execute(ReadBack((SheetMark(unit, markers={"suppressed": None}),)))
    assert markers(campaign, unit) == {}
