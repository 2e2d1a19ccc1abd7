#include "tests/support/twin.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "notation/action_text.hpp"
#include "notation/vocabulary.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

using namespace condottiere;
using notation::name_of;

std::vector<std::string> names_in(const Cards& pile) {
  std::vector<std::string> names;
  for (u8 k = 0; k < kCardKinds; ++k)
    names.insert(names.end(), pile.count(card(k)), std::string(name_of(card(k))));
  return names;
}

std::vector<std::string> sorted_names(const Cards& pile) {
  std::vector<std::string> names = names_in(pile);
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<int> seats_in(SeatSet set) {
  std::vector<int> seats;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (contains(set, seat(i))) seats.push_back(i);
  }
  return seats;
}

reference::Options options_of(const Options& o) {
  reference::Options out;
  out.draw_after_battle = o.draw_after_battle != 0;
  out.bigger_kingdoms = o.bigger_kingdoms != 0;
  out.capturing_regions = o.capturing_regions != 0;
  out.hidden_cards = o.hidden_cards != 0;
  out.play_for_points = o.play_for_points;
  out.idle_battles = o.idle_battles == kIdleDefault ? -1 : o.idle_battles;
  return out;
}

reference::Seat seat_of(const State& s, u8 i) {
  reference::Seat out;
  out.hand = sorted_names(s.hands[i]);
  out.line = sorted_names(s.table.lines[i]);
  if (s.down[i] != Card::none) out.down = std::string(name_of(s.down[i]));
  out.passed = contains(s.table.passed, seat(i));
  out.played = contains(s.table.played, seat(i));
  return out;
}

reference::Position sorted(reference::Position position) {
  for (reference::Seat& seat : position.seats) {
    std::sort(seat.hand.begin(), seat.hand.end());
    std::sort(seat.line.begin(), seat.line.end());
  }
  std::sort(position.discard.begin(), position.discard.end());
  return position;
}

class Differences {
 public:
  template <class T>
  void compare(const std::string& what, const T& engine, const T& slow) {
    if (engine == slow) return;
    text_ += fmt::format("{}: engine {}, reference {}\n", what, engine, slow);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace

reference::Position as_reference(const State& s) {
  const Table& t = s.table;
  reference::Position out;
  out.players = t.options.players;
  out.options = options_of(t.options);
  for (u8 r = 0; r < kRegions; ++r) {
    const Seat owner = owner_of(t, region(r));
    if (owner != Seat::none) out.regions[std::string(name_of(region(r)))] = index(owner);
  }
  if (t.pope != Region::none) out.pope = std::string(name_of(t.pope));
  out.holder = index(t.holder);
  if (t.contested != Region::none) out.contested = std::string(name_of(t.contested));
  out.phase = std::string(name_of(t.phase));
  out.turn = t.turn == Seat::none ? -1 : index(t.turn);
  for (u8 i = 0; i < t.options.players; ++i) {
    out.seats.push_back(seat_of(s, i));
    out.points.push_back(t.points[i]);
  }
  out.discard = sorted_names(t.discard);
  const std::vector<std::string> deck = names_in(s.deck);
  out.deck.insert(deck.begin(), deck.end());
  out.idle = t.idle;
  out.start = index(t.first);
  out.barren = t.barren;
  out.participants = seats_in(t.finalists);
  if (t.phase == Phase::over) {
    out.winners = seats_in(t.winners);
    out.reason = std::string(name_of(t.reason));
  }
  return out;
}

std::vector<std::string> legal_texts(const State& s) {
  ActionList<Condottiere> actions;
  Condottiere::legal(s, actions);
  std::vector<std::string> texts;
  for (const Action action : actions) texts.push_back(notation::text_of(action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

void DealtCards::expect(const std::vector<Event>& events) {
  for (const Event& event : events) {
    auto& heaps = heaps_[index(event.seat)];
    if (event.kind == EventKind::dealt || event.kind == EventKind::drew) heaps.emplace_back();
    if (event.kind != EventKind::received) continue;
    heaps.back().insert(heaps.back().end(), event.count, std::string(name_of(event.card)));
  }
}

bool DealtCards::used_up() const {
  return std::all_of(heaps_.begin(), heaps_.end(), [](const auto& of_seat) {
    return std::all_of(of_seat.second.begin(), of_seat.second.end(),
                       [](const auto& heap) { return heap.empty(); });
  });
}

reference::Card DealtCards::draw(int seat) {
  auto& heaps = heaps_[seat];
  while (!heaps.empty() && heaps.front().empty()) heaps.pop_front();
  if (heaps.empty()) {
    throw std::logic_error(fmt::format("the engine gave seat {} no such card", seat));
  }
  std::vector<reference::Card>& heap = heaps.front();
  auto found = heap.begin();
  if (game_ != nullptr) {
    const auto& deck = game_->position().deck;
    found = std::find_if(heap.begin(), heap.end(),
                         [&](const reference::Card& c) { return deck.count(c) != 0; });
    if (found == heap.end()) {
      throw std::logic_error(fmt::format("seat {}: none of {} is in the deck", seat, heap));
    }
  }
  const reference::Card drawn = *found;
  heap.erase(found);
  return drawn;
}

Twin::Twin(const State& state) : game_(as_reference(state), source_) { source_.follow(&game_); }

Twin::Twin(const Options& options, Seat start, const std::vector<Event>& events)
    : source_(events), game_(options.players, options_of(options), index(start), source_) {
  source_.follow(&game_);
}

Twin::Twin(const Twin& other) : game_(other.game_.position(), source_) { source_.follow(&game_); }

void Twin::apply(const std::string& action, const std::vector<Event>& events) {
  source_.expect(events);
  game_.apply(action);
}

std::string Twin::difference(const State& state) const {
  const reference::Position engine = as_reference(state);
  const reference::Position slow = sorted(game_.position());
  Differences found;
  found.compare("phase", engine.phase, slow.phase);
  found.compare("turn", engine.turn, slow.turn);
  found.compare("holder", engine.holder, slow.holder);
  found.compare("contested", engine.contested.value_or("none"), slow.contested.value_or("none"));
  found.compare("favour", engine.pope.value_or("none"), slow.pope.value_or("none"));
  found.compare("regions", engine.regions, slow.regions);
  // Once a game is decided nobody asks for it any more.
  if (state.table.phase != Phase::over && !is_final(state.table)) {
    found.compare("idle", engine.idle, slow.idle);
  }
  found.compare("start", engine.start, slow.start);
  found.compare("points", engine.points, slow.points);
  found.compare("barren", engine.barren, slow.barren);
  found.compare("finalists", engine.participants, slow.participants);
  found.compare("winners", engine.winners, slow.winners);
  found.compare("reason", engine.reason, slow.reason);
  found.compare("discard", engine.discard, slow.discard);
  found.compare("deck", engine.deck, slow.deck);
  for (int i = 0; i < engine.players; ++i) {
    const std::string who = fmt::format("seat {} ", i);
    found.compare(who + "hand", engine.seat(i).hand, slow.seat(i).hand);
    found.compare(who + "line", engine.seat(i).line, slow.seat(i).line);
    found.compare(who + "down", engine.seat(i).down.value_or("none"),
                  slow.seat(i).down.value_or("none"));
    // While C5.4 asks, empty hands have passed already, so that nobody can tell; the reference
    // waits.
    if (state.table.phase != Phase::discard) {
      found.compare(who + "passed", engine.seat(i).passed, slow.seat(i).passed);
    }
    found.compare(who + "played", engine.seat(i).played, slow.seat(i).played);
  }
  std::vector<std::string> slow_legal = game_.legal();
  std::sort(slow_legal.begin(), slow_legal.end());
  found.compare("legal", legal_texts(state), slow_legal);
  std::vector<int> strengths;
  for (u8 i = 0; i < state.table.options.players; ++i) {
    strengths.push_back(strength_of(state.table, seat(i)));
  }
  found.compare("strengths", strengths, game_.strengths());
  if (!source_.used_up()) {
    found.compare("cards", std::string("dealt more"), std::string("left some"));
  }
  return found.text();
}

}  // namespace condotta::tests
