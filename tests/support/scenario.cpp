#include "tests/support/scenario.hpp"

namespace condotta::tests {
namespace {

class Reader {
 public:
  explicit Reader(std::string path) : path_(std::move(path)) {}

  std::vector<Scenario> read(const std::vector<TextLine>& lines) {
    for (const TextLine& line : lines) take(line);
    finish();
    if (all_.empty()) throw ScenarioError{path_, 1, "no scenario in this file"};
    return all_;
  }

 private:
  void take(const TextLine& line) {
    const std::string_view content = without_comment(line.text);
    std::string_view text = trimmed(content);
    if (text.empty()) return;
    const bool indented = content.front() == ' ';
    if (take_prefix(text, "scenario:")) {
      finish();
      all_.push_back({path_, line.number, std::string(text), {}, {}, false, {}});
      in_given_ = false;
      return;
    }
    if (all_.empty()) throw ScenarioError{path_, line.number, "expected `scenario: TITLE` first"};
    Scenario& now = all_.back();
    if (indented && in_given_) {
      now.given.push_back({line.number, std::string(text)});
      return;
    }
    in_given_ = false;
    if (take_prefix(text, "rule:") || take_prefix(text, "rules:")) {
      for (const std::string& rule : split(text, ',')) now.rules.push_back(rule);
    } else if (take_prefix(text, "given:")) {
      in_given_ = true;
    } else if (take_prefix(text, "game:")) {
      now.whole_game = true;
      now.given.push_back({line.number, std::string(text)});
    } else {
      now.steps.push_back({line.number, std::string(text)});
    }
  }

  void finish() const {
    if (all_.empty()) return;
    const Scenario& last = all_.back();
    if (last.rules.empty()) throw ScenarioError{path_, last.line, "names no rule"};
    if (last.given.empty()) throw ScenarioError{path_, last.line, "has neither given: nor game:"};
    if (last.steps.empty()) throw ScenarioError{path_, last.line, "expects nothing"};
  }

  std::string path_;
  std::vector<Scenario> all_;
  bool in_given_ = false;
};

}  // namespace

std::vector<Scenario> read_scenarios(const std::string& path) {
  return read_scenarios(lines_of_file(path), path);
}

std::vector<Scenario> read_scenarios(const std::vector<TextLine>& lines, const std::string& file) {
  return Reader(file).read(lines);
}

}  // namespace condotta::tests
