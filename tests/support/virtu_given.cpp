#include "tests/support/virtu_given.hpp"

#include <sstream>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::tests {
namespace {

using namespace virtu_words;

// Facts of `given:`, one after another, change a table just set up with empty palaces.
class Given {
 public:
  explicit Given(const Scenario& scenario) : scenario_(scenario) {}

  State read() {
    begin(3, "");
    for (const TextLine& line : scenario_.given) {
      line_ = line.number;
      for (const std::string& fact : split(line.text, ',')) take(fact);
    }
    state_.phase = state_.phase == Phase::over ? Phase::enter : state_.phase;
    NullSink nobody;
    settle(state_, nobody);
    if (!Virtu::is_sound(state_)) {
      fail("no sound position: " + notation::explain(problem_of(state_)).text());
    }
    return state_;
  }

 private:
  [[noreturn]] void fail(const std::string& why) const {
    throw ScenarioError{scenario_.file, line_, why};
  }
  template <class Optional>
  auto need(const Optional& found, const std::string& word) const {
    if (!found) fail("what is " + word + "?");
    return *found;
  }

  void begin(u8 players, const std::string& options) {
    constexpr Colour kSeats[kMaxPlayers] = {Colour::florence, Colour::naples, Colour::venice,
                                            Colour::milan, Colour::rome};
    const auto parsed = notation::parse_virtu_options(options, players);
    if (!parsed) fail(parsed.error().text());
    Options all = *parsed;
    for (u8 i = 0; i < players; ++i) all.colours[i] = kSeats[i];
    all.start = seat(0);
    NullSink nobody;
    state_ = Virtu::deal(all, derive_seed(0), nobody);
  }

  // Family cards leave the game, and the marker stands in the first room.
  void leave_setup() {
    if (state_.phase != Phase::setup || fresh_) return;
    for (u8 i = 0; i < state_.options.players; ++i) {
      state_.players[i].family = 0;
      state_.players[i].marker = 0;
    }
    state_.phase = Phase::over;
  }

  void take(const std::string& fact) {
    std::istringstream in(fact);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    const std::string& verb = words.at(0);
    if (verb == "players") {
      begin(static_cast<u8>(std::stoi(words.at(1))), words.size() > 2 ? words[2] : "");
    } else if (verb == "setup") {
      fresh_ = true;
    } else {
      leave_setup();
      if (verb == "seat") {
        seat_fact({words.begin() + 2, words.end()}, seat(static_cast<u32>(std::stoi(words.at(1)))));
      } else {
        table_fact(words);
      }
    }
  }

  void table_fact(const std::vector<std::string>& words) {
    const std::string& verb = words[0];
    const auto number_at = [&](std::size_t i) { return static_cast<u32>(std::stoi(words.at(i))); };
    if (verb == "agent") {
      state_.agents[need(spot_named(words.at(1)), words[1])] = seat(number_at(2));
    } else if (verb == "alliance") {
      const Alliance a = need(alliance_named(words.at(1)), words[1]);
      state_.holders[number(a)] = seat(number_at(2));
      if (words.size() == 3) state_.ready = static_cast<u8>(state_.ready | 1U << number(a));
    } else if (verb == "order") {
      for (u8 i = 0; i < state_.options.players; ++i) state_.order[i] = seat(number_at(i + 1U));
    } else if (verb == "year") {
      state_.year = static_cast<u16>(number_at(1));
    } else if (verb == "indulgences") {
      spare_indulgences(number_at(1));
    } else {
      begin_part(words);
    }
  }

  // So that only so many are left: the others lie with the last seat.
  void spare_indulgences(u32 left) {
    Player& last = state_.players[state_.options.players - 1U];
    for (u32 room = 0; room < kRooms && state_.indulgences_left > left; ++room) {
      last.indulgences = static_cast<u8>(last.indulgences | 1U << room);
      --state_.indulgences_left;
    }
  }

  void begin_part(const std::vector<std::string>& words) {
    NullSink nobody;
    const std::string& part = words[0];
    state_.turn.place = 0;
    if (part == "sieges") {
      go_on_besieging(state_, nobody);
      return;
    }
    const Seat who = seat(static_cast<u32>(std::stoi(words.at(1))));
    while (state_.order[state_.turn.place] != who) ++state_.turn.place;
    if (part == "spring") {
      begin_spring_turn(state_, nobody);
    } else if (part == "acts") {
      clear_turn(state_);
      state_.to_move = who;
      stop_here(state_);
    } else if (part == "winter") {
      begin_winter_turn(state_, nobody);
    } else if (part == "arrange" || part == "buy" || part == "hire" || part == "ally") {
      begin_winter_turn(state_, nobody);
      state_.phase = *phase_named(part);
    } else {
      fail("what is " + part + "?");
    }
  }

  void seat_fact(const std::vector<std::string>& words, Seat who) {
    Player& p = player(state_, who);
    const std::string& verb = words.at(0);
    const auto number_at = [&](std::size_t i) { return static_cast<u32>(std::stoi(words.at(i))); };
    const bool available = words.back() != "used";
    if (verb == "florins") {
      p.florins = static_cast<u16>(number_at(1));
    } else if (verb == "marker") {
      p.marker = words.at(1) == "none" ? kNone : static_cast<u8>(number_at(1) - 1U);
    } else if (verb == "agents") {
      p.agents = static_cast<u8>(number_at(1));
    } else if (verb == "tokens") {
      p.war_tokens = static_cast<u8>(number_at(1));
    } else if (verb == "trophy") {
      const Colour colour = need(colour_named(words.at(1)), words[1]);
      p.trophies = static_cast<u8>(p.trophies | 1U << number(colour));
    } else if (verb == "asked") {
      p.asked = 1;
    } else if (verb == "indulgence") {
      p.indulgences = static_cast<u8>(p.indulgences | 1U << (number_at(1) - 1U));
      --state_.indulgences_left;
    } else if (verb == "patronage") {
      p.steps = static_cast<u8>(number_at(1));
    } else if (verb == "bonus") {
      give_bonus(p, need(bonus_named(words.at(1)), words[1]));
    } else if (verb == "troops") {
      p.troops[number(need(city_named(words.at(1)), words[1]))] = static_cast<u8>(number_at(2));
    } else if (verb == "room") {
      Room& room = p.rooms[number_at(1) - 1U];
      room.action = take_card(words.at(2));
      if (words.size() > 3) room.under = take_card(words[3]);
    } else if (verb == "courtier") {
      put_into_place(p, need(place_named(words.at(1)), words[1]), take_card(words.at(2)),
                     available);
    } else {
      domain_fact(words, who, available);
    }
  }

  void domain_fact(const std::vector<std::string>& words, Seat who, bool available) {
    Player& p = player(state_, who);
    NullSink nobody;
    if (words[0] == "city") {
      const City c = need(city_named(words.at(1)), words[1]);
      if (!contains(p.cities, c)) gain_city(state_, who, c, available);
      if (!available) p.cities_available &= ~only(c);
    } else if (words[0] == "without") {
      const City c = need(city_named(words.at(1)), words[1]);
      p.cities_available &= ~only(c);
      lose_city(state_, who, c, nobody);
      p.troops[number(c)] = 0;
    } else if (words[0] == "cathedral") {
      const City c = need(city_named(words.at(1)), words[1]);
      state_.cathedrals |= only(c);
      --state_.cathedrals_left;
      if (available) p.cathedrals_available |= only(c);
    } else if (words[0] == "deed") {
      const Deed deed = need(deed_named(words.at(1)), words[1]);
      p.deeds = static_cast<u8>(p.deeds | 1U << number(deed));
      if (available) p.deeds_available = static_cast<u8>(p.deeds_available | 1U << number(deed));
      if (deed != Deed::artillery) --state_.deeds[number(deed)];
    } else {
      fail("what is " + words[0] + "?");
    }
  }

  void give_bonus(Player& p, Bonus bonus) {
    p.bonuses = static_cast<u16>(p.bonuses | 1U << number(bonus));
    state_.bonuses_left = static_cast<u16>(state_.bonuses_left & ~(1U << number(bonus)));
    if (bonus != Bonus::artillery) return;
    p.deeds = static_cast<u8>(p.deeds | 1U << number(Deed::artillery));
    p.deeds_available = static_cast<u8>(p.deeds_available | 1U << number(Deed::artillery));
  }

  Card take_card(const std::string& name) {
    const Card card = need(card_named(name), name);
    if (number(card) < kNobles) --state_.nobles[number(card)];
    return card;
  }

  const Scenario& scenario_;
  State state_{};
  int line_ = 0;
  bool fresh_ = false;
};

}  // namespace

virtu::State virtu_position(const Scenario& scenario) { return Given(scenario).read(); }

}  // namespace condotta::tests
