// The position that a scenario of Virtù begins with.
#pragma once
#include "engine/virtu/virtu.hpp"
#include "tests/support/scenario.hpp"

namespace condotta::tests {

// Throws ScenarioError where the text makes no sense, or no sound position.
virtu::State virtu_position(const Scenario& scenario);

}  // namespace condotta::tests
