"""Turns the checked data of Virtù into constexpr tables and lists of names."""

from virtu_data import COLOURS, KINDS, sea_distances

ACTIONS = ("government", "patronage", "trade", "diplomacy", "war", "intrigue")
MADE_BY = "// Made by scripts/generate_tables.py from data/virtu/: change those, not this file."


def enum_name(text):
    """A name of the data as an enumerator: lower case, plain letters."""
    plain = "".join(c if c.isalnum() and c.isascii() else "_" for c in text.lower())
    return "_".join(part for part in plain.split("_") if part)


def lanes(counts):
    """One byte for each kind of symbol, florins lowest."""
    return sum(counts.get(kind, 0) << (8 * index) for index, kind in enumerate(KINDS))


def hex64(value):
    return f"0x{value:016X}"


def symbol_lanes(symbols):
    return hex64(lanes({symbol["kind"]: symbol["count"] for symbol in symbols}))


def war_cost(symbols, each):
    """What the war symbols of one card or token cost together."""
    return sum(s.get("cost", each * s["count"]) for s in symbols if s["kind"] == "war")


def enumeration(comment, name, values):
    rows = "".join(f"  {value},\n" for value in values)
    return f"// {comment}\nenum class {name} : u8 {{\n{rows}  none = 0xFF,\n}};\n"


# nvcc takes a table inside its function only; g++ would build such a one on the stack at every call.
TABLE_MACRO = """\
#ifdef __CUDACC__
#define CONDOTTA_TABLE(Result, name, Of, size, ...)   \\
  CONDOTTA_FN Result name(Of of) {                    \\
    constexpr Result table[size] = {__VA_ARGS__};     \\
    return table[static_cast<u32>(of)];               \\
  }
#else
#define CONDOTTA_TABLE(Result, name, Of, size, ...)   \\
  inline constexpr Result name##_table[size] = {__VA_ARGS__}; \\
  CONDOTTA_FN Result name(Of of) { return name##_table[static_cast<u32>(of)]; }
#endif
"""


def table(comment, result, name, kind, rows):
    """A lookup, each value with a note beside it."""
    body = "".join(f"    {value}{',' if i + 1 < len(rows) else ''}  // {note}\n" for i, (value, note) in enumerate(rows))
    return f"// {comment}\nCONDOTTA_TABLE({result}, {name}, {kind}, {len(rows)},\n{body})\n"


def constant(kind, name, value, comment=""):
    return f"inline constexpr {kind} {name} = {value};{'  // ' + comment if comment else ''}"


def mask(names, chosen):
    return f"0x{sum(1 << index for index, name in enumerate(names) if name in chosen):08X}U"


def all_cards(data):
    """(enumerator, name in text, row, colour or None) of each kind of card: nobles, families, Machiavelli."""
    rows = [(enum_name(n), n, c, None) for n, c in data["cards"]["nobles"].items()]
    for colour in COLOURS:
        rows += [(enum_name(c["name"]), c["name"], c, colour) for c in data["cards"]["family"][colour]]
    machiavelli = {**data["patronage"]["bonuses"]["machiavelli"], "action": None, "prestige": 0}
    return rows + [("machiavelli", "machiavelli", machiavelli, None)]


def deeds(data):
    """The tokens of which a player has at most one: titles, guild, Artillery."""
    artillery = data["patronage"]["bonuses"]["artillery"]
    rows = [(name, row) for name, row in data["tokens"]["titles"].items()]
    rows.append(("guild", data["tokens"]["guild"]))
    rows.append(("artillery", {"symbols": artillery.get("symbols", []), "cost": {}, "copies": 0, "prestige": 0}))
    return rows


def map_part(data):
    cities = data["map"]["cities"]
    names = list(cities)
    closed = set(data["map"]["closed_with_3"]["cities"])
    on = {
        3: {n for n in names if "3/4" in cities[n]["maps"]} - closed,
        4: {n for n in names if "3/4" in cities[n]["maps"]},
        5: {n for n in names if "5" in cities[n]["maps"]},
    }
    roads = {}
    for players, board in ((3, "3/4"), (4, "3/4"), (5, "5")):
        for name in names:
            around = {
                road["b"] if road["a"] == name else road["a"]
                for road in data["map"]["roads"]
                if board in road["maps"] and name in (road["a"], road["b"])
            }
            roads[players, name] = around & on[players] if name in on[players] else set()
    road_rows = [(mask(names, roads[p, n]), f"{n}, {p} players") for p in (3, 4, 5) for n in names]
    sea_rows = [(d, f"{a} to {b}") for a, row in zip(names, sea_distances(data["map"])) for b, d in zip(names, row)]
    return [
        enumeration("The cities (V1.2), in the order of the data.", "City", [enum_name(n) for n in names]),
        constant("u8", "kCities", len(names)),
        constant("u32", "kPirates", mask(names, {n for n in names if cities[n]["pirate"]}), "V1.3") + "\n",
        table("The cities open with 3, 4 and 5 players (V1.2).", "u32", "open_cities_by", "u32",
              [(mask(names, on[p]), f"{p} players") for p in (3, 4, 5)]),
        table("V1.3.", "u8", "base_strength", "City", [(cities[n]["strength"], n) for n in names]),
        table("The symbols of a city's token.", "u64", "city_symbols", "City",
              [(symbol_lanes(cities[n]["symbols"]), n) for n in names]),
        table("What its war symbols cost together.", "u8", "city_war_cost", "City",
              [(war_cost(cities[n]["symbols"], data["cards"]["war_symbol_cost"]["florin"]), n) for n in names]),
        table("The two cities that a colour starts in, if they are on the map (V1.1).", "u32", "start_cities", "Colour",
              [(mask(names, {n for n in names if cities[n]["start"] == c}), c) for c in COLOURS]),
        table("Cities joined by a road: 3 players, then 4, then 5.", "u32", "road_row", "u32", road_rows),
        table("Seas crossed between two cities; 0: no voyage.", "u8", "sea_row", "u32", sea_rows),
    ]  # fmt: skip


def palace_part(data):
    palaces = data["palaces"]
    places = palaces["places"]
    rooms = [(f"RoomAction::{a}", f"{c} {i + 1}") for c in COLOURS for i, a in enumerate(palaces["rooms_clockwise"][c])]
    printed = [(f"Symbol::{palaces['room_symbols'].get(a, 'none')}", a) for a in ACTIONS]
    return [
        table("The printed actions of the rooms of each colour, clockwise (V3.1).", "RoomAction", "room_row", "u32", rooms),
        table("The symbol printed with an action (V2.6).", "Symbol", "printed_symbol", "RoomAction", printed),
        "// The marker passes a side's arrow when it leaves this room, counted from 0 (V4.1).",
        constant("u8", "kLeftArrow", palaces["arrows_after_room"]["left"] - 1),
        constant("u8", "kRightArrow", palaces["arrows_after_room"]["right"] - 1),
        "// Courtier places: those of the left side first, and of a side the open ones first (V3.1).",
        *(constant("u8", f"k{s.capitalize()}{h.capitalize()}", places[s][h]) for s in ("left", "right") for h in ("open", "shaded")),
        "",
    ]


def card_part(data):
    cards, each = all_cards(data), data["cards"]["war_symbol_cost"]["florin"]
    nobles = list(data["cards"]["nobles"].items())
    action = [(f"RoomAction::{row['action'] or 'none'}", name) for _, name, row, _ in cards]
    return [
        enumeration("The kinds of card (V1.4): nobles, the families colour by colour, Machiavelli.", "Card",
                    [enumerator for enumerator, *_ in cards]),
        constant("u8", "kNobles", len(nobles)),
        constant("u8", "kFamilySize", 3),
        constant("u8", "kCards", len(cards)) + "\n",
        table("The action that a card shows; none: it cannot be an action card (V3.2).", "RoomAction", "card_action", "Card", action),
        table("V2.1.", "u64", "card_symbols", "Card", [(symbol_lanes(r.get("symbols", [])), n) for _, n, r, _ in cards]),
        table("What its war symbols cost together.", "u8", "card_war_cost", "Card",
              [(war_cost(r.get("symbols", []), each), n) for _, n, r, _ in cards]),
        table("V7.3.", "u8", "card_prestige", "Card", [(r.get("prestige", 0), n) for _, n, r, _ in cards]),
        table("Agents that come with a card (V6.3, V1.5).", "u8", "card_agents", "Card", [(r.get("agent", 0), n) for _, n, r, _ in cards]),
        table("V6.3.", "u64", "noble_cost", "u32", [(hex64(lanes(r["cost"])), n) for n, r in nobles]),
        table("V1.4.", "u8", "noble_copies", "u32", [(r["copies"], n) for n, r in nobles]),
        table("At most so many in one palace (V6.3).", "u8", "noble_limit", "u32", [(r.get("limit", 255), n) for n, r in nobles]),
    ]  # fmt: skip


def token_part(data):
    rows, each = deeds(data), data["cards"]["war_symbol_cost"]["florin"]
    names = [name for name, _ in rows]
    cathedral, alliances = data["tokens"]["cathedral"], list(data["alliances"].items())
    return [
        enumeration("Tokens of which a player has at most one: titles, guild, Artillery.", "Deed", names),
        constant("u8", "kDeeds", len(rows)) + "\n",
        table("V2.1.", "u64", "deed_symbols", "Deed", [(symbol_lanes(r["symbols"]), n) for n, r in rows]),
        table("What its war symbols cost together.", "u8", "deed_war_cost", "Deed", [(war_cost(r["symbols"], each), n) for n, r in rows]),
        table("V6.3.", "u64", "deed_cost", "Deed", [(hex64(lanes(r["cost"])), n) for n, r in rows]),
        table("Copies for sale; with arms of one's own that is one for each player (V6.3).", "u8", "deed_copies", "Deed",
              [(r["copies"], n) for n, r in rows]),
        table("Courtier places that it opens (V3.3).", "u8", "deed_places", "Deed", [(r.get("places", 0), n) for n, r in rows]),
        table("V7.3.", "u8", "deed_prestige", "Deed", [(r["prestige"], n) for n, r in rows]),
        table("Deeds that nobody has beside it, one bit for each (V6.3).", "u8", "deed_excludes", "Deed",
              [(1 << names.index(r["excludes"]) if "excludes" in r else 0, n) for n, r in rows]),
        constant("u64", "kCathedralSymbols", symbol_lanes(cathedral["symbols"])),
        constant("u8", "kCathedralWarCost", war_cost(cathedral["symbols"], each)),
        constant("u64", "kCathedralCost", hex64(lanes(cathedral["cost"]))),
        constant("u8", "kCathedralCopies", cathedral["copies"]),
        constant("u8", "kCathedralPrestige", cathedral["prestige"]) + "\n",
        enumeration("V6.5.", "Alliance", [n for n, _ in alliances]),
        constant("u8", "kAlliances", len(alliances)) + "\n",
        table("V6.5.", "u64", "alliance_cost", "Alliance", [(hex64(lanes(a["cost"])), n) for n, a in alliances]),
        table("V6.6.", "u64", "alliance_symbols", "Alliance", [(hex64(lanes(a["bonus"])), n) for n, a in alliances]),
    ]  # fmt: skip


def patronage_part(data):
    patronage, supply = data["patronage"], data["supply"]
    bonuses, costs = list(patronage["bonuses"].items()), patronage["patronage_cost"]

    def of(key):
        return [(int(row.get(key, 0)), name) for name, row in bonuses]

    return [
        enumeration("The patronage bonuses.", "Bonus", [n for n, _ in bonuses]),
        constant("u8", "kBonuses", len(bonuses)) + "\n",
        constant("u16", "kCreators", f"0x{sum(1 << i for i, (_, b) in enumerate(bonuses) if b['type'] == 'creator'):04X}",
                 "the others are creations (V4.8)") + "\n",
        table("V7.3.", "u8", "bonus_prestige", "Bonus", of("prestige")),
        table("Courtier places that it opens (V3.3).", "u8", "bonus_places", "Bonus", of("places")),
        table("Agents that come with it.", "u8", "bonus_agents", "Bonus", of("agent")),
        table("Nobody else's agents may come to its owner's places.", "u8", "bonus_bars_agents", "Bonus", of("bars_agents")),
        table("Crosses at the end (V7.4).", "u8", "bonus_crosses", "Bonus", of("final_crosses")),
        table("Free crowns of each Patronage action.", "u8", "bonus_crowns", "Bonus", of("patronage_crown")),
        table("Strength in each siege, either side (V5.4).", "u8", "bonus_siege", "Bonus", of("siege_bonus")),
        table("Florins that this costs.", "u8", "bonus_siege_cost", "Bonus", of("cost")),
        table("Strength in each defence (V5.4).", "u8", "bonus_defence", "Bonus", of("defence_bonus")),
        table("Prestige by number of cities, the last for it and more (V7.1).", "u8", "city_track_prestige", "u32",
              [(v, i) for i, v in enumerate(patronage["city_prestige"])]),
        constant("u8", "kCityTrackEnd", len(patronage["city_prestige"]) - 1),
        table("Prestige by steps on the patronage track (V7.2).", "u8", "patronage_prestige", "u32",
              [(v, i) for i, v in enumerate(patronage["patronage_prestige"])]),
        constant("u8", "kPatronageEnd", len(costs)),
        table("What the next step costs (V4.8), by the steps made.", "u64", "patronage_cost", "u32",
              [(hex64(lanes(c)), i) for i, c in enumerate(costs)]),
        table("And so many crowns or crosses more.", "u8", "patronage_either", "u32",
              [(c.get("crown_or_cross", 0), i) for i, c in enumerate(costs)]),
        constant("u8", "kTroopsEach", supply["troops_each"]),
        constant("u8", "kAgentsEach", supply["agents_each"]),
        constant("u8", "kIndulgences", supply["indulgences"]),
        "",
    ]  # fmt: skip


def engine_header(data):
    return "\n".join(
        [
            MADE_BY, "#pragma once\n", '#include "engine/core/types.hpp"\n', TABLE_MACRO, "namespace condotta::virtu {\n",
            enumeration("V2.1; a table of symbols has one byte for each, florins lowest.", "Symbol", KINDS),
            enumeration("The five playable houses (V1.1).", "Colour", COLOURS),
            enumeration("V4.7 to V4.12.", "RoomAction", ACTIONS),
            *map_part(data), *palace_part(data), *card_part(data), *token_part(data), *patronage_part(data),
            "}  // namespace condotta::virtu\n",
        ]
    )  # fmt: skip


def names_header(data):
    def array(name, values):
        rows = "".join(f'    "{value}",\n' for value in values)
        return f"inline constexpr std::string_view {name}[{len(values)}] = {{\n{rows}}};\n"

    return "\n".join(
        [
            MADE_BY, "#pragma once\n", "#include <string_view>\n", "namespace condotta::notation::virtu_names {\n",
            array("kSymbols", KINDS), array("kColours", COLOURS), array("kRoomActions", ACTIONS),
            array("kCities", data["map"]["cities"]), array("kCards", [enum_name(name) for _, name, *_ in all_cards(data)]),
            array("kCardTitles", [name.capitalize() if c is None else name for _, name, _, c in all_cards(data)]),
            array("kDeeds", [name for name, _ in deeds(data)]), array("kAlliances", data["alliances"]),
            array("kBonuses", data["patronage"]["bonuses"]),
            "}  // namespace condotta::notation::virtu_names\n",
        ]
    )  # fmt: skip
