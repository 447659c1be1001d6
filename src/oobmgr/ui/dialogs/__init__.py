"""Windows that ask for something before the main window goes on."""
