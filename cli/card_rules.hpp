// One sentence on each card.
#pragma once
#include <string>
#include <string_view>

#include "engine/condottiere/cards.hpp"

namespace condotta::cli {

std::string_view rule_of(condottiere::Card c);
// The same by name, as text for a terminal; or which cards there are.
std::string card_text(std::string_view name);

}  // namespace condotta::cli
