"""Tests of what screens show of Operation Spark."""
