"""What was missed in a phase that is over: entered late, with its reason, and nothing undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, Late, PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput, Refused
from tests.campaigns import CLEAR
from tests.unit.campaign.trial_books import fresh


def _income_left_open(campaign: Campaign) -> None:
    """The income of June II is left open, and play goes on to the next side."""
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(Advance(anyway=True, reason="forgot it"))
    campaign.session.execute(Advance("side", anyway=True, reason="forgot it"))


def _late(campaign: Campaign, late: Late) -> PostAction:
    place = campaign.queries.missed_place("initial", late)
    with campaign.queries.placed(place):
        return PostAction("initial", campaign.queries.filled("initial", {"weather": CLEAR}), late)


def _sp(campaign: Campaign, side: str) -> int:
    rows = campaign.queries.balances()
    return sum(int(row.amount) for row in rows if (row.side, row.good) == (side, "sp"))


def test_a_missed_income_is_posted_late_for_its_side(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        before, now = _sp(campaign, "axis"), campaign.queries.summary()
        late = Late("found at supper", side="axis")
        posted = campaign.session.execute(_late(campaign, late))
        entry = campaign.queries.transaction(posted.transaction)
        assert _sp(campaign, "axis") > before
        assert (entry.turn, entry.side, entry.phase) == (now.turn, now.side, now.phase)
        assert entry.title.endswith("(late)")
        assert ("Reason", "found at supper") in {(s.label, s.value) for s in entry.working}
        (told,) = [note for note in entry.notes if note.startswith("Late, for the Initial Phase")]
        assert "Axis player turn" in told
        after = campaign.queries.summary()
        assert (after.turn, after.side, after.phase) == (now.turn, now.side, now.phase)
        # Once in a player turn, whenever it was posted.
        with pytest.raises(Refused, match="was posted already"):
            campaign.session.execute(_late(campaign, late))


def test_the_same_posted_plainly_is_refused_or_for_the_side_that_plays(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        campaign.session.execute(Advance(anyway=True, reason="as agreed"))
        inputs = campaign.queries.proposal("initial")
        with pytest.raises(Refused, match="what was missed is entered late"):
            campaign.session.execute(PostAction("initial", inputs))


def test_a_late_entry_needs_a_reason(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        with pytest.raises(Refused, match="needs its reason"):
            campaign.session.execute(_late(campaign, Late("  ", side="axis")))


def test_what_is_not_over_is_not_late(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        with pytest.raises(BadInput, match="is over in this turn"):
            campaign.queries.missed_place("initial", Late("x", side="soviet"))


def test_a_late_entry_is_undone_as_any_other(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        before = _sp(campaign, "axis")
        campaign.session.execute(_late(campaign, Late("found", side="axis")))
        campaign.session.undo()
        assert _sp(campaign, "axis") == before
        assert campaign.queries.check() == ()


def test_what_is_asked_of_a_phase_that_is_over_changes_no_answer_of_now(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        _income_left_open(campaign)
        queries = campaign.queries
        with queries.one_moment():
            now = queries.sequence()
            with queries.placed(queries.missed_place("initial", Late("x", side="axis"))):
                then = queries.sequence()
            assert queries.sequence() == now
        assert (then.side, then.phase, now.side) == ("axis", "initial", "soviet")
