"""An entry of each action of Operation Spark, and how the ledger tells it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.actions.listed import ACTIONS
from oobmgr.games.spark.words import GERMAN
from tests.campaigns import campaign_at
from tests.integration.ledger_words import unlike_words

ONE_SIDED: Final = "fire_answered"
"""The action that only a file for one side has."""
RAW: Final = re.compile(r"[a-z0-9]+_[a-z0-9_]+|\|[a-z]|[\[\]{}<>]|\bNone\b|\bTrue\b|\bFalse\b")
"""What only the program writes: saved names, brackets of its values, words of its language."""
MORE = (
    UnitValues(
        side=SideId("german"), nation="Germany", designation="1/51", type="AA battery",
        size="I", path=("18th Army",), steps=3, hex="1810",
        ratings={"regular": 3, "at": 2, "range": 8, "morale": 6},
    ),
    UnitValues(
        side=SideId("soviet"), nation="Soviet Union", designation="7 Pontoon",
        type="pontoon battalion", size="II", path=("67th Army",), steps=3, hex="1412",
        ratings={"regular": 1, "at": 0, "morale": 6},
    ),
    UnitValues(
        side=SideId("soviet"), nation="Soviet Union", designation="106 Eng",
        type="engineer battalion", size="II", path=("67th Army",), steps=3, hex="1412",
        ratings={"regular": 3, "at": 1, "morale": 6},
    ),
)  # fmt: skip


class Clerk:
    """Makes entries, and keeps the number of the first of each action."""

    def __init__(self, books: Campaign) -> None:
        self.books = books
        self.entries: dict[str, int] = {}

    def ids(self, *names: str) -> list[int]:
        known = {unit.designation: unit.id for unit in self.books.queries.units()}
        return [known[name] for name in names]

    def post(self, action: str, **raw: Any) -> None:  # noqa: ANN401 - inputs of any action
        inputs = self.books.queries.filled(action, raw)
        self.books.session.execute(PostAction(action, inputs))
        self.entries.setdefault(action, self.books.queries.version())

    def go_to(self, phase: str, turn: str = "") -> None:
        while (at := self.books.queries.sequence()).phase != phase or at.turn < turn:
            self.books.session.execute(Advance(anyway=True, reason="left to the players"))


def test_the_ledger_tells_an_entry_of_every_action_in_words(tmp_path: Path) -> None:
    new = NewCampaign("Tuesdays", "spark", "combat_example", "standard", {})
    clerk = Clerk(campaign_at(tmp_path / "words.oob", new))
    clerk.books.session.execute(ImportOrderOfBattle(MORE))
    plays(clerk)
    assert set(ACTIONS.names) - set(clerk.entries) == {ONE_SIDED}
    assert unlike_words(clerk.books, clerk.entries.values(), RAW) == []


def test_the_ledger_of_one_side_tells_an_answer_in_words(tmp_path: Path) -> None:
    new = NewCampaign("Tuesdays", "spark", "combat_example", "standard", {})
    with campaign_at(tmp_path / "words.oob", new) as books:
        hand_over(books, GERMAN, tmp_path / "german.oob")
    with open_campaign(tmp_path / "german.oob") as books:
        clerk = Clerk(books)
        clerk.go_to("first_combat")
        clerk.post(ONE_SIDED, slip="1712; 284/86; 1M; S R1; turned")
        assert unlike_words(books, clerk.entries.values(), RAW) == []


def plays(clerk: Clerk) -> None:
    """One entry of each action, as a day and the night after it ask for them."""
    opens_the_day(clerk)
    moves(clerk)
    fights(clerk)
    goes_on_to_the_night(clerk)


def opens_the_day(clerk: Clerk) -> None:
    clerk.post("air_power", side="soviet", points=4)
    clerk.post("air_power", side="german", points=2, secret=False)
    clerk.go_to("initiative")
    clerk.post("commitments", side="soviet", assaults=2, fresh=["136th Rifle Division"])
    clerk.post("commitments", side="german")
    clerk.post("initial_player", initial_player="soviet")
    clerk.post("impulses", first="soviet", second="soviet")
    clerk.post("receive_ammunition", side="soviet", stock="67th Army", points=12)
    clerk.post("ammunition_stock", formation="86th Rifle Division", stock="Leningrad Front")
    clerk.post("receive_ammunition", side="soviet", stock="Leningrad Front", points=0)
    clerk.post("transfer_ammunition", source="67th Army", target="Leningrad Front", points=3)
    clerk.post("supply", without=clerk.ids("2/61T"))
    clerk.post("inactive", units=clerk.ids("942/268"), until="1943-01-13-1am")
    clerk.post("activate", units=clerk.ids("942/268"), cause="assault")
    clerk.post("enter_boxes", units=clerk.ids("1106"), steps=4, numbers=[2, 4, 6, 8])


def moves(clerk: Clerk) -> None:
    clerk.go_to("first_movement")
    step = {"do": "enter", "terrain": ["woods"]}
    clerk.post("move", units=clerk.ids("947/268"), to="1417", path=[step])
    clerk.post("formation", column=clerk.ids("952/268"))
    clerk.post("entrenchment", inside=clerk.ids("II/399/170", "III/399/170"))
    clerk.post("command", without=clerk.ids("387/136"))
    clerk.post("headquarters_lost", units=clerk.ids("I/399/170"))
    clerk.post("mark_units", units=clerk.ids("733/136", "387/136"), marker="suppressed")
    clerk.post(
        "build_bridge", engineer=clerk.ids("106 Eng"), pontoon=clerk.ids("7 Pontoon"),
        start="1412", end="1512",
    )  # fmt: skip
    clerk.post("place_bridge", bridge="1412 to 1512", done=True)
    clerk.post("assault_markers", units=clerk.ids("284/86", "330/86"), hex="1710")
    clerk.post("assault_markers", units=clerk.ids("541/136", "1/61T", "7GdMiner"), hex="1712")
    clerk.go_to("first_air_strikes")
    clerk.post("aa_fire", units=clerk.ids("1/51"), place="1810", striking=4, shooting=7)
    roll = {"red": 9, "gray": 7, "result": "1M"}
    clerk.post("air_strike", points=2, targets=clerk.ids("I/399/170"), rolls=[roll])


def fights(clerk: Clerk) -> None:
    clerk.go_to("first_combat")
    target = {"unit": clerk.ids("II/399/170")[0], "red": 9, "gray": 7, "result": "1M"}
    barrage = {"segment": "barrage", "assault": "1712", "place": "1712"}
    firers = [{"unit": clerk.ids("321Gd")[0]}]
    clerk.post("fire", **barrage, firers=firers, targets=[target])
    unseen = {**barrage, "segment": "offensive_1", "red": 4, "gray": 2}
    clerk.post("fire_unseen", **unseen, units=clerk.ids("541/136"))
    clerk.post("fire_taken", units=clerk.ids("541/136"), column=5, red=3, gray=8, result="1M")
    clerk.post("morale_check", units=clerk.ids("733/136"), die=9)
    clerk.post("defender_withdrawal", hex="1710", units=clerk.ids("3/240/170"), die=2, to="1811")
    clerk.post("call_off", hex="1712", units=clerk.ids("7GdMiner"))
    clerk.post("assault_combat", hex="1712", assaulter_die=9, defender_die=3)
    told = {"own_die": 9, "other_die": 9, "other_morale": 0, "other_steps": 4}
    clerk.post("assault_half", hex="1710", units=clerk.ids("284/86", "330/86"), **told)
    clerk.post("assault_end", hex="1712", advancing=clerk.ids("541/136"))
    clerk.post("retreat", units=clerk.ids("733/136"), to="1612")
    clerk.post("off_map", units=clerk.ids("2/61T"))
    clerk.post("overstacked", units=clerk.ids("387/136"))
    clerk.go_to("first_recovery")
    clerk.post("recovery", suppressed=clerk.ids("387/136"))
    clerk.go_to("initiative_challenge")
    clerk.post("challenge", result="failed")


def goes_on_to_the_night(clerk: Clerk) -> None:
    clerk.go_to("second_movement")
    clerk.post("enter_map", lost=clerk.ids("2/61T"))
    clerk.post("demolish_bridge", engineer=clerk.ids("106 Eng"), bridge="1412 to 1512")
    clerk.go_to("first_movement", "1943-01-12-3night")
    clerk.post("assault_markers", units=clerk.ids("284/86"), hex="1710")
    clerk.go_to("first_combat")
    clerk.post("night_surprise", hex="1710", die=9)
