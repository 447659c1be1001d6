"""Modules and saved games of VASSAL: their counters by name, side and board."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.vassal import read_vassal
from oobmgr.known_games import game

RIFLES = (
    "+/null/mark;Side,Strength\tprototype;Infantry Division\\\tpiece;;;ri.png;1st Rifle"
    "/Axis,7\t\\\tnull;0;0;12;0"
)
TANKS = "+/null/mark;Nation\tpiece;;;ta.png;3rd Tank\\/Guards/Soviet\tnull;0;0;13;0"
BUNKER = "+/null/piece;;;b.png;Bunker/null;0;0;14;0"


def slot(name: str, key: int, text: str) -> str:
    tag = "VASSAL.build.widget.PieceSlot"
    return f'<{tag} entryName="{name}" gpid="{key}">{text}</{tag}>'


BUILD_FILE = f"""<?xml version="1.0" encoding="UTF-8"?>
<VASSAL.build.GameModule name="Trial" version="1.0">
  <VASSAL.build.module.PlayerRoster>
    <entry>Axis</entry><entry>Soviet</entry>
  </VASSAL.build.module.PlayerRoster>
  <VASSAL.build.module.PieceWindow name="Pieces">
    <VASSAL.build.widget.TabWidget entryName="Counters">
      <VASSAL.build.widget.ListWidget entryName="Axis army">
        {slot("1st Rifle", 12, RIFLES)}
        {slot("Bunker", 14, BUNKER)}
      </VASSAL.build.widget.ListWidget>
    </VASSAL.build.widget.TabWidget>
  </VASSAL.build.module.PieceWindow>
  <VASSAL.build.module.Map mapName="Front">
    <VASSAL.build.module.map.SetupStack name="start" owningBoard="East" location="1203">
      {slot("3rd Tank", 13, TANKS)}
    </VASSAL.build.module.map.SetupStack>
  </VASSAL.build.module.Map>
</VASSAL.build.GameModule>
"""


def module(path: Path, build_file: str = BUILD_FILE, name: str = "buildFile.xml") -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(name, build_file)
    return path


def hidden(text: str, key: int = 0x5C) -> bytes:
    """As saved games are written: two digits for each byte, under a key that stands first."""
    return b"!VCSK" + f"{key:02x}".encode() + bytes(b ^ key for b in text.encode()).hex().encode()


def saved(path: Path, content: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("moduledata", "<data/>")
        archive.writestr("savedGame", content)
    return path


def test_a_module_tells_its_counters(tmp_path: Path) -> None:
    heads, *rows = read_vassal(module(tmp_path / "trial.vmod"))
    assert heads == ["ID", "Designation", "Type", "Side", "Parent", "Board", "Hex", "Strength"]
    assert rows == [
        ["vassal.12", "1st Rifle", "infantry", "Axis", "Counters / Axis army", "", "", "7"],
        ["vassal.14", "Bunker", "unit", "Axis", "Counters / Axis army", "", "", ""],
        ["vassal.13", "3rd Tank", "armour", "Soviet", "", "East", "1203", ""],
    ]


def test_a_saved_game_tells_the_counters_on_its_boards(tmp_path: Path) -> None:
    on_map = RIFLES.replace("null;0;0;12;0", "Front;120;340;12;0").replace("+/null/", "+/871/")
    stack = "+/900/stack/Front;120;340;871"
    commands = ["begin_save", on_map, stack, TANKS, "end_save"]
    text = "\x1b".join(commands)
    for content in (hidden(text), text.encode()):
        heads, *rows = read_vassal(saved(tmp_path / "game.vsav", content))
        found = [dict(zip(heads, row, strict=True)) for row in rows]
        assert [(one["Designation"], one["Side"], one["Board"]) for one in found] == [
            ("1st Rifle", "Axis", "Front"), ("3rd Tank/Guards", "Soviet", ""),
        ]  # fmt: skip


def test_the_counters_are_units_once_it_is_answered_what_they_are(tmp_path: Path) -> None:
    path = module(tmp_path / "trial.vmod")
    raw, balkans = read_apart(path), game("balkans")
    before = path.read_bytes()
    answers: dict[str, str] = {}
    for _ in range(3):
        reading = order_of_battle_of(path.name, raw, balkans, answers)
        answers |= {one.id: one.proposal for one in reading.questions}
    assert [(one.designation, one.side, one.hex) for one in reading.units] == [
        ("1st Rifle", "axis", ""), ("Bunker", "axis", ""), ("3rd Tank", "soviet", "1203"),
    ]  # fmt: skip
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.vmod", b"", "damaged"),
        ("a.vmod", b"PK\x03\x04 and no more", "damaged"),
        ("a.vsav", b"not a zip", "damaged"),
    ],
)
def test_other_files_are_refused(name: str, content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadInput, match=words):
        read_apart(path)


def test_hostile_parts_are_refused(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE a [<!ENTITY b "' + "x" * 1000 + '">]><a>' + "&b;" * 1000 + "</a>"
    for build_file in ("<a>", bomb, "<a/>"):
        with pytest.raises(BadInput):
            read_apart(module(tmp_path / "a.vmod", build_file))
    with pytest.raises(BadInput, match="holds no buildFile"):
        read_apart(module(tmp_path / "b.vmod", name="other.xml"))
    for content in (b"!VCSK", b"!VCSKzz", b"!VCSK5c123", b""):
        with pytest.raises(BadInput):
            read_apart(saved(tmp_path / "a.vsav", content))
