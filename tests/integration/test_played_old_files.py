"""A played campaign of each game, kept from an older program, tells the same in this one."""

from __future__ import annotations

import json
import lzma
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.file import open_campaign
from oobmgr.rules.marks import OFF_MAP
from tests.data.old_files.told import answer

FOLDER = Path(__file__).parents[1] / "data" / "old_files" / "played"
KEPT = sorted(path.name.partition(".")[0] for path in FOLDER.glob("*.oob.xz"))

OPENED_WITH = "wolchow"
"""What hides the sheets of a side in the file that has such a side."""
NO_STOCK = re.compile(r"^(Soviet|German) pool +ammo +0\n", re.MULTILINE)
"""A stock without a name, which stood beside those that have one as if it were empty."""
REWORDED = {
    "Alert are paid in the own Air…": "Alert are paid in their own A…",
    "Nothing happened to a unit.": "Nothing happened to any unit.",
    "Where the own hex has two": "Where a unit's own hex has two",
    "Lost steps and live": "Lost steps, in play",
    "Units that lost steps and live": "Units that lost steps and are still alive",
    "Then toward the own map edge": "Then toward the side's own map edge",
    # Sentences of actions as players speak.
    "Lay a marker on units,": "Place a marker on units,",
    "Lay Assault Markers toward": "Place Assault Markers toward",
    "what surprise lays on units": "what surprise does to units",
    "Units that hung on it alone": "Units that depended on it alone",
    "a Soviet formation shoot from.": "a Soviet formation draw on.",
    "Take a fort or an airfield off the books that is destroyed or given up.": (
        "Take a destroyed or abandoned fort or airfield off the books."
    ),
    "Take units, and what else is carried, from the rail capacity of this turn.": (
        "Charge units, and whatever else is carried, against this turn's rail capacity."
    ),
    "Missions that are over without a strike; their groups stand at their bases.": (
        "Missions that end without a strike; their groups are at their bases."
    ),
    "Keep of a hex what lowers its stacking limit.": (
        "Note what lowers the stacking limit of a hex."
    ),
    "Give an isolated stack up for infantry points; it is chosen before its roll.": (
        "Give up an isolated stack for infantry points; decide before its roll."
    ),
    # A fire named the first of its many cases; what it takes from a stock now names that of stocks.
    "ammo  Spent, first combat       7  3.1, 5.2 …": "ammo  Spent, first combat       7  13.9.6",
    "ammo  Spent, first combat       4  3.1, 5.2 …": "ammo  Spent, first combat       4  13.9.6",
    # The weather is entered once a turn; where it is known, it is not offered any more.
    "  weather      Weather: Enter the weather of the turn.\n"
    "               inputs: in_valley, in_hills\n": "",
    # The form asks first where the points go: how many wait for a place is proposed.
    "inputs: amount, source, target, rail, res, nation, area": (
        "inputs: target, amount, source, rail, res, nation, area"
    ),
    # The form asks for the dice first: the rest is known already, or open as a rule.
    "inputs: hex, terrain, hill, entrenched, inside, river, crossed_stream, armor_1, armor_2, "
    "engineer, smg, defender_armor_1, defender_armor_2, bearers, left_out, assaulter_initial, "
    "defender_initial, assaulter_die, defender_die, losses": (
        "inputs: hex, assaulter_die, defender_die, terrain, hill, entrenched, inside, river, "
        "crossed_stream, armor_1, armor_2, engineer, smg, defender_armor_1, defender_armor_2, "
        "bearers, left_out, assaulter_initial, defender_initial, losses"
    ),
    # What has come since: rivers by hexside, and a way in short with its chart and its weather.
    "  credit_points   Points for later:": (
        "  hexside         River between hexes: Note which rivers run along hexsides, for battles, "
        "overruns and moves across them.\n"
        "                  inputs: hex, others, river\n"
        "  credit_points   Points for later:"
    ),
    "inputs: units, hex_costs, zone_hexes,": (
        "inputs: units, hex_costs, way, zone, weather, zone_hexes,"
    ),
    "replacement_schedule  Replacement points of the schedule": (
        "movement_costs        Terrain effects on movement                    no           "
        "What entering a hex costs, by terrain and weather; a river …  MOV 05\n"
        "replacement_schedule  Replacement points of the schedule"
    ),
    # So did the half of an assault combat.
    "  assault_end          End of an assault:": (
        "  assault_half         Half of an assault combat: Your half of an assault combat: "
        "morale to tell, then what the result does to your units.\n"
        "                       inputs: "
        "slip, units, hex, own_die, other_die, other_morale, other_steps, "
        "other_armor, terrain, hill, entrenched, inside, river, crossed_stream, "
        "armor_1, armor_2, engineer, smg, bearers, losses\n"
        "  assault_end          End of an assault:"
    ),
    # Two actions came since: each side can enter its own half of a fire at a hidden sheet.
    "  morale_check         Morale check:": (
        "  fire_unseen          Fire at a hidden sheet: Fire at units whose sheet is hidden: "
        "column and dice, and what is told of the result.\n"
        "                       inputs: units, segment, kind, place, assault, counter, red, gray, "
        "result, more, support, armor, steps, terrain, from_terrain, entrenched, in_column, "
        "crossed_stream\n"
        "  fire_taken           Fire from a hidden sheet: What a fire of the other side does to a "
        "unit: column and dice as its player told them.\n"
        "                       inputs: slip, units, kind, column, red, gray, indirect_only, "
        "result\n"
        "  morale_check         Morale check:"
    ),
    # Boxes that nobody entered are asked for.
    "changed_formation, trench_at": "changed_formation, trench_at, stand_in",
    "indirect_only, result": "indirect_only, result, stand_in",
    "defender_initial, losses": "defender_initial, losses, stand_in",
    "smg, bearers, losses": "smg, bearers, losses, stand_in",
    # A fire at a hidden sheet asks for boxes that nobody entered, or for steps that stand in.
    "inputs: units, segment, kind, place, assault, counter, red, gray, result, more, support, "
    "armor, steps, terrain, from_terrain, entrenched, in_column, crossed_stream": (
        "inputs: units, segment, kind, place, assault, counter, red, gray, result, more, support, "
        "armor, steps, terrain, from_terrain, entrenched, in_column, crossed_stream, stand_in"
    ),
}
REWORDED |= tomllib.loads((FOLDER / "reworded.toml").read_text(encoding="utf-8"))
"""Sentences that the program words better today: as the kept answers have them, and as it says now.

Only words belong here. A figure that is not the same is a fault of the program.
"""


_LEAGUE_ALONE = (
    (
        (
            "    When        What                                     Case\n"
            "    11 Apr Day  The League may now cross the High Pass.  HB 10\n"
        ),
        "  Nothing is due.\n",
    ),
)
MENDED = {
    # What concerns the League alone stood on the sheets of the Crown, too, which come first.
    "report all": _LEAGUE_ALONE,
    "report all --turn 1836-04-11-t01": _LEAGUE_ALONE,
    "report all --turn 1836-04-04-t01": (
        (
            "    Week of 11 April 1836, Day   The League may now cross the High Pass.     HB 10\n",
            "",
        ),
    ),
    "report all --turn 1836-04-04-t02": (
        ("    11 Apr Day   The League may now cross the High Pass.     HB 10\n", ""),
        (
            (
                "    Turn                        From then on                             Case\n"
                "    Week of 11 April 1836, Day  The League may now cross the High Pass.  HB 10\n"
            ),
            "  Nothing changes by date.\n",
        ),
    ),
    # A unit that was still to come stood there like the others, and was counted among them.
    "sheets --as-of 1836-04-04-t01": (
        ("Steps: 10 of 12", "Steps: 7 of 9"),
        ("3 units, 8 of 8 steps", "2 units, 5 of 5 steps"),
        ("Status        Did", "Status               Did"),
        ("[ ][ ][ ]  4-5-3\n", "[ ][ ][ ]  4-5-3  arrives 4 Apr Night\n"),
    ),
}
"""Faults of the program that played the file of a described game: an answer as it was, and is now.

Each stands once in its answer, or is meant where it stands first.
"""


EMPTY_IN_SPARK = {"air", "supply"}
"""Commands that told nothing of this game; today they are the other game's, and refuse."""


def unpacked(name: str) -> bytes:
    return lzma.decompress((FOLDER / name).read_bytes())


@pytest.fixture(params=KEPT)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old_file(name: str, tmp_path: Path) -> Path:
    path = tmp_path / f"{name}.oob"
    path.write_bytes(unpacked(f"{name}.oob.xz"))
    return path


def test_every_list_report_and_entry_says_the_same(name: str, old_file: Path) -> None:
    kept = json.loads(unpacked(f"{name}.json.xz"))
    assert len(kept) > ENOUGH
    if name.startswith("spark"):
        kept = {words: kept[words] for words in kept if words.split()[0] not in EMPTY_IN_SPARK}
        kept |= boxes_unknown(kept)
        kept |= {words: steps_unknown(name, kept[words]) for words in kept if "report" in words}
        kept |= {words: beside_the_map(kept, words) for words in kept if "sheets" in words}
    kept |= {words: arrivals_apart(kept[words], kept["units"]) for words in kept if is_tree(words)}
    now = {words: without_new(answer(old_file, words.split())) for words in kept}
    if name == "homebrew":
        kept |= {words: mended(kept[words], MENDED[words]) for words in MENDED}
    if name == "balkans":
        # A longer word makes columns wider everywhere.
        now = {words: (code, narrow(lines)) for words, (code, lines) in now.items()}
        kept = {words: narrow(owed_no_more(words, lines)) for words, lines in kept.items()}
    wider = WIDER if name.startswith("spark") else WIDER[:2]
    for words in (one for one in kept if one.split()[0] in wider):
        now[words] = now[words][0], narrow(now[words][1])
        kept[words] = narrow(kept[words])
    for words in (one for one in kept if one.startswith("chart show")):
        # The first head says that it is a die that is rolled, and its column is wider.
        now[words] = now[words][0], narrow(now[words][1])
        kept[words] = [re.sub("^Roll ", "Die roll ", line) for line in narrow(kept[words])]
    unlike = [words for words in kept if now[words] != (0, reworded(kept[words]))]
    told = [(words, difference(reworded(kept[words]), now[words][1])) for words in unlike]
    assert told == []


def owed_no_more(words: str, lines: list[str]) -> list[str]:
    """An answer of Balkans 1944 in today's words: garrisons are not owed, they are to be declared.

    A dead unit has no marks any more, and a mode of partisans is not offered where all have one.
    """
    text = "\n".join(lines).replace("arrison owed", "arrison to declare")
    text = re.sub(r"(arrison units) owed", r"\1 to declare", text)
    if words == "turn show":
        text = re.sub(r"\n *partisan_mode .*\n.*", "", text)
    if words == "units":
        units, rest = json.JSONDecoder().raw_decode(text)
        for unit in units:
            if unit["status"] == "dead":
                unit["marks"] = []
        text = json.dumps(units, indent=2, ensure_ascii=False) + text[rest:]
    return text.split("\n")


def mended(lines: list[str], changes: tuple[tuple[str, str], ...]) -> list[str]:
    text = "\n".join(lines)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text.split("\n")


def boxes_unknown(kept: dict[str, list[str]]) -> dict[str, list[str]]:
    """The kept lists of units and stacks as they are told now, where nobody entered the boxes.

    The older program counted such a unit with the steps that its type has as a rule, while its
    sheet said that they were not entered; today nobody is told a figure that is not known. Units in
    a pool were said to be on the map.
    """
    rows = (re.split(r"\s{2,}", line) for line in kept["sheets"] if NOT_ENTERED in line)
    unknown = {row[1] for row in rows}
    units, note = json.JSONDecoder().raw_decode("\n".join(kept["units"]))
    known: defaultdict[str, int] = defaultdict(int)
    open_at = set()
    for unit in units:
        if unit["hex"] in POOLS and unit["status"] == "on map":
            unit["status"] = OFF_MAP.word
            unit["marks"] = [{**asdict(OFF_MAP), "effect": ""}, *unit["marks"]]
        if unit["designation"] in unknown:
            unit["steps"] = unit["steps_left"] = None
            open_at.add(unit["hex"])
        else:
            known[unit["hex"]] += unit["steps_left"]
    told = json.dumps(units, indent=2, ensure_ascii=False) + "\n".join(kept["units"])[note:]
    stacks = []
    for line in kept["stacks"]:
        place = line.split(" ")[0]
        steps = known[place]
        size = f"{steps} step{'' if steps == 1 else 's'} + ?"
        stacks.append(re.sub(r"\d+ steps?", size, line) if place in open_at else line)
    formations = list(formations_unknown(kept["formations"], units))
    return {"units": told.split("\n"), "stacks": stacks, "formations": formations}


def formations_unknown(lines: list[str], units: list[dict[str, Any]]) -> Iterator[str]:
    """The kept list of formations, without the steps that only stood in for others."""
    path: list[str] = []
    start = lines[0].index("Formation")
    for line in lines:
        found = re.fullmatch(r"( *)(.+?) +\d+  (\d+/\d+)", line[start:])
        if found is None:
            yield line
            continue
        path[len(found[1]) // 2 :] = [found[2]]
        below = [unit for unit in units if unit["formation"][: len(path)] == path]
        known = [unit for unit in below if unit["steps"] is not None]
        steps = (sum(unit[key] for unit in known) for key in ("steps_left", "steps"))
        sums = "/".join(map(str, steps))
        yield line.removesuffix(found[3]) + (f"{sums} + ?" if len(known) < len(below) else sums)


def is_tree(words: str) -> bool:
    return words.split(maxsplit=1)[0] == "formations" and "--json" not in words


def arrivals_apart(lines: list[str], told: list[str]) -> list[str]:
    """The kept list of formations with those still to arrive apart: they were counted as there."""
    units, _ = json.JSONDecoder().raw_decode("\n".join(told))
    due = [unit for unit in units if unit["status"] == "due"]
    head = lines[0]
    side_at, start = head.index("Side"), head.index("Formation")
    path: list[str] = []
    apart = []
    for line in lines[1:]:
        found = re.fullmatch(r"( *)(.+?) +(\d+)  (\d+)/(\d+)( \+ \?)?", line[start:])
        if found is None:
            apart.append(line)
            continue
        path[len(found[1]) // 2 :] = [found[2]]
        side = line[side_at:start].strip()
        below = [u for u in due if u["side"] == side and u["formation"][: len(path)] == path]
        steps = sum(u["steps"] or 0 for u in below)
        left = f"{int(found[4]) - steps}/{int(found[5]) - steps}{found[6] or ''}"
        there = int(found[3]) - len(below)
        apart.append(f"{line[:start]}{found[1]}{found[2]} {there} {left} {len(below) or ''}")
    return [f"{head} To arrive", *apart] if due else lines


def beside_the_map(kept: dict[str, list[str]], words: str) -> list[str]:
    """The kept sheets as they are told now: a unit in a pool is off the map, first of all."""
    units, _ = json.JSONDecoder().raw_decode("\n".join(kept["units"]))
    there = {one["designation"] for one in units if one["hex"] in POOLS}
    told = []
    for line in narrow(kept[words]):
        found = re.fullmatch(rf"(\w+ (\S+) .*{NOT_ENTERED} \d+ \d+)(.*)", line)
        if found is None or found[2] not in there:
            told.append(line)
            continue
        more = "," if found[3].startswith(" out of supply") else ""
        told.append(f"{found[1]} {OFF_MAP.word}{more}{found[3]}")
    return told


def steps_unknown(name: str, lines: list[str]) -> list[str]:
    """A kept report, without the steps that only stood in for those that nobody entered."""
    return mended(narrow(reworded(lines)), STAND_INS[name])


def narrow(lines: list[str]) -> list[str]:
    """Without the blanks between columns: a longer cell makes its column wider."""
    return [" ".join(line.split()) for line in lines]


NOT_ENTERED = "boxes not entered"
WIDER = ("stacks", "formations", "report", "sheets")
"""What has longer cells where boxes are not known."""
STAND_INS = {
    "spark_example": (
        ("of units 0 130 9 121", "of units, and 10 units with unknown steps 0 73 9 64"),
        ("books 22 130", "books 22 73 + ?"),
        ("of units 0 58 2 56", "of units, and 24 units with unknown steps 0 19 1 18"),
        ("books 28 58", "books 28 19 + ?"),
    ),
    "spark_neva": (
        ("of units 0 136 7 129", "of units, and 10 units with unknown steps 0 79 7 72"),
        ("books 24 136", "books 24 79 + ?"),
    ),
}
"""Sums of steps as the turn sheets of the kept files had them, and as they are by the boxes."""
POOLS = ("pool",)
"""The places beside the map of the kept files."""
NEW_OPTIONS = ("sr_to_date ", "disbanded ")
"""The options that came since, with the reading by which the file was played."""


def without_new(found: tuple[int, list[str]]) -> tuple[int, list[str]]:
    code, lines = found
    return code, [line for line in lines if not line.startswith(NEW_OPTIONS)]


ENOUGH = 40
"""Fewer answers would mean that the file of kept answers is not what it was."""


_COMES_IN = re.compile(r"( Income\b.*)−(\u2009\d+)$", re.MULTILINE)
"""A line of the ledger about what comes in and goes on to a place that is not a pool."""


def reworded(lines: list[str]) -> list[str]:
    text = "\n".join(lines)
    # What comes in is a gain wherever it goes: only what went into a pool had the sign of one.
    text = _COMES_IN.sub(r"\1+\2", text)
    for old, new in REWORDED.items():
        text = text.replace(old, new)
    return NO_STOCK.sub("", text).split("\n")


def difference(old: list[str], new: list[str]) -> list[tuple[str, str]]:
    """The lines that are not the same, those of the kept answer first."""
    longest = max(len(old), len(new))
    padded = [lines + [""] * (longest - len(lines)) for lines in (old, new)]
    return [pair for pair in zip(*padded, strict=True) if pair[0] != pair[1]][:20]


def test_its_books_agree_and_can_be_taken_back(old_file: Path) -> None:
    with open_campaign(old_file) as campaign:
        for side in campaign.veil.hidden:
            campaign.veil.unlock(side, OPENED_WITH)
        assert campaign.queries.check() == ()
        before = campaign.queries.units()
        for _ in range(3):
            campaign.session.undo()
        for _ in range(3):
            campaign.session.redo()
        assert campaign.queries.units() == before
        assert campaign.queries.check() == ()
