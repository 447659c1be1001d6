"""The printed sheet of a described game."""

from __future__ import annotations

from tests.unit.games.own.two_hills import TWO_HILLS
from tests.unit.reports.sheets import PlainMetrics

from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.paper import sheet_form_of
from oobmgr.reports.drawing import Style
from oobmgr.reports.page_setup import USUAL_SETUP
from oobmgr.reports.roster_columns import columns


def test_the_heading_over_a_single_marker_has_room() -> None:
    text = TWO_HILLS + '[markers.tired]\nname = "Tired"\nword = "tired"\n'
    form = sheet_form_of(read_description(text).agreed())
    (group,) = form.ticks
    assert len(group.letters) == 1
    (marked,) = columns(USUAL_SETUP, form, (), PlainMetrics()).ticks
    assert marked.w >= PlainMetrics().width(group.title, Style.COLUMN)
