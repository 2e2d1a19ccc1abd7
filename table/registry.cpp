#include "table/registry.hpp"

#include "table/play_of.hpp"

// A page loads one game at a time: its modules are built with that game alone.
#ifndef CONDOTTA_ONLY_VIRTU
#include "table/condottiere_habits.hpp"
#endif
#ifndef CONDOTTA_ONLY_CONDOTTIERE
#include "table/virtu_habits.hpp"
#endif

namespace condotta::table {
namespace {

template <class Visit>
void each_habits(Visit&& visit) {
#ifndef CONDOTTA_ONLY_VIRTU
  visit(CondottiereHabits{});
#endif
#ifndef CONDOTTA_ONLY_CONDOTTIERE
  visit(VirtuHabits{});
#endif
}

// Calls `visit` with the habits of the named game; false if there is none.
template <class Visit>
bool with_habits(std::string_view game, Visit&& visit) {
  bool known = false;
  each_habits([&](auto habits) {
    if (game != decltype(habits)::Game::kName) return;
    known = true;
    visit(habits);
  });
  return known;
}

template <class Habits>
auto options_of(const Settings& settings, notation::Complaints& complaints) {
  const json::value value(settings.options);
  return Habits::read_options(notation::Node(value, complaints, "options"), settings.players);
}

}  // namespace

std::optional<Refused> check_settings(Settings& settings) {
  std::optional<Refused> wrong;
  const bool known = with_habits(settings.game, [&](auto habits) {
    using Habits = decltype(habits);
    if (settings.players < Habits::kLeastPlayers || settings.players > Habits::kMostPlayers) {
      wrong = Refused{Fault::bad_options, "players: must be from " +
                                              std::to_string(Habits::kLeastPlayers) + " to " +
                                              std::to_string(Habits::kMostPlayers)};
      return;
    }
    notation::Complaints complaints;
    const auto options = options_of<Habits>(settings, complaints);
    if (!complaints.none()) {
      wrong = Refused{Fault::bad_options, complaints.first()->text()};
    } else {
      settings.options = Habits::json_of(options);
    }
  });
  if (!known) return Refused{Fault::unknown_game, notation::quoted(settings.game)};
  return wrong;
}

std::unique_ptr<Play> deal(const Settings& settings, Seed seed, Telling& telling) {
  std::unique_ptr<Play> play;
  with_habits(settings.game, [&](auto habits) {
    using Habits = decltype(habits);
    notation::Complaints none;
    play = std::make_unique<PlayOf<typename Habits::Game, Habits>>(
        options_of<Habits>(settings, none), seed, telling);
  });
  return play;
}

std::unique_ptr<Play> resume(const Settings& settings, std::string_view bytes) {
  std::unique_ptr<Play> play;
  with_habits(settings.game, [&](auto habits) {
    using Habits = decltype(habits);
    play = PlayOf<typename Habits::Game, Habits>::from(bytes);
  });
  return play;
}

std::string record_of(const Settings& settings, Seed seed, std::span<const Entry> log) {
  std::string record;
  with_habits(settings.game, [&](auto habits) {
    using Habits = decltype(habits);
    notation::Complaints none;
    typename Habits::Writer writer(options_of<Habits>(settings, none), seed, false);
    for (const Entry& entry : log) {
      if (entry.kind == EntryKind::acted) {
        const auto action = Habits::parse_action(entry.text);
        if (!action || !Habits::Game::is_legal(writer.state(), *action)) return;
        writer.act(*action);
      } else if (entry.kind == EntryKind::showed) {
        if (!Habits::write_show(writer, entry.seat, entry.to, split_text(entry.text))) return;
      }
    }
    record = writer.take();
  });
  return record;
}

Outcome<std::vector<float>> chances_of(const json::value& position) {
  notation::Complaints complaints;
  const std::string game(notation::Node(position, complaints).required("game").text());
  Outcome<std::vector<float>> chances = Refused{Fault::unknown_game, notation::quoted(game)};
  if (!complaints.none()) return Refused{Fault::malformed, complaints.first()->text()};
  with_habits(game, [&](auto habits) {
    using Habits = decltype(habits);
    const auto state = Habits::read_position(position);
    if (state) {
      chances = Habits::chances(*state);
    } else {
      chances = Refused{Fault::malformed, state.error().text()};
    }
  });
  return chances;
}

Outcome<std::function<Advice(u32)>> adviser_of_view(const json::value& view, u64 chance) {
  notation::Complaints complaints;
  const std::string game(notation::Node(view, complaints).required("game").text());
  if (!complaints.none()) return Refused{Fault::malformed, complaints.first()->text()};
  Outcome<std::function<Advice(u32)>> adviser =
      Refused{Fault::unknown_game, notation::quoted(game)};
  with_habits(game, [&](auto habits) {
    using Habits = decltype(habits);
    if constexpr (requires { Habits::read_view(view); }) {
      const auto seen = Habits::read_view(view);
      if (seen) {
        using Mine = PlayOf<typename Habits::Game, Habits>;
        adviser = Mine::adviser_in(seen->state, seen->viewer, chance, {});
      } else {
        adviser = Refused{Fault::malformed, seen.error().text()};
      }
    }
  });
  return adviser;
}

bool has_bot(std::string_view game, std::string_view bot) {
  bool found = false;
  // Characters have their own names, beside those of the levels that the roster lists.
  with_habits(game,
              [&](auto habits) { found = decltype(habits)::Roster::make(bot, 0) != nullptr; });
  return found;
}

std::string_view substitute_of(std::string_view game) {
  std::string_view name;
  with_habits(game, [&](auto habits) { name = decltype(habits)::Roster::kUsual; });
  return name;
}

json::array describe_games() {
  json::array games;
  each_habits([&](auto habits) {
    using Habits = decltype(habits);
    json::array bots;
    for (const std::string_view name : Habits::Roster::names()) bots.emplace_back(name);
    games.push_back(
        json::object{{"name", Habits::Game::kName},
                     {"version", Habits::Game::kVersion},
                     {"players", json::array{Habits::kLeastPlayers, Habits::kMostPlayers}},
                     {"bots", std::move(bots)}});
  });
  return games;
}

std::string text_of_seed(Seed seed) { return notation::text_of(seed); }

std::optional<Seed> seed_from(std::string_view text) {
  const notation::Result<Seed> seed = notation::parse_seed(text);
  if (!seed) return std::nullopt;
  return *seed;
}

}  // namespace condotta::table
