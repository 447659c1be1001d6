"""What can go wrong through input, said plainly. A bug of ours is never one of these."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field, replace
from typing import ClassVar

from oobmgr.domain.values import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: what, where it stands, and what to do about it.

    `where` is a field, a cell such as ``Blue!F17`` or a file; `case` is the rule that refuses it,
    where a rule does. `missing` says that nothing is entered there yet, so that a form asks for it
    before it complains; `asks` that it is only doubtful, and waits for the player to say that it is
    meant. `called` is the label under which a player sees the field; a command line
    puts the name of the field behind it, and `line`, the entry of a list that it is in, from 1.
    """

    message: str
    where: str = ""
    value: str = ""
    advice: str = ""
    case: str = ""
    missing: bool = field(default=False, repr=False)  # the forms' own: JSON shows none of it
    called: str = field(default="", repr=False, compare=False)
    asks: bool = field(default=False, repr=False)
    line: int = field(default=0, repr=False, compare=False)

    def question(self) -> Fault:
        """The same as a doubt that waits for the player to say that it is meant."""
        return replace(self, asks=True)

    def sentence(self) -> str:
        """The fault as one line of text for a person; a file that it speaks of is named once."""
        # The message often begins with the name of the file that `where` gives in full.
        name = self.where.replace("\\", "/").rpartition("/")[2]
        alike = self.called.casefold() in {"", self.where.replace("_", " ")}
        place = self.where if alike else f"{self.called} ({self.where})"
        if line := self._line():
            place = (
                f"line {line}, {place}" if alike else f"{self.called}, line {line} ({self.where})"
            )
        head = f"{place}: {self.message}" if place else self.message
        if name and self.message.startswith(f"{name} "):
            head = f"{self.where}{self.message.removeprefix(name)}"
        return f"{head} {self.advice}".strip()

    def _line(self) -> int:
        """The entry of a list, told or by its place in a field such as ``groups.1.die``."""
        if self.line or not self.called:
            return self.line
        numbers = [part for part in self.where.split(".") if part.isdecimal()]
        return int(numbers[0]) + 1 if numbers else 0

    def note(self) -> str:
        """The fault as a person reads it beside what it is about: without the name of a field.

        A message that begins in lower case continues the name of the thing, which then stays; of a
        field in a list the line is told, for every line has one of that name.
        """
        # Only forms ask for it: help and refusals do without the module.
        from oobmgr.domain.wording import with_capital

        head = self.message
        if head[:1].islower():
            name = self.called or self.where.rpartition(".")[2].replace("_", " ")
            head = f"{with_capital(name)} {head}".strip()
            if line := self._line():
                head = f"Line {line}: {head}"
        return f"{head} {self.advice}".strip()


class OobmgrError(Exception):
    """A known fault. Carries every fault that was found, not just the first.

    `guide` is the part of the guide that tells what to do about faults of this kind.
    """

    guide: ClassVar[str] = "troubleshooting.md#something-is-refused"

    def __init__(self, *faults: Fault) -> None:
        super().__init__(" ".join(fault.sentence() for fault in faults))
        self.faults = faults


class BadInput(OobmgrError):  # noqa: N818 - reads as what happened
    """A value that cannot be used: unknown name, wrong type, out of range."""

    guide = "troubleshooting.md#what-was-entered-cannot-be-used"


@contextmanager
def collecting(faults: list[Fault]) -> Iterator[None]:
    """Add what is wrong inside the block to a list, and go on behind it: all is told at once."""
    try:
        yield
    except BadInput as error:
        faults.extend(error.faults)


class Refused(OobmgrError):  # noqa: N818 - reads as what happened
    """An action that the rules, or the state of the books, do not allow."""

    guide = "troubleshooting.md#the-rules-or-the-books-do-not-allow-it"


class Doubtful(Refused):
    """An entry about which its player has to say first that it is meant."""


class CampaignFileError(OobmgrError):
    """A campaign file that cannot be opened, upgraded, written or backed up."""

    guide = "troubleshooting.md#a-campaign-does-not-open"


class FileAltered(CampaignFileError):  # noqa: N818 - reads as what happened
    """A campaign file that was changed behind the program, so that it cannot be worked with."""

    guide = "troubleshooting.md#a-file-was-changed-behind-the-program"


class StrangeLog(CampaignFileError):  # noqa: N818 - reads as what lies there
    """A log that a crash left beside a campaign file belongs to another one, or to another time."""

    guide = "troubleshooting.md#a-log-lies-beside-the-campaign"


class LogInDoubt(StrangeLog):
    """A log that fits its file, which was put there later: only its player knows what is right."""


class FileMoved(CampaignFileError):  # noqa: N818 - reads as what happened
    """The file of an open campaign is not in its place any more: nothing counts as written."""

    guide = "troubleshooting.md#the-file-was-moved-while-it-was-open"


class BooksInconsistent(OobmgrError):  # noqa: N818 - reads as what happened
    """The books do not agree with themselves."""

    guide = "troubleshooting.md#the-books-do-not-agree"
