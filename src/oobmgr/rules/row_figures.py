"""What an action says of each row that was entered in its form, such as the steps of a way."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RowFigures:
    """The result of an action whose form has rows: a few words for each, in their order."""

    row_words: tuple[str, ...] = ()
