// `condotta verify`: replays a record and confirms every line of it.
#include <fmt/format.h>

#include <istream>
#include <ostream>

#include "cli/command.hpp"
#include "notation/record_verifier.hpp"

namespace condotta::cli {
namespace {

void verify(const std::string& name, Streams& streams) {
  InputFile file(name, streams);
  notation::RecordVerifier verifier;
  const auto fail = [&](u64 at, const notation::Error& why) {
    throw Failure{fmt::format("{}:{}: {}", file.name(), at, why.text())};
  };
  u64 number = 0;
  std::string line;
  while (next_line(file.stream(), line, notation::RecordVerifier::kLongestLine)) {
    ++number;
    if (const notation::Complaint wrong = verifier.line(line)) fail(number, *wrong);
    if (streams.err_is_terminal() && number % 100'000 == 0) {
      streams.err << fmt::format("\r{} lines", number) << std::flush;
    }
  }
  if (streams.err_is_terminal() && number >= 100'000) streams.err << "\r\033[K";
  if (const notation::Complaint wrong = verifier.finish()) fail(number + 1, *wrong);
  streams.out << fmt::format("{}: games {}, actions {}, lines {}: every line is confirmed\n",
                             file.name(), verifier.games(), verifier.actions(), number);
}

}  // namespace

void add_verify(CLI::App& app, Streams& streams) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("verify", "Replay a record and confirm every line of it");
  command->add_option("FILE", *name, "The record (JSON Lines); - is the input")->required();
  command->footer(
      "The cards are dealt again from the seed in the record. The first line that is not what the\n"
      "rules say is named: games.jsonl:17: seat 2 may not \"play 10\": not in hand\n"
      "Example:\n"
      "  condotta selfplay condottiere --records - | condotta verify -");
  command->callback([name, &streams] { verify(*name, streams); });
}

}  // namespace condotta::cli
