"""The spring of 1813: an Interphase and two turns, with every figure worked out by hand.

The French collect, build and replace, forage, and win a battle of two rounds to its end; the
victory moves three markers. After each entry the books agree with themselves, and what lies
anywhere of a good is what came into the books.
"""

from __future__ import annotations

from pathlib import Path

from tests.unit.games.grande_armee.playing import ARMY, COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.session import Posted
from oobmgr.domain.units import UnitValues

_INCOME = {
    # Name, kind, status, resource points, replacement points, its units.
    "Holland": ("minor", "annexed", 4, 3, "some missing"),  # gives both: 4 R, 3 Rep
    "Westphalia": ("minor", "conquered", 3, 2, "some missing"),  # 3 R
    "Saxony": ("minor", "allied", 2, 2, "some missing"),  # keeps both
    "Bavaria": ("minor", "allied", 5, 4, "built and full"),  # 5 R; 4 Rep of its own
    "Illyria": ("province", "allied", 1, 1, None),  # 1 R, 1 Rep
}
_LEADERS = (
    # Side, nation, name, type, corps, hex, initiative and combat bonus.
    (FRANCE, "France", "Souham", "division leader", "III Corps", "A3728", (2, 1)),
    (FRANCE, "France", "Lasalle", "cavalry leader", "III Corps", "A3728", (3, 2)),
    (FRANCE, "France", "Marmont", "corps leader", "VI Corps", "A3629", (3, 1)),
    (COALITION, "Prussia", "Horn", "brigade leader", "I Corps", "A3926", (2, 1)),
)


class Spring(Realm):
    """The realm with leaders who have a bonus; each entry is held against the whole."""

    unit_fields = ("units", "front", "reserve", "losers")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        leaders = (
            UnitValues(side, nation, name, kind, "", (ARMY[side], corps), 1, hex=place,
                       ratings={"initiative": initiative, "bonus": bonus, "move": 8})
            for side, nation, name, kind, corps, place, (initiative, bonus) in _LEADERS
        )  # fmt: skip
        self.campaign.session.execute(ImportOrderOfBattle(tuple(leaders)))
        self.ids = {unit.designation: unit.id for unit in self.queries.units()}

    def post(self, action: str, **given: object) -> Posted:
        """Post an entry: nothing came from nowhere, and nothing is gone."""
        posted = super().post(action, **given)
        self.whole()
        return posted

    def whole(self) -> None:
        """The books agree with themselves, and of each good all accounts together hold none."""
        assert self.queries.check() == ()
        sums: dict[str, int] = {}
        for row in self.queries.balances(all_accounts=True):
            sums[row.good] = sums.get(row.good, 0) + row.amount
        # The points of units lie with the units, which are no rows of their own there.
        sums["step"] += sum(unit.steps_left for unit in self.queries.units())
        assert not any(sums.values()), sums

    def goods(self) -> dict[str, tuple[int, int]]:
        """The points of all that have any."""
        return {row[0]: (int(row[1]), int(row[2])) for row in self.table("powers", "Points")}

    def strengths(self, *names: str) -> list[int]:
        """The strength points of units."""
        return [self.strength(name) for name in names]


def _interphase(spring: Spring) -> None:
    spring.post("index_markers", boxes={"Austria": 5, "Prussia": 4, "Russia": 3})
    spring.go_to(FRANCE, "income")
    for name, (kind, status, resource, replacement, forces) in _INCOME.items():
        about = {"forces": forces} if kind == "minor" else {}
        spring.post("land", name=name, kind=kind, status=status, holder="France",
                    resource=resource, replacement=replacement, **about)  # fmt: skip
    spring.give("France", resource=10, replacement=20)
    spring.post("income", power="France")
    # 10 + 4 + 3 + 5 + 1 = 23 R, and 20 + 3 + 1 = 24 Rep.
    assert spring.goods() == {"France": (23, 24), "Saxony": (2, 2), "Bavaria": (0, 4)}
    spring.go_to(FRANCE, "construction")
    # At full strength 6 R and 12 Rep: 17 and 12 are left.
    spring.post("build", units="50 Div", payer="France", hex="A2432")
    assert spring.goods()["France"] == (17, 12)
    # Low, 3 R and 6 Rep: 14 and 6; then five points of replacements: 9 and 1.
    spring.post("build", units="51 Div", payer="France", hex="A2432", strength="low")
    spring.post("replace", units="51 Div", points=5, payer="France")
    assert spring.strengths("50 Div", "51 Div") == [10, 10]
    assert spring.goods()["France"] == (9, 1)
    # One more for a division that has lost three: 8 R, no Rep, and it is at 6 of 8.
    spring.post("replace", units="8 Div", points=1, payer="France")
    assert (spring.strength("8 Div"), spring.goods()["France"]) == (6, (8, 0))


def _march_and_forage(spring: Spring) -> None:
    spring.go_to(FRANCE, "weather")
    spring.post("weather", weather="mud")
    spring.post("corrections")
    spring.go_to(FRANCE, "movement")
    spring.post("town", place="Erfurt", start="French", hex="A3528")
    spring.post("build_depot", units="1 Depot", hex="Erfurt")  # in mud: a depleted marker
    spring.post("town", place="Weimar", start="French")
    # Erfurt is depleted now; Weimar feeds two corps.
    foragers = {"corps": ["III Corps"], "distance": 1}
    assert "is depleted" in spring.refused("forage", place="Erfurt", **foragers)
    spring.post("forage", place="Weimar", **foragers)
    spring.post("forage", place="Weimar", corps=["VI Corps"], distance=3)
    # Infantry moves 4 − 2 in mud: two hexes at 1 MP each bring it beside the Prussians.
    column = {"units": "8 Div, 9 Div, 3 Cav, Souham, Lasalle", "hex": "A3826"}
    assert "has 2 MP, and the route costs 3" in spring.refused("march", cost=3, **column)
    spring.post("march", cost=2, **column)


def _battle(spring: Spring) -> None:
    """Two rounds at A3926: 6 + 7 + 2 French SP against 6 + 2 Prussian ones."""
    spring.go_to(FRANCE, "combat")
    posted = spring.post("battle", units="8 Div, 9 Div, 3 Cav", hex="A3926")
    met = spring.working(posted)
    assert met["8 Div infantry division"] == 6
    assert met["SP"] == 8  # the last sum, of the defenders
    spring.post("battle_lines", front="8 Div, 3 Cav", reserve="9 Div")
    spring.post("battle_lines", front="1 Div, 1 Cav")
    # Souham 1; 2 cavalry SP are one pair, for which Lasalle brings 2: 3. Horn brings 1.
    posted = spring.post("battle_leaders", side="attacker", units="Souham, Lasalle")
    assert spring.working(posted)["Leader modifier"] == 3
    posted = spring.post("battle_leaders", side="defender", units="Horn")
    assert spring.working(posted)["Leader modifier"] == 1
    # The least loss is 2, so that no bid may rise by more than 2: 2, 4, and 7 is too much.
    assert "at most 4 + 2 may be bid" in spring.refused("battle_bids", least=2, bids=[2, 4, 7])
    spring.post("battle_bids", least=2, bids=[2, 4])
    spring.post("battle_result", result="D2 L1", points=2)
    spring.post("battle_losses", units="8 Div, 3 Cav, 1 Div", points=[3, 1, 2])
    assert spring.strengths("8 Div", "3 Cav", "1 Div") == [3, 1, 4]
    spring.post("leader_fallen", units="Horn", cause="killed_in_battle")
    spring.post("leader_points", units="Horn", points=[2])
    spring.post("battle_round", cost=1)
    spring.post("battle_result", result="rout", points=0)
    spring.post("battle_rout", units="1 Div, 1 Cav", hex="A3928")
    # The hex is empty and all are routed: the pursuit costs 1 and 1, and Yorck keeps a command.
    spring.post("pursuit", units="9 Div", losers="1 Div, 1 Cav", points=[1, 1])
    assert spring.strengths("1 Div", "1 Cav") == [3, 1]
    spring.post("battle_end", end="a side is gone")
    assert spring.marks("1 Div") == ("Rout 1",)


def _politics(spring: Spring) -> None:
    # Horn has scored 2: 2 + 38 + 12 = 52.
    spring.post("victory_points", points=38, cause="Lützen")
    spring.post("victory_points", points=12, cause="Dresden")
    assert spring.warned("level_reached")
    # 52 points are over 50: Austria and Russia 3 boxes, and Prussia 1 of two offers, not 2.
    shifts = [("Austria", 3), ("Russia", 3), ("Prussia", 1), ("Prussia", 1)]
    events = [{"power": power, "shift": shift, "source": "50 VP"} for power, shift in shifts]
    spring.post("political_event", cause="50 victory points", events=events, level=50)
    boxes = {row[0]: row[1] for row in spring.table("politics", "Political Index")}
    assert boxes == {"Austria": "8", "Prussia": "5", "Russia": "6"}


def _attrition(spring: Spring) -> None:
    spring.go_to(COALITION, "movement")
    # Its marker is of this turn, and stays as it is.
    assert "from an earlier turn" in spring.refused("turn_routs")
    spring.post("supply_source", corps="I Corps", nation="Prussia")
    spring.go_to(FRANCE, "attrition")
    assert spring.warned("unsupplied") == ["I Corps: take the attrition."]
    spring.lose_points("1 Div", 1)
    spring.whole()
    assert spring.strength("1 Div") == 2  # 6 − 2 in battle − 1 in pursuit − 1 by attrition


def _second_turn(spring: Spring) -> None:
    spring.next_turn(FRANCE, "weather")
    ends = spring.table("politics", "Ends of turns")
    assert ends[-1][:2] == ("I April 1813", "52")
    spring.post("weather", weather="clear")
    spring.go_to(FRANCE, "movement")
    # A third corps is forced on Weimar beside two: all three are unsupplied.
    spring.post("forage", place="Weimar", corps=["III Corps", "VI Corps"], distance=3)
    spring.post("forage", place="Weimar", corps=["XII Corps"], distance=2, forced=True)
    states = {row[0]: row[1] for row in spring.table("supply", "Supply of this turn")}
    assert states == dict.fromkeys(("III Corps", "VI Corps", "XII Corps"), "unsupplied")
    spring.go_to(FRANCE, "combat")
    spring.post(
        "peace", loser="Prussia", conditions=[2, 2, 5], provinces=["Silesia", "Posen", "Mark"]
    )
    held = [row for row in spring.table("powers", "Provinces and minor powers") if row[0] == "Mark"]
    assert held == [("Mark", "France", "– / (–)", "figures missing")]
    # Eight resource points and no replacement points are in store for the next Interphase.
    assert spring.goods()["France"] == (8, 0)
    spring.go_to(COALITION, "movement")
    spring.post("turn_routs")
    assert spring.marks("1 Div") == ("Rout 2",)


def test_the_spring_of_1813(tmp_path: Path) -> None:
    spring = Spring(tmp_path)
    spring.lose_points("8 Div", 3)
    began, units = spring.queries.version(), spring.queries.units()
    _interphase(spring)
    _march_and_forage(spring)
    _battle(spring)
    _politics(spring)
    _attrition(spring)
    _second_turn(spring)
    for _ in range(spring.queries.version() - began):
        spring.campaign.session.undo()
        spring.whole()
    assert spring.goods() == {}
    assert spring.queries.units() == units
    assert spring.table("politics", "Political Index") == []
    assert spring.queries.sequence().turn == "1813-04-1"
