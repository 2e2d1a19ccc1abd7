#include "tests/support/scenario_setup.hpp"

#include <boost/json/serialize.hpp>
#include <map>

#include "notation/options_text.hpp"
#include "notation/position.hpp"

namespace condotta::tests {
namespace {

namespace json = boost::json;
using condottiere::Options;
using condottiere::State;

json::array list_of(const std::vector<std::string>& texts) {
  json::array list;
  for (const std::string& text : texts) list.emplace_back(text);
  return list;
}

// C1.3, for `deck:`; written out so that a position may also hold too many of a card.
const std::map<std::string, int>& copies() {
  static const std::map<std::string, int> kCopies = {
      {"1", 10},      {"2", 8},       {"3", 8},          {"4", 8},          {"5", 8},
      {"6", 8},       {"10", 8},      {"winter", 3},     {"spring", 3},     {"bishop", 6},
      {"drummer", 6}, {"heroine", 3}, {"courtesan", 12}, {"scarecrow", 16}, {"surrender", 3}};
  return kCopies;
}

class Position {
 public:
  explicit Position(std::string file) : file_(std::move(file)) {
    out_ = {{"game", "condottiere"},     {"players", 2},     {"options", json::object()},
            {"regions", json::object()}, {"pope", nullptr},  {"holder", 0},
            {"contested", nullptr},      {"phase", "place"}, {"discard", json::array()}};
  }

  void take(const TextLine& line) {
    line_ = line.number;
    std::string_view text = line.text;
    if (take_prefix(text, "seat")) {
      take_seat(text);
    } else if (take_prefix(text, "regions")) {
      for (const std::string& owner : split(text, ';')) take_regions(owner);
    } else if (take_prefix(text, "discard:")) {
      out_["discard"] = list_of(named(cards_in(text)));
    } else if (take_prefix(text, "deck:")) {
      deck_ = named(text == "empty" ? std::vector<std::string>{} : cards_in(text));
      deck_given_ = true;
    } else {
      for (const std::string& fact : split(text, ',')) take_fact(fact);
    }
  }

  json::object finished() {
    const int players = static_cast<int>(out_["players"].as_int64());
    json::array seats;
    for (int i = 0; i < players; ++i) seats.push_back(seat_json(i));
    out_["seats"] = seats;
    if (!out_.contains("turn")) out_["turn"] = out_["holder"];
    if (deck_given_) discard_all_but_deck();
    return out_;
  }

 private:
  struct GivenSeat {
    json::array hand, line;
    json::value down = nullptr;
    bool passed = false, played = false;
  };

  [[noreturn]] void fail(const std::string& message) const {
    throw ScenarioError{file_, line_, message};
  }
  [[nodiscard]] int number(std::string_view text) const {
    const std::optional<int> value = number_in(text);
    if (!value) fail("a number is expected, not `" + std::string(text) + "`");
    return *value;
  }
  [[nodiscard]] json::array numbers(std::string_view text) const {
    json::array list;
    for (const std::string& word : words(text)) list.emplace_back(number(word));
    return list;
  }

  std::vector<std::string> named(std::vector<std::string> cards) {
    for (const std::string& card : cards) ++seen_[card];
    return cards;
  }

  // `0: line 2 5; hand 1; passed`
  void take_seat(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) fail("expected `seat N: ...`");
    GivenSeat& seat = seats_[number(trimmed(text.substr(0, colon)))];
    for (const std::string& fact : split(text.substr(colon + 1), ';')) {
      std::string_view rest = fact;
      if (take_prefix(rest, "line")) {
        seat.line = list_of(named(cards_in(rest)));
        seat.played = seat.played || !seat.line.empty();
      } else if (take_prefix(rest, "hand")) {
        seat.hand = list_of(named(cards_in(rest)));
      } else if (take_prefix(rest, "down")) {
        seat.down = json::value(named({std::string(rest)}).front());
        seat.played = true;
      } else if (rest == "passed") {
        seat.passed = true;
      } else if (rest == "played") {
        seat.played = true;
      } else {
        fail("a seat has no `" + fact + "`");
      }
    }
  }

  // `0: Parma Roma`
  void take_regions(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) fail("expected `regions SEAT: NAME NAME`");
    const int owner = number(trimmed(text.substr(0, colon)));
    for (const std::string& region : words(text.substr(colon + 1))) {
      out_["regions"].as_object()[region] = owner;
    }
  }

  void take_fact(std::string_view fact) {
    const std::string whole(fact);
    if (take_prefix(fact, "players")) {
      out_["players"] = number(fact);
    } else if (take_prefix(fact, "options")) {
      for (const std::string& option : words(fact)) take_option(option);
    } else if (take_prefix(fact, "holder")) {
      out_["holder"] = number(fact);
    } else if (take_prefix(fact, "turn")) {
      out_["turn"] = number(fact);
    } else if (take_prefix(fact, "battle in")) {
      out_["phase"] = "battle";
      out_["contested"] = fact;
    } else if (take_prefix(fact, "final battle of")) {
      out_["phase"] = "battle";
      out_["finalists"] = numbers(fact);
    } else if (take_prefix(fact, "phase")) {
      out_["phase"] = fact;
    } else if (take_prefix(fact, "contested")) {
      out_["contested"] = fact;
    } else if (take_prefix(fact, "favour in")) {
      out_["pope"] = fact;
    } else if (take_prefix(fact, "idle")) {
      out_["idle"] = number(fact);
    } else if (take_prefix(fact, "first")) {
      out_["first"] = number(fact);
    } else if (take_prefix(fact, "barren")) {
      out_["barren"] = number(fact);
    } else if (take_prefix(fact, "points")) {
      out_["points"] = numbers(fact);
    } else {
      fail("nothing can be given as `" + whole + "`");
    }
  }

  void take_option(const std::string& text) {
    const std::size_t equals = text.find('=');
    json::value value = true;
    if (equals != std::string::npos) value = number(std::string_view(text).substr(equals + 1));
    out_["options"].as_object()[text.substr(0, equals)] = value;
  }

  json::object seat_json(int i) {
    GivenSeat& seat = seats_[i];
    return {{"hand", seat.hand},
            {"line", seat.line},
            {"down", seat.down},
            {"passed", seat.passed},
            {"played", seat.played}};
  }

  // Cards named nowhere are in the deck, unless the deck is given: then they are discards.
  void discard_all_but_deck() {
    json::array& discard = out_["discard"].as_array();
    for (const auto& [card, number] : copies()) {
      for (int i = seen_[card]; i < number; ++i) discard.emplace_back(card);
    }
  }

  std::string file_;
  int line_ = 0;
  json::object out_;
  std::map<int, GivenSeat> seats_;
  std::map<std::string, int> seen_;
  std::vector<std::string> deck_;
  bool deck_given_ = false;
};

}  // namespace

std::vector<std::string> cards_in(std::string_view text) {
  std::vector<std::string> cards;
  if (text == "none") return cards;
  for (const std::string& word : words(text)) {
    const std::size_t star = word.find('*');
    const int times = star == std::string::npos ? 1 : number_in(word.substr(star + 1)).value_or(0);
    for (int i = 0; i < times; ++i) cards.push_back(word.substr(0, star));
  }
  return cards;
}

json::object position_of(const std::vector<TextLine>& given, const std::string& file) {
  Position position(file);
  for (const TextLine& line : given) position.take(line);
  return position.finished();
}

notation::Result<State> state_of(const std::vector<TextLine>& given, const std::string& file) {
  return notation::read_position(json::serialize(position_of(given, file)));
}

DealtGame dealt_game(const TextLine& game, const std::string& file, Log& log) {
  int players = 0;
  int seed = 0;
  std::string options;
  for (const std::string& fact : split(game.text, ',')) {
    std::string_view rest = fact;
    if (take_prefix(rest, "players")) {
      players = number_in(rest).value_or(0);
    } else if (take_prefix(rest, "seed")) {
      seed = number_in(rest).value_or(0);
    } else if (take_prefix(rest, "options")) {
      options = joined(words(rest), ",");
    } else {
      throw ScenarioError{file, game.number, "a game has no `" + fact + "`"};
    }
  }
  const notation::Result<Options> read = notation::parse_options(options, static_cast<u8>(players));
  if (!read) throw ScenarioError{file, game.number, read.error().text()};
  if (!read->playable()) throw ScenarioError{file, game.number, "not playable"};
  const Seed secret = derive_seed(static_cast<u64>(seed));
  return {condottiere::Condottiere::deal(*read, secret, log), secret};
}

}  // namespace condotta::tests
