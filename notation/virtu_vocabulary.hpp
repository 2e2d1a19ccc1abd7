// The words of Virtù: cities, cards, sources, spots, places, phases.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/virtu/virtu.hpp"
#include "notation/json_node.hpp"

namespace condotta::virtu_words {

using namespace condotta::virtu;

// None of these is for `none`.
std::string_view name_of(City c);
std::string_view name_of(Card c);
std::string_view name_of(Deed d);
std::string_view name_of(Alliance a);
std::string_view name_of(Bonus b);
std::string_view name_of(Colour c);
std::string_view name_of(Symbol s);
std::string_view name_of(RoomAction a);
std::string_view name_of(Phase phase);
std::string_view name_of(Group g);
// The name of a card as people write it: "Lorenzo de' Medici".
std::string_view title_of(Card c);

std::string place_name(u32 place);       // L1, R3
std::string position_name(Position at);  // L1, action-2, under-2
std::string target_name(Target to);      // room 2, left-shaded
std::string source_name(Source source);  // action, L1, Roma, cathedral-Roma, duchy, hre, leonardo
std::string spot_name(Spot spot);        // Roma, palace-1-3, france
std::string item_name(Item item);        // banker, duchy, cathedral

// Exactly the name, or nothing.
std::optional<City> city_named(std::string_view name);
std::optional<Card> card_named(std::string_view name);
std::optional<Deed> deed_named(std::string_view name);
std::optional<Alliance> alliance_named(std::string_view name);
std::optional<Bonus> bonus_named(std::string_view name);
std::optional<Colour> colour_named(std::string_view name);
std::optional<Symbol> symbol_named(std::string_view name);
std::optional<Phase> phase_named(std::string_view name);
std::optional<Group> group_named(std::string_view name);
std::optional<u8> place_named(std::string_view name);
std::optional<Position> position_named(std::string_view name);
std::optional<Source> source_named(std::string_view name);
std::optional<Spot> spot_named(std::string_view name);
std::optional<Item> item_named(std::string_view name);

}  // namespace condotta::virtu_words
