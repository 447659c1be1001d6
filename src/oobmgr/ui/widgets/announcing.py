"""Telling a screen reader what changed by itself: nobody's focus is on it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr


def announce(part: QWidget, words: str, *, urgent: bool = False) -> None:
    """Have these words read aloud; `urgent` ones interrupt what is being read.

    Nothing is sent where nobody listens.
    """
    if not words:
        return
    # Not before there is something to say: PySide makes all its roles with the class.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    # To make and send an event costs more than to ask, and mostly nobody listens.
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(part, tr(words))
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
