#include "cli/screen.hpp"

#include <fmt/format.h>

#include "cli/teller.hpp"
#include "engine/condottiere/strength.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::cli {
namespace {

using namespace condottiere;
using notation::name_of;
using notation::words_of;

std::string names_of(RegionSet regions) {
  std::string names;
  for (RegionSet todo = regions; todo != 0; todo &= todo - 1) {
    if (!names.empty()) names += ", ";
    names += name_of(first_of(todo));
  }
  return names;
}

// A battle goes on, also while a Scarecrow or a Bishop asks.
bool is_fought(const Table& t) {
  return t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour;
}

std::string heading(const Observation& o) {
  const Table& t = o.table;
  std::string text;
  if (is_final(t)) {
    text = "The final battle.";
  } else if (t.contested == Region::none) {
    text = "Before the first battle.";
  } else if (t.phase == Phase::place || t.phase == Phase::draw || t.phase == Phase::over) {
    text = fmt::format("After the battle for {}.", name_of(t.contested));
  } else {
    text = fmt::format("The battle for {}.", name_of(t.contested));
  }
  if (t.defender != Seat::none && is_fought(t)) {
    text += fmt::format(" Defender: {}.", named(t.defender, o.me, false));
  }
  text += fmt::format(" Token: {}.", named(t.holder, o.me, false));
  text += fmt::format(" Favour: {}.", t.pope == Region::none ? "nowhere" : name_of(t.pope));
  return text + fmt::format(" Deck {}, discards {}.", o.deck, t.discard.total());
}

std::string line_text(const Observation& o, u8 i) {
  const Seat who = seat(i);
  std::string text = o.table.lines[i].empty() ? "" : words_of(o.table.lines[i]);
  if (contains(o.table.down, who)) {
    if (!text.empty()) text += ", ";
    text += who == o.me ? fmt::format("{} (face down)", name_of(o.down)) : "a card face down";
  }
  return text;
}

std::string seat_text(const Observation& o, u8 i, const Paint& paint) {
  const Table& t = o.table;
  const Seat who = seat(i);
  std::string text = fmt::format("  {:7} strength {:3}, {:2} in hand", named(who, o.me, true),
                                 strength_of(t, who), o.held[i]);
  if (t.options.play_for_points != 0) text += fmt::format(", {} points", t.points[i]);
  if (contains(t.passed, who) && is_fought(t)) text += ", passed";
  if (who == t.turn) text = paint.strong(text + " <");
  text += '\n';
  if (const std::string line = line_text(o, i); !line.empty()) {
    text += wrapped("          line: " + line, 16);
  }
  if (t.owned[i] != 0) text += wrapped("          regions: " + names_of(t.owned[i]), 19);
  if (who != o.me && o.known[i].bits != 0) {
    text += wrapped("          known in hand: " + words_of(o.known[i].cards()), 25);
  }
  return text;
}

}  // namespace

std::string table_text(const Observation& o, const Paint& paint) {
  std::string text = '\n' + wrapped(heading(o), 2);
  for (u8 i = 0; i < o.table.options.players; ++i) text += seat_text(o, i, paint);
  const Weather now = weather(o.table);
  if (now.winter) text += "Winter: every mercenary counts 1.\n";
  if (now.spring && now.highest != Card::none) {
    text += fmt::format("Spring: every {} counts 3 more.\n", name_of(now.highest));
  }
  if (o.me != Seat::none) text += paint.warm(wrapped("Your hand: " + words_of(o.hand), 11));
  return text;
}

std::string map_text(const Observation& o) {
  std::string text;
  for (u8 r = 0; r < kRegions; ++r) {
    const Region place = region(r);
    const Seat owner = owner_of(o.table, place);
    std::string mark = owner == Seat::none ? "" : named(owner, o.me, false);
    if (place == o.table.pope) mark += mark.empty() ? "favour" : ", favour";
    text += wrapped(
        fmt::format("{:8} {:14} borders {}", name_of(place), mark, names_of(neighbours(place))),
        32);
  }
  return text;
}

std::string question_text(const Observation& o) {
  switch (o.table.phase) {
    case Phase::place:
      return "Your turn: choose the region of the next battle.";
    case Phase::battle:
      return "Your turn: play a card or pass.";
    case Phase::take:
      return "The Scarecrow: take back a mercenary of your line, or none.";
    case Phase::favour:
      return "The Bishop: put the Pope's favour on a region, or on none.";
    case Phase::discard:
      return "No mercenary in your hand: discard all of it, or hold on to it?";
    case Phase::keep:
      return "The round is over: keep up to two cards.";
    case Phase::draw:
      return "Draw how many cards?";
    case Phase::over:
      break;
  }
  return "The game is over.";
}

std::string goal_text(const Options& options) {
  std::string text = fmt::format("{} regions win a game, or {} that hang together.",
                                 options.regions_to_win(), options.group_to_win());
  if (options.play_for_points != 0) {
    text += fmt::format(" The series goes to {} points.", options.play_for_points);
  }
  return text;
}

}  // namespace condotta::cli
