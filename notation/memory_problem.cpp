// What the seats cannot remember, said so that its author finds it.
#include <fmt/format.h>

#include "engine/condottiere/memory_soundness.hpp"
#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

Complaint wrong_known(const State& s) {
  for (u8 i = 0; i < s.table.options.players; ++i) {
    const Cards missing = surplus(s.table.known[i].cards(), hand_and_down(s, i));
    if (missing.empty()) continue;
    return Error{fmt::format("memory.known[{}]", i),
                 fmt::format("the seat does not have: {}", words_of(missing))};
  }
  return std::nullopt;
}

Complaint wrong_shown(const State& s) {
  for (u8 target = 0; target < s.table.options.players; ++target) {
    for (u8 viewer = 0; viewer < s.table.options.players; ++viewer) {
      if (hand_is_sound(s, viewer, target)) continue;
      return Error{
          "memory.shown",
          fmt::format("seat {} does not have in hand what seat {} was shown", target, viewer)};
    }
  }
  return std::nullopt;
}

Complaint wrong_keeper(const State& s) {
  const Table& t = s.table;
  if (keeper_is_sound(s)) return std::nullopt;
  if (t.options.draw_after_battle != 0) {
    return Error{"memory.keeper", "nobody keeps cards with draw_after_battle (D1)"};
  }
  if (is_final(t)) return Error{"memory.keeper", "nobody keeps cards for the final battle (C8)"};
  return Error{"memory.owed",
               fmt::format("seat {} has not so many cards of kept_from (C6.1)", index(t.keeper))};
}

Error wrong_draws(const State& s) {
  const Table& t = s.table;
  if (t.options.draw_after_battle == 0) {
    const bool deck = !(t.reshuffled == whole_deck());
    return {deck ? "memory.reshuffled" : "memory.drawn", "only with draw_after_battle (D1)"};
  }
  if (!t.reshuffled.includes(s.deck)) {
    return {"memory.reshuffled", "the deck has cards that were not shuffled into it"};
  }
  for (u8 i = 0; i < t.options.players; ++i) {
    const Cards missing = surplus(s.drawn[i], surplus(t.reshuffled, s.deck));
    if (missing.empty()) continue;
    return {fmt::format("memory.drawn[{}]", i),
            fmt::format("cannot have come from the deck: {}", words_of(missing))};
  }
  return {"memory", "is not so"};
}

}  // namespace

Error explain_memory(const State& s) {
  if (const Complaint wrong = wrong_known(s)) return *wrong;
  if (const Complaint wrong = wrong_shown(s)) return *wrong;
  if (const Complaint wrong = wrong_keeper(s)) return *wrong;
  return wrong_draws(s);
}

}  // namespace condotta::notation
