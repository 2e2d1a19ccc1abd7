// Whether a state breaks a rule: an executable invariant, and the gate for positions from outside.
#pragma once
#include "engine/virtu/play.hpp"

namespace condotta::virtu {
enum class Problem : u8 { none };
CONDOTTA_FN Problem problem_of(const State&) { return Problem::none; }
}  // namespace condotta::virtu
