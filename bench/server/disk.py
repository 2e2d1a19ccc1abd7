#!/usr/bin/env python3
"""A disk that is full, and a data folder that cannot be written: nobody is told of a move that was not kept, the server
says what is wrong, and plays on when there is space again. Prints a line for each case; exit 1 if one of them went wrong.

usage: disk.py CONDOTTA

A full disk is made by a limit on the size of files (RLIMIT_FSIZE): a write beyond it fails with EFBIG, which needs no
privilege. Where mounts of one's own are allowed (root), also by a file system of 2 MB that is filled up (ENOSPC). The
folder that cannot be written is tried as nobody, since root may write anywhere.
"""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "docs" / "examples"))
import bot  # noqa: E402

WAIT = 20  # seconds, for what takes a moment
NOBODY = 65534
NO_MOUNTS = "no mounts of one's own here: the full file system was left out"


class Wrong(Exception):
    pass


def expect(holds, what):
    if not holds:
        raise Wrong(what)


class Server:
    """One process; its log is read at the end."""

    def __init__(self, program, data, as_nobody=False):
        def prepare():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            if as_nobody and os.geteuid() == 0:
                os.setgid(NOBODY)
                os.setuid(NOBODY)

        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--bind", "127.0.0.1", "--data", data, "--no-limits"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=prepare)
        first = self.process.stdout.readline().split()
        self.url = first[-1].rstrip("/") if first else None

    def limit(self, size):
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def status(self, path="/healthz"):
        try:
            with urllib.request.urlopen(self.url + path) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def new_table(self, cookie):
        request = urllib.request.Request(
            self.url + "/api/tables", json.dumps({"game": "condottiere", "players": 2}).encode(),
            {"Content-Type": "application/json", "Cookie": cookie})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["id"]

    def end(self, how=signal.SIGKILL):
        """What it wrote to its log."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=WAIT)[1]


class Talker:
    """Somebody who talks at a table, and knows what was acknowledged."""

    def __init__(self, server, table, cookie):
        self.socket = bot.WebSocket(f"{server.url}/api/tables/{table}/socket?since=0.0", cookie)
        self.said = 0
        hello = self.answer("hello")
        self.kept = [event["text"] for event in hello["events"] if event["kind"] == "talk"]

    def answer(self, *types):
        while True:
            message = self.socket.receive()
            if message is None or message["type"] in types:
                return message

    def say(self, text):
        self.said += 1
        self.socket.send({"type": "talk", "id": self.said, "text": text})
        return self.answer("ok", "refused")


def talk_until_full(server, talker, acknowledged):
    for number in range(20000):
        text = f"{number} " + "x" * 400
        answer = talker.say(text)
        expect(answer is not None, "an answer comes before the server hangs up")
        if answer["type"] == "refused":
            expect(answer["error"] == "storage_failed", f"refused by {answer['error']}")
            expect(talker.answer() is None, "everybody comes back to what is kept")
            return text
        acknowledged.append(text)
    raise Wrong("the disk is never full")


def break_and_mend(program, data, break_disk, mend_disk):
    """The whole story; `break_disk` and `mend_disk` get the server."""
    server = Server(program, data)
    cookie = bot.come_in(server.url, "Full")
    table = server.new_table(cookie)
    acknowledged = []
    talker = Talker(server, table, cookie)
    acknowledged.append("before")
    expect(talker.say("before")["type"] == "ok", "there is space at first")
    break_disk(server)
    lost = talk_until_full(server, talker, acknowledged)
    code, health = server.status()
    expect(code == 503 and health["error"] == "storage_failed" and health["detail"], f"/healthz says {code} {health}")
    reason = health["detail"]
    expect(server.status("/api/games")[0] == 200, "what needs no disk still works")
    try:
        server.new_table(cookie)
        raise Wrong("a table that cannot be kept is not made")
    except urllib.error.HTTPError as error:
        expect(error.code == 503, f"a new table is refused by {error.code}")
    again = Talker(server, table, cookie)
    expect(again.kept == acknowledged, "what was acknowledged is there, and nothing else")
    mend_disk(server)
    deadline = time.monotonic() + WAIT
    while server.status()[0] != 200:  # it looks by itself: nobody has to play for it
        expect(time.monotonic() < deadline, "/healthz is well again")
    answer = again.say("after")
    if answer is None or answer["type"] != "ok":
        again = Talker(server, table, cookie)
        expect(again.say("after")["type"] == "ok", "play goes on when there is space again")
    acknowledged.append("after")
    log = server.end()
    for event in ("event=storage_failed", "event=storage_recovered"):
        expect(event in log, f"the log says {event}")
    server = Server(program, data)
    kept = Talker(server, table, cookie).kept
    server.end()
    expect(kept == acknowledged and lost not in kept, "after a kill all that was acknowledged is there")
    return f"{len(acknowledged)} acknowledged, all there; \"{reason}\""


def full_by_limit(program):
    with tempfile.TemporaryDirectory() as data:
        def fill(server):
            server.limit(max(path.stat().st_size for path in Path(data).iterdir()) + 100_000)

        return break_and_mend(program, data, fill, lambda server: server.limit(resource.RLIM_INFINITY))


def cannot_start(program, data, what):
    """It ends by itself, with one line that says why."""
    server = Server(program, data, as_nobody=True)
    code = server.process.wait(WAIT)
    log = server.process.stderr.read()
    expect(code == 2 and len(log.splitlines()) == 1 and str(data) in log, f"{what}: exit {code}, {log!r}")
    return log.strip()


def read_only_folder(original):
    with tempfile.TemporaryDirectory() as folder:  # where nobody may run it
        os.chmod(folder, 0o755)
        return read_only_folders(shutil.copy(original, folder))


def read_only_folders(program):
    with tempfile.TemporaryDirectory() as data:
        os.chmod(data, 0o555)
        said = cannot_start(program, data, "an empty folder")
        os.chmod(data, 0o755)
    with tempfile.TemporaryDirectory() as data:
        server = Server(program, data)
        bot.come_in(server.url, "Ada")
        server.end(signal.SIGTERM)
        for path in Path(data).iterdir():
            path.chmod(0o444)
        os.chmod(data, 0o555)
        cannot_start(program, data, "a folder with a database")
        os.chmod(data, 0o755)
    return said


def mounted(program):
    """The same on file systems of our own; run by itself under `unshare -m`."""
    with tempfile.TemporaryDirectory() as data:
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", data], stderr=subprocess.DEVNULL).returncode:
            print(NO_MOUNTS)
            return
        ballast = Path(data) / "ballast"

        def fill(_server):
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"\0" * 4096)
                except OSError:
                    pass
                file.truncate(file.tell() - 100_000)

        try:
            print("full file system:", break_and_mend(program, data, fill, lambda _server: ballast.unlink()))
        finally:
            subprocess.run(["umount", "-l", data], check=True)


CASES = {"full by a limit": full_by_limit, "read-only folder": read_only_folder}


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    program = os.path.abspath(arguments[0])
    try:
        if arguments[1:] == ["mounted"]:
            mounted(program)
            return 0
        for name, case in CASES.items():
            print(f"{name}: {case(program)}")
    except Wrong as wrong:
        print("wrong:", wrong)
        return 1
    may_mount = subprocess.run(["unshare", "-m", "true"], stderr=subprocess.DEVNULL).returncode == 0
    if not may_mount:
        print(NO_MOUNTS)
        return 0
    return subprocess.run(["unshare", "-m", sys.executable, __file__, program, "mounted"]).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
