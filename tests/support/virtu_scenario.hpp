// Runs the scenarios of Virtù: tests/scenarios/virtu/README.md describes them.
#pragma once
#include "tests/support/scenario.hpp"

namespace condotta::tests {

// Fails the running test where an expectation is not met; throws ScenarioError for bad text.
void run_virtu_scenario(const Scenario& scenario);

}  // namespace condotta::tests
