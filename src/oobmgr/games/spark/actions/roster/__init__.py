"""What a player does about Roster Sheets."""
