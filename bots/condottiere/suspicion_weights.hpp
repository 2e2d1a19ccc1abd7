// See suspicion.hpp. Made by bots/tuning/fit_suspicion.cpp.
#pragma once

namespace condotta::bots::condottiere {

// clang-format off
inline constexpr float kSuspicionWeights[4][15] = {
    {0.024F, 0.022F, -0.004F, 0.018F, 0.047F, 0.073F, 0.016F, 0.111F, -0.096F, 0.081F, -0.394F, -0.038F, 0.088F, -0.042F, 0.093F},
    {-0.319F, -0.067F, 0.157F, -0.001F, 0.362F, 0.497F, 0.465F, 0.145F, -0.461F, -0.037F, -1.162F, 0.589F, 0.423F, -0.509F, -0.082F},
    {-0.299F, -0.034F, 0.217F, -0.228F, 0.334F, 0.456F, 0.021F, 0.448F, -0.537F, 0.330F, -1.037F, 0.361F, 0.410F, -0.329F, -0.115F},
    {0.068F, 0.058F, -0.022F, 0.033F, 0.070F, 0.088F, -0.024F, 0.165F, -0.112F, 0.149F, -0.666F, -0.054F, 0.109F, -0.045F, 0.181F}};
// clang-format on

}  // namespace condotta::bots::condottiere
