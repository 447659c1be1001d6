"""Formations are found by name or path, and unknown ones told all at once."""

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.reports.roster_choice import chosen_formations
from oobmgr.reports.roster_request import Chosen
from tests.unit.reports.sheets import unit

ROWS = [
    unit(1, path=("AG North", "18th Army", "I Corps")),
    unit(2, path=("AG Center", "4th Army")),
    unit(3, side="soviet", path=("Western MD", "4th Army")),
]


@pytest.mark.parametrize(
    ("name", "side", "found"),
    [
        ("AG North", "", (Chosen("axis", ("AG North",)),)),
        ("ag north", "axis", (Chosen("axis", ("AG North",)),)),
        ("18th Army / I Corps", "", (Chosen("axis", ("AG North", "18th Army", "I Corps")),)),
        ("4th Army", "soviet", (Chosen("soviet", ("Western MD", "4th Army")),)),
        (
            "4th Army",
            "",
            (
                Chosen("axis", ("AG Center", "4th Army")),
                Chosen("soviet", ("Western MD", "4th Army")),
            ),
        ),
    ],
)
def test_names_and_paths(name: str, side: str, found: tuple[Chosen, ...]) -> None:
    assert chosen_formations([name], ROWS, side) == found


def test_every_unknown_name_is_told_with_the_nearest_one() -> None:
    with pytest.raises(BadInput) as caught:
        chosen_formations(["AG Nort", "AG Center", "Volkssturm"], ROWS)
    assert [fault.value for fault in caught.value.faults] == ["AG Nort", "Volkssturm"]
    assert caught.value.faults[0].advice == "Did you mean AG North?"
