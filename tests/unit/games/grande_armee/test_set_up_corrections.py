"""Corrections of set-up in the books: what the errata move, add and leave alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.game_table import GameTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitValues


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.post("index_markers", boxes={"Austria": 5, "Russia": 4, "Prussia": 6})
    return realm


# ------------------------------------------------------------------- corrections of set-up


def test_corrections_are_ticked_off(realm: Realm) -> None:
    realm.go_to(FRANCE, "weather")
    assert any("SC-23" in said for said in realm.warned("corrections_open"))
    assert "not a correction" in realm.refused("corrections", corrections=["SC-01"])
    realm.post("corrections", corrections=["SC-23", "sc-26"])
    rows = {row[0]: row[-1] for row in realm.table("politics", "Corrections of the set-up")}
    assert (rows["SC-23"], rows["SC-26"], rows["SC-29"]) == ("made", "made", "open")
    realm.post("corrections")
    assert realm.warned("corrections_open") == []
    assert "Nothing would change" in realm.refused("corrections")


def test_a_force_that_stands_as_misprinted_is_found(realm: Realm) -> None:
    realm.add(COALITION, "Austria", "Schwarzenberg", "army leader", "A4322")
    realm.go_to(FRANCE, "weather")
    said = " ".join(realm.warned("corrections_open"))
    assert "The errata put Schwarzenberg army leader in A4332." in said
    realm.post("corrections", corrections=["SC-29"])
    assert realm.hex_of("Schwarzenberg") == "A4332"
    assert not any("Schwarzenberg" in said for said in realm.warned("corrections_open"))
    realm.campaign.session.undo()
    assert realm.hex_of("Schwarzenberg") == "A4322"


def test_a_detachment_marker_that_lies_as_misprinted_is_moved(realm: Realm) -> None:
    realm.in_turn(FRANCE)
    for number, place in ((7, "A4217"), (3, "A4218")):
        realm.post("drop", units="8 Div", points=1, number=number, power="France", hex=place)
    posted = realm.post("corrections", corrections=["SC-24"])
    assert realm.working(posted)["Detachment France 7"] == "A4317"
    lies = {row[0]: row[1] for row in realm.table("march", "Detachments")}
    assert lies == {"France 7": "A4317", "France 3": "A4218"}
    realm.campaign.session.undo()
    assert realm.table("march", "Detachments")[1][1] == "A4217"


def test_what_stands_right_needs_no_tick(realm: Realm) -> None:
    realm.go_to(FRANCE, "weather")
    (said,) = realm.warned("corrections_open")
    assert said.startswith("8 corrections still to make: SC-23 French depot: A4317, not A4217; ")
    assert said.endswith("; and 5 more.")
    realm.add(COALITION, "Austria", "Schwarzenberg", "army leader", "A4332")
    (said,) = realm.warned("corrections_open")
    assert said.startswith("7 corrections")
    rows = {row[0]: row[-1] for row in realm.table("politics", "Corrections of the set-up")}
    assert rows["SC-29"] == "in place"


def test_a_leader_is_put_right_with_those_who_stand_with_him(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.22")
    for name, kind in (("Lannes", "corps leader"), ("1 Lannes", "infantry division")):
        realm.add(FRANCE, "France", name, kind, "A4022")
    realm.go_to(FRANCE, "weather")
    realm.post("corrections", corrections=["SC-14"])
    assert (realm.hex_of("Lannes"), realm.hex_of("1 Lannes")) == ("A4021", "A4021")


def test_a_scenario_that_brings_its_units_has_no_set_up_to_correct(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    brought = GameTable(tmp_path, NewCampaign("1813", "grande_armee", "spring_1813"))
    own = GameTable(tmp_path / "own", NewCampaign("1813", "grande_armee", "campaign"))
    due = set()
    for _ in range(9):
        due |= {warning.kind for warning in brought.warnings()}
        brought.skip()
    assert "corrections_open" not in due
    # Whoever puts up the autumn by his rulebook is told of them.
    own.go_to(FRANCE, "weather")
    assert "corrections_open" in {warning.kind for warning in own.warnings()}


# ------------------------------------------------------- units that a correction adds


def _forces_of(realm: Realm, formation: str) -> dict[str, tuple[str, str, int]]:
    return {
        unit.designation: (unit.type, unit.hex, unit.steps_left)
        for unit in realm.queries.units()
        if unit.path[-1] == formation and unit.steps_left
    }


_DAVOUT = {
    # By the correction; a brigade and an artillery unit have the one point of their own.
    "Davout": ("leader", "B5105", 1),
    "1st": ("infantry division", "B5105", 5),
    "2nd": ("infantry division", "B5105", 4),
    "3rd": ("infantry division", "B5105", 4),
    "5th": ("artillery", "B5105", 1),
}


def test_a_correction_adds_the_units_that_no_chart_has(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.1")
    realm.go_to(FRANCE, "weather")
    before = {unit.id for unit in realm.queries.units()}
    rows = {row[0]: row[-1] for row in realm.table("politics", "Corrections of the set-up")}
    assert rows["SC-02"] == "open"
    preview = realm.preview("corrections", corrections=["SC-02"])
    assert preview.new_units == 6
    (doubt,) = preview.warnings
    assert doubt.where == "Davout"
    assert "do not tell his rank, his ratings and the boxes" in doubt.message
    posted = realm.post("corrections", corrections=["SC-02"])
    assert realm.working(posted)["3rd infantry division, 4 SP"] == "B5105"
    new = [unit for unit in realm.queries.units() if unit.id not in before]
    cavalry = next(unit for unit in new if "cavalry" in unit.type)
    assert (cavalry.designation, cavalry.size, cavalry.steps_left) == ("2nd", "X", 1)
    force = {u.designation: (u.type, u.hex, u.steps_left) for u in new if u is not cavalry}
    assert force == _DAVOUT
    assert {(str(unit.side), unit.nation, unit.path) for unit in new} == {
        ("france", "France", ("Davout",))
    }
    rows = {row[0]: row[-1] for row in realm.table("politics", "Corrections of the set-up")}
    assert rows["SC-02"] == "made"
    assert realm.queries.check() == ()
    # Both come and go with the entry.
    realm.campaign.session.undo()
    assert {unit.id for unit in realm.queries.units()} == before
    assert "Davout" not in {row.path[-1] for row in realm.queries.formations()}
    realm.campaign.session.redo()
    assert {unit.id for unit in realm.queries.units()} == {*before, *(unit.id for unit in new)}
    assert realm.queries.check() == ()


def test_what_is_there_of_an_added_force_is_moved_and_not_added_twice(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.1")
    realm.add(FRANCE, "France", "Davout", "corps leader", "B5106", "III")
    realm.add(FRANCE, "France", "2nd infantry", "infantry division", "B5106", "III")
    # Neither of these is one of his.
    realm.add(FRANCE, "Italy", "3rd", "infantry division", "B5106", "III")
    realm.add(FRANCE, "France", "5th", "horse artillery", "B5106", "III")
    realm.go_to(FRANCE, "weather")
    assert any(
        "put Davout corps leader, 2nd infantry infantry division in B5105" in said
        for said in realm.warned("corrections_open")
    )
    realm.post("corrections", corrections=["SC-02"], under="Davout")
    force = _forces_of(realm, "III")
    # Two of the five names stand there once more: of Italy, and with horses.
    found = [u for u in realm.queries.units() if u.path == ("Army", "III") and u.hex == "B5105"]
    assert sorted(unit.designation for unit in found) == [
        "1st", "2nd", "2nd infantry", "3rd", "5th", "Davout",
    ]  # fmt: skip
    assert force["Davout"] == ("corps leader", "B5105", 2)
    assert realm.queries.check() == ()
    realm.post("corrections", corrections=["SC-02"], made=False)
    assert realm.preview("corrections", corrections=["SC-02"]).new_units == 0
    rows = {row[0]: row[-1] for row in realm.table("politics", "Corrections of the set-up")}
    assert rows["SC-02"] == "in place"


def test_berthier_is_added_with_the_ratings_that_the_errata_tell(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.31")
    realm.go_to(FRANCE, "weather")
    given = {"corrections": ["SC-17"], "under": "Grande Armée"}
    (told,) = realm.preview("corrections", **given).warnings
    assert "The errata do not tell his rank and the boxes of his chart." in told.sentence()
    realm.post("corrections", **given)
    berthier = next(u for u in realm.queries.units() if u.designation == "Berthier")
    assert (berthier.type, berthier.hex, berthier.path) == ("leader", "B3404", ("Grande Armée",))
    # He is rated 3-0-0; how far he moves nobody tells.
    assert berthier.ratings == {"initiative": 3, "bonus": 0, "morale": 0}
    assert "Nothing would change" in realm.refused("corrections", corrections=["SC-17"])


def test_an_added_force_joins_no_formation_that_is_not_there(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.31")
    realm.add(FRANCE, "France", "Mouton", "corps leader", "B3404", "XII Corps")
    realm.go_to(FRANCE, "weather")

    def refused(under: str, corrections: tuple[str, ...] = ("SC-17",), **about: object) -> str:
        return realm.refused("corrections", corrections=corrections, under=under, **about)

    assert "Did you mean Grande Armée?" in refused("Grande Arme")
    # Yorck leads a corps of the other side.
    assert "neither a formation nor a leader" in refused("Yorck")
    assert "Write Grande Armée / XII Corps or Army / XII Corps." in refused("XII Corps")
    realm.post("corrections", corrections=["SC-17"])
    assert "adds a unit" in refused("Ney", made=False)


def test_an_added_unit_is_not_brought_back_from_the_dead(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.31")
    gone = UnitValues(FRANCE, "France", "Berthier", "leader", "", ("Staff",), 1, steps_left=0)
    realm.campaign.session.execute(ImportOrderOfBattle((gone,)))
    realm.go_to(FRANCE, "weather")
    assert "in the books already, eliminated" in realm.refused("corrections")


def test_an_added_unit_is_no_reinforcement(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.31")
    values = UnitValues(
        FRANCE, "France", "Berthier", "leader", "", ("Staff",), 1, arrival=TurnCode("1813-05-1")
    )
    realm.campaign.session.execute(ImportOrderOfBattle((values,)))
    realm.go_to(FRANCE, "weather")
    assert "already, as a reinforcement" in realm.refused("corrections")


@pytest.mark.parametrize(
    ("scenario", "options", "words"),
    [
        ("19.32", {}, "French depot: B4219, not B4249"),
        ("19.32", {"french_depot_1809": "B4218"}, "French depot: B4218, not B4249"),
        ("19.13", {"napoleon_hex": "B2402"}, "B2402, B2308 or B2504"),
    ],
)
def test_doubtful_hexes_follow_their_option(
    tmp_path: Path, scenario: str, options: dict[str, str], words: str
) -> None:
    realm = Realm(tmp_path, scenario_case=scenario, **options)
    rows = realm.table("politics", "Corrections of the set-up")
    assert any(words in row[1] for row in rows)
