"""What a player does about movement, stacking and zones of control."""
