// The cheapest way to pay what is owed, by a stated rule: docs/wasm.md has it.
#include <algorithm>
#include <map>
#include <tuple>

#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_parts.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

// What is lost with a piece that is turned.
constexpr int kIndulgenceLoss = 20;
constexpr int kSymbolLoss = 2;
constexpr int kFlorinLoss = 1;
constexpr int kTokenMore = 1;     // only Government turns it back
constexpr int kAllianceMore = 2;  // and for a whole symbol

int worth_of(const State& s, Source source) {
  if (source < kCourtierSource) return 0;
  if (source == kIndulgenceSource) return kIndulgenceLoss;
  const Symbols gives = source_symbols(s, s.to_move, source);
  int most = 0;
  for (u32 k = 0; k < 8; ++k) {
    const Symbol kind = static_cast<Symbol>(k);
    const int each = kind == Symbol::florin ? kFlorinLoss : kSymbolLoss;
    most = std::max(most, each * count(gives, kind));
  }
  const int more = source < kCitySource ? 0 : source < kAllianceSource ? kTokenMore : kAllianceMore;
  return most + more;
}

struct Wishes {
  std::vector<Action> keep;
  std::vector<Source> avoid;

  [[nodiscard]] bool avoids(Source source) const {
    return std::find(avoid.begin(), avoid.end(), source) != avoid.end();
  }
  // The only kind that a kept source gives; none: it is free.
  [[nodiscard]] Symbol kept(Source source) const {
    for (const Action one : keep) {
      if (one.source() == source) return one.symbol();
    }
    return Symbol::none;
  }
};

// What is still to be paid, and florins that turned pieces have brought since, up to what is owed.
struct Rest {
  Symbols owed;
  u8 either;
  u8 brought;

  friend bool operator<(const Rest& a, const Rest& b) {
    return std::tie(a.owed, a.either, a.brought) < std::tie(b.owed, b.either, b.brought);
  }
};
struct Way {
  int loss = 0;
  u32 sources = 0;
  std::vector<Action> uses;

  [[nodiscard]] bool better_than(const Way& other) const {
    return std::tie(loss, sources) < std::tie(other.loss, other.sources);
  }
};

Rest pay_with(const Rest& before, Source source, Symbol kind, u32 gives) {
  Rest rest = before;
  const u32 florins = count(before.owed, Symbol::florin);
  if (kind == Symbol::florin && source >= kCourtierSource) {
    rest.brought = static_cast<u8>(std::min(florins, rest.brought + gives));
    return rest;
  }
  const u32 owed = count(before.owed, kind);
  const u32 paid = std::min(owed, gives);
  rest.owed -= some(kind, paid);
  if (kind == Symbol::crown || kind == Symbol::cross) {
    rest.either = static_cast<u8>(rest.either - std::min<u32>(rest.either, gives - paid));
  }
  return rest;
}

// Loss by one source: its worth, less the florins that it leaves in the treasury or spares it.
int loss_by(const State& s, const Rest& before, Source source, Symbol kind, u32 gives) {
  const int worth = worth_of(s, source);
  if (kind != Symbol::florin) return worth;
  const u32 owed = count(before.owed, Symbol::florin);
  return worth - static_cast<int>(source < kCourtierSource ? std::min(owed, gives) : gives);
}

// The sources in their order, each for one kind or not at all: the best way to every rest.
std::optional<Way> cheapest(const State& s, const Wishes& wishes) {
  const Turn& t = s.turn;
  Purse purse;
  open_purse(s, t.back, purse);
  const Symbols wanted = kinds_in(t.owed) | (t.either != 0 ? kCrownsAndCrosses : 0);
  const Symbols stage = stage_kinds(t.stage);
  std::map<Rest, Way> ways;
  ways[Rest{t.owed, t.either, 0}] = {};
  for (const Usable& one : purse.sources) {
    Symbols useful = one.gives & wanted;
    if (one.id < t.last) useful &= ~stage;
    if (useful == 0 || wishes.avoids(one.id)) continue;
    const Symbol kept = wishes.kept(one.id);
    std::map<Rest, Way> next;
    if (kept == Symbol::none || (useful & all_of(kept)) == 0) next = ways;
    for (const auto& [rest, way] : ways) {
      for (u32 k = 0; k < 8; ++k) {
        const Symbol kind = static_cast<Symbol>(k);
        const u32 gives = count(useful, kind);
        if (gives == 0 || (kept != Symbol::none && kept != kind)) continue;
        Way longer = way;
        longer.loss += loss_by(s, rest, one.id, kind, gives);
        longer.uses.push_back(Action::use(one.id, kind));
        ++longer.sources;
        const Rest then = pay_with(rest, one.id, kind, gives);
        const auto [at, is_new] = next.try_emplace(then, longer);
        if (!is_new && longer.better_than(at->second)) at->second = std::move(longer);
      }
    }
    ways = std::move(next);
  }
  std::optional<Way> best;
  for (auto& [rest, way] : ways) {
    const u32 florins = count(rest.owed, Symbol::florin);
    const bool paid = (rest.owed & ~all_of(Symbol::florin)) == 0 && rest.either == 0 &&
                      mover(s).florins + u32{rest.brought} >= florins;
    if (paid && (!best || way.better_than(*best))) best = std::move(way);
  }
  return best;
}

bool alike(const Player& p, Source a, Source b) {
  if (a == b) return true;
  const auto courtier = [](Source x) { return x >= kCourtierSource && x < kCitySource; };
  if (!courtier(a) || !courtier(b)) return false;
  const u32 first = a - u32{kCourtierSource}, second = b - u32{kCourtierSource};
  return group_of(first) == group_of(second) && p.courtiers[first] == p.courtiers[second];
}

// The step of the way that can be done now, as the rules ask for it: kind by kind, of like cards
// the first.
std::optional<Action> next_step(const State& s, const Way& way) {
  Actions found;
  list_legal(s, found);
  for (const Action use : way.uses) {
    for (const Action action : found) {
      if (action.kind() == ActionKind::use && action.symbol() == use.symbol() &&
          alike(mover(s), action.source(), use.source())) {
        return action;
      }
    }
  }
  const Action rest = Action::of(ActionKind::pay);
  if (is_legal_action(s, rest)) return rest;
  return std::nullopt;
}

// What a payment used, and what it took from the treasury.
struct Account {
  static constexpr bool kListening = true;
  bool open = true;
  std::vector<Event> used;
  u32 florins = 0;

  void operator()(const Event& event) {
    if (!open) return;
    if (event.kind == EventKind::source_used) used.push_back(event);
    if (event.kind == EventKind::florins_paid) florins += event.count;
    // The first thing that is neither is what was paid for.
    open = event.kind == EventKind::source_used || event.kind == EventKind::florins_paid ||
           event.kind == EventKind::florins_gained || event.kind == EventKind::indulgence_taken;
  }
};

struct Proposal {
  std::vector<std::string> actions;
  Account account;
};

std::optional<Proposal> propose(const State& before, const Wishes& wishes) {
  State s = before;
  Proposal proposal;
  while (s.phase == Phase::pay && s.turn.pending == before.turn.pending && proposal.account.open) {
    const std::optional<Way> way = cheapest(s, wishes);
    const std::optional<Action> step = way ? next_step(s, *way) : std::nullopt;
    if (!step) return std::nullopt;
    proposal.actions.push_back(text_of(*step));
    virtu::Virtu::apply(s, *step, proposal.account);
  }
  return proposal;
}

Result<Wishes> read_wishes(const Node& asked) {
  Wishes wishes;
  const Node keep = asked["keep"], avoid = asked["avoid"];
  for (std::size_t i = 0; keep.there() && i < keep.size(); ++i) {
    const Result<Action> use = parse_virtu_action("use " + std::string(keep[i].text()));
    if (!use) return Error{keep[i].place(), use.error().text()};
    wishes.keep.push_back(*use);
  }
  for (std::size_t i = 0; avoid.there() && i < avoid.size(); ++i) {
    const auto source = source_named(avoid[i].text());
    if (!source) return Error{avoid[i].place(), "is not a source"};
    wishes.avoid.push_back(*source);
  }
  if (!asked.complaints().none()) return *asked.complaints().first();
  return wishes;
}

json::array sources_of(const State& s, const std::vector<Event>& used) {
  const Symbols wanted =
      kinds_in(s.turn.owed) | (s.turn.either != 0 ? kCrownsAndCrosses : Symbols{0});
  Purse purse;
  open_purse(s, s.turn.back, purse);
  json::array sources;
  for (const Usable& one : purse.sources) {
    if ((one.gives & wanted) == 0) continue;
    json::value chosen = nullptr;
    for (const Event& event : used) {
      if (event.what == one.id) chosen = name_of(static_cast<Symbol>(event.where));
    }
    sources.push_back({{"source", source_of(s, s.to_move, one.id)},
                       {"useful", symbols_of(one.gives & wanted)},
                       {"worth", worth_of(s, one.id)},
                       {"chosen", chosen}});
  }
  return sources;
}

}  // namespace

Answer pay(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked, {"keep", "avoid"});
  if (!question) return question.error();
  const Result<State> after = after_composed(*question);
  if (!after) return after.error();
  const State& s = *after;
  if (s.phase != Phase::pay) return Error{"", "nothing is owed"};
  const Result<Wishes> wishes = read_wishes(asked);
  if (!wishes) return wishes.error();
  const Turn& t = s.turn;
  json::object out{{"for", text_of(t.pending)},
                   {"cost", price_of(t.owed, t.either)},
                   {"spare", symbols_of(t.pool)}};
  const std::optional<Proposal> proposal = propose(s, *wishes);
  if (!proposal) {
    out["actions"] = nullptr;
    out["florins"] = 0;
    out["loss"] = 0;
    out["left"] = json::object{};
    out["sources"] = sources_of(s, {});
    return out;
  }
  int loss = static_cast<int>(proposal->account.florins);
  Symbols given = t.pool;
  for (const Event& event : proposal->account.used) {
    const Symbol kind = static_cast<Symbol>(event.where);
    const bool kept = kind == Symbol::florin && event.what >= kCourtierSource;
    loss += worth_of(s, event.what) - (kept ? int{event.count} : 0);
    if (!kept) given += some(kind, event.count);
  }
  Symbols left = less(given, t.owed);
  for (u32 either = t.either; either != 0; --either) {
    const Symbol kind = count(left, Symbol::crown) != 0 ? Symbol::crown : Symbol::cross;
    left = less(left, some(kind));
  }
  json::array actions(proposal->actions.begin(), proposal->actions.end());
  out["actions"] = std::move(actions);
  out["florins"] = proposal->account.florins;
  out["loss"] = loss;
  out["left"] = symbols_of(left);
  out["sources"] = sources_of(s, proposal->account.used);
  return out;
}

}  // namespace condotta::notation::virtu_guide
