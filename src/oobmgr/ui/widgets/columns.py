"""What a list shows: its columns, and the heads of its groups."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, Literal, TypeVar

from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.widgets.what_is import About

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Generic[Row]):
    """How one column shows a row.

    Attributes:
        key: The name under which layouts remember the column.
        title: The word in the head.
        text: The cell as text; search, copying and accessibility read it.
        sentence: What stands in the column, for who asks what it is.
        align: Words left, numbers right.
        width: Logical pixels; 0 sizes the column to its 95th percentile.
        whole: Whether no cell may be cut, as where a few rows of hundreds have a state.
        stretch: Takes what width is left.
        sort: What to sort by, where it is not the text.
        paint: What a delegate of its own draws (tags, boxes, a symbol).
        spoken: What is drawn, in words, where that is more than the text: screen readers say it.
        token: The colour of the text, of all rows or of each.
        struck: Whether the text is struck through (an undone posting).
        strong: Half-bold.
        elide: "right" for prose, "middle" for paths, "apart" for terms of which a column has few,
            "names" for names in nobody's language: they are cut so that none looks like another.
        tooltip: More than the text, if there is more.
        search: Whether typing finds the column's text.
        case: The case of a cell, where the rules say something of it.
        words: More that typing finds rows by, such as what stands in their head, where no row is
            found by what the columns show.
    """

    key: str
    title: str
    text: Callable[[Row], str]
    sentence: str
    align: Literal["left", "right", "center"] = "left"
    width: int = 0
    whole: bool = False
    stretch: bool = False
    sort: Callable[[Row], Any] | None = None
    paint: Callable[[Row], object] | None = None
    spoken: Callable[[Row], str] | None = None
    token: Token | Callable[[Row], Token] = "ink"
    struck: Callable[[Row], bool] | None = None
    strong: bool = False
    elide: Literal["middle", "right", "apart", "names"] = "right"
    tooltip: Callable[[Row], str] | None = None
    search: bool = True
    words: Callable[[Row], str] | None = None
    case: Callable[[Row], str] | None = None

    def said(self, row: Row) -> str:
        """What a cell shows, in words, without the name of its column."""
        words = (self.spoken or self.text)(row)
        # Who hears it sees no line through the words.
        struck = self.struck is not None and self.struck(row)
        return f"{tr(words)}, {tr('struck out')}" if struck else tr(words)

    def about(self, row: Row | None = None) -> About:
        """What the column is, and what stands in it for a row."""
        # What is only drawn, such as a symbol, has no title.
        name = self.title or self.key.replace("_", " ").capitalize()
        if row is None:
            return About(name, sentence=self.sentence)
        text, tip = self.text(row), self.tooltip(row) if self.tooltip else ""
        # Many a tip says the text in full.
        figure = tip if tip.startswith(text) else "\n".join(filter(None, (text, tip)))
        # Of a figure the sentence of its column may be what stands in it already.
        sentence = "" if self.sentence.removesuffix(".") in figure else self.sentence
        return About(name, figure, sentence, self.case(row) if self.case else "")


@dataclass(frozen=True, slots=True)
class GroupRow:
    """The head of a group: its name, a detail beside it, a figure at the right edge."""

    key: Hashable
    label: str
    detail: str = ""
    right: str = ""
