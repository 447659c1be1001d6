"""What a machine that plays may draw: sides, paths, changes of units, inputs of actions."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.unit.campaign.trial_books import AXIS, SOVIET

SIDES = st.sampled_from([AXIS, SOVIET])
# Beyond what the books hold: whoever picks counts round, so that each number means something.
PICK = st.integers(0, 40)
PATHS = st.sampled_from(
    [("North",), ("North", "I"), ("North", "II"), ("South", "I"), ("South", "I", "Reserve")]
)
# Mostly none: units that are still to come can do little.
ARRIVALS = st.sampled_from(["", "", "1941-06-II", "1941-07-I", "1942-01-I"])
CHANGES = st.sampled_from(
    [
        {"designation": "99"},
        {"hex": "1B 1309", "note": "tëst"},
        {"rating:attack": 9},
        {"rating:move": "4", "trait:cm": "C/M"},
        {"trait:art": "a"},
        {"trait:new": "x"},
        {"arrival": "July II 1941"},
        {"status": "due"},
        {"status": "on_map"},
    ]
)
INPUTS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "initial": st.fixed_dictionaries(
        {"weather": st.sampled_from([{}, {"B": "mud"}, {"B": "snow", "C": "snow"}])},
        optional={
            "cities": st.sampled_from([{"Riga": "held"}, {"Riga": "siege", "Minsk": "held"}]),
            "buy": st.integers(0, 3),
            "sell": st.integers(0, 2),
        },
    ),
    "air": st.fixed_dictionaries({"fighters": st.integers(0, 9), "others": st.integers(0, 30)}),
    "movement": st.fixed_dictionaries({"counts": st.sampled_from([{"panzer": 3}, {"tank": 1}])}),
    "combat": st.fixed_dictionaries({"counts": st.sampled_from([{"infantry": 7}, {"panzer": 9}])}),
    "exploitation": st.fixed_dictionaries({"counts": st.just({"panzer": 2})}),
    "bombing": st.fixed_dictionaries({"hits": st.integers(0, 3)}),
    "interdiction": st.fixed_dictionaries(
        {"place": st.sampled_from(["1B 1716", "Pskov"]), "result": st.sampled_from(["yes", "no"])},
        optional={"rail": st.booleans()},
    ),
    "air_surprise": st.fixed_dictionaries(
        {
            "strikes": st.lists(
                st.fixed_dictionaries({"card": st.just("I16"), "die": st.integers(1, 6)}),
                max_size=3,
            )
        }
    ),
    "build": st.just({}),
    "move_resource": st.just({}),
}
