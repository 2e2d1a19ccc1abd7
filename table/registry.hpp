// The games that tables are played of. registry.cpp is the only place here that names one.
#pragma once
#include <boost/json/array.hpp>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.hpp"
#include "table/entry.hpp"
#include "table/fault.hpp"
#include "table/play.hpp"
#include "table/settings.hpp"

namespace condotta::table {

// Whether there is such a game and it takes these players and options; the options come back
// in their plain form.
std::optional<Refused> check_settings(Settings& settings);

// The settings must have been checked. `telling` is what the deal tells.
std::unique_ptr<Play> deal(const Settings& settings, Seed seed, Telling& telling);

// A game that goes on from what Play::bytes gave; nothing if that is not of this program's making.
std::unique_ptr<Play> resume(const Settings& settings, std::string_view bytes);

// The record of a game from its seed and the log's lines (JSON Lines).
std::string record_of(const Settings& settings, Seed seed, std::span<const Entry> log);

// Everyone's chances of victory in a position, as Play::chances has them.
Outcome<std::vector<float>> chances_of(const json::value& position);

// A strong bot for the seat whose view this is, as Play::adviser has it; empty if it is not that
// seat's turn. The view is all that it knows of the game.
Outcome<std::function<Advice(u32)>> adviser_of_view(const json::value& view, u64 chance);

bool has_bot(std::string_view game, std::string_view bot);
// Who plays for those that left.
std::string_view substitute_of(std::string_view game);

// [{"name":"condottiere","version":1,"players":[2,6],"bots":["random"]}]
json::array describe_games();

std::string text_of_seed(Seed seed);
std::optional<Seed> seed_from(std::string_view text);

}  // namespace condotta::table
