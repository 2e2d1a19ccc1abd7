// The Observation is built by allow-list (C3.9): every byte of the State that is not the open table
// is overwritten in turn, and only those bytes of the Observation may change that are meant to.
#include <cstddef>
#include <set>

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

// Whoever adds a secret to State must come here and say who may see it.
static_assert(sizeof(State) == sizeof(Table) + sizeof(Dice) +
                                   sizeof(Cards) * (2 * kMaxPlayers + 1) + sizeof(Shown) +
                                   sizeof(Card) * kMaxPlayers + sizeof(SeatSet) + sizeof(u8));
static_assert(sizeof(Shown) == (sizeof(Known) + sizeof(CardSet)) * kMaxPlayers * kMaxPlayers);
static_assert(sizeof(Observation) == sizeof(Table) + 1 + 1 + 1 + kMaxPlayers + 7 +
                                         2 * sizeof(Cards) + 2 * sizeof(Known) * kMaxPlayers +
                                         2 * sizeof(CardSet) * kMaxPlayers);

struct Span {
  std::size_t begin, size;
  [[nodiscard]] bool has(std::size_t at) const { return at >= begin && at < begin + size; }
};

#define MEMBER(type, member) \
  Span { offsetof(type, member), sizeof(type::member) }

template <class T>
Span element(Span array, std::size_t i) {
  return {array.begin + i * sizeof(T), sizeof(T)};
}

const Span kHands = MEMBER(State, hands), kDeck = MEMBER(State, deck),
           kDrawn = MEMBER(State, drawn), kDown = MEMBER(State, down),
           kShownOf = MEMBER(State, shown_of);
const Span kExtra{offsetof(State, shown) + offsetof(Shown, extra), sizeof(Shown::extra)};
const Span kFirm{offsetof(State, shown) + offsetof(Shown, firm), sizeof(Shown::firm)};
const Span kSeenHand = MEMBER(Observation, hand), kSeenDrawn = MEMBER(Observation, drawn),
           kSeenDown = MEMBER(Observation, down), kSeenDeck = MEMBER(Observation, deck),
           kHeld = MEMBER(Observation, held), kKnown = MEMBER(Observation, known),
           kTold = MEMBER(Observation, told), kSeenFirm = MEMBER(Observation, firm),
           kToldFirm = MEMBER(Observation, told_firm);

// What may show that this byte of the State has changed. The number of cards in a hand or in the
// deck is public; of everything else only what is the viewer's own.
std::vector<Span> allowed(std::size_t at, Seat viewer) {
  std::vector<Span> spans;
  const std::size_t v = index(viewer);
  const bool seated = viewer != Seat::none;
  if (kDeck.has(at)) spans.push_back(kSeenDeck);
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    if (element<Cards>(kHands, i).has(at)) {
      spans.push_back(element<u8>(kHeld, i));
      if (seated && i == v) spans.push_back(kSeenHand);
    }
  }
  if (!seated) return spans;
  if (element<Cards>(kDrawn, v).has(at)) spans.push_back(kSeenDrawn);
  if (element<Card>(kDown, v).has(at)) spans.push_back(kSeenDown);
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const std::size_t of_others = v * kMaxPlayers + i, of_mine = i * kMaxPlayers + v;
    if (element<Known>(kExtra, of_others).has(at)) spans.push_back(element<Known>(kKnown, i));
    if (element<Known>(kExtra, of_mine).has(at)) spans.push_back(element<Known>(kTold, i));
    if (element<CardSet>(kFirm, of_others).has(at)) spans.push_back(element<CardSet>(kSeenFirm, i));
    if (element<CardSet>(kFirm, of_mine).has(at)) spans.push_back(element<CardSet>(kToldFirm, i));
  }
  return spans;
}

// A state in the middle of things: D1 and D5, cards down, cards shown.
State busy_state(u8 players) {
  Rng rng = Rng::seeded(players);
  Log log;
  Options options = option_set(1U | 16U, players);
  State s = Condottiere::deal(options, derive_seed(11, players), log);
  for (u32 n = 0; n < 200 || s.table.down == 0; ++n) {
    if (s.table.phase == Phase::over) s = Condottiere::deal(options, derive_seed(12, n), log);
    Condottiere::apply(s, random_action(s, rng), log);
    perhaps_show(s, rng, log);
  }
  s.shown_of = seats_of(s.table);
  return s;
}

void check_every_byte(const State& s, Seat viewer, std::set<std::size_t>& telling) {
  const auto before = bytes_of(Condottiere::observe(s, viewer));
  for (std::size_t at = sizeof(Table); at < sizeof(State); ++at) {
    if (kShownOf.has(at)) continue;  // only says whether `shown` has anything in it
    for (const unsigned mask : {0x01U, 0x80U, 0xFFU}) {
      auto bytes = bytes_of(s);
      bytes[at] ^= static_cast<std::byte>(mask);
      const State poisoned = tests::from_bytes<State>(bytes);
      const auto after = bytes_of(Condottiere::observe(poisoned, viewer));
      const std::vector<Span> spans = allowed(at, viewer);
      for (std::size_t seen = 0; seen < after.size(); ++seen) {
        if (after[seen] == before[seen]) continue;
        telling.insert(at);
        ASSERT_TRUE(std::any_of(spans.begin(), spans.end(),
                                [&](const Span& span) { return span.has(seen); }))
            << "byte " << at << " of the State shows in byte " << seen << " of the Observation of "
            << int{index(viewer)};
      }
    }
  }
}

TEST(AllowList, C3_9_secret_bytes_show_only_where_they_may) {
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const State s = busy_state(players);
    for (const Seat viewer : viewers_of(s)) {
      std::set<std::size_t> telling;
      check_every_byte(s, viewer, telling);
      if (::testing::Test::HasFatalFailure()) return;
      EXPECT_FALSE(telling.empty());
    }
  }
}

// The dice tell nobody anything, the deck and others' hands nothing but their numbers.
TEST(AllowList, C3_9_piles_of_the_same_size_look_the_same) {
  const State s = busy_state(4);
  for (const Seat viewer : viewers_of(s)) {
    const Observation seen = Condottiere::observe(s, viewer);
    State other = s;
    other.dice = Dice::from(derive_seed(99));
    other.deck = cards_of({{Card::one, s.deck.total()}});
    for (u8 i = 0; i < 4; ++i) {
      if (seat(i) == viewer) continue;
      other.hands[i] = cards_of({{Card::scarecrow, s.hands[i].total()}});
      other.drawn[i] = whole_deck();
      other.down[i] = contains(s.table.down, seat(i)) ? Card::heroine : Card::none;
      for (u8 j = 0; j < 4; ++j) {
        if (seat(j) == viewer) continue;
        other.shown.extra[i][j] = {~u64{0}};
        other.shown.firm[i][j] = 0xFFFF;
      }
    }
    EXPECT_TRUE(same_bytes(seen, Condottiere::observe(other, viewer))) << int{index(viewer)};
  }
}

// C3.9: the open table is the same for all, but for the step of C5.4.
TEST(AllowList, C3_9_the_open_table_is_the_same_for_all) {
  visit_random_games(1, [](const State& s, Rng&) {
    for (const Seat viewer : viewers_of(s)) {
      const Observation o = Condottiere::observe(s, viewer);
      ASSERT_EQ(o.me, viewer);
      ASSERT_EQ(o.deck, s.deck.total());
      for (u8 i = 0; i < s.table.options.players; ++i) ASSERT_EQ(o.held[i], s.hands[i].total());
      if (s.table.phase == Phase::discard && viewer != s.table.turn) {
        ASSERT_NE(o.table.phase, Phase::discard);
      } else {
        ASSERT_TRUE(same_bytes(o.table, s.table));
      }
    }
  });
}

}  // namespace
}  // namespace condotta::condottiere
