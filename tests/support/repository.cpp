#include "tests/support/repository.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace condotta {

std::string in_repository(std::string_view path) {
  return std::string(CONDOTTA_SOURCE_DIR "/").append(path);
}

std::string examples_in(std::string_view page, std::string_view name) {
  std::ifstream file(in_repository(std::string("docs/").append(page)));
  const std::string fence = std::string("```").append(name);
  std::string line, text;
  bool inside = false;
  while (std::getline(file, line)) {
    if (line == "```") inside = false;
    if (inside) text += line + "\n";
    if (line == fence) inside = true;
  }
  EXPECT_NE(text, "") << "no example " << fence;
  return text;
}

}  // namespace condotta
