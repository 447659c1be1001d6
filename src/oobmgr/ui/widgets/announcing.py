"""Telling a screen reader what changed by itself: nobody's focus is on it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr


def listened() -> bool:
    """Whether anybody listens."""
    # Not before there is something to say: PySide makes all its roles with the class.
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def announce(part: QWidget, words: str, *, urgent: bool = False) -> None:
    """Have these words read aloud; `urgent` ones interrupt what is being read.

    Nothing is sent where nobody listens.
    """
    # To make and send an event costs more than to ask, and mostly nobody listens.
    if not words or not listened():
        return
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(part, tr(words))
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
