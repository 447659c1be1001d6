"""Command and unit integrity."""
