"""The slips that go between two files: a fire as it is told to its target's player, and the answer.

Each is one short line that can be read out, typed, or copied, and says no more than players tell
each other over the map.
"""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.hidden_inputs import UNSEEN
from oobmgr.games.spark.dice import FACES
from oobmgr.games.spark.fact_kinds import TOLD
from oobmgr.games.spark.fire.columns import CHART_OF, check_column, table_of
from oobmgr.games.spark.fire.results import CHECK_ALONE, read_result
from oobmgr.games.spark.morale.check import MoraleCode, codes_in_words
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

# No designation and no hex is written with it.
_BAR: Final = ";"
_JOINED: Final = f"{_BAR} "
_LETTERS: Final = {FireKind.REGULAR: "R", FireKind.AT: "A"}
_KINDS: Final = {letter: kind for kind, letter in _LETTERS.items()}
_DIRECT, _INDIRECT = "direct", "indirect"
_TURNED, _GONE = "turned", "gone"
_ENDS: Final = frozenset({"", _TURNED, _GONE})
_NOT_BOTH: Final = (
    (MoraleCode.SUPPRESSED, MoraleCode.DISRUPTED),
    (MoraleCode.RETREAT_ONE, MoraleCode.RETREAT_TWO),
)
_FIELD: Final = "fire"
_ASK_AGAIN: Final = "Ask the other player for it again."
_FIRE_SHAPE: Final = "hex; counter; R or A with the column; red; gray; direct or indirect"
_ANSWER_SHAPE: Final = "hex; counter; result; codes of the check; turned or gone"


@dataclass(frozen=True, kw_only=True)
class FireSlip:
    """A fire at one counter, as far as its player is told of it."""

    place: str
    counter: str
    kind: FireKind
    column: int
    red: int
    gray: int
    indirect: bool

    @property
    def line(self) -> str:
        """``1712; II/399/170; R18; 9; 7; direct``."""
        way = _INDIRECT if self.indirect else _DIRECT
        strength = f"{_LETTERS[self.kind]}{self.column}"
        parts = (self.place, self.counter, strength, str(self.red), str(self.gray), way)
        return _JOINED.join(parts)


def read_fire(text: str, field: str) -> FireSlip:
    """Read the slip of a fire. Raises `BadInput` where it is none."""
    parts = [part.strip() for part in text.strip().split(_BAR)]
    try:
        place, counter, strength, red, gray, way = parts
        kind, column = _KINDS[strength[:1].upper()], int(strength[1:])
        dice = tuple(map(_die, (red, gray)))
        indirect = {_DIRECT: False, _INDIRECT: True}[way.casefold()]
    except (ValueError, KeyError):
        advice = f"It should look like this: {_FIRE_SHAPE}."
        raise BadInput(Fault("This is not a fire slip.", field, text, advice, UNSEEN)) from None
    _check_hex(place, field)
    check_column(table_of(kind), column)
    return FireSlip(
        place=place,
        counter=counter,
        kind=kind,
        column=column,
        red=dice[0],
        gray=dice[1],
        indirect=indirect,
    )


def _die(word: str) -> int:
    die = int(word)
    # A ten may be written as it is read on the die, as a nought.
    if not 0 <= die <= FACES:
        raise ValueError(word)
    return die


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What came of a fire at one counter, as far as it is seen on the map."""

    place: str
    counter: str
    result: str
    codes: tuple[MoraleCode, ...] = ()
    turned: bool = False
    gone: bool = False

    @property
    def line(self) -> str:
        """``1712; II/399/170; 1M; S R1; turned``."""
        counter = _GONE if self.gone else _TURNED if self.turned else ""
        codes = " ".join(map(str, self.codes))
        return _JOINED.join((self.place, self.counter, self.result, codes, counter)).rstrip()

    @property
    def words(self) -> str:
        """``1 step, morale check; suppressed; its counter is turned over``."""
        return _in_words(self.result, self.codes, turned=self.turned, gone=self.gone)


def read_answer(text: str, field: str) -> Answer:
    """Read the slip of an answer. Raises `BadInput` where it is none."""
    try:
        place, counter, result, codes, end = (part.strip() for part in text.strip().split(_BAR))
        read_result(result)
        answer = Answer(
            place=place,
            counter=counter,
            result=result,
            codes=tuple(MoraleCode(code) for code in codes.upper().split()),
            turned=end.casefold() == _TURNED,
            gone=end.casefold() == _GONE,
        )
    except (ValueError, BadInput):
        answer = None
    # A misspelt end would be noted as a counter that stands as it was.
    if answer is None or end.casefold() not in _ENDS:
        advice = f"It should look like this: {_ANSWER_SHAPE}."
        raise BadInput(Fault("This is not an answer slip.", field, text, advice, UNSEEN))
    _check_hex(answer.place, field)
    if wrong := _contradiction(answer):
        raise BadInput(Fault(wrong, field, text, _ASK_AGAIN, UNSEEN))
    return answer


def _check_hex(place: str, field: str) -> None:
    """Raises `BadInput` where a slip begins with something else than a hex."""
    if not is_hex(place):
        sentence = f"The slip begins with {place or 'nothing'}, which is not a hex of the map."
        raise BadInput(Fault(sentence, field, place, _ASK_AGAIN, "SP-FIRE-08"))


def _contradiction(answer: Answer) -> str:
    """What on an answer cannot have come of one fire; empty where it fits together."""
    result, codes = read_result(answer.result), set(answer.codes)
    if answer.result.upper() not in _results():
        return f"{answer.result} is not a result of the tables."
    for one, other in _NOT_BOTH:
        if {one, other} <= codes:
            return f"The slip has both {one} and {other}, which no check gives."
    # A check is due with steps lost and with M alone (SP-MC-20).
    if codes and not result.morale_check:
        return f"The slip has {' '.join(map(str, answer.codes))}, and no morale check."
    # What is gone has lost its last step, or was eliminated by its check.
    if answer.gone and not (result.steps or MoraleCode.ELIMINATED in codes):
        return "The slip has a counter that is gone, and nothing that it died of."
    return ""


def _results() -> frozenset[str]:
    """Every result that the tables may have, as they have it and as slips do, without a 0."""
    known = {entry for chart in CHART_OF.values() for entry in charts()[chart].entries}
    bare = {one.removesuffix(CHECK_ALONE) for one in known}
    return frozenset({*known, *bare, *(one.removeprefix("0") for one in known)})


def told_fact(books: Books, answers: tuple[Answer, ...]) -> tuple[Fact, ...]:
    """What both players know of a fire, for the ledger of both; nothing where nothing was told.

    No counter is named: of the other side nothing but the hex stands in a file.
    """
    if not answers:
        return ()
    key = folded(answers[0].place)
    told: list[JsonValue] = [
        {
            "result": one.result,
            "codes": [str(code) for code in one.codes],
            "turned": one.turned,
            "gone": one.gone,
        }
        for one in answers
    ]
    # Written although it may be as it was: the same may come of two fires at one hex.
    return (Fact(TOLD, key, _FIELD, books.fact(TOLD, key, _FIELD), told),)


def told_words(_: Fact, value: JsonValue) -> str:
    """What was told of a fire, as the ledger has it."""
    found = []
    for one in value if isinstance(value, list) else ():
        if isinstance(one, dict):
            kept = one["codes"]
            codes = tuple(MoraleCode(str(code)) for code in kept) if isinstance(kept, list) else ()
            turned, gone = one["turned"] is True, one["gone"] is True
            found.append(_in_words(str(one["result"]), codes, turned=turned, gone=gone))
    return "; ".join(found)


def _in_words(result: str, codes: tuple[MoraleCode, ...], *, turned: bool, gone: bool) -> str:
    parts = [read_result(result).words]
    # Of a dead unit neither the check nor the side of its counter matters any more.
    if gone:
        return ", ".join((*parts, "eliminated"))
    parts += [codes_in_words(codes)] if codes else []
    parts += ["its counter is turned over"] if turned else []
    return ", ".join(parts)
