// States for the fuzz targets: games with random decisions behind them, changed at random.
#pragma once
#include "engine/condottiere/condottiere.hpp"
#include "fuzz/input.hpp"

namespace condotta::fuzz {

using namespace condottiere;

inline constexpr u32 kOpening = 600;  // random decisions before the edits, at most

// Any table that can be agreed on.
inline Options read_options(Input& input) {
  Options options;
  options.players = static_cast<u8>(kMinPlayers + input.below(5));
  const u8 flags = input.byte();
  options.draw_after_battle = flags & 1U;
  options.bigger_kingdoms = flags >> 1U & 1U;
  options.capturing_regions = flags >> 2U & 1U;
  options.hidden_cards = flags >> 3U & 1U;
  if ((flags >> 4U & 1U) != 0) options.play_for_points = static_cast<u16>(1 + input.below(30));
  if ((flags >> 5U & 1U) != 0) options.start = seat(input.below(options.players));
  if ((flags >> 6U & 1U) != 0) options.idle_battles = input.byte();
  return options;
}

inline ActionList<Condottiere> legal(const State& s) {
  ActionList<Condottiere> actions;
  Condottiere::legal(s, actions);
  return actions;
}

// Random decisions, as far as the game goes.
inline void play(State& s, u32 decisions, Rng& rng, bool watch) {
  NullSink sink;
  for (u32 i = 0; i < decisions && Condottiere::to_move(s) != Seat::none; ++i) {
    const auto actions = legal(s);
    require(!actions.empty(), "legal actions until the end");
    Condottiere::apply(s, actions[rng.below(actions.count)], sink);
    if (watch) require(Condottiere::is_sound(s), "a game from a sound state stays sound");
  }
}

enum class Edit : u8 { any_byte, small_field, regions, move_card, lay_down, know };
constexpr u32 kEdits = 6;

class Editor {
 public:
  Editor(Input& input, State& state) : input_(input), s_(state) {}

  void edit() {
    switch (static_cast<Edit>(input_.below(kEdits))) {
      case Edit::any_byte:
        set_byte(input_.word() % sizeof(State));
        break;
      case Edit::small_field: {  // phase, seats, sets of seats; the options stay
        constexpr u32 first = offsetof(Table, phase), end = offsetof(Table, points);
        set_byte(first + input_.below(end - first));
        break;
      }
      case Edit::regions:
        set_regions();
        break;
      case Edit::move_card:
        move_card();
        break;
      case Edit::lay_down:
        lay_down();
        break;
      case Edit::know:
        know();
        break;
    }
  }

 private:
  void set_byte(std::size_t where) {
    const u8 value = input_.byte();
    std::memcpy(reinterpret_cast<unsigned char*>(&s_) + where, &value, 1);
  }
  // A region for a seat, or for nobody.
  void set_regions() {
    const RegionSet one = only(region(input_.below(kRegions)));
    const u32 owner = input_.below(kMaxPlayers + 1);
    for (RegionSet& mine : s_.table.owned) mine &= ~one;
    if (owner < kMaxPlayers) s_.table.owned[owner] |= one;
  }
  Cards& pile(u32 which) {
    if (which == 0) return s_.deck;
    if (which == 1) return s_.table.discard;
    return which % 2 == 0 ? s_.hands[(which - 2) / 2] : s_.table.lines[(which - 2) / 2];
  }
  void move_card() {
    const Card c = card(input_.below(kCardKinds));
    Cards& from = pile(input_.below(2 + 2 * kMaxPlayers));
    const u32 to = input_.below(2 + 2 * kMaxPlayers);
    const u8 n = static_cast<u8>(input_.below(from.count(c) + 1U));
    from.remove(c, n);
    pile(to).add(c, n);
    if (to >= 3 && to % 2 == 1) {
      s_.table.played = static_cast<SeatSet>(s_.table.played | only(seat((to - 2) / 2)));
    }
  }
  // D5: a card of the deck before a seat that has none.
  void lay_down() {
    const Card c = card(input_.below(kCardKinds));
    const Seat who = seat(input_.below(kMaxPlayers));
    if (!s_.deck.has(c) || s_.down[index(who)] != Card::none) return;
    s_.deck.remove(c);
    s_.down[index(who)] = c;
    s_.table.down = static_cast<SeatSet>(s_.table.down | only(who));
    s_.table.played = static_cast<SeatSet>(s_.table.played | only(who));
  }
  void know() {
    const Card c = card(input_.below(kCardKinds));
    const u32 viewer = input_.below(kMaxPlayers + 1);
    const u32 target = input_.below(kMaxPlayers);
    if (viewer == kMaxPlayers) {
      s_.table.known[target].add(c);
      return;
    }
    s_.shown.extra[viewer][target].add(c);
    s_.shown_of = static_cast<SeatSet>(s_.shown_of | only(seat(target)));
  }

  Input& input_;
  State& s_;
};

// 0xFF and the bytes of a State; or another byte, options, 8 bytes of seed, 2 bytes for how many
// random decisions the game has behind it, and edits of that game. An edit is a byte that says what
// to change, and the bytes that this takes. Such states are sound far more often than random bytes.
inline State read_state(Input& input) {
  State s{};
  if (input.byte() == 0xFF) {
    for (std::size_t i = 0; i < sizeof s; ++i) {
      const u8 value = input.byte();
      std::memcpy(reinterpret_cast<unsigned char*>(&s) + i, &value, 1);
    }
    return s;
  }
  NullSink sink;
  const Options options = read_options(input);
  const u64 number = input.number();
  s = Condottiere::deal(options, derive_seed(number), sink);
  Rng rng = Rng::seeded(number);
  play(s, input.word() % kOpening, rng, false);
  Editor editor(input, s);
  while (!input.empty()) editor.edit();
  return s;
}

}  // namespace condotta::fuzz
