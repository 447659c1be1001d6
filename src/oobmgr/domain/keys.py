"""Keys of several parts, such as ``hex:Minsk``: written and read back by one declaration."""

from __future__ import annotations

from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class KeyForm:
    """How keys of one kind are made: an opening word where they have one, then their parts.

    Facts and accounts are saved under plain texts, so what stands for a side and a place is one
    text. `parts` says what each part is. The last may hold the joint itself, as names do.
    """

    opening: str = ""
    parts: tuple[str, ...] = ("name",)
    joint: str = ":"

    def key(self, *parts: object) -> str:
        """The key of these parts. Raises `ValueError` where they are too few or too many."""
        if len(parts) != len(self.parts):
            message = f"{parts} are not the parts of a key: {', '.join(self.parts)}"
            raise ValueError(message)
        *inner, last = map(str, parts)
        return self._head + self.joint.join((*(self._sealed(part) for part in inner), last))

    def read(self, key: str) -> tuple[str, ...]:
        """The parts of a key; none at all where it is of another form."""
        head = self._head
        if not key.startswith(head):
            return ()
        # The last part takes all that is left: it may hold the joint itself.
        *inner, last = key[len(head) :].split(self.joint, len(self.parts) - 1)
        if len(inner) + 1 != len(self.parts):
            return ()
        return *(part.replace(self._seal, self.joint) for part in inner), last

    @property
    def _head(self) -> str:
        return f"{self.opening}{self.joint}" if self.opening else ""

    @property
    def _seal(self) -> str:
        return f"%{ord(self.joint):02X}"

    # Only the joint is sealed: every key that was written before keys had forms reads the same.
    def _sealed(self, part: str) -> str:
        return part.replace(self.joint, self._seal)
