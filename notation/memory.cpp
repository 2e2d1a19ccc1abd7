#include <fmt/format.h>

#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

Known known_of(const Cards& pile) {
  Known known{0};
  for (u8 k = 0; k < kCardKinds; ++k) known.set(card(k), pile.count(card(k)));
  return known;
}

json::array kinds_of(CardSet set) {
  json::array kinds;
  for (u8 k = 0; k < kCardKinds; ++k) {
    if (contains(set, card(k))) kinds.emplace_back(name_of(card(k)));
  }
  return kinds;
}

SeatSet targets(const State& s) {
  u32 seats = 0;
  for (u8 target = 0; target < kMaxPlayers; ++target) {
    for (u8 viewer = 0; viewer < kMaxPlayers; ++viewer) {
      if (s.shown.extra[viewer][target].bits != 0 || s.shown.firm[viewer][target] != 0) {
        seats |= only(seat(target));
      }
    }
  }
  return static_cast<SeatSet>(seats);
}

json::array shown_list(const State& s) {
  json::array shown;
  for (u8 target = 0; target < kMaxPlayers; ++target) {
    for (u8 viewer = 0; viewer < kMaxPlayers; ++viewer) {
      const Known extra = s.shown.extra[viewer][target];
      const CardSet firm = s.shown.firm[viewer][target];
      if (extra.bits == 0 && firm == 0) continue;
      json::object one{{"of", target}, {"to", viewer}, {"cards", counts_of(extra.cards())}};
      if (firm != 0) one["firm"] = kinds_of(firm);
      shown.push_back(std::move(one));
    }
  }
  return shown;
}

// One pile for each seat.
template <class Pile>
json::array piles_of(u8 players, Pile pile) {
  json::array piles;
  for (u8 i = 0; i < players; ++i) piles.push_back(counts_of(pile(i)));
  return piles;
}

void read_shown(const Node& node, State& s) {
  const u8 players = s.table.options.players;
  SeatSet met[kMaxPlayers] = {};  // whose cards each viewer was shown
  for (std::size_t i = 0; i < node.size(); ++i) {
    const Node one = node[i];
    one.allow_keys({"of", "to", "cards", "firm"});
    const u8 target = index(read_seat(one.required("of"), players));
    const u8 viewer = index(read_seat(one.required("to"), players));
    if (target == viewer) one["to"].complain("nobody is shown cards of their own");
    if ((met[viewer] & only(seat(target))) != 0) {
      one.complain(fmt::format("of {} to {} for the second time", target, viewer));
    }
    met[viewer] = static_cast<SeatSet>(met[viewer] | only(seat(target)));
    s.shown.extra[viewer][target] = known_of(read_counts(one["cards"]));
    CardSet firm = 0;
    for (const Card c : read_cards(one["firm"])) firm = static_cast<CardSet>(firm | 1U << index(c));
    s.shown.firm[viewer][target] = firm;
  }
  s.shown_of = targets(s);
}

// Fills one pile for each seat, if the key is there.
template <class Set>
void read_piles(const Node& node, u8 players, Set set) {
  if (!node.there()) return;
  if (node.size() != players) node.complain(fmt::format("must be a list of {}", players));
  for (u8 i = 0; i < players; ++i) set(i, read_counts(node[std::size_t{i}]));
}

Cards usual_drawn(const State& s, u8 i) {
  return s.table.options.draw_after_battle != 0 ? s.hands[i] : kNoCards;
}

bool draws_are_usual(const State& s) {
  for (u8 i = 0; i < s.table.options.players; ++i) {
    if (!(s.drawn[i] == usual_drawn(s, i))) return false;
  }
  return true;
}

}  // namespace

void assume_memory(State& s) {
  Table& t = s.table;
  t.keeper = Seat::none;
  t.owed = 0;
  t.kept_from = kNoCards;
  t.reshuffled = whole_deck();
  for (u8 i = 0; i < t.options.players; ++i) s.drawn[i] = usual_drawn(s, i);
}

json::object write_memory(const State& s) {
  const Table& t = s.table;
  const u8 players = t.options.players;
  json::object out;
  bool any_known = false;
  for (const Known known : t.known) any_known = any_known || known.bits != 0;
  if (any_known) out["known"] = piles_of(players, [&](u8 i) { return t.known[i].cards(); });
  if (t.keeper != Seat::none) {
    out["keeper"] = index(t.keeper);
    out["owed"] = t.owed;
    out["kept_from"] = counts_of(t.kept_from);
  }
  if (!(t.reshuffled == whole_deck())) out["reshuffled"] = counts_of(t.reshuffled);
  if (!draws_are_usual(s)) out["drawn"] = piles_of(players, [&](u8 i) { return s.drawn[i]; });
  json::array shown = shown_list(s);
  if (!shown.empty()) out["shown"] = std::move(shown);
  if (s.shown_of != targets(s)) out["shown_of"] = list_of(s.shown_of);
  return out;
}

void read_memory(const Node& node, State& s) {
  Table& t = s.table;
  const u8 players = t.options.players;
  node.allow_keys(
      {"known", "keeper", "owed", "kept_from", "reshuffled", "drawn", "shown", "shown_of"});
  read_piles(node["known"], players, [&](u8 i, const Cards& pile) {
    if ((pile.kinds() & ~kMercenaries) != 0) {
      node["known"][std::size_t{i}].complain("only mercenaries are taken back (C4.7)");
    }
    t.known[i] = known_of(pile);
  });
  if (const Node keeper = node["keeper"]; keeper.there()) {
    t.keeper = read_seat(keeper, players);
    t.owed = static_cast<u8>(node["owed"].number(0, 2));
    t.kept_from = read_counts(node["kept_from"]);
  } else if (node["owed"].there() || node["kept_from"].there()) {
    keeper.complain("is missing beside owed or kept_from");
  }
  if (node["reshuffled"].there()) t.reshuffled = read_counts(node["reshuffled"]);
  read_piles(node["drawn"], players, [&](u8 i, const Cards& pile) { s.drawn[i] = pile; });
  read_shown(node["shown"], s);
  if (const Node of = node["shown_of"]; of.there()) {
    const SeatSet seats = read_seats(of, players);
    if ((s.shown_of & ~seats) != 0) of.complain("a seat of `shown` is missing");
    s.shown_of = seats;
  }
}

}  // namespace condotta::notation
