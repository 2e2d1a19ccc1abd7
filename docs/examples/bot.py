#!/usr/bin/env python3
"""A program that plays: joins a table of a Condotta server and chooses at random. Python's own library is enough.

usage: bot.py http://localhost:8080 TABLE [NAME]

docs/protocol.md explains the messages. A bot of yours needs another `choose`.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request


def choose(view, legal):
    """What to do: `view` is what the seat knows, `legal` what it may do."""
    plays = [action for action in legal if action != "pass"]
    return random.choice(plays if plays and random.random() < 0.7 else legal)


class WebSocket:
    """The client's half of RFC 6455, for text."""

    def __init__(self, url, cookie):
        where = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((where.hostname, where.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        path = where.path + ("?" + where.query if where.query else "")
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode().strip()
        if " 101 " not in status + " ":
            raise ConnectionError(f"the server says: {status}")
        while self.stream.readline().strip():
            pass

    def _frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def receive(self):
        """The next message; None when the connection has ended."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 127
            if size == 126:
                size = struct.unpack(">H", self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.stream.read(8))[0]
            payload = self.stream.read(size)
            kind = head[0] & 15
            if kind == 8:
                return None
            if kind == 9:
                self._frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if head[0] & 0x80:
                    return json.loads(text)


def come_in(server, name):
    """A guest's cookie."""
    request = urllib.request.Request(
        server + "/api/me", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Set-Cookie"].split(";")[0]


def play(server, table, cookie, join=True):
    """Plays to the end; returns the result."""
    web_socket = WebSocket(f"{server}/api/tables/{table}/socket", cookie)
    seat, number, last = None, 0, None
    while True:
        message = web_socket.receive()
        if message is None:
            raise ConnectionError("the server hung up")
        if message["type"] == "refused":
            if message["error"] == "too_many":
                time.sleep(0.2)  # too fast for the server: nothing was changed, so send it again
                web_socket.send(last)
                continue
            print("refused:", message["error"], message["detail"], file=sys.stderr)
        if message["type"] not in ("hello", "update"):
            continue
        if message["type"] == "hello":
            seat, number = message["you"]["seat"], message["number"]
            if seat is None and join:
                last = {"type": "join"}
                web_socket.send(last)
        for event in message["events"]:
            number = event["number"]
        game = message.get("game")
        if not game:
            continue
        if game["result"]:
            return game["result"]
        if game["legal"] and not game["held"]:
            last = {"type": "act", "after": number, "actions": [choose(game["view"], game["legal"])]}
            web_socket.send(last)


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    server, table = arguments[0].rstrip("/"), arguments[1]
    name = arguments[2] if len(arguments) == 3 else "Machine"
    print(json.dumps(play(server, table, come_in(server, name))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
