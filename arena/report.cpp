#include "arena/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

#include "arena/wilson.hpp"

namespace condotta::arena {
namespace {

std::string percent(const Interval& interval) {
  return fmt::format("{:.1f} to {:.1f} %", 100 * interval.low, 100 * interval.high);
}

}  // namespace

Report report_of(std::string game, const Schedule& schedule, const Tally& tally) {
  Report report{std::move(game), schedule.seats(), tally.games(), {}};
  const std::vector<double> ratings = ratings_of(tally.encounters());
  for (std::size_t i = 0; i < schedule.entrants().size(); ++i) {
    const Standing& standing = tally.standings()[i];
    const Interval sure = wilson(standing.win_share(), static_cast<double>(standing.games));
    report.bots.push_back({schedule.entrants()[i].name, standing.games, standing.win_share(),
                           sure.low, sure.high, ratings[i], standing.times.mean_ms(),
                           standing.times.quantile_ms(0.99), tally.spread().interval(i)});
  }
  return report;
}

std::string json_of(const Report& report) {
  const auto text = [](const std::string& s) { return boost::json::serialize(s); };
  std::string out = fmt::format(R"({{"game":{},"players":{},"games":{},"bots":[)",
                                text(report.game), report.players, report.games);
  for (std::size_t i = 0; i < report.bots.size(); ++i) {
    const Report::Bot& bot = report.bots[i];
    out += fmt::format(
        R"({}{{"name":{},"games":{},"win_share":{:.6f},"low":{:.6f},"high":{:.6f},"rating":{:.2f},)"
        R"("mean_ms":{:.6f},"p99_ms":{:.6f}}})",
        i == 0 ? "" : ",", text(bot.name), bot.games, bot.win_share, bot.low, bot.high, bot.rating,
        bot.mean_ms, bot.p99_ms);
  }
  return out + "]}\n";
}

std::string table_of(const Report& report) {
  std::size_t width = 3;
  for (const Report::Bot& bot : report.bots) width = std::max(width, bot.name.size());
  std::string out =
      fmt::format("{}, {} players, {} games\n", report.game, report.players, report.games);
  out += fmt::format("{:<{}}  {:>8}  {:>6}  {:>15}  {:>15}  {:>6}  {:>10}  {:>10}\n", "bot", width,
                     "games", "wins", "95 % interval", "by deals", "rating", "mean ms", "p99 ms");
  for (const Report::Bot& bot : report.bots) {
    out += fmt::format(
        "{:<{}}  {:>8}  {:>4.1f} %  {:>15}  {:>15}  {:>6.0f}  {:>10.3f}  {:>10.3f}\n", bot.name,
        width, bot.games, 100 * bot.win_share, percent(Interval{bot.low, bot.high}),
        bot.by_deals ? percent(*bot.by_deals) : "-", bot.rating, bot.mean_ms, bot.p99_ms);
  }
  return out;
}

}  // namespace condotta::arena
