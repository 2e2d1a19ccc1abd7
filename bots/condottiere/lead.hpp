// By how much a seat leads in a battle, and what a card would make of that.
#pragma once
#include <algorithm>

#include "bots/condottiere/view.hpp"

namespace condotta::bots::condottiere {

// Strength of one's own line, face-down card included, above the strongest other one.
class Lead {
 public:
  explicit Lead(const View& v) : table_(v.table), me_(index(v.me)), weather_(weather(v.table)) {
    std::copy_n(v.table.lines, kMaxPlayers, lines_);
    if (v.down != Card::none) lines_[me_].add(v.down);
    now_ = of(lines_, weather_);
    best_other_ = static_cast<float>(strength(lines_[me_], weather_)) - now_;
  }

  [[nodiscard]] float now() const { return now_; }

  // Once it is played. A Scarecrow takes nothing back here, and a Surrender changes no strength.
  [[nodiscard]] float with(Card c) const {
    if (c == Card::scarecrow || c == Card::surrender) return now_;
    const bool season = c == Card::winter || c == Card::spring;
    if (c != Card::bishop && !season && !weather_.spring) {
      Cards mine = lines_[me_];
      mine.add(c);
      return static_cast<float>(strength(mine, weather_)) - best_other_;
    }
    Cards lines[kMaxPlayers];
    std::copy_n(lines_, kMaxPlayers, lines);
    if (c == Card::bishop) {  // C4.6
      if (weather_.highest == Card::none) return now_;
      for (Cards& line : lines) line.remove_all(weather_.highest);
    } else {
      lines[me_].add(c);
      const Card ended = c == Card::winter ? Card::spring : Card::winter;
      for (Cards& line : lines) {  // C4.4
        if (season) line.remove_all(ended);
      }
    }
    return of(lines, weather_over(lines, table_.options.players));
  }

 private:
  [[nodiscard]] float of(const Cards (&lines)[kMaxPlayers], const Weather& now) const {
    u32 best = 0;
    for (u8 i = 0; i < table_.options.players; ++i) {
      const bool fights = !is_final(table_) || contains(table_.finalists, seat(i));
      if (i != me_ && fights) best = std::max(best, u32{strength(lines[i], now)});
    }
    return static_cast<float>(strength(lines[me_], now)) - static_cast<float>(best);
  }

  const Table& table_;
  u8 me_;
  Weather weather_;  // of what lies face up
  Cards lines_[kMaxPlayers];
  float now_;
  float best_other_;
};

}  // namespace condotta::bots::condottiere
