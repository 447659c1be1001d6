"""A fault in an entry of a list says which entry it is."""

from __future__ import annotations

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import game
from oobmgr.rules.inputs import decode


@pytest.mark.parametrize(
    ("action", "raw", "place", "said"),
    [
        (
            "air_triage",
            {"groups": [{"card": "a", "die": 2}, {"card": "b", "die": 99}]},
            "groups.die",
            "Die, line 2 (groups.die): must be from 1 to 6.",
        ),
        (
            "battle",
            {"attackers": [3, {"unit": 4}, {"unit": -1}]},
            "attackers.unit",
            "Unit, line 3 (attackers.unit): must be from 1 to 2147483647.",
        ),
        (
            "battle",
            {"attacker_losses": [-7]},
            "attacker_losses.unit",
            "Unit, line 1 (attacker_losses.unit): must be from 1 to 2147483647.",
        ),
    ],
)
def test_a_value_out_of_range_is_named_with_its_line(
    action: str, raw: dict[str, object], place: str, said: str
) -> None:
    with pytest.raises(BadInput) as refused:
        decode(game("europa").action(action).inputs, raw)
    (fault,) = refused.value.faults
    assert fault.where == place  # as scripts read it
    assert fault.sentence() == said


def test_a_list_of_numbers_has_no_lines() -> None:
    with pytest.raises(BadInput) as refused:
        decode(game("europa").action("battle").inputs, {"defenders": [1, -2]})
    assert [fault.where for fault in refused.value.faults] == ["defenders"]
