// A slow second implementation of the rules of Condottiere, for tests to hold the engine against.
// Written from the rules alone: it shares no code and no table with the engine. Numbers such as
// C4.6 are those of the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/reference/reference_position.hpp"

namespace reference {

// Says which card comes off the shuffled deck when a seat gets one.
class CardSource {
 public:
  virtual ~CardSource() = default;
  virtual Card draw(int seat) = 0;
};

class Game {
 public:
  // Deals a new game, or under D2 the first one of a series.
  Game(int players, Options options, int start, CardSource& source);

  // Goes on from any position; throws std::invalid_argument if it is none.
  Game(Position position, CardSource& source);

  bool over() const;
  int to_move() const;  // -1 when over

  std::vector<std::string> legal() const;

  // Throws std::invalid_argument if the action is not in legal(), std::logic_error if the source
  // names a card that is not in the deck or the 110 cards are no longer complete.
  void apply(const std::string& action);

  std::vector<int> strengths() const;  // of the face-up cards, one for each seat
  std::vector<int> winners() const;    // empty until over
  std::string reason() const;          // empty until over
  std::vector<int> points() const;     // D2
  const Position& position() const;

 private:
  // The actions.
  void place(const std::string& region);
  void play(const Card& card);
  void pass(bool show);
  void take(const std::string& card_or_none);
  void favour(const std::string& region_or_none);
  void discard_or_hold(bool discard);
  void keep(const std::vector<Card>& cards);
  void draw(int cards);

  // The battle.
  void begin_battle();
  void give_turn_from(int seat);
  void discard_from_lines(const Card& card);
  void turn_up(int seat);
  void finish_play();
  void end_battle();
  std::optional<int> compare_strength();

  // Between battles.
  void discard_lines();
  // Clockwise from the holder, whose step is 0.
  void ask_discard_from(int first_step);
  void end_round_or_fight();
  void deal_new_round();
  void draw_after_battle();
  void draw_ten_each();
  void ask_draw_from(int first_step);
  void ask_place();

  // The end of a game.
  void end_game(const std::string& reason, std::optional<int> winner);
  void end_single_game(const std::string& reason, std::optional<int> winner);
  void end_game_of_series(const std::string& reason, std::optional<int> winner);
  void finish(const std::vector<int>& winners, const std::string& reason);
  void begin_final_battle(const std::vector<int>& participants);

  // Cards.
  void deal_new_game(int start);
  void shuffle_all();
  void shuffle_all_but_hands();
  void deal(int seat, int cards);
  void draw_card(int seat);
  int steps_from_holder(int seat) const;

  Position position_;
  CardSource& source_;
};

}  // namespace reference
