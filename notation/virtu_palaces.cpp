// Courtier places where nobody can be yet (V3.3).
#include <utility>

#include "notation/virtu_guide.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

// Opened ones are not bound to particular places: while one is left, every empty one is open.
json::array closed_places(const Player& p) {
  const u32 filled = filled_places(p);
  const u32 open = filled | free_places(filled, opened_places(p));
  json::array closed;
  for (u32 todo = kAllPlaces & ~open; todo != 0; todo &= todo - 1) {
    closed.emplace_back(place_name(lowest_bit(todo)));
  }
  return closed;
}

}  // namespace

Answer palaces(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const Result<State> s = after_composed(*question);
  if (!s) return s.error();
  json::array seats;
  for (u8 i = 0; i < s->options.players; ++i) {
    json::object palace;
    palace["closed"] = closed_places(s->players[i]);
    seats.push_back(std::move(palace));
  }
  json::object out;
  out["seats"] = std::move(seats);
  return out;
}

}  // namespace condotta::notation::virtu_guide
