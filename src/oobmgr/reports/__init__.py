"""Sheets laid out page by page, with no painter in them: lengths are points, 72 to the inch."""
