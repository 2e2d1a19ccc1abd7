// A game as it is played, and its record in JSON Lines.
#pragma once
#include <boost/json/serialize.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "notation/games.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// 32 hexadecimal digits.
std::string text_of(Seed seed);
Result<Seed> parse_seed(std::string_view text);

// Every legal action, in text.
template <class G>
json::array legal_texts_of(const typename G::State& state) {
  ActionList<G> actions;
  G::legal(state, actions);
  json::array texts;
  for (const typename G::Action action : actions) {
    texts.emplace_back(Notation<G>::text_of(action));
  }
  return texts;
}
json::array legal_texts(const condottiere::State& state);

// Plays the moves it is given and writes the lines that tell them.
template <class G>
class RecordWriterOf {
 public:
  // With `explain` each action comes with the legal ones and the game's report after it.
  RecordWriterOf(const typename G::Options& options, Seed seed, bool explain)
      : state_(), explain_(explain) {
    state_ = G::deal(options, seed, scribe_);
    write({{"game", G::kName},
           {"version", G::kVersion},
           {"players", options.players},
           {"options", Notation<G>::json_of(options)},
           {"seed", text_of(seed)},
           {"start", index(Notation<G>::start_of(state_))}});
    write_chance();
  }

  [[nodiscard]] const typename G::State& state() const { return state_; }

  // The action must be legal. The last one writes the result too.
  void act(typename G::Action action) {
    json::object line;
    line["seat"] = index(G::to_move(state_));
    if (explain_) line["legal"] = legal_texts_of<G>(state_);
    line["action"] = Notation<G>::text_of(action);
    G::apply(state_, action, scribe_);
    if (explain_) line[Notation<G>::kReport] = Notation<G>::report(state_);
    write(line);
    write_chance();
    if (G::to_move(state_) == Seat::none) write({{"result", Notation<G>::result_of(state_)}});
  }

  // C7.2; the cards must be in the hand.
  void show(Seat from, SeatSet to, const Cards& cards) {
    G::try_show(state_, from, to, cards, scribe_);
    write({{"seat", index(from)}, {"show", list_of(cards)}, {"to", list_of(to)}});
  }

  // The lines since the last time, each with its end.
  std::string take() { return std::exchange(lines_, {}); }

 private:
  void write(const json::object& line) {
    lines_ += json::serialize(line);
    lines_ += '\n';
  }
  void write_chance() {
    for (const auto& line : scribe_.take()) write(line.json(G::players(state_)));
  }

  typename G::State state_;
  typename Notation<G>::Chance scribe_;
  std::string lines_;
  bool explain_;
};

using RecordWriter = RecordWriterOf<condottiere::Condottiere>;

}  // namespace condotta::notation
