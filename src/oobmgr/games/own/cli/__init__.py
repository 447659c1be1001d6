"""The command of described games."""
