// Weights of what a seat can tell of everyone's prospects without seeing others' hands, in the
// order of the Outlook's features: for 2 or 3 players, for 4 to 6. Made by
// bots/tuning/fit_thumb.cpp; the numbers of style.hpp were tuned on these, so they change
// together.
#pragma once

namespace condotta::bots::condottiere {

// clang-format off
inline constexpr float kThumbWeights[2][35] = {
    {1.1800F, 0.8381F, 0.2732F, -0.2340F, -0.7498F, -0.8813F, 0.2297F, 0.2090F, 0.1589F, -0.1687F, -0.9176F, -0.3253F, -0.0429F, 0.0307F, 0.1060F, 0.3735F, 0.2449F, 0.0726F, 3.1308F, 0.4023F, 0.0459F, 0.0990F, 0.1553F, 0.1483F, 0.2073F, 0.2484F, 0.3397F, 0.0556F, 0.0251F, 0.1147F, 0.0961F, 0.1871F, 0.4901F, 0.0202F, 0.2876F},
    {1.1211F, 0.5453F, -0.0435F, -0.5313F, -0.8175F, 0.0000F, -0.0085F, 0.1960F, -0.0295F, -0.5337F, 0.0000F, -0.5546F, -0.0133F, 0.1496F, 0.2694F, 0.4851F, 0.1874F, 0.1133F, 3.6336F, 0.4053F, 0.1156F, 0.1343F, 0.1463F, 0.1858F, 0.2317F, 0.2859F, 0.3713F, 0.0940F, 0.0378F, 0.1271F, 0.1413F, 0.2237F, 0.5319F, 0.0440F, 0.2168F}};
// clang-format on

}  // namespace condotta::bots::condottiere
