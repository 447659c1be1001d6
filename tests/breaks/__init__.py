"""Breaks the rules of a game one by one, and lists the breaks that no test notices."""
