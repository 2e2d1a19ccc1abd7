#!/usr/bin/env python3
"""Checks data/characters.json and writes what C++ needs of it.

usage: generate_characters.py DATA_DIR OUT_DIR

OUT_DIR gets bots/characters_table.hpp: the id, level and temper of each character. The texts stay in the JSON, for
the client; here they are only checked to be complete.
"""

import re
import sys
from pathlib import Path

from generate_tables import BadData, Source, write

LANGUAGES = ("en", "pl", "ru", "fr", "it")
LEVELS = ("novice", "captain", "condottiere")
TEMPERS = ("cautious", "bold", "vengeful", "patient", "greedy", "sly")
MOMENTS = ("greeting", "won_battle", "lost_battle", "victory", "defeat")
LONGEST = {"name": 40, "about": 120}
LONGEST_REMARK = 80


def check_keys(source, holder, where, keys):
    """Exactly these keys."""
    for key in keys:
        source.require(key in holder, f"{where}.{key}", "is missing")
    for key in holder:
        source.require(key in keys, f"{where}.{key}", f"is not one of {', '.join(keys)}")


def check_texts(source, holder, where, key, longest):
    """One text in every language."""
    texts = source.field(holder, where, key, dict)
    place = f"{where}.{key}"
    check_keys(source, texts, place, LANGUAGES)
    for language in LANGUAGES:
        text = source.field(texts, place, language, str)
        at = f"{place}.{language}"
        source.require(text.strip() == text and text, at, "must be a text without space around it")
        source.require(len(text) <= longest, at, f"has {len(text)} characters, more than {longest}")


def one_of(source, row, where, key, known):
    value = source.field(row, where, key, str)
    source.require(value in known, f"{where}.{key}", f"{value!r} is not one of {', '.join(known)}")
    return value


def load_characters(path):
    source = Source(path)
    rows = source.field(source.root, "", "characters", list)
    source.require(rows, "characters", "is empty")
    characters = []
    for index, row in enumerate(rows):
        where = f"characters[{index}]"
        source.require(isinstance(row, dict), where, "must be an object")
        check_keys(source, row, where, ("id", "level", "temper", "name", "about", "remarks"))
        name = source.field(row, where, "id", str)
        source.require(re.fullmatch(r"[a-z]+", name), f"{where}.id", f"{name!r} is not a plain name")
        source.require(all(c["id"] != name for c in characters), f"{where}.id", f"{name!r} is listed twice")
        for key, longest in LONGEST.items():
            check_texts(source, row, where, key, longest)
        remarks = source.field(row, where, "remarks", dict)
        check_keys(source, remarks, f"{where}.remarks", MOMENTS)
        for moment in MOMENTS:
            check_texts(source, remarks, f"{where}.remarks", moment, LONGEST_REMARK)
        characters.append(
            {
                "id": name,
                "level": one_of(source, row, where, "level", LEVELS),
                "temper": one_of(source, row, where, "temper", TEMPERS),
            }
        )
    return characters


def table_header(characters):
    def enumeration(comment, name, values):
        names = ", ".join(f'"{value}"' for value in values)
        return (
            f"// {comment}\nenum class {name} : u8 {{ {', '.join(values)} }};\n"
            f"inline constexpr std::string_view k{name}Names[] = {{{names}}};\n"
        )

    rows = "".join(f'    {{"{c["id"]}", Level::{c["level"]}, Temper::{c["temper"]}}},\n' for c in characters)
    return "\n".join(
        [
            "// Made by scripts/generate_characters.py from data/characters.json: change that, not this file.",
            "#pragma once\n",
            "#include <string_view>\n",
            '#include "engine/core/types.hpp"\n',
            "namespace condotta::bots {\n",
            enumeration("How well a character plays: the bot of that name.", "Level", LEVELS),
            enumeration("How it likes to play.", "Temper", TEMPERS),
            "struct Character {\n  std::string_view id;\n  Level level;\n  Temper temper;\n};\n",
            f"inline constexpr Character kCharacters[] = {{\n{rows}}};\n",
            "}  // namespace condotta::bots\n",
        ]
    )


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    data, out = Path(arguments[0]), Path(arguments[1])
    try:
        characters = load_characters(data / "characters.json")
    except BadData as error:
        print(f"generate_characters: {error}", file=sys.stderr)
        return 2
    write(out / "bots" / "characters_table.hpp", table_header(characters))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
