// How fast one GPU plays: random games of four players by the base rules, each to its end, with the
// list of legal actions made at every decision.
//
//   throughput [--games N] [--repeats N] [--threads N] [--blocks N] [--state local|shared]
//
// --threads: of a block; --blocks: on each multiprocessor; --state: where a thread keeps its game.
// Prints one JSON object. Games picked from all over the run are played on the host too, and must
// be the same.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "cuda/device.cuh"
#include "engine/condottiere/condottiere.hpp"
#include "engine/core/playout.hpp"

namespace {

using namespace condotta;
using condottiere::Condottiere;

constexpr u64 kRun = 1;
constexpr u32 kSample = 10000;  // games played on the host too

struct Setup {
  u32 games = 1U << 22U;
  u32 repeats = 7;
  u32 threads = 128;
  u32 blocks = 8;
  bool shared = false;
};

CONDOTTA_FN Playout play_on_host(u32 game) {
  return play_randomly<Condottiere>({}, derive_seed(kRun, game));
}

// What play_randomly does, one decision at a time: the threads of a warp are at different places of
// different games, and none waits for the longest.
class Player {
 public:
  __device__ Player(void* place, u32 game)
      : state_(*new (place) Condottiere::State{}), chooser_{}, result_{} {
    begin(game);
  }

  __device__ void begin(u32 game) {
    const Seed seed = derive_seed(kRun, game);
    NullSink nobody;
    Condottiere::deal_into(state_, {}, seed, nobody);
    chooser_ = Rng::seeded(seed.low);
    result_ = {seed.high, 0};
  }
  [[nodiscard]] __device__ bool over() const { return Condottiere::to_move(state_) == Seat::none; }
  __device__ void decide() {
    NullSink nobody;
    ActionList<Condottiere> actions;
    Condottiere::legal(state_, actions);
    const u32 pick = chooser_.below(actions.count);
    mix(actions.count << 8U ^ pick);
    ++result_.decisions;
    Condottiere::apply(state_, actions[pick], nobody);
  }
  [[nodiscard]] __device__ Playout finish() {
    for (u8 i = 0; i < Condottiere::players(state_); ++i) mix(Condottiere::score(state_, seat(i)));
    return result_;
  }

 private:
  __device__ void mix(u32 value) { result_.digest = (result_.digest ^ value) * 1099511628211ULL; }

  Condottiere::State& state_;
  Rng chooser_;
  Playout result_;
};

// A thread whose game has ended takes the next one that nobody has begun.
__device__ void play_all(void* place, u32 games, u32* begun, Playout* results) {
  u32 game = atomicAdd(begun, 1U);
  if (game >= games) return;
  Player player(place, game);
  while (true) {
    player.decide();
    if (!player.over()) continue;
    results[game] = player.finish();
    game = atomicAdd(begun, 1U);
    if (game >= games) return;
    player.begin(game);
  }
}

__global__ void __launch_bounds__(512) play_in_local(u32 games, u32* begun, Playout* results) {
  alignas(Condottiere::State) unsigned char place[sizeof(Condottiere::State)];
  play_all(place, games, begun, results);
}

__global__ void __launch_bounds__(256) play_in_shared(u32 games, u32* begun, Playout* results) {
  extern __shared__ u64 places[];
  static_assert(alignof(Condottiere::State) == sizeof(u64));
  play_all(places + threadIdx.x * (sizeof(Condottiere::State) / sizeof(u64)), games, begun,
           results);
}

class Event {
 public:
  Event() { cuda::check(cudaEventCreate(&event_), "cudaEventCreate"); }
  ~Event() { cuda::check(cudaEventDestroy(event_), "cudaEventDestroy"); }
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;

  void record() { cuda::check(cudaEventRecord(event_), "cudaEventRecord"); }
  // Blocks until this event has come.
  [[nodiscard]] double seconds_since(const Event& earlier) const {
    float ms = 0;
    cuda::check(cudaEventSynchronize(event_), "cudaEventSynchronize");
    cuda::check(cudaEventElapsedTime(&ms, earlier.event_, event_), "cudaEventElapsedTime");
    return ms / 1e3;
  }

 private:
  cudaEvent_t event_ = nullptr;
};

struct Measurement {
  double seconds;  // the median
  std::vector<Playout> results;
};

Measurement measure(const Setup& setup, const cudaDeviceProp& device) {
  const auto kernel = setup.shared ? play_in_shared : play_in_local;
  const u32 bytes =
      setup.shared ? setup.threads * static_cast<u32>(sizeof(Condottiere::State)) : 0U;
  cuda::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                   static_cast<int>(bytes)),
              "this many threads with shared memory");
  cuda::check(cudaFuncSetAttribute(
                  kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                  setup.shared ? cudaSharedmemCarveoutMaxShared : cudaSharedmemCarveoutMaxL1),
              "cudaFuncSetAttribute");
  const u32 grid = setup.blocks * static_cast<u32>(device.multiProcessorCount);
  cuda::DeviceArray<u32> begun(1);
  cuda::DeviceArray<Playout> results(setup.games);
  std::vector<double> times;
  for (u32 i = 0; i <= setup.repeats; ++i) {
    begun.clear();
    Event start, end;
    start.record();
    kernel<<<grid, setup.threads, bytes>>>(setup.games, begun.get(), results.get());
    cuda::check(cudaGetLastError(), "launch");
    end.record();
    const double seconds = end.seconds_since(start);
    if (i != 0) times.push_back(seconds);  // the first run warms up
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], results.to_host()};
}

// How many games of the sample went otherwise than on the host.
u32 count_differences(const std::vector<Playout>& results) {
  u32 different = 0;
  const std::size_t step = std::max<std::size_t>(1, results.size() / kSample);
  for (std::size_t i = 0; i < results.size(); i += step) {
    const Playout host = play_on_host(static_cast<u32>(i));
    if (host.digest != results[i].digest || host.decisions != results[i].decisions) ++different;
  }
  return different;
}

bool read_arguments(int argc, char** argv, Setup& setup) {
  for (int i = 1; i + 1 < argc; i += 2) {
    const u32 number = static_cast<u32>(std::strtoul(argv[i + 1], nullptr, 10));
    const bool shared = std::strcmp(argv[i + 1], "shared") == 0;
    if (std::strcmp(argv[i], "--state") == 0) {
      if (!shared && std::strcmp(argv[i + 1], "local") != 0) return false;
      setup.shared = shared;
      continue;
    }
    if (number == 0) return false;
    if (std::strcmp(argv[i], "--games") == 0) {
      setup.games = number;
    } else if (std::strcmp(argv[i], "--repeats") == 0) {
      setup.repeats = number;
    } else if (std::strcmp(argv[i], "--threads") == 0) {
      setup.threads = number;
    } else if (std::strcmp(argv[i], "--blocks") == 0) {
      setup.blocks = number;
    } else {
      return false;
    }
  }
  return argc % 2 == 1;
}

}  // namespace

int main(int argc, char** argv) {
  Setup setup;
  if (!read_arguments(argc, argv, setup)) {
    std::fprintf(stderr,
                 "usage: throughput [--games N] [--repeats N] [--threads N] [--blocks N] "
                 "[--state local|shared]\n");
    return 2;
  }
  cudaDeviceProp device{};
  cuda::check(cudaGetDeviceProperties(&device, 0), "cudaGetDeviceProperties");
  const auto [seconds, results] = measure(setup, device);
  if (const u32 different = count_differences(results); different != 0) {
    std::fprintf(stderr, "throughput: %u games differ from the host's\n", different);
    return 1;
  }
  u64 decisions = 0;
  for (const Playout& game : results) decisions += game.decisions;
  std::printf(
      "{\"game\":\"%s\",\"players\":%u,\"device\":\"%s\",\"decisions_per_s\":%.0f,"
      "\"games_per_s\":%.0f,\"state_bytes\":%zu,\"state\":\"%s\",\"threads\":%u,\"blocks\":%u}\n",
      Condottiere::kName, condottiere::Options{}.players, device.name,
      static_cast<double>(decisions) / seconds, static_cast<double>(setup.games) / seconds,
      sizeof(Condottiere::State), setup.shared ? "shared" : "local", setup.threads, setup.blocks);
  return 0;
}
