// The numbers behind the rules of thumb. A character is a Style; the tuned one is the default.
#pragma once
#include "engine/condottiere/options.hpp"

namespace condotta::bots::condottiere {

struct Style {
  float price = 0.8847F;         // how dear one's own cards are, against their fitted worth
  float horizon = 2.4665F;       // cards in others' hands at which the future counts half
  float ration = 0.5078F;        // what every further point of strength will cost, likewise
  float doubt = 2.1157F;         // how far strengths must be apart for a battle to be clear
  float commit = 0.4076F;        // share of the hand one would put into any battle
  float commit_stake = 2.7766F;  // and the more, the more is at stake
  float card_power = 2.1500F;    // what an unknown card of another's hand is worth
  float their_commit = 0.4946F;  // share of their hands that others put into any battle
  float their_stake = 2.8156F;   // and the more, the more is at stake for them
  float token = 2.7874F;         // what holding the token is worth, against its fitted worth
  float denial = 0.2965F;        // how much another's victory is minded
  float attack = 1.5371F;        // how one counts one's own hand when choosing a region
  float caution = 3.3693F;       // and how those of others
  float grudge = 0.0000F;        // how much dearer the victories of whoever leads are
};

// Tuned for two players, where nobody else is there to stop the other one.
inline constexpr Style kDuelStyle = {0.1498F, 1.5030F, 0.2742F, 8.4503F, 0.3464F, 6.5766F, 3.0196F,
                                     0.3626F, 4.6026F, 1.2451F, 1.4665F, 1.5019F, 2.4154F, 0.0000F};

// Tuned for D1 with more than two players: what is played now is drawn again after the battle, so
// that cards are cheap.
inline constexpr Style kDrawStyle = {0.2654F, 1.5873F, 0.2875F, 1.7431F, 0.5094F, 2.5445F, 2.3985F,
                                     0.3824F, 2.4229F, 2.6584F, 0.2143F, 1.9170F, 4.1142F, 0.0000F};

inline const Style& style_for(const condotta::condottiere::Options& options) {
  static constexpr Style many;
  if (options.players == 2) return kDuelStyle;
  return options.draw_after_battle != 0 ? kDrawStyle : many;
}

}  // namespace condotta::bots::condottiere
