// How Virtù plays with the values of data/virtu: who wins, with how much, when, and what is bought.
//   balance_virtu PLAYERS GAMES SEED BOT ITERATIONS THREADS [LOG]
// One bot of the roster sits in all seats. Goals stand beside the figures; docs/virtu-balance.md
// says what was done about them. With a LOG the same command goes on where it was cut off; with
// fewer GAMES it tells what is there so far. A log knows nothing of the values it was played with.
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/tuning/balance_tally.hpp"
#include "bots/virtu/roster.hpp"
#include "notation/virtu_names.hpp"

namespace condotta::bots::virtu {
namespace {

namespace names = notation::virtu_names;

struct Watch {
  static constexpr bool kListening = true;
  Tally& tally;

  void operator()(const Event& event) const {
    switch (event.kind) {
      case EventKind::item_bought:
        tally.bought[event.what] = 1;
        break;
      case EventKind::alliance_made:
        tally.allied[event.what] = 1;
        break;
      case EventKind::bonus_chosen:
        tally.chosen[event.what] = 1;
        break;
      case EventKind::city_annexed:
        ++tally.annexed;
        break;
      case EventKind::city_taken:
        ++(event.what == kNone ? tally.conquered : tally.robbed);
        break;
      case EventKind::indulgence_taken:
        ++tally.indulgences;
        break;
      default:
        break;
    }
  }
};

// V5.9, V5.10: why the game ended.
void count_reason(const State& end, Tally& tally) {
  bool cities = false, patronage = false;
  for (u8 i = 0; i < end.options.players; ++i) {
    cities = cities || size(end.players[i].cities) >= kCitiesToEnd;
    patronage = patronage || end.players[i].steps >= kPatronageEnd;
  }
  if (cities) {
    ++tally.by_cities;
  } else if (patronage) {
    ++tally.by_patronage;
  } else if (controlled(end) == open_cities(end.options.players)) {
    ++tally.by_map;
  } else {
    ++tally.by_years;
  }
}

void count_winners(const State& end, Tally& tally) {
  const double winners = count_bits(end.winners);
  for (u8 i = 0; i < end.options.players; ++i) {
    const Sheet sheet = sheet_of(end, seat(i));
    tally.points[number(end.players[i].colour)] += sheet.total();
    tally.everyone += sheet.total() / static_cast<double>(end.options.players);
    if (!contains(end.winners, seat(i))) continue;
    tally.won[number(end.players[i].colour)] += 1 / winners;
    tally.prestige += sheet.total() / winners;
    const double lines[kSheetLines] = {
        1.0 * sheet.cities,          1.0 * sheet.most_cities, 1.0 * sheet.patronage,
        1.0 * sheet.furthest_patron, 1.0 * sheet.palace,      1.0 * sheet.domain,
        1.0 * sheet.bonuses,         1.0 * sheet.religion,    1.0 * sheet.trophies,
        1.0 * sheet.alliances,       -1.0 * sheet.indulgences};
    for (u32 line = 0; line < kSheetLines; ++line) tally.sheet[line] += lines[line] / winners;
  }
}

// Of what is about as good as the best, anything: else the same seats would play the same game
// again and again.
Action pick(const Judgement<Virtu>& judgement, Rng& rng) {
  constexpr float kAsGood = 0.97F;
  float best = 0;
  u32 visits = 0;
  for (const auto& option : judgement.options) {
    if (option.action != judgement.action) continue;
    best = option.value;
    visits = option.visits;
  }
  std::vector<Action> good;
  for (const auto& option : judgement.options) {
    if (option.value >= kAsGood * best && 2 * option.visits >= visits) {
      good.push_back(option.action);
    }
  }
  return good.empty() ? judgement.action : good[rng.below(static_cast<u32>(good.size()))];
}

Tally play(u8 players, u64 run, u64 game, std::string_view bot, u32 iterations) {
  Tally tally;
  Watch watch{tally};
  Options options;
  options.players = players;
  State s = Virtu::deal(options, derive_seed(run, game), watch);
  const auto player = make_player(bot, derive_seed(run ^ 0xBA1A7CEULL, game).low);
  const Budget budget{.iterations = iterations};
  Rng rng = Rng::seeded(derive_seed(run ^ 0x57A1ULL, game).low);
  while (s.to_move != Seat::none) {
    Actions legal;
    list_legal(s, legal);
    const Seat me = s.to_move;
    const Judgement<Virtu> judgement =
        player->decide(Virtu::observe(s, me), {legal.begin(), legal.count}, budget);
    Virtu::apply(s, pick(judgement, rng), watch);
  }
  tally.games = 1;
  tally.years[s.year < kYears ? s.year : kYears - 1] = 1;
  count_reason(s, tally);
  count_winners(s, tally);
  return tally;
}

constexpr double kLeastBought = 0.05;

void print_share(std::string_view name, double games, double all) {
  const double share = games / all;
  std::printf("  %-16s %5.1f %%%s\n", std::string(name).c_str(), 100 * share,
              share < kLeastBought ? "  seldom" : "");
}

void print(const Tally& t, u8 players) {
  const double n = t.games, fair = 1.0 / players;
  std::printf("wins by colour (goal: within 6 points of %.1f %%; standard error %.1f)\n",
              100 * fair, 100 * std::sqrt(fair * (1 - fair) / n));
  for (u32 c = 0; c < kColours; ++c) {
    Options options;
    options.players = players;
    if (!bit(options.colours_in_play(), c)) continue;
    const double off = t.won[c] / n - fair;
    std::printf("  %-16s %5.1f %%, prestige %4.1f%s\n", std::string(names::kColours[c]).c_str(),
                100 * t.won[c] / n, t.points[c] / n, std::abs(off) > 0.06 ? "  off" : "");
  }
  std::printf("winner's prestige %.1f (goal 13 to 17), of all seats %.1f\n", t.prestige / n,
              t.everyone / n);
  constexpr const char* kLines[kSheetLines] = {
      "cities",  "most cities", "patronage", "furthest patron", "palace",     "domain",
      "bonuses", "religion",    "trophies",  "alliances",       "indulgences"};
  std::printf(" ");
  for (u32 i = 0; i < kSheetLines; ++i) std::printf(" %s %.1f", kLines[i], t.sheet[i] / n);
  double mean = 0, within = 0, passed = 0;
  int low = 0, high = 0;
  for (u32 y = 0; y < kYears; ++y) {
    mean += y * t.years[y] / n;
    if (y >= 6 && y <= 12) within += t.years[y] / n;
    if (passed < 0.05) low = static_cast<int>(y);
    if (passed < 0.95) high = static_cast<int>(y);
    passed += t.years[y] / n;
  }
  std::printf("\nyears %.1f (goal 6 to 12), %d to %d in nine of ten, %.1f %% of games within\n",
              mean, low, high, 100 * within);
  std::printf(
      "ended by 8 cities %.1f %%, patronage %.1f %%, the whole map %.1f %%, years %.1f %%\n",
      100 * t.by_cities / n, 100 * t.by_patronage / n, 100 * t.by_map / n, 100 * t.by_years / n);
  std::printf(
      "a game: %.1f cities annexed, %.1f conquered, %.1f taken from others; %.1f indulgences\n",
      t.annexed / n, t.conquered / n, t.robbed / n, t.indulgences / n);
  std::printf("games in which it is bought (goal: at least %.0f %%)\n", 100 * kLeastBought);
  for (u32 i = 0; i < kNobles; ++i) print_share(names::kCards[i], t.bought[i], n);
  for (u32 i = 0; i < kCathedralItem - kDeedItem && i < kDeeds; ++i) {
    if (static_cast<Deed>(i) == Deed::artillery) continue;  // a patronage bonus
    print_share(names::kDeeds[i], t.bought[kDeedItem + i], n);
  }
  print_share("cathedral", t.bought[kCathedralItem], n);
  for (u32 i = 0; i < kAlliances; ++i) print_share(names::kAlliances[i], t.allied[i], n);
  for (u32 i = 0; i < kBonuses; ++i) print_share(names::kBonuses[i], t.chosen[i], n);
}

}  // namespace
}  // namespace condotta::bots::virtu

int main(int argc, char** argv) {
  using namespace condotta::bots::virtu;  // NOLINT(google-build-using-namespace)
  if ((argc != 7 && argc != 8) || make_player(argv[4], 1) == nullptr) {
    std::fputs("balance_virtu PLAYERS GAMES SEED BOT ITERATIONS THREADS [LOG]\n", stderr);
    return 2;
  }
  const auto players = static_cast<condotta::u8>(std::atoi(argv[1]));
  const auto games = static_cast<condotta::u32>(std::atoi(argv[2]));
  const auto seed = std::strtoull(argv[3], nullptr, 10);
  const auto iterations = static_cast<condotta::u32>(std::atoi(argv[5]));
  const int threads = std::max(1, std::atoi(argv[6]));
  std::vector<Tally> tallies(games);
  BalanceLog log;
  const std::string run = std::string(argv[1]) + " players, seed " + argv[3] + ", " + argv[4] +
                          ", " + argv[5] + " iterations";
  if (argc == 8 && !log.open(argv[7], run, tallies)) {
    std::fprintf(stderr, "%s is of another run than: %s\n", argv[7], run.c_str());
    return 2;
  }
  std::mutex writing;
  std::atomic<condotta::u32> next = 0;
  {
    std::vector<std::jthread> workers;
    for (int t = 0; t < threads; ++t) {
      workers.emplace_back([&] {
        for (condotta::u32 game; (game = next++) < games;) {
          if (tallies[game].games != 0) continue;
          tallies[game] = play(players, seed, game, argv[4], iterations);
          const std::scoped_lock lock(writing);
          log.keep(game, tallies[game]);
          if (game % 50 == 49) std::fprintf(stderr, "%u of %u games\n", game + 1, games);
        }
      });
    }
  }
  Tally all;
  for (const Tally& one : tallies) add(all, one);
  std::printf("%u games of %s, %u players, %u iterations, seed %s\n", games, argv[4], players,
              iterations, argv[3]);
  print(all, players);
  return 0;
}
