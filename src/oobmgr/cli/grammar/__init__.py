"""What each command of the command line takes. `oobmgr.cli.parser` puts them together."""
