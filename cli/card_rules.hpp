// One sentence on each card.
#pragma once
#include <string_view>

#include "engine/condottiere/cards.hpp"

namespace condotta::cli {

std::string_view rule_of(condottiere::Card c);

}  // namespace condotta::cli
