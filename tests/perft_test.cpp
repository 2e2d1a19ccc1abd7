// Numbers of ways to play on from small positions (tests/perft), counted by the engine and by the
// slow reference.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <exception>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "tests/support/repository.hpp"
#include "tests/support/scale.hpp"
#include "tests/support/scenario_setup.hpp"
#include "tests/support/twin.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

using namespace condottiere;

std::string folder() { return in_repository("tests/perft"); }
// The reference goes as deep as it meets no more than so many positions on the way.
constexpr u64 kReferenceLeaves = scaled(1500, 10000);

// `leaves 3: 27`
struct Leaves {
  int line;
  std::size_t depth;
  u64 number;
};

Leaves leaves_in(const Scenario& position, const TextLine& step) {
  std::string_view text = step.text;
  const std::size_t colon = text.find(':');
  if (!take_prefix(text, "leaves") || colon == std::string_view::npos) {
    throw ScenarioError{position.file, step.number, "expected `leaves DEPTH: NUMBER`"};
  }
  const int depth = number_in(text.substr(0, text.find(':'))).value_or(0);
  const int number = number_in(trimmed(text.substr(text.find(':') + 1))).value_or(0);
  if (depth < 1 || depth > 20) {
    throw ScenarioError{position.file, step.number, "the depth must be from 1 to 20"};
  }
  return {step.number, static_cast<std::size_t>(depth), static_cast<u64>(number)};
}

// counts[d]: the sequences of d actions. Deals follow the dice of the position.
void count_leaves(const State& state, std::size_t depth, std::size_t deepest,
                  std::vector<u64>& counts) {
  ++counts[depth];
  if (depth == deepest) return;
  NullSink nobody;
  ActionList<Condottiere> actions;
  Condottiere::legal(state, actions);
  for (const Action action : actions) {
    State next = state;
    Condottiere::apply(next, action, nobody);
    count_leaves(next, depth + 1, deepest, counts);
  }
}

// The same, with the reference beside it: the two must agree at every node.
class Comparison {
 public:
  explicit Comparison(std::size_t deepest) : deepest_(deepest), counts_(deepest + 1) {}

  void visit(const State& state, const Twin& twin, std::size_t depth) {
    if (::testing::Test::HasFailure()) return;
    ++counts_[depth];
    if (const std::string found = twin.difference(state); !found.empty()) {
      ADD_FAILURE() << "after " << joined(path_, ", ") << "\n" << found;
      return;
    }
    if (depth == deepest_) return;
    ActionList<Condottiere> actions;
    Condottiere::legal(state, actions);
    for (const Action action : actions) step(state, twin, depth, action);
  }

  [[nodiscard]] const std::vector<u64>& counts() const { return counts_; }

 private:
  void step(const State& state, const Twin& twin, std::size_t depth, Action action) {
    const std::string text = notation::text_of(action);
    path_.push_back(fmt::format("{} {}", index(state.table.turn), text));
    State next = state;
    Log log;
    Condottiere::apply(next, action, log);
    Twin slow(twin);
    try {
      slow.apply(text, log.events);
      visit(next, slow, depth + 1);
    } catch (const std::exception& wrong) {
      ADD_FAILURE() << "after " << joined(path_, ", ") << "\n" << wrong.what();
    }
    path_.pop_back();
  }

  std::size_t deepest_;
  std::vector<u64> counts_;
  std::vector<std::string> path_;
};

void rewrite(const std::string& path, const std::vector<Leaves>& counted) {
  std::string text;
  for (const TextLine& line : lines_of_file(path)) {
    const auto found = std::find_if(counted.begin(), counted.end(), [&](const Leaves& leaves) {
      return leaves.line == line.number;
    });
    text += found == counted.end() ? line.text
                                   : fmt::format("leaves {}: {}", found->depth, found->number);
    text += "\n";
  }
  write_file(path, text);
}

void compare_with_reference(const State& state, const std::vector<u64>& counts) {
  std::size_t depth = 0;
  while (depth + 1 < counts.size() && counts[depth + 1] <= kReferenceLeaves) ++depth;
  Comparison comparison(depth);
  comparison.visit(state, Twin(state), 0);
  for (std::size_t d = 0; d <= depth; ++d) EXPECT_EQ(comparison.counts()[d], counts[d]);
}

// Counts what the position asks for and adds it to `counted`.
void check(const Scenario& position, std::vector<Leaves>& counted) {
  SCOPED_TRACE(fmt::format("{}:{}: {}", position.file, position.line, position.title));
  const notation::Result<State> read = state_of(position.given, position.file);
  ASSERT_TRUE(read) << read.error().text();
  std::vector<Leaves> expected;
  std::size_t deepest = 0;
  for (const TextLine& step : position.steps) {
    expected.push_back(leaves_in(position, step));
    deepest = std::max(deepest, expected.back().depth);
  }
  std::vector<u64> counts(deepest + 1);
  count_leaves(*read, 0, deepest, counts);
  for (Leaves& leaves : expected) {
    if (!regenerating() && leaves.number != counts[leaves.depth]) {
      ADD_FAILURE_AT(position.file.c_str(), leaves.line)
          << "leaves " << leaves.depth << "\n  expected: " << leaves.number
          << "\n  seen:     " << counts[leaves.depth];
    }
    leaves.number = counts[leaves.depth];
    counted.push_back(leaves);
  }
  compare_with_reference(*read, counts);
}

class Perft : public ::testing::TestWithParam<std::string> {};

TEST_P(Perft, leaves) {
  try {
    std::vector<Leaves> counted;
    for (const Scenario& position : read_scenarios(GetParam())) check(position, counted);
    if (regenerating()) rewrite(GetParam(), counted);
  } catch (const ScenarioError& error) {
    ADD_FAILURE_AT(error.file.c_str(), error.line) << error.message;
  }
}

std::string name_of_file(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(info.param.rfind('/') + 1);
  name = name.substr(0, name.rfind('.'));
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

INSTANTIATE_TEST_SUITE_P(files, Perft, ::testing::ValuesIn(text_files_in(folder())), name_of_file);

}  // namespace
}  // namespace condotta::tests
