// How much of anything a table takes.
#pragma once
#include <cstddef>

#include "engine/core/types.hpp"

namespace condotta::table {

// Milliseconds since 1970, or a length of time. A table never looks at a clock: it is told.
using Millis = u64;

inline constexpr std::size_t kLongestName = 24;       // characters
inline constexpr std::size_t kLongestTalk = 500;      // characters
inline constexpr std::size_t kLongestPact = 200;      // characters
inline constexpr std::size_t kLongestMessage = 8192;  // bytes of one message from outside
inline constexpr std::size_t kLongestAction = 64;     // bytes
inline constexpr u32 kMostNumber = 0x7FFFFFFF;        // of an event, a pact, a message
inline constexpr std::size_t kMostActions = 64;       // in one batch
inline constexpr std::size_t kMostShown = 32;         // cards in one showing
inline constexpr std::size_t kMostPacts = 200;        // of one game
inline constexpr std::size_t kMostLines = 100'000;    // of one log; talk ends there, play does not
inline constexpr u8 kColours = 6;

inline constexpr Millis kLeastDecision = 5'000;              // per decision
inline constexpr Millis kMostDecision = 14ULL * 86'400'000;  // two weeks
inline constexpr Millis kLeastBank = 10'000;
inline constexpr Millis kMostBank = 30ULL * 86'400'000;
inline constexpr Millis kMostIncrement = 7ULL * 86'400'000;

// Where a rule may ask somebody in secret, the game pauses so long whether anybody is asked or not,
// so that a pause tells nothing. A table may agree on another length; with 0 it may tell something.
inline constexpr Millis kSecretPause = 3'000;
inline constexpr Millis kMostPause = 60'000;

}  // namespace condotta::table
