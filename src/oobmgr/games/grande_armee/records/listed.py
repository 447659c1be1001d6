"""The kinds of records of a workbook besides units: their columns, and where they are kept."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject
from oobmgr.games.grande_armee.battle.fates import Cause, Fate
from oobmgr.games.grande_armee.economy.lands import Units
from oobmgr.games.grande_armee.economy.rights import Kind, Status
from oobmgr.games.grande_armee.march.markers import DEMORALIZED_WORD, Stage
from oobmgr.games.grande_armee.supply.places import PlaceKind
from oobmgr.games.grande_armee.words import POINT_ALIASES, SIDE_NAMES, PointKind
from oobmgr.rules.bounds import MANY
from oobmgr.rules.later import called_later
from oobmgr.rules.record_kinds import FieldType, Keeping, RecordField, RecordKind, Values

FALLEN: Final = "fallen"
MARKS: Final = (str(Stage.ROUT_1), str(Stage.ROUT_2), DEMORALIZED_WORD, FALLEN)
"""What may hold for a unit."""
VICTORY_POINTS: Final = "victory points"
POINTS_KINDS: Final = (*map(str, PointKind), VICTORY_POINTS)
_WHERE: Final = "oobmgr.games.grande_armee.records"


def _words(*words: str) -> dict[str, str]:
    return {word.casefold(): word for word in words}


def _side() -> RecordField:
    return RecordField("side", FieldType.SIDE, ("Side",), needed=True, width=10)


def _text(
    key: str, heading: str, expected: str, *, needed: bool = False, code: bool = False
) -> RecordField:
    return RecordField(
        key, FieldType.TEXT, (heading,), needed=needed, filled=needed, expected=expected,
        width=18, code=code,
    )  # fmt: skip


def _turn(key: str, heading: str, *, needed: bool = False) -> RecordField:
    return RecordField(key, FieldType.TURN, (heading,), needed=needed, filled=needed, width=18)


def _word(
    key: str,
    heading: str,
    *words: str,
    filled: bool = False,
    needed: bool = False,
    only: tuple[str, ...] = (),
) -> RecordField:
    return RecordField(
        key, FieldType.WORD, (heading,), needed=needed, filled=filled, only=only, width=16,
        expected=", ".join(words), words=_words(*words),
    )  # fmt: skip


def _number(
    key: str,
    heading: str,
    expected: str,
    *,
    least: int = 0,
    needed: bool = False,
    filled: bool = True,
    only: tuple[str, ...] = (),
) -> RecordField:
    return RecordField(
        key, FieldType.NUMBER, (heading,), needed=needed, filled=filled, only=only, least=least,
        most=MANY, expected=expected,
    )  # fmt: skip


def _points_name(values: Values) -> str:
    side = SIDE_NAMES[SideId(str(values["side"]))]
    return ", ".join(filter(None, (str(values["owner"]), str(values["kind"]), side)))


def _mark_name(values: Values) -> str:
    return f"{values['unit']}, {values['mark']}"


POINTS: Final = RecordKind(
    subject=Subject("points_held"),
    plural="points",
    entry=("entry of points", "entries of points"),
    sheet="Points",
    fields=(
        _side(),
        _text("owner", "Power", "a power or minor power; no one for victory points"),
        RecordField(
            "kind", FieldType.WORD, ("Kind",), needed=True, expected=", ".join(POINTS_KINDS),
            width=20,
            words=_words(*POINTS_KINDS) | {k.casefold(): v for k, v in POINT_ALIASES.items()},
        ),
        _number("points", "Points", "a whole number of points", least=1, needed=True),
    ),
    name=_points_name,
    title=lambda values: f"{values['points']} × {_points_name(values)}",
    keeping=Keeping(
        ("side", "owner", "kind"), called_later(f"{_WHERE}.points:point_rows"),
        called_later(f"{_WHERE}.points:point_change"),
    ),
)  # fmt: skip
_OF_ROUT: Final = ("mark", *MARKS)
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
        _word("mark", "Mark", *MARKS, filled=True, needed=True),
        RecordField("turn", FieldType.TURN, ("Since", "Turn"), filled=False, width=18),
        _word("cause", "Cause", *map(str, Cause), filled=True, only=("mark", FALLEN)),
        _word("fate", "Goes to", *map(str, Fate), filled=True, only=("mark", FALLEN)),
        _word("scores", "Scores", "yes", "no", filled=True, only=("mark", FALLEN)),
        _number(
            "points", "Scored", "the victory points entered for him, or nothing", filled=False,
            only=("mark", FALLEN),
        ),
    ),
    name=_mark_name,
    title=_mark_name,
    keeping=Keeping(
        ("side", "unit", "mark"), called_later(f"{_WHERE}.marks:mark_rows"),
        called_later(f"{_WHERE}.marks:mark_change"),
    ),
)  # fmt: skip
PLACES: Final = RecordKind(
    subject=Subject("places_held"),
    plural="towns",
    entry=("town", "towns"),
    sheet="Towns",
    fields=(
        _text("place", "Town", "its name, or its hex", needed=True, code=True),
        _word("kind", "Kind", *map(str, PlaceKind), filled=True, needed=True),
        _text("hex", "Hex", "its hex, or nothing", code=True),
        _text("owner", "Depot city of", "a nation, or nothing"),
        _word("start", "At the start", *SIDE_NAMES.values()),
        _word("entered", "Last entered by", *SIDE_NAMES.values()),
        _number("foraged", "Foraged", "foraged markers, 0 for none"),
        _number("depleted", "Depleted", "depleted markers, 0 for none"),
    ),
    name=lambda values: str(values["place"]),
    title=lambda values: str(values["place"]),
    keeping=Keeping(
        ("place",), called_later(f"{_WHERE}.places:place_rows"),
        called_later(f"{_WHERE}.places:place_change"),
    ),
)  # fmt: skip
LANDS: Final = RecordKind(
    subject=Subject("lands_held"),
    plural="provinces",
    entry=("province", "provinces"),
    sheet="Provinces",
    fields=(
        _text("name", "Province", "a province or minor power", needed=True),
        _word("kind", "Kind", *map(str, Kind), filled=True, needed=True),
        _text("holder", "Holder", "a power, or nothing"),
        _word("status", "Status", *map(str, Status), filled=True, needed=True),
        _number("resource", "Resource points", "a whole number; nothing for unknown", filled=False),
        _number(
            "replacement", "Replacement points", "a whole number; nothing for unknown",
            filled=False,
        ),
        _word("units", "Its units", *map(str, Units), filled=True),
        _word("townless", "Without a town", "yes", "no", filled=True),
    ),
    name=lambda values: str(values["name"]),
    title=lambda values: str(values["name"]),
    keeping=Keeping(
        ("name",), called_later(f"{_WHERE}.places:land_rows"),
        called_later(f"{_WHERE}.places:land_change"),
    ),
)  # fmt: skip
DETACHED: Final = RecordKind(
    subject=Subject("detachments_held"),
    plural="detachments",
    entry=("detachment", "detachments"),
    sheet="Detachments",
    fields=(
        _side(),
        _text("marker", "Marker of", "the nation of the marker", needed=True),
        _number("number", "Number", "the number of the marker", least=1, needed=True),
        _text("nation", "Nation", "whose strength points are there", needed=True),
        _text("hex", "Hex", "its hex", needed=True, code=True),
        _text("of", "From", "the formation that they came from, or nothing"),
        _number("sp", "SP", "a whole number of strength points", least=1, needed=True),
    ),
    name=lambda values: f"Detachment {values['marker']} {values['number']}",
    title=lambda values: f"Detachment {values['marker']} {values['number']}",
    keeping=Keeping(
        ("marker", "number"), called_later(f"{_WHERE}.detachments:detachment_rows"),
        called_later(f"{_WHERE}.detachments:detachment_change"),
    ),
)  # fmt: skip
INDEX: Final = RecordKind(
    subject=Subject("index_held"),
    plural="markers of the Political Index",
    entry=("marker of the Political Index", "markers of the Political Index"),
    sheet="Political Index",
    fields=(
        _text("power", "Power on the index", "a power", needed=True),
        _number("box", "Box", "the number of the box", least=1, needed=True),
    ),
    name=lambda values: f"Political Index, {values['power']}",
    title=lambda values: f"Political Index, {values['power']}",
    keeping=Keeping(
        ("power",), called_later(f"{_WHERE}.points:index_rows"),
        called_later(f"{_WHERE}.points:index_change"),
    ),
)  # fmt: skip
WARS: Final = RecordKind(
    subject=Subject("wars_held"),
    plural="wars",
    entry=("war", "wars"),
    sheet="Wars",
    fields=(
        _text("name", "War", "any name", needed=True),
        _turn("since", "Since", needed=True),
        _turn("until", "Until"),
        _text("towns", "Takers of French towns", "the powers, one for each town, with commas"),
    ),
    name=lambda values: str(values["name"]),
    title=lambda values: str(values["name"]),
    keeping=Keeping(
        ("name",), called_later(f"{_WHERE}.politics:war_rows"),
        called_later(f"{_WHERE}.politics:war_change"),
    ),
)  # fmt: skip
OTTOMAN: Final = RecordKind(
    subject=Subject("ottoman_war_held"),
    plural="Ottoman wars",
    entry=("Ottoman war", "Ottoman wars"),
    sheet="Ottoman war",
    fields=(
        _turn("since", "Ottoman war since", needed=True),
        _number("russian", "Russian bid", "a whole number", needed=True),
        _number("ottoman", "Ottoman bid", "a whole number", needed=True),
        _turn("rolled", "Last roll"),
    ),
    name=lambda values: f"Ottoman war since {values['since']}",
    title=lambda values: f"Ottoman war since {values['since']}",
    keeping=Keeping(
        ("since",), called_later(f"{_WHERE}.politics:ottoman_rows"),
        called_later(f"{_WHERE}.politics:ottoman_change"),
        called_later(f"{_WHERE}.politics:ottoman_together"),
    ),
)  # fmt: skip
LANDINGS: Final = RecordKind(
    subject=Subject("landings_held"),
    plural="British landings",
    entry=("British landing", "British landings"),
    sheet="British landings",
    fields=(
        _number("number", "Landing force", "its number, from 1", least=1, needed=True),
        _text("hex", "Landed in", "its hex", needed=True, code=True),
        _turn("landed", "Landed", needed=True),
        _turn("left", "Left"),
    ),
    name=lambda values: f"British landing {values['number']}",
    title=lambda values: f"British landing {values['number']}",
    keeping=Keeping(
        ("number",), called_later(f"{_WHERE}.politics:landing_rows"),
        called_later(f"{_WHERE}.politics:landing_change"),
        called_later(f"{_WHERE}.politics:landings_together"),
    ),
)  # fmt: skip
RECORD_KINDS: Final = (
    POINTS, UNIT_MARKS, PLACES, LANDS, DETACHED, INDEX, WARS, OTTOMAN, LANDINGS,
)  # fmt: skip
