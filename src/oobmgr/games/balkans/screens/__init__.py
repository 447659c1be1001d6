"""The tables that the pages show."""
