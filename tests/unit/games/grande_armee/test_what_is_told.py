"""What forms say and propose, as a player of one whole turn of both sides read it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.games.grande_armee.pages.army import read_army
from oobmgr.reports.organisation import ChartWish
from oobmgr.rules.reporting import DrawnSection


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    return Realm(tmp_path)


@pytest.mark.parametrize(
    ("land", "said"),
    [
        # 23.16: ceded is as conquered, which gives no replacement points (23.15).
        ({"kind": "province", "status": "ceded"}, "In an Interphase: 4 R for France."),
        (
            {"kind": "province", "status": "annexed"},
            "In an Interphase: 4 R for France, 3 Rep for France.",
        ),
        # 23.17: an ally that is built and full gives resource points, and keeps the others.
        (
            {"kind": "minor", "status": "allied", "forces": "built and full"},
            "In an Interphase: 4 R for France, 3 Rep for Land.",
        ),
        (
            {"kind": "minor", "status": "allied", "forces": "some missing"},
            "In an Interphase: 4 R for Land, 3 Rep for Land.",
        ),
    ],
)  # fmt: skip
def test_a_land_tells_who_gets_what_of_it(realm: Realm, land: dict[str, str], said: str) -> None:
    plan = realm.preview("land", name="Land", holder="France", resource=4, replacement=3, **land)
    assert plan.sentence == said


def test_allies_of_the_french_forage_under_their_own_name(table: Table) -> None:
    table.own_turn()
    table.post("town", place="Weimar", start="French", hex="A3728")
    forage = {"place": "Weimar", "corps": ["III Corps"], "distance": 0}
    assert table.preview("forage", nation="Bavaria", **forage).refusals == ()
    assert "Austria may not forage." in table.refused("forage", nation="Austria", **forage)


def test_of_the_coalition_russians_are_proposed_to_forage(table: Table) -> None:
    table.own_turn()
    assert table.queries.form("forage").inputs["nation"] == "France"
    table.own_turn(COALITION)
    assert table.queries.form("forage").inputs["nation"] == "Russia"


def test_foraging_asks_where_the_books_know_it_otherwise(table: Table) -> None:
    table.own_turn(COALITION)
    table.post("town", place="Leipzig", start="Coalition", hex="A3926")
    ask = {"place": "Leipzig", "nation": "Russia"}
    prussians = table.preview("forage", corps=["I Corps"], distance=0, **ask)
    assert [one.note() for one in prussians.warnings] == [
        "I Corps has no units of Russia, but of Prussia. Is that what you mean?"
    ]
    # From A3926 to A3825, by the way that B2825 and B2926 are neighbours: one column, one row.
    cossacks = table.preview("forage", corps=["Cossacks"], distance=0, **ask)
    assert [one.message for one in cossacks.warnings] == [
        "By the numbers of the hexes 1 Cossacks cossack division is 1 away."
    ]
    assert table.preview("forage", corps=["Cossacks"], distance=1, **ask).warnings == ()


@pytest.mark.parametrize("corps", ["Cossacks", "1 Cossacks"])
def test_russians_entered_as_austrians_are_asked_about(table: Table, corps: str) -> None:
    for nation in ("Austria", "Russia"):
        table.add(COALITION, nation, f"{nation} T", "supply train", "A4333")
    table.own_turn(COALITION)
    fed = {"corps": corps, "source": "Austria"}
    (found,) = table.preview("supply_source", nation="Austria", **fed).warnings
    assert (found.asks, found.case) == (True, "LGA-SUP-01")
    assert found.message == f"{corps} has no units of Austria, but of Russia."
    russian = {"corps": corps, "nation": "Russia", "source": "Russia"}
    assert table.preview("supply_source", **russian).warnings == ()


def test_russians_in_an_austrian_corps_are_asked_about(table: Table) -> None:
    for nation, name in (("Austria", "70 Div"), ("Russia", "71 Div")):
        table.add(COALITION, nation, name, "infantry division", "A4332", "Klenau")
    table.add(COALITION, "Austria", "Train", "supply train", "A4333")
    table.own_turn(COALITION)
    fed = {"corps": "Klenau", "nation": "Austria", "source": "Austria"}
    (found,) = table.preview("supply_source", **fed).warnings
    assert (found.asks, found.case) == (True, "LGA-SUP-01")
    assert found.message == "Klenau has units of Russia, which a source of Austria does not feed."
    assert table.preview("supply_source", exception="14.5", **fed).warnings == ()


def test_attrition_asks_for_a_corps_that_was_fed(table: Table) -> None:
    table.own_turn()
    table.post("town", place="Weimar", start="French", hex="A3728")
    table.post("forage", place="Weimar", corps=["III Corps"], distance=0)
    table.go_to(FRANCE, "attrition")
    hungry = table.preview("garrison_attrition", units="8 Div", points=[1])
    assert [one.message for one in hungry.warnings] == [
        "III Corps is supplied in this turn: forage, Weimar."
    ]
    assert table.preview("garrison_attrition", units="13 Div", points=[1]).warnings == ()


def test_refusals_begin_with_what_was_written(table: Table) -> None:
    """They began with the name of the field: "Taken by does not take its own towns."."""
    table.own_turn()
    assert "Ney 2 leads nothing" in table.refused("transfer", units="8 Div", to="Ney 2")
    town = {"war": "1813", "town": "Mainz", "moved": "Prussia", "shift": 1}
    assert "France does not take its own towns." in table.refused(
        "french_town", taker="France", **town
    )
    assert "5 is more than the 0 that France has." in table.refused(
        "points", change="lost", power="France", points=5
    )
    assert "Narnia is not on the Political Index." in table.refused(
        "peace_offer", power="Narnia", moved="Prussia", shift=1
    )


def test_points_tell_their_kind(table: Table) -> None:
    table.own_turn()
    one = table.preview("points", power="France", points=1, kind="replacement points")
    assert one.title == "France: 1 replacement point received"


def test_a_build_tells_how_a_counter_comes_free(tmp_path: Path) -> None:
    """A unit added in the window had no way to be built that any text told."""
    table = Table(tmp_path, start="I April 1813")
    table.go_to(FRANCE, "construction")
    told = {one.action: one.sentence for one in table.queries.sequence().not_now}
    assert "To the dead pile in the order of battle" in told["build"]


def test_the_end_of_a_battle_and_its_pursuit_know_the_only_battle(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    table.announce()
    table.deploy()
    assert table.queries.form("pursuit").left_out == {"battle"}
    assert table.queries.form("battle_end").inputs["end"] == "attacker stops"
    table.post("battle_defense", stand="withdraw")
    assert table.queries.form("battle_end").inputs["end"] == "a side withdrew"


def test_a_leader_stands_before_those_who_are_transferred_to_him(table: Table) -> None:
    table.own_turn(phase="command")
    table.post("transfer", units="22 Art", to="Oudinot")
    (section,) = read_army(table.queries, ChartWish(str(FRANCE))).report.sections
    assert isinstance(section, DrawnSection)
    names = [row.name for row in section.drawn]
    assert names.index("Oudinot") < names.index("22 Art")


def _dropped_by_prussia(table: BattleTable) -> None:
    """Two of the five SP of 2 Pr lie in A3828 under a marker; then the French attack."""
    table.go_to(COALITION, "movement")
    table.post("drop", units="2 Pr", points=2, number=4)
    table.next_turn(FRANCE, "combat")


def test_a_detachment_in_the_attacked_hex_is_counted_and_mentioned(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    _dropped_by_prussia(table)
    seen = table.preview("battle", units="8 Div, 9 Div", hex="A3828")
    (told,) = seen.warnings
    assert "Detachment Prussia 4 with 2 SP is in A3828." in told.sentence()
    posted = table.announce("8 Div, 9 Div")
    # 1 Pr 6, 2 Pr 5 - 2, cavalry 2, and the two under the marker.
    assert table.working(posted)["Detachment Prussia 4"] == 2
    assert table.queries.transaction(posted.transaction).sentence == (
        "15 strength points against 13."
    )


def test_a_detachment_alone_in_a_hex_is_attacked(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    _dropped_by_prussia(table)
    table.lose("1 Pr", "2 Pr", "Pr Cav")
    posted = table.announce("8 Div")
    assert table.working(posted)["Detachment Prussia 4"] == 2


def test_an_attacker_who_stops_against_nobody_is_told(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    table.fought(1)
    assert table.preview("battle_end", end="attacker stops").warnings == ()
    table.routed()
    (told,) = table.preview("battle_end", end="attacker stops").warnings
    assert "Every unit of the defender is routed or gone." in told.sentence()
    # The battle is over either way, so nobody has to say that it is meant.
    assert not told.asks
    assert table.preview("battle_end", end="a side is gone").warnings == ()


def test_what_is_read_out_of_a_unit_of_the_charts_tells_its_strength_once(tmp_path: Path) -> None:
    table = BattleTable(tmp_path)
    charts = read_army(table.queries, ChartWish("france")).report.sections[0]
    assert isinstance(charts, DrawnSection)
    face = next(row.face for row in charts.drawn if row.face.name == "8 Div")
    assert (face.steps_told, face.news.rpartition(" ")[0].rpartition(" ")[2]) == ("", "8")


def test_the_printed_roster_counts_in_strength_points(tmp_path: Path) -> None:
    game = Table(tmp_path).queries.game
    assert game.sheet_form(game.tables()).legend == "Strike a box for each SP lost."
