"""The door by which texts reach the window in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.domain.places import resources_dir
from oobmgr.rules.tours import read_tour
from oobmgr.ui.language import ENGLISH, language, speak, speak_of, tr
from oobmgr.ui.language.linguist import read_phrases
from oobmgr.ui.language.marks import ENGLISH_MARKS, Marks
from oobmgr.ui.language.phrases import Phrasebook
from syntax import nodes_of

GERMAN = {
    "Raids, hits and runs": "Überfälle",
    "Open {0}": "{0} öffnen",
    "{0} {1} and {2}": "{0} {1} und {2}",
    "Fire and assault": "Feuer und Sturm",
    "Supply": "Nachschub",
    "{0} units": "{0} Einheiten",
    "{0} unit": "{0} Einheit",
    "the {0} pool has {1} points too few": "im Pool {0} fehlen {1} Punkte",
    "Write {0} at most": "Höchstens {0} schreiben",
    "{0} of {1}": "{0} von {1}",
    "{0} moves from {1} to {2}": "{0} zieht nach {2}, aus {1}",
    "Axis": "Achse",
    "May": "Mai",
    "May fire": "Darf feuern",
    "{0} fire": "{0}-Feuer",
    ", {0} to deal with": ", {0} zu erledigen",
    "{0} lost": "{0} verloren",
    "Held": "Gehalten",
    "Buy {0} more": "{0} mehr kaufen",
    "Imported {0}{1}": "{0} importiert{1}",
    "from {0}": "aus {0}",
    "{0} row{1}": "{0} Zeile{1}",
    "{0} group": "{0} Gruppe",
    "{0} groups": "{0} Gruppen",
    "steps": "Schritte",
    "{0} Phase": "Phase {0}",
    "Air Phase": "Luftphase",
    "June {0}": "Juni {0}",
    "Undo": "Rückgängig",
    "infantry points of {0}": "Infanteriepunkte: {0}",
    "Germany": "Deutschland",
    "read {0} back": "{0} zurücklesen",
    "{0}: read {1} back": "{0}: {1} zurücklesen",
    "One transaction": "Eine Buchung",
    "four postings": "vier Buchungszeilen",
    "Pool": "Pool",
    "Spent": "Ausgegeben",
    "Soviet Union": "Sowjetunion",
    "{0} entered": "{0} betreten",
    "Opening {0}": "{0} wird geöffnet",
    "Opening stock": "Anfangsbestand",
    "ammo": "Munition",
    "{0} not entered": "{0} nicht eingetragen",
    "not entered": "nicht eingetragen",
    "{0} out of command": "{0} außer Führung",
    "out of command": "außer Führung",
    "picked": "gewählt",
    "Round the Horn": "Um Kap Hoorn",
    "Round {0}": "Runde {0}",
    "Movement": "Bewegung",
    "Movement {0}": "Bewegung {0}",
    "{0} began": "{0} begonnen",
    "{0} {1}. The rule is open: {2} counts": "{0} {1}. Die Regel ist offen: {2} zählt",
    "{0} picked: {1}": "{0} gewählt: {1}",
    "{0}: there is no {1}.": "{0}: {1} gibt es nicht.",
    "there is no such file": "die Datei gibt es nicht",
    "{0} file": "Datei von {0}",
}
UNITS = {"assault gun": "Sturmgeschütze", "gun": "Kanone", "infantry": "Infanterie"}
KEYS = {"Ctrl": "Strg", "Shift": "Umschalt", "Del": "Entf"}


@pytest.fixture
def german() -> Phrasebook:
    return Phrasebook(
        GERMAN,
        units=UNITS,
        sides=("Axis", "Soviet"),
        cases={"11.2", "13.10"},
        marks=Marks(".", ",", KEYS),
        small=r"Ge\w+en",
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Opening stock \N{RIGHTWARDS ARROW} Pool", "Anfangsbestand \N{RIGHTWARDS ARROW} Pool"),
        ("Supply", "Nachschub"),
        ("1,250 units", "1.250 Einheiten"),
        ("1 unit", "1 Einheit"),
        ("The Axis pool has 4 points too few.", "Im Pool Achse fehlen 4 Punkte."),
        ("The Axis pool has 4 points too few. Write 1,000 at most.",
         "Im Pool Achse fehlen 4 Punkte. Höchstens 1.000 schreiben."),
        ("10th Army moves from 1201 to 1304", "10th Army zieht nach 1304, aus 1201"),
        ("Supply: 3 units", "Nachschub: 3 Einheiten"),
        ("Supply\n3 units", "Nachschub\n3 Einheiten"),
        ("Supply ▾", "Nachschub ▾"),
        ("may fire", "Darf feuern"),
        ("1 of 20, 3 to deal with", "1 von 20, 3 zu erledigen"),
        ("held lost", "gehalten verloren"),
        ("Imported 59 units", "59 Einheiten importiert"),
        ("3 row", "3 Zeile"),
        ("my-old-sample.oob, 3 units", "my-old-sample.oob, 3 Einheiten"),
        # Of a side
        ("Axis SP", "Achse SP"),
        ("Axis steps", "Schritte (Achse)"),
        ("4 May groups", "4 Gruppen (Mai)"),
        ("Undo: Axis fire brigade entered", "Rückgängig: fire brigade betreten (Achse)"),
        ("Held: 3 units; Supply of the army", "Gehalten: 3 Einheiten; Supply of the army"),
        ("Axis Air Phase", "Luftphase (Achse)"),
        ("June 1941, Axis Air Phase", "Juni 1941, Luftphase (Achse)"),
        ("Axis infantry points of Germany", "Infanteriepunkte: Deutschland (Achse)"),
        ("Soviet Union", "Sowjetunion"),
        # Units by name and kind
        ("185 assault gun II", "185 Sturmgeschütze II"),
        ("61 infantry, 217 infantry", "61 Infanterie, 217 Infanterie"),
        ("Bau #1 infantry, Germany", "Bau #1 Infanterie, Deutschland"),
        ("3 infantry of 8", "3 Infanterie von 8"),
        # Put together
        ("One transaction, four postings.", "Eine Buchung, vier Buchungszeilen."),
        ("Pool → Spent", "Pool → Ausgegeben"),
        ("Supply 4", "Nachschub 4"),
        ("Kiev entered", "Kiev betreten"),
        ("Supply of the\t2", "Supply of the\t2"),
        ("Axis\t2", "Achse\t2"),
        ("Pool of May\t2", "Pool von Mai\t2"),
        # A sign of one piece does not go into the next
        ("Axis ammo: not entered", "Munition (Achse): nicht eingetragen"),
        ("picked, out of command", "gewählt, außer Führung"),
        ("1/86, 2/86 here. The rule is open: Supply counts",
         "1/86, 2/86 here. Die Regel ist offen: Nachschub zählt"),
        # A verb is no name, nor is what an article begins
        ("round the Horn, Round the Horn", "Um Kap Hoorn, Um Kap Hoorn"),
        ("Movement began", "Bewegung begonnen"),
        ("3 picked: 2 infantry, 1 assault gun", "3 gewählt: 2 Infanterie, 1 Sturmgeschütze"),
        # What no pattern counts, and what stands between blanks
        ("0 ammo", "0 Munition"),
        ("1-2 held", "1-2 gehalten"),
        ("Supply ", "Nachschub "),
        (" infantry, Soviet Union", " Infanterie, Sowjetunion"),
        # A sentence that is told of a name is not taken apart
        ("/home/x/b.oob: there is no such file.", "/home/x/b.oob: die Datei gibt es nicht."),
        ("Supply: there is no May.", "Nachschub: Mai gibt es nicht."),
        # Numbers and keys
        ("12,345.5 tons", "12.345,5 tons"),
        ("Supply 2.5", "Nachschub 2,5"),
        ("Supply 11.2", "Nachschub 11.2"),
        ("Qt 6.11.3 of 2026", "Qt 6.11.3 of 2026"),
        ("Undo (Ctrl+Shift+Z)", "Rückgängig (Strg+Umschalt+Z)"),
        ("Undo (Del)", "Rückgängig (Entf)"),
        ("Ctrl+B: read 3 units back", "Strg+B: 3 Einheiten zurücklesen"),
    ],
)  # fmt: skip
def test_a_text_is_known_whole_by_its_pattern_or_by_its_parts(
    german: Phrasebook, text: str, said: str
) -> None:
    assert german.said(text) == said


@pytest.mark.parametrize(
    "name",
    [
        "Army of the Potomac",
        "13.10.2",
        "",
        "7-6",
        "II./JG 54",
        "Buy some of these for the army more",
        "4th Panzer group",
        "Del Norte",
    ],
)
def test_what_players_and_rulebooks_named_stays_as_it_is(german: Phrasebook, name: str) -> None:
    assert german.said(name) == name


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # What has a comma of its own is not taken apart there.
        ("Supply, Raids, hits and runs, 3 units", "Nachschub, Überfälle, 3 Einheiten"),
        # The pattern with more words of its own is meant, not that with more spaces.
        ("Open Fire and assault", "Feuer und Sturm öffnen"),
        # Half of a sentence is not said.
        ("Axis, on or behind the river", "Axis, on or behind the river"),
    ],
)
def test_what_is_known_whole_stays_whole(german: Phrasebook, text: str, said: str) -> None:
    assert german.said(text) == said


@pytest.mark.parametrize(
    "text",
    ["Which counters go from where", "What goes into each group", "every unit that leaves a group"],
)
def test_a_sentence_is_said_whole_or_left_in_english(german: Phrasebook, text: str) -> None:
    assert german.said(text) == text


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2,5", "2.5"),
        ("2.5", "2.5"),
        ("12.345", "12345"),
        ("1.234,5", "1234.5"),
        ("0.125", "0.125"),
        ("3 1/2", "3 1/2"),
        ("-2,25", "-2.25"),
        ("many", "many"),
        ("", ""),
    ],
)
def test_a_number_is_read_as_it_is_written_here_or_with_a_point(typed: str, read: str) -> None:
    assert Marks(".", ",").read(typed) == read
    assert ENGLISH_MARKS.read(typed) == typed


def test_what_is_not_known_has_its_numbers_written_as_the_language_does(german: Phrasebook) -> None:
    assert german.said("Nothing like 12,345 of it") == "Nothing like 12.345 of it"


def test_what_is_said_already_is_not_said_again() -> None:
    """A label says what it is given, whoever gave it; "Die Schritte der Phase" was torn apart."""
    stop = read_tour(resources_dir() / "samples" / "barbarossa_tour.toml")[4]
    speak("de")
    try:
        for text in ("1,234 units", stop.sentence):
            assert tr(tr(text)) == tr(text) != text
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # Each was told half in English, or with its words in a wrong order.
        ("Post: Rebuild units", "Buchen: Einheiten wieder aufstellen"),
        ("Removed Bau #1 construction III", "Bau #1 Bautruppen III entfernt"),
        ("Moved 609 artillery III to Army Group Centre",
         "609 Artillerie III zu Army Group Centre versetzt"),
    ],
)  # fmt: skip
def test_what_was_done_to_a_unit_with_a_name_is_told_in_german(text: str, said: str) -> None:
    speak("de")
    try:
        speak_of("europa", ("Axis", "Soviet"))
        assert tr(text) == said
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize("game", ["spark", "war_in_europe", "grande_armee"])
def test_what_is_left_is_no_direction(game: str) -> None:
    """The points that a side has left stood under *Links*, and steps entered were *betreten*."""
    speak("de")
    try:
        speak_of(game)
        assert tr("Left") == "Übrig"
        assert tr("24 of 24 steps entered") == "24 von 24 Schritten eingetragen"
    finally:
        speak(ENGLISH)


def test_texts_that_are_not_finished_are_not_taken(tmp_path: Path) -> None:
    told = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS><context><name>a</name>
    <message><source>Turn</source><translation>Runde</translation></message>
    <message><source>Side</source><translation type="unfinished" /></message>
    <message><source>Unit</source><translation type="unfinished">Einheit</translation></message>
    </context></TS>"""
    (tmp_path / "window.ts").write_text(told, encoding="utf-8")
    assert read_phrases(tmp_path) == {"window": {"Turn": "Runde"}}


@pytest.fixture
def after() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.usefixtures("after")
def test_a_language_that_nobody_translated_is_english() -> None:
    speak("tlh")
    assert (language(), tr("Supply")) == (ENGLISH, "Supply")


# The gate

_SINKS = {
    "setToolTip": 0, "setPlaceholderText": 0, "setWindowTitle": 0, "setAccessibleName": 0,
    "setAccessibleDescription": 0, "addTab": 1, "QAction": 0, "QCheckBox": 0, "QRadioButton": 0,
    "QLabel": 0, "QPushButton": 0,
}  # fmt: skip
_SOURCE = Path(__file__).resolve().parents[3] / "src" / "oobmgr"


def test_a_text_that_qt_shows_goes_through_the_door() -> None:
    pages = (*_SOURCE.glob("ui/**/*.py"), *_SOURCE.glob("games/*/pages/**/*.py"))
    # Where no name of them stands nothing is called: to read all of them takes a second.
    sources = ((path, path.read_text(encoding="utf-8")) for path in pages)
    around = [
        f"{path.relative_to(_SOURCE)}:{node.lineno}"
        for path, source in sources
        if any(name in source for name in _SINKS)
        for node in nodes_of(ast.parse(source))
        if isinstance(node, ast.Call) and _goes_around(node)
    ]
    assert not around, f"put tr(…) around the text: {', '.join(around)}"


def _goes_around(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    at = _SINKS.get(name)
    if at is None or len(call.args) <= at:
        return False
    text = call.args[at]
    # A text put together, or written there; what a variable holds may have come through already.
    return isinstance(text, ast.JoinedStr) or (
        isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value != ""
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            (
                "There is no formation 6. Armee at the top of this side: it would be made there. "
                "Name those above it, too, as in Army / Corps, if it is within others."
            ),
            "Einen Verband 6. Armee gibt es nicht. Die darüber nennen.",
        ),
        # A number may well end a sentence.
        ("June 6. Undo", "Juni 6. Rückgängig"),
    ],
)
def test_a_stop_behind_the_number_of_a_name_ends_no_sentence(text: str, said: str) -> None:
    """What stood before it was German, and the rest of its sentence English."""
    book = Phrasebook(
        {
            **GERMAN,
            "There is no formation {0} at the top of this side: it would be made there.": (
                "Einen Verband {0} gibt es nicht."
            ),
            "There is no formation {0}": "Es gibt keinen Verband {0}",
            "Name those above it, too, as in Army / Corps, if it is within others.": (
                "Die darüber nennen."
            ),
        }
    )
    assert book.said(text) == said
