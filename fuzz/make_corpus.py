#!/usr/bin/env python3
"""Writes the seeds from which the fuzz targets go on. Those that end in .json and .jsonl are text, made
by hand and by a RecordWriter; passes-in-discard, over-with-defender, known-bishop, owed-six, down-out-of-range and
draw-without-region are inputs that once failed."""
import pathlib
import random

CORPUS = pathlib.Path(__file__).parent / "corpus"
CHOOSE, RAW_ACTION, SHOW_SOME, RAW_SHOW = range(4)  # apply_fuzz.cpp: enum class Try


def options(players: int, flags: int) -> bytes:
    """fuzz/any_state.hpp: read_options. Flags: D1, D3, D4, D5, D2, start, idle_battles from the lowest bit."""
    extra = bytes([11]) if flags & 16 else b""  # a target of 12 points
    return bytes([players - 2, flags]) + extra


def game(dice: random.Random, steps: int) -> bytes:
    """Mostly legal actions, sometimes cards shown or nonsense."""
    out = bytearray(dice.randbytes(8))
    for _ in range(steps):
        kind = dice.choices([CHOOSE, RAW_ACTION, SHOW_SOME, RAW_SHOW], [80, 5, 14, 1])[0]
        length = {CHOOSE: 1, RAW_ACTION: 3, SHOW_SOME: 5, RAW_SHOW: 18}[kind]
        out += bytes([kind]) + dice.randbytes(length)
    return bytes(out)


def edited(dice: random.Random, decisions: int, edits: list[bytes]) -> bytes:
    """A game of so many random decisions, then changed by hand."""
    return dice.randbytes(8) + decisions.to_bytes(2, "little") + b"".join(edits)


def write(target: str, seeds: dict[str, bytes]) -> None:
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in seeds.items():
        (folder / name).write_bytes(data)


def main() -> None:
    dice = random.Random(1)
    tables = {"base": (4, 0), "draw": (3, 1), "capture": (5, 4), "hidden": (2, 8), "points": (6, 16), "all": (4, 31)}
    write("apply_fuzz", {name: options(*table) + game(dice, 400) for name, table in tables.items()})
    # any_state.hpp: enum class Edit. Two regions, three cards from the deck into hands, one face down, one known.
    edits = [bytes([2, 3, 0]), bytes([2, 9, 1]), bytes([3, 0, 0, 2, 1]), bytes([3, 6, 0, 4, 1]), bytes([3, 12, 0, 2, 1]),
             bytes([4, 6, 1]), bytes([5, 0, 1, 0])]
    states = {name: b"\0" + options(*table) + edited(dice, 40 * i + 7, edits)
              for i, (name, table) in enumerate(tables.items())}
    write("bytes_fuzz", states)
    write("position_fuzz", states)
    # record_fuzz.cpp: whether to explain, the change, a table, a seed and its decisions.
    write("record_fuzz", {name: bytes([i % 2]) + dice.randbytes(3) + options(*table) + dice.randbytes(8 + 120)
                          for i, (name, table) in enumerate(tables.items())})
    texts = ["pass", "pass show", "play 10", "play winter", "place Roma", "take 6", "take none", "favour Siena",
             "favour none", "discard", "hold", "keep none", "keep 10", "keep 10 heroine", "draw 2", "play roma"]
    write("action_fuzz", {text.replace(" ", "-"): dice.randbytes(2) + text.encode() for text in texts})


if __name__ == "__main__":
    main()
