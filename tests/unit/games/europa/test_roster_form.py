"""What the printed roster sheet has beside the units."""

from oobmgr.known_games import game
from oobmgr.rules.sheets import plain_form

EUROPA = game("europa")


def test_the_sums_are_told_at_the_prices_of_the_tables() -> None:
    moved, again, fought = EUROPA.sheet_form(EUROPA.tables()).foot
    assert "armor ........ × 1 + mot ........ × ½" in moved.lines[0]
    assert again.lines == moved.lines
    assert "div ........ × ½ + bomb. ........ × 1" in fought.lines[0]


def test_a_house_rule_is_printed() -> None:
    tables = EUROPA.tables().with_overrides({"supply.combat.bombardment": "2"})
    assert "bomb. ........ × 2" in EUROPA.sheet_form(tables).foot[2].lines[0]


def test_every_tick_is_explained() -> None:
    form = EUROPA.sheet_form(EUROPA.tables())
    for group in form.ticks:
        assert group.title in form.legend
        for letter in group.letters:
            assert f" {letter} " in form.legend


def test_a_game_without_a_form_ticks_and_sums_up_nothing() -> None:
    form = plain_form(EUROPA.tables())
    assert (form.ticks, form.foot) == ((), ())
    assert form.legend == "Strike a box for each step lost."
