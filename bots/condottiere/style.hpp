// The numbers behind the rules of thumb: tuned but for the last three. A temper bends them.
#pragma once
#include "engine/condottiere/options.hpp"

namespace condotta::bots::condottiere {

struct Style {
  float price = 0.9790F;         // how dear one's own cards are, against their fitted worth
  float horizon = 1.4298F;       // cards in others' hands at which the future counts half
  float ration = 0.4997F;        // what every further point of strength will cost, likewise
  float doubt = 2.8806F;         // how far strengths must be apart for a battle to be clear
  float commit = 0.3806F;        // share of the hand one would put into any battle
  float commit_stake = 3.6221F;  // and the more, the more is at stake
  float card_power = 1.3613F;    // what an unknown card of another's hand is worth
  float their_commit = 0.3439F;  // share of their hands that others put into any battle
  float their_stake = 2.6674F;   // and the more, the more is at stake for them
  float token = 2.4975F;         // what holding the token is worth, against its fitted worth
  float denial = 0.4348F;        // how much it is minded that another conquers
  float attack = 1.5637F;        // how one counts one's own hand when choosing a region
  float caution = 2.6782F;       // and how those of others
  float grudge = 0.0000F;        // how much dearer the victories of whoever leads are
  float block = 1.0000F;         // the same if that is the victory of the game (C2.4)
  float leave = 0.6000F;         // the same while others can still stop it
};

// Tuned for two players, where nobody else is there to stop the other one.
inline constexpr Style kDuelStyle = {0.1498F, 1.5030F, 0.2742F, 8.4503F, 0.3464F, 6.5766F,
                                     3.0196F, 0.3626F, 4.6026F, 1.2451F, 1.4665F, 1.5019F,
                                     2.4154F, 0.0000F, 1.0000F, 0.6000F};

// Tuned for D1 with more than two players: what is played now is drawn again after the battle, so
// that cards are cheap.
inline constexpr Style kDrawStyle = {0.2994F, 1.4751F, 0.1903F, 1.3155F, 0.4932F, 2.8655F,
                                     2.8750F, 0.3610F, 5.7172F, 1.8876F, 0.4848F, 2.3670F,
                                     3.3443F, 0.0000F, 1.0000F, 0.6000F};

inline const Style& style_for(const condotta::condottiere::Options& options) {
  static constexpr Style many;
  if (options.players == 2) return kDuelStyle;
  return options.draw_after_battle != 0 ? kDrawStyle : many;
}

}  // namespace condotta::bots::condottiere
