// What chance did, for the record: the cards that were dealt and drawn.
#pragma once
#include <boost/json/object.hpp>
#include <vector>

#include "engine/condottiere/event.hpp"
#include "engine/condottiere/options.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {

// One line of a record: a deal to all, or what one seat drew (D1).
struct ChanceLine {
  Seat drawer;  // none: a deal
  Cards cards[condottiere::kMaxPlayers];

  [[nodiscard]] bool is_deal() const { return drawer == Seat::none; }
  [[nodiscard]] json::object json(u8 players) const;
  // Complains if the node is not this line.
  void check(const Node& node, u8 players) const;
};

// A sink that sees everything: only for records, never for players.
class ChanceScribe {
 public:
  using Line = ChanceLine;
  static constexpr bool kListening = true;

  void operator()(const condottiere::Event& event);
  // What was noted since the last time.
  std::vector<ChanceLine> take();

 private:
  ChanceLine& draw_line(Seat who);

  std::vector<ChanceLine> lines_;
  bool dealing_ = false;  // the last event belonged to a deal
};

}  // namespace condotta::notation
