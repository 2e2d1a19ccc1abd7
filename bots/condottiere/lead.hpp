// By how much a seat leads in a battle, and what a card would make of that.
#pragma once
#include <algorithm>

#include "bots/condottiere/view.hpp"

namespace condotta::bots::condottiere {

// Strength of one's own line, face-down card included, above the strongest other one.
class Lead {
 public:
  explicit Lead(const View& v) : table_(v.table), me_(index(v.me)) {
    std::copy_n(v.table.lines, kMaxPlayers, lines_);
    if (v.down != Card::none) lines_[me_].add(v.down);
    weather_ = weather_over(lines_, v.table.options.players);
    now_ = of(lines_, weather_);
    best_other_ = static_cast<float>(strength(lines_[me_], weather_)) - now_;
  }

  [[nodiscard]] float now() const { return now_; }

  // Once it is played. A Scarecrow takes nothing back here, and a Surrender changes no strength.
  [[nodiscard]] float with(Card c) const {
    if (c == Card::scarecrow || c == Card::surrender) return now_;
    if (c == Card::bishop) return after_bishop();
    Cards lines[kMaxPlayers];
    std::copy_n(lines_, kMaxPlayers, lines);
    lines[me_].add(c);
    if (c == Card::winter || c == Card::spring) {  // C4.4
      for (Cards& line : lines) line.remove_all(c == Card::winter ? Card::spring : Card::winter);
    } else if (!weather_.spring) {  // others stay as they are
      return static_cast<float>(strength(lines[me_], weather_)) - best_other_;
    }
    return of(lines, weather_over(lines, table_.options.players));
  }

 private:
  // C4.6; it touches no face-down card (D5).
  [[nodiscard]] float after_bishop() const {
    const Card highest = weather(table_).highest;
    if (highest == Card::none) return now_;
    Cards lines[kMaxPlayers];
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      lines[i] = lines_[i];
      lines[i].remove(highest, table_.lines[i].count(highest));
    }
    return of(lines, weather_over(lines, table_.options.players));
  }
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
  Weather weather_ = {};
  Cards lines_[kMaxPlayers];
  float now_;
  float best_other_;
};

}  // namespace condotta::bots::condottiere
