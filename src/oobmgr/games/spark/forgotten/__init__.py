"""What looks forgotten in an impulse."""
