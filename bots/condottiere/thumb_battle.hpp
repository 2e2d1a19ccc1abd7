// Rules of thumb for a battle: what each card, or a pass, would be worth to a seat.
#pragma once
#include <array>

#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/style.hpp"
#include "bots/condottiere/view.hpp"

namespace condotta::bots::condottiere {

// One battle as a seat sees it. Values are chances of victory in the game.
class BattleThumb {
 public:
  BattleThumb(const View& view, const Stakes& stakes, const Style& style);

  [[nodiscard]] float pass() const {
    return value(lines_[me_], weather_, best_, view_.hand, 0, false);
  }
  [[nodiscard]] float play(Card c) const;
  // C4.7, once the Scarecrow lies.
  [[nodiscard]] float take(Card c) const;

 private:
  using Lines = std::array<Cards, kMaxPlayers>;

  // My chance if a seat conquers the region, and how it changes with the worth of my hand.
  struct Outcome {
    float chance, slope;
  };
  [[nodiscard]] Outcome if_won_by(u8 winner) const;
  [[nodiscard]] Outcome outcome_of(float mine, float others) const;

  [[nodiscard]] bool out(u8 i) const {
    return contains(view_.table.passed, seat(i)) || (i != me_ && view_.held[i] == 0);
  }
  [[nodiscard]] Weather weather_of(const Lines& lines) const;
  [[nodiscard]] bool leads() const;
  // What the hand could still add to the line.
  [[nodiscard]] static float power(const Cards& hand, const Cards& line, const Weather& now);
  [[nodiscard]] float best_of_others(const Lines& lines, const Weather& now) const;
  // What the position is worth with this line against `theirs`, and with `rest` in hand, which is
  // worth `spent` less than now.
  [[nodiscard]] float value(const Cards& line, const Weather& now, float theirs, const Cards& rest,
                            float spent, bool still_in) const;
  [[nodiscard]] float with_lines(const Lines& lines, const Cards& rest, float spent) const;
  [[nodiscard]] float play_plain(Card c, const Cards& rest, float spent) const;
  [[nodiscard]] float best_take(const Cards& rest, float spent) const;
  [[nodiscard]] float courtesan_bonus() const;

  const View& view_;
  const Stakes& stakes_;
  const Style& style_;
  const HandWorth& worth_;
  const u8 me_;
  const bool final_;
  Lines lines_ = {};
  Weather weather_ = {};
  float price_ = 0;  // of the worth of a card
  float point_ = 0;  // price of a point of strength still to be spent
  float share_ = 0;  // of the hand that this battle deserves
  float hand_factor_[kMaxPlayers] = {};
  float reserve_[kMaxPlayers] = {};  // strength that others may still bring
  float best_ = 0;                   // what the strongest of the others may come to
  bool contested_ = false;           // somebody else can still play
  Outcome mine_ = {};                // if I win
  Outcome theirs_ = {};              // if I do not
};

}  // namespace condotta::bots::condottiere
