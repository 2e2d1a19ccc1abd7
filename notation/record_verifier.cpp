#include "notation/record_verifier.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <string>
#include <vector>

#include "notation/games.hpp"
#include "notation/record_writer.hpp"

namespace condotta::notation {
namespace {

// C7.2 is Condottiere's, but the word tells what a line is in any record.
constexpr std::string_view kKinds[] = {"game", "chance", "action", "show", "result"};

std::string_view kind_of(const Node& line) {
  for (const std::string_view key : kKinds) {
    if (line[key].there()) return key;
  }
  return "";
}

void check_result(const Node& found, const json::object& entries) {
  for (const auto& entry : found.object()) {
    if (!entries.contains(entry.key())) {
      found.complain("unknown key " + quoted(entry.key()));
    }
  }
  for (const auto& entry : entries) {
    const Node written = found.required(std::string_view(entry.key()));
    const json::value* value = found.object().if_contains(entry.key());
    if (value != nullptr && *value != entry.value()) must_be(written, entry.value());
  }
}

template <class G>
class Replay final : public GameReplay {
 public:
  void header(const Node& node) override {
    node.allow_keys({"game", "version", "players", "options", "seed", "start"});
    (void)node.required("version").number(G::kVersion, G::kVersion);
    const u8 seats = static_cast<u8>(
        node.required("players").number(Notation<G>::kMinPlayers, Notation<G>::kMaxPlayers));
    const typename G::Options options = Notation<G>::read_options(node["options"], seats);
    const Result<Seed> seed = parse_seed(node.required("seed").text());
    if (!seed) node["seed"].complain(seed.error().message);
    if (!node.complaints().none()) return;

    state_ = G::deal(options, *seed, scribe_);
    const Node start = node.required("start");
    const Seat right = Notation<G>::start_of(state_);
    if (read_seat(start, seats) != right) must_be(start, index(right));
    note_chance();
  }

  void line(const Node& node, std::string_view kind) override {
    if (!due_.empty()) {
      due_.front().check(node, players());
      due_.pop_front();
    } else if (is_extra(kind)) {
      extra(node);
    } else if (G::to_move(state_) == Seat::none) {
      result(node);
    } else if (kind == "action") {
      action(node);
    } else if (kind == "chance") {
      node.complain("nothing is dealt or drawn here");
    } else if (kind == "result") {
      node.complain("the game is not over");
    } else {
      node.complain("the game before is not over");
    }
  }

  [[nodiscard]] bool done() const override { return done_; }
  [[nodiscard]] u64 actions() const override { return actions_; }

 private:
  [[nodiscard]] u8 players() const { return G::players(state_); }
  void note_chance() {
    for (const auto& one : scribe_.take()) due_.push_back(one);
  }

  static bool is_extra(std::string_view kind) {
    if constexpr (requires { Notation<G>::kExtraLine; }) return kind == Notation<G>::kExtraLine;
    return false;
  }
  void extra(const Node& node) {
    if constexpr (requires { Notation<G>::kExtraLine; }) {
      Notation<G>::check_extra(node, state_, scribe_);
      (void)scribe_.take();
    }
  }

  void action(const Node& node) {
    node.allow_keys({"seat", "legal", "action", Notation<G>::kReport});
    const Seat who = read_seat(node.required("seat"), players());
    const Result<typename G::Action> parsed = Notation<G>::parse_action(node["action"].text());
    if (!parsed) node["action"].complain(parsed.error().text());
    if (!node.complaints().none()) return;
    const Seat turn = G::to_move(state_);
    if (who != turn) {
      node.complain(fmt::format("seat {} is not to move, seat {} is", index(who), index(turn)));
      return;
    }
    if (!G::is_legal(state_, *parsed)) {
      node.complain(fmt::format("seat {} may not \"{}\": {}", index(who),
                                Notation<G>::text_of(*parsed),
                                Notation<G>::why_not(state_, *parsed)));
      return;
    }
    check_legal(node["legal"]);
    G::apply(state_, *parsed, scribe_);
    const Node report = node[Notation<G>::kReport];
    const json::value right = Notation<G>::report(state_);
    if (report.there() && node.object().at(Notation<G>::kReport) != right) must_be(report, right);
    ++actions_;
    note_chance();
  }

  void check_legal(const Node& node) const {
    if (!node.there()) return;
    std::vector<std::string> written, right;
    for (std::size_t i = 0; i < node.size(); ++i) written.emplace_back(node[i].text());
    for (const json::value& text : legal_texts_of<G>(state_)) right.emplace_back(text.get_string());
    std::sort(written.begin(), written.end());
    std::sort(right.begin(), right.end());
    std::vector<std::string> odd;
    std::set_difference(right.begin(), right.end(), written.begin(), written.end(),
                        std::back_inserter(odd));
    if (!odd.empty()) node.complain(quoted(odd[0]) + " is missing");
    std::set_difference(written.begin(), written.end(), right.begin(), right.end(),
                        std::back_inserter(odd));
    if (!odd.empty()) node.complain(quoted(odd[0]) + " is not legal, or is there twice");
  }

  void result(const Node& node) {
    const Node found = node["result"];
    if (!found.there()) {
      node.complain("the result is missing here");
      return;
    }
    node.allow_keys({"result"});
    const json::value right = Notation<G>::result_of(state_);
    check_result(found, right.get_object());
    done_ = true;
  }

  typename G::State state_{};
  typename Notation<G>::Chance scribe_;
  std::deque<typename Notation<G>::Chance::Line> due_;  // chance lines that must come next
  u64 actions_ = 0;
  bool done_ = false;
};

}  // namespace

Complaint RecordVerifier::line(std::string_view text) {
  if (text.size() > kLongestLine) {
    return Error{"", fmt::format("longer than {} characters", kLongestLine)};
  }
  if (text.find_first_not_of(" \t\r") == std::string_view::npos) return Error{"", "a blank line"};
  const Result<json::value> value = parse_json_line(text);
  if (!value) return value.error();
  Complaints complaints;
  const Node node(*value, complaints);
  const std::string_view kind = kind_of(node);
  if (kind.empty()) {
    node.complain("not a line of a record: game, chance, action, show or result expected");
  } else if (!game_) {
    begin_game(node);
  } else {
    game_->line(node, kind);
  }
  if (game_ && game_->done() && complaints.none()) {
    ++games_;
    actions_ += game_->actions();
    game_.reset();
  }
  return complaints.first();
}

void RecordVerifier::begin_game(const Node& node) {
  const Node game = node["game"];
  if (!game.there()) {
    node.complain("a game begins with its header");
    return;
  }
  if (const Complaint unknown = unknown_game(game.text())) {
    game.complain(unknown->message);
    return;
  }
  with_game(game.text(), [&]<class G>(G) { game_ = std::make_unique<Replay<G>>(); });
  game_->header(node);
}

Complaint RecordVerifier::finish() const {
  if (game_) return Error{"", "the record ends before the game does"};
  if (games_ == 0) return Error{"", "no game in it"};
  return std::nullopt;
}

}  // namespace condotta::notation
