#include "notation/json_node.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

namespace condotta::notation {
namespace {

const json::object& no_object() {
  static const json::object empty;
  return empty;
}

std::string out_of_range(u32 least, u32 most, std::string_view number) {
  if (least == most) return fmt::format("must be {}, not {}", least, number);
  return fmt::format("must be from {} to {}, not {}", least, most, number);
}

}  // namespace

void must_be(const Node& node, const json::value& right) {
  node.complain(fmt::format("must be {}", json::serialize(right)));
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string out = "\"";
  for (const char c : text.substr(0, kLongest)) {
    const bool plain = static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
    out += plain ? c : '?';
  }
  return out + (text.size() > kLongest ? "...\"" : "\"");
}

const json::object& Node::object() const {
  if (!there()) return no_object();
  if (const json::object* found = value_->if_object()) return *found;
  complain("must be an object");
  return no_object();
}

void Node::allow_keys(std::initializer_list<std::string_view> keys) const {
  for (const auto& entry : object()) {
    const std::string_view key = entry.key();
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      complaints_->add(place_, "unknown key " + quoted(key));
      return;
    }
  }
}

std::string Node::place_of(std::string_view key) const {
  return place_.empty() ? std::string(key) : fmt::format("{}.{}", place_, key);
}

Node Node::operator[](std::string_view key) const {
  return {object().if_contains(key), complaints_, place_of(key)};
}

Node Node::required(std::string_view key) const {
  Node found = (*this)[key];
  if (!found.there()) found.complain("is missing");
  return found;
}

std::size_t Node::size() const {
  if (!there()) return 0;
  if (const json::array* found = value_->if_array()) return found->size();
  complain("must be a list");
  return 0;
}

Node Node::operator[](std::size_t i) const {
  const json::array* list = there() ? value_->if_array() : nullptr;
  return {list != nullptr ? list->if_contains(i) : nullptr, complaints_,
          fmt::format("{}[{}]", place_, i)};
}

std::string_view Node::text() const {
  if (!there()) return {};
  if (const json::string* found = value_->if_string()) return *found;
  complain("must be text");
  return {};
}

bool Node::flag() const {
  if (!there()) return false;
  if (const bool* found = value_->if_bool()) return *found;
  complain("must be true or false");
  return false;
}

u32 Node::number(u32 least, u32 most) const {
  if (!there()) return least;
  if (const std::int64_t* found = value_->if_int64()) {
    if (*found >= least && *found <= most) return static_cast<u32>(*found);
    complain(out_of_range(least, most, std::to_string(*found)));
  } else if (const std::uint64_t* big = value_->if_uint64()) {  // huge, or written by a program
    if (*big >= least && *big <= most) return static_cast<u32>(*big);
    complain(out_of_range(least, most, std::to_string(*big)));
  } else {
    complain("must be a whole number");
  }
  return least;
}

}  // namespace condotta::notation
