#!/usr/bin/env python3
"""Runs clang-tidy on the sources of a build folder, only where something changed since they last passed.

usage: tidy.py BUILD_DIR [FILE...]

A source that passed leaves a stamp in BUILD_DIR/tidy: the hash of its command, of .clang-tidy, and of the source
and all project headers it includes. FILE limits the run to sources whose path ends so.
"""

import hashlib
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TIDY = "clang-tidy-14"
ROOT = Path(__file__).resolve().parent.parent


def inputs_of(entry):
    """The source and the headers it includes, the system's left out; None if it cannot be read."""
    command = shlex.split(entry["command"])
    at = command.index("-o")
    command = [word for i, word in enumerate(command) if i not in (at, at + 1) and word != "-c"]
    result = subprocess.run(command + ["-MM"], cwd=entry["directory"], capture_output=True, text=True)
    if result.returncode != 0:
        return None
    rule = result.stdout.replace("\\\n", " ").split(":", 1)[1]
    return [Path(entry["directory"], name) for name in rule.split()]


def stamp_of(entry):
    inputs = inputs_of(entry)
    if inputs is None:
        return None
    digest = hashlib.sha256(entry["command"].encode())
    for path in [ROOT / ".clang-tidy", *sorted(inputs)]:
        digest.update(b"\0" + path.read_bytes())
    return digest.hexdigest()


def check(build, entry):
    """Returns what clang-tidy has to say, or None if there is nothing, and whether it had to run."""
    stamp = stamp_of(entry)
    mark = build / "tidy" / stamp if stamp else None
    if mark and mark.exists():
        return None, False
    result = subprocess.run([TIDY, "--quiet", "-p", build, entry["file"]], capture_output=True, text=True)
    if result.returncode == 0:
        if mark:
            mark.touch()
        return None, True
    return result.stdout + result.stderr, True


def main(arguments):
    if not arguments:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    build, wanted = Path(arguments[0]), tuple(arguments[1:])
    entries = [
        entry
        for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
        if Path(entry["file"]).is_relative_to(ROOT)
        and not Path(entry["file"]).is_relative_to(build.resolve())
        and (not wanted or entry["file"].endswith(wanted))
    ]
    (build / "tidy").mkdir(exist_ok=True)
    ran = bad = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for said, was_run in pool.map(lambda entry: check(build, entry), entries):
            ran += was_run
            if said is not None:
                bad += 1
                print(said, flush=True)
    print(f"{len(entries)} sources, {ran} checked now, {bad} with findings")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
