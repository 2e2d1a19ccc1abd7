// The options of a table: `hidden_cards,start=2` on a command line, an object in JSON.
#pragma once
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "engine/condottiere/options.hpp"
#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// The names, for help texts.
inline constexpr std::string_view kOptionNames =
    "draw_after_battle, play_for_points=N, bigger_kingdoms, capturing_regions, hidden_cards, "
    "start=SEAT, idle_battles=N";

Result<condottiere::Options> parse_options(std::string_view list, u8 players);
condottiere::Options read_options(const Node& node, u8 players);
// Only those set.
json::object json_of(const condottiere::Options& options);
void add_options(JsonText& out, const condottiere::Options& options);
std::string text_of(const condottiere::Options& options);

}  // namespace condotta::notation
