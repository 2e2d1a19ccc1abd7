// `condotta selfplay`: bots among themselves.
#include <fmt/format.h>

#include <bit>
#include <fstream>
#include <ostream>

#include "cli/bots.hpp"
#include "cli/clock.hpp"
#include "cli/command.hpp"
#include "notation/games.hpp"
#include "notation/record_writer.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::cli {
namespace {

struct Settings {
  std::string game;
  u64 players = 4;
  u64 games = 1;
  u64 seed = 0;
  std::string bots = "random";
  Thinking thinking;
  std::string options;
  std::string records;
  bool explain = false;
  u64 limit = 1'000'000;
};

// What a game's ends have in common, beyond who won.
struct CondottiereEnds {
  u64 ended[5] = {};  // by Reason

  void count(const condottiere::State& end) { ++ended[static_cast<u8>(end.table.reason)]; }
  [[nodiscard]] std::string text(u64) const {
    std::string text = "ended by   ";
    for (u8 reason = 1; reason < 5; ++reason) {
      text +=
          fmt::format("{}{} {}", reason == 1 ? "" : ", ",
                      notation::name_of(static_cast<condottiere::Reason>(reason)), ended[reason]);
    }
    return text;
  }
};
struct VirtuEnds {
  u64 years = 0;
  std::int64_t prestige = 0;  // of the winners

  void count(const virtu::State& end) {
    years += end.year;
    prestige += virtu::sheet_of(end, seat(lowest_bit(end.winners))).total();
  }
  [[nodiscard]] std::string text(u64 games) const {
    const double all = games != 0 ? static_cast<double>(games) : 1.0;
    return fmt::format("years      {:.1f} a game, winner's prestige {:.1f}",
                       static_cast<double>(years) / all, static_cast<double>(prestige) / all);
  }
};
template <class G>
using Ends = std::conditional_t<std::is_same_v<G, virtu::Virtu>, VirtuEnds, CondottiereEnds>;

template <class G>
struct Tally {
  u64 games = 0;
  u64 decisions = 0;
  double wins[G::kMaxSeats] = {};
  Ends<G> ends;

  void count(const typename G::State& end) {
    ++games;
    ends.count(end);
    for (u8 i = 0; i < G::kMaxSeats; ++i) {
      wins[i] += G::score(end, seat(i)) / double{kWholeVictory};
    }
  }
};

// Where the records go, if anywhere.
class RecordsOutput {
 public:
  RecordsOutput(const std::string& name, Streams& streams) : name_(name) {
    if (name == "-") {
      to_ = &streams.out;
    } else if (!name.empty()) {
      file_.open(name, std::ios::binary | std::ios::trunc);
      to_ = &file_;
      check();
    }
  }
  explicit operator bool() const { return to_ != nullptr; }
  void write(const std::string& lines) {
    *to_ << lines;
    check();
  }
  void close() {
    if (to_ == nullptr) return;
    to_->flush();
    check();
  }

 private:
  void check() const {
    if (!*to_) throw Failure{fmt::format("{}: cannot be written", name_)};
  }
  std::string name_;
  std::ofstream file_;
  std::ostream* to_ = nullptr;
};

[[noreturn]] void fail_endless(const Settings& settings, u64 game) {
  throw Failure{fmt::format("condotta: game {} has no end after {} decisions (--limit)", game,
                            settings.limit)};
}

template <class G>
class Selfplay {
 public:
  Selfplay(const Settings& settings, Streams& streams)
      : settings_(settings),
        streams_(streams),
        options_(table_options<G>(settings.players, settings.options)),
        bots_(
            one_for_each_seat(entrants_of<G>(settings.bots, settings.thinking), options_.players)),
        records_(settings.records, streams) {}

  void run() {
    const Clock::time_point begin = Clock::now();
    for (u64 game = 0; game < settings_.games; ++game) {
      if (records_) {
        play_recorded(game);
      } else {
        play(game);
      }
      show_progress();
    }
    if (progress_shown_) streams_.err << "\r\033[K";
    records_.close();
    summarise(settings_.records == "-" ? streams_.err : streams_.out, seconds_since(begin));
  }

 private:
  void play(u64 game) {
    NullSink nobody;
    typename G::State state = G::deal(options_, derive_seed(settings_.seed, game), nobody);
    BotTable<G> bots(bots_, 0, settings_.seed, game);
    u64 decisions = 0;
    ActionList<G> legal;
    while (G::to_move(state) != Seat::none) {
      if (decisions++ == settings_.limit) fail_endless(settings_, game);
      legal.clear();
      G::legal(state, legal);
      G::apply(state, bots.choose(state, legal), nobody);
    }
    tally_.decisions += decisions;
    tally_.count(state);
  }

  void play_recorded(u64 game) {
    notation::RecordWriterOf<G> record(options_, derive_seed(settings_.seed, game),
                                       settings_.explain);
    BotTable<G> bots(bots_, 0, settings_.seed, game);
    u64 decisions = 0;
    ActionList<G> legal;
    while (G::to_move(record.state()) != Seat::none) {
      if (decisions++ == settings_.limit) fail_endless(settings_, game);
      legal.clear();
      G::legal(record.state(), legal);
      record.act(bots.choose(record.state(), legal));
    }
    records_.write(record.take());
    tally_.decisions += decisions;
    tally_.count(record.state());
  }

  void show_progress() {
    if (!streams_.err_is_terminal()) return;
    const Clock::time_point now = Clock::now();
    if (now - last_progress_ < std::chrono::milliseconds(200)) return;
    last_progress_ = now;
    progress_shown_ = true;
    streams_.err << fmt::format("\r{} of {} games", tally_.games, settings_.games) << std::flush;
  }

  void summarise(std::ostream& to, double seconds) const {
    const double games = tally_.games != 0 ? static_cast<double>(tally_.games) : 1.0;
    const std::string set = notation::Notation<G>::text_of(options_);
    to << fmt::format("{}, {} players, seed {}{}{}\n", settings_.game, options_.players,
                      settings_.seed, set.empty() ? "" : ", ", set);
    to << fmt::format("games      {}\n", tally_.games);
    for (u8 i = 0; i < options_.players; ++i) {
      to << fmt::format("seat {}     {:.1f} wins, {:.1f} % ({})\n", i, tally_.wins[i],
                        100.0 * tally_.wins[i] / games, bots_[i].name);
    }
    to << fmt::format("decisions  {:.1f} a game\n", static_cast<double>(tally_.decisions) / games);
    to << tally_.ends.text(tally_.games);
    to << fmt::format("\nseconds    {:.2f}\n", seconds);
  }

  const Settings& settings_;
  Streams& streams_;
  typename G::Options options_;
  std::vector<arena::Entrant> bots_;
  RecordsOutput records_;
  Tally<G> tally_;
  Clock::time_point last_progress_ = Clock::now();
  bool progress_shown_ = false;
};

}  // namespace

void add_selfplay(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("selfplay", "Let bots play whole games");
  command->add_option("GAME", settings->game, std::string(notation::kGameNames))->required();
  command->add_option("--players", settings->players, "Seats at the table")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--games", settings->games, "How many games")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--seed", settings->seed, "The same seed gives the same games")
      ->check(whole_number())
      ->capture_default_str();
  command
      ->add_option("--bots", settings->bots,
                   "One for each seat, or one for all, such as condottiere@500it. " + roster_help())
      ->capture_default_str();
  add_thinking(*command, settings->thinking);
  command->add_option("--options", settings->options,
                      "Such as hidden_cards,start=2. " + option_help());
  CLI::Option* records =
      command->add_option("--records", settings->records,
                          "Write the games to this file; - is the output, the summary then goes to "
                          "the error stream");
  command
      ->add_flag("--explain", settings->explain,
                 "Records also tell what was legal and the strengths or scores after each action")
      ->needs(records);
  command->add_option("--limit", settings->limit, "Decisions after which a game is given up")
      ->check(whole_number())
      ->capture_default_str();
  command->footer(
      "Example: ten games of three under two options, recorded and then checked\n"
      "  condotta selfplay condottiere --players 3 --games 10 --seed 7 \\\n"
      "    --options draw_after_battle,start=2 --records games.jsonl --explain\n"
      "  condotta verify games.jsonl");
  command->callback([settings, &streams] {
    require_game(settings->game);
    notation::with_game(settings->game, [&]<class G>(G) { Selfplay<G>(*settings, streams).run(); });
  });
}

}  // namespace condotta::cli
