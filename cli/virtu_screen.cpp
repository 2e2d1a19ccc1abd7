#include "cli/virtu_screen.hpp"

#include <fmt/format.h>

#include "cli/teller.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::cli {
namespace {

using namespace virtu_words;

void add(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

std::string symbols_text(Symbols symbols) {
  std::string text;
  for (u32 k = 0; k < 8; ++k) {
    const Symbol kind = static_cast<Symbol>(k);
    if (count(symbols, kind) != 0) {
      add(text, fmt::format("{} {}", count(symbols, kind), name_of(kind)));
    }
  }
  return text;
}

// What can still give symbols is followed by them; what cannot is in brackets.
std::string piece(std::string_view name, Symbols symbols, bool available) {
  const std::string gives = symbols_text(symbols);
  return available ? fmt::format("{}: {}", name, gives.empty() ? "nothing" : gives)
                   : fmt::format("[{}]", name);
}

std::string rooms_text(const State& s, Seat who) {
  const Player& p = player(s, who);
  std::string text;
  for (u32 room = 0; room < kRooms; ++room) {
    std::string one = fmt::format("{} {}", room + 1, name_of(room_action(p, room)));
    if (p.rooms[room].action != Card::none) {
      one += fmt::format(" ({}", name_of(p.rooms[room].action));
      if (p.rooms[room].under != Card::none) {
        one += fmt::format(" on {}", name_of(p.rooms[room].under));
      }
      one += ")";
    }
    if (p.marker == room) one += " <marker>";
    if (bit(p.indulgences, room)) one += " <indulgence>";
    const Seat agent = s.agents[room_spot(who, room)];
    if (agent != Seat::none) one += fmt::format(" <agent of {}>", index(agent));
    add(text, one);
  }
  return text;
}

std::string courtiers_text(const Player& p) {
  std::string text;
  for (u32 i = 0; i < kPlaces; ++i) {
    const Card card = p.courtiers[i];
    if (card == Card::none) continue;
    add(text, fmt::format("{} {}", place_name(i),
                          piece(name_of(card), card_symbols(card), bit(p.available, i))));
  }
  return text;
}

std::string domain_text(const State& s, const Player& p) {
  std::string text;
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    add(text, piece(name_of(c), city_symbols(c), contains(p.cities_available, c)));
  }
  for (CitySet todo = p.cities & s.cathedrals; todo != 0; todo &= todo - 1) {
    add(text, piece(fmt::format("cathedral of {}", name_of(first_of(todo))), kCathedralSymbols,
                    contains(p.cathedrals_available, first_of(todo))));
  }
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    const Deed deed = static_cast<Deed>(lowest_bit(todo));
    add(text, piece(name_of(deed), deed_symbols(deed), bit(p.deeds_available, number(deed))));
  }
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    add(text, std::string(name_of(static_cast<Bonus>(lowest_bit(todo)))));
  }
  return text;
}

std::string troops_text(const Player& p) {
  std::string text;
  for (u8 c = 0; c < kCities; ++c) {
    if (p.troops[c] == 0) continue;
    const bool own = contains(p.cities, city(c));
    add(text, fmt::format("{} {}{}", p.troops[c], own ? "in " : "before ", name_of(city(c))));
  }
  return text;
}

std::string seat_text(const State& s, Seat who, Seat viewer, const Paint& paint) {
  const Player& p = player(s, who);
  std::string text =
      fmt::format("  {} ({}): {} florins, {} cities, patronage {}, {} agents in hand, prestige {}",
                  named(who, viewer, true), name_of(p.colour), p.florins, size(p.cities), p.steps,
                  p.agents, sheet_of(s, who).total());
  if (who == s.to_move) text = paint.strong(text + " <");
  text += '\n';
  text += wrapped("    rooms: " + rooms_text(s, who), 6);
  if (const std::string all = courtiers_text(p); !all.empty()) {
    text += wrapped("    courtiers: " + all, 6);
  }
  if (const std::string all = domain_text(s, p); !all.empty()) {
    text += wrapped("    domain: " + all, 6);
  }
  if (const std::string all = troops_text(p); !all.empty()) {
    text += wrapped("    troops: " + all, 6);
  }
  return text;
}

std::string shared_text(const State& s) {
  std::string agents, alliances;
  for (Spot spot = 0; spot < kSpots; ++spot) {
    if (s.agents[spot] == Seat::none || (spot >= kRoomSpot && spot < kAllianceSpot)) continue;
    add(agents, fmt::format("{} of seat {}", spot_name(spot), index(s.agents[spot])));
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    if (s.holders[a] == Seat::none) continue;
    add(alliances, fmt::format("{} with seat {}{}", name_of(static_cast<Alliance>(a)),
                               index(s.holders[a]), bit(s.ready, a) ? "" : " (used)"));
  }
  std::string text;
  if (!agents.empty()) text += wrapped("  Agents: " + agents, 4);
  if (!alliances.empty()) text += wrapped("  Alliances: " + alliances, 4);
  return text;
}

std::string owed_text(const Turn& t) {
  std::string text = symbols_text(t.owed);
  if (t.either != 0) add(text, fmt::format("{} crown or cross", t.either));
  return text;
}

}  // namespace

std::string virtu_table_text(const virtu::Observation& o, const Paint& paint) {
  const State& s = o.open;
  std::string order;
  for (u8 i = 0; i < s.options.players; ++i) add(order, fmt::format("{}", index(s.order[i])));
  std::string text = fmt::format("\nYear {}{}. Turn order: {}.\n", s.year,
                                 s.last_year != 0 ? ", the last" : "", order);
  for (u8 i = 0; i < s.options.players; ++i) text += seat_text(s, seat(i), o.me, paint);
  return text + shared_text(s);
}

std::string virtu_map_text(const virtu::Observation& o) {
  const State& s = o.open;
  std::string text;
  for (CitySet todo = open_cities(s.options.players); todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    const Seat owner = owner_of(s, c);
    std::string roads, ports;
    for (CitySet to = roads_from(s.options.players, c); to != 0; to &= to - 1) {
      add(roads, std::string(name_of(first_of(to))));
    }
    for (CitySet to = open_cities(s.options.players); to != 0; to &= to - 1) {
      if (seas_between(c, first_of(to)) == 1) add(ports, std::string(name_of(first_of(to))));
    }
    std::string line = fmt::format("{:13} {} {}", name_of(c), base_strength(c),
                                   owner == Seat::none ? "neutral" : named(owner, o.me, false));
    if (contains(kPirates, c)) line += ", pirates";
    line += fmt::format("; token {}", symbols_text(city_symbols(c)));
    if (!roads.empty()) line += "; roads to " + roads;
    if (!ports.empty()) line += "; one sea to " + ports;
    text += wrapped(line, 16);
  }
  return text;
}

std::string virtu_scores_text(const virtu::Observation& o) {
  std::string text;
  for (u8 i = 0; i < o.open.options.players; ++i) {
    const Sheet sheet = sheet_of(o.open, seat(i));
    text += wrapped(
        fmt::format("{}: {} prestige. Cities {} and {}, patronage {} and {}, palace {}, domain {}, "
                    "bonuses {}, religion {} ({} crosses), trophies {}, alliances {}, "
                    "indulgences -{}; {} crowns",
                    named(seat(i), o.me, true), sheet.total(), sheet.cities, sheet.most_cities,
                    sheet.patronage, sheet.furthest_patron, sheet.palace, sheet.domain,
                    sheet.bonuses, sheet.religion, sheet.crosses, sheet.trophies, sheet.alliances,
                    sheet.indulgences, sheet.crowns),
        2);
  }
  return text;
}

std::string virtu_question_text(const virtu::Observation& o) {
  const State& s = o.open;
  switch (s.phase) {
    case Phase::setup:
      return "Place your family: in rooms, under one another, or as courtiers.";
    case Phase::enter:
      return "Put your marker into a room.";
    case Phase::move:
      return "Your marker moves: stop here or go on?";
    case Phase::pay:
      return fmt::format("To pay for \"{}\": {}.", notation::text_of(s.turn.pending),
                         owed_text(s.turn));
    case Phase::refresh:
      return fmt::format("Government: turn tokens, {} left.", s.turn.power);
    case Phase::choose:
      return "Choose a patronage bonus.";
    case Phase::lifted:
      return "Where does the agent go?";
    case Phase::lodge:
      return fmt::format("A place for {}.", title_of(s.turn.placing));
    case Phase::sieges:
      return "Which siege comes next?";
    case Phase::press:
      return fmt::format("The plain of {} is yours: go on?", name_of(s.turn.city));
    case Phase::declare:
      return fmt::format("{} {}: {} against {} so far. Add a bonus?",
                         s.turn.plain != 0 ? "The plain of" : "The siege of", name_of(s.turn.city),
                         s.turn.bonus[0], s.turn.bonus[1]);
    case Phase::evict:
      return "A courtier loses the place: move or drop one.";
    case Phase::withdraw:
      return fmt::format("Your beaten army leaves {}: where to?", name_of(s.turn.city));
    case Phase::upkeep:
      return "Winter: what do you pay your troops?";
    case Phase::disband:
      return "Which troops leave?";
    case Phase::arrange:
      return "Winter: rearrange your palace.";
    case Phase::buy:
      return "Winter: buy cards and tokens.";
    case Phase::hire:
      return "Winter: hire troops.";
    case Phase::ally:
      return "Winter: make an alliance?";
    case Phase::over:
      return "The game is over.";
    default:
      return "The action of the room: what do you do?";
  }
}

std::string virtu_goal_text(const virtu::Options& options) {
  std::string text =
      "Most prestige wins. The end comes when all cities are taken, somebody has eight, or "
      "somebody completes the patronage track";
  return options.years != 0 ? text + fmt::format("; after year {} at the latest.", options.years)
                            : text + ".";
}

}  // namespace condotta::cli
