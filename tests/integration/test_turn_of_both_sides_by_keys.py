"""July I 1941 of both sides without the mouse, and how often one has to say so before going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.step_list import StepList
from tests.campaigns import campaign_at
from tests.integration.table.player import CTRL, SHIFT, Player

JULY = TurnCode("1941-07-I")
DEAD, CADRE = UnitId(1), UnitId(2)


def division(name: str, kind: str, corps: str, side: str = "axis", arrival: str = "") -> UnitValues:
    """A division 7-6 with a cadre 2-6."""
    return UnitValues(
        side=SideId(side),
        nation="Germany" if side == "axis" else "Soviet Union",
        designation=name,
        type=kind,
        size="XX",
        path=("Army", corps),
        steps=2,
        ratings={"attack": 7, "defense": 7, "move": 6},
        traits={"cadre": "2-6", "re": "3"},
        arrival=TurnCode(arrival),
    )


ORDER = (
    division("31", "infantry", "XII Corps"),
    division("34", "infantry", "XII Corps"),
    division("45", "infantry", "XII Corps"),
    division("3", "panzer", "XXIV Corps"),
    division("4", "panzer", "XXIV Corps"),
    division("10", "motorised infantry", "XXIV Corps"),
    division("183", "infantry", "Reserve", arrival=JULY),
    division("7", "tank", "6th Mechanized Corps", "soviet"),
    division("49", "rifle", "28th Rifle Corps", "soviet"),
    division("316", "rifle", "Reserve", "soviet", JULY),
)


class Typist:
    """Presses keys alone, and counts where it has to say that it goes on all the same."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.said: Counter[tuple[str, str]] = Counter()

    def step(self) -> str:
        """The step of the guided list that is shown."""
        return self.player.find("actions", StepList).current

    def focused(self) -> str:
        """The name of what has the focus."""
        found = QApplication.focusWidget()
        return found.objectName() if found is not None else ""

    def post(self, *, then: str) -> None:
        """Ctrl+Enter; `then` is the step that comes into sight, or the button that goes on."""
        self.player.key(Qt.Key.Key_Return, CTRL)
        assert then in {self.step(), self.focused()}

    def tick(self, *designations: str) -> None:
        """Walk down the list and tick units with Space."""
        self.player.tab_to("picker")
        table = self.player.find("picker", PickTable)
        self.player.key(Qt.Key.Key_Home)
        for designation in designations:
            for _ in range(table.list_model.rowCount()):
                row = table.list_model.row_at(table.currentIndex().row())
                if row is not None and row.designation == designation:
                    break
                self.player.key(Qt.Key.Key_Down)
            self.player.key(Qt.Key.Key_Space)

    def go_on(self, turn: str, side: str, phase: str) -> None:
        """N; where something is open that cannot wait, once more to go on all the same."""
        _, here, left = self.player.where()
        self.player.type("n")
        while self.player.there("go_on_anyway"):
            self.said[here, left] += 1
            if self.player.there("leaving_reason"):
                self.player.tab_to("leaving_reason")
                self.player.type("agreed")
            self.player.tab_to("go_on_anyway")
            self.player.key(Qt.Key.Key_Space)
        assert self.player.where() == (turn, side, phase)


@pytest.fixture
def typist(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Typist]:
    """July I 1941, Axis Initial Phase: 31 dead (7), 34 a cadre (5): 12 lost bring 3 points."""
    apply_theme(qapp, "light")
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(tmp_path / "tuesdays.oob", new)
    books.session.execute(ImportOrderOfBattle(ORDER))
    books.session.execute(LoseSteps((DEAD, CADRE)))
    books.session.execute(LoseSteps((DEAD,)))
    books.session.execute(Advance("turn", anyway=True))
    player = Player(qtbot, tmp_path)
    player.window.show_campaign(books)
    player.settle()
    yield Typist(player)
    player.leave()


def test_a_turn_of_each_side_by_keys_with_at_most_one_confirmation_a_phase(typist: Typist) -> None:
    axis(typist)
    soviet(typist)
    assert max(typist.said.values()) == 1
    # What is asked: points that have no place yet, where placing ends, and not once more after it.
    assert set(typist.said) == {(side, "combat") for side in ("axis", "soviet")}
    assert typist.player.books.check() == ()


def axis(typist: Typist) -> None:
    player = typist.player
    # Nobody knows the weather before it is entered: clear in every zone, by one key.
    player.key(Qt.Key.Key_C, SHIFT)
    # 100 and 100 received make 200. The focus goes from step to step as they are due.
    typist.post(then="reinforcements")
    assert player.held("axis") == 200
    typist.post(then="air_arrivals")
    typist.post(then="replacements")
    typist.post(then="rebuild")
    assert player.held("axis", "infantry_point") == 3
    player.tab_to("pick_as", back=True)
    player.key(Qt.Key.Key_Right)
    typist.tick("31")
    assert player.working()["Germany, infantry"] == "1"  # a cadre 2-6 costs 2
    typist.post(then="next_phase")
    assert player.held("axis", "infantry_point") == 1
    typist.go_on(JULY, "axis", "air")
    # 9 fighters 3, 11 others 5 1/2: 8 1/2, up 9; 200 - 9 = 191.
    player.type("9")
    player.tab_to("others")
    player.type("11")
    typist.post(then="air")
    assert player.held("axis") == 191
    typist.go_on(JULY, "axis", "movement")
    # 2 panzer 2, 1 motorised 1/2: 2 1/2, up 3; all have paid, so nothing is due any more.
    typist.tick("3", "4", "10")
    typist.post(then="next_phase")
    assert player.held("axis") == 188
    typist.go_on(JULY, "axis", "combat")
    # 45 and 183 pay 1/2 each; 3 and 4 panzer have paid in movement.
    typist.tick("45", "183", "3", "4")
    typist.post(then="combat")
    assert player.held("axis") == 187
    typist.go_on(JULY, "axis", "exploitation")
    typist.tick("3", "4")
    typist.post(then="exploitation")
    assert player.held("axis") == 185
    typist.go_on(JULY, "soviet", "initial")


def soviet(typist: Typist) -> None:
    player = typist.player
    # 75 and 60 received make 135, the limit is 120: 5 Resource Points for 15 use what is above it.
    player.tab_to("buy")
    player.type("5")
    typist.post(then="reinforcements")
    assert player.held("soviet") == 120
    typist.post(then="air_arrivals")
    typist.post(then="replacements")
    typist.post(then="next_phase")
    typist.go_on(JULY, "soviet", "air")
    player.tab_to("others")
    player.type("6")  # 6 ÷ 2 = 3
    typist.post(then="air")
    assert player.held("soviet") == 117
    typist.go_on(JULY, "soviet", "movement")
    typist.tick("7")
    typist.post(then="next_phase")
    paid = 117 - player.held("soviet")
    assert paid == 1
    typist.go_on(JULY, "soviet", "combat")
    typist.tick("49", "316")  # 1/2 each
    typist.post(then="combat")
    assert player.held("soviet") == 115
    typist.go_on(JULY, "soviet", "exploitation")
    typist.tick("7")
    typist.post(then="exploitation")
    assert player.held("soviet") == 114
    typist.go_on("1941-07-II", "axis", "initial")
