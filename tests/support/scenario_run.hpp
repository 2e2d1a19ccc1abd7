// Plays a scenario on the engine, with the slow reference beside it.
#pragma once
#include "tests/support/scenario.hpp"

namespace condotta::tests {

// Every failure is a GoogleTest failure at the line of the scenario. Throws ScenarioError if the
// text makes no sense.
void run_scenario(const Scenario& scenario);

}  // namespace condotta::tests
