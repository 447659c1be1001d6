"""The markers of units as the order of battle shows them."""

from __future__ import annotations

from pathlib import Path

from tests.campaigns import campaign_at, post

from oobmgr.campaign.file import NewCampaign


def test_units_tell_their_markers_in_the_order_of_battle(tmp_path: Path) -> None:
    new = NewCampaign("Marks", "spark", "combat_example", "standard")
    with campaign_at(tmp_path / "marks.oob", new) as campaign:
        ids = {row.designation: row.id for row in campaign.queries.units()}
        for marker in ("disrupted", "entrenched"):
            post(campaign, "mark_units", units=[ids["II/399/170"]], marker=marker)
        marks = {row.designation: row.marks for row in campaign.queries.units()}
    assert [(one.word, one.severe) for one in marks["II/399/170"]] == [
        ("disrupted", True),
        ("entrenched", False),
    ]
    assert marks["I/399/170"] == ()
