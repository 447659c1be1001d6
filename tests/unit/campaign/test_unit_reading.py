"""Units as they are read from a file: what many have alike comes as one text, and is put apart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from tests.unit.campaign.trial_books import fresh, unit

ODD = 'say "1,5" \\ [Ж] \N{SNOWMAN} \\u0041'


def test_texts_come_as_they_were_entered_now_and_as_of_a_past_turn(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        odd = replace(unit("1"), type=ODD, nation=ODD, setup=ODD, note=ODD)
        plain = unit("2")
        campaign.session.execute(ImportOrderOfBattle((odd, plain), (), "odd.xlsx"))
        queries = campaign.queries
        first, second = queries.units()
        for text in (first.type, first.nation, first.setup, first.note):
            assert text == ODD
        assert (second.type, second.setup) == (plain.type, plain.setup)
        turn = queries.summary().turn
        campaign.session.execute(Advance("turn", anyway=True))
        assert queries.units(turn) == queries.units()


def test_units_share_the_ratings_and_traits_that_they_have_alike(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        three = (
            unit("1"),
            unit("2", kind="panzer"),
            replace(unit("3", kind="panzer"), traits={"re": "2"}),
        )
        campaign.session.execute(ImportOrderOfBattle(three, (), "alike.xlsx"))
        first, second, third = campaign.queries.units()
        # Whoever sums thousands of units up tells their kinds by these objects.
        assert first.ratings is second.ratings is third.ratings
        assert first.traits is second.traits
        assert (second.traits, third.traits) == ({"re": "3"}, {"re": "2"})
