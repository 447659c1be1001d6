"""What looks forgotten, chapter by chapter."""
