// Reading JSON strictly: every value is asked for by type, and whatever is wrong has a place.
#pragma once
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

namespace json = boost::json;

// The text as JSON. Errors tell the line and the column; keys that occur twice are refused.
Result<json::value> parse_json(std::string_view text);
// The same of one line of many: errors tell the column alone.
Result<json::value> parse_json_line(std::string_view line);

// The first thing wrong; what is found after it is of no use to anybody.
class Complaints {
 public:
  void add(std::string place, std::string message) {
    if (!first_) first_ = Error{std::move(place), std::move(message)};
  }
  [[nodiscard]] bool none() const { return !first_; }
  [[nodiscard]] const Complaint& first() const { return first_; }

 private:
  Complaint first_;
};

// One value inside a document, or the lack of one. A question that it cannot answer is a complaint,
// and the answer then a harmless one (0, "", false, an empty list): readers need not check at every
// step, only before they hand out a result.
class Node {
 public:
  Node(const json::value& value, Complaints& complaints, std::string place = "")
      : value_(&value), complaints_(&complaints), place_(std::move(place)) {}

  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] bool there() const { return value_ != nullptr; }
  [[nodiscard]] bool is_null() const { return there() && value_->is_null(); }
  // Neither missing nor null.
  [[nodiscard]] bool has_value() const { return there() && !value_->is_null(); }
  void complain(std::string message) const { complaints_->add(place_, std::move(message)); }
  [[nodiscard]] Complaints& complaints() const { return *complaints_; }

  // Objects.
  [[nodiscard]] const json::object& object() const;
  void allow_keys(std::initializer_list<std::string_view> keys) const;
  [[nodiscard]] Node operator[](std::string_view key) const;  // perhaps not there
  [[nodiscard]] Node required(std::string_view key) const;
  // Lists.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] Node operator[](std::size_t i) const;
  // Plain values.
  [[nodiscard]] std::string_view text() const;
  [[nodiscard]] bool flag() const;
  [[nodiscard]] u32 number(u32 least, u32 most) const;
  // Exactly this, whatever the order of keys.
  [[nodiscard]] bool equals(const json::value& other) const { return there() && *value_ == other; }

 private:
  Node(const json::value* value, Complaints* complaints, std::string place)
      : value_(value), complaints_(complaints), place_(std::move(place)) {}
  [[nodiscard]] std::string place_of(std::string_view key) const;

  const json::value* value_;
  Complaints* complaints_;
  std::string place_;
};

// Not what the game says.
void must_be(const Node& node, const json::value& right);

// "text" with the quotes, cut short if it is long, and with nothing in it that a terminal obeys.
std::string quoted(std::string_view text);

}  // namespace condotta::notation
