"""The organisation chart: what changed since a turn, and where things stand on the long sheet."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.file import Campaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import FormationId
from oobmgr.known_games import game
from oobmgr.reports.chart_layout import Spot, chart_of
from oobmgr.reports.drawing import Box, Dotted, Symbol, Text, apart
from oobmgr.reports.organisation import ChartWish, changed, chart_report, chart_section
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.reporting import DrawnSection, Report, RowKind
from oobmgr.rules.unit_words import PLAIN_STEPS, UnitWords
from tests.unit.reports.kept_books import JUNE, SURPRISE, kept_books
from tests.unit.reports.sheets import PlainMetrics, unit

AXIS = game("europa").side(SideId("axis"))
METRICS = PlainMetrics()
PLAIN_WORDS = UnitWords()


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as campaign:
        yield campaign


def news(books: Campaign, wish: ChartWish) -> dict[str, str]:
    """What changed, by the name of the unit."""
    (section,) = chart_report(books.queries, wish).sections
    assert isinstance(section, DrawnSection)
    rows = (row for row in section.drawn if row.kind is RowKind.LINE)
    return {row.name: row.face.news for row in rows}


# Worked out from the story in `kept_books`: who had how many steps at the end of each turn.
@pytest.mark.parametrize(
    ("wish", "told"),
    [
        # Surprise 1 of 2 and 2 of 2; June II: the 1st its last, the 2nd one of two.
        (
            ChartWish("axis", as_of=JUNE, since=SURPRISE),
            {"1": "× lost", "2": "− 1 step", "3": "", "19": "", "9": "", "52 Torino": ""},
        ),
        # July I: the 1st is a cadre again, as it was at the end of the surprise turn; the 9th came.
        (
            ChartWish("axis", since=SURPRISE),
            {"1": "", "2": "− 1 step", "3": "", "19": "", "9": "+ came", "52 Torino": ""},
        ),
        (
            ChartWish("axis", since=JUNE),
            {"1": "+ rebuilt", "2": "", "3": "", "19": "", "9": "+ came", "52 Torino": ""},
        ),
        # The loss of the 7th was revoked in July I; the dead 61st is on neither.
        (ChartWish("soviet", since=JUNE), {"7": "+ rebuilt", "99": "+ came"}),
        # Without a turn to compare with nothing is marked, and the dead are left out.
        (ChartWish("axis", as_of=JUNE), {"2": "", "3": "", "19": "", "9": "", "52 Torino": ""}),
    ],
)
def test_what_changed_between_two_turns(
    books: Campaign, wish: ChartWish, told: dict[str, str]
) -> None:
    assert news(books, wish) == told


def test_each_formation_sums_up_what_changed_below_it(books: Campaign) -> None:
    (section,) = chart_report(books.queries, ChartWish("axis", as_of=JUNE, since=SURPRISE)).sections
    heads = [row.cells[0] for row in section.rows if row.kind is RowKind.HEAD]
    # 6 units of 12 steps, less the dead 1st: 5 of 10, of which the 2nd lost one. Two of the five
    # are still to arrive, and fight with nobody yet.
    told = "3 units, 5 of 6 steps; 2 to arrive, 4 steps; 1 lost, 1 with steps lost"
    assert heads == [f"Front: {told}", f"Corps: {told}"]


def test_the_total_above_the_chart_sums_up_what_changed_in_all(books: Campaign) -> None:
    """It told of units and steps, and of no change, on paper and in files."""
    (section,) = chart_report(books.queries, ChartWish("axis", as_of=JUNE, since=SURPRISE)).sections
    assert section.note == "3 units, 5 of 6 steps; 2 to arrive, 4 steps; 1 lost, 1 with steps lost"
    then = [_in(1, ("A", "X"), 3), _in(2, ("B",), 5)]
    now = [_in(1, ("A", "Y"), 4), then[1]]
    told = {
        path: chart_section(now, AXIS, PLAIN_WORDS, then, Chosen(SideId("axis"), path)).note
        for path in ((), ("A",), ("B",))
    }
    # Within the whole side he only moved; in a formation without a change nothing is told.
    assert {path: note.partition("; ")[2] for path, note in told.items()} == {
        (): "1 moved within",
        ("A",): "1 moved within",
        ("B",): "",
    }


def test_a_turn_is_compared_with_an_earlier_one(books: Campaign) -> None:
    with pytest.raises(BadInput, match="is not before"):
        chart_report(books.queries, ChartWish("axis", as_of=JUNE, since=JUNE))


def test_who_went_to_another_formation_is_told_there_and_lost_nowhere() -> None:
    there, here = _in(1, ("A", "X"), 3), _in(1, ("A", "Y"), 4)
    other = _in(2, ("A", "X"), 3)
    assert changed([here, other], [there, other], PLAIN_STEPS)[1].words == "→ from X"
    left = chart_section(
        [here, other], AXIS, PLAIN_WORDS, [there, other], Chosen(SideId("axis"), ("A", "X"))
    )
    assert [row.name for row in left.drawn if row.unit] == ["2"]
    assert all("lost" not in row.note for row in left.drawn)


def test_a_formation_tells_who_left_it_who_joined_it_and_who_moved_within() -> None:
    """A corps had a unit less, and its head told of none; where it went stood only "1 moved"."""
    then = [_in(1, ("A", "X"), 3), _in(2, ("A", "X"), 3), _in(3, ("B",), 5), _in(4, ("B",), 5)]
    now = [_in(1, ("A", "Y"), 4), then[1], _in(3, ("A", "Y"), 4), then[3]]
    section = chart_section(now, AXIS, PLAIN_WORDS, then)
    heads = {row.name: row.note.partition("; ")[2] for row in section.drawn if not row.unit}
    assert heads == {
        "A": "1 moved within, 1 joined",
        "X": "1 gone elsewhere",
        "Y": "2 joined",
        "B": "1 gone elsewhere",
    }
    # The chart of one formation tells of who left it, too, though he is not on it.
    only = Chosen(SideId("axis"), ("A", "X"))
    heads = {
        row.name: row.note.partition("; ")[2]
        for row in chart_section(now, AXIS, PLAIN_WORDS, then, only).drawn
        if row.name == "X"
    }
    assert heads == {"X": "1 gone elsewhere"}


def test_who_is_off_the_books_stands_struck_where_it_was() -> None:
    gone, stays = unit(1, designation="1", path=("A",)), unit(2, designation="2", path=("A",))
    section = chart_section([stays], AXIS, PLAIN_WORDS, [gone, stays])
    assert {row.name: row.face.news for row in section.drawn if row.unit} == {
        "1": "× lost",
        "2": "",
    }
    assert changed([unit(3, status="due")], [], PLAIN_STEPS) == {}


def test_a_change_is_drawn_and_not_only_coloured(books: Campaign) -> None:
    report = chart_report(books.queries, ChartWish("axis", as_of=JUNE, since=SURPRISE))
    body = chart_of(report, 500, METRICS).body
    drawn = list(apart(body.items(0, body.height)))
    assert [item.mark for item in drawn if isinstance(item, Box)] == ["struck"]
    report = chart_report(books.queries, ChartWish("axis", since=JUNE))
    body = chart_of(report, 500, METRICS).body
    drawn = list(apart(body.items(0, body.height)))
    # Two that came, each in a frame of its own.
    assert [item.mark for item in drawn if isinstance(item, Box)] == ["", ""]
    moved = chart_section([_in(1, ("B",), 2)], AXIS, PLAIN_WORDS, [_in(1, ("A",), 1)])
    body = chart_of(_report(moved), 500, METRICS).body
    assert any(isinstance(item, Dotted) for item in apart(body.items(0, body.height)))


def test_the_head_tells_of_a_past_turn_in_a_sentence_of_its_own(books: Campaign) -> None:
    """It was "June II 1941, At the end of the turn"."""
    wish = ChartWish(str(AXIS.id), (), as_of=JUNE, since=SURPRISE)
    report = chart_report(books.queries, wish)
    told = [item.text for item in chart_of(report, 2000, METRICS).head if isinstance(item, Text)]
    since = "Changes since the end of Surprise turn, June 1941"
    now = f"{report.campaign}, {report.turn_label}"
    assert f"{now}. {since}. At the end of the turn" in told


def test_only_what_lies_in_sight_is_drawn() -> None:
    many = [unit(n, designation=str(n), path=("A", f"C{n // 5}")) for n in range(1, 1001)]
    body = chart_of(_report(chart_section(many, AXIS, PLAIN_WORDS)), 500, METRICS).body
    assert body.height > 5_000
    drawn = list(apart(body.items(2000, 2300)))
    assert 0 < sum(isinstance(item, Symbol) for item in drawn) < 60
    everything = list(apart(body.items(0, body.height)))
    assert sum(isinstance(item, Symbol) for item in everything) == 1000


def test_what_is_folded_shows_nothing_below_it_and_is_found_itself() -> None:
    units = [unit(1, path=("A", "X")), unit(2, path=("A", "Y")), unit(3, path=("A", "Y", "Z"))]
    report = _report(chart_section(units, AXIS, PLAIN_WORDS))
    body = chart_of(report, 500, METRICS, frozenset({("A", "Y")})).body
    assert [line.name for line in body.lines if line.name] == ["A", "X", "Y"]
    assert body.head_spot(("A", "Y")) is not None
    assert body.unit_spot(2) is None
    spot = body.unit_spot(1)
    assert spot is not None
    x, y, w, h = body.box_of(spot)
    assert body.spot_at(x + w / 2, y + h / 2) == spot
    assert body.spot_at(x + w / 2, body.tops[0] + 2) == Spot(0)


def _in(number: int, path: tuple[str, ...], formation: int) -> UnitRow:
    return replace(
        unit(number, designation=str(number), path=path), formation=FormationId(formation)
    )


def _report(section: DrawnSection) -> Report:
    return Report("organisation", "Organisation chart", "axis", "Axis", "Tuesdays (Revised Europa)",
                  "July II 1941", "", (section,), "How it is read.")  # fmt: skip


def test_a_unit_stands_as_it_is_now_with_the_ratings_of_its_cadre_or_when_it_arrives() -> None:
    words = game("europa").unit_words
    now = [
        unit(1, designation="whole", cadre="2-6"),
        unit(2, designation="cadre", cadre="2-6", left=1),
        replace(unit(3, designation="due", status="due"), arrival_label="August I 1941"),
    ]
    faces = {row.name: row.face for row in chart_section(now, AXIS, words).drawn if row.unit}
    assert {name: face.ratings for name, face in faces.items() if name != "due"} == {
        "whole": "14-10",
        "cadre": "2-6",
    }
    assert {name: face.due for name, face in faces.items()} == {
        "whole": "",
        "cadre": "",
        "due": "arrives August I 1941",
    }


def test_a_unit_that_is_not_kept_is_neither_drawn_nor_lost() -> None:
    """Of A alone: 2 came to it from B, and 1 went to B, so that nothing of A was lost."""
    now = [_in(1, ("B",), 1), _in(2, ("A",), 1), _in(3, ("A",), 1)]
    then = [_in(1, ("A",), 1), _in(2, ("B",), 1), _in(3, ("A",), 1)]
    section = chart_section(now, AXIS, PLAIN_WORDS, then, kept=lambda unit: unit.path == ("A",))
    assert {row.unit for row in section.drawn if row.unit} == {2, 3}
