"""What accounts are called: whole, and short where a line has little room."""

import pytest

from oobmgr.campaign.naming import account_name, short_name
from oobmgr.domain.accounts import Account, Place, SideId
from tests.tiny_game.game import TINY

SIDE = SideId(TINY.sides[0].id)


@pytest.mark.parametrize(
    ("account", "name", "short"),
    [
        (Account(Place.SPENT, SIDE, "rail_move"), "Spent, rail move", "Spent"),
        (
            Account(Place.POOL, SIDE, "Ashford, east"),
            "Pool at Ashford, east",
            "Pool at Ashford, east",
        ),
        (Account(Place.POOL, SIDE), "Pool", "Pool"),
    ],
)
def test_a_short_name_leaves_the_detail_out_and_nothing_else(
    account: Account, name: str, short: str
) -> None:
    assert account_name(account, TINY) == name
    assert short_name(account, TINY) == short
