"""What looks forgotten."""
