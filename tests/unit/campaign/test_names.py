"""Names are found as whole words, numbers only where a number may be a name."""

from __future__ import annotations

import json

import pytest

from oobmgr.campaign.names import LEFT_OUT, Names


@pytest.fixture
def names() -> Names:
    found = Names()
    found.hide(["3/240/170", "680", "2", "170th Infantry Division", "Army troops", "???", "Zug-7"])
    found.keep(["Army troops", "16 FA"])
    return found


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("3/240/170 loses 1", f"{LEFT_OUT} loses 1"),
        ("at 3/240/170.", f"at {LEFT_OUT}."),
        ("I/3/240/170 and 3/240/1701", "I/3/240/170 and 3/240/1701"),
        ("the 170th Infantry Division's guns", f"the {LEFT_OUT}'s guns"),
        ("the 170th Infantry", "the 170th Infantry"),
        ("guns of 680, 6801 and 2 more", f"guns of {LEFT_OUT}, 6801 and 2 more"),
        ("Army troops and Zug-7", f"Army troops and {LEFT_OUT}"),
        ("what is ??? there", f"what is {LEFT_OUT} there"),
        ("", ""),
    ],
)
def test_running_text(names: Names, text: str, seen: str) -> None:
    assert names.left_out(text) == seen
    assert names.named_in(text) == (seen != text)


def test_a_number_is_no_name_where_numbers_stand(names: Names) -> None:
    assert names.left_out("680", running=False) == "680"
    assert names.left_out("3/240/170", running=False) == LEFT_OUT


def test_json_is_read_before_it_is_searched(names: Names) -> None:
    names.hide(["Jäger 5"])
    value = {
        "units": [680],
        "hex": "680",
        "note": "680",
        "of": ["Jäger 5"],
        "3/240/170": "680 fires",
    }
    seen = {"units": [680], "hex": "680", "note": LEFT_OUT, "of": [LEFT_OUT],
            LEFT_OUT: f"{LEFT_OUT} fires"}  # fmt: skip
    found = names.left_out_of_json(json.dumps(value))
    assert found is not None
    assert json.loads(found) == seen
    assert names.left_out_of_json(None) is None
    assert names.left_out_of_json('{"a": "b",  "c": 1}') == '{"a": "b",  "c": 1}'
