// Weights of the Outlook's features, in their order: for 2 or 3 players, for 4 to 6.
// Made by bots/tuning/fit_outlook.cpp; docs/bots.md says how.
#pragma once

namespace condotta::bots::condottiere {

// clang-format off
inline constexpr float kOutlookWeights[2][39] = {
    {1.1820F, 0.8370F, 0.2720F, -0.2347F, -0.7475F, -0.8729F, 0.2209F, 0.1900F, 0.1766F, -0.1545F, -0.9070F, -0.2218F, -0.0861F, -0.0047F, 0.0654F, 0.3362F, 0.2390F, 0.0707F, 3.1406F, 0.2836F, 0.0411F, 0.0740F, 0.1088F, 0.0800F, 0.1173F, 0.1395F, 0.1514F, 0.0717F, 0.0426F, 0.1298F, 0.0977F, 0.0606F, 0.3523F, 0.0380F, 0.3003F, 0.6687F, 0.0391F, 0.5425F, 0.1209F},
    {1.1391F, 0.5567F, -0.0393F, -0.5380F, -0.8415F, 0.0000F, -0.0023F, 0.2347F, -0.0602F, -0.5483F, 0.0000F, -0.5475F, -0.0135F, 0.1373F, 0.2667F, 0.4808F, 0.1715F, 0.0958F, 3.6433F, 0.2953F, 0.1072F, 0.1018F, 0.0874F, 0.1006F, 0.1305F, 0.1609F, 0.1807F, 0.1065F, 0.0515F, 0.1393F, 0.1326F, 0.0713F, 0.3733F, 0.0592F, 0.2257F, 0.3777F, 1.0327F, -0.1469F, -0.3084F}};
// clang-format on

}  // namespace condotta::bots::condottiere
