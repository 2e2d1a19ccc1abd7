// What a table would show of a change, and to whom.
#pragma once
#include "engine/condottiere/cards.hpp"
#include "engine/condottiere/map.hpp"
#include "engine/core/types.hpp"

namespace condotta::condottiere {

enum class EventKind : u8 {
  game_started,     // seat holds the token first (C2.1)
  dealt,            // seat was given count cards (C2.2, C6.2, C8.1)
  received,         // seat alone: count of those were this card
  drew,             // seat drew count cards (D1); received tells it which
  reshuffled,       // the discards became the deck (C6.2, D1)
  placed,           // seat put the token into region (C2.3, C5.2)
  played,           // seat played card; under D5 perhaps unknown to others
  revealed,         // seat's face-down card turned out to be card (D5)
  discarded,        // count of card left seat's line (C4.4, C4.6)
  took_back,        // seat took card back by a Scarecrow; no card: none (C4.7)
  favour_placed,    // seat put the favour into region; no region: off the board (C4.6)
  passed,           // seat passed
  held_back,        // seat, the defender, passed and may still play (D4)
  passed_empty,     // seat passed, having no cards (C3.6); a round_ended may undo it
  strength,         // seat's line came to count (C5.1)
  region_taken,     // seat put a marker on region (C5.1)
  region_defended,  // seat, the defender, won alone and keeps region (D4)
  battle_tied,      // nobody conquered region; a defender keeps it (C5.1, D4)
  token_taken,      // seat has the Condottiere token now (C5.1, C4.9)
  lines_discarded,  // the lines were cleared (C5.3)
  hand_discarded,   // count of card were in the hand that seat discarded (C5.4)
  kept,             // seat kept count cards, unseen (C6.1)
  round_ended,      // C6.1; who passed since the token was placed is in again
  showed,           // seat showed count of card, to those who see this (C7.2)
  final_battle,     // seat begins the final battle (C8)
  game_won,         // seat won the game, or shares in it
  scored,           // seat now has count points in the series (D2)
  series_won,       // seat won the series, or shares in it (D2)
};
inline constexpr u8 kEventKinds = 28;

struct Event {
  EventKind kind;
  Seat seat = Seat::none;
  Card card = Card::none;
  Region region = Region::none;
  u16 count = 0;
  SeatSet full = kEveryone;  // who sees all of it
  SeatSet blank = 0;         // who sees it without the card

  friend CONDOTTA_FN bool operator==(const Event&, const Event&) = default;
};

// The event as `viewer` sees it; false if nothing of it reaches them. What is sent never tells who
// else saw more.
CONDOTTA_FN bool witness(const Event& event, Seat viewer, Event& shown) {
  shown = event;
  shown.full = shown.blank = 0;
  if (contains(event.full, viewer)) return true;
  shown.card = Card::none;
  return contains(event.blank, viewer);
}

}  // namespace condotta::condottiere
