// Replays a record and confirms every line of it.
#pragma once
#include <memory>
#include <string_view>

#include "engine/core/types.hpp"
#include "notation/json_node.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// One game of a record, of whichever kind.
class GameReplay {
 public:
  GameReplay() = default;
  GameReplay(const GameReplay&) = delete;
  GameReplay& operator=(const GameReplay&) = delete;
  virtual ~GameReplay() = default;

  virtual void header(const Node& node) = 0;
  // Any other line; `kind` is the key that tells what it is.
  virtual void line(const Node& node, std::string_view kind) = 0;
  // The result was confirmed.
  [[nodiscard]] virtual bool done() const = 0;
  [[nodiscard]] virtual u64 actions() const = 0;
};

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
  [[nodiscard]] u64 actions() const { return actions_ + (game_ ? game_->actions() : 0); }

 private:
  void begin_game(const Node& node);

  std::unique_ptr<GameReplay> game_;
  u64 games_ = 0;
  u64 actions_ = 0;
};

}  // namespace condotta::notation
