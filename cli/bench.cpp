// `condotta bench`: the speed of random play on one core.
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <ostream>
#include <vector>

#include "cli/clock.hpp"
#include "cli/command.hpp"
#include "engine/core/playout.hpp"
#include "notation/games.hpp"

namespace condotta::cli {
namespace {

struct Settings {
  std::string game = "condottiere";
  u64 players = 4;
  double seconds = 3;
};

// Keeps a result from being optimised away.
template <class T>
void use(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

struct Speed {
  double decisions_per_s, games_per_s;
};

template <class G>
Speed measure_play(const typename G::Options& options, double seconds) {
  u64 games = 0, decisions = 0;
  const Clock::time_point begin = Clock::now();
  double passed = 0;
  while (passed < seconds) {
    for (u32 i = 0; i < 256; ++i) {
      const Playout playout = play_randomly<G>(options, derive_seed(1, games++));
      decisions += playout.decisions;
      use(playout);
    }
    passed = seconds_since(begin);
  }
  return {static_cast<double>(decisions) / passed, static_cast<double>(games) / passed};
}

// Every position of some random games.
template <class G>
std::vector<typename G::State> real_positions(const typename G::Options& options) {
  constexpr std::size_t kPositions = 4096;
  std::vector<typename G::State> positions;
  NullSink nobody;
  Rng rng = Rng::seeded(2);
  for (u64 game = 0; positions.size() < kPositions; ++game) {
    typename G::State state = G::deal(options, derive_seed(2, game), nobody);
    while (G::to_move(state) != Seat::none && positions.size() < kPositions) {
      positions.push_back(state);
      ActionList<G> legal;
      G::legal(state, legal);
      G::apply(state, legal[rng.below(legal.count)], nobody);
    }
  }
  return positions;
}

// Nanoseconds for one call of `work`, which is given each item in turn.
template <class Items, class Work>
double nanoseconds_each(const Items& items, double seconds, Work work) {
  u64 calls = 0;
  const Clock::time_point begin = Clock::now();
  double passed = 0;
  while (passed < seconds) {
    for (const auto& item : items) work(item);
    calls += items.size();
    passed = seconds_since(begin);
  }
  return passed * 1e9 / static_cast<double>(calls);
}

double rounded(double value, double step) { return std::round(value / step) * step; }

template <class G>
void bench(const Settings& settings, Streams& streams) {
  const typename G::Options options = table_options<G>(settings.players, "");
  const Speed speed = measure_play<G>(options, settings.seconds * 0.6);
  const auto positions = real_positions<G>(options);
  const double observe_ns = nanoseconds_each(
      positions, settings.seconds * 0.2, [](const auto& s) { use(G::observe(s, G::to_move(s))); });
  std::vector<typename G::Observation> seen;
  seen.reserve(positions.size());
  for (const auto& s : positions) seen.push_back(G::observe(s, G::to_move(s)));
  Rng rng = Rng::seeded(3);
  const double imagine_ns = nanoseconds_each(seen, settings.seconds * 0.2,
                                             [&](const auto& o) { use(G::imagine(o, rng)); });
  const boost::json::object report{
      {"game", G::kName},
      {"players", settings.players},
      {"decisions_per_s", static_cast<u64>(speed.decisions_per_s)},
      {"games_per_s", static_cast<u64>(speed.games_per_s)},
      {"state_bytes", sizeof(typename G::State)},
      {"observe_ns", static_cast<u64>(rounded(observe_ns, 1))},
      {"imagine_ns", static_cast<u64>(rounded(imagine_ns, 1))},
  };
  streams.out << boost::json::serialize(report) << '\n';
}

}  // namespace

void add_bench(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("bench", "Measure random play on one core");
  command->add_option("GAME", settings->game, std::string(notation::kGameNames))
      ->capture_default_str();
  command->add_option("--players", settings->players, "Seats at the table")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--seconds", settings->seconds, "How long to measure")
      ->check(number_between(0.01, 3600))
      ->capture_default_str();
  command->footer(
      "Prints one JSON object. Decisions are uniform, with the legal list made for each one;\n"
      "observe_ns and imagine_ns are means over the positions of random games.\n"
      "Example:\n"
      "  condotta bench condottiere --players 4");
  command->callback([settings, &streams] {
    require_game(settings->game);
    notation::with_game(settings->game, [&]<class G>(G) { bench<G>(*settings, streams); });
  });
}

}  // namespace condotta::cli
