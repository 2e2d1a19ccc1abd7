// The words of Condottiere: cards, regions, phases, reasons, piles.
#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/condottiere/state.hpp"
#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "notation/seats.hpp"

namespace condotta::notation {

using condottiere::Card;
using condottiere::Cards;
using condottiere::Phase;
using condottiere::Reason;
using condottiere::Region;

// Neither is for `none`.
std::string_view name_of(Card c);
std::string_view name_of(Region r);
std::string_view name_of(Phase phase);
std::string_view name_of(Reason reason);

// Exactly the name, or nothing.
std::optional<Card> card_named(std::string_view name);
std::optional<Region> region_named(std::string_view name);
std::optional<Phase> phase_named(std::string_view name);
std::optional<Reason> reason_named(std::string_view name);

// "too many 10s: 9 of 8"
std::string too_many(Card c, u32 number);

// Cards in the order of C1.3.
json::array list_of(const Cards& pile);
void add_list(JsonText& out, const Cards& pile);
// The same with commas, for people: "1, 1, 10, winter"; of no card: "none".
std::string words_of(const Cards& pile);
// How many of which: {"1": 2, "10": 1}.
json::object counts_of(const Cards& pile);
// A name, or null for `none`.
json::value name_or_null(Region r);

Card read_card(const Node& node);
Region read_region(const Node& node);
std::vector<Card> read_cards(const Node& node);
// No kind beyond what the deck has of it.
Cards read_pile(const Node& node);
Cards read_counts(const Node& node);

}  // namespace condotta::notation
