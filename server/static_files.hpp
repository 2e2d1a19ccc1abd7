// The client's files, read once and served from memory: nothing outside the folder can be asked
// for.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "server/web.hpp"

namespace condotta::server {

class StaticFiles {
 public:
  // A folder that is not there gives a page that says so.
  explicit StaticFiles(const std::string& folder);

  // Unknown paths without a dot belong to the client's own pages and get its first one.
  [[nodiscard]] Response serve(const Request& request) const;
  [[nodiscard]] bool has_client() const { return has_client_; }

 private:
  struct File {
    std::shared_ptr<const std::string> plain, gzip, brotli;
    std::string type;
    std::string tag;
    bool for_ever = false;  // its name changes with its content
  };
  [[nodiscard]] const File* find(const std::string& path) const;

  std::map<std::string, File, std::less<>> files_;
  bool has_client_ = false;
};

}  // namespace condotta::server
