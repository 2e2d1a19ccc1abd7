// What a table agrees on before the game (V1.1, V1.6, V4.12, V5.10).
#pragma once
#include "engine/virtu/vocabulary.hpp"

namespace condotta::virtu {

inline constexpr u8 kDefaultYears = 20;

struct Options {
  u8 players = 4;
  Seat start = Seat::none;   // V1.6; none: drawn by the seed
  u8 years = kDefaultYears;  // V5.10; 0: no limit
  u8 gentle_agents = 0;      // V4.12: at most one enemy agent in each palace
  Colour colours[kMaxPlayers] = {Colour::none, Colour::none, Colour::none, Colour::none,
                                 Colour::none};  // V1.1; none for all: drawn by the seed

  friend CONDOTTA_FN bool operator==(const Options&, const Options&) = default;

  // V1.1: the colours that play, one bit for each.
  [[nodiscard]] CONDOTTA_FN u8 colours_in_play() const {
    constexpr u8 three = 1U << number(Colour::florence) | 1U << number(Colour::naples) |
                         1U << number(Colour::venice);
    constexpr u8 four = three | 1U << number(Colour::milan);
    return players == 3 ? three : players == 4 ? four : static_cast<u8>((1U << kColours) - 1U);
  }
  [[nodiscard]] CONDOTTA_FN bool colours_chosen() const { return colours[0] != Colour::none; }

  [[nodiscard]] CONDOTTA_FN bool playable() const {
    if (players < kMinPlayers || players > kMaxPlayers || gentle_agents > 1) return false;
    if (start != Seat::none && index(start) >= players) return false;
    u32 seen = 0;
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      if (i >= players || !colours_chosen()) {
        if (colours[i] != Colour::none) return false;
      } else if (number(colours[i]) >= kColours) {
        return false;
      } else {
        seen |= 1U << number(colours[i]);
      }
    }
    return !colours_chosen() || seen == colours_in_play();
  }
};

}  // namespace condotta::virtu
