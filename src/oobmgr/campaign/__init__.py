"""A campaign: its file, the commands that change its books, and the questions they answer."""
