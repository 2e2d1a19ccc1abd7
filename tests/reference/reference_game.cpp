#include "tests/reference/reference_game.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/reference/reference_legal.hpp"
#include "tests/reference/reference_strength.hpp"

namespace reference {

namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  std::string word;
  while (stream >> word) words.push_back(word);
  return words;
}

}  // namespace

Game::Game(int players, Options options, int start, CardSource& source) : source_(source) {
  if (players < 2 || players > 6) throw std::invalid_argument("players must be 2 to 6");
  if (start < 0 || start >= players) throw std::invalid_argument("start out of range");
  position_.players = players;
  position_.options = options;
  position_.seats.resize(static_cast<std::size_t>(players));
  position_.points.assign(static_cast<std::size_t>(players), 0);
  deal_new_game(start);
}

Game::Game(Position position, CardSource& source)
    : position_(std::move(position)), source_(source) {
  if (position_.points.empty()) position_.points.assign(position_.seats.size(), 0);
  check_position(position_);
}

bool Game::over() const { return position_.phase == "over"; }

int Game::to_move() const { return over() ? -1 : position_.turn; }

std::vector<std::string> Game::legal() const { return legal_actions(position_); }

std::vector<int> Game::strengths() const { return line_strengths(position_); }

std::vector<int> Game::winners() const { return position_.winners; }

std::string Game::reason() const { return position_.reason; }

std::vector<int> Game::points() const { return position_.points; }

const Position& Game::position() const { return position_; }

void Game::apply(const std::string& action) {
  const std::vector<std::string> actions = legal();
  if (std::find(actions.begin(), actions.end(), action) == actions.end()) {
    throw std::invalid_argument("not legal in phase " + position_.phase + ": " + action);
  }
  const std::vector<std::string> words = words_of(action);
  const std::string& verb = words.front();
  if (verb == "place") {
    place(words.at(1));
  } else if (verb == "play") {
    play(words.at(1));
  } else if (verb == "pass") {
    pass(action == "pass show");
  } else if (verb == "take") {
    take(words.at(1));
  } else if (verb == "favour") {
    favour(words.at(1));
  } else if (verb == "discard" || verb == "hold") {
    discard_or_hold(verb == "discard");
  } else if (verb == "keep") {
    std::vector<Card> cards(words.begin() + 1, words.end());
    if (cards.front() == "none") cards.clear();
    keep(cards);
  } else if (verb == "draw") {
    draw(std::stoi(words.at(1)));
  }
  if (!has_all_cards(position_)) throw std::logic_error("cards were lost by: " + action);
}

}  // namespace reference
