"""The corrections of the scenarios."""
