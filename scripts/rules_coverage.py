#!/usr/bin/env python3
"""Which tests name which rule: writes docs/rules-coverage.md.

usage: rules_coverage.py [--check] [--root DIR]

The rules are the numbered lines and headings of engine/*/RULES.md (`- C4.3 ...`, `## D1 ...`); a number that has
numbers below it (C4 above C4.3) is a section, not a rule. A C++ test names a rule in its name (C4_3), in the comment
right above it or in its body; a scenario (tests/scenarios/**/*.txt) by a line `rule: C4.3`, or several numbers.

--check writes nothing: it fails if the page is out of date. Either way a rule without a test is a failure.
"""

import argparse
import re
import sys
from pathlib import Path

RULE_LINE = re.compile(r"(?:[-*]|#+)\s+[*`]*([A-Z]\d+(?:\.\d+)?)(?![\w.]*\d)")
NUMBER = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+)(?:[._](\d+))?(?!\d)")
TEST = re.compile(r"(?:TYPED_)?(?:TEST(?:_[FP])?|RC_GTEST(?:_FIXTURE)?_PROP)\s*\(\s*(\w+)\s*,\s*(\w+)")
PAGE = Path("docs/rules-coverage.md")


def rules_of(path):
    """The rule numbers of a RULES.md, in its order."""
    numbers = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = RULE_LINE.match(line)
        if match and match[1] not in numbers:
            numbers.append(match[1])
    sections = {number.split(".")[0] for number in numbers if "." in number}
    return [number for number in numbers if number not in sections]


def numbers_in(text, known):
    found = set()
    for letter, part in NUMBER.findall(text):
        whole = f"{letter}.{part}" if part else letter
        found.update(number for number in (whole, letter) if number in known)
    return found


def tests_in(text):
    """Yields (name, text) of each C++ test: the comment right above it, its name and its body."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        # The macro and its arguments may stand on two lines.
        match = TEST.match(line + " " + lines[index + 1].strip() if index + 1 < len(lines) else line)
        if not match:
            continue
        first = index
        while first > 0 and lines[first - 1].startswith("//"):
            first -= 1
        last = index
        if not line.endswith("}"):  # a test on one line is its own end
            while last + 1 < len(lines) and not lines[last].startswith("}"):
                last += 1
        yield f"{match[1]}.{match[2]}", "\n".join(lines[first : last + 1])


def collect(root, known):
    """Maps each rule to the tests that name it; returns that and a list of mistakes."""
    covered = {number: set() for number in known}
    mistakes = []
    for path in sorted((root / "tests").rglob("*.cpp")):
        for name, text in tests_in(path.read_text(encoding="utf-8")):
            for number in numbers_in(text, known):
                covered[number].add(name)
    for path in sorted((root / "tests" / "scenarios").rglob("*.txt")):
        name = path.relative_to(root / "tests").as_posix()
        for line_number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.match(r"\s*rules?:\s*(.*)", line)
            for number in re.split(r"[\s,]+", match[1].strip()) if match else []:
                if number in covered:
                    covered[number].add(name)
                else:
                    mistakes.append(f"tests/{name}:{line_number}: there is no rule {number!r}")
    return covered, mistakes


def page(games, covered):
    out = [
        "# Rules and their tests",
        "",
        "Made by `scripts/rules_coverage.py`; `./test` fails when this page is out of date or a rule has no test.",
        "Names with a dot are C++ tests, paths are scenarios under `tests/`.",
    ]
    for game, numbers in games.items():
        out += ["", f"## {game.capitalize()}", "", "| rule | tests |", "| --- | --- |"]
        out += [f"| {number} | {', '.join(f'`{t}`' for t in sorted(covered[number])) or 'none'} |" for number in numbers]
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if the page is out of date")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    arguments = parser.parse_args()

    games = {path.parent.name: rules_of(path) for path in sorted(arguments.root.glob("engine/*/RULES.md"))}
    known = [number for numbers in games.values() for number in numbers]
    if not known:
        print("rules_coverage: no numbered rules in engine/*/RULES.md", file=sys.stderr)
        return 1
    covered, mistakes = collect(arguments.root, known)
    mistakes += [f"rule {number} has no test" for number in known if not covered[number]]

    text = page(games, covered)
    path = arguments.root / PAGE
    if arguments.check:
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            mistakes.append(f"{PAGE} is out of date: run scripts/rules_coverage.py")
    else:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for mistake in mistakes:
        print(f"rules_coverage: {mistake}", file=sys.stderr)
    if not mistakes:
        print(f"{len(known)} rules, each with a test")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
