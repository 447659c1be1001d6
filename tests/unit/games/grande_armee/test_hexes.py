"""What is taken for a hex: a map and four digits, or one of the two boxes."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.commands import EditUnits, ReadBack, SheetMark
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.games.grande_armee.game import GRANDE_ARMEE
from oobmgr.models.engines import campaign_engine, reading
from oobmgr.rules.actions import Action
from oobmgr.rules.inputs import decode

HEAD = "Side,Nation,Designation,Type,Hex"


def takes_hex(one: Action) -> bool:
    """Whether an entry puts something into a hex that need not be known before."""
    # Trains come forth where a depot lies.
    return one.name != "supply_trains" and any(f.name == "hex" for f in fields(one.inputs))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def read_hex(folder: Path, written: str) -> tuple[tuple[UnitValues, ...], list[str]]:
    """The units of a list with one row, and the cells of what is wrong in it."""
    path = folder / "list.csv"
    row = f"french,France,8th,infantry division,{written}"
    path.write_text(f"{HEAD}\n{row}\n", encoding="utf-8")
    found = read_order_of_battle(path, GRANDE_ARMEE)
    return tuple(found.units), [f"{one.cell}: {one.message}" for one in found.errors]


def doubts(table: Table, action: str, **given: object) -> list[str]:
    """What an entry asks about a hex, whatever else is said of it."""
    found = table.preview(action, **given)
    asked = (fault for fault in (*found.refusals, *found.warnings) if fault.asks)
    return [fault.message for fault in asked if fault.where in {"hex", "place"}]


# The errata name no hex beyond A6019 to the east and A3334 to the south, and no map beyond D.
@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Z1010", "Z1010 is beyond every map that the rules name: D is their last."),
        ("A6110", "A6110 is beyond every hex that the rules name: column 60 and row 34"),
        ("A1035", "A1035 is beyond every hex that the rules name: column 60 and row 34"),
        ("A0010", "A0010 is beyond every hex"),
        ("A1000", "A1000 is beyond every hex"),
        ("A6034", ""),
        ("D0101", ""),
    ],
)
def test_a_hex_beyond_those_of_the_rules_is_asked_about(
    table: Table, written: str, told: str
) -> None:
    table.own_turn(FRANCE, "movement")
    found = doubts(table, "march", units="8 Div", hex=written, cost=1)
    assert [told in one for one in found] == ([True] if told else [])


def test_a_hex_beyond_that_somebody_stands_in_is_known(table: Table) -> None:
    table.own_turn(FRANCE, "movement")
    table.campaign.session.execute(EditUnits((UnitId(table.ids["9 Div"]),), {"hex": "A6207"}))
    assert doubts(table, "march", units="8 Div", hex="A6207", cost=1) == []
    table.post("town", place="Tilsit", hex="A6107", start="French")
    assert doubts(table, "march", units="8 Div", hex="A6107", cost=1) == []
    assert doubts(table, "march", units="8 Div", hex="A6307", cost=1) != []


def test_a_hex_beyond_is_told_by_hand_and_in_a_list(table: Table) -> None:
    units = (UnitId(table.ids["8 Div"]),)
    for command in (
        EditUnits(units, {"hex": "Z9999"}),
        ReadBack((SheetMark(units[0], hex="Z9999"),)),
    ):
        told = [fault.message for fault in table.campaign.session.preview(command).warnings]
        assert "Z9999 is beyond every map that the rules name: D is their last." in told


@pytest.mark.parametrize("name", [one.name for one in GRANDE_ARMEE.actions if takes_hex(one)])
def test_every_entry_with_a_hex_asks_about_one_beyond(tmp_path: Path, name: str) -> None:
    table, known = Table(tmp_path), GRANDE_ARMEE.action(name)
    engine = campaign_engine(table.campaign.path)
    with reading(engine) as connection:
        books = BooksSnapshot(connection, GRANDE_ARMEE)
        found = known.plan(books, decode(known.inputs, {"hex": "Z9999"}))
    engine.dispose()
    said = [fault.message for fault in found.warnings if fault.asks]
    assert "Z9999 is beyond every map that the rules name: D is their last." in said


@pytest.mark.parametrize("written", ["Dresden", "3728", "A372", "AA3728", "A37281"])
def test_any_other_text_is_refused_with_what_to_write(table: Table, written: str) -> None:
    table.own_turn(FRANCE, "movement")
    told = table.refused("march", units="8 Div", hex=written, cost=1)
    assert "is not a hex. Write the letter of the map and four digits, such as B2401." in told


def test_a_hex_is_kept_as_the_books_write_it(table: Table) -> None:
    table.own_turn(FRANCE, "movement")
    table.post("march", units="8 Div", hex=" a 3729 ", cost=1)
    assert table.hex_of("8 Div") == "A3729"


def test_a_hex_by_hand_is_held_to_the_same(table: Table) -> None:
    units = (UnitId(table.ids["8 Div"]), UnitId(table.ids["9 Div"]))
    for command in (
        EditUnits(units, {"hex": "Dresden"}),
        ReadBack(tuple(SheetMark(unit, hex="Dresden") for unit in units)),
    ):
        with pytest.raises(BadInput, match="is not a hex"):
            table.campaign.session.execute(command)
    with pytest.raises(BadInput, match="Write it as A3729"):
        table.campaign.session.execute(EditUnits(units, {"hex": "a3729"}))
    table.campaign.session.execute(EditUnits(units, {"hex": "Spanish box"}))
    assert table.hex_of("9 Div") == "Spanish box"
    table.campaign.session.execute(EditUnits(units, {"hex": ""}))


def test_what_is_wrong_is_said_once_for_many_units(table: Table) -> None:
    units = tuple(UnitId(table.ids[name]) for name in ("8 Div", "9 Div", "3 Cav"))
    with pytest.raises(BadInput) as raised:
        table.campaign.session.execute(EditUnits(units, {"hex": "Dresden"}))
    assert len(raised.value.faults) == 1


def test_a_list_is_held_to_the_same(tmp_path: Path) -> None:
    units, faults = read_hex(tmp_path, "b 2401")
    assert ([unit.hex for unit in units], faults) == (["B2401"], [])
    units, faults = read_hex(tmp_path, "turkish box")
    assert ([unit.hex for unit in units], faults) == (["Turkish box"], [])
    units, faults = read_hex(tmp_path, "Dresden")
    assert (units, faults) == ((), ["E2: 'Dresden' is not a hex."])


def test_a_town_called_by_its_hex_lies_there(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.in_turn()
    realm.post("town", place="a3528", start="French")
    realm.post("build_depot", units="1 Depot", hex="A3528")
    assert realm.hex_of("1 Depot") == "A3528"
