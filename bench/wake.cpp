// How long it takes to wake a table with a long log, by replaying it and from a snapshot.
//
//   build/bench_wake [LINES] [LINES SINCE THE SNAPSHOT]
#include "server/wake.hpp"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "engine/core/rng.hpp"
#include "server/limits.hpp"
#include "server/sqlite_storage.hpp"
#include "table/archive.hpp"

namespace condotta::bench {
namespace {

using server::Change;
using table::Table;

// D2: four people play a series at random until the log is so long.
Table long_game(u32 lines) {
  table::Settings settings;
  settings.game = "condottiere";
  settings.players = 4;
  settings.options["play_for_points"] = 1000;
  settings.pause = 0;
  check_settings(settings);
  Table t;
  t.load(Table::creation(settings, "p0", 1));
  table::Facts facts{.now = 1, .name = "Name", .seed = {1, 2}};
  for (u32 i = 0; i < 4; ++i) {
    if (!t.perform(fmt::format("p{}", i), table::Join{seat(i)}, facts, 0)) std::abort();
  }
  if (!t.perform("p0", table::Start{}, facts, 0)) std::abort();
  Rng rng = Rng::seeded(1);
  while (t.log().size() < lines && t.status() == table::Status::playing) {
    const Seat mover = t.play()->to_move();
    const auto legal = t.play()->legal(mover);
    const std::string& action = legal[rng.below(static_cast<u32>(legal.size()))];
    const std::string who = fmt::format("p{}", index(mover));
    if (!t.perform(who, table::Act{{action}, t.stamp(mover).number}, facts, 0)) std::abort();
  }
  return t;
}

double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

// Milliseconds of the processor, the middle of some tries: the file is in the system's memory.
template <class Work>
double measure(Work work) {
  std::vector<double> took;
  for (u32 i = 0; i < 25; ++i) {
    const double begin = processor_ms();
    work();
    took.push_back(processor_ms() - begin);
  }
  std::sort(took.begin(), took.end());
  return took[took.size() / 2];
}

int run(u32 lines, u32 since) {
  std::string folder = std::filesystem::temp_directory_path() / "condotta-wake-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) return 1;
  {
    const auto storage = server::open_sqlite(folder + "/wake.sqlite");
    const Table t = long_game(lines);
    Change change{.table = "t"};
    for (const table::Entry& entry : t.log()) change.lines.push_back(line_of(entry));
    const Change* one = &change;
    storage->write({&one, 1});
    fmt::print("log of {} lines\n", t.log().size());
    fmt::print("read from the disk: {:.2f} ms\n", measure([&] { storage->read_log("t"); }));
    fmt::print("woken by a replay: {:.2f} ms\n", measure([&] { wake_table(*storage, "t"); }));
    const Table earlier = long_game(static_cast<u32>(t.log().size()) - since);
    const u32 stands_for = static_cast<u32>(earlier.log().size());
    Change snapshot{.table = "t", .snapshot = server::Snapshot{stands_for, earlier.snapshot()}};
    one = &snapshot;
    storage->write({&one, 1});
    u32 used = 0;
    const double from_snapshot = measure([&] { used = wake_table(*storage, "t").snapshot; });
    fmt::print("woken from a snapshot of {} bytes, {} lines before: {:.2f} ms\n",
               snapshot.snapshot->text.size(), t.log().size() - used, from_snapshot);
    fmt::print("what one missed since line 10, written: {:.2f} ms\n", measure([&] {
                 table::events_since(t, seat(0), {10, 0}, server::kMostMissed);
               }));
  }
  std::filesystem::remove_all(folder);
  return 0;
}

}  // namespace
}  // namespace condotta::bench

int main(int argc, char** argv) {
  const int lines = argc > 1 ? std::atoi(argv[1]) : 5000;
  const int since = argc > 2 ? std::atoi(argv[2]) : 200;
  return condotta::bench::run(static_cast<condotta::u32>(lines), static_cast<condotta::u32>(since));
}
