// `condotta position`: loads a position, applies actions, prints what is there.
#include "notation/position.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <charconv>
#include <ostream>

#include "cli/command.hpp"
#include "notation/action_text.hpp"
#include "notation/observation.hpp"
#include "notation/record_writer.hpp"

namespace condotta::cli {
namespace {

using condottiere::Condottiere;
using condottiere::Observation;
using condottiere::State;
namespace json = boost::json;

constexpr std::size_t kLargestFile = 1U << 20U;

struct Settings {
  std::string file;
  std::vector<std::string> actions;
  bool seen = false;  // by `viewer`
  std::string viewer;
};

State load(const Settings& settings, Streams& streams) {
  InputFile file(settings.file, streams);
  const notation::Result<State> state = notation::read_position(file.read_all(kLargestFile));
  if (!state) throw Failure{fmt::format("{}: {}", file.name(), state.error().text())};
  return *state;
}

// `option` is how messages call it: "--do 3", where there are several.
void act(State& state, const std::string& text, const std::string& option) {
  const notation::Result<condottiere::Action> action = notation::parse_action(text);
  if (!action) throw Failure{fmt::format("condotta: {}: {}", option, action.error().text())};
  NullSink nobody;
  const Seat turn = state.table.turn;
  if (turn == Seat::none) {
    throw Failure{
        fmt::format("condotta: {}: \"{}\": the game is over", option, notation::text_of(*action))};
  }
  if (Condottiere::try_apply(state, turn, *action, nobody) != Refusal::none) {
    throw Failure{fmt::format("condotta: {}: seat {} may not \"{}\": {}", option, index(turn),
                              notation::text_of(*action), notation::why_not(state, *action))};
  }
}

Seat viewer_of(const Settings& settings, const State& state) {
  if (settings.viewer == "spectator") return Seat::none;
  const std::string& text = settings.viewer;
  u32 number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong != std::errc{} || end != text.data() + text.size() || text.size() != 1 ||
      number >= state.table.options.players) {
    throw Failure{fmt::format("condotta: --as: must be a seat from 0 to {}, or spectator, not {}",
                              state.table.options.players - 1, notation::quoted(text))};
  }
  return seat(number);
}

// From the observation alone: while others are asked in secret (C5.4) the viewer's own question is
// not yet asked, and what they see does not tell that.
json::array legal_seen(const Observation& seen) {
  if (seen.me == Seat::none || seen.table.turn != seen.me) return {};
  Rng rng = Rng::seeded(0);
  return notation::legal_texts(Condottiere::imagine(seen, rng));
}

// Readable, and still one object: a line for each key and for each seat.
std::string laid_out(const json::object& object) {
  std::string text = "{\n";
  bool first = true;
  for (const auto& entry : object) {
    if (!first) text += ",\n";
    first = false;
    text += fmt::format("  {}: ", json::serialize(json::value(entry.key())));
    if (entry.key() != "seats") {
      text += json::serialize(entry.value());
      continue;
    }
    text += "[";
    const json::array& seats = entry.value().get_array();
    for (std::size_t i = 0; i < seats.size(); ++i) {
      text += (i == 0 ? "\n    " : ",\n    ") + json::serialize(seats[i]);
    }
    text += "\n  ]";
  }
  return text + "\n}\n";
}

void print(const Settings& settings, Streams& streams) {
  State state = load(settings, streams);
  const std::size_t actions = settings.actions.size();
  for (std::size_t i = 0; i < actions; ++i) {
    act(state, settings.actions[i], actions == 1 ? "--do" : fmt::format("--do {}", i + 1));
  }
  json::object out;
  if (!settings.seen) {
    out = notation::write_position(state);
    out["legal"] = notation::legal_texts(state);
    out["strengths"] = notation::strengths_of(state.table);
    out["result"] = notation::result_of(state.table);
  } else {
    const Observation seen = Condottiere::observe(state, viewer_of(settings, state));
    out = notation::write_observation(seen);
    out["legal"] = legal_seen(seen);
    out["strengths"] = notation::strengths_of(seen.table);
    out["result"] = notation::result_of(seen.table);
  }
  streams.out << laid_out(out);
}

}  // namespace

void add_position(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("position", "Load a position, try actions, look at it");
  command->add_option("FILE", settings->file, "The position (JSON); - is the input")->required();
  command->add_option("--do", settings->actions, "An action of the seat to move; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  const CLI::Option* as = command->add_option(
      "--as", settings->viewer, "Show what this seat sees, and nothing else; or spectator");
  command->footer(
      "Prints the position with what is legal, the strengths and the result. What it prints it "
      "can\n"
      "also read.\n"
      "Example:\n"
      "  condotta position game.json --do \"play bishop\" --do \"favour Siena\" --as 1");
  command->callback([settings, as, &streams] {
    settings->seen = as->count() != 0;
    print(*settings, streams);
  });
}

}  // namespace condotta::cli
