// Lists of actions that only want to know something about the legal ones, and stop when they do.
#pragma once
#include "engine/virtu/action.hpp"

namespace condotta::virtu {

// Whether there is more than one, and which is the first.
struct Probe {
  Action first = Action::of(ActionKind::end);
  u32 count = 0;

  CONDOTTA_FN void push(Action action) {
    if (count == 0) first = action;
    ++count;
  }
  [[nodiscard]] CONDOTTA_FN bool full() const { return count > 1; }
};

// Whether a certain one is there.
struct Finder {
  Action wanted;
  bool found = false;

  CONDOTTA_FN void push(Action action) { found = found || action == wanted; }
  [[nodiscard]] CONDOTTA_FN bool full() const { return found; }
};

// No need to look for more.
template <class List>
CONDOTTA_FN bool is_enough(const List& list) {
  if constexpr (requires { list.full(); }) {
    return list.full();
  } else {
    return false;
  }
}

}  // namespace condotta::virtu
