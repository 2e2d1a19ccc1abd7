// What a page asks while a turn of Virtù is planned: views read back, turns composed, payments,
// sums.
#include "notation/virtu_guide.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/virtu_event.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"
#include "tests/support/scale.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;
using virtu::Virtu;

json::object ask(virtu_guide::Answer (*call)(const Node&), const json::value& question) {
  Complaints complaints;
  const virtu_guide::Answer answer = call(Node(question, complaints));
  return answer ? *answer : json::object{{"refused", answer.error().text()}};
}

// Calls `visit` with every position of some random games.
template <class Visit>
void play_games(int games, Visit&& visit) {
  NullSink nobody;
  for (u64 n = 0; n < static_cast<u64>(games); ++n) {
    Rng rng = Rng::seeded(n);
    virtu::Options options;
    options.players = static_cast<u8>(3 + n % 3);
    options.years = 6;
    State s = Virtu::deal(options, derive_seed(n), nobody);
    while (s.phase != Phase::over) {
      visit(s, rng);
      if (testing::Test::HasFatalFailure()) return;
      Actions actions;
      list_legal(s, actions);
      Virtu::apply(s, actions[rng.below(actions.count)], nobody);
    }
  }
}

// V1.5: a view can be played on, and says the same again.
TEST(VirtuView, V1_5_IsReadBack) {
  u64 covered = 0;
  play_games(tests::scaled(3, 30), [&](const State& s, Rng& rng) {
    if (s.phase != Phase::setup && rng.below(20) != 0) return;
    for (u8 v = 0; v <= s.options.players; ++v) {
      const Seat viewer = v == s.options.players ? Seat::none : seat(v);
      const json::object written = write_observation(Virtu::observe(s, viewer));
      const Result<VirtuView> view = read_virtu_view(written);
      ASSERT_TRUE(view) << view.error().text();
      EXPECT_EQ(view->viewer, viewer);
      EXPECT_TRUE(Virtu::is_sound(view->state));
      EXPECT_EQ(write_observation(Virtu::observe(view->state, viewer)), written);
      EXPECT_EQ(view->covered, s.phase == Phase::setup);
      covered += view->covered ? 1U : 0U;
    }
  });
  EXPECT_GT(covered, 50U);
}

struct Ledger {
  static constexpr bool kListening = true;
  int loss = 0;
  const State* state = nullptr;

  // By the words of docs/wasm.md.
  void operator()(const Event& event) {
    if (event.kind == EventKind::florins_paid) loss += event.count;
    if (event.kind != EventKind::source_used || event.what < kCourtierSource) return;
    if (event.what == kIndulgenceSource) {
      loss += 20;
    } else {
      const Symbols gives = source_symbols(*state, state->to_move, event.what);
      int most = count(gives, Symbol::florin);
      for (u32 k = 1; k < 8; ++k) most = std::max(most, 2 * count(gives, static_cast<Symbol>(k)));
      loss += most + (event.what >= kAllianceSource ? 2 : event.what >= kCitySource ? 1 : 0);
    }
    if (event.where == number(Symbol::florin)) loss -= event.count;
  }
};

// The least loss over all ways to pay, one after the other.
struct AllWays {
  int best = 1'000;
  u32 left = 3'000;

  // `act` instead of `apply`: what has one answer is looked at too, and nothing goes on by itself.
  void look(const State& s, Action pending, int loss) {
    if (left == 0 || --left == 0) return;
    if (s.phase != Phase::pay || s.turn.pending != pending) {
      best = std::min(best, loss);
      return;
    }
    Actions actions;
    list_legal(s, actions);
    for (const Action action : actions) {
      State next = s;
      Ledger ledger{.state = &s};
      act(next, action, ledger);
      look(next, pending, loss + ledger.loss);
    }
  }
};

TEST(VirtuGuide, V2_3_TheProposalIsTheCheapestWayToPay) {
  u64 compared = 0, indulgences = 0;
  play_games(tests::scaled(24, 60), [&](const State& s, Rng&) {
    if (s.phase != Phase::pay) return;
    const json::object payment = ask(virtu_guide::pay, json::object{{"view", write_position(s)}});
    ASSERT_TRUE(payment.contains("actions")) << json::serialize(payment);
    ASSERT_TRUE(payment.at("actions").is_array()) << json::serialize(payment);
    indulgences += json::serialize(payment.at("actions")).find("indulgence") != std::string::npos;
    AllWays all;
    all.look(s, s.turn.pending, 0);
    if (all.left == 0) return;
    ASSERT_EQ(payment.at("loss").as_int64(), all.best) << json::serialize(payment) << "\n"
                                                       << json::serialize(write_position(s));
    ++compared;
  });
  EXPECT_GT(compared, 100U);
  EXPECT_GT(indulgences, 0U) << "where there is no other way (V4.5)";
}

TEST(VirtuGuide, TurnsAreComposedAndUndone) {
  u64 turns = 0;
  play_games(tests::scaled(3, 20), [&](const State& s, Rng& rng) {
    if (s.phase == Phase::setup || rng.below(10) != 0) return;
    State then = s;
    json::array composed;
    json::object question{{"view", write_observation(Virtu::observe(s, s.to_move))}};
    json::object seen;
    for (u32 step = 0; step < 64; ++step) {
      question["do"] = composed;
      seen = ask(virtu_guide::preview, question);
      ASSERT_FALSE(seen.contains("refused")) << json::serialize(seen);
      ASSERT_TRUE(seen.at("wrong").is_null());
      ASSERT_EQ(seen.at("view"), json::value(write_observation(Virtu::observe(then, s.to_move))));
      if (seen.at("complete").as_bool()) break;
      const json::object legal = ask(virtu_guide::legal, question);
      const json::array& actions = legal.at("actions").as_array();
      const json::value text = actions[rng.below(static_cast<u32>(actions.size()))].at("action");
      const Result<Action> action = parse_virtu_action(text.as_string().c_str());
      NullSink nobody;
      ASSERT_EQ(Virtu::try_apply(then, then.to_move, *action, nobody), Refusal::none);
      composed.push_back(text);
    }
    ++turns;
    question["do"] = json::array{"dance"};
    EXPECT_EQ(ask(virtu_guide::preview, question).at("wrong").at("index"), 0);
    EXPECT_EQ(ask(virtu_guide::legal, question).at("refused"), "do[0]: \"dance\" is not an action");
  });
  EXPECT_GT(turns, 20U);
}

// V5.3: the sums are those that the engine comes to.
struct Strengths {
  static constexpr bool kListening = true;
  std::vector<int> found;
  void operator()(const Event& event) {
    if (event.kind == EventKind::strength) found.push_back(event.count);
  }
};
TEST(VirtuGuide, V5_3_SumsOfASiege) {
  u64 sieges = 0;
  play_games(tests::scaled(50, 100), [&](const State& s, Rng&) {
    if (s.phase != Phase::declare || s.turn.attacker != s.to_move) return;
    const json::object sums = ask(virtu_guide::siege, json::object{{"view", write_position(s)}});
    ASSERT_TRUE(sums.contains("attack")) << json::serialize(sums);
    State end = s;
    Strengths strengths;
    while (end.phase == Phase::declare && strengths.found.empty()) {
      act(end, Action::of(ActionKind::pass), strengths);
    }
    ASSERT_EQ(strengths.found.size(), 2U);
    EXPECT_EQ(sums.at("attack").at("total"), strengths.found[0]);
    EXPECT_EQ(sums.at("defence").at("total"), strengths.found[1]);
    EXPECT_EQ(sums.at("takes").as_bool(),
              s.turn.plain == 0 && contains(player(end, s.turn.attacker).cities, s.turn.city));
    ++sieges;
  });
  EXPECT_GT(sieges, 10U);
}

// V4.3: every room that the marker can reach has an indulgence, and nothing pays them off.
TEST(VirtuGuide, V4_3_AStuckPalaceIsSeen) {
  virtu::Options options;
  options.players = 3;
  options.colours[0] = Colour::florence;
  options.colours[1] = Colour::naples;
  options.colours[2] = Colour::venice;
  NullSink nobody;
  State s = Virtu::deal(options, derive_seed(1), nobody);
  while (s.phase == Phase::setup) {
    Actions actions;
    list_legal(s, actions);
    Virtu::apply(s, actions[0], nobody);
  }
  Player& p = mover(s);
  p.marker = kRooms - 1;
  s.phase = Phase::idle;
  p.indulgences = 0b11111;
  s.indulgences_left = static_cast<u8>(s.indulgences_left - 5);
  p.cities_available = 0;
  p.available = 0;
  p.florins = 0;
  for (u32 i = 0; i < kPlaces; ++i) {
    if (p.courtiers[i] != Card::none) empty_place(p, i);
  }
  json::object question{{"view", write_position(s)}};
  json::object answer = ask(virtu_guide::stuck, question);
  ASSERT_TRUE(answer.contains("stuck")) << json::serialize(answer);
  EXPECT_TRUE(answer.at("stuck").as_bool());
  EXPECT_EQ(answer.at("rooms").as_array().size(), 5U);
  s.options.years = static_cast<u8>(s.year);
  question["view"] = write_position(s);
  EXPECT_FALSE(ask(virtu_guide::stuck, question).at("stuck").as_bool())
      << "V5.10: no spring follows";
  s.options.years = kDefaultYears;
  p.indulgences = 0b11110;
  ++s.indulgences_left;
  question["view"] = write_position(s);
  answer = ask(virtu_guide::stuck, question);
  EXPECT_FALSE(answer.at("stuck").as_bool()) << "room 1 comes next";
  EXPECT_TRUE(answer.at("rooms").at(0).at("usable").as_bool());
}

TEST(VirtuGuide, V3_3_EmptyShadedPlacesAreClosedUnlessOneIsLeftOfThoseOpened) {
  u64 shut = 0, open = 0;
  play_games(tests::scaled(4, 10), [&](const State& s, Rng& rng) {
    if (rng.below(20) != 0) return;
    const json::object question{{"view", write_observation(Virtu::observe(s, seat(0)))}};
    const json::object answer = ask(virtu_guide::palaces, question);
    ASSERT_TRUE(answer.contains("seats")) << json::serialize(answer);
    for (u8 i = 0; i < s.options.players; ++i) {
      const Player& p = s.players[i];
      json::array expected;
      const bool left = opened_places(p) > count_bits(filled_places(p) & u32{shaded_places()});
      for (const u32 place : {1U, 2U, 5U}) {
        const bool empty = p.courtiers[place] == Card::none;
        if (empty && !left) expected.emplace_back(place_name(place));
        open += empty && left ? 1U : 0U;
      }
      shut += expected.size();
      EXPECT_EQ(answer.at("seats").at(i).at("closed"), expected) << json::serialize(answer);
    }
  });
  EXPECT_GT(shut, 100U);
  EXPECT_GT(open, 10U);
}

TEST(VirtuGuide, V6_AWinterIsPreparedBeforeItComes) {
  u64 winters = 0;
  play_games(tests::scaled(6, 10), [&](const State& s, Rng& rng) {
    if (s.phase == Phase::setup || rng.below(20) != 0) return;
    const u8 me = static_cast<u8>(rng.below(s.options.players));
    const json::object question{{"view", write_observation(Virtu::observe(s, seat(me)))},
                                {"suppose", "winter"}};
    const json::object legal = ask(virtu_guide::legal, question);
    ASSERT_TRUE(legal.contains("part")) << json::serialize(legal);
    EXPECT_EQ(legal.at("part"), "winter");
    EXPECT_EQ(legal.at("seat"), me);
    ++winters;
  });
  EXPECT_GT(winters, 20U);
}

// Every event of many games has a name, and nothing in it that says nothing.
struct Words {
  static constexpr bool kListening = true;
  std::vector<u64> seen = std::vector<u64>(kEventKinds);
  void operator()(const Event& event) {
    ++seen[number(event.kind)];
    Event shown;
    if (!witness_event(event, Seat::none, shown)) return;
    for (const auto& field : write_event(shown)) {
      const bool empty = field.value().is_string() && field.value().get_string().empty();
      EXPECT_FALSE(empty || field.value().is_null()) << json::serialize(write_event(shown));
    }
  }
};
TEST(VirtuEvent, IsToldInWords) {
  Words words;
  for (u64 n = 0; n < static_cast<u64>(tests::scaled(20, 60)); ++n) {
    Rng rng = Rng::seeded(n);
    virtu::Options options;
    options.players = static_cast<u8>(3 + n % 3);
    options.years = 8;
    State s = Virtu::deal(options, derive_seed(n), words);
    while (s.phase != Phase::over) {
      Actions actions;
      list_legal(s, actions);
      Virtu::apply(s, actions[rng.below(actions.count)], words);
    }
  }
  EXPECT_GT(std::count_if(words.seen.begin(), words.seen.end(), [](u64 n) { return n != 0; }), 38);
}

}  // namespace
}  // namespace condotta::notation
