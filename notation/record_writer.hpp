// A game as it is played, and its record in JSON Lines.
#pragma once
#include <string>
#include <string_view>

#include "engine/condottiere/condottiere.hpp"
#include "notation/chance_scribe.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// 32 hexadecimal digits.
std::string text_of(Seed seed);
Result<Seed> parse_seed(std::string_view text);

// {"game":"condottiere","version":1,"players":4,"options":{},"seed":"...","start":0}
json::object record_header(const condottiere::State& just_dealt, Seed seed);

// Plays the moves it is given and writes the lines that tell them.
class RecordWriter {
 public:
  // With `explain` each action comes with the legal ones and the strengths after it.
  RecordWriter(const condottiere::Options& options, Seed seed, bool explain);

  [[nodiscard]] const condottiere::State& state() const { return state_; }
  // The action must be legal. The last one writes the result too.
  void act(condottiere::Action action);
  // C7.2; the cards must be in the hand.
  void show(Seat from, SeatSet to, const Cards& cards);

  // The lines since the last time, each with its end.
  std::string take();

 private:
  void write(const json::object& line);
  void write_chance();

  condottiere::State state_;
  ChanceScribe scribe_;
  std::string lines_;
  bool explain_;
};

// Every legal action, in text.
json::array legal_texts(const condottiere::State& state);

}  // namespace condotta::notation
