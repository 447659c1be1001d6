"""The bulletin of a turn: what it tells, and that it never tells what a hidden sheet hides."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    DuplicateUnits,
    EditUnits,
    KeepImportProfile,
    Regroup,
    RemoveUnits,
    RenameAll,
    RenameFormation,
)
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.reports.bulletin import bulletin
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.report_markdown import markdown_text
from oobmgr.reports.report_pages import report_pages
from oobmgr.rules.reporting import Report
from tests.campaigns import campaign_at, post
from tests.unit.reports.kept_books import JULY, JUNE, SURPRISE, THIRD, kept_books
from tests.unit.reports.sheets import PlainMetrics

GERMAN, SOVIET = SideId("german"), SideId("soviet")


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as campaign:
        yield campaign


@pytest.fixture
def hidden(tmp_path: Path) -> Iterator[Campaign]:
    """The combat example, with a passphrase on the sheets of one side, which is open here."""
    with campaign_at(tmp_path / "e.oob", NewCampaign("E", "spark", "combat_example")) as campaign:
        campaign.set_passphrase(GERMAN, "geheim")
        assert not campaign.veil.hidden
        yield campaign


def rows(report: Report, title: str) -> list[tuple[object, ...]]:
    section = next(one for one in report.sections if one.title == title)
    return [row.cells for row in section.rows]


def told(campaign: Campaign, turn: str | None = None, sides: Sequence[str] = ()) -> Report:
    with campaign.open_to_all() as queries:
        return bulletin(queries, turn, sides)


def test_the_last_turn_that_is_over_is_told_side_by_side(books: Campaign) -> None:
    report = told(books)
    assert (report.title, report.turn_label) == ("Bulletin", "June II 1941")
    # As worked out in `kept_books`: the 2nd lost a step and the 1st its last, the 7th was gone.
    assert rows(report, "Strength") == [
        ("Germany", 5, 7, 2, 0),
        ("Soviet Union", 0, 1, 1, 0),
    ]
    assert rows(report, "Units") == [
        ("Axis", "Destroyed", "1 infantry XX"),
        ("Soviet", "Destroyed", "7 tank XX"),
    ]


def test_a_turn_that_is_played_says_so_and_one_side_stands_alone(books: Campaign) -> None:
    with books.open_to_all() as queries:
        report = bulletin(queries, JULY, ["axis"])
    assert report.state == "The turn is not over"
    assert rows(report, "Units") == [
        ("Axis", "Arrived", "9 infantry XX"),
        ("Axis", "Rebuilt", "1 infantry XX"),
    ]
    assert "Soviet" not in markdown_text(report)


def test_corrections_stay_in_the_journal(books: Campaign) -> None:
    before = rows(told(books, JULY), "What was done")
    formation = books.queries.formations()[0]
    for command in (
        EditUnits((THIRD,), {"designation": "3 (mot)", "rating:attack": 8}),
        RenameFormation(FormationId(formation.id), "Heeresgruppe"),
        KeepImportProfile("lists of Tuesday", {"answers": {}}),
    ):
        books.session.execute(command)
    assert rows(told(books, JULY), "What was done") == before
    books.session.execute(EditUnits((THIRD,), {"designation": "3", "hex": "1B 2417"}))
    (moved,) = rows(told(books, JULY), "What was done")[len(before) :]
    assert moved == ("Axis", "Initial", "Changed designation, hex of 3 (mot) infantry XX")


def test_other_names_of_units_and_formations_are_told_by_side(books: Campaign) -> None:
    """The opponent read of a unit that nobody knew, and found nowhere which one it was."""
    title = "Changes of the order of battle"
    assert title not in markdown_text(told(books, JULY))
    formation = next(one for one in books.queries.formations() if one.side == "axis")
    own = FormationId(formation.id)
    books.session.execute(RenameFormation(own, "Heeresgruppe"))
    books.session.execute(EditUnits((THIRD,), {"designation": "3 (mot)"}))
    (rifles,) = (u for u in books.queries.units() if u.arrival == JULY and u.side == "soviet")
    books.session.execute(RenameAll(((UnitId(rifles.id), "99 Guards"), (THIRD, "3 Mot"))))
    # What is new has no other name than its own.
    books.session.execute(DuplicateUnits((THIRD,), 1))
    new = max(UnitId(unit.id) for unit in books.queries.units())
    books.session.execute(EditUnits((new,), {"designation": "33"}))
    assert rows(told(books, JULY), title) == [
        ("Axis", f"{formation.name} to Heeresgruppe, 3 infantry XX to 3 Mot"),
        ("Soviet", f"99 {rifles.type} {rifles.size} to 99 Guards"),
    ]
    # Nor is what was taken back, nor a name that is the old one again.
    books.session.undo()
    books.session.undo()
    assert rows(told(books, JULY, ["soviet"]), title)
    books.session.undo()
    assert not [
        row
        for one in told(books, JULY, ["soviet"]).sections
        if one.title == title
        for row in one.rows
    ]
    books.session.execute(EditUnits((THIRD,), {"designation": "3 Mot"}))
    books.session.execute(RenameFormation(own, formation.name))
    assert rows(told(books, JULY, ["axis"]), title) == [("Axis", "3 infantry XX to 3 Mot")]
    assert title not in markdown_text(told(books, JUNE))


def test_points_of_a_pool_that_lapse_are_told(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "e.oob", NewCampaign("E", "spark", "combat_example")) as campaign:
        for points in (5, 3):
            post(campaign, "air_power", side="Soviet", points=points, secret=False)
        report = told(campaign)
    titles = [
        column.title for one in report.sections if one.title == "Books" for column in one.columns
    ]
    assert titles == ["Held", "Received", "Spent", "Lost or lapsed", "At the end"]
    assert ("Soviet: Air points", 8, 0, 5, 3) in rows(report, "Books")


def test_a_unit_that_was_entered_and_taken_off_in_one_turn_is_no_news(books: Campaign) -> None:
    """The opponent read of a division that was gone; it had been entered twice."""
    before = rows(told(books, JULY), "What was done")
    known = {unit.id for unit in books.queries.units()}
    books.session.execute(DuplicateUnits((THIRD,), 2))
    one, two = (UnitId(unit.id) for unit in books.queries.units() if unit.id not in known)
    books.session.execute(EditUnits((one,), {"hex": "1B 2417"}))
    books.session.execute(RemoveUnits((one,)))
    (entered,) = rows(told(books, JULY), "What was done")[len(before) :]
    assert str(entered[2]).startswith("Duplicated 3 infantry XX as ")
    books.session.execute(RemoveUnits((two,)))
    assert rows(told(books, JULY), "What was done") == before
    # One that was there before is gone for the others, too.
    books.session.execute(RemoveUnits((THIRD,)))
    (gone,) = rows(told(books, JULY), "What was done")[len(before) :]
    assert str(gone[2]).startswith("Removed 3 ")


def test_what_is_set_up_in_the_turn_of_the_other_player_is_the_news_of_its_own_side(
    books: Campaign,
) -> None:
    assert books.queries.summary().side == "axis"
    own = {side: rows(told(books, JULY, [side]), "What was done") for side in ("axis", "soviet")}
    (rifles,) = (
        unit for unit in books.queries.units() if unit.arrival == JULY and unit.side == "soviet"
    )
    books.session.execute(EditUnits((UnitId(rifles.id),), {"hex": "1B 2417"}))
    books.session.execute(Regroup(SideId("soviet"), ("Reserve",), (UnitId(rifles.id),)))
    name = f"{rifles.designation} {rifles.type} {rifles.size}"
    assert rows(told(books, JULY, ["axis"]), "What was done") == own["axis"]
    assert rows(told(books, JULY, ["soviet"]), "What was done")[len(own["soviet"]) :] == [
        ("Soviet", "Initial", f"Placed {name} at 1B 2417"),
        ("Soviet", "Initial", f"Moved {name} to Reserve"),
    ]


def test_the_first_turn_has_no_units_before_it_to_tell_of(tmp_path: Path) -> None:
    new = NewCampaign("First", "europa", "barbarossa")
    with campaign_at(tmp_path / "first.oob", new) as campaign:
        report = told(campaign)
    assert rows(report, "Units") == []
    assert "In the first turn all units are new; none is listed." in markdown_text(report)
    assert "came or went" not in markdown_text(report)


def test_the_others_read_that_units_were_entered_and_nothing_of_how(books: Campaign) -> None:
    titles = [str(row[2]) for row in rows(told(books, SURPRISE), "What was done")]
    assert "Units entered in the order of battle" in titles
    assert not [title for title in titles if "Imported" in title or "Opening" in title]


def test_a_turn_that_was_not_played_is_refused(books: Campaign) -> None:
    with pytest.raises(BadInput, match="has not been played"):
        told(books, "August I 1941")


def test_it_is_one_page_and_as_markdown_a_table_each(books: Campaign) -> None:
    report = told(books, JUNE)
    assert len(report_pages([report], PageSetup(), PlainMetrics()).pages) == 1
    text = markdown_text(report)
    assert text.startswith("# Bulletin, Axis and Soviet\n")
    assert "| Germany | 5 | 7 | 2 | 0 |" in text
    assert "| --- | ---: |" in text


def test_nothing_of_a_sheet_with_a_passphrase_is_told_though_it_is_open(hidden: Campaign) -> None:
    secret = {unit.designation for unit in hidden.queries.units() if unit.side == GERMAN}
    assert "3/240/170" in secret
    text = markdown_text(told(hidden))
    assert "The German sheets are hidden" in text
    assert not any(name in text for name in secret if len(name) > 2)
    assert "German:" not in text
    # Afterwards the sheets are as open as before.
    assert {unit.side for unit in hidden.queries.units()} == {GERMAN, SOVIET}


def test_of_a_file_for_one_side_nothing_of_that_side_goes_to_the_other(
    hidden: Campaign, tmp_path: Path
) -> None:
    target = tmp_path / "theirs.oob"
    hand_over(hidden, SOVIET, target)
    from oobmgr.campaign.file import open_campaign

    with open_campaign(target) as theirs:
        own = {unit.designation for unit in theirs.queries.units()}
        assert "284/86" in own
        text = markdown_text(told(theirs))
    assert "The Soviet sheets are hidden" in text
    assert "Strength" not in text
    assert not any(name in text for name in own if len(name) > 2)


def test_units_that_leave_the_map_are_told(tmp_path: Path) -> None:
    new = NewCampaign("E", "spark", "combat_example")
    with campaign_at(tmp_path / "e.oob", new) as campaign:
        # In the first turn there is no turn before: all that stand beside the map are told.
        first = {row[0]: str(row[2]) for row in rows(told(campaign), "Units")}
        assert "1106 " in first["Soviet"]
        assert "387/136" not in first["Soviet"]
        unit = next(u for u in campaign.queries.units() if u.designation == "387/136")
        campaign.session.execute(EditUnits((unit.id,), {"hex": "Pool"}))
        away = {row[:2]: str(row[2]) for row in rows(told(campaign), "Units")}
        assert "387/136" in away["Soviet", "Off the map"]


def test_what_a_side_had_for_one_purpose_is_told_beside_its_pools(books: Campaign) -> None:
    """Of the 80 SP for the surprise nothing was spent, and the close drops them: it is told."""
    surprise = [row for row in rows(told(books, SURPRISE), "Books") if "surprise" in str(row[0])]
    assert surprise == [("Axis: Supply points, special allotment, surprise", 80, 0, 80, 0)]
    assert not any("surprise" in str(row[0]) for row in rows(told(books, JUNE), "Books"))


def test_the_room_that_a_side_leaves_is_for_what_the_other_did(books: Campaign) -> None:
    for number in range(16):
        books.session.execute(EditUnits((THIRD,), {"hex": f"1B 24{number:02}"}))
    report = told(books, JULY)
    section = next(one for one in report.sections if one.title == "What was done")
    assert section.note == ""
    before = len(section.rows)
    assert 16 < before <= 24
    for number in range(16):
        books.session.execute(EditUnits((THIRD,), {"hex": f"1B 25{number:02}"}))
    section = next(one for one in told(books, JULY).sections if one.title == "What was done")
    # All that fits is there, and no more than the page has room for.
    assert (len(section.rows), section.note) == (24, f"and {before + 16 - 24} more entries")
