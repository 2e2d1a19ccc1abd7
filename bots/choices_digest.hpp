// One number for what bots choose: equal on every target for a budget of iterations.
#pragma once
#include "bots/rosters.hpp"
#include "engine/core/playout.hpp"

namespace condotta::bots {

// Plays whole games between all bots of the roster in turn, the next one beginning at each, and
// takes in every decision. `options_of` gives the options of a game by its number.
template <Game G, class OptionsOf>
u64 choices_digest(u32 games, OptionsOf options_of) {
  constexpr u32 kIterations = 24;
  constexpr u64 kRun = 1494;
  const Budget budget{.iterations = kIterations};
  const auto names = Roster<G>::names();
  NullSink nobody;
  u64 digest = 0;
  for (u32 game = 0; game < games; ++game) {
    typename G::State state = G::deal(options_of(game), derive_seed(kRun, game), nobody);
    std::vector<typename Roster<G>::PlayerPtr> players;
    std::vector<std::string_view> company;
    for (u32 i = 0; i < G::players(state); ++i) {
      company.push_back(names[(game + i) % names.size()]);
    }
    for (u32 i = 0; i < G::players(state); ++i) {
      players.push_back(Roster<G>::make(company[i], kRun + i, company));
    }
    ActionList<G> legal;
    for (Seat mover; (mover = G::to_move(state)) != Seat::none;) {
      legal.clear();
      G::legal(state, legal);
      const Judgement<G> judgement = players[index(mover)]->decide(
          G::observe(state, mover), {legal.begin(), legal.count}, budget);
      u32 place = 0;
      while (place < legal.count && !(legal[place] == judgement.action)) ++place;
      digest = (digest ^ (u64{legal.count} << 16U ^ place)) * 1099511628211ULL;
      G::apply(state, judgement.action, nobody);
    }
  }
  return digest;
}

}  // namespace condotta::bots
