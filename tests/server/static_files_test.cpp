// The client's files: packed for those who can unpack them, kept by browsers as long as they may.
#include "server/static_files.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <tuple>
#include <utility>

namespace condotta::server {
namespace {

namespace fs = std::filesystem;

// A built client in small, for the time of a test.
class Client {
 public:
  Client() {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "assets");
    put("index.html", "page");
    put("assets/a1.js", "plain");
    put("assets/a1.js.gz", "gzip");
    put("assets/a1.js.br", "brotli");
    put("assets/lonely.br", "nothing of that name is there unpacked");
    std::ofstream(folder_.string() + "-secret") << "outside";
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() {
    fs::remove_all(folder_);
    fs::remove(folder_.string() + "-secret");
  }
  [[nodiscard]] std::string folder() const { return folder_.string(); }

 private:
  void put(const char* name, const char* content) const {
    std::ofstream(folder_ / name) << content;
  }
  fs::path folder_ = testing::TempDir() + fmt::format("condotta-client-{}", getpid());
};

Request request_of(std::string path, std::string encodings = "", std::string known_tag = "") {
  Request request;
  request.path = std::move(path);
  request.encodings = std::move(encodings);
  request.known_tag = std::move(known_tag);
  return request;
}

std::string header(const Response& response, std::string_view name) {
  const auto found = std::find_if(response.headers.begin(), response.headers.end(),
                                  [&](const auto& pair) { return pair.first == name; });
  return found == response.headers.end() ? "" : found->second;
}

TEST(StaticFiles, ArePackedForThoseWhoCanUnpackThem) {
  const Client client;
  const StaticFiles files(client.folder());
  const auto ask = [&](const char* encodings) {
    return files.serve(request_of("/assets/a1.js", encodings));
  };
  for (const auto& [encodings, content, named] : {std::tuple{"gzip, deflate, br", "brotli", "br"},
                                                  {"br;q=0.5,gzip", "brotli", "br"},
                                                  {"gzip", "gzip", "gzip"},
                                                  {"gzip, br;q=0", "gzip", "gzip"},
                                                  {"br; q=0.000", "plain", ""},
                                                  {"sobriety", "plain", ""},
                                                  {"", "plain", ""}}) {
    const Response response = ask(encodings);
    EXPECT_EQ(*response.shared_body, content) << encodings;
    EXPECT_EQ(header(response, "Content-Encoding"), named) << encodings;
    EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    EXPECT_EQ(response.type, "text/javascript; charset=utf-8");
  }
}

TEST(StaticFiles, AreKeptByBrowsersUntilTheyChange) {
  const Client client;
  const StaticFiles files(client.folder());
  const Response asset = files.serve(request_of("/assets/a1.js"));
  EXPECT_EQ(header(asset, "Cache-Control"), "public, max-age=31536000, immutable");
  const Response page = files.serve(request_of("/"));
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  const Response again = files.serve(request_of("/", "", header(page, "ETag")));
  EXPECT_EQ(again.status, 304U);
  EXPECT_EQ(again.shared_body, nullptr);
  EXPECT_NE(header(asset, "ETag"), header(page, "ETag"));
}

TEST(StaticFiles, NothingElseCanBeAskedFor) {
  const Client client;
  const StaticFiles files(client.folder());
  EXPECT_EQ(*files.serve(request_of("/t/any-table")).shared_body, "page")
      << "a page of the client's";
  const std::string beside = fs::path(client.folder() + "-secret").filename().string();
  for (const std::string& path : {std::string("/assets/b2.js"), std::string("/assets/lonely.br"),
                                  "/../" + beside, "/assets/../../" + beside}) {
    const Response response = files.serve(request_of(path));
    EXPECT_EQ(response.shared_body == nullptr || *response.shared_body == "page", true) << path;
  }
  EXPECT_TRUE(files.has_client());
  EXPECT_FALSE(StaticFiles("no/such/folder").has_client());
}

}  // namespace
}  // namespace condotta::server
