"""While a side's sheets are hidden, nothing that reads or plans lets them be seen."""

from __future__ import annotations

import hashlib
import re
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.commands import (
    AddUnit,
    Advance,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    PostAction,
    RenameFormation,
)
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.campaign.queries import Queries
from oobmgr.cli.output import json_text, jsonable
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, OobmgrError, Refused
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.domain.units import UnitState
from oobmgr.exchange.export import export_workbook
from oobmgr.games.spark.words import GERMAN, SOVIET
from oobmgr.models.engines import Engine
from oobmgr.reports.listed import reports_of
from tests.campaigns import campaign_at
from tests.unit.campaign.hidden_books import (
    PASSPHRASES,
    ids_of,
    played_campaign,
    spark_campaign,
    values,
)
from tests.unit.campaign.searching import names_of

OTHER = {SOVIET: GERMAN, GERMAN: SOVIET}
NAMES = {SOVIET: "Soviet", GERMAN: "German"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    """The played campaign, everything locked again."""
    path = tmp_path_factory.mktemp("played") / "common.oob"
    played_campaign(path).close()
    with open_campaign(path) as books:
        yield books


@pytest.fixture(params=[SOVIET, GERMAN])
def viewer(played: Campaign, request: pytest.FixtureRequest) -> Iterator[SideId]:
    """A side that looks at the books with its own sheets unlocked."""
    side = SideId(request.param)
    played.veil.unlock(side, PASSPHRASES[side])
    yield side
    played.veil.lock()


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    """The combat example with the German sheets hidden."""
    with spark_campaign(tmp_path / "a.oob") as campaign:
        campaign.set_passphrase(GERMAN, PASSPHRASES[GERMAN])
        campaign.veil.lock()
        yield campaign


def questions(queries: Queries) -> dict[str, Callable[[], Any]]:
    """Every question that can be asked of the books, each by its name."""
    units = queries.units()
    actions = [action.name for action in queries.game.actions]
    asked: dict[str, Callable[[], Any]] = {
        "units": queries.units,
        "formations": queries.formations,
        "records": queries.records,
        "arrivals": queries.arrivals,
        "ledger": queries.ledger,
        "steps": lambda: queries.ledger(good="step"),
        "transactions": lambda: [queries.transaction(n) for n in range(1, queries.version() + 1)],
        "balances": lambda: queries.balances(all_accounts=True),
        "by turn": lambda: queries.figures_by_turn("ammunition"),
        "sequence": queries.sequence,
        "warnings": queries.warnings,
        "on map": queries.on_map,
        "stacks": queries.stacks,
        "undo": queries.undo_state,
        "countable": queries.countable,
        "histories": lambda: [queries.unit_history(unit.id) for unit in units],
        "dependants": lambda: [
            [fault.sentence() for fault in queries.dependants(n)]
            for n in range(2, queries.version() + 1)
        ],
        "notes of phases": lambda: queries.phase_notes(units),
        "choices": lambda: [queries.unit_choices(name, units) for name in actions],
        "roster": lambda: queries.roster().rows,  # type: ignore[union-attr]
        "forms": lambda: [queries.form(name) for name in actions],
        "answers": lambda: [queries.ask(one, one.wish()) for one in queries.game.questions],
        "reports": lambda: reports_of(queries),
        "material": queries.report_material,
        "past": lambda: queries.units(queries.sequence().turn),
    }
    facts = {
        f"facts of {s}": lambda s=s: list(queries.facts(s).items()) for s in queries.game.every_fact
    }
    return asked | facts


def named_in(answer: object, names: set[str]) -> set[str]:
    """The names that stand in an answer as whole words; bare numbers are too many to tell."""
    text = repr(answer)
    spelt = {name: repr(name)[1:-1] for name in names if not name.isdigit()}
    # The pattern is slow, and most names do not stand in an answer at all.
    return {
        name
        for name, letters in spelt.items()
        if letters in text and re.search(rf"(?<![\w./-]){re.escape(letters)}(?![\w./-])", text)
    }


def test_no_answer_names_what_is_hidden(played: Campaign, viewer: SideId) -> None:
    names = names_of(played.path, OTHER[viewer]) - names_of(played.path, viewer)
    # What the own player has written himself he may read, and what is printed on the sheets.
    own = " ".join(row.note for row in played.queries.units())
    printed = {sheet.title for sheet in played.queries.roster().sheets}  # type: ignore[union-attr]
    names -= {name for name in names if name in own} | printed
    assert len(names) > 60
    told = {name: named_in(ask(), names) for name, ask in questions(played.queries).items()}
    told["transactions"] -= {"Pz Zug Qx", "Otryad 3/Yy"}  # reasons of own count-ins
    assert {name: found for name, found in told.items() if found} == {}


def test_no_workbook_holds_what_is_hidden(played: Campaign, viewer: SideId, tmp_path: Path) -> None:
    target = tmp_path / "books.xlsx"
    export_workbook(played.queries, target, reports=lambda: reports_of(played.queries))
    with zipfile.ZipFile(target) as packed:
        content = b"".join(packed.read(name) for name in packed.namelist()).decode()
    wanted = {SOVIET: ("II/399/170", "Kampfgr 3/Zz"), GERMAN: ("387/136", "Otryad 5/Yy")}
    assert not any(name in content for name in wanted[viewer])
    assert all(name in content for name in wanted[OTHER[viewer]])


def test_all_of_the_own_side_is_there(played: Campaign, viewer: SideId) -> None:
    mine = [row for row in played.queries.units() if row.side == viewer]
    assert mine == list(played.queries.units())
    played.veil.unlock(OTHER[viewer], PASSPHRASES[OTHER[viewer]])
    assert mine == [row for row in played.queries.units() if row.side == viewer]


def test_with_both_hidden_nobody_is_there(played: Campaign) -> None:
    assert played.veil.hidden == {SOVIET, GERMAN}
    assert played.queries.units() == ()
    assert played.queries.formations() == ()
    assert played.queries.balances() == ()
    for ask in questions(played.queries).values():
        ask()


def test_the_books_are_checked_as_they_are(played: Campaign) -> None:
    assert played.queries.check() == ()


# What is hidden, and when


def test_without_passphrases_nothing_is_other(tmp_path: Path) -> None:
    with spark_campaign(tmp_path / "a.oob") as campaign:
        assert campaign.veil.locked == campaign.veil.hidden == frozenset()
        assert engine_of(campaign.queries) is campaign.books


def engine_of(queries: Queries) -> Engine:
    return queries._through[0]  # noqa: SLF001 - the same engine is what "costs nothing" means


def test_who_sets_a_passphrase_still_sees(tmp_path: Path) -> None:
    with spark_campaign(tmp_path / "a.oob") as campaign:
        campaign.set_passphrase(GERMAN, "geheim")
        assert campaign.veil.locked == {GERMAN}
        assert campaign.veil.hidden == frozenset()
        assert engine_of(campaign.queries) is campaign.books
    with open_campaign(tmp_path / "a.oob") as again:
        assert again.veil.hidden == {GERMAN}
        assert {row.side for row in again.queries.units()} == {SOVIET}


def test_a_wrong_passphrase_opens_nothing(books: Campaign) -> None:
    for wrong in ("", "Eiserner Vorhang", "eiserner vorhang!"):
        with pytest.raises(BadInput, match="not the German passphrase"):
            books.veil.unlock(GERMAN, wrong)
    assert books.veil.hidden == {GERMAN}
    books.veil.unlock(GERMAN, " eiserner vorhang ")
    assert books.veil.hidden == frozenset()
    books.veil.lock(SOVIET)
    assert books.veil.hidden == frozenset()
    books.veil.lock(GERMAN)
    assert books.veil.hidden == {GERMAN}


def test_the_old_passphrase_is_needed_for_a_new_one(books: Campaign) -> None:
    with pytest.raises(BadInput, match="not the German passphrase"):
        books.set_passphrase(GERMAN, "anders", "geraten")
    books.set_passphrase(GERMAN, "anders", PASSPHRASES[GERMAN])
    books.veil.lock()
    with pytest.raises(BadInput, match="not the German passphrase"):
        books.veil.unlock(GERMAN, PASSPHRASES[GERMAN])
    books.set_passphrase(GERMAN, None, "anders")
    books.veil.lock()
    assert books.veil.locked == frozenset()
    assert len(books.queries.units()) == 50


def test_a_passphrase_is_not_undone_by_the_opponent(books: Campaign) -> None:
    last = TransactionId(books.queries.version())
    with pytest.raises(Refused, match="the German sheet, which is hidden"):
        books.session.undo()
    with pytest.raises(Refused, match="the German sheet, which is hidden"):
        books.session.revoke(last)
    books.veil.unlock(GERMAN, PASSPHRASES[GERMAN])
    books.session.undo()
    assert books.veil.locked == frozenset()


@pytest.mark.parametrize("side", [SOVIET, GERMAN])
def test_why_an_entry_cannot_be_revoked_names_nothing_hidden(
    side: SideId, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Slow by design, and the same each time that the same passphrase is tried on the same seal.
    monkeypatch.setattr(hashlib, "scrypt", cache(hashlib.scrypt))
    path = tmp_path / "common.oob"
    with played_campaign(path) as common:
        last = common.queries.version()
    told: list[str] = []
    for number in range(1, last + 1):
        # Opened for each: nothing was read yet when the question comes.
        with open_campaign(path) as books:
            books.veil.unlock(side, PASSPHRASES[side])
            try:
                books.session.revoke(TransactionId(number))
            except Refused as refused:
                told += [fault.sentence() for fault in refused.faults]
    assert any("depends on it" in text for text in told)
    assert not named_in(told, names_of(path, OTHER[side]))
    stock = {SOVIET: "Leningrad Front stock", GERMAN: "German forces stock"}[OTHER[side]]
    assert not any(stock in text for text in told)


def test_open_for_an_impulse(books: Campaign) -> None:
    books.veil.unlock(GERMAN, PASSPHRASES[GERMAN], for_part=True)
    books.session.execute(Advance(anyway=True))  # from Air power to Initiative, of the same part
    assert books.veil.hidden == frozenset()
    books.session.execute(Advance(anyway=True))
    assert books.queries.sequence().phase == "first_movement"
    assert books.veil.hidden == {GERMAN}


def test_a_passphrase_that_another_program_sets_hides_too(tmp_path: Path) -> None:
    with spark_campaign(tmp_path / "a.oob") as window, open_campaign(window.path) as other:
        other.set_passphrase(GERMAN, "geheim")
        assert window.veil.look()
        assert window.veil.hidden == {GERMAN}
        assert not window.veil.look()


def test_a_game_of_open_sheets_has_no_passphrases(tmp_path: Path) -> None:
    new = NewCampaign("Open", "europa", "barbarossa")
    with campaign_at(tmp_path / "a.oob", new) as campaign:
        with pytest.raises(Refused, match="either player may look at all units"):
            campaign.set_passphrase(SideId("axis"), "geheim")
        assert campaign.veil.locked == frozenset()


# What can be done meanwhile


def german(books: Campaign, name: str) -> UnitState:
    """A German unit; its sheet is hidden again."""
    books.veil.unlock(GERMAN, PASSPHRASES[GERMAN])
    found = next(row for row in books.queries.units() if row.designation == name)
    books.veil.lock()
    return found


@pytest.mark.parametrize(
    "command",
    [
        lambda unit: LoseSteps((unit.id,)),
        lambda unit: EditUnits((unit.id,), {"note": "seen"}),
        lambda unit: RenameFormation(unit.formation, "Other"),
        lambda _: AddUnit(values(GERMAN, "57")),
        lambda _: ImportOrderOfBattle((values(SOVIET, "57"), values(GERMAN, "58"))),
    ],
)
def test_what_changes_a_hidden_sheet_is_refused(
    books: Campaign, command: Callable[[UnitState], Any]
) -> None:
    before = books.queries.version()
    wish = command(german(books, "3/240/170"))
    preview = books.session.preview(wish)
    assert [fault.message for fault in preview.refusals] == [
        "this needs the German sheet, which is hidden."
    ]
    assert (preview.working, preview.postings, preview.facts, preview.result) == ((), (), (), None)
    assert "240" not in preview.title
    with pytest.raises(Refused, match="the German sheet, which is hidden"):
        books.session.execute(wish)
    assert books.queries.version() == before


def test_a_fire_that_reads_a_hidden_sheet_is_refused(books: Campaign) -> None:
    target = german(books, "3/240/170").id
    for _ in range(4):
        books.session.execute(Advance(anyway=True))
    raw = {
        "firers": [{"unit": ids_of(books)["284/86"]}],
        "targets": [{"unit": target, "red": 1, "gray": 4, "result": "0"}],
        "segment": "offensive_1",
        "assault": "1710",
    }
    wish = PostAction("fire", books.queries.filled("fire", raw))
    preview = books.session.preview(wish)
    assert "240/170" not in json_text(jsonable(preview))
    assert preview.refusals
    with pytest.raises(OobmgrError) as told:
        books.session.execute(wish)
    assert "240/170" not in str(told.value)


def test_own_units_and_the_sequence_go_on(books: Campaign) -> None:
    own = UnitId(ids_of(books)["284/86"])
    assert books.session.execute(LoseSteps((own,))).title.startswith("1 step lost by 284/86")
    assert books.session.undo().title.startswith("Undo: 1 step lost by 284/86")
    books.session.execute(EditUnits((own,), {"note": "faces 3/240/170"}))
    assert next(row for row in books.queries.units() if row.id == own).note == "faces 3/240/170"
    books.session.execute(Advance(anyway=True))
    books.session.undo()


def test_the_end_of_a_phase_clears_both_sides_and_tells_of_one(books: Campaign) -> None:
    unit = german(books, "3/240/170").id
    books.veil.unlock(GERMAN, PASSPHRASES[GERMAN])
    for _ in range(4):
        books.session.execute(Advance(anyway=True))
    inputs = books.queries.filled(
        "mark_units", {"units": [unit], "marker": "participated", "on": True}
    )
    books.session.execute(PostAction("mark_units", inputs))
    books.veil.lock()
    preview = books.session.preview(Advance(anyway=True))
    posted = books.session.execute(Advance(anyway=True))
    for told in (preview, posted):
        assert named_in(told, {"3/240/170"}) == set()
    assert all(fact.key != str(unit) for fact in preview.facts)
