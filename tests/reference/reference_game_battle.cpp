// The part of Game that fights battles: C3, C4, C5.1, D4, D5.
#include <string>

#include "tests/reference/reference_cards.hpp"
#include "tests/reference/reference_game.hpp"
#include "tests/reference/reference_strength.hpp"

namespace reference {

void Game::begin_battle() {
  position_.phase = "battle";
  give_turn_from(position_.holder);  // C3.2
}

// The turn goes to the first seat, from this one on clockwise, that has not passed. C3.6: an empty
// hand passes by itself; under D4 the defender's too, for good. C3.7: all passed, the battle ends.
void Game::give_turn_from(int first) {
  for (int steps = 0; steps < position_.players; ++steps) {
    const int seat = clockwise(position_, first, steps);
    if (position_.seat(seat).passed) continue;
    if (position_.seat(seat).hand.empty()) {
      position_.seat(seat).passed = true;
      continue;
    }
    position_.turn = seat;
    return;
  }
  end_battle();
}

void Game::play(const Card& card) {
  Seat& seat = position_.seat(position_.turn);
  remove_one(seat.hand, card);
  seat.played = true;

  if (position_.options.hidden_cards && is_played_face_down(card)) {  // D5
    turn_up(position_.turn);
    seat.down = card;
    give_turn_from(clockwise(position_, position_.turn));
    return;
  }

  if (card == "surrender") {  // C4.8
    seat.line.push_back(card);
    end_battle();
    return;
  }

  if (card == "scarecrow") {  // C4.7
    position_.discard.push_back(card);
    if (has_mercenary_in_line(position_, position_.turn)) {
      position_.phase = "take";
      return;
    }
    finish_play();
    return;
  }

  if (card == "bishop") {  // C4.6
    const int highest = highest_in_play(position_);
    if (highest > 0) discard_from_lines(std::to_string(highest));
    position_.discard.push_back(card);
    if (!is_final_battle(position_)) {  // C8.3
      position_.phase = "favour";
      return;
    }
    finish_play();
    return;
  }

  if (card == "winter") discard_from_lines("spring");  // C4.4
  if (card == "spring") discard_from_lines("winter");
  seat.line.push_back(card);
  finish_play();
}

// Every face-up copy of this card in every line.
void Game::discard_from_lines(const Card& card) {
  for (Seat& seat : position_.seats) {
    while (count(seat.line, card) > 0) {
      remove_one(seat.line, card);
      position_.discard.push_back(card);
    }
  }
}

void Game::turn_up(int number) {
  Seat& seat = position_.seat(number);
  if (!seat.down) return;
  seat.line.push_back(*seat.down);
  seat.down.reset();
}

// The effect of a card played face up is done: D5 turns up its player's earlier card.
void Game::finish_play() {
  turn_up(position_.turn);
  position_.phase = "battle";
  give_turn_from(clockwise(position_, position_.turn));
}

void Game::take(const std::string& card_or_none) {
  if (card_or_none != "none") {
    Seat& seat = position_.seat(position_.turn);
    remove_one(seat.line, card_or_none);
    seat.hand.push_back(card_or_none);
  }
  finish_play();
}

void Game::favour(const std::string& region_or_none) {
  position_.pope.reset();
  if (region_or_none != "none") position_.pope = region_or_none;
  finish_play();
}

void Game::pass(bool show) {
  const int number = position_.turn;
  Seat& seat = position_.seat(number);
  if (show) turn_up(number);
  // D4: a defender who has not played keeps the right to, until the others have all passed.
  const bool waits =
      defender(position_) == number && !seat.played && !has_passed_all_but(position_, number);
  if (!waits) seat.passed = true;
  give_turn_from(clockwise(position_, number));
}

void Game::end_battle() {
  bool anybody_played = false;
  for (int seat = 0; seat < position_.players; ++seat) {
    turn_up(seat);
    if (position_.seat(seat).played) anybody_played = true;
  }

  if (is_final_battle(position_)) {  // C8.3
    finish(strongest_seats(position_), "final_battle");
    return;
  }

  const std::optional<int> winner = compare_strength();  // C5.1

  if (winner) {  // C2.5
    if (largest_kingdom(position_, *winner) >= needed_adjacent(position_)) {
      end_game("adjacent", winner);
      return;
    }
    if (regions_of(position_, *winner) >= needed_total(position_)) {
      end_game("total", winner);
      return;
    }
  }

  position_.idle = anybody_played ? 0 : position_.idle + 1;
  int limit = position_.options.idle_battles;
  if (limit == -1) limit = 3 * position_.players;
  const bool idle_too_long = limit > 0 && position_.idle >= limit;
  if (regions_to_fight_for(position_).empty() || idle_too_long) {  // C2.6
    end_game("most", std::nullopt);
    return;
  }

  if (position_.options.draw_after_battle) {
    draw_after_battle();
  } else {
    ask_place();
  }
}

// Moves marker and token; returns who won the battle, if it was no tie.
std::optional<int> Game::compare_strength() {
  const std::vector<int> strongest = strongest_seats(position_);
  const std::optional<int> leader = courtesan_leader(position_);
  const std::optional<int> owner = defender(position_);

  if (strongest.size() == 1) {
    const int winner = strongest.front();
    position_.regions[*position_.contested] = winner;
    position_.holder = winner;
    if (leader) position_.holder = *leader;  // C4.9
    return winner;
  }

  if (owner) {
    position_.holder = *owner;  // D4: whatever the Courtesans
  } else if (leader) {
    position_.holder = *leader;  // C4.9
  } else {
    position_.holder = clockwise(position_, position_.holder);
  }
  return std::nullopt;
}

}  // namespace reference
