// Every scenario of tests/scenarios/virtu is a test.
#include <gtest/gtest.h>

#include "tests/support/repository.hpp"
#include "tests/support/virtu_scenario.hpp"

namespace condotta::tests {
namespace {

TEST(VirtuScenarios, all_of_them) {
  int run = 0;
  for (const std::string& path : text_files_in(in_repository("tests/scenarios/virtu"))) {
    try {
      for (const Scenario& scenario : read_scenarios(path)) {
        SCOPED_TRACE(path + ": " + scenario.title);
        run_virtu_scenario(scenario);
        ++run;
      }
    } catch (const ScenarioError& error) {
      ADD_FAILURE_AT(error.file.c_str(), error.line) << error.message;
    }
  }
  EXPECT_GE(run, 60);
}

}  // namespace
}  // namespace condotta::tests
