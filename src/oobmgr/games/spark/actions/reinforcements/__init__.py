"""What a player does about reinforcements."""
