"""The page "Fire and assault", and the panel of a fire that other pages show too."""
