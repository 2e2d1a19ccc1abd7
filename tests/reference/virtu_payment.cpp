// Paying, of the second reading of Virtù (V2): kinds in one order, sources in one order, and never
// into a dead end.
#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {
namespace {

const std::string kEither = "crown_or_cross";

void add(Amounts& to, const std::string& kind, int count) {
  to[kind] += count;
  if (to[kind] == 0) to.erase(kind);
}

// What is left to pay when these symbols are given.
Amounts rest_of(Amounts owed, const Amounts& have) {
  int spare = 0;
  for (const auto& [kind, count] : have) {
    const int paid = std::min(count, count_of(owed, kind));
    if (paid != 0) add(owed, kind, -paid);
    if (kind == "crown" || kind == "cross") spare += count - paid;
  }
  const int either = std::min(spare, count_of(owed, kEither));
  if (either != 0) add(owed, kEither, -either);
  return owed;
}

// The kinds that pay for what is owed as `stage`.
Texts kinds_of(const std::string& stage) {
  return stage == kEither ? Texts{"crown", "cross"} : Texts{stage};
}

}  // namespace

// V4.4, V2.3, V2.4, V4.5, V6.6: all that may pay for what is decided in a phase.
std::vector<VirtuReference::Source> VirtuReference::sources(const std::string& phase) const {
  const VirtuFacts& facts = virtu_facts();
  std::vector<Source> all;
  const auto push = [&](const std::string& name, Amounts gives) {
    gives.erase("war");  // mustered or declared, never paid
    if (!gives.empty()) all.push_back({rank_of(name), name, gives});
  };
  if (in_action(phase)) {
    const RoomCards& here = room();
    if (!here.action.empty() && !t_.now.action_used) {
      push("action", facts.cards.at(here.action).symbols);
    }
    if (!here.under.empty() && !t_.now.improvement_used) {
      push("improvement", facts.cards.at(here.under).symbols);
    }
  }
  for (const auto& [place, one] : me().courtiers) {
    if (!one.available || one.fresh) continue;
    Amounts gives = facts.cards.at(one.card).symbols;
    if (one.arrow_paid) gives.erase("arrow");
    push(place, gives);
  }
  for (const auto& [city, available] : me().cities) {
    if (available) push(city, facts.cities.at(city).symbols);
  }
  for (const auto& [city, available] : me().cathedrals) {
    if (available) push("cathedral-" + city, amounts_in(facts.cathedral.at("symbols")));
  }
  for (const auto& [deed, available] : me().deeds) {
    if (available && t_.now.fresh_deeds.count(deed) == 0) push(deed, facts.deeds.at(deed).symbols);
  }
  const bool holy = in_action(phase) || phase == "move" || phase == "buy" || phase == "ally";
  const bool turkish =
      phase == "diplomacy" || phase == "war" || phase == "trade" || phase == "withdraw";
  const auto bonus = [&](const std::string& name) {
    return cost_in(facts.alliances.at(name).as_object().at("bonus").as_object());
  };
  if (holy && works(t_.turn, "hre")) push("hre", bonus("hre"));
  if (turkish && works(t_.turn, "ottoman")) push("ottoman", bonus("ottoman"));
  if (phase != "move" && phase != "withdraw" && can_ask()) {
    push("indulgence", {{"crown", 1}, {"florin", 3}});
  }
  std::sort(all.begin(), all.end(),
            [](const Source& a, const Source& b) { return a.rank < b.rank; });
  return all;
}

int VirtuReference::florins_within_reach(const std::string& phase, const std::string& but) const {
  int all = me().florins + count_of(t_.now.pool, "florin");
  for (const Source& one : sources(phase)) {
    if (one.name != but) all += count_of(one.gives, "florin");
  }
  return all;
}

// Every source gives one kind, or nothing.
bool VirtuReference::payable(const std::vector<Source>& from, std::size_t i, const Amounts& have,
                             const Amounts& owed) const {
  const Amounts rest = rest_of(owed, have);
  if (rest.empty()) return true;
  if (i == from.size()) return false;
  // A kind that is still wanting must be had from the sources that are left.
  for (const auto& [kind, count] : rest) {
    int left = 0;
    for (std::size_t j = i; j < from.size(); ++j) {
      for (const std::string& pays : kinds_of(kind)) left += count_of(from[j].gives, pays);
    }
    if (left < count) return false;
  }
  for (const auto& [kind, count] : from[i].gives) {
    const bool useful =
        rest.count(kind) != 0 || (rest.count(kEither) != 0 && (kind == "crown" || kind == "cross"));
    if (!useful) continue;
    Amounts more = have;
    add(more, kind, count);
    if (payable(from, i + 1, more, owed)) return true;
  }
  return payable(from, i + 1, have, owed);
}

bool VirtuReference::can_pay(const std::string& phase, const Amounts& owed) const {
  Amounts have = t_.now.pool;
  if (me().florins != 0) add(have, "florin", me().florins);
  return payable(sources(phase), 0, have, owed);
}

// Whether an earlier place of the same side and shade holds the same card.
bool VirtuReference::alike_before(const std::string& place, int from,
                                  const std::function<bool(const Courtier&)>& counts) const {
  const auto shaded = [](const std::string& one) { return one == "L2" || one == "L3"; };
  for (const std::string& other : place_names()) {
    if (other == place) return false;
    if (rank_of(other) < from || other[0] != place[0] || shaded(other) != shaded(place)) continue;
    if ((other == "R3") != (place == "R3")) continue;
    const auto found = me().courtiers.find(other);
    if (found == me().courtiers.end() || !counts(found->second)) continue;
    if (found->second.card == me().courtiers.at(place).card) return true;
  }
  return false;
}

// One kind after another: whoever uses a later source has passed the earlier ones over for it.
Texts VirtuReference::payments() const {
  Texts texts;
  const Moment& now = t_.now;
  const Texts kinds = kinds_of(now.stage);
  const bool enough = now.stage == "florin" && me().florins >= count_of(now.owed, "florin");
  if (enough) texts.insert("pay");
  std::vector<Source> all = sources(now.back);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Source one = all[i];
    for (const std::string& kind : kinds) all[i].gives.erase(kind);
    if (one.rank < now.last || (enough && one.rank >= rank_of("L1"))) continue;
    const bool again =
        me().courtiers.count(one.name) != 0 &&
        alike_before(one.name, now.last, [&](const Courtier& other) {
          return other.available && !other.fresh && !(now.stage == "arrow" && other.arrow_paid);
        });
    if (again) continue;
    for (const std::string& kind : kinds) {
      if (one.gives.count(kind) == 0) continue;
      std::vector<Source> others = all;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      Amounts have = now.pool;
      if (me().florins != 0) add(have, "florin", me().florins);
      add(have, kind, one.gives.at(kind));
      if (payable(others, 0, have, now.owed)) texts.insert("use " + one.name + " " + kind);
    }
  }
  return texts;
}

void VirtuReference::owe(const std::string& action, const Amounts& owed) {
  t_.now.pending = action;
  t_.now.back = t_.phase;
  t_.now.stage.clear();
  t_.now.owed = owed;
  for (auto one = t_.now.owed.begin(); one != t_.now.owed.end();) {
    one = one->second == 0 ? t_.now.owed.erase(one) : std::next(one);
  }
  t_.phase = "pay";
  draw_on_pool();
}

// What is left over of sources used before pays first.
void VirtuReference::draw_on_pool() {
  Amounts& pool = t_.now.pool;
  Amounts& owed = t_.now.owed;
  const auto give = [&](const std::string& kind, const std::string& as) {
    const int paid = std::min(count_of(pool, kind), count_of(owed, as));
    if (paid == 0) return;
    add(pool, kind, -paid);
    add(owed, as, -paid);
  };
  for (const auto& [kind, count] : Amounts(pool)) give(kind, kind);
  give("crown", kEither);
  give("cross", kEither);
}

void VirtuReference::turn_over(const std::string& source) {
  House& house = me();
  if (source == "action") {
    t_.now.action_used = true;
  } else if (source == "improvement") {
    t_.now.improvement_used = true;
  } else if (source == "indulgence") {
    house.asked = true;
    house.indulgences.insert(house.marker);
  } else if (house.courtiers.count(source) != 0) {
    house.courtiers.at(source).available = false;
  } else if (house.cities.count(source) != 0) {
    house.cities.at(source) = false;
  } else if (house.deeds.count(source) != 0) {
    house.deeds.at(source) = false;
  } else if (source.rfind("cathedral-", 0) == 0) {
    house.cathedrals.at(source.substr(10)) = false;
  } else {
    t_.pacts.at(source).ready = false;
  }
}

// All symbols of one kind; florins go to the treasury, but those of the room's cards (V2.4).
int VirtuReference::use(const std::string& source, const std::string& kind) {
  int gives = 0;
  for (const Source& one : sources(t_.phase == "pay" ? t_.now.back : t_.phase)) {
    if (one.name == source) gives = count_of(one.gives, kind);
  }
  turn_over(source);
  if (kind == "florin" && source != "action" && source != "improvement") {
    me().florins += gives;
  } else {
    add(t_.now.pool, kind, gives);
  }
  return gives;
}

void VirtuReference::pay(const std::string& action) {
  if (action == "pay") {
    me().florins -= count_of(t_.now.owed, "florin");
    t_.now.owed.clear();
    return;
  }
  const std::vector<std::string> words = words_of(action);
  use(words[1], words[2]);
  t_.now.last = rank_of(words[1]) + 1;
  if (words[2] == "arrow" && me().courtiers.count(words[1]) != 0) {
    me().courtiers.at(words[1]).arrow_paid = true;
  }
  draw_on_pool();
}

void VirtuReference::go_on_paying() {
  if (t_.phase != "pay") return;
  Moment& now = t_.now;
  std::string stage;
  for (const char* kind :
       {"cross", "crown", "crown_or_cross", "cavalry", "ship", "mask", "arrow", "florin"}) {
    if (stage.empty() && now.owed.count(kind) != 0) stage = kind;
  }
  if (stage != now.stage) {
    now.stage = stage;
    now.last = 0;
  }
  if (stage == "florin" && me().florins >= now.owed.at("florin")) {
    // Out of the treasury at once, unless a card of the room could spare it (V2.4).
    bool spares = false;
    for (const Source& one : sources(now.back)) {
      spares = spares ||
               (one.rank < rank_of("L1") && one.rank >= now.last && one.gives.count("florin") != 0);
    }
    if (!spares) pay("pay");
  }
  if (!now.owed.empty()) return;
  t_.phase = now.back;
  carry_out(now.pending);
}

// V4.5.
void VirtuReference::ask_for_florins() {
  turn_over("indulgence");
  me().florins += 3;
}

}  // namespace condotta::reference
