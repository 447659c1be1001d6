"""What this game lists on pages of the window."""
