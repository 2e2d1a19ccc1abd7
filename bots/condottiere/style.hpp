// The numbers behind the rules of thumb. A character is a Style; the tuned one is the default.
#pragma once

namespace condotta::bots::condottiere {

struct Style {
  float price = 0.016F;        // of a point of strength spent, in chances of victory
  float scarcity = 0.5F;       // how much dearer a card is when few are left
  float doubt = 5.0F;          // how far strengths must be apart for a battle to be clear
  float commit = 0.30F;        // share of the hand one would put into any battle
  float commit_stake = 0.9F;   // and the more, the more is at stake
  float card_power = 3.4F;     // what an unknown card of another's hand is worth
  float their_commit = 0.22F;  // share of their hands that others put into any battle
  float their_stake = 0.7F;    // and the more, the more is at stake for them
  float denial = 0.8F;         // what another's gain is worth to prevent
  float token = 0.04F;         // what holding the token is worth
  float attack = 0.6F;         // how much one's own gain counts when choosing a region
  float caution = 0.7F;        // how much others' gains count then
};

}  // namespace condotta::bots::condottiere
