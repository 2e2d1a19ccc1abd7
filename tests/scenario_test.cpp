// Every scenario of tests/scenarios is a test of its own.
#include "tests/support/scenario.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>

#include "tests/support/repository.hpp"
#include "tests/support/scenario_run.hpp"

namespace condotta::tests {
namespace {

std::vector<ScenarioError>& errors() {
  static std::vector<ScenarioError> all;
  return all;
}

class ScenarioTest : public ::testing::Test {
 public:
  explicit ScenarioTest(Scenario scenario) : scenario_(std::move(scenario)) {}
  void TestBody() override {
    try {
      run_scenario(scenario_);
    } catch (const ScenarioError& error) {
      ADD_FAILURE_AT(error.file.c_str(), error.line) << error.message;
    }
  }

 private:
  Scenario scenario_;
};

// Letters and digits, and one underscore for anything else.
std::string as_name(const std::string& text) {
  std::string name;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      name += c;
    } else if (!name.empty() && name.back() != '_') {
      name += '_';
    }
  }
  return name;
}

std::string stem_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return path.substr(slash + 1, path.rfind('.') - slash - 1);
}

void register_file(const std::string& path) {
  std::set<std::string> names;
  for (const Scenario& scenario : read_scenarios(path)) {
    const std::string name = as_name(scenario.title);
    if (!names.insert(name).second) {
      throw ScenarioError{path, scenario.line, "two scenarios have this title"};
    }
    ::testing::RegisterTest(("Scenario_" + as_name(stem_of(path))).c_str(), name.c_str(), nullptr,
                            nullptr, path.c_str(), scenario.line,
                            [scenario]() -> ScenarioTest* { return new ScenarioTest(scenario); });
  }
}

bool register_all() {
  for (const std::string& path : text_files_in(in_repository("tests/scenarios"))) {
    try {
      register_file(path);
    } catch (const ScenarioError& error) {
      errors().push_back(error);
    }
  }
  return true;
}

const bool kRegistered = register_all();

TEST(Scenarios, are_well_formed) {
  EXPECT_TRUE(kRegistered);
  for (const ScenarioError& error : errors()) {
    ADD_FAILURE_AT(error.file.c_str(), error.line) << error.message;
  }
}

}  // namespace
}  // namespace condotta::tests
