// What chance did in a game of Virtù: the colours.
#include <utility>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {

using namespace virtu_words;

json::object ColourLine::json(u8 players) const {
  json::array names;
  for (u8 i = 0; i < players; ++i) names.emplace_back(name_of(colours[i]));
  return {{"chance", "colours"}, {"colours", std::move(names)}};
}

void ColourLine::check(const Node& node, u8 players) const {
  const Node named = node["chance"];
  if (!named.there() || named.text() != "colours") {
    node.complain("the colours are missing here");
    return;
  }
  node.allow_keys({"chance", "colours"});
  const json::value right = json(players).at("colours");
  const Node written = node.required("colours");
  if (written.there() && node.object().at("colours") != right) must_be(written, right);
}

void ColourScribe::operator()(const virtu::Event& event) {
  if (event.kind == EventKind::game_started) {
    line_.colours.push_back(static_cast<Colour>(event.what));
  }
}

std::vector<ColourLine> ColourScribe::take() {
  if (line_.colours.empty()) return {};
  return {std::exchange(line_, {})};
}

}  // namespace condotta::notation
