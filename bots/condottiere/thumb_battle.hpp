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

  [[nodiscard]] float pass() const { return value(lines_[me_], now_, view_.hand, 0, false); }
  [[nodiscard]] float play(Card c) const;
  // C4.7, once the Scarecrow lies.
  [[nodiscard]] float take(Card c) const;

 private:
  using Lines = std::array<Cards, kMaxPlayers>;

  // My chance if a seat conquers the region, and how it changes with the worth of my hand.
  struct Outcome {
    float chance, slope;
  };
  // What is to be expected of the others while certain lines lie there.
  struct Rivals {
    Weather weather;
    float best;    // what the strongest of them may come to
    float stake;   // how much less my chance is if I do not win
    Outcome lost;  // what I take that for
  };
  [[nodiscard]] Outcome if_won_by(u8 winner) const;
  [[nodiscard]] Outcome if_tied() const;
  // The share of a loss that counts.
  [[nodiscard]] float minded(u8 winner) const {
    return contains(threats_, seat(winner)) ? block_ : style_.denial;
  }

  // Another one, who may win this battle.
  [[nodiscard]] bool fights(u8 i) const {
    return i != me_ && (!final_ || contains(view_.table.finalists, seat(i)));
  }
  [[nodiscard]] bool out(u8 i) const {
    return contains(view_.table.passed, seat(i)) || (i != me_ && view_.held[i] == 0);
  }
  [[nodiscard]] Rivals rivals_of(const Lines& lines) const;
  // What the hand could still add to the line.
  [[nodiscard]] static float power(const Cards& hand, const Cards& line, const Weather& now);
  // What the position is worth with this line, and with `rest` in hand, which is worth `spent` less
  // than now.
  [[nodiscard]] float value(const Cards& line, const Rivals& rivals, const Cards& rest, float spent,
                            bool still_in) const;
  [[nodiscard]] float with_lines(const Lines& lines, const Cards& rest, float spent) const;
  [[nodiscard]] float surrender(float spent) const;
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
  float price_ = 0;  // of the worth of a card
  float point_ = 0;  // price of a point of strength still to be spent
  float share_ = 0;  // of the hand that this battle deserves
  float hand_factor_[kMaxPlayers] = {};
  float reserve_[kMaxPlayers] = {};   // strength that others may still bring
  bool contested_ = false;            // somebody else can still play
  SeatSet threats_ = 0;               // others who would win the game with this region
  float block_ = 1;                   // how much their victory is minded
  Outcome mine_ = {};                 // if I win
  Outcome theirs_[kMaxPlayers] = {};  // if another does
  Rivals now_ = {};
};

}  // namespace condotta::bots::condottiere
