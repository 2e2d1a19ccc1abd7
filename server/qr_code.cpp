#include "server/qr_code.hpp"

#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

namespace condotta::server {

std::string qr_svg(const std::string& text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free);
  if (!code) return "";
  constexpr int quiet = 4;  // the empty border that readers need
  const int width = code->width;
  std::string path;
  for (int y = 0; y < width; ++y) {
    for (int x = 0; x < width; ++x) {
      if ((code->data[y * width + x] & 1U) != 0) {
        path += fmt::format("M{} {}h1v1h-1z", x + quiet, y + quiet);
      }
    }
  }
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{0}v{0}H0z"/><path d="{1}"/></svg>)",
      width + 2 * quiet, path);
}

}  // namespace condotta::server
