"""What a line offers while one types: what is used most, then what begins so, then the rest."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.forms.known_words import KnownParts, KnownWords
from oobmgr.ui.widgets.found_words import FindingCompleter
from oobmgr.ui.widgets.offers import Offers

TYPES = ("airborne infantry", "guard infantry", "infantry", "infantry school", "tank")


def offered(completer: FindingCompleter) -> list[str]:
    """The words of the list, from above."""
    model = completer.completionModel()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("typed", "used", "first"),
    [
        ("inf", {}, ["infantry", "infantry school", "airborne infantry", "guard infantry"]),
        ("INFANTRY", {}, ["infantry", "infantry school", "airborne infantry", "guard infantry"]),
        ("inf", {"guard infantry": 3, "infantry": 40},
         ["infantry", "guard infantry", "infantry school", "airborne infantry"]),
        ("a", {}, ["airborne infantry", "guard infantry", "infantry", "infantry school", "tank"]),
        ("x", {"tank": 9}, []),
    ],
)  # fmt: skip
def test_the_likeliest_words_come_first(
    qtbot: QtBot, typed: str, used: dict[str, int], first: list[str]
) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    completer = Offers(Counter({**dict.fromkeys(TYPES, 0), **used}), line)
    completer.setCompletionPrefix("inf")
    completer.setCompletionPrefix(typed)
    assert offered(completer) == first


def test_other_words_can_be_offered(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    completer = Offers((), line)
    completer.offer(["1st Army / II Corps", "II Corps"])
    completer.setCompletionPrefix("ii")
    assert offered(completer) == ["II Corps", "1st Army / II Corps"]


def test_words_are_gathered_once_something_is_typed(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    asked = []

    def words() -> Counter[str]:
        asked.append(line.text())
        return Counter({"infantry": 3, "infantry school": 0, "guard infantry": 40})

    completer = Offers(words, line)
    assert not asked
    qtbot.keyClicks(line, "inf")
    assert offered(completer) == ["guard infantry", "infantry", "infantry school"]
    assert asked == ["i"]


def test_only_what_was_typed_is_written_as_it_is_known(qtbot: QtBot) -> None:
    line = QLineEdit("INFANTRY")
    qtbot.addWidget(line)
    asked = []

    def words() -> tuple[str, ...]:
        asked.append(line.text())
        return TYPES

    completer = Offers(words, line)
    completer.write_as_known()
    assert line.text() == "INFANTRY"
    assert not asked
    line.setText("TANK")
    completer.write_as_known()
    assert line.text() == "tank"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        # One letter is missing, and then three more follow.
        ("gard", ["guard infantry"]),
        ("gard inf", ["guard infantry"]),
        # The words may be in any order, as in every search.
        ("school inf", ["infantry school"]),
        # Up to three letters mean only themselves.
        ("tnk", []),
        ("tamk", ["tank"]),
        ("xylophone", []),
    ],
)
def test_a_slip_finds_what_is_meant(qtbot: QtBot, typed: str, found: list[str]) -> None:
    """Typed key by key: Qt looked only among what the letters before had found."""
    line = QLineEdit()
    qtbot.addWidget(line)
    completer = Offers(TYPES, line)
    qtbot.keyClicks(line, typed)
    assert offered(completer) == found


@pytest.mark.parametrize("made", [KnownWords, KnownParts])
def test_known_words_forgive_a_slip_where_nothing_begins_so(
    qtbot: QtBot, made: type[KnownWords]
) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    completer = made(["panzer", "pioneer", "infantry"], line)
    line.setCompleter(completer)
    qtbot.keyClicks(line, "p")
    assert offered(completer) == ["panzer", "pioneer"]
    qtbot.keyClicks(line, "nzer")
    assert offered(completer) == ["panzer"]
    assert completer.pathFromIndex(completer.completionModel().index(0, 0)) == "panzer"
    line.clear()
    qtbot.keyClicks(line, "qqqqqqq")
    assert offered(completer) == []
