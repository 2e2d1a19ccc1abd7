#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <charconv>

#include "engine/core/rng.hpp"
#include "notation/games.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

// Fills a State from the document, step by step. The first complaint ends it.
class PositionReader {
 public:
  PositionReader(const json::value& value, Ending ending)
      : root_(value, complaints_), ending_(ending) {
    for (Card& down : state_.down) down = Card::none;
  }

  Result<State> read() {
    if (!value_is_object()) return *complaints_.first();
    read_frame();
    if (complaints_.none()) read_board();
    if (complaints_.none()) read_seats_and_piles();
    if (complaints_.none()) read_ending();
    if (complaints_.none()) {
      assume_memory(state_);
      read_memory(root_["memory"], state_);
    }
    if (complaints_.none()) check();
    if (!complaints_.none()) return *complaints_.first();
    return state_;
  }

 private:
  struct Named {
    std::string place;
    Card card;
  };

  bool value_is_object() {
    (void)root_.object();
    return complaints_.none();
  }

  void read_frame() {
    root_.allow_keys({"game", "players", "options", "regions", "pope", "holder", "first",
                      "contested", "finalists", "phase", "turn", "idle", "points", "barren",
                      "seats", "discard", "dice", "memory", "result",
                      // answers of the program, so that its output can be its input
                      "legal", "strengths"});
    const Node game = root_.required("game");
    if (const Complaint unknown = unknown_game(game.text())) {
      game.complain(unknown->message);
    } else if (game.text() != Condottiere::kName) {
      game.complain("must be condottiere");
    }
    const u8 players = static_cast<u8>(root_.required("players").number(kMinPlayers, kMaxPlayers));
    table().options = read_options(root_["options"], players);
  }

  void read_board() {
    Table& t = table();
    const Node regions = root_["regions"];
    for (const auto& entry : regions.object()) {
      const std::optional<Region> found = region_named(entry.key());
      const Node owner = regions[std::string_view(entry.key())];
      if (!found) {
        regions.complain("unknown region " + quoted(entry.key()));
        return;
      }
      t.owned[index(read_seat(owner, players()))] |= only(*found);
    }
    t.pope = region_or_none("pope");
    t.contested = region_or_none("contested");
    t.holder = read_seat(root_.required("holder"), players());
    t.first = root_["first"].there() ? read_seat(root_["first"], players()) : t.holder;
    t.finalists = read_seats(root_["finalists"], players());
    const Node phase = root_.required("phase");
    const std::optional<Phase> found = phase_named(phase.text());
    if (!found) phase.complain("unknown phase " + quoted(phase.text()));
    t.phase = found.value_or(Phase::battle);
    t.defender = defender();
    t.idle = static_cast<u16>(root_["idle"].number(0, 0xFFFF));
    read_turn();
    read_points();
  }

  // D4: from the choice of the region to the end of the battle.
  [[nodiscard]] Seat defender() {
    const Table& t = table();
    const bool before = t.phase == Phase::place || t.phase == Phase::draw || t.phase == Phase::over;
    const bool fought = t.contested != Region::none && !before && !is_final(t);
    return fought && t.options.capturing_regions != 0 ? owner_of(t, t.contested) : Seat::none;
  }

  void read_turn() {
    const Node turn = root_.required("turn");
    table().turn = Seat::none;
    if (table().phase != Phase::over) {
      table().turn = read_seat(turn, players());
    } else if (turn.has_value()) {
      turn.complain("must be null: the game is over");
    }
  }

  void read_points() {
    const Node points = root_["points"];
    table().barren = static_cast<u8>(root_["barren"].number(0, kMaxPlayers));
    if (!points.there()) return;
    if (table().options.play_for_points == 0) points.complain("only with play_for_points (D2)");
    if (points.size() != players()) points.complain(fmt::format("must be a list of {}", players()));
    for (u8 i = 0; i < players(); ++i) {
      table().points[i] = static_cast<u16>(points[std::size_t{i}].number(0, 0xFFFF));
    }
  }

  void read_seats_and_piles() {
    const Node seats = root_.required("seats");
    if (seats.size() != players()) {
      seats.complain(fmt::format("must be a list of {}, one for each player", players()));
      return;
    }
    for (u8 i = 0; i < players(); ++i) read_seat_at(seats[std::size_t{i}], i);
    name_all(root_["discard"]);
    if (!complaints_.none() || !counts_fit()) return;
    table().discard = read_pile(root_["discard"]);
    for (u8 i = 0; i < players(); ++i) {
      const Node node = seats[std::size_t{i}];
      state_.hands[i] = read_pile(node["hand"]);
      table().lines[i] = read_pile(node["line"]);
      derive_played(node, i);
    }
    if (between_battles()) settle_flags();
    state_.deck = whole_deck();
    for (const Named& named : named_) state_.deck.remove(named.card);
  }

  void read_seat_at(const Node& node, u8 i) {
    node.allow_keys({"hand", "line", "down", "passed", "played"});
    name_all(node["hand"]);
    name_all(node["line"]);
    if (const Node down = node["down"]; down.has_value()) {
      state_.down[i] = read_card(down);
      named_.push_back({down.place(), state_.down[i]});
      table().down = static_cast<SeatSet>(table().down | only(seat(i)));
    }
    const bool left_out = is_final(table()) && !contains(table().finalists, seat(i));
    if (node["passed"].there() ? node["passed"].flag() : left_out) {
      table().passed = static_cast<SeatSet>(table().passed | only(seat(i)));
    }
  }

  void name_all(const Node& pile) {
    const std::vector<Card> cards = read_cards(pile);
    for (std::size_t i = 0; i < cards.size(); ++i) named_.push_back({pile[i].place(), cards[i]});
  }

  // C1.3, before anything is counted in a byte.
  bool counts_fit() {
    u32 counts[kCardKinds] = {};
    for (const Named& named : named_) ++counts[index(named.card)];
    u32 met[kCardKinds] = {};
    for (const Named& named : named_) {
      if (++met[index(named.card)] <= copies_of(named.card)) continue;
      complaints_.add(named.place, too_many(named.card, counts[index(named.card)]));
      return false;
    }
    return true;
  }

  // Without a word on it, who has a card on the table has played, and who decides on the effect of
  // one.
  void derive_played(const Node& node, u8 i) {
    const Table& t = table();
    const bool effect = t.phase == Phase::take || t.phase == Phase::favour;
    const bool plain =
        !t.lines[i].empty() || contains(t.down, seat(i)) || (effect && t.turn == seat(i));
    if (node["played"].there() ? node["played"].flag() : plain) {
      table().played = static_cast<SeatSet>(t.played | only(seat(i)));
    }
  }

  // The next battle has not begun. Who writes such a position by hand may still have the last one
  // in mind, where all have passed.
  [[nodiscard]] bool between_battles() {
    const Table& t = table();
    return t.phase == Phase::discard || t.phase == Phase::keep ||
           (t.phase == Phase::place && t.contested == Region::none);
  }
  // In C5.4 the empty hands before the first with cards have passed already; otherwise nobody has.
  void settle_flags() {
    Table& t = table();
    t.passed = passed_before_battle(state_);
    for (u8 i = 0; i < players(); ++i) {
      if (t.lines[i].empty()) t.played = static_cast<SeatSet>(t.played & ~only(seat(i)));
    }
  }

  void read_ending() {
    read_dice();
    const Node result = root_["result"];
    if (table().phase != Phase::over) {
      if (result.has_value()) result.complain("must be null: the game is not over");
      return;
    }
    if (ending_ == Ending::derived && !result.has_value()) {
      derive_result();
      return;
    }
    if (!result.has_value()) result.complain("is missing: the game is over");
    result.allow_keys({"winners", "regions", "reason", "points"});
    table().winners = read_seats(result.required("winners"), players());
    if (table().winners == 0) result["winners"].complain("nobody won");
    const Node reason = result.required("reason");
    const std::optional<Reason> found = reason_named(reason.text());
    if (!found) reason.complain("unknown reason " + quoted(reason.text()));
    table().reason = found.value_or(Reason::most);
    same(result["regions"], regions_of(table()));
    if (table().options.play_for_points != 0) {
      same(result["points"], points_of(table()));
    } else if (result["points"].there()) {
      result["points"].complain("only with play_for_points (D2)");
    }
  }

  void derive_result() {
    Table& t = table();
    NullSink nobody;
    t.reason = is_final(t) ? Reason::final_battle : decision_of(t).reason;
    t.winners = is_final(t) ? strongest(t, nobody) : leaders_of(t);
  }

  // What is said twice must be the same.
  void same(const Node& node, const json::value& right) {
    if (node.there() && !node.equals(right)) {
      node.complain(fmt::format("must be {}, as above", json::serialize(right)));
    }
  }

  void read_dice() {
    state_.dice = Dice::from(derive_seed(0));
    const Node dice = root_["dice"];
    if (!dice.there()) return;
    const std::string_view hex = dice.text();
    u64* const words[3] = {&state_.dice.key[0], &state_.dice.key[1], &state_.dice.thrown};
    bool good = hex.size() == 48;
    for (std::size_t i = 0; i < 3 && good; ++i) {
      const char* begin = hex.data() + 16 * i;
      const auto [end, wrong] = std::from_chars(begin, begin + 16, *words[i], 16);
      good = wrong == std::errc{} && end == begin + 16;
    }
    if (!good) dice.complain("must be 48 hexadecimal digits");
  }

  void check() {
    const Problem problem = problem_of(state_);
    if (problem == Problem::none) return;
    const Error error = explain(state_, problem);
    complaints_.add(error.place, error.message);
  }

  [[nodiscard]] Region region_or_none(std::string_view key) {
    return root_[key].has_value() ? read_region(root_[key]) : Region::none;
  }
  [[nodiscard]] Table& table() { return state_.table; }
  [[nodiscard]] u8 players() const { return state_.table.options.players; }

  Complaints complaints_;
  Node root_;
  Ending ending_;
  State state_{};
  std::vector<Named> named_;  // every card of the position, with its place
};

}  // namespace

Result<State> read_position(const json::value& value, Ending ending) {
  return PositionReader(value, ending).read();
}
Result<State> read_position(const json::value& value) {
  return read_position(value, Ending::written);
}

Result<State> read_position(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return value.error();
  return read_position(*value);
}

}  // namespace condotta::notation
