// A captain stops whoever would win the game with the region that is being fought for (C2.4).
#include "bots/condottiere/captain.hpp"
#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::Captain;

constexpr Seat kMe = seat(0);
constexpr Seat kThreat = seat(1);

// The base rules and D1 to D5 one by one, for every number of players.
std::vector<Options> single_options() {
  std::vector<Options> sets;
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const u32 combination : {0, 1, 2, 4, 8, 16}) {
      sets.push_back(option_set(combination, players));
    }
  }
  return sets;
}

// My turn in a battle for Milano, with which the threat would have its group. The threat has a line
// and `more` cards in hand; the others have hands that would let them wait for better battles.
State threatened(const Options& options, const Cards& line, u8 more, const Cards& mine) {
  State s = empty_battle(options);
  Table& t = s.table;
  RegionSet& owned = t.owned[index(kThreat)];
  for (const Region r : {Region::torino, Region::genova, Region::mantova, Region::venezia}) {
    if (size(owned) + 1 < options.group_to_win()) owned |= only(r);
  }
  t.lines[index(kThreat)] = line;
  t.played = only(kThreat);
  t.holder = kThreat;
  s.hands[index(kThreat)] = cards_of({{Card::scarecrow, more}});
  s.hands[index(kMe)] = mine;
  const Cards good = cards_of({{Card::three, 1}, {Card::four, 1}, {Card::courtesan, 2}});
  for (u8 i = 2; i < options.players; ++i) s.hands[i] = good;
  fill_deck(s);
  return s;
}

void all_others_pass(State& s) {
  s.table.passed = static_cast<SeatSet>(seats_of(s.table) & ~only(kMe) & ~only(kThreat));
}

bool is_fought(const Table& t) {
  return t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour;
}

Action captains_choice(const State& s) {
  Actions legal;
  list_legal(s, legal);
  Captain captain;
  return captain.decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count}, {})
      .action;
}

// What is enough to beat 11, or to tie with it, so that nobody conquers (C5.1).
std::vector<Cards> hands_against_11() {
  return {
      cards_of({{Card::ten, 1}, {Card::six, 1}, {Card::three, 1}}),
      cards_of({{Card::ten, 1}, {Card::one, 1}}),
      cards_of({{Card::six, 1}, {Card::five, 1}}),
      cards_of({{Card::three, 2}, {Card::drummer, 1}}),
      cards_of({{Card::heroine, 1}, {Card::courtesan, 1}}),
      cards_of({{Card::winter, 1}, {Card::one, 2}}),
      cards_of({{Card::bishop, 1}, {Card::five, 1}}),
      cards_of({{Card::four, 3}, {Card::scarecrow, 2}, {Card::courtesan, 2}, {Card::bishop, 1}}),
  };
}

TEST(Blocking, C2_4_DoesNotPassWhileSomebodyIsAboutToWin) {
  const Cards line = cards_of({{Card::six, 1}, {Card::five, 1}});
  const Cards mine = cards_of({{Card::ten, 1}, {Card::six, 2}, {Card::scarecrow, 1}});
  for (const Options& options : single_options()) {
    for (u8 more = 0; more <= 4; ++more) {
      const State s = threatened(options, line, more, mine);
      EXPECT_NE(captains_choice(s), Action::pass()) << describe(options) << ", " << int{more};
    }
  }
}

TEST(Blocking, C2_4_TheLastWhoCanDoesNotPassThoughMoreCardsMayCome) {
  struct Case {
    Cards line, mine;
    u8 more;
  };
  const Case cases[] = {
      {cards_of({{Card::courtesan, 1}}),
       cards_of({{Card::two, 2},
                 {Card::four, 2},
                 {Card::ten, 1},
                 {Card::courtesan, 3},
                 {Card::heroine, 2}}),
       10},
      {cards_of({{Card::ten, 1}, {Card::drummer, 1}}),
       cards_of({{Card::four, 1}, {Card::five, 1}, {Card::six, 2}, {Card::surrender, 1}}), 2},
      {cards_of({{Card::four, 1}, {Card::six, 1}, {Card::ten, 1}, {Card::winter, 1}}),
       cards_of({{Card::five, 1}, {Card::six, 1}, {Card::ten, 1}, {Card::heroine, 1}}), 1},
  };
  for (const Options& options : single_options()) {
    for (const Case& c : cases) {
      State s = threatened(options, c.line, c.more, c.mine);
      all_others_pass(s);
      EXPECT_NE(captains_choice(s), Action::pass()) << describe(options) << ", " << (&c - cases);
    }
  }
}

TEST(Blocking, C3_5_TheLastWhoCanPlaysOnUntilTheVictoryIsStopped) {
  const Cards line = cards_of({{Card::six, 1}, {Card::five, 1}});
  NullSink nobody;
  for (const Options& options : single_options()) {
    for (const Cards& mine : hands_against_11()) {
      State s = threatened(options, line, 0, mine);
      all_others_pass(s);
      s.table.passed |= only(kThreat);
      const RegionSet before = s.table.owned[index(kThreat)];
      while (is_fought(s.table)) Condottiere::apply(s, captains_choice(s), nobody);
      EXPECT_EQ(s.table.owned[index(kThreat)], before) << describe(options);
    }
  }
}

// C4.8: whoever leads wins at once, so a Surrender gives the game away or saves it.
TEST(Blocking, C4_8_SurrendersToAThirdRatherThanToTheThreat) {
  const Cards line = cards_of({{Card::six, 1}, {Card::five, 1}});
  const Cards mine = cards_of({{Card::surrender, 1}, {Card::one, 1}});
  for (u8 players = 3; players <= kMaxPlayers; ++players) {
    State s = threatened(option_set(0, players), line, 4, mine);
    EXPECT_NE(captains_choice(s), Action::play(Card::surrender)) << int{players};
    s.table.lines[2] = cards_of({{Card::ten, 1}, {Card::three, 1}});
    s.table.played |= only(seat(2));
    fill_deck(s);
    EXPECT_EQ(captains_choice(s), Action::play(Card::surrender)) << int{players};
  }
}

}  // namespace
}  // namespace condotta::condottiere
