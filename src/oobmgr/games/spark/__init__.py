"""Operation Spark: the lifting of the siege of Leningrad, January 1943."""
