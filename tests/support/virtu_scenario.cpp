#include "tests/support/virtu_scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/games.hpp"
#include "notation/record_writer.hpp"
#include "tests/support/bytes.hpp"
#include "tests/support/virtu_given.hpp"

namespace condotta::tests {
namespace {

using virtu::State;
using virtu::Virtu;
using Words = notation::Notation<Virtu>;
namespace json = boost::json;

class Run {
 public:
  explicit Run(const Scenario& scenario) : scenario_(scenario), state_(virtu_position(scenario)) {}

  void run() {
    const bool failed_before = ::testing::Test::HasFatalFailure();
    check_state(scenario_.line);
    for (const TextLine& step : scenario_.steps) {
      line_ = step.number;
      take(step.text);
      if (!failed_before && ::testing::Test::HasFatalFailure()) return;
    }
  }

 private:
  [[noreturn]] void fail(const std::string& why) const {
    throw ScenarioError{scenario_.file, line_, why};
  }
  [[nodiscard]] std::string here() const {
    return scenario_.file + ":" + std::to_string(line_) + ": ";
  }

  // Sound, and the same after it was written and read.
  void check_state(int line) {
    line_ = line;
    ASSERT_TRUE(Virtu::is_sound(state_)) << here();
    const auto back = Words::read_position(Words::write_position(state_));
    ASSERT_TRUE(back) << here() << back.error().text();
    ASSERT_TRUE(same_bytes(*back, state_)) << here() << "written and read it is another position";
  }

  void take(std::string_view text) {
    if (take_prefix(text, "do")) {
      const std::size_t colon = text.find(':');
      if (colon == std::string_view::npos) fail("do SEAT: ACTION");
      const std::string_view who = trimmed(text.substr(0, colon));
      for (const std::string& one : split(text.substr(colon + 1), ',')) act(std::string(who), one);
    } else if (take_prefix(text, "not legal:")) {
      for (const std::string& one : split(text, ',')) expect_legal(one, false);
    } else if (take_prefix(text, "legal:")) {
      for (const std::string& one : split(text, ',')) expect_legal(one, true);
    } else if (take_prefix(text, "only:")) {
      expect_only(split(text, ','));
    } else if (take_prefix(text, "no")) {
      EXPECT_EQ(look_up(trimmed(text)), nullptr) << here();
    } else if (take_prefix(text, "is")) {
      expect_fact(text);
    } else {
      fail("what is this step?");
    }
  }

  virtu::Action parsed(const std::string& text) const {
    const auto action = Words::parse_action(text);
    if (!action) fail(action.error().text());
    if (Words::text_of(*action) != text) fail("is written " + Words::text_of(*action));
    return *action;
  }

  void act(const std::string& who, const std::string& text) {
    const virtu::Action action = parsed(text);
    ASSERT_EQ(std::to_string(index(state_.to_move)), who) << here() << "another seat is to move";
    NullSink nobody;
    const Refusal answer = Virtu::try_apply(state_, state_.to_move, action, nobody);
    ASSERT_EQ(answer, Refusal::none) << here() << text << "; legal: " << legal_text();
    check_state(line_);
  }

  [[nodiscard]] std::string legal_text() const {
    return json::serialize(notation::legal_texts_of<Virtu>(state_));
  }
  void expect_legal(const std::string& text, bool legal) const {
    EXPECT_EQ(Virtu::is_legal(state_, parsed(text)), legal)
        << here() << text << "; legal: " << legal_text();
  }
  void expect_only(std::vector<std::string> wanted) const {
    std::vector<std::string> found;
    for (const json::value& one : notation::legal_texts_of<Virtu>(state_)) {
      found.emplace_back(one.get_string());
    }
    std::sort(found.begin(), found.end());
    std::sort(wanted.begin(), wanted.end());
    EXPECT_EQ(found, wanted) << here();
  }

  // A value of the written position by its keys, such as seats.0.florins; null: not there.
  const json::value* look_up(std::string_view path) {
    document_ = Words::write_position(state_);
    document_.as_object()["scores"] = Words::report(state_);
    const json::value* at = &document_;
    for (const std::string& key : split(path, '.')) {
      if (const json::array* list = at->if_array()) {
        at = list->if_contains(std::stoul(key));
      } else {
        at = at->is_object() ? at->get_object().if_contains(key) : nullptr;
      }
      if (at == nullptr) return nullptr;
    }
    return at;
  }
  void expect_fact(std::string_view text) {
    const std::string_view fact = trimmed(text);
    const std::size_t blank = fact.find(' ');
    if (blank == std::string_view::npos) fail("is PATH VALUE");
    const json::value* found = look_up(fact.substr(0, blank));
    ASSERT_NE(found, nullptr) << here() << "there is no " << fact.substr(0, blank);
    const std::string value =
        found->is_string() ? std::string(found->get_string()) : json::serialize(*found);
    EXPECT_EQ(value, trimmed(fact.substr(blank + 1))) << here();
  }

  const Scenario& scenario_;
  State state_;
  json::value document_;
  int line_ = 0;
};

}  // namespace

void run_virtu_scenario(const Scenario& scenario) { Run(scenario).run(); }

}  // namespace condotta::tests
