"""A page of a book with the forces of several nations: as lines, and as a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.layouts.placed_formations import ToldHeading, told_in
from oobmgr.exchange.mends import mend, mended
from oobmgr.exchange.readings import OrderOfBattleReading, Severity
from oobmgr.known_games import game
from tests.unit.exchange.test_book_lines import reading
from tests.unit.exchange.test_short_pages import sheet

TABLE = """ALLIES IN THE SOUTH
ROMANIAN FORCES
2nd Army (Popescu) - sets up in 3120, Iasi
Guard Corps\t1, 3\tCavalry X\t2-8
VI Corps\t4, 5, Guard\tInfantry XX\t4-6
Army troops\t9\tArtillery X\t2-1-6
River Group - sets up in 3427, Braila
II Corps\t12, Frontier\tInfantry XX\t3-6
SLOVAK FORCES
Slovak Corps (Malar) - sets up in 2518, Medzilaborce
-\t1, 2\tInfantry XX\t3-6
ITALIAN FORCES, arriving July 1941
Expeditionary Corps (Messe) - arrives Jul II 41, in Romania
XXX Corps\tPasubio, Torino\tInfantry XX\t4-6
Corps troops\t30\tArtillery III\t2-1-6
"""
LINES = """ALLIES IN THE SOUTH
ROMANIAN FORCES
\t2nd Army (Popescu) - sets up in 3120, Iasi
\t\tGuard Corps
\t\t\t2-8 Cavalry X: 1, 3
\t\tVI Corps
\t\t\t4-6 Infantry XX: 4, 5, Guard
\t\tArmy troops
\t\t\t2-1-6 Artillery X: 9
\tRiver Group - sets up in 3427, Braila
\t\tII Corps
\t\t\t3-6 Infantry XX: 12, Frontier
SLOVAK FORCES
\tSlovak Corps (Malar) - sets up in 2518, Medzilaborce
\t\t3-6 Infantry XX: 1, 2
ITALIAN FORCES, arriving July 1941
\tExpeditionary Corps (Messe) - arrives Jul II 41, in Romania
\t\tXXX Corps
\t\t\t4-6 Infantry XX: Pasubio, Torino
\t\tCorps troops
\t\t\t2-1-6 Artillery III: 30
"""
GUARD = ("ROMANIAN FORCES", "2nd Army (Popescu)", "Guard Corps")
SIXTH = ("ROMANIAN FORCES", "2nd Army (Popescu)", "VI Corps")
RIVER = ("ROMANIAN FORCES", "River Group", "II Corps")
SLOVAKS = ("SLOVAK FORCES", "Slovak Corps (Malar)")
ITALIANS = ("ITALIAN FORCES", "Expeditionary Corps (Messe)")
UNITS = [
    ("Romania", "1", GUARD, "3120", ""),
    ("Romania", "3", GUARD, "3120", ""),
    ("Romania", "4", SIXTH, "3120", ""),
    ("Romania", "5", SIXTH, "3120", ""),
    ("Romania", "Guard", SIXTH, "3120", ""),
    ("Romania", "9", (*GUARD[:2], "Army troops"), "3120", ""),
    ("Romania", "12", RIVER, "3427", ""),
    ("Romania", "Frontier", RIVER, "3427", ""),
    ("Slovakia", "1", SLOVAKS, "2518", ""),
    ("Slovakia", "2", SLOVAKS, "2518", ""),
    ("Italy", "Pasubio", (*ITALIANS, "XXX Corps"), "", "1941-07-II"),
    ("Italy", "Torino", (*ITALIANS, "XXX Corps"), "", "1941-07-II"),
    ("Italy", "30", (*ITALIANS, "Corps troops"), "", "1941-07-II"),
]


def found(text: str, tmp_path: Path) -> OrderOfBattleReading:
    return reading(text, tmp_path, {})


def told(reading_: OrderOfBattleReading) -> list[tuple[str, str]]:
    """The cells of which something is amiss, with what."""
    amiss = (one for one in reading_.problems if one.severity is not Severity.NOTE)
    return [(one.cell, one.message) for one in amiss]


@pytest.mark.parametrize("page", [TABLE, LINES, LINES.replace("\t", "    ")])
def test_a_page_is_read_as_it_stands(page: str, tmp_path: Path) -> None:
    """Of the table nothing was read; of the lines all went into the last corps and its hex."""
    whole = found(page, tmp_path)
    units = [(u.nation, u.designation, u.path, u.hex, u.arrival) for u in whole.units]
    assert units == UNITS
    assert whole.questions == ()
    assert told(whole) == []
    assert {u.hex: u.setup for u in whole.units} == {
        "": "Romania", "3120": "3120, Iasi", "3427": "3427, Braila",
        "2518": "2518, Medzilaborce",
    }  # fmt: skip
    assert {u.size for u in whole.units if u.nation == "Slovakia"} == {"XX"}


@pytest.mark.parametrize(
    ("right", "slip", "cell", "message"),
    [
        ("3427, Braila", "34z7, Braila", "A7",
         "34z7 is no hex; the units of River Group are in none."),
        ("4, 5, Guard", "4, 4, Guard", "B5",
         "4 is in this list more than once; it is read as 2 units."),
        ("Infantry XX\t3-6\nSLOVAK", "Infantry XX\nSLOVAK", "D8", "The ratings are missing."),
        ("arrives Jul II 41", "arrives in July", "A12", "July 1941 is no turn of the game."),
    ],
)  # fmt: skip
def test_slips_in_a_table_of_a_book_are_told(
    right: str, slip: str, cell: str, message: str, tmp_path: Path
) -> None:
    """A hex that is none stayed in the name of the army, and nobody was told."""
    assert (cell, message) in told(found(TABLE.replace(right, slip), tmp_path))


def test_a_line_that_lacks_its_ratings_is_no_formation(tmp_path: Path) -> None:
    """The unit was gone without a word: its line was taken for a formation without units."""
    whole = found(LINES.replace("3-6 Infantry XX: 12", "Infantry XX: 12"), tmp_path)
    assert {*told(whole)} == {("A12", "The ratings are missing.")}
    assert len(whole.units) == len(UNITS) - 2
    assert whole.empty_formations == ()


@pytest.mark.parametrize("step", ["\t", "   "])
def test_units_beside_a_corps_are_no_part_of_it(step: str, tmp_path: Path) -> None:
    """What was listed behind the last corps, as far in as that, became a part of it."""
    page = (
        "ROMANIAN FORCES\n\t1st Army\n\t\tI Corps\n\t\t\t4-6 Inf XX: 1\n\t\t3-6 Inf X: 7, 8\n"
        "\t2nd Army\n\t\t4-6 Inf XX: 9\n"
    )
    units = found(page.replace("\t", step), tmp_path).units
    assert {one.designation: one.path[1:] for one in units} == {
        "1": ("1st Army", "I Corps"), "7": ("1st Army",), "8": ("1st Army",), "9": ("2nd Army",),
    }  # fmt: skip


def test_units_as_far_in_as_their_formation_stay_in_it(tmp_path: Path) -> None:
    """Where none stands further in, a list indents nothing but its corps."""
    page = "1st Army\n I Corps\n 4-6 Inf XX: 1\n 4-6 Inf XX: 2\n II Corps\n 4-6 Inf XX: 3\n"
    units = reading(page, tmp_path).units
    assert [one.path[-1] for one in units] == ["I Corps", "I Corps", "II Corps"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "3rd Army (A) – sets up in 3020, Botosani",
            ToldHeading("3rd Army (A)", "3020", town="Botosani"),
        ),
        ("3rd Army, set up: 3020", ToldHeading("3rd Army", "3020")),
        ("3rd Army - sets up in Bukovina", ToldHeading("3rd Army", area="Bukovina")),
        ("II Corps (enters Aug I 41)", ToldHeading("II Corps", arrival="1941-08-I")),
        ("II Corps, at 30z0 Iasi", ToldHeading("II Corps", stray="30z0")),
        ("ITALIANS, arriving August 1941", ToldHeading("ITALIANS", someday="August 1941")),
        # Words of a name.
        ("Army of the Rhine at Arms", ToldHeading("Army of the Rhine at Arms")),
        ("Arrival Staff 7", ToldHeading("Arrival Staff 7")),
        ("Group, at 3 bridges", ToldHeading("Group, at 3 bridges")),
    ],
)
def test_what_a_heading_says_of_place_and_turn(text: str, meant: ToldHeading) -> None:
    europa = game("europa")

    def turn(words: str) -> str | None:
        return "1941-08-I" if words.startswith("Aug I ") else None

    assert europa.calendar.parse("August I 1941") == "1941-08-I"
    assert told_in(text, lambda one: one.isdecimal() and len(one) == 4, turn) == meant


def test_a_cell_that_is_put_right_stays_as_far_in_as_it_was() -> None:
    """A heading that was put right lost its depth, and with it what stands above it."""
    raw = sheet("1st Army\n    I Crops\n        4-6 Inf XX: 1")
    right = mended(raw, {mend("list!A2"): "I Corps"})
    assert right.rows[1] == ["    I Corps"]
    assert mended(raw, {mend("list!A2"): ""}).rows[1] == [""]


def test_a_table_with_headings_knows_nations_and_turns_above_its_rows(tmp_path: Path) -> None:
    """All were asked for as those of one nation, and who arrives stood in the hex above."""
    whole = found(
        "Corps\tUnits\tType\tStrength\n" + TABLE.replace("Pasubio, Torino", "Pasubio"), tmp_path
    )
    units = {u.designation: (u.nation, u.path[:2], u.hex, u.arrival) for u in whole.units}
    assert units["Pasubio"] == ("Italy", ITALIANS, "", "1941-07-II")
    assert units["3"] == ("Romania", GUARD[:2], "3120", "")


BOTH = "Mobile Corps\t4-6 Infantry XX: 6, 7"
IN_TABS = LINES.replace("\t\tVI Corps\n", f"\t\t{BOTH}\n\t\tVI Corps\n")
FLAT = "\n".join(line.strip() for line in IN_TABS.splitlines())


@pytest.mark.parametrize(
    "page",
    [
        IN_TABS,
        IN_TABS.replace(BOTH, "@").replace("\t", "    ").replace("@", BOTH),
        IN_TABS.replace(BOTH, BOTH.replace("\t", " -> ")),
        # Without indents no name tells that a group holds corps.
        FLAT.partition("River")[0],
    ],
)
def test_a_line_with_a_formation_and_its_units_is_read_as_both(page: str, tmp_path: Path) -> None:
    """A tab between them made a table of the page: whose all units are was open, and they went
    into the last formation.
    """
    whole = found(page, tmp_path)
    units = [(u.nation, u.designation, u.path, u.hex, u.arrival) for u in whole.units]
    corps = (*GUARD[:2], "Mobile Corps")
    new = [("Romania", name, corps, "3120", "") for name in ("6", "7")]
    expected = [*UNITS[:2], *new, *UNITS[2:]]
    assert units == (expected if "River" in page else expected[:8])
    assert told(whole) == []


def test_a_page_on_which_each_line_has_both_keeps_its_formations(tmp_path: Path) -> None:
    """The corps were gone without a word."""
    page = (
        "ROMANIAN FORCES\n2nd Army\nIV Corps\t4-6 Infantry XX: 6\nIV Corps\t2-8 Cavalry X: 1\n"
        "V Corps\t4-6 Infantry XX: 9\nHUNGARIAN FORCES\nV Corps\t4-6 Infantry XX: 10\n"
    )
    whole = found(page, tmp_path)
    assert [(u.nation, u.path[1:]) for u in whole.units] == [
        ("Romania", ("2nd Army", "IV Corps")), ("Romania", ("2nd Army", "IV Corps")),
        ("Romania", ("2nd Army", "V Corps")), ("Hungary", ("V Corps",)),
    ]  # fmt: skip
    assert told(whole) == []


@pytest.mark.parametrize(
    ("page", "names"),
    [
        # A name beside what the unit is.
        ("Guard\t4-6 Infantry XX\nLehr\t3-6 Infantry X\nSturm\t1-6 Infantry III\n", 3),
        ("Corps\tUnit\nIV Corps\t4-6 Infantry XX 6\nV Corps\t3-6 Infantry X 7\n", 2),
    ],
)
def test_tabs_of_other_tables_stay(page: str, names: int, tmp_path: Path) -> None:
    """Only what names its units itself is set apart from what stands before it."""
    whole = reading(page, tmp_path)
    assert len(whole.units) == names
    assert all(">" not in name for unit in whole.units for name in unit.path)
    assert rows_of(page, Path("list"))[0] == page.splitlines()[0].split("\t")


def test_units_in_one_cell_beside_a_formation_of_a_table_are_told(tmp_path: Path) -> None:
    """They were gone without a word."""
    whole = found(TABLE.replace("River Group -", f"{BOTH}\nRiver Group -"), tmp_path)
    message = "stands beside a formation, and not in the columns of a unit."
    assert told(whole) == [("B7", f"4-6 Infantry XX: 6, 7 {message}")]
    assert len(whole.units) == len(UNITS)
    assert whole.left_out == 1
