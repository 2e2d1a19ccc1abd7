// What the notation of a game consists of. notation/games.hpp has all of them.
#pragma once

namespace condotta::notation {

// A specialisation for each game G, with static members:
//
//   kMinPlayers, kMaxPlayers, kOptionNames, kReport          report: "strengths", "scores"
//   parse_options(list, players), read_options(node, players), json_of(options), text_of(options)
//   text_of(action), parse_action(text), why_not(state, action)
//   write_position(state), read_position(json), write_observation(seen)
//   report(state), report_seen(seen): a value for the key kReport
//   result_of(state): an object, or null before the end
//   start_of(just_dealt): the seat for the header of a record
//   Chance: a sink that notes what chance did; take() gives the lines since the last time, each
//           with json(players) and check(node, players), which complains about what is not so
//
// and, if the game has something that is no move, such as showing cards:
//
//   kExtraLine: the key of its line; check_extra(node, state, sink)
template <class G>
struct Notation;

}  // namespace condotta::notation
