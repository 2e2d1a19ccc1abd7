// A position is written and read back at every ply: the same bytes, under every set of options.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstring>

#include "engine/condottiere/condottiere.hpp"
#include "notation/position.hpp"

namespace condotta {
namespace {

using condottiere::Cards;
using condottiere::Condottiere;
using condottiere::Options;
using condottiere::State;

// Set number 0 to 31 of the options D1 to D5.
Options options_of(u32 bits, u8 players) {
  Options options;
  options.players = players;
  options.draw_after_battle = bits & 1U;
  options.play_for_points = (bits & 2U) != 0 ? 12 : 0;
  options.bigger_kingdoms = bits >> 2U & 1U;
  options.capturing_regions = bits >> 3U & 1U;
  options.hidden_cards = bits >> 4U & 1U;
  options.idle_battles = (bits & 4U) != 0 ? 2 : condottiere::kIdleDefault;
  return options;
}

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// Shows a card now and then (C7.2), so that there is something to remember.
void show_some(State& s, Rng& rng) {
  NullSink nobody;
  const u8 players = s.table.options.players;
  const Seat from = seat(rng.below(players));
  const Seat to = seat(rng.below(players));
  Cards cards = condottiere::kNoCards;
  cards.add(condottiere::card(rng.below(condottiere::kCardKinds)));
  (void)Condottiere::try_show(s, from, only(to), cards, nobody);
}

void expect_round_trip(const State& s) {
  const std::string text = boost::json::serialize(notation::write_position(s));
  const notation::Result<State> back = notation::read_position(text);
  ASSERT_TRUE(back) << back.error().text() << "\n" << text;
  ASSERT_TRUE(same_bytes(s, *back)) << text << "\n"
                                    << boost::json::serialize(notation::write_position(*back));
}

class PositionRoundTrip : public testing::TestWithParam<u32> {};

TEST_P(PositionRoundTrip, GivesTheSameBytesAtEveryPly) {
  NullSink nobody;
  for (u8 players = 2; players <= 6; ++players) {
    const Options options = options_of(GetParam(), players);
    Rng rng = Rng::seeded(GetParam() * 8U + players);
    State s = Condottiere::deal(options, derive_seed(GetParam(), players), nobody);
    for (;;) {
      ASSERT_NO_FATAL_FAILURE(expect_round_trip(s));
      if (Condottiere::to_move(s) == Seat::none) break;
      if (rng.below(4) == 0) show_some(s, rng);
      ActionList<Condottiere> legal;
      Condottiere::legal(s, legal);
      Condottiere::apply(s, legal[rng.below(legal.count)], nobody);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllOptions, PositionRoundTrip, testing::Range(0U, 32U));

// Without its memory a position is still one to play and to imagine from.
TEST_P(PositionRoundTrip, IsPlayableWithoutMemory) {
  NullSink nobody;
  const Options options = options_of(GetParam(), 4);
  Rng rng = Rng::seeded(GetParam());
  State s = Condottiere::deal(options, derive_seed(77, GetParam()), nobody);
  for (u32 ply = 0; Condottiere::to_move(s) != Seat::none; ++ply) {
    boost::json::object bare = notation::write_position(s);
    bare.erase("memory");
    bare.erase("dice");
    const notation::Result<State> read = notation::read_position(boost::json::value(bare));
    ASSERT_TRUE(read) << read.error().text() << boost::json::serialize(bare);
    for (u8 viewer = 0; viewer <= 4; ++viewer) {
      const Seat me = viewer == 4 ? Seat::none : seat(viewer);
      const condottiere::Observation seen = Condottiere::observe(*read, me);
      const State imagined = Condottiere::imagine(seen, rng);
      ASSERT_TRUE(Condottiere::is_sound(imagined)) << boost::json::serialize(bare);
      ASSERT_EQ(imagined.deck.total(), read->deck.total());
    }
    ActionList<Condottiere> legal;
    Condottiere::legal(s, legal);
    Condottiere::apply(s, legal[rng.below(legal.count)], nobody);
  }
}

}  // namespace
}  // namespace condotta
