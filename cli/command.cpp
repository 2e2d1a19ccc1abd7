#include "cli/command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "notation/json_node.hpp"

namespace condotta::cli {

bool Streams::in_is_terminal() const { return &in == &std::cin && isatty(STDIN_FILENO) == 1; }
bool Streams::out_is_terminal() const { return &out == &std::cout && isatty(STDOUT_FILENO) == 1; }
bool Streams::err_is_terminal() const { return &err == &std::cerr && isatty(STDERR_FILENO) == 1; }

namespace {

// A number as it was written, unless that is very long.
std::string shortened(const std::string& text) {
  return text.size() <= 30 ? text : notation::quoted(text);
}

}  // namespace

CLI::Validator whole_number(u64 least, u64 most) {
  const auto check = [least, most](const std::string& text) {
    const char* const end = text.data() + text.size();
    u64 number = 0;
    const auto [read, wrong] = std::from_chars(text.data(), end, number);
    if (read != end || wrong == std::errc::invalid_argument) {
      return "must be a whole number, not " + notation::quoted(text);
    }
    if (wrong == std::errc{} && number >= least && number <= most) return std::string();
    return fmt::format("must be from {} to {}, not {}", least, most, shortened(text));
  };
  return {check, ""};
}

CLI::Validator number_between(double least, double most) {
  const auto check = [least, most](const std::string& text) {
    const char* const end = text.data() + text.size();
    double number = 0;
    const auto [read, wrong] = std::from_chars(text.data(), end, number);
    const bool good = read == end && wrong == std::errc{} && number >= least && number <= most;
    return good ? std::string()
                : fmt::format("must be a number from {} to {}, not {}", least, most,
                              notation::quoted(text));
  };
  return {check, ""};
}

void require_game(std::string_view name) {
  if (const notation::Complaint unknown = notation::unknown_game(name)) {
    throw Failure{"condotta: " + unknown->text()};
  }
}

void require_players(u64 players, u32 least, u32 most) {
  if (players >= least && players <= most) return;
  throw Failure{
      fmt::format("condotta: --players: must be from {} to {}, not {}", least, most, players)};
}

void refuse_options(const notation::Error& error) {
  // "options.start: why" as "--options: start: why".
  std::string why = error.text();
  if (why.starts_with("options.")) why.replace(0, 8, "options: ");
  throw Failure{"condotta: --" + why};
}

std::string option_help() {
  return fmt::format("Condottiere: {}. Virtù: {}",
                     notation::Notation<condottiere::Condottiere>::kOptionNames,
                     notation::Notation<virtu::Virtu>::kOptionNames);
}

bool next_line(std::istream& in, std::string& line, std::size_t limit) {
  constexpr int kEnd = std::istream::traits_type::eof();
  line.clear();
  int c = in.get();
  if (c == kEnd) return false;
  for (; c != kEnd && c != '\n'; c = in.get()) {
    if (line.size() <= limit) line += static_cast<char>(c);
  }
  return true;
}

InputFile::InputFile(const std::string& name, Streams& streams)
    : name_(name == "-" ? "<stdin>" : name), from_input_(name == "-"), input_(streams.in) {
  if (from_input_) return;
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored)) throw Failure{name_ + ": is a folder"};
  errno = 0;
  file_.open(name, std::ios::binary);
  if (!file_) throw Failure{fmt::format("{}: cannot be read: {}", name_, std::strerror(errno))};
}

std::string InputFile::read_all(std::size_t limit) {
  std::string text(limit + 1, '\0');
  stream().read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(stream().gcount()));
  if (text.size() > limit) throw Failure{fmt::format("{}: larger than {} bytes", name_, limit)};
  return text;
}

}  // namespace condotta::cli
