#include "notation/virtu_vocabulary.hpp"

#include <fmt/format.h>

#include "notation/virtu_names.hpp"

namespace condotta::virtu_words {
namespace {

constexpr std::string_view kPhaseNames[kPhases] = {
    "setup",   "enter",     "move",  "govern",   "refresh", "patronage", "choose",
    "trade",   "diplomacy", "war",   "intrigue", "lifted",  "idle",      "pay",
    "lodge",   "sieges",    "press", "declare",  "evict",   "withdraw",  "upkeep",
    "disband", "arrange",   "buy",   "hire",     "ally",    "over"};
constexpr std::string_view kGroupNames[kGroups] = {"left", "left-shaded", "right", "right-shaded"};

// The number of a name in a list.
template <class Enum, std::size_t N>
std::optional<Enum> find(const std::string_view (&names)[N], std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

// The first number whose name this is.
template <class Name>
std::optional<u8> find_by(u32 count, std::string_view text, Name name) {
  for (u32 i = 0; i < count; ++i) {
    if (name(static_cast<u8>(i)) == text) return static_cast<u8>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(City c) { return notation::virtu_names::kCities[number(c)]; }
std::string_view name_of(Card c) { return notation::virtu_names::kCards[number(c)]; }
std::string_view name_of(Deed d) { return notation::virtu_names::kDeeds[number(d)]; }
std::string_view name_of(Alliance a) { return notation::virtu_names::kAlliances[number(a)]; }
std::string_view name_of(Bonus b) { return notation::virtu_names::kBonuses[number(b)]; }
std::string_view name_of(Colour c) { return notation::virtu_names::kColours[number(c)]; }
std::string_view name_of(Symbol s) { return notation::virtu_names::kSymbols[number(s)]; }
std::string_view name_of(RoomAction a) { return notation::virtu_names::kRoomActions[number(a)]; }
std::string_view name_of(Phase phase) { return kPhaseNames[number(phase)]; }
std::string_view name_of(Group g) { return kGroupNames[number(g)]; }
std::string_view title_of(Card c) { return notation::virtu_names::kCardTitles[number(c)]; }

std::string place_name(u32 place) {
  const u32 left = kLeftOpen + kLeftShaded;
  return place < left ? fmt::format("L{}", place + 1) : fmt::format("R{}", place - left + 1);
}

std::string position_name(Position at) {
  if (at < kRoomPosition) return place_name(at);
  const u32 room = (at - u32{kRoomPosition}) / 2 + 1;
  return fmt::format("{}-{}", (at - kRoomPosition) % 2 == 0 ? "action" : "under", room);
}

std::string target_name(Target to) {
  if (to < kGroupTarget) return fmt::format("room {}", to + 1);
  return std::string(name_of(static_cast<Group>(to - kGroupTarget)));
}

std::string source_name(Source source) {
  if (source == kActionCard) return "action";
  if (source == kImprovement) return "improvement";
  if (source < kCitySource) return place_name(source - u32{kCourtierSource});
  if (source < kCathedralSource) return std::string(name_of(city(source - u32{kCitySource})));
  if (source < kDeedSource) {
    return fmt::format("cathedral-{}", name_of(city(source - u32{kCathedralSource})));
  }
  if (source < kAllianceSource) {
    return std::string(name_of(static_cast<Deed>(source - kDeedSource)));
  }
  if (source < kIndulgenceSource) {
    return std::string(name_of(static_cast<Alliance>(source - kAllianceSource)));
  }
  if (source == kIndulgenceSource) return "indulgence";
  if (source == kWarTokenSource) return "token";
  if (source >= kSources) return "";
  const Bonus bonus = static_cast<Bonus>(source - kBonusSource);
  // The token of this name is another source.
  return bonus == Bonus::artillery ? "artillery-bonus" : std::string(name_of(bonus));
}

std::string spot_name(Spot spot) {
  if (spot < kRoomSpot) return std::string(name_of(city(spot)));
  if (spot >= kAllianceSpot) {
    return std::string(name_of(static_cast<Alliance>(spot - kAllianceSpot)));
  }
  const u32 at = spot - u32{kRoomSpot};
  return fmt::format("palace-{}-{}", at / kRooms, at % kRooms + 1);
}

std::string item_name(Item item) {
  if (item < kNobles) return std::string(name_of(static_cast<Card>(item)));
  if (item >= kDeedItem && item < kDeedItem + kDeeds) {
    return std::string(name_of(static_cast<Deed>(item - kDeedItem)));
  }
  return item == kCathedralItem ? "cathedral" : "";
}

std::optional<City> city_named(std::string_view name) {
  return find<City>(notation::virtu_names::kCities, name);
}
std::optional<Card> card_named(std::string_view name) {
  return find<Card>(notation::virtu_names::kCards, name);
}
std::optional<Deed> deed_named(std::string_view name) {
  return find<Deed>(notation::virtu_names::kDeeds, name);
}
std::optional<Alliance> alliance_named(std::string_view name) {
  return find<Alliance>(notation::virtu_names::kAlliances, name);
}
std::optional<Bonus> bonus_named(std::string_view name) {
  return find<Bonus>(notation::virtu_names::kBonuses, name);
}
std::optional<Colour> colour_named(std::string_view name) {
  return find<Colour>(notation::virtu_names::kColours, name);
}
std::optional<Symbol> symbol_named(std::string_view name) {
  return find<Symbol>(notation::virtu_names::kSymbols, name);
}
std::optional<Phase> phase_named(std::string_view name) { return find<Phase>(kPhaseNames, name); }
std::optional<Group> group_named(std::string_view name) { return find<Group>(kGroupNames, name); }

std::optional<u8> place_named(std::string_view name) { return find_by(kPlaces, name, place_name); }
std::optional<Position> position_named(std::string_view name) {
  if (const auto place = place_named(name)) return place;
  for (Position at = kRoomPosition; at < kPositions; ++at) {
    if (position_name(at) == name) return at;
  }
  return std::nullopt;
}
std::optional<Source> source_named(std::string_view name) {
  if (const auto place = place_named(name)) return static_cast<Source>(kCourtierSource + *place);
  return find_by(kSources, name, [](Source source) {
    const bool courtier = source >= kCourtierSource && source < kCitySource;
    return courtier ? std::string() : source_name(source);
  });
}
std::optional<Spot> spot_named(std::string_view name) { return find_by(kSpots, name, spot_name); }
std::optional<Item> item_named(std::string_view name) {
  return name.empty() ? std::nullopt : find_by(kCathedralItem + 1, name, item_name);
}

}  // namespace condotta::virtu_words
