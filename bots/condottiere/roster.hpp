// The players of Condottiere by their names.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using condotta::condottiere::Condottiere;

// From the weakest to the strongest.
std::span<const std::string_view> roster();

// A player for one seat of one game, by a name of the roster or by a character's id (see
// bots/characters.hpp); null if nobody has that name. The same name, seed and company play the
// same, given the same Observations and a budget of iterations.
std::unique_ptr<Player<Condottiere>> make_player(std::string_view name, u64 seed,
                                                 Company company = {});

}  // namespace condotta::bots::condottiere
