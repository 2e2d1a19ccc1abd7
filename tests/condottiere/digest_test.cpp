// The number of engine/condottiere/digest.hpp on this target. WebAssembly and CUDA compare theirs
// with the same file.
#include "engine/condottiere/digest.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/repository.hpp"
#include "tests/support/scale.hpp"

namespace condotta::condottiere {
namespace {

constexpr const char* kGolden = tests::kSanitized ? "digest_short.txt" : "digest.txt";

struct Golden {
  u32 games;
  u64 digest;
};

Golden read_golden(const std::string& name) {
  std::ifstream file(in_repository("tests/golden/" + name));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    Golden golden{};
    std::istringstream(line) >> golden.games >> std::hex >> golden.digest;
    return golden;
  }
  ADD_FAILURE() << "no number in tests/golden/" << name;
  return {};
}

TEST(Digest, SeededRandomGamesGoAsEver) {
  const Golden golden = read_golden(kGolden);
  const u64 digest = digest_of(golden.games);
  EXPECT_EQ(digest, golden.digest) << std::hex << "tests/golden/" << kGolden << " should say "
                                   << digest << " if the rules were changed on purpose";
}

// A whole game while compiling: the rules need no heap and leave nothing undefined.
static_assert(digest_game(0).decisions != 0);
static_assert(digest_game(0).digest != digest_game(32).digest);

TEST(Digest, EveryCombinationOfOptionsTakesPart) {
  u32 seen = 0;
  for (u32 i = 0; i < 32; ++i) {
    const Options options = digest_options(i);
    EXPECT_TRUE(options.playable());
    seen |= 1U << (options.draw_after_battle | (options.play_for_points != 0 ? 2U : 0U) |
                   options.bigger_kingdoms << 2U | options.capturing_regions << 3U |
                   options.hidden_cards << 4U);
  }
  EXPECT_EQ(seen, 0xFFFFFFFFU);
  for (u32 i = 0; i < 5; ++i) EXPECT_EQ(digest_options(32 * i).players, 2 + i);
}

}  // namespace
}  // namespace condotta::condottiere
