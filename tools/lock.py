"""Writes the locks in `requirements/` from `pyproject.toml`; run it after changing a dependency.

Needs uv (https://docs.astral.sh/uv/) on the PATH. Setting up from the locks does not need it.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Only the public index, whatever this machine is set to: a lock is for every machine.
INDEX = "https://pypi.org/simple"
SETTINGS = ("UV_", "PIP_")
LOCKS = {
    "requirements/run.txt": ["--group", "build"],
    "requirements/test.txt": ["--group", "dev", "--constraint", "requirements/run.txt"],
}


def main(arguments: list[str]) -> int:
    """Write both locks; with `--upgrade`, take the newest versions that `pyproject.toml` allows."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(SETTINGS)}
    for path, groups in LOCKS.items():
        command = ["uv", "pip", "compile", "--no-config", "--default-index", INDEX, "--universal"]
        command += ["--python-version", "3.11", "--generate-hashes", "--quiet"]
        command += ["--custom-compile-command", "python3 tools/lock.py"]
        command += [*arguments, "pyproject.toml", *groups, "--output-file", path]
        finished = subprocess.run(command, cwd=ROOT, env=environment, check=False)
        if finished.returncode:
            return finished.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
