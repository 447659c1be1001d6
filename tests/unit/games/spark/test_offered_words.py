"""The hexes and stocks that fields offer while one types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.ui.fire.gunner import campaign as spark_campaign

from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import SideId

ASSAULTED = {"1710", "1712"}
GUNS = "2213"
"""Where I/240/170 stands, which nobody assaults."""


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    """The Combat Phase of the worked example, with its Assault Markers."""
    with spark_campaign(tmp_path) as made:
        yield made


def offered(books: Campaign, action: str, field: str) -> set[str]:
    return set(books.queries.form(action).offered[field])


@pytest.mark.parametrize(
    ("action", "field"),
    [
        ("assault_combat", "hex"),
        ("assault_half", "hex"),
        ("assault_end", "hex"),
        ("call_off", "hex"),
        ("defender_withdrawal", "hex"),
        ("night_surprise", "hex"),
        ("fire_unseen", "assault"),
    ],
)
def test_what_is_about_an_assault_offers_their_hexes(
    books: Campaign, action: str, field: str
) -> None:
    words = offered(books, action, field)
    assert words >= ASSAULTED
    assert "1612" not in words  # where 387/136 stands


@pytest.mark.parametrize(
    ("action", "field"),
    [("assault_markers", "hex"), ("mark_units", "hex"), ("move", "marker"), ("aa_fire", "place")],
)
def test_what_is_aimed_at_the_enemy_offers_where_he_stands(
    books: Campaign, action: str, field: str
) -> None:
    germans = {u.hex for u in books.queries.units() if u.side == "german" and u.hex.isdigit()}
    assert offered(books, action, field) >= germans | ASSAULTED


def test_hexes_of_the_own_side_are_offered_for_its_moves(books: Campaign) -> None:
    for action, field in (("move", "to"), ("enter_map", "hex"), ("build_bridge", "start")):
        words = offered(books, action, field)
        assert "1612" in words
        assert "pool" not in words


def test_a_hidden_sheet_gives_no_hex_away(books: Campaign) -> None:
    aimed = (("assault_markers", "hex"), ("fire_unseen", "place"))
    assert all(GUNS in offered(books, *one) for one in aimed)
    books.set_passphrase(SideId("german"), "geheim")
    books.veil.lock()
    for one in aimed:
        words = offered(books, *one)
        assert words >= ASSAULTED  # by the own markers
        assert GUNS not in words


def test_stocks_are_offered_by_their_names(books: Campaign) -> None:
    assert "67th Army" in offered(books, "receive_ammunition", "stock")
    assert offered(books, "transfer_ammunition", "target") >= {"67th Army"}
