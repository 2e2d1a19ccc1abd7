// What a table would show of a change, and to whom.
#pragma once
#include "engine/core/types.hpp"

namespace condotta::virtu {

// `what` and `where` are numbers of the vocabulary: named in brackets, in this order.
enum class EventKind : u8 {
  game_started,      // seat is first in turn order; one for each seat has its colour in what (V1.1)
  card_placed,       // seat put a family card [card, target]; others see nothing (V1.5)
  cards_revealed,    // all have placed: seat's card [card, position] (V1.5)
  spring_began,      // seat's turn; count is the year (V4)
  marker_entered,    // seat's marker is in a room [room] (V4.1)
  courtiers_turned,  // seat's courtiers of a side [0 left, 1 right] are available (V4.1)
  indulgence_taken,  // seat has one in a room [room] (V4.5)
  indulgence_paid,   // seat paid one off [room] (V4.6)
  source_used,       // seat used a source for count symbols [source, symbol] (V2.3)
  florins_gained,    // seat's treasury got count [source, or none]
  florins_paid,      // seat's treasury paid count
  token_turned,      // seat turned a token or an alliance back [source] (V4.7)
  patron_advanced,   // seat made step count (V4.8)
  bonus_chosen,      // seat has a patronage bonus [bonus] (V4.8)
  card_lodged,       // seat put a new card [card, place] (V6.3)
  card_dropped,      // seat discarded a courtier [card, place] (V3.4)
  card_shifted,      // seat moved a card [card, position] (V6.2, V3.3)
  city_annexed,      // seat took a neutral city [city] (V4.10)
  troop_moved,       // seat moved a troop [from, to], over count seas (V4.11)
  war_token_gained,  // seat has count more +1 tokens (V4.11)
  agent_placed,      // seat's agent came to a spot [spot, from or none] (V4.12)
  agent_removed,     // seat removed an agent [spot, whose] (V4.12)
  agent_gained,      // seat has one more agent (V6.3)
  spring_ended,      // seat's turn is over
  plain_began,       // seat meets another army [whose, city] (V5.2)
  siege_began,       // seat attacks a city [controller or none, city] (V5.3)
  bonus_declared,    // seat adds count to its strength [source] (V5.4)
  declined,          // seat adds nothing (V5.4)
  strength,          // seat, or the neutral city, came to count (V5.3)
  siege_called_off,  // seat goes no further [city] (V5.2)
  troops_lost,       // seat lost count at a city [city] (V5.5, V5.6, V5.7, V6.1)
  city_taken,        // seat conquered a city [from whom or none, city] (V5.5)
  siege_failed,      // seat was beaten back [city] (V5.6)
  trophy_taken,      // seat has a trophy of a colour [colour] (V5.5)
  cathedral_taken,   // seat has the cathedral of a city [city] (V5.5)
  troop_retreated,   // seat withdrew a troop [from, to] (V5.7)
  order_set,         // seat is in place count of the turn order (V5.8)
  last_year,         // this year's winter is the last (V5.9, V5.10)
  winter_began,      // seat's turn (V6)
  item_bought,       // seat bought an item [item, city of a cathedral] (V6.3)
  troop_hired,       // seat has one more at a city [city] (V6.4)
  alliance_made,     // seat holds an alliance [alliance, who held it or none] (V6.5)
  scored,            // seat has count prestige, kScoredZero added (V7)
  game_won,          // seat won, or shares in it (V7.6)
};
inline constexpr u8 kEventKinds = 44;
inline constexpr int kScoredZero = 100;  // prestige may be below 0 (V7.5)

struct Event {
  EventKind kind;
  Seat seat = Seat::none;
  u8 what = 0xFF;
  u8 where = 0xFF;
  u16 count = 0;
  u8 card = 0xFF;            // of a source that is a card of the palace: which
  SeatSet full = kEveryone;  // who sees all of it
  SeatSet blank = 0;         // who sees it without what, where and card
  u8 spare = 0;              // spelt out, so that there is no padding

  friend CONDOTTA_FN bool operator==(const Event&, const Event&) = default;
};

// The event as `viewer` sees it; false if nothing of it reaches them. What is sent never tells who
// else saw more.
CONDOTTA_FN bool witness_event(const Event& event, Seat viewer, Event& shown) {
  shown = event;
  shown.full = shown.blank = 0;
  if (contains(event.full, viewer)) return true;
  shown.what = shown.where = shown.card = 0xFF;
  return contains(event.blank, viewer);
}

}  // namespace condotta::virtu
