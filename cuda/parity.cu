// Plays the games of the digests on the device and on the host. Every one must be the same.
//
//   parity [GAMES]       of each game; without a number as many as its digest has
#include <cstdio>
#include <cstdlib>

#include "cuda/device.cuh"
#include "engine/condottiere/digest.hpp"
#include "engine/virtu/digest.hpp"

namespace {

using namespace condotta;

struct Condottiere {
  static constexpr const char* kName = "condottiere";
  static constexpr u32 kGames = condottiere::kDigestGames;
  static CONDOTTA_FN u64 play(u32 game) { return condottiere::digest_game(game).digest; }
};
struct Virtu {
  static constexpr const char* kName = "virtu";
  static constexpr u32 kGames = virtu::kDigestGames;
  static CONDOTTA_FN u64 play(u32 game) { return virtu::digest_game(game).digest; }
};

template <class G>
__global__ void play_games(u32 games, u64* digests) {
  const u32 game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game < games) digests[game] = G::play(game);
}

template <class G>
std::vector<u64> play_on_device(u32 games) {
  constexpr u32 block = 128;
  cuda::DeviceArray<u64> digests(games);
  play_games<G><<<(games + block - 1) / block, block>>>(games, digests.get());
  cuda::check(cudaGetLastError(), "play_games");
  return digests.to_host();
}

// True if every game was the same.
template <class G>
bool compare(u32 games) {
  const std::vector<u64> of_device = play_on_device<G>(games);
  u64 device = 0, host = 0;
  u32 different = 0;
  for (u32 i = 0; i < games; ++i) {
    const u64 of_host = G::play(i);
    device = condottiere::add_to_digest(device, of_device[i]);
    host = condottiere::add_to_digest(host, of_host);
    if (of_device[i] != of_host && different++ == 0) {
      std::fprintf(stderr, "%s: game %u differs\n", G::kName, i);
    }
  }
  std::printf(
      "{\"game\":\"%s\",\"games\":%u,\"host\":\"%016llx\",\"device\":\"%016llx\","
      "\"different\":%u}\n",
      G::kName, games, static_cast<unsigned long long>(host),
      static_cast<unsigned long long>(device), different);
  return different == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const u32 asked = argc > 1 ? static_cast<u32>(std::strtoul(argv[1], nullptr, 10)) : 0;
  if (argc > 2 || (argc == 2 && asked == 0)) {
    std::fprintf(stderr, "usage: parity [GAMES]\n");
    return 2;
  }
  const bool first = compare<Condottiere>(asked != 0 ? asked : Condottiere::kGames);
  const bool second = compare<Virtu>(asked != 0 ? asked : Virtu::kGames);
  return first && second ? 0 : 1;
}
