// `condotta position`: loads a position, applies actions, prints what is there.
#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <charconv>
#include <ostream>

#include "cli/command.hpp"
#include "notation/record_writer.hpp"

namespace condotta::cli {
namespace {

namespace json = boost::json;

constexpr std::size_t kLargestFile = 1U << 20U;

struct Settings {
  std::string file;
  std::vector<std::string> actions;
  bool seen = false;  // by `viewer`
  std::string viewer;
};

// `option` is how messages call it: "--do 3", where there are several.
template <class G>
void act(typename G::State& state, const std::string& text, const std::string& option) {
  using Words = notation::Notation<G>;
  const notation::Result<typename G::Action> action = Words::parse_action(text);
  if (!action) throw Failure{fmt::format("condotta: {}: {}", option, action.error().text())};
  NullSink nobody;
  const Seat turn = G::to_move(state);
  if (turn == Seat::none) {
    throw Failure{
        fmt::format("condotta: {}: \"{}\": the game is over", option, Words::text_of(*action))};
  }
  if (G::try_apply(state, turn, *action, nobody) != Refusal::none) {
    throw Failure{fmt::format("condotta: {}: seat {} may not \"{}\": {}", option, index(turn),
                              Words::text_of(*action), Words::why_not(state, *action))};
  }
}

Seat viewer_of(const Settings& settings, u8 players) {
  if (settings.viewer == "spectator") return Seat::none;
  const std::string& text = settings.viewer;
  u32 number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong != std::errc{} || end != text.data() + text.size() || text.size() != 1 ||
      number >= players) {
    throw Failure{fmt::format("condotta: --as: must be a seat from 0 to {}, or spectator, not {}",
                              players - 1, notation::quoted(text))};
  }
  return seat(number);
}

// From the observation alone: while others are asked in secret (C5.4) the viewer's own question is
// not yet asked, and what they see does not tell that.
template <class G>
json::array legal_seen(const typename G::Observation& seen) {
  if (seen.me == Seat::none || notation::Notation<G>::turn_seen(seen) != seen.me) return {};
  Rng rng = Rng::seeded(0);
  return notation::legal_texts_of<G>(G::imagine(seen, rng));
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

template <class G>
json::object shown(const Settings& settings, typename G::State state) {
  using Words = notation::Notation<G>;
  const std::size_t actions = settings.actions.size();
  for (std::size_t i = 0; i < actions; ++i) {
    act<G>(state, settings.actions[i], actions == 1 ? "--do" : fmt::format("--do {}", i + 1));
  }
  json::object out;
  if (!settings.seen) {
    out = Words::write_position(state);
    out["legal"] = notation::legal_texts_of<G>(state);
    out[Words::kReport] = Words::report(state);
    out["result"] = Words::result_of(state);
  } else {
    const auto seen = G::observe(state, viewer_of(settings, G::players(state)));
    out = Words::write_observation(seen);
    out["legal"] = legal_seen<G>(seen);
    out[Words::kReport] = Words::report_seen(seen);
    out["result"] = Words::result_seen(seen);
  }
  return out;
}

// The game is named in the file; without a name that is a complaint of the reader.
std::string game_of(const json::value& document) {
  const json::object* object = document.if_object();
  const json::value* game = object != nullptr ? object->if_contains("game") : nullptr;
  const bool known = game != nullptr && game->is_string() &&
                     !notation::unknown_game(std::string_view(game->get_string()));
  return known ? std::string(game->get_string()) : "condottiere";
}

void print(const Settings& settings, Streams& streams) {
  InputFile file(settings.file, streams);
  const auto fail = [&](const notation::Error& error) {
    throw Failure{fmt::format("{}: {}", file.name(), error.text())};
  };
  const notation::Result<json::value> document = notation::parse_json(file.read_all(kLargestFile));
  if (!document) fail(document.error());
  notation::with_game(game_of(*document), [&]<class G>(G) {
    const auto state = notation::Notation<G>::read_position(*document);
    if (!state) fail(state.error());
    streams.out << laid_out(shown<G>(settings, *state));
  });
}

}  // namespace

void add_position(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("position", "Load a position, try actions, look at it");
  command->add_option("FILE", settings->file, "The position (JSON); - is the input")->required();
  command->add_option("--do", settings->actions, "An action of the seat to move; may be repeated")
      ->expected(1)
      ->allow_extra_args(false)  // or CLI11 takes "[a,b]" for two actions
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  const CLI::Option* as = command->add_option(
      "--as", settings->viewer, "Show what this seat sees, and nothing else; or spectator");
  command->footer(
      "Prints the position with what is legal, the strengths or scores and the result. What it "
      "prints it "
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
