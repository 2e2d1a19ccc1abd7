// Texts in pieces: words of an action, items of a list, numbers with their bounds.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/types.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

using Words = std::vector<std::string_view>;

// Pieces between single separators; an empty one wherever there is a separator too many.
Words split_at(std::string_view text, char separator);
inline Words words_in(std::string_view text) { return split_at(text, ' '); }
std::string_view trimmed(std::string_view text);

struct Range {
  u32 least, most;
};
// The number that the digits are, or what is wrong with them at that place.
Result<u32> number_in(std::string_view digits, Range range, std::string place);

// Where an option is, in a complaint about it.
std::string option_place(std::string_view name);

// One item of a list of options: `name`, or `name=value`.
struct OptionItem {
  std::string_view name;
  std::string_view value;
  bool has_value = false;
};
// Hands over each item of `a,b=3`; ends at the first complaint, its own or the receiver's.
Complaint each_option(std::string_view list,
                      const std::function<Complaint(const OptionItem&)>& receive);

}  // namespace condotta::notation
