"""The ledger: every movement, what the pools hold, one transaction in full, figures by turn."""
