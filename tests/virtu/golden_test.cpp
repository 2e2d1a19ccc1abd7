// Golden games: whole records with every legal list and every score sheet, as they were. A change
// of the rules is a readable difference there.
#include <gtest/gtest.h>

#include <fstream>

#include "notation/games.hpp"
#include "notation/record_verifier.hpp"
#include "notation/record_writer.hpp"
#include "tests/support/repository.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

using virtu::Virtu;

virtu::Options golden_options(u8 players) {
  virtu::Options options;
  options.players = players;
  options.years = 3;
  options.gentle_agents = players == 4 ? 1 : 0;
  return options;
}

std::string golden_path(u8 players) {
  return in_repository("tests/golden/virtu/random-") + std::to_string(players) + ".jsonl";
}

// The games anew, by uniform choice.
std::string played(u8 players) {
  notation::RecordWriterOf<Virtu> record(golden_options(players), derive_seed(7, players), true);
  Rng rng = Rng::seeded(players);
  while (Virtu::to_move(record.state()) != Seat::none) {
    ActionList<Virtu> legal;
    Virtu::legal(record.state(), legal);
    record.act(legal[rng.below(legal.count)]);
  }
  return record.take();
}

TEST(VirtuGolden, GamesGoAsEver) {
  for (u8 players = 3; players <= 5; ++players) {
    const std::string path = golden_path(players);
    const std::string now = played(players);
    if (regenerating()) write_file(path, now);
    EXPECT_EQ(text_of_file(path), now) << path << ": scripts/regenerate_golden.sh writes it anew";
  }
}

TEST(VirtuGolden, RecordsAreConfirmed) {
  for (u8 players = 3; players <= 5; ++players) {
    notation::RecordVerifier verifier;
    for (const TextLine& line : lines_of_file(golden_path(players))) {
      const notation::Complaint wrong = verifier.line(line.text);
      ASSERT_FALSE(wrong) << golden_path(players) << ":" << line.number << ": " << wrong->text();
    }
    EXPECT_FALSE(verifier.finish());
    EXPECT_EQ(verifier.games(), 1U);
  }
}

}  // namespace
}  // namespace condotta::tests
