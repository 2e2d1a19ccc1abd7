// Replays a record and confirms every line of it.
#pragma once
#include <deque>
#include <string_view>

#include "engine/condottiere/condottiere.hpp"
#include "notation/chance_scribe.hpp"
#include "notation/json_node.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// Lines go in one by one; the first complaint ends it. The cards are dealt anew from the header's
// seed, so nothing in the record is taken on trust.
class RecordVerifier {
 public:
  // The longest line that is looked at; a game of six with all explained needs a tenth of it.
  static constexpr std::size_t kLongestLine = 100'000;

  Complaint line(std::string_view text);
  // After the last line: whether something is missing.
  [[nodiscard]] Complaint finish() const;

  [[nodiscard]] u64 games() const { return games_; }
  [[nodiscard]] u64 actions() const { return actions_; }

 private:
  enum class Expected : u8 { header, chance, decision, result };

  void header(const Node& node);
  void chance(const Node& node);
  void decision(const Node& node);
  void action(const Node& node);
  void show(const Node& node);
  void result(const Node& node);
  void check_legal(const Node& node) const;
  void check_strengths(const Node& node) const;
  void await_next();
  [[nodiscard]] u8 players() const { return state_.table.options.players; }

  Expected expected_ = Expected::header;
  condottiere::State state_{};
  ChanceScribe scribe_;
  std::deque<ChanceLine> due_;  // chance lines that must come next
  u64 games_ = 0;
  u64 actions_ = 0;
};

}  // namespace condotta::notation
