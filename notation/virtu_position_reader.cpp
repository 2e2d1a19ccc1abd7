#include <fmt/format.h>

#include "notation/seats.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

// Fills a State from the document, step by step. The first complaint ends it.
class VirtuReader {
 public:
  explicit VirtuReader(const json::value& value) : root_(value, complaints_) {}

  Result<State> read() {
    (void)root_.object();
    if (good()) read_frame();
    if (good()) read_seats();
    if (good()) read_shared();
    if (good()) read_turn(root_["now"], state_);
    if (good()) count_supply();
    if (good()) check();
    if (!good()) return *complaints_.first();
    return state_;
  }

 private:
  [[nodiscard]] bool good() const { return complaints_.none(); }
  [[nodiscard]] u8 players() const { return state_.options.players; }

  template <class Found>
  auto named(const Node& node, Found found, std::string_view what) {
    const auto value = found(node.text());
    if (!value) node.complain(fmt::format("{} is not {}", quoted(node.text()), what));
    return value;
  }

  void read_frame() {
    root_.allow_keys({"game", "players", "options", "year", "last_year", "order", "track", "phase",
                      "turn", "seats", "agents", "alliances", "now", "result",
                      // answers of the program, so that its output can be its input
                      "legal", "scores"});
    const Node game = root_.required("game");
    if (game.text() != virtu::Virtu::kName) game.complain("must be virtu");
    const u8 seats = static_cast<u8>(root_.required("players").number(kMinPlayers, kMaxPlayers));
    state_.options = read_virtu_options(root_["options"], seats);
    fill_supply(state_);
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      empty_palace(state_.players[i]);
      state_.players[i].marker = kNone;
      state_.players[i].colour = Colour::none;
    }
    state_.year = static_cast<u16>(root_["year"].there() ? root_["year"].number(1, 0xFFFF) : 1U);
    state_.last_year = root_["last_year"].flag() ? 1 : 0;
    if (const auto phase = named(root_.required("phase"), phase_named, "a phase")) {
      state_.phase = *phase;
    }
    read_order("order", state_.order);
    read_order("track", state_.track);
    const Node turn = root_.required("turn");
    state_.to_move = state_.phase == Phase::over ? Seat::none : read_seat(turn, players());
    if (state_.phase == Phase::over && turn.has_value()) turn.complain("must be null: it is over");
  }

  // Left out: clockwise from seat 0.
  void read_order(std::string_view key, Seat (&order)[kMaxPlayers]) {
    const Node node = root_[key];
    for (u8 i = 0; i < kMaxPlayers; ++i) order[i] = i < players() ? seat(i) : Seat::none;
    if (!node.there()) return;
    if (node.size() != players()) node.complain(fmt::format("must be a list of {}", players()));
    SeatSet named = 0;
    for (u8 i = 0; i < players(); ++i) {
      order[i] = read_seat(node[std::size_t{i}], players());
      if (contains(named, order[i])) node[std::size_t{i}].complain("the same seat twice");
      named = static_cast<SeatSet>(named | only(order[i]));
    }
  }

  void read_seats() {
    const Node seats = root_.required("seats");
    if (seats.size() != players()) {
      seats.complain(fmt::format("must be a list of {}, one for each player", players()));
      return;
    }
    for (u8 i = 0; i < players() && good(); ++i) read_player(seats[std::size_t{i}], i);
  }

  void read_player(const Node& node, u8 i) {
    Player& p = state_.players[i];
    node.allow_keys({"colour", "florins", "marker", "rooms", "courtiers", "indulgences", "cities",
                     "cathedrals", "deeds", "patronage", "bonuses", "trophies", "troops",
                     "retreating", "agents", "war_tokens", "asked", "family"});
    const auto colour = named(node.required("colour"), colour_named, "a colour");
    p.colour = colour.value_or(Colour::milan);
    p.florins = static_cast<u16>(node["florins"].number(0, 0xFFFF));
    if (node["marker"].has_value()) {
      p.marker = static_cast<u8>(node["marker"].number(1, kRooms) - 1U);
    }
    p.steps = static_cast<u8>(node["patronage"].number(0, kPatronageEnd));
    p.agents = static_cast<u8>(node["agents"].number(0, kAgentsEach));
    p.war_tokens = static_cast<u8>(node["war_tokens"].number(0, 100));
    p.asked = node["asked"].flag() ? 1 : 0;
    read_palace(node, p);
    read_tokens(node["cities"], p.cities, p.cities_available);
    for (u8 j = 0; j < i; ++j) {
      const CitySet both = p.cities & state_.players[j].cities;
      if (both == 0) continue;
      node["cities"].complain(fmt::format("{} is seat {}'s already", name_of(first_of(both)), j));
    }
    CitySet cathedrals = 0;
    read_tokens(node["cathedrals"], cathedrals, p.cathedrals_available);
    if ((cathedrals & ~p.cities) != 0) node["cathedrals"].complain("only in own cities");
    state_.cathedrals |= cathedrals;
    read_counts(node["troops"], p.troops);
    read_counts(node["retreating"], p.retreating);
    read_sets(node, p);
  }

  void read_palace(const Node& node, Player& p) {
    const Node rooms = node["rooms"];
    if (rooms.there() && rooms.size() != kRooms) rooms.complain("must be a list of 5");
    for (u8 i = 0; i < kRooms && rooms.there(); ++i) {
      const Node room = rooms[std::size_t{i}];
      room.allow_keys({"action", "under"});
      p.rooms[i] = {card_or_none(room["action"]), card_or_none(room["under"])};
    }
    const Node courtiers = node["courtiers"];
    for (const auto& entry : courtiers.object()) {
      const std::string_view name = entry.key();
      const auto place = place_named(name);
      if (!place) {
        courtiers.complain(quoted(name) + " is not a courtier place");
        return;
      }
      const Node one = courtiers[name];
      one.allow_keys({"card", "state"});
      put_into_place(p, *place, card_or_none(one.required("card")), is_available(one["state"]));
    }
    const Node indulgences = node["indulgences"];
    for (std::size_t i = 0; i < indulgences.size(); ++i) {
      const u32 room = indulgences[i].number(1, kRooms) - 1U;
      if (bit(p.indulgences, room)) indulgences[i].complain("is there twice");
      p.indulgences = static_cast<u8>(p.indulgences | 1U << room);
    }
  }

  Card card_or_none(const Node& node) {
    if (!node.has_value()) return Card::none;
    return named(node, card_named, "a card").value_or(Card::none);
  }
  static bool is_available(const Node& node) {
    if (!node.there() || node.text() == "available") return true;
    if (node.text() != "used") node.complain("must be available or used");
    return false;
  }

  void read_tokens(const Node& node, CitySet& owned, CitySet& available) {
    for (const auto& entry : node.object()) {
      const std::string_view name = entry.key();
      const auto where = city_named(name);
      if (!where) {
        node.complain(quoted(name) + " is not a city");
        return;
      }
      owned |= only(*where);
      if (is_available(node[name])) available |= only(*where);
    }
  }

  void read_counts(const Node& node, u8 (&counts)[kCityArray]) {
    for (const auto& entry : node.object()) {
      const std::string_view name = entry.key();
      const auto where = city_named(name);
      if (!where) {
        node.complain(quoted(name) + " is not a city");
        return;
      }
      counts[number(*where)] = static_cast<u8>(node[name].number(0, kTroopsEach));
    }
  }

  void read_sets(const Node& node, Player& p) {
    const Node deeds = node["deeds"];
    for (const auto& entry : deeds.object()) {
      const std::string_view name = entry.key();
      const auto deed = deed_named(name);
      if (!deed) {
        deeds.complain(quoted(name) + " is not a title, guild or Artillery");
        return;
      }
      p.deeds = static_cast<u8>(p.deeds | 1U << number(*deed));
      if (!is_available(deeds[name])) continue;
      p.deeds_available = static_cast<u8>(p.deeds_available | 1U << number(*deed));
    }
    const Node bonuses = node["bonuses"];
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
      const auto bonus = named(bonuses[i], bonus_named, "a patronage bonus");
      if (!bonus) continue;
      if (bit(p.bonuses, number(*bonus))) bonuses[i].complain("is there twice");
      p.bonuses = static_cast<u16>(p.bonuses | 1U << number(*bonus));
    }
    const Node trophies = node["trophies"];
    for (std::size_t i = 0; i < trophies.size(); ++i) {
      const auto colour = named(trophies[i], colour_named, "a colour");
      if (!colour) continue;
      if (bit(p.trophies, number(*colour))) trophies[i].complain("is there twice");
      p.trophies = static_cast<u8>(p.trophies | 1U << number(*colour));
    }
    const Node family = node["family"];
    for (std::size_t i = 0; i < family.size(); ++i) {
      const auto card = named(family[i], card_named, "a card");
      if (!card) return;
      const u32 first = number(family_card(p.colour, 0));
      const bool own = number(*card) >= first && number(*card) < first + kFamilySize;
      if (!own) {
        family[i].complain("is not of the family of this colour");
        return;
      }
      p.family = static_cast<u8>(p.family | 1U << (number(*card) - first));
    }
  }

  void read_shared() {
    const Node agents = root_["agents"];
    for (const auto& entry : agents.object()) {
      const std::string_view name = entry.key();
      const auto spot = spot_named(name);
      if (!spot) {
        agents.complain(quoted(name) + " is no place for an agent");
        return;
      }
      state_.agents[*spot] = read_seat(agents[name], players());
    }
    const Node alliances = root_["alliances"];
    for (const auto& entry : alliances.object()) {
      const std::string_view name = entry.key();
      const auto alliance = alliance_named(name);
      if (!alliance) {
        alliances.complain(quoted(name) + " is not an alliance");
        return;
      }
      const Node one = alliances[name];
      one.allow_keys({"holder", "ready"});
      state_.holders[number(*alliance)] = read_seat(one.required("holder"), players());
      if (one["ready"].there() && !one["ready"].flag()) continue;
      state_.ready = static_cast<u8>(state_.ready | 1U << number(*alliance));
    }
    if (state_.phase == Phase::over) {
      state_.winners = read_seats_of(root_["result"]["winners"]);
      root_["result"].allow_keys({"winners", "prestige", "years"});
    }
  }
  SeatSet read_seats_of(const Node& node) { return notation::read_seats(node, players()); }

  // V1.4: what nobody has is in the supply.
  void count_supply() {
    for (u32 i = 0; i < kNobles; ++i) {
      u32 out = number(state_.turn.placing) == i ? 1 : 0;
      for (const Player& p : state_.players) out += count_in_palace(p, static_cast<Card>(i));
      take("nobles", state_.nobles[i], out, name_of(static_cast<Card>(i)));
    }
    for (u32 d = 0; d < kDeeds; ++d) {
      if (static_cast<Deed>(d) == Deed::artillery) continue;
      u32 out = 0;
      for (const Player& p : state_.players) out += bit(p.deeds, d) ? 1U : 0U;
      take("titles", state_.deeds[d], out, name_of(static_cast<Deed>(d)));
    }
    u32 indulgences = 0;
    for (const Player& p : state_.players) {
      indulgences += count_bits(p.indulgences);
      state_.bonuses_left = static_cast<u16>(state_.bonuses_left & ~p.bonuses);
    }
    take("indulgences", state_.indulgences_left, indulgences, "indulgence");
    take("cathedrals", state_.cathedrals_left, size(state_.cathedrals), "cathedral");
  }
  void take(std::string_view place, u8& left, u32 out, std::string_view what) {
    if (out > left) {
      complaints_.add(std::string(place), fmt::format("too many of {}: {} of {}", what, out, left));
      return;
    }
    left = static_cast<u8>(left - out);
  }

  void check() {
    const Problem problem = problem_of(state_);
    if (problem == Problem::none) return;
    const Error error = explain(problem);
    complaints_.add(error.place, error.message);
  }

  Complaints complaints_;
  Node root_;
  State state_{};
};

}  // namespace

Result<virtu::State> read_virtu_position(const json::value& value) {
  return VirtuReader(value).read();
}

}  // namespace condotta::notation
