// A store that forgets everything at the end: it proves the seam and serves the tests.
#pragma once
#include <map>
#include <mutex>

#include "server/storage.hpp"

namespace condotta::server {

class MemoryStorage : public Storage {
 public:
  std::vector<Written> write(std::span<const Change* const> changes) override;
  [[nodiscard]] std::string trouble() const override { return "the test said so"; }
  std::vector<std::string> read_log(const std::string& table) override;
  std::optional<Snapshot> find_snapshot(const std::string& table) override;
  std::optional<Token> find_token(const std::string& hash) override;
  std::optional<Person> find_person(const std::string& id) override;
  std::vector<TableRow> list(Shelf shelf, const std::string& person, std::size_t most) override;
  u32 count_unfinished(const std::string& host) override;

  // From now on every write fails, as on a full disk.
  void break_down(bool broken);

 private:
  Written write_one(const Change& change);
  [[nodiscard]] bool fits(const Change& change);

  std::mutex mutex_;
  bool broken_ = false;
  std::map<std::string, std::vector<std::string>, std::less<>> logs_;
  std::map<std::string, Snapshot, std::less<>> snapshots_;
  std::map<std::string, TableRow, std::less<>> rows_;
  std::map<std::string, Person, std::less<>> people_;
  std::map<std::string, Token, std::less<>> tokens_;
};

}  // namespace condotta::server
