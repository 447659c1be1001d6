"""The ledger: every movement, what the pools hold, one transaction in full, figures by turn."""

from oobmgr.ui.views.ledger.screen import LedgerScreen

__all__ = ["LedgerScreen"]
