#!/usr/bin/env python3
"""Kills the server at random moments under load and looks what is left. Prints one line; exit 1 if anything was lost.

usage: crash.py CONDOTTA [ROUNDS]

Each round starts the server on the same data, lets players play at some tables, and ends it with SIGKILL. After the
restart every move that was acknowledged must be there, every table must play on, and at the end every finished game's
record must be confirmed by `condotta verify`.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "docs" / "examples"))
import bot  # noqa: E402

TABLES = 4


class Server:
    def __init__(self, program, data):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--bind", "127.0.0.1", "--data", data, "--no-limits"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def post(self, path, body, cookie):
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json", "Cookie": cookie})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def get(self, path):
        with urllib.request.urlopen(self.url + path) as answer:
            return answer.read()

    def kill(self):
        self.process.kill()
        self.process.wait()


class Player(threading.Thread):
    """Plays one table until the connection breaks; keeps the number of every move acknowledged."""

    def __init__(self, server, table, cookie, acknowledged):
        super().__init__(daemon=True)
        self.server, self.table, self.cookie, self.acknowledged = server, table, cookie, acknowledged
        self.finished, self.problem = False, None

    def run(self):
        try:
            self.play()
        except (OSError, ConnectionError, ValueError):
            pass  # the server was killed

    def play(self):
        web_socket = bot.WebSocket(f"{self.server.url}/api/tables/{self.table}/socket", self.cookie)
        number = 0
        while True:
            message = web_socket.receive()
            if message is None:
                return
            if message["type"] == "ok":
                self.acknowledged[self.table] = max(self.acknowledged.get(self.table, 0), message["number"])
            if message["type"] == "hello":
                number = message["number"]
                if number < self.acknowledged.get(self.table, 0):
                    self.problem = f"{self.table}: {self.acknowledged[self.table]} acknowledged, {number} there"
                    return
                if message["table"]["status"] == "open":
                    web_socket.send({"type": "start", "id": 1})
            for event in message.get("events", []):
                number = event["number"]
            game = message.get("game")
            if game and game["result"]:
                self.finished = True
                return
            if game and game["legal"] and not game["held"]:
                action = bot.choose(game["view"], game["legal"])
                web_socket.send({"type": "act", "id": 2, "after": number, "actions": [action]})


def main(arguments):
    if not arguments:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    program, rounds = arguments[0], int(arguments[1]) if len(arguments) > 1 else 100
    moves = games = 0
    acknowledged, tables = {}, []
    with tempfile.TemporaryDirectory() as data:
        for turn in range(rounds + 1):
            server = Server(program, data)
            if turn == 0:
                cookie = bot.come_in(server.url, "Crash")
            while len(tables) < TABLES:
                made = server.post("/api/tables", {"game": "condottiere", "players": 4, "bots": ["random"] * 3}, cookie)
                tables.append(made["id"])
            players = [Player(server, table, cookie, acknowledged) for table in tables]
            for player in players:
                player.start()
            if turn == rounds:  # the last time they play to the end
                for player in players:
                    player.join(60)
            else:
                time.sleep(random.uniform(0.02, 0.4))
                server.kill()
            for player in players:
                player.join(10)
                if player.problem:
                    print("lost:", player.problem)
                    server.kill()
                    return 1
                if player.finished:
                    if turn != rounds:
                        server = Server(program, data)
                    record = os.path.join(data, "record.jsonl")
                    Path(record).write_bytes(server.get(f"/api/tables/{player.table}/record"))
                    subprocess.run([program, "verify", record], check=True, stdout=subprocess.DEVNULL)
                    tables.remove(player.table)
                    games += 1
                    if turn != rounds:
                        server.kill()
                elif turn == rounds:
                    print("stuck:", player.table)
                    server.kill()
                    return 1
            server.kill()
        moves = sum(acknowledged.values())
    print(f"{rounds} kills, {moves} acknowledged events, {games} finished games confirmed, nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
