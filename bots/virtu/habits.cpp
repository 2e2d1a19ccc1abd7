#include "bots/virtu/habits.hpp"

#include <algorithm>

#include "bots/virtu/holdings.hpp"
#include "bots/virtu/spots.hpp"

namespace condotta::bots::virtu {
namespace {

// V4.5: what an indulgence costs who asks for it.
float price_of_indulgence(const Prices& prices) { return 1 + prices.indulgence; }

// A piece that is turned: a courtier, a token, an alliance.
float worth_of_source(const State& s, const Prices& prices, Source source) {
  if (source < kCitySource) {
    const Card card = mover(s).courtiers[source - kCourtierSource];
    return card == Card::none ? 0.0F : prices.cards[number(card)].worth;
  }
  if (source < kCathedralSource) return prices.cities[source - kCitySource].worth;
  if (source < kDeedSource) return prices.cathedral.worth;
  if (source < kAllianceSource) return prices.deeds[source - kDeedSource].worth;
  return prices.alliances[source - kAllianceSource].worth;
}

// V2.3: what is owed is worth as much as what pays for it, and what is too much is lost. Cards of
// the room are free.
float like_payment(const State& s, const Prices& prices, Action a) {
  if (a.kind() != ActionKind::use) return 0;
  const Source source = a.source();
  const Symbols gives = source_symbols(s, s.to_move, source);
  const u32 n = count(gives, a.symbol());
  u32 owed = count(s.turn.owed, a.symbol());
  const bool crown_or_cross = a.symbol() == Symbol::crown || a.symbol() == Symbol::cross;
  if (crown_or_cross) owed += s.turn.either;
  float useful = static_cast<float>(std::min(n, owed));
  if (s.phase == Phase::pay && a.symbol() == Symbol::florin && source >= kCourtierSource) {
    useful = static_cast<float>(n);  // the rest is kept
  }
  float lost = 0;
  if (source >= kCourtierSource && source < kIndulgenceSource) {
    lost = worth_of_source(s, prices, source);
  } else if (source == kIndulgenceSource) {
    lost = price_of_indulgence(prices);
  }
  return prices.symbol[number(a.symbol())] * useful - lost;
}

float worth_of_token(const State& s, const Prices& prices, Source id) {
  const House& p = mover(s);
  const bool available =
      (id < kCathedralSource && bit(p.cities_available, id - kCitySource)) ||
      (id >= kDeedSource && id < kAllianceSource && bit(p.deeds_available, id - kDeedSource));
  if (available) {
    const Symbols gives = source_symbols(s, s.to_move, id);
    return static_cast<float>(count(gives, Symbol::florin)) * prices.symbol[0];
  }
  return worth_of_source(s, prices, id) * (id >= kAllianceSource ? 0.6F : 1.0F);
}

// V4.7: tokens go up, so the first of the best that the symbols suffice for.
void like_tokens(const State& s, const Prices& prices, std::span<const Action> legal,
                 std::span<float> liking) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    liking[i] =
        legal[i].kind() == ActionKind::turn ? worth_of_token(s, prices, legal[i].value()) : 0.0F;
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (liking[i] <= 0) continue;
    u32 better = 0;
    for (std::size_t j = 0; j < legal.size(); ++j) {
      better += liking[j] > liking[i] && liking[j] < 100 ? 1U : 0U;
      better += liking[j] >= 100 ? 1U : 0U;
    }
    if (better < s.turn.power) {
      liking[i] += 100;
      return;
    }
  }
}

// V5.4: who is behind and can come in front does so with as little as it takes; others pass.
void like_declarations(const State& s, std::span<const Action> legal, std::span<float> liking) {
  const Turn& t = s.turn;
  const u32 side = side_of(s, s.to_move);
  const bool plain = t.plain != 0;
  const u8 c = number(t.city);
  u32 strength[2] = {u32{player(s, t.attacker).troops[c]} + t.bonus[0], t.bonus[1]};
  if (plain) {
    strength[1] += player(s, t.defender).troops[c];
  } else {
    strength[1] += defence_of(s, t.city, t.attacker, t.defender);
  }
  // The attacker must be above; the defender of a siege holds with as much.
  const u32 goal = strength[1 - side] + (side == 0 || plain ? 1U : 0U);
  const u32 lacking = goal > strength[side] ? goal - strength[side] : 0U;
  u32 reach = 0;
  for (const Action a : legal) {
    if (a.kind() != ActionKind::declare) continue;
    const bool tokens = a.value() == kWarTokenSource;
    reach += tokens ? mover(s).war_tokens : strength_of(s, s.to_move, a.value()).adds;
  }
  const bool fights = lacking != 0 && reach >= lacking;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i].kind() != ActionKind::declare) {
      liking[i] = fights ? 0.0F : 1.0F;
      continue;
    }
    const Strength gain = strength_of(s, s.to_move, legal[i].value());
    const float waste = gain.adds > lacking ? static_cast<float>(gain.adds - lacking) : 0.0F;
    liking[i] = !fights ? 0.0F
                        : 1.0F + 0.01F * gain.adds - 0.1F * waste - 0.05F * gain.florins +
                              (legal[i].value() == kWarTokenSource ? 0.2F : 0.0F);
  }
}

}  // namespace

bool is_habitual(const State& s) {
  return s.phase == Phase::pay || s.phase == Phase::refresh || s.phase == Phase::declare ||
         s.phase == Phase::lifted || s.phase == Phase::lodge || s.phase == Phase::press;
}

void weigh_by_habit(const State& s, const Prices& prices, std::span<const Action> legal,
                    std::span<float> liking) {
  if (s.phase == Phase::refresh) return like_tokens(s, prices, legal, liking);
  if (s.phase == Phase::declare) return like_declarations(s, legal, liking);
  float assault = 0;
  if (s.phase == Phase::press) {
    const City c = s.turn.city;
    assault = storming_chance(s, c, s.to_move, owner_of(s, c), mover(s).troops[number(c)],
                              bonus_within_reach(s, s.to_move, true)) -
              0.3F;
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    switch (s.phase) {
      case Phase::pay:
        liking[i] = like_payment(s, prices, legal[i]);
        break;
      case Phase::lifted:
        liking[i] = worth_of_spot(s, s.to_move, legal[i].value(), prices);
        break;
      case Phase::lodge:
        liking[i] = legal[i].kind() == ActionKind::lodge
                        ? 1.0F
                        : -prices.cards[number(mover(s).courtiers[legal[i].value()])].worth;
        break;
      default:
        liking[i] = legal[i].kind() == ActionKind::assault ? assault : 0.0F;
    }
  }
}

}  // namespace condotta::bots::virtu
