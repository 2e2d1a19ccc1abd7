// A position of the reference game as plain data, and what can be read off it without playing on.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/reference/reference_facts.hpp"

namespace reference {

struct Options {
  bool draw_after_battle = false;  // D1
  bool bigger_kingdoms = false;    // D3
  bool capturing_regions = false;  // D4
  bool hidden_cards = false;       // D5
  int play_for_points = 0;         // D2: the target; 0 is off
  int idle_battles = -1;           // -1 is the default, 3 x players; 0 is no limit

  bool operator==(const Options&) const = default;
};

struct Seat {
  std::vector<Card> hand;
  std::vector<Card> line;    // the face-up cards, in the order they came to lie there
  std::optional<Card> down;  // D5
  bool passed = false;
  bool played = false;  // has played a card in this battle

  bool operator==(const Seat&) const = default;
};

struct Position {
  int players = 2;
  Options options;
  std::map<std::string, int> regions;  // the controlled ones, with their owners
  std::optional<std::string> pope;
  int holder = 0;
  std::optional<std::string> contested;
  std::string phase = "place";  // place, battle, take, favour, discard, keep, draw, over
  int turn = 0;                 // -1 when over
  std::vector<Seat> seats;
  std::vector<Card> discard;
  std::multiset<Card> deck;

  int idle = 0;                   // battles in a row in which nobody played a card
  int start = 0;                  // D2: who held the token first in this game
  std::vector<int> points;        // D2: one for each seat
  int barren = 0;                 // D2: games in a row that ended with no region controlled
  std::vector<int> participants;  // C8; empty outside of a final battle
  std::vector<int> winners;       // when over
  std::string reason;             // when over

  Seat& seat(int number) { return seats.at(static_cast<std::size_t>(number)); }
  const Seat& seat(int number) const { return seats.at(static_cast<std::size_t>(number)); }

  bool operator==(const Position&) const = default;
};

// The seat `steps` places clockwise from `seat`.
int clockwise(const Position& position, int seat, int steps = 1);

bool is_final_battle(const Position& position);
bool takes_part(const Position& position, int seat);

int regions_of(const Position& position, int seat);
bool has_mercenary_in_hand(const Position& position, int seat);
bool has_mercenary_in_line(const Position& position, int seat);
bool is_in_play(const Position& position, const Card& card);  // face up in any line
bool has_passed_all_but(const Position& position, int seat);
std::vector<int> seats_with_cards(const Position& position);

// D4: the owner of the contested region while a battle goes on there.
std::optional<int> defender(const Position& position);

// C3.1, D4: where the holder may place the token.
std::vector<std::string> regions_to_fight_for(const Position& position);

// D1: how many cards this seat may draw at most.
int most_to_draw(const Position& position, int seat);

// Every card but those in the deck.
std::vector<Card> cards_outside_deck(const Position& position);

// Puts the cards that are named nowhere else into the deck. Throws std::invalid_argument if the
// position names a card more often than it exists.
void fill_deck(Position& position);

// True if deck, discard pile, hands and lines make up the 110 cards of C1.3 exactly.
bool has_all_cards(const Position& position);

// Throws std::invalid_argument that says what is wrong with a position nobody could play on from.
void check_position(const Position& position);

}  // namespace reference
