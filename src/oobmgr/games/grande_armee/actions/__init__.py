"""What players do in the phases."""
