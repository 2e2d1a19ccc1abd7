// How far a run is, in one line.
#pragma once
#include <string>

#include "arena/tally.hpp"

namespace condotta::arena {

// "12 of 400 games, condottiere 52.1 %, captain 15.9 %, 3 min left". `before`: games that were
// there when the run began; `seconds`: since then.
std::string progress_text(const Tally& tally, const Schedule& schedule, u64 games, u64 before,
                          double seconds);

}  // namespace condotta::arena
