"""A description that is written as TOML, or shown in the editor, is read back as it was."""

from __future__ import annotations

import tomllib
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.own.description import description as kinds
from oobmgr.games.own.description.reading import read_description, read_document
from oobmgr.games.own.description.writing import document_of, written
from oobmgr.games.own.pages.sheets import Sheets
from oobmgr.games.own.sample import BLANK, sample_text

LETTERS = st.characters(exclude_categories=["C", "Z"], exclude_characters=",")
WORDS = st.text(LETTERS, min_size=1, max_size=12).map(lambda word: f"a{word}")
NOTES = st.text(st.characters(exclude_categories=["C"]) | st.just("\n"), max_size=80).map(str.strip)


KINDS, ZONES = ("clear", "mud", "deep snow"), ("plain", "the hills")


@st.composite
def places(draw: st.DrawFn, ids: list[str], names: list[str]) -> tuple[kinds.DescribedPlace, ...]:
    """Places of these names, each held by somebody or nobody."""
    return tuple(
        kinds.DescribedPlace(id=each, name=name, holder=draw(st.sampled_from(["", *ids])),
                       zone=draw(st.sampled_from(ZONES)))
        for each, name in zip(ids, names, strict=True)
    )  # fmt: skip


@st.composite
def lines_of_income(
    draw: st.DrawFn, ids: list[str], names: list[str]
) -> tuple[kinds.DescribedIncome, ...]:
    """Lines of income of these names, with factors of some kinds of weather."""
    factor = st.fractions(0, 9, max_denominator=9)
    return tuple(
        kinds.DescribedIncome(
            id=each, name=name, good="corn", amount=draw(st.integers(0, 999_999)),
            side=draw(st.sampled_from(["", *ids])), places=tuple(ids[:2]),
            factors={kind: draw(factor) for kind in draw(st.sets(st.sampled_from(KINDS)))},
            rounding=draw(st.sampled_from(kinds.ROUNDINGS)),
            rule=draw(st.sampled_from(["", "7.2"])),
        )
        for each, name in zip(ids, names, strict=True)
    )  # fmt: skip


@st.composite
def phases(draw: st.DrawFn) -> tuple[kinds.DescribedPhase, ...]:
    """A phase that all play together, and one with some of the forms."""
    forms = draw(st.lists(st.sampled_from(kinds.FORMS), unique=True))
    return (
        kinds.DescribedPhase(id="dawn", name="Dawn", together=True, note=draw(NOTES)),
        kinds.DescribedPhase(id="march", name="March", forms=tuple(forms)),
    )


@st.composite
def descriptions(draw: st.DrawFn) -> kinds.Description:
    """A whole game in which everything fits together."""
    several = draw(st.integers(2, 4))
    ids = [f"x{number}" for number in range(several)]
    names = [f"{draw(WORDS)} {number}" for number in range(several)]
    return kinds.Description(
        game=kinds.About(name=draw(WORDS), sentence=" ".join(draw(NOTES).split())),
        calendar=kinds.Turns(kind="weeks", first="4 April 1836", parts=("Day", "Night")),
        weather=kinds.Weather(kinds=KINDS, zones=ZONES),
        sides=tuple(
            kinds.DescribedSide(id=each, name=name, emblem=emblem, nations=(f"{name}land",))
            for each, name, emblem in zip(ids, names, kinds.EMBLEMS, strict=False)
        ),
        phases=draw(phases()),
        ratings=(kinds.DescribedRating(id="attack", name="Attack", printed=draw(st.booleans())),),
        goods=(
            kinds.DescribedGood(id="corn", name="Corn", sign="c", lies="place"),
            kinds.DescribedGood(id="salt", name="Salt", limit=draw(st.integers(0, 9_999))),
        ),
        unit_types=(kinds.DescribedType(id="foot", name="foot", steps=2, boxes=("4", "4")),),
        markers=(kinds.DescribedMarker(id="tired", name="Tired", letter="F", asks="Hex"),),
        places=draw(places(ids, names)),
        income=draw(lines_of_income(ids, names)),
        rates=(
            kinds.DescribedRate(id="sell", name="Sell", gives={"corn": draw(st.integers(1, 999))},
                          makes={"salt": 1}),
        ),
        start=(kinds.Stock(side=ids[0], good="corn", amount=4, place=ids[1]),),
        arrivals=(
            kinds.Arrival(turn="Week of 11 April 1836, Night", side=ids[1], good="salt", amount=2),
        ),
        reminders=(
            kinds.DescribedReminder(turn="1836-04-18-t01", text=f"x{draw(NOTES)}", phase="march"),
        ),
    )  # fmt: skip


@given(descriptions())
def test_a_description_is_read_as_it_was_written(told: kinds.Description) -> None:
    text = written(told)
    reading = read_description(text)
    assert reading.faults == ()
    assert reading.description == told
    assert tomllib.loads(text) == document_of(told)


@given(descriptions())
def test_the_editor_shows_and_gives_back_what_is_there(told: kinds.Description) -> None:
    sheets = Sheets.of(document_of(told))
    assert sheets.read().description == told
    assert read_document(tomllib.loads(sheets.toml())).description == told


def test_the_sample_goes_through_the_editor() -> None:
    told = read_description(sample_text()).agreed()
    assert Sheets.of(tomllib.loads(sample_text())).read().description == told
    assert told.income[3].factors == {"mud": Fraction(1, 2), "snow": Fraction(1, 3)}


def test_the_blank_game_has_no_fault() -> None:
    assert read_description(written(BLANK)).description == BLANK


def test_what_is_typed_becomes_an_entry() -> None:
    sheets = Sheets.of(document_of(BLANK))
    sheets.write(("places", 0, "name"), "Mill Ford")
    sheets.write(("places", 1, "name"), "Mill  ford!")
    sheets.write(("places", 0, "holder"), "second side")
    sheets.write(("income", 0, "places"), "mill ford, nowhere")
    assert [row["id"] for row in sheets.rows["places"]] == ["mill_ford", "mill_ford_1"]
    assert sheets.text(("places", 0, "holder")) == "second"
    assert sheets.text(("income", 0, "places")) == "mill_ford, nowhere"
    found, twice = sheets.read().faults
    assert sheets.place_of(twice.path) == ("places", 1, "name")
    assert sheets.place_of(found.path) == ("income", 0, "places")
    sheets.write(("places", 1, "name"), "")
    sheets.write(("places", 1, "id"), "")
    assert len(sheets.rows["places"]) == 1
