// Both sides of a battle, part by part (V5.2 to V5.4).
#include <algorithm>
#include <vector>

#include "notation/seats.hpp"
#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_parts.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

void add_part(json::object& side, std::string_view what, int count) {
  if (count == 0) return;
  side["parts"].get_array().push_back({{"what", what}, {"count", count}});
  side["total"] = side["total"].get_int64() + count;
}

// What a side could still declare, and how much of that its florins pay for. Florins of pieces that
// add strength are left out: they cannot do both.
void add_hopes(const State& s, Seat who, json::object& side) {
  json::array could;
  std::vector<Strength> paid;
  int most = 0;
  u32 florins = player(s, who).florins;
  for (u32 id = kCourtierSource; id < kSources; ++id) {
    const Source source = static_cast<Source>(id);
    if (source == kIndulgenceSource) continue;
    const Strength gain = strength_of(s, who, source);
    if (gain.adds == 0) continue;
    const u32 times = source == kWarTokenSource ? player(s, who).war_tokens : 1U;
    could.push_back({{"source", source_of(s, who, source)},
                     {"adds", gain.adds},
                     {"times", times},
                     {"cost", symbols_of(some(Symbol::florin, gain.florins))}});
    if (gain.florins == 0) {
      most += static_cast<int>(times) * gain.adds;
    } else {
      paid.push_back(gain);
    }
  }
  State asking = s;
  asking.to_move = who;
  Purse purse;
  open_purse(asking, Phase::declare, purse);
  for (const Usable& one : purse.sources) {
    const bool helps = one.id < kIndulgenceSource && strength_of(s, who, one.id).adds != 0;
    if (!helps) florins += count(one.gives, Symbol::florin);
  }
  std::sort(paid.begin(), paid.end(), [](const Strength& a, const Strength& b) {
    return a.florins * u32{b.adds} < b.florins * u32{a.adds};
  });
  for (const Strength& gain : paid) {
    if (gain.florins > florins) continue;
    florins -= gain.florins;
    most += gain.adds;
  }
  side["could"] = std::move(could);
  side["most"] = most;
}

json::object side_of_battle(Seat who) {
  return {{"seat", seat_or_null(who)},
          {"total", 0},
          {"parts", json::array{}},
          {"could", json::array{}},
          {"most", 0}};
}

json::array armies_at(const State& s, City c) {
  json::array armies;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Player& p = player(s, s.order[i]);
    if (p.troops[number(c)] == 0 || contains(p.cities, c)) continue;
    armies.push_back({{"seat", index(s.order[i])}, {"troops", p.troops[number(c)]}});
  }
  return armies;
}

// The battle of the state, in its Turn.
json::object sums_of(const State& s) {
  const Turn& t = s.turn;
  const City c = t.city;
  const bool plain = t.plain != 0, neutral = t.defender == Seat::none;
  json::object attack = side_of_battle(t.attacker), defence = side_of_battle(t.defender);
  const int troops = player(s, t.attacker).troops[number(c)];
  const int guards = neutral ? 0 : player(s, t.defender).troops[number(c)];
  add_part(attack, "troops", troops);
  add_part(attack, "declared", t.bonus[0]);
  if (!plain) {
    const int base = base_strength(c);
    add_part(defence, "city", base);
    add_part(defence, "agent", int{strength_against(s, c, t.attacker, neutral)} - base);
  }
  add_part(defence, "troops", guards);
  add_part(defence, "declared", t.bonus[1]);
  add_hopes(s, t.attacker, attack);
  if (!neutral) add_hopes(s, t.defender, defence);
  const auto ours = attack["total"].get_int64(), theirs = defence["total"].get_int64();
  int lost = 0, killed = 0;
  if (plain) {
    const int weaker = ours > theirs ? guards : troops;
    lost = ours == theirs ? 1 : std::min(troops, weaker);
    killed = ours == theirs ? 1 : std::min(guards, weaker);
  } else {
    lost = std::min(troops, ours > theirs ? guards + (theirs >= kCostlyDefence ? 1 : 0) : 1);
    killed = ours > theirs ? guards : 0;
  }
  return {{"city", name_of(c)},
          {"plain", plain},
          {"attack", std::move(attack)},
          {"defence", std::move(defence)},
          {"takes", !plain && ours > theirs},
          {"losses", {{"attack", lost}, {"defence", killed}}},
          {"armies", armies_at(s, c)}};
}

// A battle that nobody fights yet.
Complaint propose_battle(const Node& asked, Seat me, State& s) {
  const auto c = city_named(asked["city"].text());
  if (!c) return Error{"city", quoted(asked["city"].text()) + " is not a city"};
  Seat attacker = me;
  if (asked["attacker"].there()) attacker = read_seat(asked["attacker"], s.options.players);
  const u32 troops = asked["troops"].number(0, kTroopsEach);
  if (!asked.complaints().none()) return asked.complaints().first();
  if (attacker == Seat::none) return Error{"attacker", "is missing"};
  if (owner_of(s, *c) == attacker) return Error{"city", "is the attacker's own"};
  if (!contains(open_cities(s.options.players), *c)) return Error{"city", "is closed"};
  clear_turn(s);
  s.turn.city = *c;
  s.turn.attacker = attacker;
  s.turn.defender = owner_of(s, *c);
  if (asked["troops"].there()) player(s, attacker).troops[number(*c)] = static_cast<u8>(troops);
  return std::nullopt;
}

}  // namespace

Answer siege(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked, {"city", "attacker", "troops"});
  if (!question) return question.error();
  Result<State> s = after_composed(*question);
  if (!s) return s.error();
  if (asked["city"].there()) {
    if (const Complaint wrong = propose_battle(asked, question->me, *s)) return *wrong;
  } else if (s->turn.attacker == Seat::none || s->turn.city == City::none) {
    return Error{"", "no battle is on"};
  }
  return sums_of(*s);
}

}  // namespace condotta::notation::virtu_guide
