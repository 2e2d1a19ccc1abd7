// What the sub-commands share.
#pragma once
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fstream>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"
#include "notation/games.hpp"

namespace condotta::cli {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;

  [[nodiscard]] bool in_is_terminal() const;
  [[nodiscard]] bool out_is_terminal() const;
  [[nodiscard]] bool err_is_terminal() const;
};

// Ends the command: the line for the user.
struct Failure {
  std::string text;
};

// Each adds itself to the program and does its work when it is parsed.
void add_selfplay(CLI::App& app, Streams& streams);
void add_arena(CLI::App& app, Streams& streams);
void add_position(CLI::App& app, Streams& streams);
void add_verify(CLI::App& app, Streams& streams);
void add_bench(CLI::App& app, Streams& streams);
void add_play(CLI::App& app, Streams& streams);
void add_serve(CLI::App& app, Streams& streams);

// Accepts digits only, for a number in this range: the library takes a sign for a very large
// number, and what is too large for the largest there is.
CLI::Validator whole_number(u64 least = 0, u64 most = ~u64{0});
// A number, whole or not; never infinite, and not what is no number at all.
CLI::Validator number_between(double least, double most);

// Fails unless there is such a game.
void require_game(std::string_view name);
// Fails unless so many can play.
void require_players(u64 players, u32 least, u32 most);
// Fails with what is wrong about --options.
[[noreturn]] void refuse_options(const notation::Error& error);
// The game's number of players and options, or a failure.
template <class G = condottiere::Condottiere>
typename G::Options table_options(u64 players, std::string_view list) {
  using Words = notation::Notation<G>;
  require_players(players, Words::kMinPlayers, Words::kMaxPlayers);
  const auto options = Words::parse_options(list, static_cast<u8>(players));
  if (!options) refuse_options(options.error());
  return *options;
}
// For help texts: the options of every game.
std::string option_help();

// The next line without its end; false when there is none. What goes beyond `limit` is dropped but
// for one character, so that it is seen to be too long.
bool next_line(std::istream& in, std::string& line, std::size_t limit);

// A file to read, or "-" for the input. Fails with the name if it cannot be opened.
class InputFile {
 public:
  InputFile(const std::string& name, Streams& streams);

  [[nodiscard]] std::istream& stream() { return from_input_ ? input_ : file_; }
  // How messages call it.
  [[nodiscard]] const std::string& name() const { return name_; }
  // At most `limit` bytes; more is a failure.
  [[nodiscard]] std::string read_all(std::size_t limit);

 private:
  std::string name_;
  bool from_input_;
  std::istream& input_;
  std::ifstream file_;
};

}  // namespace condotta::cli
