// What happened in a game of Virtù, in words, as one viewer saw it.
#pragma once
#include <string>
#include <vector>

#include "engine/virtu/virtu.hpp"

namespace condotta::cli {

// A sink for events. Whatever the viewer does not see goes no further than witness().
class VirtuTeller {
 public:
  static constexpr bool kListening = true;

  VirtuTeller(Seat viewer, const virtu::Options&) : viewer_(viewer) {}

  void operator()(const virtu::Event& event);
  // The sentences since the last time.
  std::vector<std::string> take();

 private:
  [[nodiscard]] std::string sentence(const virtu::Event& event) const;
  [[nodiscard]] std::string of_spring(const virtu::Event& event) const;
  [[nodiscard]] std::string of_battle(const virtu::Event& event) const;
  [[nodiscard]] std::string of_winter(const virtu::Event& event) const;
  // "Seat 1 plays" or "You play".
  [[nodiscard]] std::string does(Seat who, const char* you, const char* other) const;

  Seat viewer_;
  std::vector<std::string> sentences_;
};

}  // namespace condotta::cli
