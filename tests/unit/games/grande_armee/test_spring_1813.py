"""The spring of 1813: an Interphase and two turns, with every figure worked out by hand.

The French collect, build and replace, forage, and win; the victory moves three markers. At each
step what lies anywhere of a good is what came into the books.
"""

from __future__ import annotations

from pathlib import Path

from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

_INCOME = {
    # Name, kind, status, resource points, replacement points, its units.
    "Holland": ("minor", "annexed", 4, 3, "some missing"),  # gives both: 4 R, 3 Rep
    "Westphalia": ("minor", "conquered", 3, 2, "some missing"),  # 3 R
    "Saxony": ("minor", "allied", 2, 2, "some missing"),  # keeps both
    "Bavaria": ("minor", "allied", 5, 4, "built and full"),  # 5 R; 4 Rep of its own
    "Illyria": ("province", "allied", 1, 1, None),  # 1 R, 1 Rep
}


def _goods(realm: Realm) -> dict[str, tuple[int, int]]:
    """The points of all that have any."""
    return {row[0]: (int(row[1]), int(row[2])) for row in realm.table("powers", "Points")}


def _whole(realm: Realm) -> None:
    """Nothing came from nowhere, and nothing is gone: the books agree with themselves."""
    assert realm.queries.check() == ()


def _interphase(realm: Realm) -> None:
    realm.post("index_markers", boxes={"Austria": 5, "Prussia": 4, "Russia": 3})
    realm.go_to(FRANCE, "income")
    for name, (kind, status, resource, replacement, forces) in _INCOME.items():
        about = {"forces": forces} if kind == "minor" else {}
        realm.post("land", name=name, kind=kind, status=status, holder="France",
                   resource=resource, replacement=replacement, **about)  # fmt: skip
    realm.give("France", resource=10, replacement=20)
    realm.post("income", power="France")
    # 10 + 4 + 3 + 5 + 1 = 23 R, and 20 + 3 + 1 = 24 Rep.
    assert _goods(realm) == {"France": (23, 24), "Saxony": (2, 2), "Bavaria": (0, 4)}
    _whole(realm)
    realm.go_to(FRANCE, "construction")
    # At full strength 6 R and 12 Rep: 17 and 12 are left.
    realm.post("build", units="50 Div", payer="France", hex="A2432")
    assert _goods(realm)["France"] == (17, 12)
    # Low, 3 R and 6 Rep: 14 and 6; then five points of replacements: 9 and 1.
    realm.post("build", units="51 Div", payer="France", hex="A2432", strength="low")
    realm.post("replace", units="51 Div", points=5, payer="France")
    assert (realm.strength("50 Div"), realm.strength("51 Div")) == (10, 10)
    assert _goods(realm)["France"] == (9, 1)
    # One more for a division that has lost three: 8 R, no Rep, and it is at 6 of 8.
    realm.post("replace", units="8 Div", points=1, payer="France")
    assert (realm.strength("8 Div"), _goods(realm)["France"]) == (6, (8, 0))
    _whole(realm)


def _first_turn(realm: Realm) -> None:
    realm.go_to(FRANCE, "weather")
    realm.post("weather", weather="mud")
    realm.post("corrections")
    realm.go_to(FRANCE, "movement")
    realm.post("town", place="Erfurt", start="French", hex="A3528")
    realm.post("build_depot", units="1 Depot", hex="Erfurt")  # in mud: a depleted marker
    realm.post("town", place="Weimar", start="French")
    # Erfurt is depleted now; Weimar feeds two corps.
    foragers = {"corps": ["III Corps"], "distance": 1}
    assert "is depleted" in realm.refused("forage", place="Erfurt", **foragers)
    realm.post("forage", place="Weimar", **foragers)
    realm.post("forage", place="Weimar", corps=["VI Corps"], distance=3)
    realm.go_to(FRANCE, "combat")
    # Lützen: two points of the 1st Prussian division are lost, and the French score.
    realm.lose_points("1 Div", 2)
    realm.post("victory_points", points=40, cause="Lützen")
    realm.post("victory_points", points=12, cause="Dresden")
    assert realm.warned("level_reached")
    # 52 points are over 50: Austria and Russia 3 boxes, and Prussia 1 of two offers, not 2.
    shifts = [("Austria", 3), ("Russia", 3), ("Prussia", 1), ("Prussia", 1)]
    events = [{"power": power, "shift": shift, "source": "50 VP"} for power, shift in shifts]
    realm.post("political_event", cause="50 victory points", events=events, level=50)
    boxes = {row[0]: row[1] for row in realm.table("politics", "Political Index")}
    assert boxes == {"Austria": "8", "Prussia": "5", "Russia": "6"}
    realm.go_to(COALITION, "movement")
    realm.post("supply_source", corps="I Corps", nation="Prussia")
    realm.go_to(FRANCE, "attrition")
    assert realm.warned("unsupplied") == ["I Corps: take the attrition."]
    realm.lose_points("1 Div", 1)
    assert realm.strength("1 Div") == 3  # 6 − 2 − 1
    _whole(realm)


def _second_turn(realm: Realm) -> None:
    realm.next_turn(FRANCE, "weather")
    ends = realm.table("politics", "Levels and ends of turns")
    assert ends[-1][:2] == ("End of I April 1813", "52")
    realm.post("weather", weather="clear")
    realm.go_to(FRANCE, "movement")
    # A third corps is forced on Weimar beside two: all three are unsupplied.
    realm.post("forage", place="Weimar", corps=["III Corps", "VI Corps"], distance=3)
    realm.post("forage", place="Weimar", corps=["XII Corps"], distance=2, forced=True)
    states = {row[0]: row[1] for row in realm.table("supply", "Supply of this turn")}
    assert states == dict.fromkeys(("III Corps", "VI Corps", "XII Corps"), "unsupplied")
    realm.go_to(FRANCE, "combat")
    realm.post(
        "peace", loser="Prussia", conditions=[2, 2, 5], provinces=["Silesia", "Posen", "Mark"]
    )
    held = [row for row in realm.table("powers", "Provinces and minor powers") if row[0] == "Mark"]
    assert held == [("Mark", "France", "– / (–)", "figures missing")]
    # Eight resource points and no replacement points are in store for the next Interphase.
    assert _goods(realm)["France"] == (8, 0)
    _whole(realm)


def test_the_spring_of_1813(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.lose_points("8 Div", 3)
    began = realm.queries.version()
    _interphase(realm)
    _first_turn(realm)
    _second_turn(realm)
    for _ in range(realm.queries.version() - began):
        realm.campaign.session.undo()
    _whole(realm)
    assert _goods(realm) == {}
    assert (realm.strength("8 Div"), realm.strength("1 Div")) == (5, 6)
    assert realm.strength("50 Div") == 0
    assert realm.table("politics", "Political Index") == []
    assert realm.queries.sequence().turn == "1813-04-1"
