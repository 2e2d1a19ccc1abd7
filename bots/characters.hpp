// The persons one plays against: each has a level and a temper. Their names and remarks are texts
// of the client, in data/characters.json.
#pragma once
#include <span>
#include <string_view>

#include "bots/characters_table.hpp"

namespace condotta::bots {

// In the order of the data: from the weakest level to the strongest.
std::span<const Character> characters();

// Null if nobody has that id.
const Character* find_character(std::string_view id);

// The bot of the roster that plays at this level.
std::string_view name_of(Level level);
std::string_view name_of(Temper temper);

}  // namespace condotta::bots
