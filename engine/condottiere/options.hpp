// What a table agrees on before the game (C1.1, C2.1, D1 to D5, the idle limit).
#pragma once
#include "engine/core/types.hpp"

namespace condotta::condottiere {

inline constexpr u8 kMinPlayers = 2;
inline constexpr u8 kMaxPlayers = 6;
inline constexpr u16 kIdleDefault = 0xFFFF;  // three battles for each player
inline constexpr u16 kMaxTarget = 1000;
inline constexpr u16 kMaxIdle = 1000;

struct Options {
  u8 players = 4;
  u8 draw_after_battle = 0;  // D1
  u8 bigger_kingdoms = 0;    // D3
  u8 capturing_regions = 0;  // D4
  u8 hidden_cards = 0;       // D5
  Seat start = Seat::none;   // C2.1; none: drawn by the seed
  u16 play_for_points = 0;   // D2: the target; 0: a single game
  u16 idle_battles = kIdleDefault;

  friend CONDOTTA_FN bool operator==(const Options&, const Options&) = default;

  [[nodiscard]] CONDOTTA_FN bool playable() const {
    return players >= kMinPlayers && players <= kMaxPlayers && draw_after_battle <= 1 &&
           bigger_kingdoms <= 1 && capturing_regions <= 1 && hidden_cards <= 1 &&
           (start == Seat::none || index(start) < players) && play_for_points <= kMaxTarget &&
           (idle_battles == kIdleDefault || idle_battles <= kMaxIdle);
  }
  // Battles in a row without a card after which the board decides; 0: never.
  [[nodiscard]] CONDOTTA_FN u16 idle_limit() const {
    return idle_battles == kIdleDefault ? static_cast<u16>(3 * players) : idle_battles;
  }
  // C2.4: so many regions win.
  [[nodiscard]] CONDOTTA_FN u8 regions_to_win() const { return players >= 4 ? 5 : 6; }
  // C2.4, D3: so many regions in one group win.
  [[nodiscard]] CONDOTTA_FN u8 group_to_win() const {
    return static_cast<u8>((players >= 4 ? 3 : 4) + bigger_kingdoms);
  }
  // C2.2, D1.
  [[nodiscard]] CONDOTTA_FN u8 first_hand() const { return draw_after_battle != 0 ? 7 : 10; }
};

}  // namespace condotta::condottiere
