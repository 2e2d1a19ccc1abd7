// `condotta play`: a game in plain text, for a person or a program.
#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <ostream>
#include <random>
#include <thread>

#include "cli/bots.hpp"
#include "cli/command.hpp"
#include "cli/hint.hpp"
#include "cli/layout.hpp"
#include "cli/screens.hpp"
#include "notation/games.hpp"

namespace condotta::cli {
namespace {

constexpr std::size_t kLongestInput = 200;

struct Settings {
  std::string game;
  u64 players = 4;
  std::string seats = "0";
  std::string bots;  // none named: the usual ones of the game
  Thinking thinking;
  std::string options;
  std::optional<u64> seed;
  int delay_ms = -1;
};

// "0,2", "all" or "none".
SeatSet people(std::string_view list, u8 players) {
  if (list == "all") return all_seats(players);
  if (list == "none") return 0;
  u32 seats = 0;
  for (;;) {
    const std::size_t comma = list.find(',');
    const std::string_view one = list.substr(0, comma);
    const bool digit = one.size() == 1 && one[0] >= '0' && one[0] < '0' + players;
    if (!digit) {
      throw Failure{fmt::format("condotta: --seat: must be seats from 0 to {}, all or none, not {}",
                                players - 1, notation::quoted(one))};
    }
    const u32 bit = 1U << static_cast<u32>(one[0] - '0');
    if ((seats & bit) != 0) {
      throw Failure{fmt::format("condotta: --seat: seat {} is given twice", one)};
    }
    seats |= bit;
    if (comma == std::string_view::npos) return static_cast<SeatSet>(seats);
    list.remove_prefix(comma + 1);
  }
}

u64 any_seed() {
  std::random_device device;
  const u64 high = device();
  return high << 32U | device();
}

template <class G>
class Game {
  using Words = notation::Notation<G>;
  using Action = typename G::Action;

 public:
  Game(const Settings& settings, Streams& streams)
      : streams_(streams),
        options_(table_options<G>(settings.players, settings.options)),
        people_(people(settings.seats, options_.players)),
        seed_(settings.seed.value_or(any_seed())),
        adviser_budget_(settings.thinking.budget()),
        seated_(one_for_each_seat(
            entrants_of<G>(
                settings.bots.empty() ? bots::Roster<G>::kUsual : std::string_view(settings.bots),
                settings.thinking),
            options_.players)),
        bots_(seated_, people_, seed_, 0),
        teller_(sole_person(), options_),
        paint_(streams.out_is_terminal()),
        delay_(settings.delay_ms >= 0      ? settings.delay_ms
               : streams.out_is_terminal() ? 300
                                           : 0) {
    for (arena::Entrant& bot : seated_) bot.threads = threads_for(bot.milliseconds);
    adviser_budget_.threads = threads_for(adviser_budget_.milliseconds);
    state_ = G::deal(options_, derive_seed(seed_), teller_);
  }

  void run() {
    streams_.out << fmt::format("{}, {} players, seed {}. {}\n", Screen<G>::kTitle,
                                options_.players, seed_, people_ != 0 ? "Type help for help." : "");
    streams_.out << wrapped(Screen<G>::goal(options_));
    tell();
    while (G::to_move(state_) != Seat::none) {
      const bool person = contains(people_, G::to_move(state_));
      if (person ? !ask() : !let_bot_move()) {
        streams_.out << "Goodbye.\n";
        if (cut_off_) throw Failure{"condotta: the input ended before the game did"};
        return;
      }
      tell();
    }
    streams_.out << Screen<G>::table(G::observe(state_, Seat::none), paint_);
  }

 private:
  // What happens is told as one person saw it; several at one screen hear what is public.
  [[nodiscard]] Seat sole_person() const {
    for (u8 i = 0; i < options_.players; ++i) {
      if (people_ == only(seat(i))) return seat(i);
    }
    return Seat::none;
  }

  void tell() {
    Screen<G>::before_telling(teller_, state_);
    for (const std::string& sentence : teller_.take()) streams_.out << wrapped(sentence, 2);
    streams_.out.flush();
  }

  bool let_bot_move() {
    const bool pause = delay_ > 0 && !Screen<G>::is_secret(state_);
    if (pause) std::this_thread::sleep_for(std::chrono::milliseconds(delay_));
    ActionList<G> legal;
    G::legal(state_, legal);
    G::apply(state_, bots_.choose(state_, legal), teller_);
    return static_cast<bool>(streams_.out);
  }

  void show_choices() {
    const auto seen = G::observe(state_, G::to_move(state_));
    streams_.out << Screen<G>::table(seen, paint_);
    if (sole_person() == Seat::none) streams_.out << fmt::format("Seat {}. ", index(seen.me));
    streams_.out << Screen<G>::question(seen) << '\n' << numbered(choices());
  }

  [[nodiscard]] std::vector<std::string> choices() const {
    ActionList<G> legal;
    G::legal(state_, legal);
    std::vector<std::string> texts;
    for (const Action action : legal) texts.push_back(Words::text_of(action));
    return texts;
  }

  // One decision of a person. False: they left.
  bool ask() {
    show_choices();
    std::string line;
    for (;;) {
      streams_.out << paint_.strong(fmt::format("seat {}> ", index(G::to_move(state_))))
                   << std::flush;
      if (!next_line(streams_.in, line, kLongestInput)) {
        streams_.out << '\n';
        cut_off_ = !streams_.in_is_terminal();
        return false;
      }
      if (!streams_.in_is_terminal()) echo(line);
      if (line.size() > kLongestInput) {
        streams_.out << fmt::format("That is too long: at most {} characters.\n", kLongestInput);
        continue;
      }
      const std::size_t first = line.find_first_not_of(" \t\r");
      if (first == std::string::npos) continue;
      line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
      if (line == "quit") return false;
      if (answer(line)) continue;
      if (const std::optional<Action> action = chosen(line)) {
        G::apply(state_, *action, teller_);
        return true;
      }
    }
  }

  // From a program nothing was typed: so that the text reads as if it had been.
  void echo(const std::string& line) {
    const std::string harmless = notation::quoted(line);
    streams_.out << harmless.substr(1, harmless.size() - 2) << '\n';
  }

  // Questions that are no moves.
  bool answer(const std::string& line) {
    if (line == "help" || line == "?") {
      streams_.out << Screen<G>::kHelp;
    } else if (line == "look") {
      show_choices();
    } else if (line == "hint") {
      const auto seen = G::observe(state_, G::to_move(state_));
      ActionList<G> legal;
      G::legal(state_, legal);
      streams_.out << hint_text<G>(seen, {legal.begin(), legal.count}, options_.players,
                                   adviser_budget_, seed_, arena::company_of(seated_, people_));
    } else if (const auto text = Screen<G>::answer(line, G::observe(state_, G::to_move(state_)))) {
      streams_.out << *text;
    } else {
      return false;
    }
    return true;
  }

  // By number or by text; says what is wrong with it.
  std::optional<Action> chosen(const std::string& line) {
    if (line.find_first_not_of("0123456789") == std::string::npos) {
      ActionList<G> legal;
      G::legal(state_, legal);
      const u64 number = line.size() <= 9 ? std::stoul(line) : 0;
      if (number >= 1 && number <= legal.count) return legal[static_cast<u32>(number - 1)];
      streams_.out << fmt::format("There is no choice {}: type 1 to {}.\n", line, legal.count);
      return std::nullopt;
    }
    const notation::Result<Action> action = Words::parse_action(line);
    if (!action) {
      streams_.out << wrapped(fmt::format("{}. Type help for help.", action.error().text()));
      return std::nullopt;
    }
    if (!G::is_legal(state_, *action)) {
      streams_.out << wrapped(fmt::format("You may not {}: {}.", Words::text_of(*action),
                                          Words::why_not(state_, *action)));
      return std::nullopt;
    }
    return *action;
  }

  Streams& streams_;
  typename G::Options options_;
  SeatSet people_;
  u64 seed_;
  bots::Budget adviser_budget_;
  std::vector<arena::Entrant> seated_;
  BotTable<G> bots_;
  typename Screen<G>::Teller teller_;
  Paint paint_;
  int delay_;
  bool cut_off_ = false;  // a program's input ended; a person who ends theirs leaves the game
  typename G::State state_{};
};

}  // namespace

void add_play(CLI::App& app, Streams& streams) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal");
  command->add_option("GAME", settings->game, std::string(notation::kGameNames))->required();
  command->add_option("--players", settings->players, "Seats at the table")
      ->check(whole_number())
      ->capture_default_str();
  command->add_option("--seat", settings->seats, "Seats of people: such as 0,2, or all, or none")
      ->capture_default_str();
  command->add_option(
      "--bots", settings->bots,
      fmt::format(
          "One for each seat, or one for all, such as condottiere@1000ms; {} unless said. {}",
          bots::Roster<condottiere::Condottiere>::kUsual, roster_help()));
  add_thinking(*command, settings->thinking);
  command->add_option("--options", settings->options,
                      "Such as hidden_cards,start=2. " + option_help());
  command->add_option("--seed", settings->seed, "The same seed gives the same cards")
      ->check(whole_number());
  command->add_option("--delay-ms", settings->delay_ms, "Pause before each move of a bot")
      ->check(whole_number(0, 60'000));
  command->footer(
      "Example: two people at one screen against two bots, with cards played face down\n"
      "  condotta play condottiere --seat 0,2 --options hidden_cards\n"
      "In the game, help lists what can be typed.");
  command->callback([settings, &streams] {
    require_game(settings->game);
    notation::with_game(settings->game, [&]<class G>(G) { Game<G>(*settings, streams).run(); });
  });
}

}  // namespace condotta::cli
