"""Two strategic cycles of War in Europe on three fronts, with every figure worked out by hand."""

from __future__ import annotations

from pathlib import Path

from tests.unit.games.war_in_europe.playing import AXIS, Table

from oobmgr.games.war_in_europe.words import AIR_POINTS

# By front and nation, the points of each turn: superiority, other missions.
_FIRST = {
    "West": {
        "Axis": [(0, 5), (0, 5), (10, 0), (0, 0)],
        "Commonwealth": [(0, 0), (0, 30), (20, 0), (0, 10)],
    },
    "South": {
        "Axis": [(0, 5), (0, 5), (0, 0), (0, 0)],
        "Italy": [(10, 0), (10, 10), (0, 25), (25, 0)],
        "Commonwealth": [(5, 0), (0, 12), (0, 12), (0, 0)],
    },
    "East": {
        "Axis": [(30, 0), (30, 5), (20, 0), (0, 35)],
        "Soviet": [(0, 0), (0, 0), (4, 0), (3, 20)],
    },
}
_HELD = {
    ("West", "Axis"): 40,
    ("West", "Commonwealth"): 70,
    ("South", "Axis"): 20,
    ("South", "Italy"): 25,
    ("South", "Commonwealth"): 12,
    ("East", "Axis"): 35,
    ("East", "Soviet"): 60,
}
# Of the second cycle, all fly other missions in the West, and nobody in the South and East.
_SECOND = {
    front: {nation: [(0, points if front == "West" else 0)] * 4 for nation, points in held.items()}
    for front, held in {
        "West": {"Axis": 38, "Commonwealth": 69},
        "South": {"Axis": 20, "Italy": 25, "Commonwealth": 10},
        "East": {"Axis": 32, "Soviet": 59},
    }.items()
}


def _play(table: Table, cycle: dict[str, dict[str, list[tuple[int, int]]]], **flags: bool) -> None:
    for turn in range(4):
        table.weather("Clear")
        for front, nations in cycle.items():
            missions = [(nation, *flown[turn]) for nation, flown in nations.items()]
            # In contact in the South in the last two turns; Total War in the East from the third.
            about = {"distance": 5, "italy_belligerent": True, "ground_contact": turn > 1}
            total_war = turn > 1 or flags.get("total_war", False)
            table.front(front, *missions, soviet_total_war=total_war, **about)
        table.to_next_turn()


def test_two_cycles_on_three_fronts(tmp_path: Path) -> None:
    table = Table(tmp_path)
    began = table.queries.version()
    for (front, nation), points in _HELD.items():
        table.air(nation, front, points)
    _first_cycle(table)
    _second_cycle(table)
    assert table.queries.check() == ()
    _plotted(table)
    _take_all_back(table, table.queries.version() - began)


def _first_cycle(table: Table) -> None:
    """Attrition after four turns in which each front had air combat or was exposed."""
    _play(table, _FIRST)
    table.post("attrition")
    # West. Turn 3 has air combat (10 against 20). The Commonwealth counts 70, 40, –, 60 = 170: the
    # Axis loses 2. The Axis counts 35, 35, –, 40 = 110: the Commonwealth loses 1.
    # South. Turn 1 has air combat (Italy 10 against 5). In turns 2 to 4 the Commonwealth counts
    # 0, 0 and 12: Italy loses none. The Commonwealth is exposed in turns 3 and 4: Axis and Italy
    # count 20 + 0 and 20 + 25 = 65, and it loses 1.
    # East, exposed in turns 3 and 4. Turn 3: 20 against 4 is under six to one, air combat. Turn 4:
    # only the Soviets fly superiority; they count 40, the Axis 0. Nobody loses a point.
    told = {row[1]: row[2:4] for row in table.table("air_war", "Attrition so far")}
    assert told == {
        "West, Axis": ("170", "2"),
        "West, Commonwealth": ("110", "1"),
        "South, Italy": ("12", "0"),
        "South, Commonwealth": ("65", "1"),
        "East, Axis": ("40", "0"),
        "East, Soviet": ("0", "0"),
    }
    table.post("air_points", change="lost", nation="Commonwealth", front="South", points=1)
    table.post("air_points", change="lost", nation="Axis", front="East", points=3)
    table.post("air_points", change="lost", nation="Soviet", front="East", points=1)


def _second_cycle(table: Table) -> None:
    """Attrition in total war, and what is left of the points of both cycles."""
    _play(table, _SECOND, total_war=True)
    table.post("attrition")
    # West: all on other missions, nothing counts. South: Axis and Italy count 45 a turn, and the
    # Commonwealth, exposed in turns 3 and 4, 90: 1 lost; it counts 10 a turn, 40: Italy none.
    # East: the Axis counts 32 a turn, 128: the Soviets lose 2; they count 59, 236: the Axis 3.
    told = {row[1]: row[2:4] for row in table.table("air_war", "Attrition so far")[:6]}
    assert told == {
        "West, Axis": ("0", "0"),
        "West, Commonwealth": ("0", "0"),
        "South, Italy": ("40", "0"),
        "South, Commonwealth": ("90", "1"),
        "East, Axis": ("236", "3"),
        "East, Soviet": ("128", "2"),
    }
    held = {name: int(row[0]) for name, row in table.points().items()}
    assert held == {
        "West, Axis": 38,
        "West, Commonwealth": 69,
        "South, Axis": 20,
        "South, Italy": 25,
        "South, Commonwealth": 9,
        "East, Axis": 29,
        "East, Soviet": 57,
    }
    assert table.queries.sequence().turn == "1941-07-1"


def _plotted(table: Table) -> None:
    """Points and losses by front, as they are plotted: of nine turns, two open with a cycle."""
    lost = table.queries.over_turns(f"{AIR_POINTS}:lost", "place")
    second, third = lost.turns.index("1941-06-1"), lost.turns.index("1941-07-1")
    assert {one.name: (one.values[second], one.values[third]) for one in lost.series} == {
        "West, Axis": (2, 0),
        "West, Commonwealth": (1, 0),
        "South, Commonwealth": (1 + 1, 1),  # attrition, and the one that was lost besides
        "East, Axis": (3, 3),
        "East, Soviet": (1, 2),
    }
    assert sum(sum(one.values) for one in lost.series) == 2 + 1 + 3 + 6 + 3
    held = table.queries.over_turns(f"{AIR_POINTS}:held", "place")
    assert {one.name: one.values[0] for one in held.series} == {
        f"{front}, {nation}": points for (front, nation), points in _HELD.items()
    }
    assert {one.name: one.values[-1] for one in held.series}["East, Axis"] == 35 - 3 - 3


def _take_all_back(table: Table, entries: int) -> None:
    """Undo every entry: nothing is left of two cycles."""
    for _ in range(entries):
        table.campaign.session.undo()
    assert table.queries.check() == ()
    assert table.points() == {}
    assert table.queries.sequence().turn == "1941-05-1"
    assert table.queries.sequence().side == AXIS
