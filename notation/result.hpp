// A value, or what was wrong with the input: notation throws nothing, so that it runs everywhere.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace condotta::notation {

struct Error {
  std::string place;  // such as seats[1].hand[3]; empty: the whole
  std::string message;

  [[nodiscard]] std::string text() const {
    return place.empty() ? message : place + ": " + message;
  }
  friend bool operator==(const Error&, const Error&) = default;
};

// Nothing: all is well.
using Complaint = std::optional<Error>;

template <class T>
class [[nodiscard]] Result {
 public:
  // Both ways in are implicit on purpose: `return value;` and `return Error{...};`.
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  // Only when there is a value.
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  // Only when there is none.
  [[nodiscard]] const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace condotta::notation
