// `condotta serve`: the server.
#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <ostream>
#include <sstream>
#include <thread>

#include "cli/command.hpp"
#include "server/memory_storage.hpp"
#include "server/server.hpp"
#include "server/sqlite_storage.hpp"

namespace condotta::cli {
namespace {

struct ServeOptions {
  u32 port = 8080;
  std::string bind = "0.0.0.0";
  std::string data = "var";
  std::string database;
  std::string web = "web/dist";
  // One core is left to the network; more than eight threads add little to one bot's thought.
  u32 bot_threads = std::clamp(std::thread::hardware_concurrency(), 2U, 9U) - 1U;
  bool trust_proxy = false;
  bool no_limits = false;
  std::string config;
};

constexpr std::size_t kLongestConfig = 65'536;  // bytes

// Without the spaces around it, and the end of a line as Windows writes it.
std::string trimmed(const std::string& text) {
  constexpr const char* spaces = " \t\r";
  const std::size_t begin = text.find_first_not_of(spaces);
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
}

// What the command line says wins over the file.
void read_config(CLI::App& command, const std::string& name, Streams& streams) {
  std::istringstream lines(InputFile(name, streams).read_all(kLongestConfig));
  std::map<std::string, u32> said;  // in which line
  std::string line;
  for (u32 number = 1; std::getline(lines, line); ++number) {
    line = trimmed(line);
    if (line.empty() || line[0] == '#') continue;
    const std::size_t equals = line.find('=');
    const std::string key = trimmed(line.substr(0, equals));
    CLI::Option* option = command.get_option_no_throw("--" + key);
    if (equals == std::string::npos || option == nullptr || key == "config" || key == "help") {
      throw Failure{fmt::format("{}:{}: must be an option of serve, name=value", name, number)};
    }
    if (const auto [before, first] = said.emplace(key, number); !first) {
      throw Failure{
          fmt::format("{}:{}: {} is set in line {} already", name, number, key, before->second)};
    }
    if (option->count() != 0) continue;
    try {
      option->add_result(trimmed(line.substr(equals + 1)));
      option->run_callback();
    } catch (const CLI::Error& wrong) {
      throw Failure{fmt::format("{}:{}: {}", name, number, wrong.what())};
    }
  }
}

// sqlite:FILE, memory:, or by default a file in the data folder.
std::unique_ptr<server::Storage> open_storage(const ServeOptions& options) {
  constexpr std::string_view sqlite = "sqlite:";
  if (options.database == "memory:") return std::make_unique<server::MemoryStorage>();
  std::string file = options.data + "/condotta.sqlite";
  if (options.database.starts_with(sqlite)) {
    file = options.database.substr(sqlite.size());
    // By these SQLite means a database that is gone when the server ends.
    if (trimmed(file).empty() || file[0] == ':') {
      throw Failure{"condotta: --database: sqlite: needs the name of a file"};
    }
  } else if (!options.database.empty()) {
    throw Failure{"condotta: --database: must be sqlite:FILE or memory:"};
  } else {
    std::error_code wrong;
    std::filesystem::create_directories(options.data, wrong);
    if (wrong) {
      throw Failure{fmt::format("condotta: --data: {}: {}", options.data, wrong.message())};
    }
  }
  try {
    return server::open_sqlite(file);
  } catch (const std::exception& wrong) {
    throw Failure{fmt::format("condotta: the database {} cannot be used: {}", file, wrong.what())};
  }
}

server::Config config_of(const ServeOptions& options) {
  server::Config config{.bind = options.bind,
                        .port = static_cast<u16>(options.port),
                        .web = options.web,
                        .bot_threads = options.bot_threads,
                        .trust_proxy = options.trust_proxy};
  if (options.no_limits) {
    constexpr server::Allowance plenty{1e9, 1e9};
    config.limits = {plenty, plenty, plenty, plenty, plenty, plenty, ~0U, ~0U, ~0U, ~0U};
  }
  return config;
}

void serve(const ServeOptions& options, Streams& streams) {
  if (options.port > 0xFFFF) throw Failure{"condotta: --port: must be from 0 to 65535"};
  server::raise_file_limit();
  auto logger = spdlog::get("server");
  if (!logger) logger = spdlog::stderr_logger_mt("server");
  logger->set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  spdlog::set_default_logger(logger);
  try {
    server::Server server(config_of(options), open_storage(options));
    const bool everywhere = options.bind == "0.0.0.0" || options.bind == "::";
    streams.out << fmt::format("Condotta serves at http://{}:{}/\n",
                               everywhere ? "localhost" : options.bind, server.port());
    if (!server.has_client()) {
      streams.out << fmt::format("(no page in {}: only programs can play)\n", options.web);
    }
    streams.out.flush();
    spdlog::info("event=start port={} data={}", server.port(), options.data);
    server.run(true);
    spdlog::info("event=stop");
  } catch (const std::exception& wrong) {
    throw Failure{fmt::format("condotta: {}", wrong.what())};
  }
}

}  // namespace

void add_serve(CLI::App& app, Streams& streams) {
  auto options = std::make_shared<ServeOptions>();
  CLI::App* command = app.add_subcommand("serve", "Serve tables to browsers and programs");
  command->add_option("--port", options->port, "The port; 0 takes any free one")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--bind", options->bind, "The address to listen on")->capture_default_str();
  command->add_option("--data", options->data, "The folder for all that is kept")
      ->capture_default_str();
  command->add_option("--database", options->database,
                      "sqlite:FILE, or memory: to keep nothing (default: a file in --data)");
  command->add_option("--web", options->web, "The folder with the client's files")
      ->capture_default_str();
  command
      ->add_option("--bot-threads", options->bot_threads,
                   "Threads in which bots think; one bot alone takes them all")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  command->add_flag("--trust-proxy", options->trust_proxy,
                    "Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy of yours");
  command->add_flag("--no-limits", options->no_limits,
                    "No limits on rates and numbers: for measurements only");
  command->add_option("--config", options->config,
                      "A file with these options, one name=value a line; # begins a remark");
  command->footer(
      "One process, one port, nothing to set up: everything is kept in the data folder, and a "
      "move\n"
      "is on the disk before anybody hears of it. SIGTERM ends it cleanly; kill it if you must.\n"
      "/healthz tells whether it is well, /metrics how it is doing. For https put a proxy before\n"
      "it and add --trust-proxy.\n"
      "Examples:\n"
      "  condotta serve\n"
      "  condotta serve --port 80 --data /srv/condotta\n"
      "  condotta serve --config /etc/condotta.conf");
  command->callback([command, options, &streams] {
    if (!options->config.empty()) read_config(*command, options->config, streams);
    serve(*options, streams);
  });
}

}  // namespace condotta::cli
