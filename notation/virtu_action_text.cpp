// Actions of Virtù in text: `annex Ravenna`, `use L1 crown`, `march Firenze Pisa`.
#include <fmt/format.h>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"
#include "notation/words.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

// Verbs without an object.
struct Bare {
  std::string_view text;
  ActionKind kind;
};
constexpr Bare kBare[] = {{"stop", ActionKind::stop},
                          {"on", ActionKind::on},
                          {"on florins", ActionKind::on_florins},
                          {"on arrow", ActionKind::on_arrow},
                          {"pay", ActionKind::pay},
                          {"ask", ActionKind::ask},
                          {"end", ActionKind::end},
                          {"advance", ActionKind::advance},
                          {"assault", ActionKind::assault},
                          {"call off", ActionKind::call_off},
                          {"pass", ActionKind::pass}};

struct Verb {
  std::string_view text;
  ActionKind kind;
};
constexpr Verb kCityVerbs[] = {{"annex", ActionKind::annex},
                               {"besiege", ActionKind::besiege},
                               {"retreat", ActionKind::retreat},
                               {"hire", ActionKind::hire},
                               {"disband", ActionKind::disband}};
constexpr Verb kSpotVerbs[] = {
    {"agent", ActionKind::agent}, {"lift", ActionKind::lift}, {"remove", ActionKind::remove}};
constexpr Verb kSourceVerbs[] = {
    {"turn", ActionKind::turn}, {"muster", ActionKind::muster}, {"declare", ActionKind::declare}};

template <std::size_t N>
std::string_view verb_of(const Verb (&verbs)[N], ActionKind kind) {
  for (const Verb& verb : verbs) {
    if (verb.kind == kind) return verb.text;
  }
  return "";
}
template <std::size_t N>
std::optional<ActionKind> kind_of(const Verb (&verbs)[N], std::string_view text) {
  for (const Verb& verb : verbs) {
    if (verb.text == text) return verb.kind;
  }
  return std::nullopt;
}

Error wrong(std::string_view verb, std::string_view what, std::string_view got) {
  return {"", fmt::format("{}: {} is not {}", verb, quoted(got), what)};
}

std::optional<u8> small_number(std::string_view text, u32 least, u32 most) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
  const u32 value = static_cast<u32>(text[0] - '0');
  if (value < least || value > most) return std::nullopt;
  return static_cast<u8>(value);
}

// `room 2` or `left`, from words[at] on, to the end.
std::optional<Target> target_in(const Words& words, std::size_t at) {
  if (words.size() == at + 1) {
    const auto group = group_named(words[at]);
    if (!group) return std::nullopt;
    return static_cast<Target>(kGroupTarget + number(*group));
  }
  if (words.size() != at + 2 || words[at] != "room") return std::nullopt;
  const auto room = small_number(words[at + 1], 1, kRooms);
  return room ? std::optional<Target>(static_cast<Target>(*room - 1)) : std::nullopt;
}

Result<Action> parse_put(const Words& words) {
  const auto card = card_named(words[1]);
  const bool family = card && number(*card) >= kNobles && *card != Card::machiavelli;
  if (!family) return wrong("put", "a family card", words[1]);
  const auto to = target_in(words, 2);
  if (!to) return wrong("put", "a room or a side", words[2]);
  return Action::put(family_number(*card), *to);
}

Result<Action> parse_shift(const Words& words) {
  const auto from = position_named(words[1]);
  if (!from) return wrong("shift", "a place of the palace", words[1]);
  const auto to = target_in(words, 2);
  if (!to) return wrong("shift", "a room or a side", words[2]);
  return Action::shift(*from, *to);
}

Result<Action> parse_buy(const Words& words) {
  const auto item = item_named(words[1]);
  if (!item) return wrong("buy", "for sale", words[1]);
  if (*item != kCathedralItem) {
    if (words.size() != 2) return wrong("buy", "to be given a city", words[1]);
    return Action::buy(*item);
  }
  if (words.size() != 3) return Error{"", "buy: a cathedral needs a city"};
  const auto where = city_named(words[2]);
  if (!where) return wrong("buy", "a city", words[2]);
  return Action::buy(*item, number(*where));
}

Result<Action> parse_ally(const Words& words) {
  const auto alliance = alliance_named(words[1]);
  if (!alliance) return wrong("ally", "an alliance", words[1]);
  if (words.size() == 2) return Action::ally(*alliance);
  const auto saved =
      words.size() == 4 && words[2] == "less" ? symbol_named(words[3]) : std::nullopt;
  if (!saved || *saved == Symbol::war) return wrong("ally", "a symbol to save", words.back());
  return Action::ally(*alliance, *saved);
}

// A verb and one object.
Result<Action> parse_pair(const Words& words, std::string_view all) {
  const std::string_view verb = words[0], what = words[1];
  if (const auto kind = kind_of(kCityVerbs, verb)) {
    const auto where = city_named(what);
    if (!where) return wrong(verb, "a city", what);
    return Action::at(*kind, *where);
  }
  if (const auto kind = kind_of(kSpotVerbs, verb)) {
    const auto spot = spot_named(what);
    if (!spot) return wrong(verb, "a city, a room of a palace or an alliance", what);
    return Action::of(*kind, *spot);
  }
  if (const auto kind = kind_of(kSourceVerbs, verb)) {
    const auto source = source_named(what);
    if (!source) return wrong(verb, "a card, a token or the like", what);
    return Action::of(*kind, *source);
  }
  if (verb == "enter") {
    const auto room = small_number(what, 1, kRooms);
    if (!room) return wrong(verb, "a room from 1 to 5", what);
    return Action::of(ActionKind::enter, *room - 1U);
  }
  if (verb == "upkeep") {
    const auto florins = small_number(what, 0, 9);
    if (!florins) return wrong(verb, "a number of florins", what);
    return Action::of(ActionKind::upkeep, *florins);
  }
  if (verb == "redeem") {
    if (what == "cross") return Action::of(ActionKind::redeem, kByCross);
    if (what == "crowns") return Action::of(ActionKind::redeem, kByCrowns);
    return wrong(verb, "cross or crowns", what);
  }
  if (verb == "choose") {
    const auto bonus = bonus_named(what);
    if (!bonus) return wrong(verb, "a patronage bonus", what);
    return Action::of(ActionKind::choose, number(*bonus));
  }
  if (verb == "lodge") {
    const auto group = group_named(what);
    if (!group) return wrong(verb, "a side", what);
    return Action::of(ActionKind::lodge, number(*group));
  }
  if (verb == "drop") {
    const auto place = place_named(what);
    if (!place) return wrong(verb, "a courtier place", what);
    return Action::of(ActionKind::drop, *place);
  }
  return Error{"", fmt::format("{} is not an action", quoted(all))};
}

Result<Action> parse_journey(const Words& words) {
  const auto from = city_named(words[1]), to = city_named(words[2]);
  if (!from) return wrong(words[0], "a city", words[1]);
  if (!to) return wrong(words[0], "a city", words[2]);
  return Action::go(words[0] == "march" ? ActionKind::march : ActionKind::sail, *from, *to);
}

Result<Action> parse_use(const Words& words) {
  const auto source = source_named(words[1]);
  if (!source) return wrong("use", "a card, a token or the like", words[1]);
  const auto kind = symbol_named(words[2]);
  if (!kind) return wrong("use", "a symbol", words[2]);
  return Action::use(*source, *kind);
}

}  // namespace

std::string text_of(virtu::Action a) {
  for (const Bare& bare : kBare) {
    if (a.kind() == bare.kind) return std::string(bare.text);
  }
  if (a.kind() == ActionKind::disband && a.value() == kArmy) return "disband";
  if (const auto verb = verb_of(kCityVerbs, a.kind()); !verb.empty()) {
    return fmt::format("{} {}", verb, name_of(a.where()));
  }
  if (const auto verb = verb_of(kSpotVerbs, a.kind()); !verb.empty()) {
    return fmt::format("{} {}", verb, spot_name(a.value()));
  }
  if (const auto verb = verb_of(kSourceVerbs, a.kind()); !verb.empty()) {
    return fmt::format("{} {}", verb, source_name(a.value()));
  }
  switch (a.kind()) {
    case ActionKind::put:
      return fmt::format("put {} {}", name_of(static_cast<Card>(kNobles + a.card())),
                         target_name(a.target()));
    case ActionKind::enter:
      return fmt::format("enter {}", a.value() + 1);
    case ActionKind::redeem:
      return a.value() == kByCross ? "redeem cross" : "redeem crowns";
    case ActionKind::use:
      return fmt::format("use {} {}", source_name(a.source()), name_of(a.symbol()));
    case ActionKind::choose:
      return fmt::format("choose {}", name_of(static_cast<Bonus>(a.value())));
    case ActionKind::lodge:
      return fmt::format("lodge {}", name_of(static_cast<Group>(a.value())));
    case ActionKind::drop:
      return fmt::format("drop {}", place_name(a.value()));
    case ActionKind::march:
    case ActionKind::sail:
      return fmt::format("{} {} {}", a.kind() == ActionKind::march ? "march" : "sail",
                         name_of(a.from()), name_of(a.where()));
    case ActionKind::upkeep:
      return fmt::format("upkeep {}", a.value());
    case ActionKind::shift:
      return fmt::format("shift {} {}", position_name(a.position()), target_name(a.target()));
    case ActionKind::buy:
      if (a.item() != kCathedralItem) return fmt::format("buy {}", item_name(a.item()));
      return fmt::format("buy cathedral {}", name_of(a.where()));
    case ActionKind::ally:
      if (a.symbol() == Symbol::war) return fmt::format("ally {}", name_of(a.alliance()));
      return fmt::format("ally {} less {}", name_of(a.alliance()), name_of(a.symbol()));
    default:
      return "";
  }
}

Result<virtu::Action> parse_virtu_action(std::string_view text) {
  const std::string_view all = trimmed(text);
  if (all.empty()) return Error{"", "an action is missing"};
  for (const Bare& bare : kBare) {
    if (all == bare.text) return Action::of(bare.kind);
  }
  if (all == "disband") return Action::of(ActionKind::disband, kArmy);
  const Words words = words_in(all);
  const std::string_view verb = words[0];
  if (words.size() >= 3 && verb == "put") return parse_put(words);
  if (words.size() >= 3 && verb == "shift") return parse_shift(words);
  if (words.size() >= 2 && verb == "buy") return parse_buy(words);
  if (words.size() >= 2 && verb == "ally") return parse_ally(words);
  if (words.size() == 3 && verb == "use") return parse_use(words);
  if (words.size() == 3 && (verb == "march" || verb == "sail")) return parse_journey(words);
  if (words.size() == 2) return parse_pair(words, all);
  return Error{"", fmt::format("{} is not an action", quoted(all))};
}

std::string why_not(const virtu::State& s, virtu::Action a) {
  const std::string now = fmt::format("not open to it now ({})", name_of(s.phase));
  switch (a.kind()) {
    case ActionKind::annex:
      if (s.phase != Phase::diplomacy) return now;
      if (owner_of(s, a.where()) != Seat::none) return "it is not neutral";
      if (contains(kPirates, a.where())) return "it is a pirate port";
      return "it cannot be reached and paid";
    case ActionKind::march:
    case ActionKind::sail:
      return s.phase == Phase::war ? "no troop there, no such way, or it cannot be paid" : now;
    case ActionKind::buy:
      return s.phase == Phase::buy ? "not for sale, no place for it, or it cannot be paid" : now;
    case ActionKind::use:
      return s.phase == Phase::pay ? "it does not help, or the rest could not be paid" : now;
    case ActionKind::agent:
      return s.phase == Phase::intrigue || s.phase == Phase::lifted ? "no agent can go there" : now;
    default:
      return now;
  }
}

}  // namespace condotta::notation
