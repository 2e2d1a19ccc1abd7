// `condotta arena`: bots against each other, and how sure one can be who is better.
#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <chrono>
#include <ostream>

#include "arena/log.hpp"
#include "arena/progress.hpp"
#include "arena/report.hpp"
#include "arena/runner.hpp"
#include "cli/bots.hpp"
#include "cli/command.hpp"
#include "cli/interrupt.hpp"
#include "notation/games.hpp"
#include "notation/options_text.hpp"

namespace condotta::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
  std::string game;
  u32 players = 4;
  u64 games = 400;
  u64 seed = 0;
  std::string bots;
  Thinking thinking;
  std::string options;
  std::string log;
  u32 threads = 1;
  u64 limit = 1'000'000;
  bool json = false;
};

constexpr u32 kMostThreads = 256;

// All that decides what happens in a game, and nothing else: a log may be continued with more games
// or other threads.
template <Game G>
std::string settings_line(const Settings& settings, const typename G::Options& options,
                          const std::vector<arena::Entrant>& listed) {
  boost::json::array bots;
  for (const arena::Entrant& entrant : listed) {
    bots.push_back(boost::json::object{{"name", entrant.name},
                                       {"milliseconds", entrant.milliseconds},
                                       {"iterations", entrant.iterations}});
  }
  return boost::json::serialize(
      boost::json::object{{"arena", 1},
                          {"game", G::kName},
                          {"version", G::kVersion},
                          {"players", settings.players},
                          {"options", notation::Notation<G>::json_of(options)},
                          {"seed", settings.seed},
                          {"limit", settings.limit},
                          {"bots", bots}});
}

class ProgressLine {
 public:
  ProgressLine(Streams& streams, const arena::Schedule& schedule, u64 games, u64 before)
      : streams_(streams), schedule_(schedule), games_(games), before_(before) {}
  ~ProgressLine() {
    if (shown_) streams_.err << "\r\033[K" << std::flush;
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void operator()(const arena::Tally& tally) {
    const Clock::time_point now = Clock::now();
    if (!streams_.err_is_terminal() || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    shown_ = true;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    streams_.err << "\r\033[K" << arena::progress_text(tally, schedule_, games_, before_, seconds)
                 << std::flush;
  }

 private:
  Streams& streams_;
  const arena::Schedule& schedule_;
  u64 games_, before_;
  Clock::time_point begin_ = Clock::now(), last_ = begin_;
  bool shown_ = false;
};

template <Game G>
void run_arena(const Settings& settings, Streams& streams) {
  const typename G::Options options = table_options<G>(settings.players, settings.options);
  const std::vector<arena::Entrant> listed = entrants_of<G>(settings.bots, settings.thinking);
  if (const notation::Complaint wrong = arena::Schedule::problem(listed, settings.players)) {
    throw Failure{"condotta: " + wrong->text()};
  }
  arena::Schedule schedule(listed, settings.players, settings.seed);
  arena::Runner runner(schedule, settings.games);
  std::optional<arena::Log> log;
  if (!settings.log.empty()) {
    notation::Result<arena::Log> opened = arena::Log::open(
        settings.log, settings_line<G>(settings, options, listed), settings.players);
    if (!opened) throw Failure{"condotta: --log: " + opened.error().text()};
    log = std::move(*opened);
    runner.resume(*log);
  }
  Interrupt interrupt;
  std::atomic<bool>& stop = interrupt.flag();
  const arena::RunSeed seed{settings.seed};
  const auto play = [&](u64 game, const std::vector<arena::Entrant>& seated) {
    arena::Match<G> match(options, seated, game, seed, schedule.deal_of(game));
    return match.play(settings.limit, stop);
  };
  notation::Complaint trouble;
  {
    ProgressLine progress(streams, schedule, settings.games, runner.tally().games());
    trouble = runner.run(play, settings.threads, stop, std::ref(progress));
  }
  if (trouble) throw Failure{"condotta: " + trouble->text()};
  if (runner.tally().games() < settings.games) {
    streams.err << fmt::format("condotta: stopped after {} of {} games{}\n", runner.tally().games(),
                               settings.games, log ? "; the same command goes on from there" : "");
  }
  const arena::Report report = arena::report_of(G::kName, schedule, runner.tally());
  streams.out << (settings.json ? arena::json_of(report) : arena::table_of(report));
}

void check(const Settings& settings) {
  require_game(settings.game);
  if (settings.threads == 0 || settings.threads > kMostThreads) {
    throw Failure{fmt::format("condotta: --threads: must be from 1 to {}, not {}", kMostThreads,
                              settings.threads)};
  }
}

}  // namespace

void add_arena(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("arena", "Find out which bot is better");
  command->add_option("GAME", settings->game, std::string(notation::kGameNames))->required();
  command->add_option("--players", settings->players, "Seats at the table")
      ->check(whole_number())
      ->capture_default_str();
  command
      ->add_option("--games", settings->games,
                   "How many games; a multiple of the seats is fair to all")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--seed", settings->seed, "The same seed gives the same deals")
      ->check(whole_number())
      ->capture_default_str();
  command
      ->add_option("--bots", settings->bots,
                   "One for each seat, or one for all; any other number is a tournament. A name "
                   "may carry its budget: condottiere@250ms, condottiere@500it")
      ->required();
  add_thinking(*command, settings->thinking);
  command->add_option("--options", settings->options,
                      "Such as hidden_cards,start=2. " + option_help());
  command->add_option("--log", settings->log,
                      "Write every game to this file; a run that was cut off goes on from it");
  command->add_option("--threads", settings->threads, "Games at a time")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--limit", settings->limit, "Decisions after which a game is given up")
      ->check(whole_number())
      ->capture_default_str();
  command->add_flag("--json", settings->json, "The result as JSON");
  command->footer(
      "Each deal is played once from every rotation of the seats. A shared victory counts its\n"
      "fraction; the interval is Wilson's, the rating on the Elo scale with the mean at 1500.\n"
      "Example: does a longer search play better?\n"
      "  condotta arena condottiere --games 400 --seed 1 --log run.jsonl \\\n"
      "    --bots condottiere@2000it,condottiere@200it,condottiere@200it,condottiere@200it");
  command->callback([settings, &streams] {
    check(*settings);
    notation::with_game(settings->game,
                        [&](auto game) { run_arena<decltype(game)>(*settings, streams); });
  });
}

}  // namespace condotta::cli
