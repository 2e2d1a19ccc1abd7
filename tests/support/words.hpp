// Cutting lines of text into words.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace condotta::tests {

std::string_view trimmed(std::string_view text);
// Without what follows a '#' that begins a word.
std::string_view without_comment(std::string_view line);
// The pieces between separators, trimmed; of an empty text: none.
std::vector<std::string> split(std::string_view text, char separator);
// The words between blanks.
std::vector<std::string> words(std::string_view text);
std::string joined(const std::vector<std::string>& pieces, std::string_view separator);
// A number and nothing else.
std::optional<int> number_in(std::string_view text);
// Takes `prefix` off the front and trims, if it is there, followed by a blank or ended by a colon.
bool take_prefix(std::string_view& text, std::string_view prefix);

struct TextLine {
  int number;  // from 1
  std::string text;
};
std::vector<TextLine> lines_of(const std::string& text);
std::vector<TextLine> lines_of_file(const std::string& path);
std::string text_of_file(const std::string& path);
// The files of a folder whose names end in ".txt", in order.
std::vector<std::string> text_files_in(const std::string& folder);

// CONDOTTA_REGENERATE=1: write down what is seen instead of comparing it.
bool regenerating();
void write_file(const std::string& path, const std::string& text);

}  // namespace condotta::tests
