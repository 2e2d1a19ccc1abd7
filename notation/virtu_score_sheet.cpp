// The score sheet with every line of V7, and how near the end is (V5.9, V5.10).
#include "notation/seats.hpp"
#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

// Most prestige, then most crowns (V7.6).
int rank_value(const Sheet& sheet) { return (sheet.total() + kScoredZero) * 256 + sheet.crowns; }

json::array pieces_of(const State& s, const Player& p) {
  json::array pieces;
  const auto add = [&](std::string_view line, std::string_view name, u8 prestige) {
    if (prestige != 0) pieces.push_back({{"line", line}, {"name", name}, {"prestige", prestige}});
  };
  for (Position at = 0; at < kPositions; ++at) {
    const Card card = card_at(p, at);
    if (card != Card::none) add("palace", name_of(card), card_prestige(card));
  }
  for (CitySet todo = s.cathedrals & p.cities; todo != 0; todo &= todo - 1) {
    const Source token = static_cast<Source>(kCathedralSource + lowest_bit(todo));
    add("domain", source_name(token), kCathedralPrestige);
  }
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    const Deed deed = static_cast<Deed>(lowest_bit(todo));
    add("domain", name_of(deed), deed_prestige(deed));
  }
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    const Bonus bonus = static_cast<Bonus>(lowest_bit(todo));
    add("bonuses", name_of(bonus), bonus_prestige(bonus));
  }
  return pieces;
}

json::object way_to_end(std::string_view way, json::value who, u32 have, u32 needs) {
  return {{"way", way}, {"seat", std::move(who)}, {"have", have}, {"needs", needs}};
}

json::array ways_to_end(const State& s) {
  u8 most_cities = 0, furthest = 0;
  for (u8 i = 1; i < s.options.players; ++i) {
    if (size(s.players[i].cities) > size(s.players[most_cities].cities)) most_cities = i;
    if (s.players[i].steps > s.players[furthest].steps) furthest = i;
  }
  json::array ways;
  ways.push_back(
      way_to_end("cities", most_cities, size(s.players[most_cities].cities), kCitiesToEnd));
  ways.push_back(way_to_end("patronage", furthest, s.players[furthest].steps, kPatronageEnd));
  ways.push_back(
      way_to_end("all_cities", nullptr, size(controlled(s)), size(open_cities(s.options.players))));
  if (s.options.years != 0) {
    ways.push_back(way_to_end("years", nullptr, s.year, s.options.years));
  }
  return ways;
}

}  // namespace

Answer score(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const Result<State> s = after_composed(*question);
  if (!s) return s.error();
  json::array seats = scores_of(*s);
  for (u8 i = 0; i < s->options.players; ++i) {
    u32 rank = 1;
    for (u8 other = 0; other < s->options.players; ++other) {
      const int theirs = rank_value(sheet_of(*s, seat(other)));
      rank += theirs > rank_value(sheet_of(*s, seat(i))) ? 1U : 0U;
    }
    json::object& one = seats[i].get_object();
    one["rank"] = rank;
    one["pieces"] = pieces_of(*s, s->players[i]);
  }
  json::object end;
  end["last_year"] = s->last_year != 0;
  end["ways"] = ways_to_end(*s);
  json::object out;
  out["seats"] = std::move(seats);
  out["leaders"] = list_of(best_seats(*s));
  out["end"] = std::move(end);
  return out;
}

}  // namespace condotta::notation::virtu_guide
