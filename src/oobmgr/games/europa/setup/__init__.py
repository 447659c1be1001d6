"""The historical set-up and the surprise turn."""
