// What breaks a rule in a position, said so that its author finds it.
#include <fmt/format.h>

#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

std::string seat_place(u8 i, std::string_view key = "") {
  return key.empty() ? fmt::format("seats[{}]", i) : fmt::format("seats[{}].{}", i, key);
}

bool any_down(const Table& t, u8 i) { return contains(t.down, seat(i)); }

Error region_twice(const Table& t) {
  RegionSet all = 0;
  for (const RegionSet mine : t.owned) {
    if ((mine & all) != 0) {
      return {"regions", fmt::format("{} has two owners", name_of(first_of(mine & all)))};
    }
    all |= mine;
  }
  return {"regions", "a region has two owners"};
}

Error markers(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (size(t.owned[i]) > 6) {
      return {"regions", fmt::format("seat {} has {} regions, but only 6 markers (C1.4)", i,
                                     size(t.owned[i]))};
    }
  }
  return {"regions", "more than 6 markers of one player (C1.4)"};
}

Error hand_size(const State& s) {
  const Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    const u32 held = s.hands[i].total(), most = largest_hand(t, seat(i));
    if (held > most) {
      return {seat_place(i, "hand"),
              fmt::format("{} cards, but {} are the most that this seat can have ({})", held, most,
                          is_final(t)                        ? "C8.1"
                          : t.options.draw_after_battle != 0 ? "D1"
                                                             : "C6.2")};
    }
  }
  return {seat_place(index(t.turn), "hand"),
          "a full hand, and yet a mercenary lies there to be taken back (C4.7)"};
}

Error already_won(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    const Reason reason = victory_of(t.options, t.owned[i]);
    if (reason == Reason::none) continue;
    const bool group = reason == Reason::adjacent;
    return {"regions", fmt::format("seat {} has won already: {} {}regions (C2.4)", i,
                                   group ? largest_group(t.owned[i]) : size(t.owned[i]),
                                   group ? "adjacent " : "")};
  }
  return {"regions", "somebody has won already (C2.4)"};
}

Error two_seasons(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (t.lines[i].has(Card::spring)) {
      return {seat_place(i, "line"), "a spring while a winter is in play (C4.4)"};
    }
  }
  return {"seats", "winter and spring in play together (C4.4)"};
}

Error stray_card(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    const std::string place = seat_place(i, "line");
    if (t.lines[i].has(Card::bishop)) return {place, "a bishop never stays in a line (C4.6)"};
    if (t.lines[i].has(Card::scarecrow)) return {place, "a scarecrow never stays in a line (C4.7)"};
    if (t.lines[i].has(Card::surrender)) {
      return {place, "a surrender would have ended the battle (C4.8)"};
    }
  }
  return {"seats", "a card in a line that never stays there"};
}

Error not_hidden(const State& s) {
  for (u8 i = 0; i < s.table.options.players; ++i) {
    if (s.down[i] == Card::none) continue;
    const std::string place = seat_place(i, "down");
    if (s.table.options.hidden_cards == 0) return {place, "only with hidden_cards (D5)"};
    if (!contains(kHideableKinds, s.down[i])) {
      return {place, fmt::format("a {} is played face up (D5)", name_of(s.down[i]))};
    }
  }
  return {"seats", "a face-down card that cannot be (D5)"};
}

Error unplayed_line(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (contains(t.played, seat(i))) continue;
    if (!t.lines[i].empty() || any_down(t, i)) {
      return {seat_place(i, "played"), "must be true: there are cards on the table"};
    }
  }
  return {"seats", "cards of a seat that has played none"};
}

Error stray_line(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!t.lines[i].empty()) {
      return {seat_place(i, "line"),
              fmt::format("no lines lie on the table in phase {}{}", name_of(t.phase),
                          t.phase == Phase::place ? " before the first battle" : "")};
    }
  }
  for (u8 i = 0; i < t.options.players; ++i) {
    const bool passed = contains(t.passed, seat(i));
    if (passed || contains(t.played, seat(i))) {
      return {seat_place(i, passed ? "passed" : "played"),
              "must be false: the next battle has not begun"};
    }
  }
  return {"seats", "cards in lines where none can be"};
}

Error wrong_turn(const State& s) {
  const Table& t = s.table;
  const u8 i = index(t.turn);
  const auto say = [&](std::string_view why) {
    return Error{"turn", fmt::format("seat {} {}", i, why)};
  };
  if (i >= t.options.players) return {"turn", "is no seat at the table"};
  const bool fighting =
      t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour;
  if (fighting && !contains(t.passed, t.turn) && skipped_seat(t) != Seat::none) {
    return say(
        fmt::format("cannot be asked yet: seat {} comes before, and has neither played nor "
                    "passed (C3.2)",
                    index(skipped_seat(t))));
  }
  switch (t.phase) {
    case Phase::battle:
      return say(contains(t.passed, t.turn) ? "has passed" : "has no cards and passes (C3.6)");
    case Phase::take:
      if (contains(t.passed, t.turn)) return say("has passed");
      if (!contains(t.played, t.turn)) return say("has played no card");
      return say(s.table.discard.has(Card::scarecrow)
                     ? "has no mercenary to take back (C4.7)"
                     : "has nothing to take: no scarecrow in the discard (C4.7)");
    case Phase::favour:
      if (contains(t.passed, t.turn)) return say("has passed");
      if (!contains(t.played, t.turn)) return say("has played no card");
      return say(is_final(t) ? "does nothing with the favour in the final battle (C8.3)"
                             : "has no favour to place: no bishop in the discard (C4.6)");
    case Phase::place:
      return say(fmt::format("does not hold the token, seat {} does (C5.2)", index(t.holder)));
    case Phase::discard:
      return say(s.hands[i].empty() ? "has no cards to discard (C5.4)"
                                    : "has a mercenary and may not discard the hand (C5.4)");
    case Phase::keep:
      return say(s.hands[i].empty() ? "has no cards to keep (C6.1)"
                                    : "is not the only one with cards: the round goes on (C6.1)");
    case Phase::draw:
      return say("may draw nothing (D1)");
    case Phase::over:
      break;
  }
  return {"turn", "must be null: the game is over"};
}

Error wrong_phase(const State& s) {
  const Table& t = s.table;
  const std::string_view name = name_of(t.phase);
  if (is_final(t)) return {"phase", fmt::format("no {} in the final battle (C8)", name)};
  for (u8 i = 0; i < t.options.players; ++i) {
    if (any_down(t, i)) {
      return {seat_place(i, "down"), "is turned up when the battle ends (D5)"};
    }
  }
  const bool draws = t.options.draw_after_battle != 0;
  if (t.phase == Phase::draw && !draws) return {"phase", "draw only with draw_after_battle (D1)"};
  if (t.phase != Phase::draw && draws) {
    return {"phase", fmt::format("no {} with draw_after_battle (D1)", name)};
  }
  if (t.contested != Region::none) {
    return {"phase", "no draw: nobody has a card, so everyone gets ten without a choice (D1)"};
  }
  return {"contested", fmt::format("is missing in phase {}", name)};  // draw
}

Error wrong_contest(const Table& t) {
  if (t.phase == Phase::place || t.phase == Phase::draw) {
    return {"holder", fmt::format("seat {} has no region to place the token in: the game is over "
                                  "(C2.6)",
                                  index(t.holder))};
  }
  if (is_final(t)) return {"contested", "must be null in the final battle (C8)"};
  if (t.contested == Region::none) {
    return {"contested", fmt::format("is missing in phase {}", name_of(t.phase))};
  }
  const Seat owner = owner_of(t, t.contested);
  if (owner != Seat::none && t.options.capturing_regions == 0) {
    return {"contested", fmt::format("{} belongs to seat {} already (C3.1)", name_of(t.contested),
                                     index(owner))};
  }
  if (owner == t.holder && owner != Seat::none) {
    return {"contested", fmt::format("{} is the holder's own region (D4)", name_of(t.contested))};
  }
  return {"contested", fmt::format("the favour lies on {}: no battle begins there (C3.1)",
                                   name_of(t.contested))};
}

std::string words_of_seats(SeatSet seats) {
  std::string words;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (contains(seats, seat(i))) words += fmt::format("{}{}", words.empty() ? "" : ", ", i);
  }
  return words;
}

Error wrong_finalists(const Table& t) {
  if (is_single(t.finalists)) return {"finalists", "the final battle is between several (C8)"};
  const bool series = t.options.play_for_points != 0;
  if (t.finalists != leaders_of(t)) {
    return {"finalists", fmt::format("must be who has the most {}: {} (C8.1)",
                                     series ? "points" : "regions", words_of_seats(leaders_of(t)))};
  }
  if (has_two_victors(t)) return {"regions", "two seats have won (C2.4)"};
  if (series) return {"finalists", "nobody has reached the target: the series goes on (D2)"};
  return already_won(t);
}

// At the end: why those cannot have won by that.
Error wrong_outcome(const Table& t) {
  if (t.phase != Phase::over) {
    return {"result", "winners and a reason are for games that are over"};
  }
  if (is_final(t) != (t.reason == Reason::final_battle)) {
    return is_final(t) ? Error{"result.reason", "must be final_battle: there are finalists (C8)"}
                       : Error{"finalists", "are missing: a final battle was fought (C8)"};
  }
  if (is_final(t)) {
    NullSink nobody;
    return {"result.winners", fmt::format("must be who has the strongest line: {} (C8.3)",
                                          words_of_seats(strongest(t, nobody)))};
  }
  if (has_two_victors(t)) return {"regions", "two seats have won (C2.4)"};
  const Reason reason = decision_of(t).reason;
  if (t.reason != reason) {
    return {"result.reason", fmt::format("must be {}, by the regions (C2.4)", name_of(reason))};
  }
  const SeatSet leaders = leaders_of(t);
  if (!is_single(leaders)) return {"result", "a tie is settled by the final battle (C8)"};
  if (t.winners != leaders) {
    return {"result.winners", fmt::format("must be seat {}{}", words_of_seats(leaders),
                                          t.options.play_for_points != 0 ? ", by points (D2)"
                                                                         : ", by regions (C2.4)")};
  }
  return {"points", "nobody has reached the target: the series goes on (D2)"};
}

Error outsider(const State& s) {
  const Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (contains(t.finalists, seat(i))) continue;
    if (!s.hands[i].empty()) return {seat_place(i, "hand"), "is not in the final battle (C8.1)"};
    if (!contains(t.passed, seat(i))) {
      return {seat_place(i, "passed"), "must be true: not in the final battle (C8.1)"};
    }
    if (contains(t.played, seat(i))) {
      return {seat_place(i, "played"), "must be false: not in the final battle (C8.1)"};
    }
  }
  return {"finalists", "somebody else has cards or a turn (C8.1)"};
}

Error wrong_points(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (t.points[i] >= t.options.play_for_points) {
      return {fmt::format("points[{}]", i),
              fmt::format("{} points end the series (D2)", t.options.play_for_points)};
    }
  }
  return {"points", "only with play_for_points (D2)"};
}

}  // namespace

Error explain(const State& s, Problem problem) {
  const Table& t = s.table;
  switch (problem) {
    case Problem::none:
      return {"", "nothing is wrong"};
    case Problem::options:
      return {"options", "cannot be played"};
    case Problem::seat_range:
      return {"seats", "a seat that is not at the table"};
    case Problem::region_range:
      return {"regions", "a region that is not on the map"};
    case Problem::card_count:
      return {"", "the cards are not the 110 of the deck (C1.3)"};
    case Problem::hand_size:
      return hand_size(s);
    case Problem::region_twice:
      return region_twice(t);
    case Problem::markers:
      return markers(t);
    case Problem::already_won:
      return already_won(t);
    case Problem::two_seasons:
      return two_seasons(t);
    case Problem::stray_card:
      return stray_card(t);
    case Problem::not_hidden:
      return not_hidden(s);
    case Problem::unplayed_line:
      return unplayed_line(t);
    case Problem::stray_line:
      return stray_line(t);
    case Problem::turn:
      return wrong_turn(s);
    case Problem::phase:
      return wrong_phase(s);
    case Problem::contested:
      return wrong_contest(t);
    case Problem::favour:
      return {"pope", fmt::format("on {}, where the battle is: but no Bishop was played since it "
                                  "began (C3.1, C4.6)",
                                  name_of(t.contested))};
    case Problem::defender:
      return {seat_place(index(t.defender), "passed"),
              "must be false: a defender who has played nothing stays in (D4)"};
    case Problem::finalists:
      return wrong_finalists(t);
    case Problem::outsider:
      return outsider(s);
    case Problem::known:
      return explain_memory(s);
    case Problem::idle:
      return {"idle", fmt::format("{} idle battles end the game", t.options.idle_limit())};
    case Problem::points:
      return wrong_points(t);
    case Problem::barren:
      return {"barren", t.options.play_for_points == 0
                            ? "only with play_for_points (D2)"
                            : fmt::format("{} games without a region end the series (D2)",
                                          t.options.players)};
    case Problem::outcome:
      return wrong_outcome(t);
  }
  return {"", "breaks a rule"};
}

}  // namespace condotta::notation
