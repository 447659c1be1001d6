"""A unit entered twice: asked about by hand, told of in a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddUnit
from oobmgr.campaign.file import NewCampaign
from tests.campaigns import campaign_at
from tests.ui.desks import unit
from tests.unit.exchange.trial_lists import read


@pytest.mark.parametrize(
    ("changed", "asked"),
    [
        ({}, True),
        ({"nation": "germany"}, True),
        ({"designation": "42"}, False),
        ({"type": "panzer"}, False),
        ({"size": "X"}, False),
        ({"side": "soviet", "nation": "Soviet Union"}, False),
    ],
)
def test_a_unit_that_looks_like_one_in_the_books_is_asked_about(
    tmp_path: Path, changed: dict[str, str], asked: bool
) -> None:
    with campaign_at(tmp_path / "a.oob", NewCampaign("A", "europa", "barbarossa")) as campaign:
        campaign.session.execute(AddUnit(unit("41")))
        rest = {key: value for key, value in changed.items() if key != "designation"}
        again = AddUnit(unit(changed.get("designation", "41"), **rest))
        draft = campaign.session.preview(again)
        twins = [one for one in draft.warnings if "in the books already" in one.message]
        assert [(one.where, one.asks) for one in twins] == (
            [("designation", True)] if asked else []
        )


def test_of_names_without_a_number_there_may_be_many(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "a.oob", NewCampaign("A", "europa", "barbarossa")) as campaign:
        campaign.session.execute(AddUnit(unit("Bau")))
        draft = campaign.session.preview(AddUnit(unit("Bau")))
        assert not [one for one in draft.warnings if "already" in one.message]


def test_a_row_that_stands_twice_in_a_list_is_told_with_the_first(tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    page.write_text(
        "5th Army\n 15th Corps\n  4-6 Inf XX 45\n  4-6 Inf XX 62\n  4-6 Inf XX 45\n"
        "  2 x 4-6 Inf XX: 7, 8\n  3 x 1-5 Eng III: Bau\n 16th Corps\n  4-6 Inf XX 62\n",
        encoding="utf-8",
    )
    found = read(page, side__page="Soviet")
    told = [(one.cell, one.message) for one in found.problems if "already" in one.message]
    message = "45 rifle XX is in row 3 of page already, in the same formation."
    assert told == [("A5", message)]
    assert [one.designation for one in found.units].count("45") == 2
