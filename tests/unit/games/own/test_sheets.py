"""The sheets of the editor: what is typed there, and what its texts become."""

from __future__ import annotations

import tomllib

from oobmgr.games.own.description.parts import PartKind, parts_of
from oobmgr.games.own.description.sections import SECTIONS
from oobmgr.games.own.description.writing import document_of
from oobmgr.games.own.pages.sheets import Sheets
from oobmgr.games.own.sample import BLANK, sample_text


def test_a_number_of_thousands_of_digits_is_a_fault_of_its_cell() -> None:
    sheets = Sheets.of(document_of(BLANK))
    sheets.write(("income", 0, "amount"), "9" * 5_000)
    (found,) = sheets.read().faults
    assert found.path == ("income", "each_turn", "amount")
    assert "whole number" in found.fault.message


def test_advice_in_the_editor_has_the_names_that_its_cells_show() -> None:
    sheets = Sheets.of(tomllib.loads(sample_text()))
    sheets.write(("income", 0, "good"), "Florin")
    sheets.write(("income", 2, "places"), "Mil Ford")
    sheets.write(("unit_types", 0, "symbol"), "ship")
    told = {found.path[1:3]: found.fault.sentence() for found in sheets.read().faults}
    assert told["taxes", "good"].endswith("Did you mean Florins?")
    assert told["mills", "places"].endswith("Did you mean Mill Ford?")
    assert told["line", "symbol"].endswith("or plain for an empty box.")


def test_what_a_game_needs_and_has_not_is_told_at_its_cell() -> None:
    sheets = Sheets.of(document_of(BLANK))
    sheets.write(("game", 0, "name"), "")
    for _ in range(2):
        sheets.drop("sides", 0)
    places = {sheets.place_of(found.path) for found in sheets.read().faults}
    assert places == {("game", 0, "name"), ("sides", 0, "name")}


def test_an_id_that_is_typed_is_followed_where_it_is_named() -> None:
    sheets = Sheets.of(tomllib.loads(sample_text()))
    sheets.write(("goods", 0, "id"), "gold")
    assert sheets.read().faults == ()
    assert sheets.text(("rates", 1, "gives")) == "gold 2"
    # Two of one id are told, and what names the one stays with it.
    sheets.write(("goods", 1, "id"), "gold")
    assert sheets.text(("rates", 0, "gives")) == "iron 2, gold 1"


def test_before_a_campaign_begins_ids_follow_the_names_they_were_made_from() -> None:
    sheets = Sheets.beginning(document_of(BLANK))
    sheets.write(("goods", 1, "name"), "Salt")
    sheets.write(("rates", 0, "name"), "Sell")
    sheets.write(("rates", 0, "gives"), "Salt 2")
    sheets.write(("rates", 0, "makes"), "Supplies 3")
    sheets.write(("phases", 0, "sides"), "First side, Second side")
    for section, row, name in (
        ("goods", 0, "Crowns"), ("goods", 1, "Sea Salt"), ("sides", 0, "Harbour League"),
        ("phases", 0, "Operations"), ("phases", 1, "Supply"),
    ):  # fmt: skip
        sheets.write((section, row, "name"), name)
    document = sheets.document()
    assert document["income"]["each_turn"]["good"] == "crowns"
    assert document["rates"]["sell"]["gives"] == {"sea_salt": 2}
    assert document["rates"]["sell"]["makes"] == {"crowns": 3}
    assert list(document["sides"]) == ["harbour_league", "second"]
    assert document["phases"]["operations_1"]["sides"] == ["harbour_league", "second"]
    assert document["phases"]["supply"]["name"] == "Supply"
    assert [len(found.path) for found in sheets.read().faults] == []


def test_ids_that_somebody_chose_or_that_a_campaign_has_stay() -> None:
    document = document_of(BLANK)
    document["goods"] = {"sp": {"name": "Supplies"}, "ore": {"name": "Ore"}}
    sheets = Sheets.beginning(document)
    sheets.write(("goods", 0, "name"), "Crowns")
    sheets.write(("goods", 1, "id"), "iron")
    sheets.write(("goods", 1, "name"), "Iron ore")
    assert list(sheets.document()["goods"]) == ["sp", "iron"]
    played = Sheets.of(document)
    played.write(("goods", 1, "name"), "Iron")
    played.write(("goods", 2, "name"), "Slat")
    played.write(("goods", 2, "name"), "Salt")
    assert list(played.document()["goods"]) == ["sp", "ore", "salt"]


def test_every_symbol_that_the_list_offers_is_taken() -> None:
    sheets = Sheets.of(tomllib.loads(sample_text()))
    (types,) = (section.kind for section in SECTIONS if section.key == "unit_types")
    (symbol,) = (one for one in parts_of(types).values() if one.kind is PartKind.SYMBOL)
    offered = sheets.choices(symbol)
    assert "rocket artillery" in offered
    for word in offered:
        sheets.write(("unit_types", 0, "symbol"), word)
        assert sheets.read().faults == (), word
