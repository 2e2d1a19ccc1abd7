#include "server/static_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "table/sha256.hpp"

namespace condotta::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPlaceholder =
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Condotta</title></head>"
    "<body><h1>Condotta</h1><p>The server runs, but the page to play on is not built yet. "
    "Programs can play: see docs/protocol.md. In a terminal: "
    "<code>condotta play condottiere</code>.</p></body></html>\n";

std::string type_of(const fs::path& file) {
  static const std::map<std::string, std::string, std::less<>> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"}};
  const auto found = types.find(file.extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

std::shared_ptr<const std::string> content_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in),
                                             std::istreambuf_iterator<char>());
}

// Of a list such as "gzip, br;q=0.8", where a weight of 0 means no.
bool accepts(std::string_view encodings, std::string_view one) {
  while (!encodings.empty()) {
    const std::size_t comma = std::min(encodings.find(','), encodings.size());
    std::string_view item = encodings.substr(0, comma);
    encodings.remove_prefix(std::min(comma + 1, encodings.size()));
    item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
    if (!item.starts_with(one)) continue;
    item.remove_prefix(one.size());
    if (!item.empty() && item[0] != ';' && item[0] != ' ') continue;  // a longer name
    const std::size_t weight = item.find("q=");
    return weight == std::string_view::npos ||
           item.find_first_not_of("0. ", weight + 2) != std::string_view::npos;
  }
  return false;
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
  std::error_code none;
  const fs::path root(folder);
  for (fs::recursive_directory_iterator it(root, none), end; !none && it != end;
       it.increment(none)) {
    if (!it->is_regular_file(none)) continue;
    const fs::path path = it->path();
    const std::string extension = path.extension().string();
    const bool packed = extension == ".gz" || extension == ".br";
    fs::path plain = path;
    if (packed) plain.replace_extension();
    File& file = files_[fmt::format("/{}", fs::relative(plain, root, none).generic_string())];
    auto content = content_of(path);
    if (extension == ".gz") {
      file.gzip = content;
    } else if (extension == ".br") {
      file.brotli = content;
    } else {
      file.plain = content;
      file.type = type_of(path);
      file.tag = fmt::format("\"{}\"", table::sha256_hex(*content).substr(0, 32));
    }
  }
  std::erase_if(files_, [](const auto& entry) { return !entry.second.plain; });
  for (auto& [name, file] : files_) file.for_ever = name.starts_with("/assets/");
  has_client_ = files_.contains("/index.html");
  if (!has_client_) {
    File& page = files_["/index.html"];
    page.plain = std::make_shared<const std::string>(kPlaceholder);
    page.type = "text/html; charset=utf-8";
    page.tag = "\"placeholder\"";
  }
}

const StaticFiles::File* StaticFiles::find(const std::string& path) const {
  const auto found = files_.find(path);
  if (found != files_.end()) return &found->second;
  if (path.find('.') != std::string::npos) return nullptr;
  return &files_.find("/index.html")->second;
}

Response StaticFiles::serve(const Request& request) const {
  const File* file = find(request.path == "/" ? "/index.html" : request.path);
  if (file == nullptr) return error_response(404, "not_found");
  Response response{.type = file->type};
  response.headers = {
      {"Cache-Control", file->for_ever ? "public, max-age=31536000, immutable" : "no-cache"},
      {"ETag", file->tag},
      {"Vary", "Accept-Encoding"}};
  if (request.known_tag == file->tag) {
    response.status = 304;
    return response;
  }
  if (file->brotli && accepts(request.encodings, "br")) {
    response.shared_body = file->brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (file->gzip && accepts(request.encodings, "gzip")) {
    response.shared_body = file->gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  } else {
    response.shared_body = file->plain;
  }
  return response;
}

}  // namespace condotta::server
