"""Whatever game is described, the workbook of its campaign is read back as it was."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from tests.depth import deep

from oobmgr.campaign import commands as c
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.games.own.description import description as kinds
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.description.writing import written
from oobmgr.games.own.sample import sample_text
from oobmgr.known_games import described
from oobmgr.rules.game import Game

# Names that a list also uses as headings, for other things than a rating.
NAMES = st.sampled_from(
    ["Attack", "Steps", "Steps left", "Size", "Type", "Turn", "Group", "Note", "Name", "Ratings",
     "ID", "Side", "x2", "Боевая", "7-6", "Moral/2", "=A1", "Status", "Markers", "RE"]
)  # fmt: skip
WORDS = st.sampled_from(["foot", "Fußvolk", "7-6", "1/2 foot", "=horse", "infantry", "a, b", "XX"])
TEXTS = st.sampled_from(["", "61", "=1+1", "3/4", "007", "July 1836", "two\nlines", "#REF!", "½"])
FIELDS = ("side", "nation", "designation", "type", "size", "path", "ratings", "traits", "steps",
          "steps_left", "arrival", "hex", "setup", "note", "status")  # fmt: skip


@st.composite
def descriptions(draw: st.DrawFn) -> str:
    """The text of a game with ratings, types and nations of any names."""
    ratings = draw(st.lists(NAMES, max_size=4, unique=True))
    types = draw(st.lists(WORDS, min_size=1, max_size=3, unique_by=str.casefold))
    sides = ("North", "South")
    return written(
        kinds.Description(
            game=kinds.About(name="Any game"),
            calendar=kinds.Turns(kind="weeks", first="4 April 1836", parts=("Day", "Night")),
            sides=tuple(
                kinds.DescribedSide(
                    id=name.lower(), name=name, emblem=emblem,
                    nations=draw(st.sampled_from([(), (f"{name}land",), (f"{name}a", f"{name}b")])),
                )
                for name, emblem in zip(sides, kinds.EMBLEMS, strict=False)
            ),
            phases=(kinds.DescribedPhase(id="march", name="March"),),
            ratings=tuple(
                kinds.DescribedRating(
                    id=f"r{number}", name=name, printed=draw(st.booleans()),
                    optional=draw(st.booleans()),
                )
                for number, name in enumerate(ratings)
            ),
            unit_types=tuple(
                kinds.DescribedType(
                    id=f"t{number}", name=name, steps=draw(st.integers(0, 4)),
                )
                for number, name in enumerate(types)
            ),
        )
    )  # fmt: skip


@st.composite
def units(draw: st.DrawFn, game: Game) -> UnitValues:
    """A unit as a form or a sheet of the game would enter it."""
    side = draw(st.sampled_from(game.sides))
    boxes = draw(st.sampled_from(["", "6 5 4", "- - 3"]))
    flipped = draw(st.sampled_from(["", "2-6"]))
    traits = {"boxes": boxes, "flipped": flipped}
    later = game.calendar.next(game.scenarios[0].first_turn)
    return UnitValues(
        side=side.id,
        nation=draw(st.sampled_from([*side.nations, "Elsewhere"])),
        designation=draw(TEXTS.filter(lambda text: text and "\n" not in text)),
        type=draw(st.sampled_from([*game.unit_words.types, "something else"])),
        size=draw(st.sampled_from(["", "XX", "III", "HQ"])),
        path=draw(st.sampled_from([("Unassigned units",), ("A", "1/2 B"), ("=A",)])),
        steps=draw(st.integers(1, 5)),
        ratings={
            rating.key: draw(st.integers(0, 20))
            for rating in game.ratings
            if not rating.optional or draw(st.booleans())
        },
        traits={key: text for key, text in traits.items() if text},
        arrival=draw(st.sampled_from([game.scenarios[0].first_turn, later])),
        note=draw(TEXTS),
    )


@settings(max_examples=deep(25, nightly=400), deadline=None)
@given(st.data())
@example(None)
def test_a_described_campaign_is_read_back(data: st.DataObject | None) -> None:
    text = sample_text() if data is None else data.draw(descriptions())
    # The game refuses some names beside each other.
    assume(not read_description(text).faults)
    game = described("own", text)
    made = _two(game) if data is None else data.draw(st.lists(units(game), max_size=5))
    new = NewCampaign("Any", "own", description=text)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with create_campaign(folder / "a.oob", new) as first:
            try:
                first.session.execute(c.ImportOrderOfBattle(tuple(made)))
                first.session.execute(c.LoseSteps((UnitId(1),), 1))
            except BadInput:  # no unit was drawn
                return
            path = export_workbook(first.queries, folder / "a.xlsx")
            reading = read_order_of_battle(path, game)
            assert (reading.errors, reading.questions) == ((), ())
            preview = compared(reading, first.queries)
            assert [one.sentence() for one in preview.changed] == []
            assert (preview.nothing_new, preview.missing) == (True, ())
            rows = [_kept(row) for row in first.queries.units()]
        with create_campaign(folder / "b.oob", new) as second:
            second.session.execute(to_command(reading))
            assert [_kept(row) for row in second.queries.units()] == rows


def _kept(row: object) -> dict[str, Any]:
    return {field: getattr(row, field) for field in FIELDS}


def _two(game: Game) -> list[UnitValues]:
    """A unit of each side with all that it can have."""
    ratings = {rating.key: at for at, rating in enumerate(game.ratings)}
    return [
        UnitValues(
            side=side.id, nation=side.nations[0], designation="1/2", type="line infantry",
            size="III", path=("A", "B"), steps=4, ratings=ratings,
            traits={"boxes": "6 5 4", "flipped": "2-6"}, note="two\nlines",
        )
        for side in game.sides
    ]  # fmt: skip
