// The part of Game that deals cards and ends games: C2.1, C2.2, C2.6, C8, D2.
#include <algorithm>
#include <stdexcept>

#include "tests/reference/reference_game.hpp"
#include "tests/reference/reference_strength.hpp"

namespace reference {

namespace {

// The seats with the highest of these numbers, one number for each seat.
std::vector<int> seats_with_most(const std::vector<int>& numbers) {
  const int most = *std::max_element(numbers.begin(), numbers.end());
  std::vector<int> seats;
  int seat = 0;
  for (int number : numbers) {
    if (number == most) seats.push_back(seat);
    ++seat;
  }
  return seats;
}

}  // namespace

// `winner`: who reached a total or an adjacent group; none if the game ended by C2.6.
void Game::end_game(const std::string& reason, std::optional<int> winner) {
  if (position_.options.play_for_points > 0) {
    end_game_of_series(reason, winner);
  } else {
    end_single_game(reason, winner);
  }
}

void Game::end_single_game(const std::string& reason, std::optional<int> winner) {
  if (winner) {
    finish({*winner}, reason);
    return;
  }
  std::vector<int> regions(static_cast<std::size_t>(position_.players));
  for (int seat = 0; seat < position_.players; ++seat) {
    regions[static_cast<std::size_t>(seat)] = regions_of(position_, seat);
  }
  const std::vector<int> leaders = seats_with_most(regions);
  if (leaders.size() == 1) {
    finish(leaders, reason);
  } else {
    begin_final_battle(leaders);
  }
}

// D2
void Game::end_game_of_series(const std::string& reason, std::optional<int> winner) {
  for (int seat = 0; seat < position_.players; ++seat) {
    int& points = position_.points.at(static_cast<std::size_t>(seat));
    points += regions_of(position_, seat);
    if (reason == "adjacent" && winner == seat) points += 5;
  }
  const std::vector<int>& points = position_.points;
  const bool target_reached =
      *std::max_element(points.begin(), points.end()) >= position_.options.play_for_points;
  position_.barren = position_.regions.empty() ? position_.barren + 1 : 0;
  const bool nobody_wants_to = position_.barren == position_.players;  // or it might never end
  if (!target_reached && !nobody_wants_to) {
    deal_new_game(clockwise(position_, position_.start));
    return;
  }
  const std::vector<int> leaders = seats_with_most(points);
  if (leaders.size() == 1) {
    finish(leaders, reason);
  } else {
    begin_final_battle(leaders);
  }
}

void Game::finish(const std::vector<int>& winners, const std::string& reason) {
  position_.phase = "over";
  position_.turn = -1;
  position_.winners = winners;
  position_.reason = reason;
}

// C8
void Game::begin_final_battle(const std::vector<int>& participants) {
  position_.participants = participants;
  position_.contested.reset();
  shuffle_all();
  for (int seat : participants) deal(seat, 10 + regions_of(position_, seat));
  for (int seat = 0; seat < position_.players; ++seat) {
    position_.seat(seat).passed = !takes_part(position_, seat);
  }
  position_.phase = "battle";
  give_turn_from(position_.holder);  // C8.2
}

// C2.1, C2.2
void Game::deal_new_game(int start) {
  position_.start = start;
  position_.holder = start;
  position_.regions.clear();
  position_.pope.reset();
  position_.contested.reset();
  position_.idle = 0;
  shuffle_all();
  for (int seat = 0; seat < position_.players; ++seat) {
    deal(seat, position_.options.draw_after_battle ? 7 : 10);
  }
  ask_place();
}

void Game::shuffle_all() {
  for (Seat& seat : position_.seats) seat = Seat();
  position_.discard.clear();
  position_.deck = all_cards();
}

// The lines are discarded before this happens (C5.3).
void Game::shuffle_all_but_hands() {
  position_.deck.insert(position_.discard.begin(), position_.discard.end());
  position_.discard.clear();
}

void Game::deal(int seat, int cards) {
  for (int card = 0; card < cards; ++card) draw_card(seat);
}

// D1: when the deck has run out the discard pile becomes the deck.
void Game::draw_card(int seat) {
  if (position_.deck.empty()) shuffle_all_but_hands();
  const Card card = source_.draw(seat);
  const auto found = position_.deck.find(card);
  if (found == position_.deck.end()) {
    throw std::logic_error("the card drawn is not in the deck: " + card);
  }
  position_.deck.erase(found);
  position_.seat(seat).hand.push_back(card);
}

}  // namespace reference
