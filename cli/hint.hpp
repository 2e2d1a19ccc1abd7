// A strong bot's opinion, as text.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "bots/rosters.hpp"
#include "notation/games.hpp"

namespace condotta::cli {

// "condottiere would play winter.", then everyone's chances, and the actions with their values.
template <Game G>
std::string judgement_text(std::string_view adviser, const bots::Judgement<G>& judgement,
                           u8 players) {
  std::string text = fmt::format("{} would {}.\nChances of victory:", adviser,
                                 notation::Notation<G>::text_of(judgement.action));
  for (u8 i = 0; i < players; ++i) {
    text += fmt::format("{} seat {} {:.0f} %", i == 0 ? "" : ",", i, 100 * judgement.chances[i]);
  }
  text += "\n";
  std::vector<typename bots::Judgement<G>::Option> options = judgement.options;
  // What it would do comes first; of the others, a value is worth as much as the attention behind
  // it.
  const auto chosen = [&](const auto& option) { return option.action == judgement.action; };
  std::stable_sort(options.begin(), options.end(), [&](const auto& a, const auto& b) {
    return chosen(a) != chosen(b) ? chosen(a) : a.visits > b.visits;
  });
  for (const auto& option : options) {
    const std::string action = notation::Notation<G>::text_of(option.action);
    text += option.visits == 0 ? fmt::format("  {:<24} not looked at\n", action)
                               : fmt::format("  {:<24} {:>5.1f} %, looked at {} times\n", action,
                                             100 * option.value, option.visits);
  }
  return text;
}

// It is told no more than the seat that asks. Blocks for as long as the budget allows.
template <Game G>
std::string hint_text(const typename G::Observation& seen,
                      std::span<const typename G::Action> legal, u8 players,
                      const bots::Budget& budget, u64 seed, bots::Company company) {
  using Roster = bots::Roster<G>;
  const bots::Judgement<G> judgement =
      Roster::make(Roster::kAdviser, seed, company)->decide(seen, legal, budget);
  return judgement_text<G>(Roster::kAdviser, judgement, players);
}

}  // namespace condotta::cli
