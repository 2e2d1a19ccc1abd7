// A problem of the rules of Virtù as a sentence.
#include "notation/virtu_notation.hpp"

namespace condotta::notation {

using virtu::Problem;

Error explain(virtu::Problem problem) {
  switch (problem) {
    case Problem::options:
      return {"options", "cannot be played with"};
    case Problem::colours:
      return {"seats", "the colours are not those of this number of players (V1.1)"};
    case Problem::order:
      return {"order", "order and track name each seat once (V5.8)"};
    case Problem::phase:
      return {"phase", "cannot be"};
    case Problem::year:
      return {"year", "the game does not last so long (V5.10)"};
    case Problem::outcome:
      return {"result", "winners are there when the game is over, and only then"};
    case Problem::palace:
      return {"seats", "a palace that V3.2 does not allow"};
    case Problem::places:
      return {"seats", "more cards in shaded places than are open (V3.3)"};
    case Problem::cards:
      return {"seats", "a card that this player cannot have"};
    case Problem::supply:
      return {"seats", "more of a kind than there are (V1.4)"};
    case Problem::indulgences:
      return {"seats", "the indulgences cannot be (V4.5)"};
    case Problem::cities:
      return {"seats", "cities, their tokens or cathedrals that cannot be (V1.2, V6.3)"};
    case Problem::deeds:
      return {"seats", "titles that nobody can have together (V6.3)"};
    case Problem::bonuses:
      return {"seats", "patronage bonuses that do not go with the steps made (V4.8)"};
    case Problem::trophies:
      return {"seats", "a trophy of a colour that does not play, or of the own one (V5.5)"};
    case Problem::agents:
      return {"agents", "too many of a seat, or where none can be (V4.12)"};
    case Problem::marker:
      return {"seats", "the marker is not where it can be (V4.1)"};
    case Problem::troops:
      return {"seats", "too many troops, or where none can be at this time (V4.11, V5.7)"};
    case Problem::alliances:
      return {"alliances", "cannot be (V6.5)"};
    case Problem::payment:
      return {"now", "a payment that cannot be, or cannot be completed (V2.3)"};
    case Problem::battle:
      return {"now", "a battle without its armies (V5.2, V5.3)"};
    default:
      return {"turn", "nothing can be decided like this"};
  }
}

}  // namespace condotta::notation
