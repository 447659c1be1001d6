"""What typing finds in a list: the texts of its rows, put together and in lower case once."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from oobmgr.campaign.finding import Parts, Searched, parts_of
from oobmgr.ui.language import searched_words
from oobmgr.ui.widgets.columns import Column

Row = TypeVar("Row")


class ListSearch(Generic[Row]):
    """The words that a list is searched for, and the rows that they find.

    Attributes:
        words: What was typed; empty finds every row.
        meant: The words that mistyped ones were taken for, if nothing was found without.
    """

    def __init__(self, columns: Sequence[Column[Row]]) -> None:
        self._columns = columns
        self._texts: tuple[Searched, Searched] | None = None
        self.words: Parts = ()
        self.meant: tuple[str, ...] = ()

    def forget(self) -> None:
        """Read the texts anew when they are next searched: the rows have changed."""
        self._texts = None

    def look_for(self, text: str) -> bool:
        """Search for the words of a text from now on; whether they are other words."""
        words = parts_of(text)
        # A space at the end of what is typed changes nothing, and would cost a walk along all rows.
        changed = words != self.words
        if changed:
            self.words, self.meant = words, ()
        return changed

    def found(self, rows: Sequence[Row], among: list[int]) -> list[int]:
        """The places, among those given, of the rows that the words find, in the same order."""
        if not self.words:
            return among
        own, more = self._texts_of(rows)
        # What is in sight wins: words of heads count only where no row is found by its own.
        found = own.found(self.words, among)
        if not found and more is not own:
            found = more.found(self.words, among)
        self.meant = ()
        if not found:
            # Only then: what was typed right must never be read as something else.
            found, self.meant = more.forgiven(self.words, among, own)
        return found

    def learn(self) -> Iterator[None]:
        """Take what is searched apart into words, piece by piece, for the slip that may come."""
        if self._texts is not None:
            # Not at once: the letter that was typed is to be seen first.
            yield
        # Asked again: since then the rows may have changed, and with them the texts.
        if self._texts is not None:
            yield from self._texts[1].learn()

    def _texts_of(self, rows: Sequence[Row]) -> tuple[Searched, Searched]:
        """What typing finds each row by: what its columns show, and that with their `words`."""
        if self._texts is None:
            shown = [column.text for column in self._columns if column.search]
            more = [column.words for column in self._columns if column.words is not None]
            own = ["\n".join([searched_words(text(row)) for text in shown]).lower() for row in rows]
            searched = Searched(own)
            self._texts = (searched, searched)
            # Only where a column has such words: to put the texts of all rows together twice takes
            # as long again.
            if more:
                longer = ["\n".join([text(row) for text in more]).lower() for row in rows]
                both = [f"{a}\n{b}" for a, b in zip(own, longer, strict=True)]
                self._texts = (searched, Searched(both))
        return self._texts
