// `imagine` draws evenly from all ways to lay the unseen single cards that contradict nothing that
// was seen (C3.9). Nearly all cards lie in the discards here, so that every way can be counted.
#include "tests/support/all_worlds.hpp"
#include "tests/support/chi_square.hpp"

namespace condotta::condottiere {
namespace {

constexpr int kImagines = scaled(100'000, 200'000);

// Three players, seat 0 to move; all cards that the test names nowhere are discarded.
class SmallWorld {
 public:
  explicit SmallWorld(u32 combination) : state(empty_battle(option_set(combination, 3))) {
    state.deck = kNoCards;
    state.hands[0] = cards_of({{Card::two, 1}});
  }

  State state;

  void lay_down(u8 i, Card c) {
    state.down[i] = c;
    state.table.down = static_cast<SeatSet>(state.table.down | only(seat(i)));
    state.table.played = static_cast<SeatSet>(state.table.played | only(seat(i)));
  }

  void discard_the_rest() {
    state.table.discard = whole_deck();
    state.table.discard.remove(state.deck);
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      state.table.discard.remove(state.hands[i]);
      if (state.down[i] != Card::none) state.table.discard.remove(state.down[i]);
    }
  }

  // The unseen cards must be exactly those of the others' hands, of the deck, and face down.
  void expect_even(Seat viewer, const std::vector<Unseen>& unseen, std::size_t at_least = 2) const {
    ASSERT_EQ(problem_of(state), Problem::none) << static_cast<int>(problem_of(state));
    ASSERT_TRUE(agrees_with_all_seen(state, viewer));
    const AllWorlds all(state, viewer, unseen);
    ASSERT_GE(all.ways().size(), at_least);
    ASSERT_EQ(all.ways().count(AllWorlds::outcome(state)), 1U) << "the truth is not among them";
    const Observation seen = Condottiere::observe(state, viewer);
    std::map<std::string, u64> counts;
    Rng rng = Rng::seeded(20);
    for (int n = 0; n < kImagines; ++n) {
      const State world = Condottiere::imagine(seen, rng);
      const std::string outcome = AllWorlds::outcome(world);
      ASSERT_EQ(all.ways().count(outcome), 1U) << "impossible: " << outcome;
      ++counts[outcome];
    }
    const tests::ChiSquare result = tests::chi_square(all.ways(), counts);
    EXPECT_TRUE(result.plausible()) << "chi-square " << result.value << " with " << result.freedom
                                    << " degrees of freedom, limit " << result.limit();
  }
};

std::vector<Unseen> unseen_of(std::initializer_list<Card> cards) {
  std::vector<Unseen> unseen;
  for (const Card c : cards) unseen.push_back({c});
  return unseen;
}

TEST(ImagineEvenly, C3_9_hands_and_deck) {
  SmallWorld w(0);
  w.state.hands[1] = cards_of({{Card::one, 1}, {Card::winter, 1}});
  w.state.hands[2] = cards_of({{Card::one, 1}, {Card::ten, 1}, {Card::scarecrow, 1}});
  w.state.deck = cards_of({{Card::one, 1}, {Card::winter, 1}, {Card::courtesan, 1}});
  w.discard_the_rest();
  w.expect_even(seat(0), unseen_of({Card::one, Card::one, Card::one, Card::winter, Card::winter,
                                    Card::ten, Card::scarecrow, Card::courtesan}));
}

// C3.9: a spectator sees no hand at all.
TEST(ImagineEvenly, C3_9_for_a_spectator) {
  SmallWorld w(0);
  w.state.hands[1] = cards_of({{Card::one, 1}, {Card::winter, 1}});
  w.state.hands[2] = cards_of({{Card::one, 1}, {Card::ten, 1}});
  w.state.deck = cards_of({{Card::two, 1}, {Card::courtesan, 1}});
  w.discard_the_rest();
  w.expect_even(Seat::none, unseen_of({Card::two, Card::two, Card::one, Card::one, Card::winter,
                                       Card::ten, Card::courtesan}));
}

// C4.7: a mercenary taken back is in that hand; another of its kind may be anywhere.
TEST(ImagineEvenly, C4_7_with_a_card_taken_back) {
  SmallWorld w(0);
  w.state.hands[1] = cards_of({{Card::six, 1}, {Card::winter, 1}, {Card::one, 1}});
  w.state.hands[2] = cards_of({{Card::six, 1}, {Card::ten, 1}});
  w.state.deck = cards_of({{Card::six, 1}, {Card::courtesan, 1}});
  w.state.table.known[1].add(Card::six);
  w.discard_the_rest();
  std::vector<Unseen> unseen =
      unseen_of({Card::winter, Card::one, Card::six, Card::ten, Card::six, Card::courtesan});
  unseen.push_back({Card::six, seat(1)});
  w.expect_even(seat(0), unseen);
}

// C7.2: cards shown to the viewer, some of them known to all anyway.
TEST(ImagineEvenly, C7_2_with_cards_shown) {
  SmallWorld w(0);
  w.state.hands[1] = cards_of({{Card::six, 2}, {Card::winter, 1}, {Card::one, 1}});
  w.state.hands[2] = cards_of({{Card::six, 1}, {Card::ten, 1}, {Card::spring, 1}});
  w.state.deck = cards_of({{Card::one, 1}, {Card::courtesan, 1}});
  w.state.table.known[1].add(Card::six);
  w.discard_the_rest();
  NullSink nobody;
  ASSERT_EQ(Condottiere::try_show(w.state, seat(1), only(seat(0)),
                                  cards_of({{Card::six, 2}, {Card::winter, 1}}), nobody),
            Refusal::none);
  ASSERT_EQ(
      Condottiere::try_show(w.state, seat(2), only(seat(1)), cards_of({{Card::spring, 1}}), nobody),
      Refusal::none);
  std::vector<Unseen> unseen =
      unseen_of({Card::one, Card::six, Card::ten, Card::spring, Card::one, Card::courtesan});
  for (const Card c : {Card::six, Card::six, Card::winter}) unseen.push_back({c, seat(1)});
  w.expect_even(seat(0), unseen);

  // The one who saw the Spring knows that; all know the one six that was taken back.
  unseen = unseen_of({Card::two, Card::six, Card::ten, Card::one, Card::courtesan});
  unseen.push_back({Card::spring, seat(2)});
  w.expect_even(seat(1), unseen);
}

TEST(ImagineEvenly, D5_one_face_down_card) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::winter, 1}, {Card::one, 1}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::ten, 1}, {Card::scarecrow, 1}});
  w.state.deck = cards_of({{Card::one, 1}, {Card::bishop, 1}});
  w.discard_the_rest();
  w.expect_even(seat(0), unseen_of({Card::winter, Card::one, Card::six, Card::ten, Card::scarecrow,
                                    Card::one, Card::bishop}));
}

// D5, C4.7: the known card may be the face-down one; each single card alike.
TEST(ImagineEvenly, D5_one_face_down_card_and_known_ones) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::winter, 1}, {Card::ten, 1}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::ten, 1}, {Card::scarecrow, 1}});
  w.state.deck = cards_of({{Card::one, 1}, {Card::bishop, 1}});
  w.state.table.known[1].add(Card::six);
  w.discard_the_rest();
  std::vector<Unseen> unseen =
      unseen_of({Card::winter, Card::ten, Card::ten, Card::scarecrow, Card::one, Card::bishop});
  unseen.push_back({Card::six, seat(1)});
  w.expect_even(seat(0), unseen);
}

// D5, C7.2: shown after the card was laid down, so it is not that card.
TEST(ImagineEvenly, D5_one_face_down_card_and_others_shown_since) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::ten, 1}, {Card::winter, 1}, {Card::one, 1}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::ten, 1}, {Card::scarecrow, 1}});
  w.state.deck = cards_of({{Card::one, 1}});
  w.discard_the_rest();
  NullSink nobody;
  ASSERT_EQ(
      Condottiere::try_show(w.state, seat(1), only(seat(0)), cards_of({{Card::ten, 1}}), nobody),
      Refusal::none);
  std::vector<Unseen> unseen =
      unseen_of({Card::winter, Card::one, Card::six, Card::ten, Card::scarecrow, Card::one});
  unseen.push_back({Card::ten, seat(1), true});
  w.expect_even(seat(0), unseen);
}

TEST(ImagineEvenly, D5_two_face_down_cards_and_known_ones) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::winter, 1}, {Card::one, 1}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::six, 1}, {Card::scarecrow, 1}});
  w.lay_down(2, Card::ten);
  w.state.deck = cards_of({{Card::one, 1}, {Card::bishop, 1}});
  w.state.table.known[1].add(Card::six);
  w.state.table.known[2].add(Card::six);
  w.discard_the_rest();
  std::vector<Unseen> unseen =
      unseen_of({Card::winter, Card::one, Card::scarecrow, Card::ten, Card::one, Card::bishop});
  unseen.push_back({Card::six, seat(1)});
  unseen.push_back({Card::six, seat(2)});
  w.expect_even(seat(0), unseen);
}

// D5: hardly any unseen card can be face down, so that a blind deal nearly always fails.
TEST(ImagineEvenly, D5_two_face_down_cards_when_few_can_be) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::winter, 2}, {Card::spring, 2}, {Card::scarecrow, 2}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::bishop, 2}, {Card::surrender, 2}, {Card::scarecrow, 1}});
  w.lay_down(2, Card::ten);
  w.state.deck = cards_of({{Card::one, 1}});
  w.state.table.known[1].add(Card::six);
  w.discard_the_rest();
  std::vector<Unseen> unseen =
      unseen_of({Card::winter, Card::winter, Card::spring, Card::spring, Card::scarecrow,
                 Card::scarecrow, Card::bishop, Card::bishop, Card::surrender, Card::surrender,
                 Card::scarecrow, Card::ten, Card::one});
  unseen.push_back({Card::six, seat(1)});
  w.expect_even(seat(0), unseen);
}

// D5: one seat has a known card to lay down and the other has not, and there is a single unseen
// card for it: it must not be given to the first.
TEST(ImagineEvenly, D5_the_only_hideable_card_goes_where_it_is_needed) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::winter, 2}, {Card::spring, 2}, {Card::scarecrow, 6}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::bishop, 6}, {Card::surrender, 3}, {Card::scarecrow, 1}});
  w.lay_down(2, Card::ten);
  w.state.deck = cards_of({{Card::scarecrow, 5}});
  w.state.table.known[1].add(Card::six);
  w.discard_the_rest();
  const Observation seen = Condottiere::observe(w.state, seat(0));
  Rng rng = Rng::seeded(21);
  for (int n = 0; n < 2000; ++n) {
    const State world = Condottiere::imagine(seen, rng);
    ASSERT_EQ(problem_of(world), Problem::none);
    ASSERT_EQ(world.down[1], Card::six);
    ASSERT_EQ(world.down[2], Card::ten);
    ASSERT_TRUE(same_bytes(seen, Condottiere::observe(world, seat(0))));
  }
}

// D1: no card is in the deck that was not in it when it was shuffled.
TEST(ImagineEvenly, D1_after_a_reshuffle) {
  SmallWorld w(1);
  w.state.hands[1] = cards_of({{Card::one, 1}, {Card::winter, 1}, {Card::ten, 1}});
  w.state.hands[2] = cards_of({{Card::one, 1}, {Card::scarecrow, 1}});
  w.state.deck = cards_of({{Card::one, 1}, {Card::winter, 1}, {Card::courtesan, 1}});
  w.discard_the_rest();
  // The viewer drew the 2 since, others drew two cards; a 1, the 10 and the Scarecrow were held
  // then.
  w.state.table.reshuffled =
      cards_of({{Card::one, 2}, {Card::winter, 2}, {Card::courtesan, 1}, {Card::two, 1}});
  w.state.drawn[0] = cards_of({{Card::two, 1}});
  std::vector<Unseen> unseen =
      unseen_of({Card::one, Card::one, Card::winter, Card::winter, Card::courtesan});
  for (const Card c : {Card::one, Card::ten, Card::scarecrow}) {
    unseen.push_back({c, Seat::none, false, true});
  }
  w.expect_even(seat(0), unseen);
}

// D1 with D5: the card face down may be one that was in the deck or one that was not.
TEST(ImagineEvenly, D1_D5_after_a_reshuffle_with_face_down_cards) {
  SmallWorld w(1U | 16U);
  w.state.hands[1] = cards_of({{Card::winter, 1}, {Card::ten, 1}});
  w.lay_down(1, Card::one);
  w.state.hands[2] = cards_of({{Card::scarecrow, 1}});
  w.lay_down(2, Card::six);
  w.state.deck = cards_of({{Card::one, 1}, {Card::courtesan, 1}});
  w.state.table.known[2].add(Card::six);
  w.discard_the_rest();
  w.state.table.reshuffled = cards_of({{Card::one, 1}, {Card::winter, 1}, {Card::courtesan, 1}});
  std::vector<Unseen> unseen = unseen_of({Card::one, Card::winter, Card::courtesan});
  for (const Card c : {Card::one, Card::ten, Card::scarecrow}) {
    unseen.push_back({c, Seat::none, false, true});
  }
  unseen.push_back({Card::six, seat(2)});
  w.expect_even(seat(0), unseen);
}

// D1 with D5: all places outside the deck are taken by cards that cannot be in it, and none of
// those can be face down; so the known card is.
TEST(ImagineEvenly, D1_D5_cards_held_at_the_shuffle_are_not_crowded_out) {
  SmallWorld w(1U | 16U);
  w.state.hands[1] = cards_of({{Card::winter, 3}, {Card::spring, 3}, {Card::scarecrow, 4}});
  w.lay_down(1, Card::six);
  w.state.hands[2] = cards_of({{Card::bishop, 6}, {Card::surrender, 3}});
  w.lay_down(2, Card::five);
  w.state.deck = cards_of({{Card::one, 2}});
  w.state.table.known[1].add(Card::six);
  w.state.table.known[2].add(Card::five);
  w.discard_the_rest();
  w.state.table.reshuffled = cards_of({{Card::one, 2}});
  const Observation seen = Condottiere::observe(w.state, seat(0));
  Rng rng = Rng::seeded(22);
  for (int n = 0; n < 2000; ++n) {
    const State world = Condottiere::imagine(seen, rng);
    ASSERT_EQ(problem_of(world), Problem::none);
    ASSERT_EQ(world.deck, w.state.deck);
    ASSERT_EQ(world.down[1], Card::six);
    ASSERT_EQ(world.down[2], Card::five);
  }
}

// C6.1: the keeper holds at least so many of the cards that were unseen when the round ended.
TEST(ImagineEvenly, C6_1_with_kept_cards) {
  for (const u8 owed : {u8{1}, u8{2}}) {
    SmallWorld w(0);
    w.state.hands[1] = cards_of({{Card::ten, 1}, {Card::six, 1}, {Card::one, 1}});
    w.state.hands[2] = cards_of({{Card::one, 1}, {Card::winter, 1}});
    w.state.deck = cards_of({{Card::ten, 1}, {Card::courtesan, 1}, {Card::scarecrow, 1}});
    w.discard_the_rest();
    w.state.table.keeper = seat(1);
    w.state.table.owed = owed;
    w.state.table.kept_from = cards_of({{Card::ten, 1}, {Card::six, 1}, {Card::courtesan, 1}});
    const std::vector<Unseen> unseen =
        unseen_of({Card::ten, Card::six, Card::one, Card::one, Card::winter, Card::ten,
                   Card::courtesan, Card::scarecrow});
    w.expect_even(seat(0), unseen);
    // The keeper knows what was kept: nothing restricts the others' hands.
    w.expect_even(seat(1), unseen_of({Card::two, Card::one, Card::winter, Card::ten,
                                      Card::courtesan, Card::scarecrow}));
  }
}

// C6.1, C4.7: a card known by other ways says nothing of those kept.
TEST(ImagineEvenly, C6_1_with_kept_cards_and_a_known_one) {
  SmallWorld w(16);
  w.state.hands[1] = cards_of({{Card::ten, 1}, {Card::winter, 1}});
  w.lay_down(1, Card::ten);
  w.state.hands[2] = cards_of({{Card::one, 1}, {Card::six, 1}});
  w.state.deck = cards_of({{Card::six, 1}, {Card::scarecrow, 1}});
  w.discard_the_rest();
  w.state.table.keeper = seat(1);
  w.state.table.owed = 1;
  w.state.table.kept_from = cards_of({{Card::ten, 1}, {Card::six, 1}});
  w.state.table.known[1].add(Card::ten);
  std::vector<Unseen> unseen =
      unseen_of({Card::ten, Card::winter, Card::one, Card::six, Card::six, Card::scarecrow});
  unseen.push_back({Card::ten, seat(1)});
  w.expect_even(seat(0), unseen);
}

// C6.1: hardly any hand can be the keeper's, so that a blind deal nearly always fails.
TEST(ImagineEvenly, C6_1_with_kept_cards_when_few_can_be) {
  SmallWorld w(0);
  w.state.hands[1] = cards_of({{Card::ten, 1}, {Card::six, 1}, {Card::one, 1}});
  w.state.hands[2] = cards_of({{Card::one, 1}});
  w.state.deck = cards_of({{Card::five, 1}, {Card::one, 7}, {Card::scarecrow, 16}});
  w.discard_the_rest();
  w.state.table.keeper = seat(1);
  w.state.table.owed = 2;
  w.state.table.kept_from = cards_of({{Card::ten, 1}, {Card::six, 1}, {Card::five, 1}});
  std::vector<Unseen> unseen = unseen_of({Card::ten, Card::six, Card::five});
  for (int n = 0; n < 9; ++n) unseen.push_back({Card::one});
  for (int n = 0; n < 16; ++n) unseen.push_back({Card::scarecrow});
  w.expect_even(seat(0), unseen);
}

// The dice of an imagined game are fresh each time: no bot foresees a draw.
TEST(Imagine, dice_are_fresh) {
  NullSink nobody;
  const State s = Condottiere::deal(option_set(1, 3), derive_seed(5), nobody);
  const Observation seen = Condottiere::observe(s, seat(0));
  Rng rng = Rng::seeded(6);
  const State a = Condottiere::imagine(seen, rng);
  const State b = Condottiere::imagine(seen, rng);
  EXPECT_FALSE(same_bytes(a.dice, b.dice));
  EXPECT_FALSE(same_bytes(a.dice, s.dice));
  EXPECT_EQ(a.dice.thrown, 0U);
}

}  // namespace
}  // namespace condotta::condottiere
