"""A campaign goes on under another description as far as its ledger stays readable."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.campaigns import file_made_once
from tests.unit.campaign.trial_books import rows
from tests.unit.cli.cli_runs import CommandLine

from oobmgr.campaign.commands import ChangeDescription
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.domain.errors import BadInput, CampaignFileError, Refused
from oobmgr.domain.postings import TransactionId
from oobmgr.games.own.sample import sample_text

UNITS = """ID,Side,Nation,Designation,Type,Size,Formation,Ratings,Arrival
c1,The Crown,Aldmark,1st Foot,line infantry,III,Crown Army,4-5-3,
l1,The League,Sorrenland,Hill Guard,mountain jaeger,III,League Host,3-6-4,1836-04-18-t01
"""
BUY = '[rates.buy]\nname = "Buy fodder"\ngives = { florins = 2 }\nmakes = { fodder = 3 }\n'


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """A campaign of the sample in its first supply phase, with two units and a marker."""

    def made(folder: Path) -> Path:
        path, units = folder / "valley.oob", folder / "u.csv"
        units.write_text(UNITS, encoding="utf-8")
        create_campaign(path, NewCampaign("", "own", description=sample_text())).close()
        cli.does("import", path, units, "--accept")
        cli.does("turn", "post", path, "mark_units", '{"units": [1], "marker": "tired"}')
        cli.does("turn", "post", path, "weather", '{"in_valley": "mud", "in_hills": "snow"}')
        cli.does("turn", "advance", path)
        return path

    return file_made_once(tmp_path, f"{__name__} changes", made)


def changed(*pairs: tuple[str, str]) -> str:
    """The sample with other words in it."""
    text = sample_text()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def without(*heads: str) -> str:
    """The sample without some of its tables."""
    blocks = sample_text().split("\n\n")
    return "\n\n".join(block for block in blocks if not any(head in block for head in heads))


def refused(file: Path, text: str) -> list[str]:
    """What stops a description from being taken."""
    with open_campaign(file) as campaign, pytest.raises(Refused) as caught:
        campaign.session.execute(ChangeDescription(text))
    return [fault.sentence() for fault in caught.value.faults]


def test_what_can_be_carried_over_is_told_and_carried(cli: CommandLine, file: Path) -> None:
    new = file.with_name("new.toml")
    new.write_text(
        changed(
            ("amount = 6\nrule", "amount = 9\nrule"),
            ('name = "Florins"', 'name = "Guilders"'),
            ("[places.alden]", '[goods.salt]\nname = "Salt"\n\n[places.alden]'),
            (BUY, ""),
            ("amount = 10", "amount = 20"),
        ),
        encoding="utf-8",
    )  # fmt: skip
    preview = cli.does("describe", file, "--change", new).out
    assert "new Salt; changed Florins, now Guilders" in preview
    assert "changed Taxes" in preview
    assert "gone Buy fodder" in preview
    assert "stays as it was posted" in preview
    assert "Nothing is changed yet" in preview
    assert "Florins" in cli.does("describe", file).out
    cli.does("describe", file, "--change", new, "--accept")
    told = cli.does("turn", "post", file, "income").out
    assert "9 Guilders" in told
    amounts = {row["account"]: row["amount"] for row in cli.does("balances", file, "--json").json
               if row["good"] == "florins"}  # fmt: skip
    assert amounts["pool:crown"] == 10 + 9  # what was booked at the start stays
    assert cli.does("check", file).out.startswith("The books are consistent")
    assert [path.name for path in file.with_name("valley backups").iterdir()]


def test_undo_goes_on_before_and_after_a_change(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "post", file, "income")
    with open_campaign(file) as campaign:
        posted = campaign.session.execute(ChangeDescription(changed(("Florins", "Guilders"))))
        assert campaign.session.undo().title.startswith("Undo: Income")
        with pytest.raises(Refused, match="Change the description back"):
            campaign.session.revoke(TransactionId(posted.transaction))
    with open_campaign(file) as campaign:
        assert campaign.game.goods[0].name == "Guilders"
        assert campaign.session.redo().title.startswith("Redo: Income")
        assert campaign.queries.check() == ()
        campaign.session.execute(ChangeDescription(sample_text()))
    with open_campaign(file) as campaign:
        assert campaign.game.goods[0].name == "Florins"
        while True:
            try:
                campaign.session.undo()
            except Refused:
                break
        assert campaign.queries.check() == ()
        assert campaign.game.description == sample_text()


def in_one_pool() -> str:
    """Fodder lies in one pool of the side, and so at no place."""
    text = changed(('sign = "FP"\nlies = "place"', 'sign = "FP"'))
    head, *stocks = text.split("[[")
    return "[[".join(
        (head, *(one.replace("place =", "name =") if '"fodder"' in one else one for one in stocks))
    ).replace('name = "sorren"', "").replace('amount = 8\nname = "alden"', "amount = 8").replace(
        'name = "upper_mill"\n', ""
    )  # fmt: skip


def whole_weeks() -> str:
    """Turns of a week, no longer of half a week."""
    text = changed(('parts = ["Day", "Night"]', ""))
    return text.replace(", Night", "").replace(", Day", "")


BROKEN = {
    "good": (
        without("[goods.iron]", "[rates.cast]", 'good = "iron"'),
        "Goods, Iron: cannot be removed",
    ),
    "marker": (without("[markers.tired]"), "Markers, Tired: cannot be removed"),
    "place": (sample_text().replace("sorren", "tarn"), "Places, Sorren: cannot be removed"),
    "lies": (in_one_pool(), "Goods, Fodder: is elsewhere in the books"),
    "rating": (changed(("[ratings.move]", "[ratings.pace]")), "units have this rating"),
    "rating that is new": (changed(("[ratings.move]", "[ratings.pace]")), "optional = true"),
    "turns": (whole_weeks(), "not of this calendar"),
    "phase": (changed(("[phases.supply]", "[phases.depot]")), "Phases, Supply: is being played"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_would_break_the_books_is_refused(file: Path, name: str) -> None:
    text, words = BROKEN[name]
    before = rows(file, "SELECT count(*) FROM journal_transaction")
    assert words in " ".join(refused(file, text))
    assert rows(file, "SELECT count(*) FROM journal_transaction") == before


def test_a_side_with_units_stays_and_a_third_may_come(cli: CommandLine, file: Path) -> None:
    other = sample_text().replace("league", "guild").replace("The League", "The Guild")
    assert "Sides, The League: cannot be removed" in " ".join(refused(file, other))
    third = changed(("[phases.dawn]", '[sides.dukes]\nname = "The Dukes"\n\n[phases.dawn]'))
    with open_campaign(file) as campaign:
        campaign.session.execute(ChangeDescription(third))
    shown = cli.does("turn", "show", file).out
    assert "The Dukes player turn" in shown
    for _ in range(3):
        cli.does("turn", "advance", file, "--to", "side", "--anyway")
    assert "all players" in cli.does("turn", "show", file).out or "Dukes" in shown


def test_a_house_rule_keeps_its_number(cli: CommandLine, file: Path) -> None:
    cli.does("house-rule", file, "income.taxes.amount", "7")
    told = " ".join(refused(file, without("[income.taxes]")))
    assert "a house rule replaces this number" in told
    cli.does("house-rule", file, "income.taxes.amount", "-")
    with open_campaign(file) as campaign:
        campaign.session.execute(ChangeDescription(without("[income.taxes]")))


def test_a_new_place_is_held_as_it_is_described(cli: CommandLine, file: Path) -> None:
    text = changed(
        ("[places.sorren]", '[places.keep]\nname = "Keep"\nholder = "league"\n\n[places.sorren]'),
        ('name = "Alden"\nholder = "crown"', 'name = "Alden"\nholder = "league"'),
    )
    with open_campaign(file) as campaign:
        preview = campaign.session.preview(ChangeDescription(text))
        assert any(step.arithmetic == "Alden" for step in preview.working)
        campaign.session.execute(ChangeDescription(text))
    tables = cli.does("ask", file, "stores").json
    holders = dict(row["cells"] for row in tables[1]["rows"])
    assert (holders["Keep"], holders["Alden"]) == ("The League", "The Crown")


def test_a_description_with_faults_or_of_another_game_changes_nothing(
    file: Path, tmp_path: Path
) -> None:
    with open_campaign(file) as campaign:
        with pytest.raises(BadInput, match="line"):
            campaign.session.execute(ChangeDescription(changed(('good = "iron"', 'good = "irn"'))))
        with pytest.raises(BadInput, match="nothing would change"):
            campaign.session.execute(ChangeDescription(sample_text()))
    other = NewCampaign("", "spark", "spark")
    with create_campaign(tmp_path / "s.oob", other) as campaign:  # noqa: SIM117 - two different things
        with pytest.raises(BadInput, match="has no description"):
            campaign.session.execute(ChangeDescription(sample_text()))


def test_a_file_whose_description_cannot_be_read_is_left_as_it_is(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        newer = "UPDATE state SET value = '\"oobmgr = 9\"' WHERE subject = 'description'"
        database.execute(newer)
    with pytest.raises(CampaignFileError, match="Install the newer program"):
        open_campaign(file)


def test_the_names_of_types_are_drawn_as_the_open_game_says(file: Path) -> None:
    from oobmgr.rules.symbols import symbol_name, take_symbols

    with open_campaign(file):
        assert symbol_name("Wagon Train") == symbol_name("supply")
        assert symbol_name("mountain jaeger") == "mountain"
    take_symbols({})
    assert symbol_name("horse battery") != symbol_name("supply")


def effects_of(file: Path, text: str) -> dict[str, str]:
    """What a change is said to do to what is in the books."""
    with open_campaign(file) as campaign:
        preview = campaign.session.preview(ChangeDescription(text))
    assert preview.refusals == ()
    return {step.label: f"{step.value}; {step.arithmetic}" for step in preview.working}


@pytest.mark.parametrize(
    ("pairs", "told"),
    [
        ([("steps = 4\n", "steps = 6\n")],
         "6 steps in place of 4; 1 unit keeps the steps of before"),
        ([("flips_at = 2\n", "flips_at = 3\n")], None),
        ([('name = "line infantry"', 'name = "foot"')],
         "called foot; 1 unit keeps the old type: change it there"),
        ([('[unit_types.line]\nname = "line infantry"', '[unit_types.foot]\nname = "foot"')],
         "no longer described; 1 unit keeps type and steps"),
        ([("steps = 4\nflips_at = 2\n", 'steps = 4\nboxes = ["4", "3", "2", "1"]\n')],
         "other boxes; on 1 unit"),
    ],
)  # fmt: skip
def test_what_a_changed_type_means_for_units_is_said_before(
    file: Path, pairs: list[tuple[str, str]], told: str | None
) -> None:
    assert effects_of(file, changed(*pairs)).get("line infantry") == told


def test_units_that_would_lie_on_the_other_side_are_told(cli: CommandLine, file: Path) -> None:
    cli.does("lose", file, 1, "--steps", "1")
    told = effects_of(file, changed(("flips_at = 2\n", "flips_at = 3\n")))
    assert told["line infantry"] == "flips at 3; 1 unit turned over"


def test_turns_that_are_called_otherwise_are_told(file: Path) -> None:
    told = effects_of(file, changed(('kind = "weeks"', 'kind = "days"')))
    assert told["Turns of the ledger"] == (
        "2 turns renamed; 4 April 1836, Day, not Week of 4 April 1836, Day"
    )


def test_a_limit_takes_nothing_away(file: Path) -> None:
    limit = ('name = "Florins"', 'name = "Florins"\nlimit = 9')
    told = effects_of(file, changed(limit, ("amount = 10", "amount = 7")))
    assert told["Limit of Florins"] == "9 fl; The Crown keeps its 10"


OTHERWISE = {
    "weather of the turn": (
        [('kinds = ["clear", "mud", "snow"]', 'kinds = ["clear", "bog", "snow"]'),
         ('mud = "1/2", snow = 0', "snow = 0"), ('mud = "1/2", snow = "1/3"', 'snow = "1/3"')],
        {"Weather now, valley": "mud no more; enter it again"},
    ),
    "zone of a place": (
        [('name = "Alden"\nholder = "crown"\nzone = "valley"',
          'name = "Alden"\nholder = "crown"\nzone = "hills"')],
        {"Weather of places": "that of another zone; from now on"},
    ),
    "order of ratings": (
        [('[ratings.attack]\nname = "Attack"\n\n', ""),
         ("[ratings.move]", '[ratings.attack]\nname = "Attack"\n\n[ratings.move]')],
        {"Counters": "2 units printed differently; 1st Foot 5-4-3, not 4-5-3"},
    ),
    "nation": (
        [('"Aldmark", ', "")],
        {"Aldmark": "no nation of The Crown any more; 1 unit keeps it"},
    ),
    "marker": (
        [('name = "Tired"\n', 'name = "Tired"\nasks = "Hex"\n')],
        {"Tired": "asks for Hex; 1 unit keeps it as it was placed"},
    ),
    "order of play": (
        [("[phases.march]", '[phases.scout]\nname = "Scout"\n\n[phases.march]')],
        {"After this phase": "Scout, The Crown; not March, The Crown"},
    ),
    "last phase": (
        [('[phases.march]\nname = "March"', '[phases.march]\nname = "March"\nsides = ["league"]'),
         ('sides = ["crown", "league"]', 'sides = ["league"]')],
        {"After this phase": "Supply, The League; not March, The Crown"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_is_read_otherwise_is_said_before(file: Path, name: str) -> None:
    pairs, told = OTHERWISE[name]
    effects = effects_of(file, changed(*pairs))
    assert {label: effects.get(label) for label in told} == told


def test_an_arrival_in_a_turn_that_is_over_comes_no_more(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "advance", file, "--to", "turn", "--anyway")
    turn = 'turn = "Week of 4 April 1836, Day"'
    late = f'[[arrivals]]\n{turn}\nside = "crown"\ngood = "florins"\namount = 2\n'
    told = effects_of(file, f"{sample_text()}\n{late}")
    assert told["Turns that are over"] == "1 arrival; comes no more"
    assert told["Arrivals"].startswith("1 new")


def test_a_rating_that_units_lack_cannot_be_needed(file: Path) -> None:
    text = changed(
        ('name = "Morale"\nprinted = false\noptional = true', 'name = "Morale"\nprinted = false')
    )
    assert "Ratings, Morale: 2 units lack it." in " ".join(refused(file, text))
