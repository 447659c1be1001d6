"""The replay of a worked example: a strip below every page of its campaign."""
