#include "tests/support/scenario_run.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <exception>
#include <optional>

#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "notation/vocabulary.hpp"
#include "tests/support/event_words.hpp"
#include "tests/support/scenario_facts.hpp"
#include "tests/support/scenario_setup.hpp"
#include "tests/support/twin.hpp"

namespace condotta::tests {
namespace {

using namespace condottiere;

const char* words_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::none:
      return "accepted";
    case Refusal::game_over:
      return "the game is over";
    case Refusal::not_your_turn:
      return "not that seat's turn";
    case Refusal::malformed:
      return "malformed";
    case Refusal::illegal:
      return "not legal";
  }
  return "refused";
}

class Run {
 public:
  explicit Run(const Scenario& scenario) : scenario_(scenario) {}

  void all() {
    if (!set_up()) return;
    for (const TextLine& step : scenario_.steps) {
      line_ = step.number;
      std::string_view text = step.text;
      bool goes_on = true;
      if (take_prefix(text, "expect")) {
        expect(text);
      } else if (take_prefix(text, "show")) {
        goes_on = show(text);
      } else if (take_prefix(text, "do:")) {
        goes_on = play_all(text);
      } else if (take_prefix(text, "do")) {
        goes_on = play_one(text);
      } else {
        fail_text(fmt::format("expected do, show or expect: `{}`", step.text));
      }
      if (!goes_on) return;
    }
  }

 private:
  [[noreturn]] void fail_text(const std::string& message) const {
    throw ScenarioError{scenario_.file, line_, message};
  }
  void report(const std::string& message) const {
    ADD_FAILURE_AT(scenario_.file.c_str(), line_) << message;
  }
  void report(std::string_view what, const std::string& expected, const std::string& seen) const {
    report(fmt::format("{}\n  expected: {}\n  seen:     {}", what, expected, seen));
  }

  // False if there is nothing to play: the position is refused, as it should be or not.
  bool set_up() {
    line_ = scenario_.given.front().number;
    if (scenario_.whole_game) {
      state_ = dealt_game(scenario_.given.front(), scenario_.file, log_).state;
    } else {
      const notation::Result<State> read = state_of(scenario_.given, scenario_.file);
      std::string_view first = scenario_.steps.front().text;
      if (take_prefix(first, "expect position refused:")) {
        line_ = scenario_.steps.front().number;
        expect_refused_position(read, std::string(first));
        return false;
      }
      if (!read) {
        report("the position is refused: " + read.error().text());
        return false;
      }
      state_ = *read;
    }
    twin_.emplace(state_);
    check_all("the set-up");
    return true;
  }

  void expect_refused_position(const notation::Result<State>& read, const std::string& why) const {
    if (scenario_.steps.size() != 1) fail_text("nothing can follow `expect position refused`");
    if (read) {
      report("position refused", why, "accepted");
    } else if (read.error().text().find(why) == std::string::npos) {
      report("position refused", why, read.error().text());
    }
  }

  // What holds after every step, whatever the scenario is about.
  void check_all(const std::string& after) const {
    const std::string difference = twin_->difference(state_);
    if (!difference.empty()) report("the reference differs after " + after + "\n" + difference);
    if (!Condottiere::is_sound(state_)) report("the state is not sound after " + after);
    const std::string json = boost::json::serialize(notation::write_position(state_));
    const notation::Result<State> back = notation::read_position(json);
    if (!back) {
      report("the position after " + after + " cannot be read back: " + back.error().text());
    } else if (!same_bytes(*back, state_)) {
      report("the position after " + after + " is read back as another");
    }
  }

  [[nodiscard]] Seat seat_in(std::string_view text) const {
    const std::optional<int> number = number_in(text);
    if (!number || *number < 0 || *number >= kMaxPlayers) {
      fail_text(fmt::format("`{}` is no seat", text));
    }
    return seat(static_cast<u32>(*number));
  }
  [[nodiscard]] Seat viewer_in(std::string_view text) const {
    return text == "spectator" ? Seat::none : seat_in(text);
  }
  [[nodiscard]] Action action_in(std::string_view text) const {
    const notation::Result<Action> action = notation::parse_action(text);
    if (!action) fail_text(action.error().text());
    return *action;
  }
  // `KEY: VALUE`
  struct Pair {
    std::string_view key, value;
  };
  [[nodiscard]] Pair pair_in(std::string_view text) const {
    const std::size_t colon = text.find(": ");
    if (colon == std::string_view::npos) fail_text(fmt::format("`: ` is missing in `{}`", text));
    return {trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1))};
  }
  [[nodiscard]] Cards pile_in(std::string_view text) const {
    Cards pile = kNoCards;
    for (const std::string& name : cards_in(text)) {
      const std::optional<Card> found = notation::card_named(name);
      if (!found) fail_text(fmt::format("`{}` is no card", name));
      pile.add(*found);
    }
    return pile;
  }

  // `1: play spring`
  bool play_one(std::string_view text) {
    const Pair pair = pair_in(text);
    log_.events.clear();
    return play(seat_in(pair.key), pair.value);
  }

  // `0 pass, 1 pass, 2 play 10`
  bool play_all(std::string_view text) {
    log_.events.clear();
    for (const std::string& move : split(text, ',')) {
      const std::size_t blank = move.find(' ');
      if (blank == std::string::npos) fail_text(fmt::format("`{}` is no SEAT ACTION", move));
      const std::string_view whole = move;
      if (!play(seat_in(whole.substr(0, blank)), whole.substr(blank + 1))) return false;
    }
    return true;
  }

  bool play(Seat who, std::string_view text) {
    const Action action = action_in(text);
    const std::size_t told = log_.events.size();
    const Refusal refusal = Condottiere::try_apply(state_, who, action, log_);
    if (refusal != Refusal::none) {
      std::string seen = fmt::format(
          "{}; turn {}, phase {}, legal: {}", words_of(refusal), text_of(*fact_of(state_, "turn")),
          text_of(*fact_of(state_, "phase")), text_of(*fact_of(state_, "legal")));
      report(fmt::format("seat {}: {}", index(who), text), "accepted", seen);
      return false;
    }
    const std::vector<Event> fresh(log_.events.begin() + static_cast<std::ptrdiff_t>(told),
                                   log_.events.end());
    const std::string after = fmt::format("`{}` of seat {}", text, index(who));
    try {
      twin_->apply(std::string(text), fresh);
    } catch (const std::exception& wrong) {
      report("the reference stops at " + after + ": " + wrong.what());
      return false;
    }
    check_all(after);
    return true;
  }

  // `0 to 1 2: 10 winter`
  Refusal try_show(std::string_view text, State& state, Log& log) const {
    const Pair pair = pair_in(text);
    const std::size_t to = pair.key.find(" to ");
    if (to == std::string_view::npos) fail_text("expected `SEAT to SEATS: CARDS`");
    SeatSet viewers = 0;
    for (const std::string& word : words(pair.key.substr(to + 4))) {
      viewers = static_cast<SeatSet>(viewers | only(seat_in(word)));
    }
    return Condottiere::try_show(state, seat_in(pair.key.substr(0, to)), viewers,
                                 pile_in(pair.value), log);
  }

  bool show(std::string_view text) {
    log_.events.clear();
    const Refusal refusal = try_show(text, state_, log_);
    if (refusal != Refusal::none) {
      report(fmt::format("show {}", text), "accepted", words_of(refusal));
      return false;
    }
    check_all("showing cards");
    return true;
  }

  void expect(std::string_view text) {
    const std::string_view whole = text;
    if (take_prefix(text, "refused show")) {
      expect_refused_show(text);
    } else if (take_prefix(text, "refused")) {
      expect_refused(text);
    } else if (take_prefix(text, "no action:")) {
      if (notation::parse_action(text)) report(whole, "no action of the game", "an action");
    } else if (take_prefix(text, "no event")) {
      expect_event(pair_in(text), false);
    } else if (take_prefix(text, "event")) {
      expect_event(pair_in(text), true);
    } else if (take_prefix(text, "events")) {
      const Pair pair = pair_in(text);
      compare(whole, Fact{witnessed(log_.events, viewer_in(pair.key)), true},
              expected_fact("events", pair.value, true), "");
    } else if (take_prefix(text, "order")) {
      expect_order(pair_in(text));
    } else if (take_prefix(text, "spectator sees")) {
      expect_seen(whole, Seat::none, pair_in(text));
    } else if (take_prefix(text, "seat")) {
      expect_of_seat(whole, text);
    } else {
      const Pair pair = pair_in(text);
      expect_fact(whole, pair, [&](std::string_view name) { return fact_of(state_, name); });
    }
  }

  // `2 sees ...` or `2 cannot tell if ...`
  void expect_of_seat(std::string_view whole, std::string_view text) {
    const std::size_t blank = text.find(' ');
    const Seat viewer = seat_in(text.substr(0, blank));
    text = trimmed(text.substr(blank));
    if (take_prefix(text, "sees")) {
      expect_seen(whole, viewer, pair_in(text));
    } else if (take_prefix(text, "cannot tell if")) {
      expect_blind(whole, viewer, pair_in(text));
    } else {
      fail_text("expected `seat N sees ...` or `seat N cannot tell if ...`");
    }
  }

  void expect_seen(std::string_view whole, Seat viewer, const Pair& pair) {
    const Observation seen = Condottiere::observe(state_, viewer);
    expect_fact(whole, pair, [&](std::string_view name) { return fact_of(seen, name); });
  }

  // `hand 0 is: CARDS` or `down 0 is: CARD`: with other cards from the deck the view is the same.
  void expect_blind(std::string_view whole, Seat viewer, const Pair& pair) const {
    const std::vector<std::string> key = words(pair.key);
    if (key.size() != 3 || key[2] != "is") fail_text("expected `hand N is:` or `down N is:`");
    const u8 owner = index(seat_in(key[1]));
    const Cards other = pile_in(pair.value);
    State altered = state_;
    Cards mine = altered.hands[owner];
    if (key[0] == "down") {
      mine = kNoCards;
      mine.add(altered.down[owner]);
    }
    altered.deck.add(mine);
    if (!altered.deck.includes(other) || other.total() != mine.total()) {
      fail_text("as many cards are needed, from the deck or the same place");
    }
    altered.deck.remove(other);
    if (key[0] == "down") {
      altered.down[owner] = card(static_cast<u32>(std::countr_zero(other.kinds())));
    } else {
      altered.hands[owner] = other;
    }
    if (!same_bytes(Condottiere::observe(altered, viewer), Condottiere::observe(state_, viewer))) {
      report(std::string(whole), "the same view", "another view");
    }
  }

  template <class Source>
  void expect_fact(std::string_view whole, const Pair& pair, Source source) const {
    std::string_view name = pair.key;
    std::string mode;
    for (const std::string_view wish : {" includes", " excludes"}) {
      if (name.size() > wish.size() && name.substr(name.size() - wish.size()) == wish) {
        mode = wish.substr(1);
        name.remove_suffix(wish.size());
      }
    }
    const std::optional<Fact> seen = source(name);
    if (!seen) fail_text(fmt::format("nothing is known as `{}`", name));
    compare(whole, *seen, expected_fact(name, pair.value, seen->ordered), mode);
  }

  void compare(std::string_view what, const Fact& seen, const Fact& expected,
               const std::string& mode) const {
    bool good = false;
    if (mode == "includes") {
      good = includes(seen, expected);
    } else if (mode == "excludes") {
      good = true;
      for (const std::string& item : expected.items) good = good && !includes(seen, {{item}});
    } else {
      good = same(seen, expected);
    }
    if (!good) {
      report(what, (mode.empty() ? "" : mode + " ") + text_of(expected), text_of(seen));
    }
  }

  static bool fits(const std::string& sentence, std::string_view pattern) {
    if (!pattern.empty() && pattern.back() == '*') {
      pattern.remove_suffix(1);
      return sentence.substr(0, pattern.size()) == pattern;
    }
    return sentence == pattern;
  }

  void expect_event(const Pair& pair, bool wanted) const {
    const std::vector<std::string> seen = witnessed(log_.events, viewer_in(pair.key));
    bool found = false;
    for (const std::string& sentence : seen) found = found || fits(sentence, pair.value);
    if (found == wanted) return;
    report(fmt::format("{}event {}", wanted ? "" : "no ", pair.key), std::string(pair.value),
           text_of(Fact{seen}));
  }

  // Each after the one before, with anything between.
  void expect_order(const Pair& pair) const {
    const std::vector<std::string> seen = witnessed(log_.events, viewer_in(pair.key));
    std::size_t at = 0;
    for (const std::string& wanted : split(pair.value, ',')) {
      while (at < seen.size() && !fits(seen[at], wanted)) ++at;
      if (at++ < seen.size()) continue;
      report(fmt::format("order {}", pair.key), std::string(pair.value), text_of(Fact{seen}));
      return;
    }
  }

  void expect_refused(std::string_view text) const {
    const Pair pair = pair_in(text);
    State copy = state_;
    Log log;
    const Refusal refusal =
        Condottiere::try_apply(copy, seat_in(pair.key), action_in(pair.value), log);
    expect_untouched(text, refusal, copy, log);
  }
  void expect_refused_show(std::string_view text) const {
    State copy = state_;
    Log log;
    const Refusal refusal = try_show(text, copy, log);
    expect_untouched(text, refusal, copy, log);
  }
  void expect_untouched(std::string_view what, Refusal refusal, const State& after,
                        const Log& log) const {
    if (refusal == Refusal::none) {
      report(what, "refused", "accepted");
    } else if (!same_bytes(after, state_) || !log.events.empty()) {
      report(what, "nothing changed", "a change or an event");
    }
  }

  const Scenario& scenario_;
  int line_ = 0;
  State state_{};
  Log log_;  // of the last do or show
  std::optional<Twin> twin_;
};

}  // namespace

void run_scenario(const Scenario& scenario) { Run(scenario).all(); }

}  // namespace condotta::tests
