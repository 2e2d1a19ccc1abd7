// Plays the games of the digest on the device and on the host. Every one must be the same.
//
//   parity [GAMES]
#include <cstdio>
#include <cstdlib>

#include "cuda/device.cuh"
#include "engine/condottiere/digest.hpp"

namespace {

using namespace condotta;

__global__ void play_games(u32 games, u64* digests) {
  const u32 game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game < games) digests[game] = condottiere::digest_game(game).digest;
}

std::vector<u64> play_on_device(u32 games) {
  constexpr u32 block = 128;
  cuda::DeviceArray<u64> digests(games);
  play_games<<<(games + block - 1) / block, block>>>(games, digests.get());
  cuda::check(cudaGetLastError(), "play_games");
  return digests.to_host();
}

}  // namespace

int main(int argc, char** argv) {
  const u32 games =
      argc > 1 ? static_cast<u32>(std::strtoul(argv[1], nullptr, 10)) : condottiere::kDigestGames;
  if (argc > 2 || games == 0) {
    std::fprintf(stderr, "usage: parity [GAMES]\n");
    return 2;
  }
  const std::vector<u64> of_device = play_on_device(games);
  u64 device = 0, host = 0;
  u32 different = 0;
  for (u32 i = 0; i < games; ++i) {
    const u64 of_host = condottiere::digest_game(i).digest;
    device = condottiere::add_to_digest(device, of_device[i]);
    host = condottiere::add_to_digest(host, of_host);
    if (of_device[i] != of_host && different++ == 0) std::fprintf(stderr, "game %u differs\n", i);
  }
  std::printf("{\"games\":%u,\"host\":\"%016llx\",\"device\":\"%016llx\",\"different\":%u}\n",
              games, static_cast<unsigned long long>(host), static_cast<unsigned long long>(device),
              different);
  return different == 0 ? 0 : 1;
}
