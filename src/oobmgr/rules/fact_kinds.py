"""What facts a game keeps besides quantities, and what the rest of the program may know of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum, auto

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.values import dataclass

PLAIN = "{about}, {field}"
"""How a fact is called where its kind has no words of its own."""


class Lasting(Enum):
    """What of a fact is one state, which lasts until it is entered anew.

    An entry for a phase that is over leaves a state as a later phase has entered it. A state is
    all that stands under a key, or each of its fields; events and what is counted are none.
    """

    NO = auto()
    KEY = auto()
    FIELD = auto()


@dataclass(frozen=True)
class FactKind:
    """A kind of fact: which subject it has, who sees it, and how it is called in the ledger.

    Attributes:
        subject: Its saved name.
        public: Both players see it, whichever sheets are hidden.
        of_units: Its key is the id of a unit, and so its side is that of the unit.
        in_history: It stands in the history of its unit.
        listed: The ledger lists it among the changes of a transaction.
        lasting: What of it is a state that an entry for an earlier phase leaves as it is.
        added_to: Fields of such a kind that are no state: whatever is entered is added to them.
        title: How a fact is called: a template with `about` (all parts of the key), the parts by
            their number, and `field`.
        titles: The same for single fields.
        words: Says a value that holds a structure; empty where the usual words do.
        fields: Says a field that is a key of the game's own; empty where the usual words do.
    """

    subject: Subject
    public: bool = False
    of_units: bool = False
    in_history: bool = False
    listed: bool = True
    lasting: Lasting = Lasting.NO
    added_to: frozenset[str] = frozenset()
    title: str = PLAIN
    titles: Mapping[str, str] = field(default_factory=dict)
    words: Callable[[Fact, JsonValue], str] | None = None
    fields: Callable[[str], str] | None = None

    def title_of(self, name: str) -> str:
        """The template for a field."""
        return self.titles.get(name, self.title)

    def field_said(self, name: str) -> str:
        """A field in words of its kind; empty where the usual words do."""
        return self.fields(name) if self.fields else ""

    def said(self, fact: Fact, value: JsonValue) -> str:
        """A value of the fact in words of its kind; empty where the usual words do."""
        return self.words(fact, value) if self.words else ""


CORE_FACTS = (
    FactKind(Subject.CAMPAIGN, public=True),
    FactKind(Subject.SEQUENCE, public=True),
    FactKind(Subject.OPTION, public=True),
    FactKind(Subject.SILENCED, public=True),
    FactKind(Subject.OVERRIDE, public=True),
    FactKind(Subject.CHART, public=True),
    # Its text fills pages; the entry of the ledger says what changed in it.
    FactKind(Subject.DESCRIPTION, public=True, listed=False),
    # Answers to the questions of an import; they name words of workbooks, not what is in the books.
    FactKind(Subject.IMPORT_PROFILE, public=True, listed=False),
    FactKind(Subject.BOUND_WORKBOOK, public=True, listed=False),
    FactKind(Subject.CONDITION),
    FactKind(Subject.LOCK),
    # An entry that was made is told by the title of its transaction.
    FactKind(Subject.DONE, listed=False),
    FactKind(Subject.FORMATION, listed=False),
    FactKind(Subject.UNIT, of_units=True, in_history=True, listed=False),
)
"""The kinds of fact that every campaign keeps."""


@dataclass(frozen=True)
class FactPlace:
    """Where one fact stands in the books."""

    subject: Subject
    key: str
    field: str
