#include "cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <ostream>
#include <vector>

#include "cli/command.hpp"
#include "notation/json_node.hpp"

namespace condotta::cli {
namespace {

constexpr const char* kFooter =
    "Examples:\n"
    "  condotta serve --port 8080\n"
    "  condotta play condottiere\n"
    "  condotta selfplay condottiere --players 4 --games 1000 --seed 1\n"
    "  condotta position game.json --do \"play 10\" --as 1\n"
    "Each sub-command explains itself: condotta play --help";

constexpr int kBad = 2;

// One line, whatever it is made of.
int refuse(std::string text, std::ostream& err) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  while (!text.empty() && text.back() == ' ') text.pop_back();
  err << text << '\n';
  return kBad;
}

// The library would only say that a sub-command is missing.
void require_command(const CLI::App& app, std::span<const std::string> args) {
  if (args.empty() || args[0] == "-h" || args[0] == "--help" || args[0] == "--version") return;
  if (args[0].starts_with('-')) {
    throw Failure{
        fmt::format("condotta: unknown option {} (see --help)", notation::quoted(args[0]))};
  }
  std::string known;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    if (command->get_name() == args[0]) return;
    known += (known.empty() ? "" : ", ") + command->get_name();
  }
  throw Failure{
      fmt::format("condotta: unknown sub-command {}; known: {}", notation::quoted(args[0]), known)};
}

}  // namespace

int run(std::span<const std::string> args, std::istream& in, std::ostream& out, std::ostream& err) {
  Streams streams{in, out, err};
  CLI::App app("Board games of Renaissance Italy: play, watch, check and measure.", "condotta");
  app.require_subcommand(1);
  app.footer(kFooter);
  app.set_version_flag("--version", "condotta " CONDOTTA_VERSION, "Print the version and exit");
  add_play(app, streams);
  add_selfplay(app, streams);
  add_arena(app, streams);
  add_position(app, streams);
  add_verify(app, streams);
  add_bench(app, streams);
  add_serve(app, streams);
  try {
    require_command(app, args);
    app.parse(std::vector<std::string>(args.rbegin(), args.rend()));
    out.flush();
    return out ? 0 : refuse("condotta: the output cannot be written", err);
  } catch (const CLI::Success& help) {  // --help, --version
    const int code = app.exit(help, out, err);
    out.flush();
    return out ? code : refuse("condotta: the output cannot be written", err);
  } catch (const CLI::ExtrasError&) {  // which lists them from the last to the first
    std::string extra;
    for (const std::string& one : app.remaining(true)) extra += ' ' + one;
    return refuse("condotta: not expected:" + extra + " (see --help)", err);
  } catch (const CLI::ParseError& wrong) {
    return refuse(std::string("condotta: ") + wrong.what() + " (see --help)", err);
  } catch (const Failure& failure) {
    out.flush();
    return refuse(failure.text, err);
  } catch (const std::exception& unforeseen) {
    return refuse(std::string("condotta: ") + unforeseen.what(), err);
  }
}

}  // namespace condotta::cli
