#include "notation/words.hpp"

#include <fmt/format.h>

#include <charconv>

#include "notation/json_node.hpp"

namespace condotta::notation {

Words split_at(std::string_view text, char separator) {
  Words words;
  for (;;) {
    const std::size_t end = text.find(separator);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

Result<u32> number_in(std::string_view digits, Range range, std::string place) {
  u32 value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, wrong] = std::from_chars(digits.data(), end, value);
  if (digits.empty() || wrong == std::errc::invalid_argument || stop != end) {
    return Error{std::move(place), fmt::format("{} is not a number", quoted(digits))};
  }
  if (wrong == std::errc::result_out_of_range || value < range.least || value > range.most) {
    return Error{std::move(place),
                 fmt::format("must be from {} to {}, not {}", range.least, range.most, digits)};
  }
  return value;
}

std::string option_place(std::string_view name) { return fmt::format("options.{}", name); }

Complaint each_option(std::string_view list,
                      const std::function<Complaint(const OptionItem&)>& receive) {
  if (list.empty()) return std::nullopt;
  Words seen;
  for (const std::string_view item : split_at(list, ',')) {
    if (item.empty()) return Error{"options", "a name is missing beside a comma"};
    const std::size_t equals = item.find('=');
    OptionItem option{item.substr(0, equals), "", equals != std::string_view::npos};
    if (option.has_value) option.value = item.substr(equals + 1);
    for (const std::string_view name : seen) {
      if (name == option.name) return Error{option_place(name), "is given twice"};
    }
    seen.push_back(option.name);
    if (Complaint wrong = receive(option)) return wrong;
  }
  return std::nullopt;
}

}  // namespace condotta::notation
