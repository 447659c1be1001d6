"""The games: a folder for each, with its rules, pages, commands, reports and words."""
