// The one implementation of Play: any game of the Game concept, with the habits that the registry
// gives it (its words, its mildest choices, its bots).
#pragma once
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstring>
#include <memory>
#include <vector>

#include "table/play.hpp"
#include "table/sha256.hpp"

namespace condotta::table {

template <Game G, class Habits>
class PlayOf final : public Play {
  using State = typename G::State;
  using Event = typename G::Event;
  using Action = typename G::Action;

 public:
  PlayOf(const typename G::Options& options, Seed seed, Telling& telling) : state_() {
    Notes notes;
    state_ = G::deal(options, seed, notes);
    telling.noticed = kEveryone;
    tell(notes.events, telling);
  }

  // From `bytes`; nothing if they are not of this game, or of another version of it.
  static std::unique_ptr<Play> from(std::string_view bytes) {
    const std::size_t head = tag().size() + 1;
    if (bytes.size() != head + sizeof(State) || !bytes.starts_with(tag())) return nullptr;
    State state;
    std::memcpy(static_cast<void*>(&state), bytes.data() + head, sizeof(State));
    return std::unique_ptr<Play>(new PlayOf(state, bytes[head - 1] != 0));
  }
  [[nodiscard]] std::string bytes() const override {
    std::string bytes = tag();
    bytes += static_cast<char>(may_ask_ ? 1 : 0);
    bytes.append(reinterpret_cast<const char*>(&state_), sizeof(State));
    return bytes;
  }

  [[nodiscard]] std::unique_ptr<Play> copy() const override {
    return std::unique_ptr<Play>(new PlayOf(state_, may_ask_));
  }
  [[nodiscard]] Seat to_move() const override { return G::to_move(state_); }
  [[nodiscard]] bool may_ask_secretly() const override { return may_ask_; }

  [[nodiscard]] Seat seen_turn(Seat viewer) const override {
    const Seat mover = G::to_move(state_);
    // Only where somebody may have been asked in secret can it look different to anybody.
    if (viewer == mover || !may_ask_) return mover;
    return Habits::turn_in(G::observe(state_, viewer));
  }

  [[nodiscard]] std::vector<std::string> legal(Seat viewer) const override {
    std::vector<std::string> texts;
    if (viewer == Seat::none || seen_turn(viewer) != viewer) return texts;
    ActionList<G> actions;
    G::legal(as_seen(state_, viewer), actions);
    for (const Action action : actions) texts.push_back(Habits::text_of(action));
    return texts;
  }

  [[nodiscard]] std::optional<Refused> try_as_seen(
      Seat who, const std::vector<std::string>& actions) const override {
    if (G::to_move(state_) == Seat::none) return Refused{Fault::game_over, ""};
    if (seen_turn(who) != who) return Refused{Fault::not_your_turn, ""};
    State trial = as_seen(state_, who);
    NullSink nobody;
    for (const std::string& text : actions) {
      if (std::optional<Refused> wrong = step(trial, who, text, nobody)) return wrong;
    }
    return std::nullopt;
  }

  std::optional<Refused> act(Seat who, std::string_view text, Telling& telling) override {
    const State before = state_;
    Notes notes;
    if (std::optional<Refused> wrong = step(state_, who, text, notes)) return wrong;
    may_ask_ = Habits::may_ask_secretly(before, state_, may_ask_);
    notice(before, notes.events, telling);
    telling.noticed = static_cast<SeatSet>(telling.noticed | only(who));
    tell(notes.events, telling);
    return std::nullopt;
  }

  std::optional<Refused> show(Seat from, SeatSet to, const std::vector<std::string>& cards,
                              Telling& telling) override {
    const State before = state_;
    Notes notes;
    if (std::optional<Refused> wrong = Habits::show(state_, from, to, cards, notes)) return wrong;
    notice(before, notes.events, telling);
    telling.noticed = static_cast<SeatSet>((telling.noticed & to) | only(from));
    tell(notes.events, telling);
    return std::nullopt;
  }

  [[nodiscard]] std::string mildest() const override {
    ActionList<G> actions;
    G::legal(state_, actions);
    return Habits::text_of(Habits::mildest(actions));
  }
  void add_view(notation::JsonText& out, Seat viewer) const override {
    const auto seen = G::observe(state_, viewer);
    // A game whose views are sent often writes them itself.
    if constexpr (requires { Habits::add_observation(out, seen); }) {
      Habits::add_observation(out, seen);
    } else {
      out.raw(boost::json::serialize(Habits::write_observation(seen)));
    }
  }
  [[nodiscard]] std::string result() const override {
    return boost::json::serialize(Habits::result_of(state_));
  }
  [[nodiscard]] std::string position() const override {
    return boost::json::serialize(Habits::write_position(state_));
  }

  [[nodiscard]] std::function<std::string(const bots::Budget&)> bot(
      std::string_view name, u64 chance, bots::Company company) const override {
    const Seat me = G::to_move(state_);
    std::vector<Action> choices;
    ActionList<G> actions;
    G::legal(state_, actions);
    choices.assign(actions.begin(), actions.end());
    auto player = Habits::bot(name, chance, company);
    if (!player) return {};
    return [seen = G::observe(state_, me), choices = std::move(choices),
            player = std::move(player)](const bots::Budget& budget) {
      return Habits::text_of(player(seen, choices, budget));
    };
  }

  [[nodiscard]] std::function<Advice(u32)> adviser(Seat who, u64 chance,
                                                   bots::Company company) const override {
    return adviser_in(state_, who, chance, company);
  }
  // The same of any state. Only what the seat sees of it counts.
  [[nodiscard]] static std::function<Advice(u32)> adviser_in(const State& state, Seat who,
                                                             u64 chance, bots::Company company) {
    if (who == Seat::none) return {};
    const auto seen = G::observe(state, who);
    if (Habits::turn_in(seen) != who) return {};
    ActionList<G> actions;
    G::legal(as_seen(state, who), actions);
    const std::shared_ptr player = Habits::Roster::make(Habits::Roster::kAdviser, chance, company);
    return [seen, player, players = G::players(state),
            choices = std::vector<Action>(actions.begin(), actions.end())](u32 milliseconds) {
      return advice_of(player->decide(seen, choices, {.milliseconds = milliseconds}), players);
    };
  }
  [[nodiscard]] std::vector<float> chances() const override { return Habits::chances(state_); }

 private:
  struct Notes {
    static constexpr bool kListening = true;
    std::vector<Event> events;
    void operator()(const Event& event) { events.push_back(event); }
  };

  PlayOf(const State& state, bool may_ask) : state_(state), may_ask_(may_ask) {}

  // Whether a state means today what it meant when it was written: the same game, dealt and played
  // for a while, has the same bytes.
  static const std::string& tag() {
    static const std::string made = [] {
      NullSink nobody;
      State state = G::deal(typename G::Options{}, Seed{1, 2}, nobody);
      for (u32 i = 0; i < 100 && G::to_move(state) != Seat::none; ++i) {
        ActionList<G> actions;
        G::legal(state, actions);
        G::apply(state, actions[i % actions.count], nobody);
      }
      return sha256_hex({reinterpret_cast<const char*>(&state), sizeof(State)});
    }();
    return made;
  }

  // The game as this seat knows it: the true one in its own turn; otherwise one that it may well
  // be, which has the same choices for the seat.
  [[nodiscard]] static State as_seen(const State& state, Seat who) {
    if (who == G::to_move(state)) return state;
    Rng any = Rng::seeded(0);
    return G::imagine(G::observe(state, who), any);
  }

  template <class Judgement>
  static Advice advice_of(Judgement judgement, u8 players) {
    auto& options = judgement.options;
    const auto rank = [&](const auto& option) { return option.action == judgement.action; };
    std::stable_sort(options.begin(), options.end(), [&](const auto& a, const auto& b) {
      if (rank(a) != rank(b)) return rank(a);
      return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    const bool searched = !options.empty() && options.front().visits != 0;
    Advice advice;
    for (const auto& option : options) {
      if (searched && option.visits == 0) continue;
      advice.actions.push_back({Habits::text_of(option.action), option.value});
    }
    advice.chances.assign(judgement.chances, judgement.chances + players);
    return advice;
  }

  template <class Sink>
  static std::optional<Refused> step(State& state, Seat who, std::string_view text, Sink& sink) {
    const auto action = Habits::parse_action(text);
    if (!action) return Refused{Fault::malformed, action.error().text()};
    switch (G::try_apply(state, who, *action, sink)) {
      case Refusal::none:
        return std::nullopt;
      case Refusal::game_over:
        return Refused{Fault::game_over, ""};
      case Refusal::not_your_turn:
        return Refused{Fault::not_your_turn, ""};
      case Refusal::malformed:
        return Refused{Fault::malformed, ""};
      case Refusal::illegal:
        break;
    }
    return Refused{Fault::illegal, Habits::why_not(state, *action)};
  }

  // Who can tell that something happened.
  void notice(const State& before, const std::vector<Event>& events, Telling& telling) const {
    u32 noticed = 0;
    for (u8 v = 0; v < kViewers; ++v) {
      const Seat viewer = seat(v);
      if (viewer != Seat::none && v >= G::players(state_)) continue;
      bool sees = false;
      Event shown;
      for (const Event& event : events) sees = sees || G::witness(event, viewer, shown);
      if (!sees) {
        const auto old_view = G::observe(before, viewer);
        const auto new_view = G::observe(state_, viewer);
        sees = std::memcmp(&old_view, &new_view, sizeof(new_view)) != 0;
      }
      noticed |= sees ? only(viewer) : 0U;
    }
    telling.noticed = static_cast<SeatSet>(noticed);
  }

  static void tell(const std::vector<Event>& events, Telling& telling) {
    for (u8 v = 0; v < kViewers; ++v) {
      if (!contains(telling.listeners, seat(v)) || !contains(telling.noticed, seat(v))) continue;
      notation::JsonText told(telling.told[v]);
      Event shown;
      for (const Event& event : events) {
        if (!G::witness(event, seat(v), shown)) continue;
        if constexpr (requires { Habits::add_event(told, shown); }) {
          Habits::add_event(told, shown);
        } else {
          told.raw(boost::json::serialize(Habits::write_event(shown)));
        }
      }
    }
  }

  State state_;
  bool may_ask_ = false;
};

}  // namespace condotta::table
