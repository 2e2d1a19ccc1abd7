// The part of Game between two battles: C5.2 to C6, D1.
#include "tests/reference/reference_cards.hpp"
#include "tests/reference/reference_game.hpp"

namespace reference {

void Game::ask_place() {
  position_.phase = "place";
  position_.turn = position_.holder;
}

void Game::place(const std::string& region) {
  const bool first_battle = !position_.contested;
  position_.contested = region;
  discard_lines();  // C5.3
  if (first_battle || position_.options.draw_after_battle) {
    begin_battle();
  } else {
    ask_discard_from(0);  // C5.4
  }
}

void Game::discard_lines() {
  for (Seat& seat : position_.seats) {
    move_all(seat.line, position_.discard);
    seat.passed = false;
    seat.played = false;
  }
}

int Game::steps_from_holder(int seat) const {
  return (seat - position_.holder + position_.players) % position_.players;
}

// C5.4, clockwise from the holder.
void Game::ask_discard_from(int first_step) {
  for (int steps = first_step; steps < position_.players; ++steps) {
    const int seat = clockwise(position_, position_.holder, steps);
    if (position_.seat(seat).hand.empty() || has_mercenary_in_hand(position_, seat)) continue;
    position_.phase = "discard";
    position_.turn = seat;
    return;
  }
  end_round_or_fight();
}

void Game::discard_or_hold(bool discard) {
  if (discard) move_all(position_.seat(position_.turn).hand, position_.discard);
  ask_discard_from(steps_from_holder(position_.turn) + 1);
}

// C6.1
void Game::end_round_or_fight() {
  const std::vector<int> with_cards = seats_with_cards(position_);
  if (with_cards.size() >= 2) {
    begin_battle();
  } else if (with_cards.size() == 1) {
    position_.phase = "keep";
    position_.turn = with_cards.front();
  } else {
    deal_new_round();
  }
}

void Game::keep(const std::vector<Card>& cards) {
  Seat& seat = position_.seat(position_.turn);
  for (const Card& card : cards) remove_one(seat.hand, card);
  move_all(seat.hand, position_.discard);
  seat.hand = cards;
  deal_new_round();
}

// C6.2
void Game::deal_new_round() {
  shuffle_all_but_hands();
  for (int seat = 0; seat < position_.players; ++seat) {
    const int held = static_cast<int>(position_.seat(seat).hand.size());
    deal(seat, (10 - held) + regions_of(position_, seat));
  }
  begin_battle();
}

// D1
void Game::draw_after_battle() {
  if (seats_with_cards(position_).empty()) {
    draw_ten_each();
    ask_place();
  } else {
    ask_draw_from(0);
  }
}

void Game::draw_ten_each() {
  const int available = static_cast<int>(position_.deck.size() + position_.discard.size());
  if (available >= 10 * position_.players) {
    for (int steps = 0; steps < position_.players; ++steps) {
      const int seat = clockwise(position_, position_.holder, steps);
      for (int card = 0; card < 10; ++card) draw_card(seat);
    }
  } else {
    for (int card = 0; card < available; ++card) {
      draw_card(clockwise(position_, position_.holder, card));
    }
  }
}

void Game::ask_draw_from(int first_step) {
  for (int steps = first_step; steps < position_.players; ++steps) {
    const int seat = clockwise(position_, position_.holder, steps);
    if (most_to_draw(position_, seat) < 1) continue;
    position_.phase = "draw";
    position_.turn = seat;
    return;
  }
  ask_place();
}

void Game::draw(int cards) {
  for (int card = 0; card < cards; ++card) draw_card(position_.turn);
  ask_draw_from(steps_from_holder(position_.turn) + 1);
}

}  // namespace reference
