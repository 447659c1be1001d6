"""Railways: what they carry in a game turn."""
