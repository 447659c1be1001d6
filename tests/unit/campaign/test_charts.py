"""The charts of a campaign: kept, changed, taken out, undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, FillChart, FillCharts
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import ChartRow
from oobmgr.domain.errors import BadInput
from tests.campaigns import campaign_at

CELLS = [["no"]] * 4 + [["yes"]] * 2


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return campaign_at(tmp_path / "test.oob", NewCampaign("Test", "europa", "barbarossa"))


def success(campaign: Campaign) -> ChartRow:
    return next(row for row in campaign.queries.charts() if row.chart.id == "success")


def fill(campaign: Campaign, cells: list[list[str]]) -> None:
    campaign.session.execute(FillChart("success", {"columns": ["partisans"], "cells": cells}))


def test_a_chart_is_kept_with_the_campaign(campaign: Campaign) -> None:
    assert success(campaign).copy is None
    fill(campaign, CELLS)
    copy = success(campaign).copy
    assert copy is not None
    assert [copy.entry(str(die), "partisans") for die in (4, 5)] == ["no", "yes"]
    assert campaign.queries.check() == ()


def test_a_change_is_counted_undone_and_redone(campaign: Campaign) -> None:
    fill(campaign, CELLS)
    before = success(campaign)
    preview = campaign.session.preview(
        FillChart("success", {"columns": ["partisans"], "cells": [["yes"], *CELLS[1:]]})
    )
    assert preview.sentence == "1 entry changed, 0 taken out."
    fill(campaign, [["yes"], *CELLS[1:]])
    after = success(campaign)
    assert after != before
    campaign.session.undo()
    assert success(campaign) == before
    campaign.session.redo()
    assert success(campaign) == after


def test_it_can_be_taken_out_again(campaign: Campaign) -> None:
    fill(campaign, CELLS)
    campaign.session.execute(FillChart("Success table", None))
    assert success(campaign).copy is None


def test_what_cannot_be_kept_changes_nothing(campaign: Campaign) -> None:
    for command in (
        FillChart("sucess", None),
        FillChart("success", None),
        FillChart("success", {"columns": ["partisans"], "cells": [["perhaps"]]}),
    ):
        with pytest.raises(BadInput):
            campaign.session.execute(command)
    assert success(campaign).copy is None


RESOURCES = {"rows": ["July I 1941"], "cells": [["3", "2"]]}


def test_several_charts_are_kept_in_one_transaction(campaign: Campaign) -> None:
    before = campaign.queries.version()
    copies = {"success": {"columns": ["partisans"], "cells": CELLS}, "resource_schedule": RESOURCES}
    campaign.session.execute(FillCharts(copies))
    assert campaign.queries.version() == before + 1
    filled = {row.chart.id for row in campaign.queries.charts() if row.copy}
    assert filled == {"success", "resource_schedule"}
    campaign.session.undo()
    assert not any(row.copy for row in campaign.queries.charts())


def test_of_several_charts_none_is_kept_where_one_is_bad(campaign: Campaign) -> None:
    good = {"columns": ["partisans"], "cells": CELLS}
    bad = {"rows": ["soon"], "cells": [["many", "2"]]}
    with pytest.raises(BadInput) as caught:
        campaign.session.execute(FillCharts({"success": good, "resource_schedule": bad}))
    assert len(caught.value.faults) == 2
    with pytest.raises(BadInput, match="no chart is given"):
        campaign.session.execute(FillCharts({}))
    assert not any(row.copy for row in campaign.queries.charts())


def test_a_copy_is_known_since_the_turn_that_posted_it(campaign: Campaign) -> None:
    fill(campaign, CELLS)
    first = campaign.queries.summary().turn_label
    campaign.session.execute(Advance("turn", anyway=True))
    later = campaign.queries.summary().turn_label
    assert later != first
    assert success(campaign).turn_label == first
    fill(campaign, [["yes"], *CELLS[1:]])
    assert success(campaign).turn_label == later
    campaign.session.undo()
    assert success(campaign).turn_label == first
    campaign.session.execute(FillChart("success", None))
    assert success(campaign).turn_label == ""
