// One game between rules of thumb, played on the State without the ceremony of Players. A seat's
// View holds what its Observation would.
#pragma once
#include <array>

#include "bots/condottiere/thumb.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

struct QuickSeat {
  const Style* style = nullptr;  // null: plays at random
  float stray = 0;               // how often it plays at random all the same
};

// `look` is called with the State before every decision. Gives the State at the end.
template <class Look>
State play_quick_game(const Options& options, u64 run, u64 game, std::span<const QuickSeat> seats,
                      Look look) {
  NullSink nobody;
  State state = Condottiere::deal(options, derive_seed(run, game), nobody);
  Rng rng = Rng::seeded(derive_seed(run ^ 0x7475EEULL, game).low);
  ActionList<Condottiere> legal;
  std::array<float, Condottiere::kMaxActions> appeal;
  while (state.table.turn != Seat::none) {
    look(state);
    legal.clear();
    Condottiere::legal(state, legal);
    const QuickSeat& mover = seats[index(state.table.turn)];
    u32 pick = 0;
    if (mover.style == nullptr || static_cast<float>(rng.below(1000)) < mover.stray * 1000.0F) {
      pick = rng.below(legal.count);
    } else if (legal.count > 1) {
      weigh_actions(View::of(state, state.table.turn), *mover.style, {legal.begin(), legal.count},
                    appeal);
      pick = static_cast<u32>(best_of({appeal.data(), legal.count}));
    }
    Condottiere::apply(state, legal[pick], nobody);
  }
  return state;
}

inline double share_of(const State& end, u8 i) {
  return static_cast<double>(Condottiere::score(end, seat(i))) / kWholeVictory;
}

}  // namespace condotta::bots::condottiere
