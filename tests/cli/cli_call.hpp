// Calls the program inside the test.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/run.hpp"

namespace condotta::cli {

struct Called {
  int code;
  std::string out;
  std::string err;
};

inline Called call(const std::vector<std::string>& args, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = run(args, in, out, err);
  return {code, out.str(), err.str()};
}

// Exit 2, nothing on the output, and exactly this one line.
inline void expect_refused(const std::vector<std::string>& args, const std::string& line,
                           const std::string& input = "") {
  const Called called = call(args, input);
  EXPECT_EQ(called.code, 2) << line;
  EXPECT_EQ(called.err, line + "\n");
  EXPECT_EQ(called.out, "");
}

inline std::string temporary(const std::string& name) { return testing::TempDir() + name; }

inline void write_file(const std::string& name, const std::string& text) {
  std::ofstream(name, std::ios::binary) << text;
}

inline std::string read_file(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline long count_lines(const std::string& text) {
  return std::count(text.begin(), text.end(), '\n');
}

}  // namespace condotta::cli
