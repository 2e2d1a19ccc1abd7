// Anything at all through the checked doors: whatever comes, the state stays sound, a refusal
// changes nothing, and what a viewer sees can be imagined.
//
// Input: options (fuzz/any_state.hpp), 8 bytes of seed, then steps. A step is a byte that says what
// to try (kTries), and the bytes that this takes.
#include "fuzz/any_state.hpp"

namespace condotta::fuzz {
namespace {

enum class Try : u8 { choose, raw_action, show_some, raw_show };
constexpr u32 kTries = 4;

class Session {
 public:
  explicit Session(Input& input) : input_(input), state_{}, rng_{1} {
    const Options options = read_options(input);
    require(options.playable(), "options that can be read are playable");
    state_ = Condottiere::deal(options, derive_seed(input.number()), sink_);
    check_state();
  }

  void step() {
    const State before = state_;
    switch (static_cast<Try>(input_.below(kTries))) {
      case Try::choose:
        choose();
        break;
      case Try::raw_action:
        raw_action(before);
        break;
      case Try::show_some:
        show_some(before);
        break;
      case Try::raw_show:
        raw_show(before);
        break;
    }
    check_state();
    check_view();
  }

 private:
  // One of the legal actions, so that games come to their ends.
  void choose() {
    const auto actions = legal(state_);
    const u8 which = input_.byte();
    const Seat who = Condottiere::to_move(state_);
    require(actions.empty() == (who == Seat::none), "legal actions until the end");
    if (actions.empty()) return;
    const Action action = actions[which % actions.count];
    require(Condottiere::is_legal(state_, action), "what is listed is legal");
    require(Condottiere::try_apply(state_, who, action, sink_) == Refusal::none,
            "what is listed is accepted");
  }

  void raw_action(const State& before) {
    const Seat who = seat(input_.byte());
    const Action action = Action::from_bits(input_.word());
    bool listed = false;
    for (const Action one : legal(state_)) listed = listed || one == action;
    require(listed == Condottiere::is_legal(state_, action), "the list and is_legal agree");
    const bool may = listed && who == Condottiere::to_move(state_);
    const Refusal refusal = Condottiere::try_apply(state_, who, action, sink_);
    require((refusal == Refusal::none) == may, "exactly the legal actions are accepted");
    if (refusal != Refusal::none) require(same_bytes(state_, before), "a refusal changes nothing");
  }

  // C7.2: cards that are in the hand.
  void show_some(const State& before) {
    const u32 from = input_.below(state_.table.options.players);
    const SeatSet to = input_.byte();
    Cards cards = kNoCards;
    const u16 kinds = input_.word();
    const u8 many = input_.byte();
    for (u8 k = 0; k < kCardKinds; ++k) {
      const u8 have = state_.hands[from].count(card(k));
      if (have != 0 && contains(kinds, card(k))) {
        cards.add(card(k), static_cast<u8>(1 + many % have));
      }
    }
    show(before, seat(from), to, cards);
  }

  void raw_show(const State& before) {
    const Seat from = seat(input_.byte());
    const SeatSet to = input_.byte();
    const u64 low = input_.number();
    const u64 high = input_.number();
    show(before, from, to, Cards{{low, high}});
  }

  void show(const State& before, Seat from, SeatSet to, const Cards& cards) {
    const Refusal refusal = Condottiere::try_show(state_, from, to, cards, sink_);
    if (refusal != Refusal::none) {
      require(same_bytes(state_, before), "a refusal changes nothing");
      return;
    }
    require(whole_deck().includes(cards) && (cards.half[1] >> 56U) == 0, "shown cards exist");
    for (u8 v = 0; v < state_.table.options.players; ++v) {
      if (!contains(to, seat(v))) continue;
      for (u8 k = 0; k < kCardKinds; ++k) {
        require(known_to(state_, seat(v), from, card(k)) >= cards.count(card(k)),
                "what was shown is known");
      }
    }
  }

  void check_state() const {
    require(Condottiere::is_sound(state_), "the state is sound");
    require(legal(state_).empty() == (Condottiere::to_move(state_) == Seat::none),
            "legal actions until the end");
  }

  // One viewer after another; the one beyond the seats is the spectator.
  void check_view() {
    const u8 players = state_.table.options.players;
    viewer_ = static_cast<u8>((viewer_ + 1) % (players + 1));
    const Seat me = viewer_ == players ? Seat::none : seat(viewer_);
    const Observation seen = Condottiere::observe(state_, me);
    const State imagined = Condottiere::imagine(seen, rng_);
    require(Condottiere::is_sound(imagined), "an imagined state is sound");
    require(same_bytes(Condottiere::observe(imagined, me), seen), "it looks the same");
  }

  Input& input_;
  State state_;
  Rng rng_;
  NullSink sink_;
  u8 viewer_ = 0;
};

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  condotta::fuzz::Input input(data, size);
  condotta::fuzz::Session session(input);
  while (!input.empty()) session.step();
  return 0;
}
