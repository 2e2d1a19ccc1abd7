#include "bots/condottiere/tree.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/condottiere/conduct.hpp"
#include "bots/condottiere/outlook.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr std::size_t kDeepest = 64;  // decisions of one walk through the tree
constexpr u32 kLongestBattle = 200;   // decisions; it is over long before
constexpr u32 kLongestGame = 600;     // decisions; under D2 and D4 some go on much longer
constexpr u32 kLookEvery = 16;        // iterations, beyond the Outlook
constexpr std::size_t kMostInQuestion = 4;
constexpr u32 kVisitsForOne = 16;  // in question: one visit at least for so many of the leader's

void judge(const State& state, float (&chances)[kMaxPlayers]) {
  if (state.table.phase != Phase::over) {
    outlook(state, chances);
    return;
  }
  for (u8 i = 0; i < state.table.options.players; ++i) {
    chances[i] = static_cast<float>(Condottiere::score(state, seat(i))) / kWholeVictory;
  }
}

}  // namespace

Tree::Tree(const Observation& seen, const SearchOptions& options, const Occupants& occupants,
           u64 seed)
    : seen_(seen), options_(options), imagining_(seen), rng_(Rng::seeded(seed)) {
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    const bool other = seat(i) != seen.me;
    const Level level = other ? occupants[i].level.value_or(Level::captain) : Level::condottiere;
    habits_[i] = habit_of(level, occupants[i].temper, seen.table.options);
    SeatSet& set = occupants[i].level ? known_by_thumb_ : unknown_;
    if (level != Level::condottiere) set = static_cast<SeatSet>(set | only(seat(i)));
  }
  nodes_.reserve(1U << 12U);
  nodes_.push_back({Action::pass(), Seat::none, 1.0F});
}

// Who follows the rules of thumb in this iteration: in play-outs my own seat if one of the others,
// drawn each time, does.
void Tree::draw_manners() {
  by_thumb_ = static_cast<SeatSet>((rng_.below(1U << kMaxPlayers) & unknown_) | known_by_thumb_);
  // D4: as captains they would take regions from one another for ever.
  if (seen_.table.options.capturing_regions != 0) return;
  const u32 players = seen_.table.options.players;
  const u32 like = (index(seen_.me) + 1U + rng_.below(players - 1U)) % players;
  if (contains(by_thumb_, seat(like))) {
    by_thumb_ = static_cast<SeatSet>(by_thumb_ | only(seen_.me));
  }
}

void Tree::iterate() {
  State state = imagining_.draw(rng_);
  draw_manners();
  path_.clear();
  path_.push_back(0);
  descend(state);
  play_on(state, Until::battle_ends);
  float chances[kMaxPlayers] = {};
  judge(state, chances);
  for (const u32 n : path_) {
    Node& node = nodes_[n];
    ++node.visits;
    if (node.mover != Seat::none) node.sum += chances[index(node.mover)];
  }
  for (u8 i = 0; i < kMaxPlayers; ++i) chances_[i] += static_cast<double>(chances[i]);
  if (settles_within(iterations()) && iterations() % kLookEvery == 0) look_beyond();
}

const Tree::Node* Tree::find(Action a) const {
  const u32 n = child_of(0, a, seen_.me);
  return n != 0 ? &nodes_[n] : nullptr;
}

Tree::Leaders Tree::leaders() const {
  Leaders lead;
  for (u32 n = nodes_[0].first; n != 0; n = nodes_[n].next) {
    const u32 visits = nodes_[n].visits;
    if (visits > lead.first) {
      lead.second = lead.first;
      lead.first = visits;
    } else {
      lead.second = std::max(lead.second, visits);
    }
  }
  return lead;
}

// Down the tree until an action is new.
void Tree::descend(State& state) {
  NullSink nobody;
  while (state.table.phase != Phase::over && path_.size() < kDeepest) {
    legal_.clear();
    Condottiere::legal(state, legal_);
    // What is forced is no place of the tree.
    if (legal_.count == 1) {
      Condottiere::apply(state, legal_[0], nobody);
      continue;
    }
    const bool mine = state.table.turn == seen_.me;
    const u32 chosen = mine ? select(path_.back(), state) : expect(path_.back(), state);
    const bool fresh = nodes_[chosen].visits == 0;
    path_.push_back(chosen);
    Condottiere::apply(state, nodes_[chosen].action, nobody);
    if (fresh) return;
  }
}

// Who is asked next may hang on imagined cards (C5.4): the mover tells one place from another.
u32 Tree::child_of(u32 parent, Action a, Seat mover) const {
  u32 n = nodes_[parent].first;
  while (n != 0 && (nodes_[n].action != a || nodes_[n].mover != mover)) n = nodes_[n].next;
  return n;
}

u32 Tree::add_child(u32 parent, Action a, Seat mover, float prior) {
  const u32 n = static_cast<u32>(nodes_.size());
  nodes_.push_back({a, mover, prior});
  nodes_[n].next = nodes_[parent].first;
  nodes_[parent].first = n;
  return n;
}

// Of the actions legal in this imagined state, the one that promises most or is known least. What
// was never tried counts as much as the mover has had here on average.
u32 Tree::select(u32 parent, const State& state) {
  std::array<u32, Condottiere::kMaxActions> children{};
  bool complete = true;
  u32 visits = 0;
  float sum = 0;
  for (u32 i = 0; i < legal_.count; ++i) {
    children[i] = child_of(parent, legal_[i], state.table.turn);
    complete = complete && children[i] != 0;
    visits += nodes_[children[i]].visits & (children[i] != 0 ? ~0U : 0U);
    if (children[i] != 0) sum += nodes_[children[i]].sum;
  }
  if (!complete) add_missing(parent, state, children.data());
  const float average = visits != 0 ? sum / static_cast<float>(visits) : 0.5F;
  const float urge = options_.exploration * std::sqrt(static_cast<float>(visits) + 1.0F);
  u32 best = children[0];
  float most = -1;
  for (u32 i = 0; i < legal_.count; ++i) {
    const Node& n = nodes_[children[i]];
    const float tried = static_cast<float>(n.visits);
    const float value = n.visits != 0 ? n.sum / tried : average;
    const float score = value + urge * n.prior / (1.0F + tried);
    if (score > most) {
      most = score;
      best = children[i];
    }
  }
  return best;
}

u32 Tree::expect(u32 parent, const State& state) {
  const Action a = legal_[choice_of_mover(state)];
  const u32 child = child_of(parent, a, state.table.turn);
  return child != 0 ? child : add_child(parent, a, state.table.turn, 0.0F);
}

u32 Tree::choice_of_mover(const State& state) {
  const Seat mover = state.table.turn;
  const Manner manner = contains(by_thumb_, mover) ? Manner::by_thumb : Manner::by_search;
  return expected_choice(manner, View::of(state, mover), stakes_.of(state.table),
                         habits_[index(mover)], {legal_.begin(), legal_.count}, rng_);
}

void Tree::add_missing(u32 parent, const State& state, u32* children) {
  std::array<float, Condottiere::kMaxActions> appeal;
  const Seat mover = state.table.turn;
  weigh_actions(View::of(state, mover), stakes_.of(state.table), habits_[index(mover)].style,
                {legal_.begin(), legal_.count}, appeal);
  float top = appeal[0];
  for (u32 i = 1; i < legal_.count; ++i) top = std::max(top, appeal[i]);
  float sum = 0;
  for (u32 i = 0; i < legal_.count; ++i) {
    appeal[i] = exp_of((appeal[i] - top) / options_.temperature) + 0.03F;
    sum += appeal[i];
  }
  for (u32 i = 0; i < legal_.count; ++i) {
    if (children[i] == 0) children[i] = add_child(parent, legal_[i], mover, appeal[i] / sum);
  }
}

// As everyone is expected to play. The Outlook knows positions between battles only, so nothing
// ends within one.
void Tree::play_on(State& state, Until until) {
  NullSink nobody;
  const bool far = until == Until::game_ends;
  const u32 most = kLongestBattle + (far ? kLongestGame : 0U);
  bool fighting = false;
  for (u32 n = 0; n < most && state.table.phase != Phase::over; ++n) {
    const bool between = state.table.phase == Phase::place;
    if (between && (far ? n >= kLongestGame : fighting)) return;
    fighting = !between;
    legal_.clear();
    Condottiere::legal(state, legal_);
    Condottiere::apply(state, legal_[legal_.count > 1 ? choice_of_mover(state) : 0], nobody);
  }
}

void Tree::look_beyond() {
  const std::vector<u32> leaders = leading();
  if (leaders.size() < 2) return;
  const State start = imagining_.draw(rng_);
  draw_manners();
  NullSink nobody;
  for (const u32 n : leaders) {
    State state = start;
    Condottiere::apply(state, nodes_[n].action, nobody);
    play_on(state, Until::battle_ends);
    float said[kMaxPlayers] = {}, came[kMaxPlayers] = {};
    judge(state, said);
    play_on(state, Until::game_ends);
    judge(state, came);
    beyond_.add(nodes_[n].action, 1, came[index(seen_.me)] - said[index(seen_.me)]);
  }
}

// The root's children that may still turn out to be the best, the most visited first.
std::vector<u32> Tree::leading() const {
  std::vector<u32> found;
  for (u32 n = nodes_[0].first; n != 0; n = nodes_[n].next) found.push_back(n);
  const auto more = [&](u32 a, u32 b) { return nodes_[a].visits > nodes_[b].visits; };
  std::stable_sort(found.begin(), found.end(), more);
  if (found.size() > kMostInQuestion) found.resize(kMostInQuestion);
  while (found.size() > 1 &&
         nodes_[found.back()].visits * kVisitsForOne < nodes_[found.front()].visits) {
    found.pop_back();
  }
  return found;
}

}  // namespace condotta::bots::condottiere
