// What a table agrees on before anybody sits down.
#pragma once
#include <boost/json/object.hpp>
#include <string>

#include "notation/json_node.hpp"
#include "table/fault.hpp"
#include "table/limits.hpp"

namespace condotta::table {

namespace json = boost::json;

enum class ClockKind : u8 { none, decision, bank };

struct ClockRule {
  ClockKind kind = ClockKind::none;
  Millis time = 0;       // for each decision, or in the bank at the start
  Millis increment = 0;  // bank: added after each decision
};

struct Settings {
  std::string game;
  u8 players = 0;
  json::object options;  // in the game's own words
  bool is_public = false;
  bool spectators = true;
  ClockRule clock;
  Millis pause = kSecretPause;  // while somebody may be asked in secret
};

// Strict about keys and types. Whether the game takes the options is for the registry.
Settings read_settings(const notation::Node& node);
json::object json_of(const Settings& settings);
json::object json_of(const ClockRule& clock);

}  // namespace condotta::table
