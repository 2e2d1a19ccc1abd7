"""Reads data/virtu/*.json and checks it: first against data/virtu/schema.json, then by what the rules need of it.

Every mistake is a BadData whose text names the file and the key.
"""

import json
import re
from collections import deque

COLOURS = ("milan", "florence", "naples", "venice", "rome")
KINDS = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")
FILES = ("map", "palaces", "cards", "tokens", "alliances", "patronage", "supply")
MAX_CITIES = 30
MAX_NOBLES = 16
MAX_PLACES = 8
TYPES = {
    "object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float),
    "null": type(None),
}  # fmt: skip


class BadData(Exception):
    """What is wrong in a data file; the text names the file and the key."""


def read(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise BadData(f"{path}: not JSON: {error}") from error


def is_of(value, names):
    names = [names] if isinstance(names, str) else names
    # bool is an int in Python; a flag must not pass for a number.
    return any(isinstance(value, TYPES[n]) and (n == "boolean" or not isinstance(value, bool)) for n in names)


class Checker:
    """One file against its part of the schema. Knows the words of JSON Schema that ours uses, and no others."""

    def __init__(self, path, definitions):
        self.path = path
        self.definitions = definitions

    def require(self, condition, place, message):
        if not condition:
            raise BadData(f"{self.path}: {place or '(top)'}: {message}")

    def check(self, value, rule, place=""):
        if "$ref" in rule:
            rule = self.definitions[rule["$ref"]]
        if "type" in rule:
            wanted = rule["type"] if isinstance(rule["type"], str) else " or ".join(rule["type"])
            self.require(is_of(value, rule["type"]), place, f"must be of type {wanted}, is {json.dumps(value)}")
        if "enum" in rule:
            known = ", ".join(json.dumps(one) for one in rule["enum"])
            self.require(value in rule["enum"], place, f"{json.dumps(value)} is not one of {known}")
        if "minimum" in rule or "maximum" in rule:
            least, most = rule.get("minimum", value), rule.get("maximum", value)
            self.require(least <= value <= most, place, f"must be from {least} to {most}, is {value}")
        if isinstance(value, str):
            self.require(len(value) >= rule.get("minLength", 0), place, "must not be empty")
        if isinstance(value, list):
            least, most = rule.get("minItems", 0), rule.get("maxItems", len(value))
            self.require(least <= len(value) <= most, place, f"has {len(value)} entries, must have {least} to {most}")
            for index, item in enumerate(value):
                self.check(item, rule.get("items", {}), f"{place}[{index}]")
        if isinstance(value, dict):
            self.check_object(value, rule, place)

    def check_object(self, value, rule, place):
        below = f"{place}." if place else ""
        for key in rule.get("required", ()):
            self.require(key in value, below + key, "is missing")
        for key, item in value.items():
            known = rule.get("properties", {}).get(key)
            other = rule.get("additionalProperties", {})
            self.require(known is not None or other is not False, below + key, "is not a known key")
            self.check(item, known if known is not None else other, below + key)


def check_map(data, require):
    cities, seas = data["cities"], data["seas"]["names"]
    require(1 <= len(cities) <= MAX_CITIES, "cities", f"must be 1 to {MAX_CITIES}, are {len(cities)}")
    for name, city in cities.items():
        require(re.fullmatch(r"[A-Z][a-z]+", name), f"cities.{name}", "is not a plain name")
        for sea in city["seas"]:
            require(sea in seas, f"cities.{name}.seas", f"{sea!r} is not a sea")
        require(len(set(city["seas"])) == len(city["seas"]), f"cities.{name}.seas", "names a sea twice")
    for index, pair in enumerate(data["seas"]["adjacent"]):
        for sea in pair:
            require(sea in seas, f"seas.adjacent[{index}]", f"{sea!r} is not a sea")
    seen = set()
    for index, road in enumerate(data["roads"]):
        place = f"roads[{index}]"
        for end in (road["a"], road["b"]):
            require(end in cities, place, f"{end!r} is not a city")
            for board in road["maps"]:
                require(board in cities[end]["maps"], place, f"{end} is not on the map {board}")
        require(road["a"] != road["b"], place, f"{road['a']} cannot be joined to itself")
        for board in road["maps"]:
            key = (board, *sorted((road["a"], road["b"])))
            require(key not in seen, place, f"{road['a']} and {road['b']} are joined twice on the map {board}")
            seen.add(key)
    for name in data["closed_with_3"]["cities"]:
        require(name in cities, "closed_with_3.cities", f"{name!r} is not a city")
    for colour in COLOURS:
        board = "5" if colour == "rome" else "3/4"
        for wanted in {board, "5"}:
            starts = [n for n, c in cities.items() if c["start"] == colour and wanted in c["maps"]]
            require(len(starts) == 2, "cities", f"{colour} must start in 2 cities of the map {wanted}, not {starts}")
        if colour in ("florence", "naples", "venice"):
            closed = set(starts) & set(data["closed_with_3"]["cities"])
            require(not closed, "closed_with_3.cities", f"{colour} starts in {closed}")


def check_palaces(data, require):
    for colour, rooms in data["rooms_clockwise"].items():
        require(colour in COLOURS, f"rooms_clockwise.{colour}", "is not a colour")
        require(len(set(rooms)) == len(rooms), f"rooms_clockwise.{colour}", "has a room twice")
    sides = data["arrows_after_room"]
    require(sides["left"] != sides["right"], "arrows_after_room", "both sides have the same arrow")
    places = sum(data["places"][side][shade] for side in ("left", "right") for shade in ("open", "shaded"))
    require(3 <= places <= MAX_PLACES, "places", f"must be 3 to {MAX_PLACES} in all, are {places}")
    opened = data["places"]["left"]["open"] + data["places"]["right"]["open"]
    require(opened >= 3, "places", "at least 3 must be open: the family cards go there")


def check_cards(data, require):
    require(1 <= len(data["nobles"]) <= MAX_NOBLES, "nobles", f"must be 1 to {MAX_NOBLES} kinds")
    for name, card in data["nobles"].items():
        require(re.fullmatch(r"[a-z]+", name), f"nobles.{name}", "is not a plain name")
        check_symbols(card["symbols"], f"nobles.{name}", require)
        require("crown_or_cross" not in card["cost"], f"nobles.{name}.cost", "only patronage steps have crown_or_cross")
    names = [card["name"] for family in data["family"].values() for card in family]
    require(len(set(names)) == len(names), "family", "a name is there twice")
    for colour, family in data["family"].items():
        require(colour in COLOURS, f"family.{colour}", "is not a colour")
        for index, card in enumerate(family):
            check_symbols(card["symbols"], f"family.{colour}[{index}]", require)


def check_symbols(symbols, place, require):
    kinds = [symbol["kind"] for symbol in symbols]
    require(len(set(kinds)) == len(kinds), f"{place}.symbols", "names a kind twice")
    for symbol in symbols:
        require("cost" not in symbol or symbol["kind"] == "war", f"{place}.symbols", "only war symbols have a cost")


def check_tokens(data, require):
    titles = data["titles"]
    for name, title in titles.items():
        other = title.get("excludes")
        require(other is None or titles.get(other, {}).get("excludes") == name, f"titles.{name}.excludes",
                f"{other!r} must be a title that excludes {name}")  # fmt: skip
    require(len(titles) <= 4, "titles", "must be the four of rule V6.3")


def check_patronage(data, require):
    for kind in ("creator", "creation"):
        count = sum(bonus["type"] == kind for bonus in data["bonuses"].values())
        require(count == 5, "bonuses", f"must have 5 of type {kind} (V4.8), has {count}")


def check_alliances(data, require):
    for name, alliance in data.items():
        require(name in ("france", "hre", "ottoman"), name, "is not an alliance of rule V6.6")
        for kind in alliance["bonus"]:
            require(kind in KINDS, f"{name}.bonus.{kind}", "is not a symbol")


def load(folder):
    """All files of the folder, by name."""
    schema = read(folder / "schema.json")
    data = {}
    extra = {
        "map": check_map, "palaces": check_palaces, "cards": check_cards, "tokens": check_tokens,
        "alliances": check_alliances, "patronage": check_patronage,
    }  # fmt: skip
    for name in FILES:
        path = folder / f"{name}.json"
        checker = Checker(path, schema["$defs"])
        data[name] = read(path)
        checker.check(data[name], schema[name])
        if name in extra:
            extra[name](data[name], checker.require)
    return data


def sea_distances(data):
    """How many seas a voyage between two cities crosses (V4.10, V4.11); 0: there is none."""
    seas, cities = data["seas"], data["cities"]
    joined = {name: set() for name in seas["names"]}
    for a, b in seas["adjacent"]:
        joined[a].add(b)
        joined[b].add(a)

    def steps(start):
        found, queue = {start: 1}, deque([start])
        while queue:
            sea = queue.popleft()
            for other in joined[sea]:
                if other not in found:
                    found[other] = found[sea] + 1
                    queue.append(other)
        return found

    reach = {sea: steps(sea) for sea in seas["names"]}
    return [
        [
            0 if a == b else min((reach[x][y] for x in cities[a]["seas"] for y in cities[b]["seas"] if y in reach[x]), default=0)
            for b in cities
        ]
        for a in cities
    ]
