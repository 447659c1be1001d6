"""What is meant in a player's table where a cell says nothing: side, nation, turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row, is_date
from oobmgr.exchange.layouts.contents import is_start, plain, runs_down
from oobmgr.exchange.layouts.dittos import ABOVE
from oobmgr.exchange.layouts.found_tables import FoundTable
from oobmgr.exchange.layouts.languages import nations_by_language
from oobmgr.exchange.layouts.meanings import BY_ALIAS, Meanings
from oobmgr.exchange.layouts.named_nations import NamedNations
from oobmgr.exchange.layouts.questions import EACH, LEAVE_OUT, Asker, Question, Taken
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.turns import turn_number, turn_within
from oobmgr.exchange.layouts.word_step import AT_START
from oobmgr.rules.game import Game, Side

_NO_NAMES: Final[Mapping[int, Iterable[str]]] = MappingProxyType({})
_SAMPLE: Final = 400
"""As many rows tell the language of a list."""
_LEAST_LETTERS: Final = 4
"""A shorter word may be any of a title, and the code of a nation by chance."""


@dataclass(frozen=True, slots=True)
class Usual:
    """What a blank means. `turn` is the code of one, empty for the start; `nations` are by side.

    `nation_above` and `turn_above` say that a blank repeats the row above. `named` are the nations
    that names tell, and `sides` those of headings above, by the number of the row. `side_named` is
    false where the side just follows from the nations of most rows: that of a nation nobody knows
    may be another one.
    """

    side: Side | None
    nation: str = ""
    nation_above: bool = False
    turn: str = ""
    turn_above: bool = False
    nations: Mapping[str, str] = field(default_factory=dict)
    named: Mapping[int, str] = field(default_factory=dict)
    sides: Mapping[int, str] = field(default_factory=dict)
    side_named: bool = True


class UsualFinder:
    """Finds what blanks mean, from what the other cells of a table and its titles say."""

    def __init__(self, game: Game, meanings: Meanings, asker: Asker) -> None:
        self._game = game
        self._meanings = meanings
        self._asker = asker
        self._named_nations = NamedNations(meanings, asker)
        self._blank: dict[str, dict[str, None]] = {}
        self._starts = {turn for one in game.scenarios for turn in (one.first_turn, one.set_up)}

    def usual(
        self,
        sheet: str,
        table: FoundTable,
        rows: Sequence[Row],
        names: Mapping[int, Iterable[str]] = _NO_NAMES,
        above: Sequence[tuple[str, ...]] = (),
    ) -> Usual:
        """What a blank means in the rows of a table that hold units.

        `names` are those of each unit and of the formations above it, by the number of its row;
        `above` are the paths of these formations.
        """
        nations = self._texts(table, rows, "nation")
        known = Counter(
            meant.value
            for meant in map(self._meanings.nation, filter(None, nations))
            # What is not sure must not decide for thousands of rows.
            if meant.confidence >= SURE
        )
        sides, headed = self._sides(table, rows, above)
        side, nation, nation_above = None, "", False
        if not headed:
            side = self._side(sheet, table, known)
        named: dict[int, str] = {}
        if names and "nation" not in table.keys:
            named = self._in_names(names, side, sides)
            nations = [*named.values()]
        # Where headings or names tell the side or nation of each unit, nothing is left to ask.
        told = map(any, zip(sides, named.values() if named else sides, strict=True))
        if side is None and "side" not in table.keys and not (rows and all(told)):
            side, nation = self._asked_side(sheet, table, nations, rows)
        if not nation:
            nation, nation_above = self._nation(sheet, table, side, nations, known)
        turn, turn_above = self._turn(sheet, table, rows)
        by_side = {}
        if side is None or headed:
            by_side = dict(self._nations(sheet, table, sides, nations))
            by_side |= {side.name: nation} if side else {}
        return Usual(
            side=side, nation=nation, nation_above=nation_above, turn=turn, turn_above=turn_above,
            nations=by_side, named=named,
            sides=dict(zip(names, sides, strict=True)) if headed else {},
            side_named=side is None or not known or side.name == self._named(sheet, table),
        )  # fmt: skip

    def _sides(
        self, table: FoundTable, rows: Sequence[Row], above: Sequence[tuple[str, ...]]
    ) -> tuple[Sequence[str], bool]:
        """The side of each unit, empty where none is told, and whether headings above tell it."""
        headings = [*map(self._meanings.side_heading, above)]
        # One list of two sides has a heading for each.
        if "side" in table.keys or not any(headings):
            return self._texts(table, rows, "side"), False
        return headings, True

    def _in_names(
        self, names: Mapping[int, Iterable[str]], side: Side | None, sides: Sequence[str]
    ) -> dict[int, str]:
        """The nations that names tell, of those of the side of a row; empty for the others."""
        known = {one.name: one for one in self._game.sides}
        every = [nation for one in self._game.sides for nation in one.nations]
        found: dict[int, str] = {}
        for (number, ones), text in zip(names.items(), sides, strict=True):
            own = side or known.get(self._meanings.side(text).value if text else "")
            among = own.nations if own else every
            found[number] = self._named_nations.of(ones, among) if len(among) > 1 else ""
        return found

    def _texts(self, table: FoundTable, rows: Sequence[Row], key: str) -> list[str]:
        column = table.at.get(key)
        if table.cross and table.cross.key == key:
            return [table.cross.word] * len(rows)
        if column is None:
            return [""] * len(rows)
        return ["" if is_date(row[column]) else plain(row[column]) for row in rows]

    # Side

    def _side(self, sheet: str, table: FoundTable, nations: Counter[str]) -> Side | None:
        if "side" in table.keys:
            return None
        sides = Counter[str]()
        # By the number of units and not of nations: one stray ally must not turn a sheet.
        for nation, number in nations.items():
            if one := self._meanings.side_of(nation):
                sides[one.name] += number
        name = next((name for name, _ in sides.most_common(1)), "") or self._named(sheet, table)
        return next((one for one in self._game.sides if one.name == name), None)

    def _named(self, sheet: str, table: FoundTable) -> str:
        """The side that the name of the sheet or a title names, itself or one of its nations."""
        for text in (sheet, *table.titles):
            meant = ((words, self._meanings.side(words)) for words in _runs(text))
            told = [
                one.value
                for words, one in meant
                if one.confidence >= BY_ALIAS and _tells(words, text)
            ]
            # What names both sides says nothing of whose units stand below.
            if len(set(told)) == 1:
                return told[0]
        return ""

    def _asked_side(
        self, sheet: str, table: FoundTable, nations: Sequence[str], rows: Sequence[Row]
    ) -> tuple[Side | None, str]:
        """The side, and the nation with it where no row tells one: both in one question.

        Nothing is proposed where nothing speaks for a side: only the player knows.
        """
        sides = self._game.sides
        meant = {side.name: (side, "") for side in sides}
        offered = [*meant]
        # Where no row names a nation either, one question settles both.
        if not all(nations) or not nations:
            with_nation = {
                f"{side.name}, {nation}" if len(side.nations) > 1 else side.name: (side, nation)
                for side in sides
                for nation in side.nations or ("",)
            }
            # Another sheet may be answered with this one; and kept answers may name the side alone.
            meant |= with_nation
            offered = [*with_nation] if "nation" not in table.keys else offered
        # Some nations that names tell are a hint at the side.
        likely = Counter(map(self._meanings.side_of, filter(None, nations)))
        hinted = next((side for side, _ in likely.most_common(1)), None)
        proposal = next((one for one in offered if hinted and meant[one][0] == hinted), "")
        proposal = proposal or self._by_language(sheet, table, rows, offered)
        question = Question(
            id=f"side:{sheet}",
            text=f"Whose are the units on {sheet}?",
            # Those of units alone, as the page counts them: neither formations nor blank rows.
            rows=len(rows),
            proposal=proposal or LEAVE_OUT,
            choices=(*offered, LEAVE_OUT),
            # No more than a hint speaks for any of them: the player has to say it.
            confidence=0,
            only_told=not proposal,
            # Which nations there are depends on the side.
            settles=("side", "nation"),
        )
        answer = self._asker.ask_of(
            sheet, question, lambda sheets: f"Whose are the units on {sheets}?"
        )
        return meant.get(answer, (None, ""))

    def _by_language(
        self, sheet: str, table: FoundTable, rows: Sequence[Row], offered: Iterable[str]
    ) -> str:
        """What the language of a list proposes; empty where it is that of no side, or of both."""
        cells = (cell for row in rows[:_SAMPLE] for cell in row[table.left : table.right])
        texts = (cell for cell in cells if isinstance(cell, str))
        heads = (sheet, *table.titles, *table.header.texts.values())
        nations = nations_by_language((*heads, *texts))
        found = {one.name for one in map(self._meanings.side_of, nations) if one}
        if len(found) != 1:
            return ""
        side = found.pop()
        named = {f"{side}, {nation}" for nation in nations} | {side}
        return next((one for one in offered if one in named), "")

    # Nation

    def _nation(
        self,
        sheet: str,
        table: FoundTable,
        side: Side | None,
        texts: Sequence[str],
        known: Counter[str],
    ) -> tuple[str, bool]:
        blanks = sum(not text for text in texts)
        if not blanks or side is None or not side.nations:
            return "", False
        heading = self._heading(table, "nation") or "Nation"
        if "nation" in table.keys and runs_down(texts):
            self._asker.take(Taken(heading, "a blank", ABOVE, blanks, SURE))
            return "", True
        named = self._named_nation(sheet, table, side)
        # One strange unit among many does not say what the others are.
        most = len(known) == 1 and known.total() >= blanks
        only = next(iter(known)) if most else named if not known else ""
        if not only and len(side.nations) == 1:
            only = side.nations[0]
        # Taken and not asked, but told, so that it can be put right.
        if only:
            self._asker.take(Taken(heading, f"a blank on {sheet}", only, blanks, SURE))
            return only, False
        return self._asked_nation(sheet, side, heading, blanks), False

    def _asked_nation(self, sheet: str, side: Side, heading: str, blanks: int) -> str:
        """The nation of blanks on several sheets of a side: asked once for all, or for each."""
        of_sheet = Question(
            id=f"blank:nation:{sheet}",
            text=f"{heading} is empty on {sheet}: which nation is meant?",
            rows=blanks,
            proposal=side.nations[0],
            choices=side.nations,
        )
        # Kept answers may be about a sheet by itself.
        if of_sheet.id in self._asker.answers:
            return self._asker.ask(of_sheet)
        # Kept by side, so that the sheets of one side are asked about together.
        sheets = self._blank.setdefault(side.id, {})
        sheets[sheet] = None
        together = replace(
            of_sheet,
            id=f"blank:nation:{side.id}",
            text=f"{heading} is empty on {', '.join(sheets)}: which nation is meant?",
            choices=(*side.nations, EACH) if len(sheets) > 1 else side.nations,
        )
        answer = self._asker.ask(together)
        return self._asker.ask(of_sheet) if answer == EACH else answer

    def _nations(
        self, sheet: str, table: FoundTable, sides: Sequence[str], texts: Sequence[str]
    ) -> Iterator[tuple[str, str]]:
        """The nation of units without one, by the side that is told of each."""
        blanks = Counter(
            self._meanings.side(side).value
            for side, nation in zip(sides, texts, strict=True)
            if side and not nation
        )
        heading = self._heading(table, "nation") or "Nation"
        for side in self._game.sides:
            number = blanks[side.name]
            if not number or not side.nations:
                continue
            question = Question(
                id=f"blank:nation:{sheet}:{side.id}",
                text=f"{heading} of {side.name} units is empty on {sheet}: which is meant?",
                rows=number,
                proposal=side.nations[0],
                choices=side.nations,
            )
            # With one nation there is nothing to ask.
            only = len(side.nations) == 1
            yield side.name, side.nations[0] if only else self._asker.ask(question)

    def _named_nation(self, sheet: str, table: FoundTable, side: Side) -> str:
        for text in (sheet, *table.titles):
            for words in _runs(text):
                meant = self._meanings.nation(words)
                # A word of a title that just resembles a nation is another word: "solo".
                if len(words) < _LEAST_LETTERS or meant.confidence < BY_ALIAS:
                    continue
                if meant.value in side.nations:
                    return meant.value
        return ""

    # Turn

    def _turn(self, sheet: str, table: FoundTable, rows: Sequence[Row]) -> tuple[str, bool]:
        texts = self._texts(table, rows, "arrival")
        read = [self._meanings.turn(text) for text in texts if text]
        turns = {meant.value for meant in read if meant.confidence and meant.value}
        titled = self._titled_turn(sheet, table)
        blanks = sum(not text for text in texts)
        turns |= {text for text in texts if turn_number(text)}
        if not turns:
            return titled, False
        if turns <= self._starts and len(turns) == 1:
            # Where only the first turn is named, a blank and "at start" say the same.
            return turns.pop(), False
        # A row added later may repeat a turn: what he answered of the blanks holds all the same.
        name = f"blank:arrival:{sheet}"
        if not blanks or not (runs_down(texts) or name in self._asker.answers):
            return "", False
        heading = self._heading(table, "arrival") or "Arrival"
        question = Question(
            id=name,
            text=f"{heading} is empty in rows of {sheet}: what is meant?",
            rows=blanks,
            proposal=ABOVE,
            choices=(ABOVE, AT_START),
            confidence=0.8,
        )
        return "", self._asker.ask(question) == ABOVE

    def _titled_turn(self, sheet: str, table: FoundTable) -> str:
        """The turn that the name of the sheet or a title names; empty for the start."""
        if any(map(is_start, _runs(sheet))):
            return ""
        titles = (sheet, *table.titles)
        calendar = self._game.calendar
        return next((turn for title in titles if (turn := turn_within(title, calendar))), "")

    def _heading(self, table: FoundTable, key: str) -> str:
        return next((one.heading for one in table.columns if one.key == key), "")


def _tells(words: str, text: str) -> bool:
    """Whether words of a title can be the name of a nation: a code of one only by itself, as `GE`.

    Else `de` in "Ordre de bataille" would be one, and `am` in "Stand am 22. Juni" another.
    """
    code = text.strip() == words and (words.isupper() or len(words) == _LEAST_LETTERS - 1)
    return len(words) >= _LEAST_LETTERS or (len(words) > 1 and code)


def _runs(text: str) -> Iterator[str]:
    """The words of a text, two at a time and one by one."""
    words = [word.strip(".,;:()[]/–-+&") for word in text.replace("/", " ").split()]
    words = [word for word in words if word]
    # Two together first: in "United Kingdom" the second word alone says nothing.
    yield from (" ".join(words[at : at + 2]) for at in range(len(words) - 1))
    yield from words
