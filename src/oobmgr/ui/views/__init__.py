"""The pages of the window, one module (or folder) for each."""
