// What happened, in words, as one viewer saw it.
#pragma once
#include <string>
#include <vector>

#include "engine/condottiere/event.hpp"
#include "engine/condottiere/options.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::cli {

// "You" or "Seat 2"; "you" or "seat 2" within a sentence.
std::string named(Seat who, Seat viewer, bool begins_sentence);

// A sink for events. Whatever the viewer does not see goes no further than witness().
class Teller {
 public:
  static constexpr bool kListening = true;

  Teller(Seat viewer, const condottiere::Options& options) : viewer_(viewer), options_(options) {}

  void operator()(const condottiere::Event& event);
  // Call it before take() once C5.4 and C6.1 ask nothing more: who passed without cards is then
  // out.
  void battle_is_open();
  // The sentences since the last time.
  std::vector<std::string> take();

 private:
  void tell(const condottiere::Event& event);
  void tell_play(const condottiere::Event& event);
  void tell_aftermath(const condottiere::Event& event);
  // "Seat 1 plays" or "You play".
  [[nodiscard]] std::string does(Seat who, const char* you, const char* other) const;
  void say(std::string sentence);
  // C3.6 between the placing of the token and the first turn: a round that ends would make it
  // false.
  void hold_back(std::string sentence);
  // Like events are told together: "Strengths: you 12, seat 1 3."
  void gather(const condottiere::Event& event);
  void close_group();

  Seat viewer_;
  const condottiere::Options& options_;
  std::vector<std::string> sentences_;
  std::vector<std::string> held_back_;
  bool opening_ = false;  // the token was placed, and the battle has not begun
  std::vector<condottiere::Event> group_;
};

}  // namespace condotta::cli
