// The number of engine/virtu/digest.hpp on this target. WebAssembly and CUDA compare theirs with
// the same file.
#include "engine/virtu/digest.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/repository.hpp"
#include "tests/support/scale.hpp"

namespace condotta::virtu {
namespace {

constexpr const char* kGolden = tests::kSanitized ? "virtu_digest_short.txt" : "virtu_digest.txt";

TEST(VirtuDigest, SeededRandomGamesGoAsEver) {
  std::ifstream file(in_repository(fmt::format("tests/golden/{}", kGolden)));
  u32 games = 0;
  u64 golden = 0;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') std::istringstream(line) >> games >> std::hex >> golden;
  }
  ASSERT_GT(games, 0U) << "no number in tests/golden/" << kGolden;
  const u64 digest = digest_of(games);
  EXPECT_EQ(digest, golden) << std::hex << "tests/golden/" << kGolden << " should say " << digest
                            << " if the rules or the data were changed on purpose";
}

TEST(VirtuDigest, EveryOptionTakesPart) {
  u32 seen = 0;
  for (u32 i = 0; i < 12; ++i) {
    const Options options = digest_options(i);
    EXPECT_TRUE(options.playable());
    seen |= 1U << ((options.players - 3U) * 4U + options.gentle_agents * 2U +
                   (options.years == kDefaultYears ? 1U : 0U));
  }
  EXPECT_EQ(seen, 0xFFFU);
}

// A whole set-up and the first decisions while compiling: the rules leave nothing undefined.
constexpr u32 first_decisions() {
  NullSink nobody;
  State s = Virtu::deal(Options{}, derive_seed(1), nobody);
  u32 legal = 0;
  for (u32 i = 0; i < 40 && s.phase != Phase::over; ++i) {
    Actions actions;
    actions.count = 0;
    list_legal(s, actions);
    legal += actions.count;
    Virtu::apply(s, actions[i % actions.count], nobody);
  }
  return legal;
}
static_assert(first_decisions() > 80);

}  // namespace
}  // namespace condotta::virtu
