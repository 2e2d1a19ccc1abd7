// A game being played, whatever game it is. The table speaks to it in text and JSON only.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.hpp"
#include "engine/core/game.hpp"
#include "notation/json_text.hpp"
#include "table/fault.hpp"

namespace condotta::table {

inline constexpr u8 kViewers = index(Seat::none) + 1;  // seats, and the spectators as the last

// What one step was to each viewer. Texts are made only for those who listen.
struct Telling {
  SeatSet listeners = 0;                   // set by whoever asks
  SeatSet noticed = 0;                     // who was told something, or sees another table now
  std::array<std::string, kViewers> told;  // lists of events as JSON, without the brackets
};

// A bot's turn, to be thought about anywhere, also in another thread: it holds what the seat sees,
// what it may do, and nothing else.
struct BotTask {
  Seat seat;
  u32 line;  // the log's length when it was asked: an answer that comes too late is dropped
  std::function<std::string(const bots::Budget&)> think;  // blocking
};

// What an adviser thinks of a turn: the action it would choose first, then the others that it
// looked at, the closest looked at first.
struct Advice {
  struct Option {
    std::string action;
    float value;  // the chance of victory with it
  };
  std::vector<Option> actions;
  std::vector<float> chances;  // of victory, for each seat
};

// No method blocks.
class Play {
 public:
  Play() = default;
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;
  virtual ~Play() = default;

  [[nodiscard]] virtual std::unique_ptr<Play> copy() const = 0;

  [[nodiscard]] virtual Seat to_move() const = 0;  // none: the game is over
  // Whose turn it is in the eyes of a viewer. While somebody is asked in secret, all others see the
  // turn that comes after.
  [[nodiscard]] virtual Seat seen_turn(Seat viewer) const = 0;
  // Whether anybody can have been asked in secret since the last step, judged by what all can see.
  [[nodiscard]] virtual bool may_ask_secretly() const = 0;
  [[nodiscard]] bool asks_secretly() const { return seen_turn(Seat::none) != to_move(); }

  // What the viewer may do in a turn that is theirs in their own eyes; otherwise nothing.
  [[nodiscard]] virtual std::vector<std::string> legal(Seat viewer) const = 0;
  // Whether these could be done one after the other, judged by what the seat itself knows.
  [[nodiscard]] virtual std::optional<Refused> try_as_seen(
      Seat who, const std::vector<std::string>& actions) const = 0;
  // Checks first, and changes nothing when it refuses.
  virtual std::optional<Refused> act(Seat who, std::string_view action, Telling& telling) = 0;
  virtual std::optional<Refused> show(Seat from, SeatSet to, const std::vector<std::string>& cards,
                                      Telling& telling) = 0;
  // The mildest choice of the seat to move: what is made for those who do not answer.
  [[nodiscard]] virtual std::string mildest() const = 0;
  // What each seat can have seen, all of it.
  virtual void add_view(notation::JsonText& out, Seat viewer) const = 0;
  [[nodiscard]] std::string view(Seat viewer) const {
    std::string text;
    notation::JsonText out(text);
    add_view(out, viewer);
    return text;
  }
  // The end as all see it; "null" before.
  [[nodiscard]] virtual std::string result() const = 0;
  // Everything, secrets included: only for games that are over.
  [[nodiscard]] virtual std::string position() const = 0;
  // The same for this program alone, to go on from later (`resume` of the registry).
  [[nodiscard]] virtual std::string bytes() const = 0;
  // The thinking of the named bot for the seat to move. `chance` feeds its own generator; of the
  // company only what its names mean is kept.
  [[nodiscard]] virtual std::function<std::string(const bots::Budget&)> bot(
      std::string_view name, u64 chance, bots::Company company) const = 0;
  // A hint for a seat whose turn it is in its own eyes, from what it sees; otherwise nothing. Like
  // a bot's thinking it blocks when it is called.
  [[nodiscard]] virtual std::function<Advice(u32)> adviser(Seat who, u64 chance,
                                                           bots::Company company) const = 0;
  // Everyone's chances of victory by the bots' quick judgement of all cards, hidden ones too: not
  // for those who still play.
  [[nodiscard]] virtual std::vector<float> chances() const = 0;
};

}  // namespace condotta::table
