// The numbers behind the rules of thumb. A character is a Style; the tuned one is the default.
#pragma once

namespace condotta::bots::condottiere {

struct Style {
  float price = 0.5028F;         // how dear one's own cards are, against their fitted worth
  float horizon = 0.9011F;       // cards in others' hands at which the future counts half
  float ration = 0.5658F;        // what every further point of strength will cost, likewise
  float doubt = 3.4649F;         // how far strengths must be apart for a battle to be clear
  float commit = 0.2823F;        // share of the hand one would put into any battle
  float commit_stake = 4.8403F;  // and the more, the more is at stake
  float card_power = 1.4571F;    // what an unknown card of another's hand is worth
  float their_commit = 0.2186F;  // share of their hands that others put into any battle
  float their_stake = 2.3159F;   // and the more, the more is at stake for them
  float token = 1.6157F;         // what holding the token is worth, against its fitted worth
  float denial = 0.3831F;        // how much another's victory is minded
  float attack = 2.0023F;        // how one counts one's own hand when choosing a region
  float caution = 2.1985F;       // and how those of others
  float grudge = 0.0000F;        // how much dearer the victories of whoever leads are
};

}  // namespace condotta::bots::condottiere
