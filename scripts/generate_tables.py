#!/usr/bin/env python3
"""Checks the data of the games and writes the constexpr tables made of it.

usage: generate_tables.py DATA_DIR OUT_DIR

DATA_DIR holds condottiere/map.json, condottiere/cards.json and virtu/*.json. OUT_DIR gets for each game
engine/GAME/tables.hpp and notation/GAME_names.hpp.
"""

import json
import re
import sys
from pathlib import Path

import virtu_data
import virtu_tables
from virtu_data import BadData

REGIONS = 17
CARD_KINDS = 15
DECK_SIZE = 110
SEAS = ("west", "adriatic")
# Enumerator of each mercenary value: a number cannot be a C++ name.
WORDS = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "10": "ten"}


class Source:
    """One data file, with errors that say where they are."""

    def __init__(self, path):
        self.path = path
        try:
            self.root = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadData(f"{path}: {error.strerror}") from error
        except ValueError as error:
            raise BadData(f"{path}: not JSON: {error}") from error
        self.require(isinstance(self.root, dict), "(top)", "must be an object")

    def require(self, condition, key, message):
        if not condition:
            raise BadData(f"{self.path}: {key}: {message}")

    def field(self, holder, where, key, kind):
        place = f"{where}.{key}" if where else key
        self.require(key in holder, place, "is missing")
        value = holder[key]
        # bool is an int in Python; a flag must not pass for a number.
        fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
        self.require(fits, place, f"must be of type {kind.__name__}, is {json.dumps(value)}")
        return value

    def objects(self, key, count):
        rows = self.field(self.root, "", key, list)
        self.require(len(rows) == count, key, f"must have {count} entries, has {len(rows)}")
        for index, row in enumerate(rows):
            self.require(isinstance(row, dict), f"{key}[{index}]", "must be an object")
            yield f"{key}[{index}]", row


def load_map(path):
    """Returns the region names in order and the set of neighbours of each, by index."""
    source = Source(path)
    names = []
    for where, row in source.objects("regions", REGIONS):
        name = source.field(row, where, "name", str)
        source.require(re.fullmatch(r"[A-Z][a-z]+", name), f"{where}.name", f"{name!r} is not a plain name")
        source.require(name not in names, f"{where}.name", f"{name!r} is listed twice")
        position = source.field(row, where, "position", list)
        source.require(
            len(position) == 2
            and all(isinstance(p, (int, float)) and not isinstance(p, bool) and 0 <= p <= 1 for p in position),
            f"{where}.position",
            "must be two numbers from 0 to 1",
        )
        coast = source.field(row, where, "coast", list)
        source.require(
            all(sea in SEAS for sea in coast) and len(set(coast)) == len(coast),
            f"{where}.coast",
            f"may name {' and '.join(SEAS)}, each once",
        )
        names.append(name)

    neighbours = [set() for _ in names]
    for index, pair in enumerate(source.field(source.root, "", "borders", list)):
        where = f"borders[{index}]"
        source.require(isinstance(pair, list) and len(pair) == 2, where, "must be a pair of regions")
        for name in pair:
            source.require(name in names, where, f"{name!r} is not a region")
        a, b = (names.index(name) for name in pair)
        source.require(a != b, where, f"{pair[0]} cannot border itself")
        source.require(b not in neighbours[a], where, f"{pair[0]} and {pair[1]} are listed twice")
        neighbours[a].add(b)
        neighbours[b].add(a)
    for name, around in zip(names, neighbours):
        source.require(around, "borders", f"{name} has none")
    return names, neighbours


def load_cards(path):
    source = Source(path)
    cards = []
    for where, row in source.objects("cards", CARD_KINDS):
        card = {
            "name": source.field(row, where, "name", str),
            "copies": source.field(row, where, "copies", int),
            "strength": source.field(row, where, "strength", int),
            "mercenary": source.field(row, where, "mercenary", bool),
            "hidden": source.field(row, where, "hidden_when_option", bool),
        }
        name = card["name"]
        source.require(all(other["name"] != name for other in cards), f"{where}.name", f"{name!r} is listed twice")
        source.require(1 <= card["copies"] <= DECK_SIZE, f"{where}.copies", f"{card['copies']} is out of range")
        source.require(0 <= card["strength"] <= 10, f"{where}.strength", f"{card['strength']} is out of range")
        if card["mercenary"]:
            source.require(name in WORDS, f"{where}.name", f"{name!r} is not a known mercenary value")
            source.require(card["strength"] == int(name), f"{where}.strength", f"must be {name}")
            in_order = all(other["mercenary"] and other["strength"] < card["strength"] for other in cards)
            source.require(in_order, where, "mercenaries come first, in ascending order")
        else:
            source.require(re.fullmatch(r"[a-z]+", name), f"{where}.name", f"{name!r} is not a plain name")
        cards.append(card)
    total = sum(card["copies"] for card in cards)
    source.require(total == DECK_SIZE, "cards", f"copies add up to {total}, not {DECK_SIZE}")
    return cards


def table_function(comment, result, name, parameter, values):
    """A lookup; its table is local to the function, the only form that every target's compiler takes."""
    kind, argument = parameter
    rows = "".join(f"      {value},  // {note}\n" for value, note in values)
    return (
        f"// {comment}\n"
        f"CONDOTTA_FN {result} {name}({kind} {argument}) {{\n"
        f"  constexpr {result} table[{len(values)}] = {{\n{rows}  }};\n"
        f"  return table[static_cast<u8>({argument})];\n}}\n"
    )


def enumeration(comment, name, enumerators):
    rows = "".join(f"  {enumerator},\n" for enumerator in enumerators)
    return f"// {comment}\nenum class {name} : u8 {{\n{rows}  none = 0xFF,\n}};\n"


def engine_header(regions, neighbours, cards):
    mercenaries = sum(card["mercenary"] for card in cards)
    hideable = sum(1 << index for index, card in enumerate(cards) if card["hidden"])
    masks = [
        (f"0x{sum(1 << other for other in around):05X}", f"{name}: {', '.join(regions[i] for i in sorted(around))}")
        for name, around in zip(regions, neighbours)
    ]
    return "\n".join(
        [
            "// Made by scripts/generate_tables.py from data/condottiere/: change those, not this file.",
            "#pragma once\n",
            '#include "engine/core/types.hpp"\n',
            "namespace condotta::condottiere {\n",
            enumeration("The regions of the board (C1.2), in the order of the data.", "Region", [n.lower() for n in regions]),
            f"inline constexpr u8 kRegions = {len(regions)};\n",
            table_function(
                "The regions that share a border with `region` (C1.2), one bit for each. Not for Region::none.",
                "u32", "neighbours", ("Region", "region"), masks,
            ),
            enumeration(
                "The kinds of card (C1.3): mercenaries ascending, then the specials.",
                "Card", [WORDS.get(card["name"], card["name"]) for card in cards],
            ),
            f"inline constexpr u8 kCardKinds = {len(cards)};",
            f"inline constexpr u8 kMercenaryKinds = {mercenaries};",
            f"inline constexpr u8 kDeckSize = {sum(card['copies'] for card in cards)};\n",
            "// The kinds that are played face down under D5, one bit for each.",
            f"inline constexpr u16 kHideableKinds = 0x{hideable:04X};\n",
            table_function(
                "How many cards of a kind there are (C1.3). Not for Card::none.",
                "u8", "copies_of", ("Card", "card"),
                [(card["copies"], card["name"]) for card in cards],
            ),
            table_function(
                "What a card adds to its line before other cards act on it (C4.1, C4.5). Not for Card::none.",
                "u8", "printed_strength", ("Card", "card"),
                [(card["strength"], card["name"]) for card in cards],
            ),
            "}  // namespace condotta::condottiere\n",
        ]
    )


def names_header(regions, cards):
    def array(name, values):
        rows = "".join(f'    "{value}",\n' for value in values)
        return f"inline constexpr std::string_view {name}[{len(values)}] = {{\n{rows}}};\n"

    return "\n".join(
        [
            "// Made by scripts/generate_tables.py from data/condottiere/: change those, not this file.",
            "#pragma once\n",
            "#include <string_view>\n",
            "namespace condotta::notation {\n",
            "// By the number of the region.",
            array("kRegionNames", regions),
            "// By the number of the kind of card.",
            array("kCardNames", [card["name"] for card in cards]),
            "}  // namespace condotta::notation\n",
        ]
    )


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    data, out = Path(arguments[0]), Path(arguments[1])
    try:
        regions, neighbours = load_map(data / "condottiere" / "map.json")
        cards = load_cards(data / "condottiere" / "cards.json")
        virtu = virtu_data.load(data / "virtu")
    except BadData as error:
        print(f"generate_tables: {error}", file=sys.stderr)
        return 2
    write(out / "engine" / "condottiere" / "tables.hpp", engine_header(regions, neighbours, cards))
    write(out / "notation" / "condottiere_names.hpp", names_header(regions, cards))
    write(out / "engine" / "virtu" / "tables.hpp", virtu_tables.engine_header(virtu))
    write(out / "notation" / "virtu_names.hpp", virtu_tables.names_header(virtu))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
