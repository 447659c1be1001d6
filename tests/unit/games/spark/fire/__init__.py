"""Fire combat of Operation Spark."""
