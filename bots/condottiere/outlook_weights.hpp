// Weights of the Outlook's features, in their order. Made by the fitting program of docs/bots.md.
#pragma once

namespace condotta::bots::condottiere {

inline constexpr float kOutlookWeights[] = {
    1.2F, 0.5F, 0.2F, 0.0F,  -0.1F, -0.2F,  // total missing
    1.0F, 0.4F, 0.1F, 0.0F,  -0.1F,         // group missing
    0.0F, 0.5F, 0.8F, 1.0F,                 // threats
    0.5F, 0.2F, 0.3F, 0.01F, 0.02F, 0.03F, 0.04F, 0.05F, 0.06F, 0.12F,
    0.1F, 0.1F, 0.1F, 0.03F, 0.12F, 0.2F,  0.05F, 0.1F,  0.2F,  1.0F};

}  // namespace condotta::bots::condottiere
