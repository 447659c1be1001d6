"""The Turn screen and its parts."""
