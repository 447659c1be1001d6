"""A state that a later phase has entered stays, whatever is entered late for an earlier one."""

from __future__ import annotations

from pathlib import Path

from oobmgr.campaign.commands import Advance, Late, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.europa.fact_kinds import FACTORY
from oobmgr.games.own.sample import sample_text
from oobmgr.games.spark.fact_kinds import MARKER
from tests.campaigns import campaign_at, post
from tests.ui.fire.gunner import campaign as at_the_assaults
from tests.ui.fire.gunner import go_to, ids_of
from tests.unit.campaign.trial_books import fresh, units


def late(campaign: Campaign, action: str, missed: Late, **raw: object) -> PostAction:
    with campaign.queries.placed(campaign.queries.missed_place(action, missed)):
        return PostAction(action, campaign.queries.filled(action, raw), missed)


def told(campaign: Campaign, entry: PostAction) -> list[str]:
    """The units of which the entry leaves a state as it is, after it was posted."""
    names = [
        one.where
        for one in campaign.session.preview(entry).warnings
        if one.message.startswith("stays as the")
    ]
    campaign.session.execute(entry)
    return names


def to_side(campaign: Campaign, side: str) -> None:
    """On to the Initial Phase of a side."""
    while (now := campaign.queries.sequence()).side != side or now.phase != "initial":
        campaign.session.execute(Advance(anyway=True))


def words(campaign: Campaign, unit: int) -> list[str]:
    return next([mark.word for mark in one.marks] for one in campaign.queries.units()
                if one.id == unit)  # fmt: skip


def test_a_marker_that_came_off_since_is_not_laid_again(tmp_path: Path) -> None:
    campaign = at_the_assaults(tmp_path)
    ids = ids_of(campaign)
    one, other = ids["II/399/170"], ids["I/399/170"]
    post(campaign, "mark_units", units=[one], marker="suppressed")
    go_to(campaign, "first_recovery")
    post(campaign, "recovery", suppressed=[one])
    campaign.session.execute(Advance(anyway=True))
    missed = Late("forgotten", phase="first_combat")
    both = late(campaign, "mark_units", missed, units=[one, other], marker="suppressed")
    assert told(campaign, both) == ["II/399/170 infantry battalion"]
    assert "suppressed" not in words(campaign, one)
    assert "suppressed" in words(campaign, other)
    # Each marker is a state of its own.
    trench = late(campaign, "mark_units", missed, units=[one], marker="entrenched")
    assert told(campaign, trench) == []


def test_a_supply_state_of_the_later_turn_stays(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        one, other = (unit.id for unit in campaign.queries.units())
        go_to(campaign, "initial")
        check = campaign.queries.sequence()
        post(campaign, "supply_states", unsupplied=[one, other])
        campaign.session.execute(Advance("turn", anyway=True))
        to_side(campaign, check.side)
        post(campaign, "supply_states", isolated=[one])
        missed = Late("?", check.turn, check.side, "initial")
        back = late(campaign, "supply_states", missed, in_supply=[one, other])
        assert [name[:2] for name in told(campaign, back)] == ["1 "]
        assert "isolated" in words(campaign, one)
        assert "unsupplied" not in words(campaign, other)


def test_places_and_markers_of_a_described_game_stay_as_a_later_phase_has_them(
    tmp_path: Path,
) -> None:
    new = NewCampaign("Valley", "own", description=sample_text())
    with campaign_at(tmp_path / "valley.oob", new) as campaign:
        go_to(campaign, "march")
        first = campaign.queries.sequence()
        campaign.session.execute(Advance("turn", anyway=True))
        go_to(campaign, "march")
        post(campaign, "place", place="mill_ford", holder="league")
        missed = Late("?", first.turn, first.side, "march")
        for place, stays in (("mill_ford", ["Mill ford"]), ("sorren", [])):
            taken = late(campaign, "place", missed, place=place, holder="crown")
            assert told(campaign, taken) == stays


def test_a_fire_that_is_entered_late_is_added_to_those_of_the_unit(tmp_path: Path) -> None:
    """What a unit fired is a list and no state: a later fire keeps no earlier one out of it."""
    campaign = at_the_assaults(tmp_path)
    ids = ids_of(campaign)
    guard = ids["II/399/170"]
    shot = {"firers": [{"unit": guard}], "place": "1612", "stand_in": True}
    at = {"unit": ids["387/136"], "red": 1, "gray": 1, "result": "0"}
    post(campaign, "fire", segment="defensive_1", assault="1712", targets=[at], **shot)
    zone = late(
        campaign, "fire", Late("forgotten", phase="first_movement"),
        segment="zoc", targets=[at], **shot,
    )  # fmt: skip
    assert told(campaign, zone) == []
    fired = campaign.queries.facts(MARKER)[str(guard), "fired"]
    assert isinstance(fired, list)
    assert [one["segment"] for one in fired if isinstance(one, dict)] == ["defensive_1", "zoc"]


def test_a_factory_that_was_retaken_since_is_not_lost_again(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        to_side(campaign, "soviet")
        first = campaign.queries.sequence()
        for place in ("Kharkov", "Stalingrad"):
            post(campaign, "factory", place=place, event="new")
        campaign.session.execute(Advance("turn", anyway=True))
        to_side(campaign, "soviet")
        for event in ("lost", "retaken"):
            post(campaign, "factory", place="Kharkov", event=event)
        missed = Late("?", first.turn, first.side, "initial")
        for place, stays in (("Kharkov", ["Kharkov"]), ("Stalingrad", [])):
            gone = late(campaign, "factory", missed, place=place, event="lost")
            assert told(campaign, gone) == stays
        assert campaign.queries.facts(FACTORY)["Kharkov", "axis_held"] is False
