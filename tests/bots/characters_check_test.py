#!/usr/bin/env python3
"""Bad characters are refused, and the line says what is wrong and where."""

import copy
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GOOD = json.loads((ROOT / "data" / "characters.json").read_text(encoding="utf-8"))


def generate(data):
    """The exit status, the line on stderr, and whether a table was written."""
    with tempfile.TemporaryDirectory() as folder:
        text = data if isinstance(data, str) else json.dumps(data)
        Path(folder, "characters.json").write_text(text, encoding="utf-8")
        script = ROOT / "scripts" / "generate_characters.py"
        done = subprocess.run([sys.executable, "-B", script, folder, folder], capture_output=True, text=True)
        return done.returncode, done.stderr, Path(folder, "bots", "characters_table.hpp").exists()


class BadCharacters(unittest.TestCase):
    def refused(self, change, message):
        data = copy.deepcopy(GOOD)
        change(data["characters"])
        status, error, written = generate(data)
        self.assertEqual(status, 2)
        self.assertFalse(written)
        self.assertEqual(error.count("\n"), 1)
        self.assertIn(f"characters.json: {message}\n", error)

    def test_the_data_is_good(self):
        self.assertEqual(generate(GOOD), (0, "", True))

    def test_a_missing_language(self):
        def change(rows):
            del rows[2]["remarks"]["victory"]["pl"]

        self.refused(change, "characters[2].remarks.victory.pl: is missing")

    def test_a_missing_moment(self):
        def change(rows):
            del rows[0]["remarks"]["defeat"]

        self.refused(change, "characters[0].remarks.defeat: is missing")

    def test_an_unknown_language(self):
        def change(rows):
            rows[1]["about"]["de"] = "Guten Tag"

        self.refused(change, "characters[1].about.de: is not one of en, pl, ru, fr, it")

    def test_an_id_twice(self):
        def change(rows):
            rows[3]["id"] = rows[0]["id"]

        self.refused(change, f"characters[3].id: {GOOD['characters'][0]['id']!r} is listed twice")

    def test_an_unknown_level(self):
        def change(rows):
            rows[0]["level"] = "genius"

        self.refused(change, "characters[0].level: 'genius' is not one of novice, captain, condottiere")

    def test_an_unknown_temper(self):
        def change(rows):
            rows[0]["temper"] = "sleepy"

        known = "cautious, bold, vengeful, patient, greedy, sly"
        self.refused(change, f"characters[0].temper: 'sleepy' is not one of {known}")

    def test_texts_that_are_none(self):
        def empty(rows):
            rows[0]["name"]["fr"] = ""

        def number(rows):
            rows[0]["name"]["fr"] = 7

        def long(rows):
            rows[0]["name"]["fr"] = "x" * 41

        self.refused(empty, "characters[0].name.fr: must be a text without space around it")
        self.refused(number, "characters[0].name.fr: must be of type str, is 7")
        self.refused(long, "characters[0].name.fr: has 41 characters, more than 40")

    def test_nobody_at_all(self):
        self.refused(lambda rows: rows.clear(), "characters: is empty")

    def test_no_json(self):
        status, error, written = generate("{")
        self.assertEqual((status, written), (2, False))
        self.assertIn("characters.json: not JSON: ", error)


if __name__ == "__main__":
    unittest.main()
