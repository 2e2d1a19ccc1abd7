// Whole games of the random player as readable logs: a change of the rules is a readable diff.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/core/playout.hpp"
#include "notation/action_text.hpp"
#include "notation/vocabulary.hpp"
#include "tests/support/event_words.hpp"
#include "tests/support/repository.hpp"
#include "tests/support/scenario_setup.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

using namespace condottiere;

std::string folder() { return in_repository("tests/golden/playthroughs"); }

// The head of a file says which game it is; all that follows is made by the engine.
struct Head {
  std::string text;  // comments and the line `game:`
  TextLine game;
};

Head head_of(const std::string& path) {
  Head head;
  for (const TextLine& line : lines_of_file(path)) {
    head.text += line.text + "\n";
    std::string_view rest = line.text;
    if (take_prefix(rest, "game:")) {
      head.game = {line.number, std::string(rest)};
      return head;
    }
    if (line.text.substr(0, 1) != "#") break;
  }
  throw ScenarioError{path, 1, "expected comments and then `game: ...`"};
}

class Playthrough {
 public:
  Playthrough(const std::string& path, const Head& head) : text_(head.text) {
    Log log;
    const DealtGame dealt = dealt_game(head.game, path, log);
    state_ = dealt.state;
    seed_ = dealt.seed;
    tell(log.events);
  }

  // Chooses as play_randomly does.
  void play() {
    Rng chooser = Rng::seeded(seed_.low);
    while (Condottiere::to_move(state_) != Seat::none) {
      ActionList<Condottiere> actions;
      Condottiere::legal(state_, actions);
      const u32 pick = chooser.below(actions.count);
      std::vector<std::string> legal;
      for (const Action action : actions) legal.push_back(notation::text_of(action));
      text_ += fmt::format("\n{}. seat {} ({}): {}\n", ++decisions_, index(state_.table.turn),
                           notation::name_of(state_.table.phase), joined(legal, " | "));
      text_ += fmt::format("> {}\n", legal[pick]);
      Log log;
      Condottiere::apply(state_, actions[pick], log);
      tell(log.events);
      if (!state_is_bare()) text_ += "  strengths " + strengths() + "\n";
    }
    text_ += fmt::format("\nresult: winners {}, reason {}\n", winners(),
                         notation::name_of(state_.table.reason));
  }

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] u32 decisions() const { return decisions_; }
  [[nodiscard]] Seed seed() const { return seed_; }
  [[nodiscard]] const Options& options() const { return state_.table.options; }

 private:
  [[nodiscard]] bool state_is_bare() const {
    return strengths().find_first_not_of("0 ") == std::string::npos;
  }
  [[nodiscard]] std::string strengths() const {
    std::vector<std::string> all;
    for (u8 i = 0; i < options().players; ++i) {
      all.push_back(std::to_string(strength_of(state_.table, seat(i))));
    }
    return joined(all, " ");
  }
  [[nodiscard]] std::string winners() const {
    std::vector<std::string> all;
    for (u8 i = 0; i < options().players; ++i) {
      if (contains(state_.table.winners, seat(i))) all.push_back(std::to_string(i));
    }
    return joined(all, " ");
  }

  // The cards that one seat gets at once stand on one line.
  void tell(const std::vector<Event>& events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (events[i].kind != EventKind::received) {
        tell(events[i]);
        continue;
      }
      std::string line = fmt::format("  [{}] ", index(events[i].seat)) + words_of(events[i]);
      const auto goes_on = [&](const Event& next) {
        return next.kind == EventKind::received && next.seat == events[i].seat;
      };
      while (i + 1 < events.size() && goes_on(events[i + 1])) {
        ++i;
        for (int n = 0; n < events[i].count; ++n) {
          line += fmt::format(" {}", notation::name_of(events[i].card));
        }
      }
      text_ += line + "\n";
    }
  }

  // What all see alike has no bracket. Otherwise the viewers are named, `s` for the spectators; who
  // is named nowhere sees nothing.
  void tell(const Event& event) {
    std::vector<std::pair<std::string, std::string>> told;  // viewers, words
    std::size_t viewers = 0;
    for (u8 i = 0; i <= options().players; ++i) {
      const bool spectator = i == options().players;
      Event shown = event;
      if (!witness(event, spectator ? Seat::none : seat(i), shown)) continue;
      ++viewers;
      const std::string name = spectator ? "s" : std::to_string(i);
      const std::string words = words_of(shown);
      auto same = told.begin();
      while (same != told.end() && same->second != words) ++same;
      if (same == told.end()) {
        told.emplace_back(name, words);
      } else {
        same->first += " " + name;
      }
    }
    const bool all_alike = told.size() == 1 && viewers == options().players + 1U;
    for (const auto& [who, words] : told) {
      text_ += all_alike ? fmt::format("  {}\n", words) : fmt::format("  [{}] {}\n", who, words);
    }
  }

  std::string text_;
  State state_{};
  Seed seed_{};
  u32 decisions_ = 0;
};

std::string first_difference(const std::string& expected, const std::string& seen) {
  const std::vector<std::string> old_lines = split(expected, '\n');
  const std::vector<std::string> new_lines = split(seen, '\n');
  std::size_t i = 0;
  while (i < old_lines.size() && i < new_lines.size() && old_lines[i] == new_lines[i]) ++i;
  const auto line = [&](const std::vector<std::string>& lines) {
    return i < lines.size() ? lines[i] : std::string("the end");
  };
  return fmt::format(
      "line {}\n  expected: {}\n  seen:     {}\n(scripts/regenerate_golden.sh writes it anew)",
      i + 1, line(old_lines), line(new_lines));
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, playthrough) {
  const std::string& path = GetParam();
  Playthrough game(path, head_of(path));
  game.play();
  EXPECT_EQ(play_randomly<Condottiere>(game.options(), game.seed()).decisions, game.decisions());
  if (regenerating()) {
    write_file(path, game.text());
    return;
  }
  const std::string expected = text_of_file(path);
  EXPECT_TRUE(expected == game.text()) << path << ": " << first_difference(expected, game.text());
  EXPECT_LE(expected.size(), 150'000U) << "too long to be read";
}

std::string name_of_file(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(info.param.rfind('/') + 1);
  name = name.substr(0, name.rfind('.'));
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

INSTANTIATE_TEST_SUITE_P(files, Golden, ::testing::ValuesIn(text_files_in(folder())), name_of_file);

}  // namespace
}  // namespace condotta::tests
