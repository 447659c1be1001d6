"""The air roster from a board made by hand."""

from dataclasses import replace

from oobmgr.campaign.report_rows import ReportMaterial, ReportTurn, SideMaterial
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Card, Force
from oobmgr.games.europa.sheets.air_roster import air_roster
from oobmgr.known_games import game

GAME = game("europa")
AXIS = GAME.sides[0]
TURN = ReportTurn("1941-07-I", "July I 1941", "Jul I")
AVAILABLE = BoardBox("available", "Available", "", "V", (
    Card("Germany/Me109F/2", "Me109F", "fighter", 2, 8),
    Card("Germany/Ju87/1", "Ju87 (1)", "other", 1, 2),
))  # fmt: skip
LUBLIN = BoardBox("operable:Lublin", "Lublin", "", "", (
    Card("Germany/He111/2", "He111", "other", 2, 3, active=1),
), "1B 0102", capacity=3, hits=1, case="AIR-05")  # fmt: skip
PLOESTI = BoardBox("operable:Ploesti", "Ploesti", "", "", (), "15A 2323", capacity=None)
GERMAN = Force("Germany", "German", (AVAILABLE,), (LUBLIN, PLOESTI), 3, 46, "AIR-04")
ROMANIAN = Force("Romania", "Romanian", (), (
    replace(LUBLIN, cards=()),
    replace(PLOESTI, cards=(Card("Romania/PZL24/2", "PZL24", "fighter", 2, 1),)),
), 1, 4, "AIR-04")  # fmt: skip


def material(*forces: Force) -> ReportMaterial:
    sides = {"axis": SideMaterial(read={"air-roster": Board("axis", forces, "air_move")})}
    return ReportMaterial(
        GAME, "Tuesdays", TURN, False, "", (TURN,), (), (), GAME.tables(), (), (), {}, sides
    )


def test_groups_stand_by_nation_and_box_with_sums() -> None:
    german, romanian, _ = air_roster(material(GERMAN, ROMANIAN), GAME, AXIS)
    # Where, hex, type, full, one-step, paid, note.
    assert [row.cells for row in german.rows] == [
        ("Available", "", "Me109F", 8, None, None, ""),
        (None, None, "Ju87 (1)", None, 2, None, ""),
        ("Lublin", "1B 0102", "He111", 3, None, 1, ""),
        ("Together", None, None, 11, 2, 1, None),
    ]
    assert german.note == "13 groups, 3 of 46 on the map"
    assert romanian.rows[0].cells[:4] == ("Ploesti", "15A 2323", "PZL24", 1)


def test_bases_are_listed_once_with_capacity_and_damage() -> None:
    *_, bases = air_roster(material(GERMAN, ROMANIAN), GAME, AXIS)
    # Base, hex, capacity, hits, may act, groups, note: three groups, of which two may act.
    assert [row.cells for row in bases.rows] == [
        ("Lublin", "1B 0102", 3, 1, 2, 3, "1 may not act"),
        ("Ploesti", "15A 2323", None, 0, None, 1, "capacity not entered"),
    ]
    assert bases.case == "AIR-05"


def test_without_groups_it_says_so() -> None:
    empty, bases = air_roster(material(), GAME, AXIS)
    assert (empty.rows, empty.empty) == ((), "The books hold no air group.")
    assert bases.empty == "No base is in the books."
