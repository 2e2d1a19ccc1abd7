// Nothing of another's hand, of the deck or of the seed is in anything that leaves a table (C3.9,
// C5.4, C7.2, D5): all texts that viewers get are compared with those of a game in which everything
// they cannot see is different.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstring>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/observation.hpp"
#include "notation/options_text.hpp"
#include "notation/record_writer.hpp"
#include "table/message_writer.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

using condottiere::Condottiere;

// The sanitizers make it ten times slower; the release build plays them all.
#ifdef __SANITIZE_ADDRESS__
constexpr u64 kGames = 150;
#else
constexpr u64 kGames = 2'000;
#endif

json::object options_for(u64 n) {
  json::object options;
  if (n % 2 != 0) options["hidden_cards"] = true;
  if (n % 3 == 0) options["capturing_regions"] = true;
  if (n % 5 == 0) options["draw_after_battle"] = true;
  if (n % 7 == 0) options["bigger_kingdoms"] = true;
  options["start"] = n % 2;
  return options;
}

// Every text a viewer gets of one happening, and of the table after it.
std::string all_texts(const TestTable& t, Seat viewer) {
  std::string text = write_update(t.table, t.last, viewer);
  text += write_hello(t.table, viewer, {});
  return text;
}

// The game beside the table, to know what is secret.
struct Truth {
  condottiere::State state;
  void deal(const TestTable& t, u8 players) {
    const json::value value(t.table.settings().options);
    notation::Complaints none;
    NullSink nobody;
    state = Condottiere::deal(notation::read_options(notation::Node(value, none), players),
                              t.table.seed(), nobody);
  }
  void follow(const TestTable& t) {
    NullSink nobody;
    for (const Happening& happening : t.last) {
      if (happening.entry.kind != EntryKind::acted) continue;
      const auto action = notation::parse_action(happening.entry.text);
      ASSERT_EQ(Condottiere::try_apply(state, happening.entry.seat, *action, nobody),
                Refusal::none);
    }
  }
};

// What a text of this viewer would be if it were made of what the viewer sees and of nothing else:
// the view and the choices of any game that looks the same to them.
void expect_nothing_more(const TestTable& t, const Truth& truth, Seat viewer, Rng& rng) {
  const auto seen = Condottiere::observe(truth.state, viewer);
  const condottiere::State other = Condottiere::imagine(seen, rng);
  const auto again = Condottiere::observe(other, viewer);
  ASSERT_EQ(std::memcmp(&seen, &again, sizeof(seen)), 0);
  const std::string view = json::serialize(notation::write_observation(again));
  const std::string game = write_game(t.table, viewer);
  ASSERT_TRUE(game.starts_with(fmt::format(R"({{"view":{},"legal":[)", view))) << game;
  std::string legal;
  if (Condottiere::to_move(other) == viewer) {
    for (const json::value& one : notation::legal_texts(other)) {
      if (!legal.empty()) legal += ',';
      legal += json::serialize(one);
    }
  }
  ASSERT_TRUE(game.find(fmt::format("\"legal\":[{}],", legal)) != std::string::npos)
      << legal << "\n"
      << game;
}

TEST(TableSecrecy, D5_C5_4_TextsAreMadeOfWhatTheViewerSees) {
  u64 texts = 0, secret_questions = 0, held = 0;
  for (u64 n = 0; n < kGames; ++n) {
    const u8 players = static_cast<u8>(2 + n % 5);
    TestTable t({.players = players, .options = options_for(n), .seed = n + 1});
    t.start(players);
    const std::string seed = text_of_seed(t.table.seed());
    Truth truth{};
    truth.deal(t, players);
    Rng rng = Rng::seeded(n);
    for (u32 step = 0; step < 300 && t.table.status() == Status::playing; ++step) {
      const bool asks = t.table.play()->asks_secretly();
      secret_questions += asks ? 1U : 0U;
      for (u8 v = 0; v < kViewers; ++v) {
        if (!contains(t.table.all(), seat(v)) || (!asks && rng.below(16) != 0)) continue;
        expect_nothing_more(t, truth, seat(v), rng);
        ASSERT_EQ(all_texts(t, seat(v)).find(seed), std::string::npos);
        ++texts;
        if (testing::Test::HasFatalFailure()) return;
      }
      // Whoever sees a turn of their own may act, truly asked or not.
      const Seat in_turn = rng.below(2) == 0 ? t.mover() : t.table.play()->seen_turn(Seat::none);
      const auto legal = t.table.play()->legal(in_turn);
      const std::string& action = legal[rng.below(static_cast<u32>(legal.size()))];
      const std::string wrong = t.act(index(in_turn), action);
      ASSERT_TRUE(wrong.empty() || wrong == "already_done") << wrong;
      held += t.table.seats()[index(in_turn)].held.empty() ? 0U : 1U;
      if (wrong.empty()) truth.follow(t);
      if (t.table.status() == Status::playing && (rng.below(4) == 0 || !wrong.empty())) {
        t.wait(kSecretPause);
        truth.follow(t);
      }
    }
  }
  EXPECT_GT(secret_questions, kGames / 20);
  EXPECT_GT(held, kGames / 20);
  EXPECT_GT(texts, kGames * 10);
}

// While one seat is asked, all others get the same texts as if nobody were, and their numbers stay
// in step.
TEST(TableSecrecy, C5_4_OthersCannotTellThatSomebodyIsAsked) {
  u32 questions = 0;
  for (u64 n = 0; n < kGames / 5; ++n) {
    TestTable t({.players = 4, .seed = n + 5'000});
    t.start(4);
    Rng rng = Rng::seeded(n);
    for (u32 step = 0; step < 200 && t.table.status() == Status::playing; ++step) {
      if (!t.table.play()->asks_secretly()) {
        const Seat mover = t.mover();
        const auto legal = t.table.play()->legal(mover);
        if (!t.act(index(mover), legal[rng.below(static_cast<u32>(legal.size()))]).empty() ||
            !t.table.seats()[index(mover)].held.empty()) {
          t.wait(kSecretPause);
        }
        continue;
      }
      ++questions;
      const Seat asked = t.mover();
      std::array<std::string, kViewers> before;
      std::array<Stamp, kViewers> stamps;
      for (u8 v = 0; v < kViewers; ++v) {
        if (!contains(t.table.all(), seat(v))) continue;
        before[v] = write_game(t.table, seat(v));
        stamps[v] = t.table.stamp(seat(v));
      }
      ASSERT_EQ(t.act(index(asked), "hold"), "");
      const Seat next_asked = t.table.play()->asks_secretly() ? t.mover() : Seat::none;
      for (u8 v = 0; v < kViewers; ++v) {
        const Seat viewer = seat(v);
        if (!contains(t.table.all(), viewer) || viewer == asked || viewer == next_asked) continue;
        if (next_asked == Seat::none && viewer == t.mover()) continue;
        EXPECT_EQ(write_game(t.table, viewer), before[v]);
        EXPECT_EQ(write_update(t.table, t.last, viewer), "");
        EXPECT_EQ(t.table.stamp(viewer), stamps[v]);
      }
    }
  }
  EXPECT_GT(questions, kGames / 40);
}

TEST(TableSecrecy, C7_2_OnlyThoseShownKnow) {
  TestTable t({.players = 4});
  t.start(4);
  const auto hand = json::parse(t.table.play()->view(seat(0))).at("seats").at(0).at("hand");
  const std::string card(hand.as_array()[0].as_string());
  EXPECT_EQ(t.perform(0, ShowCards{{"unicorn"}, only(seat(1))}), "malformed");
  EXPECT_EQ(t.perform(0, ShowCards{{card}, only(seat(0))}), "malformed");
  EXPECT_EQ(t.perform(0, ShowCards{std::vector<std::string>(12, "surrender"), only(seat(1))}),
            "illegal");
  const Stamp others = t.table.stamp(seat(2));
  EXPECT_EQ(t.perform(0, ShowCards{{card}, only(seat(1))}), "");
  EXPECT_NE(write_update(t.table, t.last, seat(1)).find(fmt::format(R"("known":["{}")", card)),
            std::string::npos);
  EXPECT_NE(write_update(t.table, t.last, seat(0)), "");
  EXPECT_EQ(write_update(t.table, t.last, seat(2)), "");
  EXPECT_EQ(write_update(t.table, t.last, Seat::none), "");
  EXPECT_EQ(t.table.stamp(seat(2)), others);
}

TEST(TableSecrecy, C7_1_PrivateWordsAndPacts) {
  TestTable t({.players = 4});
  t.start(4);
  EXPECT_EQ(t.perform(0, Talk{"for your ears", only(seat(3))}), "");
  EXPECT_NE(write_update(t.table, t.last, seat(3)).find("for your ears"), std::string::npos);
  EXPECT_EQ(write_update(t.table, t.last, seat(1)), "");
  EXPECT_EQ(write_update(t.table, t.last, Seat::none), "");
  EXPECT_EQ(t.perform(0, Talk{"to nobody", only(seat(0))}), "no_such_seat");
  EXPECT_EQ(t.perform(0, ProposePact{"Leave me Roma", static_cast<SeatSet>(0b0110)}), "");
  EXPECT_EQ(write_update(t.table, t.last, seat(3)), "");
  EXPECT_EQ(t.perform(3, AnswerPact{0, true}), "no_such_pact");
  EXPECT_EQ(t.perform(1, AnswerPact{0, true}), "");
  EXPECT_EQ(t.perform(1, AnswerPact{0, false}), "already_done");
  EXPECT_NE(write_table(t.table, seat(2)).find("\"accepted\":[1]"), std::string::npos);
  EXPECT_EQ(write_table(t.table, seat(3)).find("Leave me Roma"), std::string::npos);
  EXPECT_EQ(write_table(t.table, Seat::none).find("Leave me Roma"), std::string::npos);
}

}  // namespace
}  // namespace condotta::table
