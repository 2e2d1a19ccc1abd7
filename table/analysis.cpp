#include "table/analysis.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cmath>

namespace condotta::table {
namespace {

// With four decimals. The WebAssembly modules have no floats in their texts.
std::string decimal(float chance) {
  constexpr u32 kOne = 10000;
  const u32 parts = static_cast<u32>(std::lround(chance * static_cast<float>(kOne)));
  return parts >= kOne ? "1" : fmt::format("0.{:04}", parts);
}

}  // namespace

std::string write_chances(std::span<const float> chances) {
  std::string list;
  for (const float chance : chances) {
    if (!list.empty()) list += ',';
    list += decimal(chance);
  }
  return "[" + list + "]";
}

std::string write_advice(const Advice& advice) {
  std::string actions;
  for (const Advice::Option& option : advice.actions) {
    actions += fmt::format(R"({}{{"action":{},"value":{}}})", actions.empty() ? "" : ",",
                           json::serialize(json::value(option.action)), decimal(option.value));
  }
  return fmt::format(R"({{"actions":[{}],"chances":{}}})", actions, write_chances(advice.chances));
}

std::string write_course(const Table& table) {
  std::string steps;
  Table again;
  for (const Entry& entry : table.log()) {
    if (again.load(entry)) break;
    if (entry.kind != EntryKind::started && entry.kind != EntryKind::acted) continue;
    if (!steps.empty()) steps += ',';
    steps += write_chances(again.play()->chances());
  }
  return "[" + steps + "]";
}

}  // namespace condotta::table
