"""Runs the program as `python -m oobmgr`."""

import sys

from oobmgr.bootstrap import main

if __name__ == "__main__":
    sys.exit(main())
