"""Rules as pure functions over frozen values and tables; one folder for each game."""
