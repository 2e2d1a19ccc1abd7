#include "table/settings.hpp"

namespace condotta::table {
namespace {

using notation::Node;

// Longer times than a Node's numbers can hold are given in seconds.
Millis seconds(const Node& node, Millis least, Millis most) {
  return Millis{node.number(static_cast<u32>(least / 1000), static_cast<u32>(most / 1000))} * 1000;
}

ClockRule read_clock(const Node& node) {
  ClockRule clock;
  if (!node.has_value()) return clock;
  const std::string_view kind = node.required("kind").text();
  if (kind == "none") {
    node.allow_keys({"kind"});
  } else if (kind == "decision") {
    node.allow_keys({"kind", "seconds"});
    clock.kind = ClockKind::decision;
    clock.time = seconds(node.required("seconds"), kLeastDecision, kMostDecision);
  } else if (kind == "bank") {
    node.allow_keys({"kind", "seconds", "increment"});
    clock.kind = ClockKind::bank;
    clock.time = seconds(node.required("seconds"), kLeastBank, kMostBank);
    if (node["increment"].there()) clock.increment = seconds(node["increment"], 0, kMostIncrement);
  } else {
    node["kind"].complain("must be none, decision or bank");
  }
  return clock;
}

}  // namespace

Settings read_settings(const Node& node) {
  node.allow_keys({"game", "players", "options", "public", "spectators", "clock", "pause"});
  Settings settings;
  settings.game = node.required("game").text();
  settings.players = static_cast<u8>(node.required("players").number(1, index(Seat::none) - 1U));
  if (node["options"].has_value()) settings.options = node["options"].object();
  settings.is_public = node["public"].flag();
  if (node["spectators"].there()) settings.spectators = node["spectators"].flag();
  settings.clock = read_clock(node["clock"]);
  if (node["pause"].there()) settings.pause = seconds(node["pause"], 0, kMostPause);
  return settings;
}

json::object json_of(const ClockRule& clock) {
  switch (clock.kind) {
    case ClockKind::decision:
      return {{"kind", "decision"}, {"seconds", clock.time / 1000}};
    case ClockKind::bank:
      return {
          {"kind", "bank"}, {"seconds", clock.time / 1000}, {"increment", clock.increment / 1000}};
    case ClockKind::none:
      break;
  }
  return {{"kind", "none"}};
}

json::object json_of(const Settings& settings) {
  return {{"game", settings.game},
          {"players", settings.players},
          {"options", settings.options},
          {"public", settings.is_public},
          {"spectators", settings.spectators},
          {"clock", json_of(settings.clock)},
          {"pause", settings.pause / 1000}};
}

}  // namespace condotta::table
