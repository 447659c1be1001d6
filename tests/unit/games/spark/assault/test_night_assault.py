"""An assault by night from its surprise die to its end, with the figures of the table in 5.4.

Assault B of the example: by day 12 to 7. The dice are 5 and 8, or 1 and 10 where it says so.

die 1, 2: attacker −2, losses × 2. 10 + 5 = 15 to 7 + 8 = 15, tied: 1 × 2 steps and 1.
die 3: attacker −1. 11 + 1 = 12 to 17, he loses by 5: 1 + (5 − 4) = 2 steps, disrupted, 1 hex.
die 5 to 7: nobody. 17 to 15, the defender loses by 2: suppressed, 1 hex.
die 8: defender −1. 17 to 14, by 3: 1 step, disrupted, 2 hexes; die 9: the same with 1 × 2 steps.
die 0: defender −2, losses × 3. 17 to 13, by 4: 1 × 3 steps, disrupted, 2 to 4 hexes.
"""

from __future__ import annotations

import pytest
from tests.unit.games.spark.assault.assaults import NIGHT, ids, on
from tests.unit.games.spark.assault.test_assault_combat import MARINO, fight, marino
from tests.unit.games.spark.fire.combat_example import columns, fire, why_not

from oobmgr.games.spark.actions.assault.combat import plan_assault_combat
from oobmgr.games.spark.actions.assault.end import AssaultEndInputs, plan_assault_end
from oobmgr.games.spark.actions.assault.surprise import NightSurpriseInputs, plan_surprise
from oobmgr.games.spark.fact_kinds import MARKER
from oobmgr.games.spark.words import Marker

DEFENDER = "II/399/170"


@pytest.mark.parametrize(
    ("die", "dice", "morale", "loser", "diff", "lost", "status"),
    [
        (1, (5, 8), (10, 7), "both", 0, 3, None),
        (2, (5, 8), (10, 7), "both", 0, 3, None),
        (3, (1, 10), (11, 7), "assaulter", 5, 2, "D"),
        (5, (5, 8), (12, 7), "defender", 2, 0, "S"),
        (7, (5, 8), (12, 7), "defender", 2, 0, "S"),
        (8, (5, 8), (12, 6), "defender", 3, 1, "D"),
        (9, (5, 8), (12, 6), "defender", 3, 2, "D"),
        (10, (5, 8), (12, 5), "defender", 4, 3, "D"),
    ],
)
def test_the_surprise_die_of_an_assault(
    die: int,
    dice: tuple[int, int],
    morale: tuple[int, int],
    loser: str,
    diff: int,
    lost: int,
    status: str | None,
) -> None:
    books = marino()
    books.turn = NIGHT
    books.post(plan_surprise(books, NightSurpriseInputs("1712", die)))
    rolled = fight(assaulter_die=dice[0], defender_die=dice[1])
    found = plan_assault_combat(books, rolled).ruling.result
    assert (found.assaulter_morale, found.defender_morale) == morale
    assert (found.loser, found.diff, found.status or None) == (loser, diff, status)
    assert sum(steps for _, steps in found.lost) == lost


@pytest.mark.parametrize(
    ("die", "side", "marker"),
    [
        (1, "attacker", Marker.DISRUPTED),
        (2, "attacker", Marker.SUPPRESSED),
        (6, "nobody", None),
        (8, "defender", Marker.SUPPRESSED),
        (10, "defender", Marker.DISRUPTED),
    ],
)
def test_what_surprise_leaves_when_the_assault_ends(
    die: int, side: str, marker: Marker | None
) -> None:
    """Of one side alone, however the assault ends; what lay on a unit before stays (5.4)."""
    books = marino()
    books.known[MARKER, str(ids(books, DEFENDER)[0]), Marker.SUPPRESSED] = None
    books.turn = NIGHT
    books.post(plan_surprise(books, NightSurpriseInputs("1712", die)))
    books.post(plan_assault_end(books, AssaultEndInputs("1712")))
    struck = {"attacker": MARINO, "defender": (DEFENDER,)}.get(side, ())
    for name in (*MARINO, DEFENDER):
        laid = {Marker.SUPPRESSED, Marker.DISRUPTED} & set(on(books, name).held)
        assert laid == ({marker} if name in struck else set())


def test_surprised_units_fire_with_half_or_not_at_all() -> None:
    """Half of the points start farther left on the table; with a 0 nobody fires (5.4)."""
    halved = {}
    for die in (6, 8, 10):
        books = marino()
        books.turn = NIGHT
        books.post(plan_surprise(books, NightSurpriseInputs("1712", die)))
        shot = fire(books, [DEFENDER], [("387/136", 1, 1, "0")], segment="defensive_1", night=True)
        halved[die] = columns(shot)
        refused = [one for one in why_not(shot) if DEFENDER in one]
        assert bool(refused) is (die == 10), (die, refused)
    assert halved[6] != halved[8]
