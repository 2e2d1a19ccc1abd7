// The engine beside a slow second reading of the law: at every decision of random games the same
// actions are legal and the same position follows, and as many ways lead on from small positions.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <map>

#include "notation/games.hpp"
#include "notation/record_writer.hpp"
#include "tests/reference/virtu_reference.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::virtu {
namespace {

namespace json = boost::json;
using reference::Texts;
using reference::VirtuReference;
using Words = notation::Notation<Virtu>;

Texts legal_texts(const State& s) {
  Texts texts;
  for (const json::value& text : notation::legal_texts_of<Virtu>(s)) {
    texts.insert(text.as_string().c_str());
  }
  return texts;
}

// What both can tell: all but what the seat to move is in the middle of.
json::object shown(const State& s) {
  json::object position = Words::write_position(s);
  for (const char* key : {"game", "options", "now"}) position.erase(key);
  return position;
}

VirtuReference twin_of(const State& s) {
  return VirtuReference(reference::read_table(Words::write_position(s)));
}

// One game in both, from a position between two turns.
class TwinGame {
 public:
  explicit TwinGame(const State& s) : state_(s), twin_(twin_of(s)) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const VirtuReference& twin() const { return twin_; }

  void play(Action action) {
    const std::string text = Words::text_of(action);
    NullSink nobody;
    Virtu::apply(state_, action, nobody);
    twin_.play(text);
    last_ = text;
  }
  void expect_same() const {
    ASSERT_EQ(shown(state_), reference::write_table(twin_.table())) << "after " << last_;
    ASSERT_EQ(legal_texts(state_), twin_.legal())
        << "after " << last_ << ": " << json::serialize(Words::write_position(state_));
  }

 private:
  State state_;
  VirtuReference twin_;
  std::string last_ = "the start";
};

// counts[d]: the ways to take d decisions, by each of the two.
void count_ways(const State& s, u32 depth, std::vector<u64>& counts) {
  ++counts[depth];
  if (depth + 1 == counts.size()) return;
  Actions legal;
  list_legal(s, legal);
  NullSink nobody;
  for (const Action action : legal) {
    State next = s;
    Virtu::apply(next, action, nobody);
    count_ways(next, depth + 1, counts);
  }
}
void count_ways(const VirtuReference& table, u32 depth, std::vector<u64>& counts) {
  ++counts[depth];
  if (depth + 1 == counts.size()) return;
  for (const std::string& action : table.legal()) {
    VirtuReference next = table;
    next.play(action);
    count_ways(next, depth + 1, counts);
  }
}

// As deep as there are not too many.
void expect_as_many_ways(const TwinGame& game) {
  constexpr u64 kMost = scaled(60, 300);
  for (u32 depth = 1; depth <= 4; ++depth) {
    std::vector<u64> by_engine(depth + 1), by_law(depth + 1);
    count_ways(game.state(), 0, by_engine);
    if (by_engine.back() > kMost) return;
    count_ways(game.twin(), 0, by_law);
    ASSERT_EQ(by_engine, by_law) << json::serialize(Words::write_position(game.state()));
  }
}

State first_spring(const Options& options, u64 game, Rng& rng) {
  NullSink nobody;
  State s = Virtu::deal(options, derive_seed(9, game), nobody);
  while (s.phase != Phase::enter) {
    Actions legal;
    list_legal(s, legal);
    Virtu::apply(s, legal[rng.below(legal.count)], nobody);
  }
  return s;
}
State rich_start(const Options& options, u64 game, Rng& rng) {
  State s = first_spring(options, game, rng);
  enrich(s, rng);
  return s;
}
// V3.3: seat 0 has a card in a place that its fifth city opens, and others stand before one of its
// cities.
State crowded_start(const Options& options, u64 game, Rng& rng) {
  State s = first_spring(options, game, rng);
  Player& p = s.players[0];
  City last = City::none;
  while (size(p.cities) < kCitiesForPlace) {
    const City c = city(rng.below(kCities));
    const bool open = contains(open_cities(options.players), c);
    if (!open || owner_of(s, c) != Seat::none) continue;
    gain_city(s, seat(0), c, true);
    last = c;
  }
  --s.nobles[number(Card::banker)];
  const u8 place = free_place(p, Group::left_shaded, filled_places(p));
  put_into_place(p, place, Card::banker, rng.below(2) == 0);
  p.troops[number(last)] = static_cast<u8>(rng.below(3));
  s.players[1].troops[number(last)] = static_cast<u8>(3 + rng.below(4));
  s.players[2].troops[number(last)] = game % 8 == 0 ? 2 : 0;  // V5.2
  return s;
}

std::map<Phase, int> met;

void play_to_the_end(TwinGame& game, Rng& rng, u32 one_of) {
  while (true) {
    ASSERT_NO_FATAL_FAILURE(game.expect_same());
    if (game.state().phase == Phase::over) return;
    ++met[game.state().phase];
    if (rng.below(one_of) == 0) {
      ASSERT_NO_FATAL_FAILURE(expect_as_many_ways(game));
    }
    Actions legal;
    list_legal(game.state(), legal);
    game.play(legal[rng.below(legal.count)]);
  }
}

// V1.5, V1.6.
TEST(VirtuLaw, the_same_table_is_set_up) {
  NullSink nobody;
  u64 seed = 0;
  for (const Options& options : all_option_sets()) {
    const State s = Virtu::deal(options, derive_seed(3, ++seed), nobody);
    const json::object dealt = shown(s);
    std::vector<std::string> colours;
    for (const json::value& one : dealt.at("seats").as_array()) {
      colours.emplace_back(one.as_object().at("colour").as_string().c_str());
    }
    const VirtuReference twin(reference::first_table(options.players, colours, index(s.order[0])));
    EXPECT_EQ(dealt, reference::write_table(twin.table()));
    EXPECT_EQ(legal_texts(s), twin.legal());
  }
}

// V1 to V7: poor games from the deal, and rich ones in which everything is met.
TEST(VirtuLaw, the_same_is_legal_and_the_same_comes_of_it) {
  met.clear();
  NullSink nobody;
  const std::vector<Options> sets = all_option_sets();
  for (u64 n = 0; n < scaled(6, 12); ++n) {
    Rng rng = Rng::seeded(n);
    TwinGame game(Virtu::deal(sets[n % sets.size()], derive_seed(4, n), nobody));
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(game, rng, 400));
  }
  for (u64 n = 0; n < scaled(24, 80); ++n) {
    Rng rng = Rng::seeded(n + 1000);
    Options options = sets[n % sets.size()];
    options.years = n % 4 == 0 ? 1 : 4;
    TwinGame game(n % 4 == 0 ? crowded_start(options, n, rng) : rich_start(options, n, rng));
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(game, rng, 100));
  }
  // The few games under the sanitizers need not come to everything.
  for (u8 phase = 0; phase < number(Phase::over) && !tests::kSanitized; ++phase) {
    EXPECT_GE(met[static_cast<Phase>(phase)], 1) << "phase " << u32{phase} << " is not met";
  }
}

}  // namespace
}  // namespace condotta::virtu
