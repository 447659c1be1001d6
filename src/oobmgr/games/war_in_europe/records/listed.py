"""The kinds of records of a workbook besides units: their columns, and where they are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from oobmgr.domain.postings import Subject
from oobmgr.games.war_in_europe.words import BOX, NATION_ALIASES, AirNation, Front, Player, Weather
from oobmgr.rules.bounds import FEW, MANY, THOUSANDS
from oobmgr.rules.later import called_later
from oobmgr.rules.record_kinds import FieldType, Keeping, RecordField, RecordKind, Values

SEA: Final = "at sea"
GROUP: Final = "kampfgruppe"
FORT: Final = "fortified"
CUT_OFF: Final = "cut off"
RODE: Final = "rode"
WORKED: Final = "rail work"
MARKS: Final = (BOX, SEA, GROUP, FORT, CUT_OFF, RODE, WORKED)
"""What may hold for a unit."""
FORMED: Final = ("eliminated", "option", "case 12.63")
"""How a kampfgruppe was formed, as `actions.kampfgruppen.Formed` has it."""


def _words(*words: str) -> dict[str, str]:
    return {word.casefold(): word for word in words}


def _side() -> RecordField:
    return RecordField("side", FieldType.SIDE, ("Side",), needed=True, width=9)


def _front(
    key: str = "front", heading: str = "Front", *, only: tuple[str, ...] = (), filled: bool = True
) -> RecordField:
    return RecordField(
        key,
        FieldType.WORD,
        (heading,),
        needed=not only,
        expected=", ".join(Front),
        words=_words(*Front),
        only=only,
        filled=filled,
        width=9,
    )


def _points(heading: str) -> RecordField:
    return RecordField(
        "points",
        FieldType.NUMBER,
        (heading,),
        needed=True,
        expected="a whole number of points",
        most=MANY,
        width=18,
    )


def _turn(*headings: str) -> RecordField:
    return RecordField("turn", FieldType.TURN, headings, filled=False, width=12)


def _flag(key: str, heading: str) -> RecordField:
    return RecordField(
        key, FieldType.WORD, (heading,), filled=False, expected="yes or no",
        words=_words("yes", "no"), width=len(heading),
    )  # fmt: skip


def _hexes(key: str, heading: str) -> RecordField:
    return RecordField(
        key,
        FieldType.NUMBER,
        (heading,),
        expected="the hexes of this turn, 0 for none",
        least=0,
        most=MANY,
        only=("mark", WORKED),
        width=10,
    )


def _through(key: str, heading: str) -> RecordField:
    return RecordField(
        key,
        FieldType.NUMBER,
        (heading,),
        filled=False,
        expected="units through the beach in this turn",
        least=0,
        most=FEW,
        width=12,
    )


def _air_nation() -> RecordField:
    return RecordField(
        "of",
        FieldType.WORD,
        ("Air nation", "Nation"),
        needed=True,
        expected=", ".join(AirNation),
        words=_words(*AirNation) | {k.casefold(): v for k, v in NATION_ALIASES.items()},
        width=15,
    )


def _when() -> RecordField:
    return RecordField("turn", FieldType.TURN, ("Turn",), needed=True, width=12)


def _count(key: str, heading: str, most: int = MANY, *, filled: bool = True) -> RecordField:
    return RecordField(
        key,
        FieldType.NUMBER,
        (heading,),
        needed=filled,
        filled=filled,
        expected="a whole number, 0 for none",
        least=0,
        most=most,
        width=len(heading),
    )


def _air_name(values: Values) -> str:
    return f"Air points of {values['of']}, {values['front']}"


def _points_name(values: Values) -> str:
    kind = f", {values['kind']}" if values["kind"] else ""
    return f"Replacement points, {values['side']}, {values['front']}{kind}"


def _amphibious_name(values: Values) -> str:
    return f"Amphibious points, {values['side']}, {values['hex'] or 'waiting'}"


def _mark_name(values: Values) -> str:
    return f"{values['unit']}, {values['mark']}"


_WHERE: Final = "oobmgr.games.war_in_europe.records"
AIR: Final = RecordKind(
    subject=Subject("air_points_held"),
    plural="air points",
    entry=("entry of air points", "entries of air points"),
    sheet="Air points",
    fields=(
        _side(),
        _air_nation(),
        _front(),
        _points("Air points"),
    ),
    name=_air_name,
    title=lambda values: f"{values['points']} × {_air_name(values)}",
    keeping=Keeping(
        ("side", "of", "front"), called_later(f"{_WHERE}.points:air_rows"),
        called_later(f"{_WHERE}.points:air_change"),
    ),
)  # fmt: skip
REPLACEMENTS: Final = RecordKind(
    subject=Subject("replacement_points_held"),
    plural="replacement points",
    entry=("entry of replacement points", "entries of replacement points"),
    sheet="Replacement points",
    fields=(
        _side(),
        _front(),
        RecordField(
            "kind", FieldType.TEXT, ("Kind",), expected="their kind, such as infantry",
            filled=False, width=16,
        ),
        _points("Replacement points"),
        _turn("Arrival", "Arrives"),
    ),
    name=_points_name,
    title=lambda values: f"{values['points']} × {_points_name(values)}",
    keeping=Keeping(
        ("side", "front", "kind", "turn"), called_later(f"{_WHERE}.points:replacement_rows"),
        called_later(f"{_WHERE}.points:replacement_change"),
    ),
)  # fmt: skip
AMPHIBIOUS: Final = RecordKind(
    subject=Subject("amphibious_points_held"),
    plural="amphibious points",
    entry=("entry of amphibious points", "entries of amphibious points"),
    sheet="Amphibious points",
    fields=(
        _side(),
        RecordField(
            "hex", FieldType.TEXT, ("Beach", "Hex"), filled=False, code=True,
            expected="the hex of the beach; nothing for points that wait",
        ),
        _points("Amphibious points"),
        _turn("Assault"),
        _through("in", "In this turn"),
        _through("out", "Out this turn"),
    ),
    name=_amphibious_name,
    title=lambda values: f"{values['points']} × {_amphibious_name(values)}",
    keeping=Keeping(
        ("side", "hex"), called_later(f"{_WHERE}.points:amphibious_rows"),
        called_later(f"{_WHERE}.points:amphibious_change"),
        called_later(f"{_WHERE}.points:amphibious_together"),
    ),
)  # fmt: skip
UNIT_MARKS: Final = RecordKind(
    subject=Subject("unit_marks_held"),
    plural="marks",
    entry=("mark", "marks"),
    sheet="Marks",
    fields=(
        _side(),
        RecordField(
            "unit", FieldType.UNIT, ("Unit",), needed=True, width=36,
            expected="a unit with its ID, as the sheet of units has it",
        ),
        RecordField(
            "mark", FieldType.WORD, ("Mark",), needed=True, expected=", ".join(MARKS),
            words=_words(*MARKS), width=14,
        ),
        _front(only=("mark", BOX)),
        _front("origin", "From", only=("mark", BOX), filled=False),
        RecordField(
            "formed", FieldType.WORD, ("Formed",), expected=", ".join(FORMED),
            words=_words(*FORMED), only=("mark", GROUP),
        ),
        _hexes("repaired", "Repaired"),
        _hexes("converted", "Converted"),
        _turn("Since", "Turn"),
    ),
    name=_mark_name,
    title=_mark_name,
    keeping=Keeping(
        ("side", "unit", "mark"), called_later(f"{_WHERE}.marks:mark_rows"),
        called_later(f"{_WHERE}.marks:mark_change"),
    ),
)  # fmt: skip
HEXES: Final = RecordKind(
    subject=Subject("hexes_held"),
    plural="hexes",
    entry=("hex", "hexes"),
    sheet="Hexes",
    fields=(
        RecordField(
            "hex", FieldType.TEXT, ("Hex",), needed=True, expected="a hex such as C2428", code=True
        ),
        RecordField(
            "last", FieldType.WORD, ("Last in it",), needed=True, filled=False,
            expected=", ".join(Player), words=_words(*Player),
        ),
        _turn("Since"),
        _flag("neutral", "Neutral"),
        _flag("partial", "Owned in part"),
        _flag("printed", "Printed fortification"),
        RecordField("cut", FieldType.TURN, ("Railway cut since",), filled=False, width=18),
    ),
    name=lambda values: f"Hex {values['hex']}",
    title=lambda values: f"Hex {values['hex']}",
    keeping=Keeping(
        ("hex",), called_later(f"{_WHERE}.hexes:hex_rows"),
        called_later(f"{_WHERE}.hexes:hex_change"),
    ),
)  # fmt: skip
WEATHERS: Final = RecordKind(
    subject=Subject("weather_held"),
    plural="weather",
    entry=("entry of the weather", "entries of the weather"),
    sheet="Weather",
    fields=(
        _when(),
        RecordField(
            "weather", FieldType.WORD, ("Weather",), needed=True, expected=", ".join(Weather),
            words=_words(*Weather),
        ),
    ),
    name=lambda values: f"Weather of {values['turn']}",
    title=lambda values: f"Weather of {values['turn']}: {values['weather']}",
    keeping=Keeping(
        ("turn",), called_later(f"{_WHERE}.weather:weather_rows"),
        called_later(f"{_WHERE}.weather:weather_change"),
    ),
)  # fmt: skip
AIR_FRONTS: Final = RecordKind(
    subject=Subject("air_fronts_held"),
    plural="fronts of the air war",
    entry=("front of the air war", "fronts of the air war"),
    sheet="Air fronts",
    fields=(
        _when(),
        _front(),
        _flag("war", "Air war possible"),
        replace(_flag("combat", "Air combat"), needed=True, filled=True),
        _count("distance", "Hexes apart", filled=False),
        _flag("neutral_between", "Neutral ground between"),
        _flag("us_belligerent", "US at war"),
        _flag("italy_belligerent", "Italy at war"),
        _flag("ground_contact", "Commonwealth in contact"),
        _flag("soviet_total_war", "Soviet Total War"),
    ),
    name=lambda values: f"Air war in the {values['front']}, {values['turn']}",
    title=lambda values: f"Air war in the {values['front']}, {values['turn']}",
    keeping=Keeping(
        ("turn", "front"), called_later(f"{_WHERE}.air:front_rows"),
        called_later(f"{_WHERE}.air:front_change"),
    ),
)  # fmt: skip
MISSIONS: Final = RecordKind(
    subject=Subject("air_missions_held"),
    plural="missions",
    entry=("entry of missions", "entries of missions"),
    sheet="Missions",
    fields=(
        _when(),
        _front(),
        _air_nation(),
        _count("superiority", "Superiority"),
        _count("other", "Other missions"),
        _count("inactive", "Inactive"),
        replace(_flag("exposed", "Exposed"), needed=True, filled=True),
    ),
    name=lambda values: f"Missions of {values['of']}, {values['front']}, {values['turn']}",
    title=lambda values: f"Missions of {values['of']}, {values['front']}, {values['turn']}",
    keeping=Keeping(
        ("turn", "front", "of"), called_later(f"{_WHERE}.air:mission_rows"),
        called_later(f"{_WHERE}.air:mission_change"),
    ),
)  # fmt: skip
LOSSES: Final = RecordKind(
    subject=Subject("air_attrition_held"),
    plural="attrition that was taken",
    entry=("entry of attrition", "entries of attrition"),
    sheet="Attrition",
    fields=(
        _when(),
        _front(),
        _air_nation(),
        _count("total", "Enemy points", THOUSANDS),
        _count("lost", "Points lost"),
    ),
    name=lambda values: f"Attrition of {values['of']}, {values['front']}, {values['turn']}",
    title=lambda values: f"Attrition of {values['of']}, {values['front']}, {values['turn']}",
    keeping=Keeping(
        ("turn", "front", "of"), called_later(f"{_WHERE}.air:loss_rows"),
        called_later(f"{_WHERE}.air:loss_change"),
    ),
)  # fmt: skip
RECORD_KINDS: Final = (
    AIR, REPLACEMENTS, AMPHIBIOUS, UNIT_MARKS, HEXES, WEATHERS, AIR_FRONTS, MISSIONS, LOSSES,
)  # fmt: skip
