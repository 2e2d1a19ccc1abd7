#include "server/hall.hpp"

#include <algorithm>
#include <boost/asio/detached.hpp>
#include <chrono>

#include "server/random.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"

namespace condotta::server {

namespace asio = boost::asio;
using table::Happening;
using table::Millis;
using table::Status;
using table::Table;

namespace {

Text share(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

bool is_host(const Client& client, const Table& table) {
  return !client.person.empty() && client.person == table.host();
}

bool has_bot(const Table& table) {
  return std::any_of(table.seats().begin(), table.seats().end(), [](const table::SeatInfo& s) {
    return s.sitter == table::Sitter::bot || s.lent;
  });
}

// Whether lists would show the table differently.
bool changes_lists(const Table& table, const std::vector<Happening>& happenings) {
  for (const Happening& happening : happenings) {
    switch (happening.entry.kind) {
      case table::EntryKind::acted:
        if (table.status() == Status::finished) return true;
        break;
      case table::EntryKind::created:
      case table::EntryKind::joined:
      case table::EntryKind::left:
      case table::EntryKind::bot_seated:
      case table::EntryKind::coloured:
      case table::EntryKind::started:
        return true;
      default:
        break;
    }
  }
  return false;
}

}  // namespace

Millis now_millis() {
  using namespace std::chrono;
  return static_cast<Millis>(
      duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
}

Hall::Hall(asio::io_context& network, Storage& storage, const Limits& limits, u32 bot_threads)
    : network_(network),
      storage_(storage),
      limits_(limits),
      writer_(storage, network.get_executor()),
      bots_(bot_threads, kBotMillis, limits.bot_questions, network.get_executor()),
      readers_(1),
      chance_(Rng::seeded(random_number())),
      timer_(network),
      sleep_timer_(network) {
  put_to_sleep();
  asio::co_spawn(network_, mind_clocks(), asio::detached);
}

Hall::~Hall() {
  bots_.stop();
  writer_.finish();
  readers_.join();
}

void Hall::shut() {
  closed_ = true;
  timer_.cancel();
  sleep_timer_.cancel();
  for (const auto& [id, room] : rooms_) {
    const auto clients = room->clients;
    for (const auto& client : clients) client->close("the server goes down");
  }
  bots_.stop();
  writer_.finish();
  readers_.join();
}

Metrics& Hall::metrics() {
  metrics_.tables_awake = rooms_.size();
  metrics_.commits = writer_.commits();
  metrics_.lines = writer_.lines();
  metrics_.pending = writer_.pending();
  return metrics_;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): kept by the room and by the hello
void Hall::enter(const std::shared_ptr<Room>& room, std::shared_ptr<Client> client,
                 table::Stamp since) {
  client->viewer = room->table.seat_of(client->person);
  client->host = is_host(*client, room->table);
  room->clients.push_back(client);
  room->used_at = now_millis();
  const table::Missed missed = table::events_since(room->table, client->viewer, since, kMostMissed);
  Text hello = share(table::write_hello(
      room->table, client->viewer,
      {.table_id = room->id, .host = client->host, .resync = missed.cut, .events = missed.events}));
  // Behind whatever the hello already tells of and the disk does not have yet.
  writer_.submit(room->origin, std::nullopt, {{std::move(client), nullptr, std::move(hello)}}, {},
                 StoreWriter::Call::on_failure);
  announce(room);
  ask_bot(room);
}

void Hall::leave(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client) {
  std::erase(room->clients, client);
  room->used_at = now_millis();
  if (!closed_) announce(room);
}

// A crowd is told only when a player comes or goes, or every newcomer would cost a message to each.
void Hall::announce(const std::shared_ptr<Room>& room) {
  const bool crowd = room->clients.size() > kMostAnnounced;
  if (crowd && room->announced == room->here()) return;
  room->announced = room->here();
  const Text text = share(table::write_presence(room->here(), room->spectators()));
  std::vector<Letter> letters;
  letters.reserve(room->clients.size());
  for (const auto& client : room->clients) letters.push_back({client, nullptr, text});
  writer_.submit(room->origin, std::nullopt, std::move(letters), {}, StoreWriter::Call::on_failure);
}

void Hall::receive(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client,
                   std::string_view text) {
  ++metrics_.messages;
  const auto refuse = [&](u32 id, std::string_view error, std::string_view detail) {
    ++metrics_.refused;
    client->send(share(table::write_refused(id, error, detail)));
  };
  u32 id = 0;
  const table::Outcome<table::Message> message = table::read_message(text, id);
  if (!message) {
    refuse(id, name_of(message.refused().fault), message.refused().detail);
    return;
  }
  if (client->person.empty()) return refuse(id, "stranger", "choose a name first");
  if (room->lost) return refuse(id, "try_again", "");
  if (writer_.pending() > kMostPending) return refuse(id, "busy", "");
  const bool starts = std::holds_alternative<table::Start>(message->command);
  const bool again = std::holds_alternative<table::Rematch>(message->command);
  table::Facts facts{.now = now_millis(), .name = client->name};
  if (starts) facts.seed = random_seed();
  std::shared_ptr<const Change> new_table;
  if (again && room->table.status() == Status::finished) {
    facts.new_table = random_id();
    new_table = rematch(room->table, facts.new_table, client->person);
    if (!new_table) return refuse(id, "try_again", "");
  }
  facts.away = static_cast<SeatSet>(~room->here());
  auto done = room->table.perform(client->person, message->command, facts, room->listeners());
  if (!done) {
    refuse(id, name_of(done.refused().fault), done.refused().detail);
    return;
  }
  publish(room, std::move(*done), {client, id, std::move(new_table)});
}

void Hall::publish(const std::shared_ptr<Room>& room, std::vector<Happening> happenings, Asked by) {
  const std::shared_ptr<Client>& asked = by.client;
  Table& t = room->table;
  room->used_at = now_millis();
  Change change{.before = std::move(by.before), .table = room->id, .first_line = room->lines};
  for (const Happening& happening : happenings) {
    change.lines.push_back(line_of(happening.entry));
    if (happening.entry.by == table::By::bot) ++metrics_.bot_moves;
    if (happening.entry.by == table::By::clock) ++metrics_.timeouts;
  }
  room->lines += static_cast<u32>(happenings.size());
  if (changes_lists(t, happenings)) change.row = row_of(*room);
  if (room->lines >= room->snapshot + kLinesBetweenSnapshots) {
    change.snapshot = {room->lines, t.snapshot()};
    room->snapshot = room->lines;
  }

  // One text for each viewer, however many connections they have.
  std::array<Text, table::kViewers> texts;
  std::vector<Letter> letters;
  letters.reserve(room->clients.size() + 1);
  Text ok = asked ? share(table::write_ok(by.message, t.stamp(t.seat_of(asked->person)))) : nullptr;
  // Who asked is told that it is done and what it led to in one go.
  const auto post = [&](const std::shared_ptr<Client>& client, const Text& text) {
    letters.push_back({client, client == asked ? std::move(ok) : nullptr, text});
  };
  bool seats_moved = false;
  for (const auto& client : room->clients) {
    const Seat seat_now = t.seat_of(client->person);
    const bool host_now = is_host(*client, t);
    if (seat_now != client->viewer || host_now != client->host) {
      seats_moved = seats_moved || seat_now != client->viewer;
      client->viewer = seat_now;
      client->host = host_now;
      post(client,
           share(table::write_hello(t, seat_now, {.table_id = room->id, .host = host_now})));
      continue;
    }
    Text& text = texts[index(client->viewer)];
    if (!text) text = share(table::write_update(t, happenings, client->viewer));
    if (!text->empty()) post(client, text);
  }
  if (ok) letters.push_back({asked, nullptr, std::move(ok)});
  const auto call = has_bot(t) ? StoreWriter::Call::always : StoreWriter::Call::on_failure;
  writer_.submit(
      room->origin, std::move(change), std::move(letters),
      [this, room, asked, message = by.message](Written written) {
        if (written == Written::done) return ask_bot(room);
        if (asked) {
          asked->send(share(table::write_refused(
              message, written == Written::failed ? "storage_failed" : "try_again", "")));
        }
        lose(room, written);
      },
      call);
  if (seats_moved) announce(room);
  set_alarm(room);
}

// The copy in memory is ahead of the disk: it is dropped, and everybody comes back to what is kept.
void Hall::lose(const std::shared_ptr<Room>& room, Written why) {
  ++(why == Written::failed ? metrics_.storage_failures : metrics_.conflicts);
  if (room->lost) return;
  room->lost = true;
  if (const auto mine = rooms_.find(room->id); mine != rooms_.end() && mine->second == room) {
    rooms_.erase(mine);
  }
  alarms_.erase({room->alarm, room->id});
  ring_later(room->id);
  const auto clients = room->clients;
  for (const auto& client : clients) client->close("the table is read again");
}

void Hall::ask_bot(const std::shared_ptr<Room>& room) {
  if (closed_ || room->lost || room->bot_thinks) return;
  // Bots among themselves play while somebody watches.
  const bool people =
      std::any_of(room->table.seats().begin(), room->table.seats().end(),
                  [](const table::SeatInfo& s) { return s.sitter == table::Sitter::person; });
  if (!people && room->clients.empty()) return;
  auto task = room->table.bot_turn(now_millis(), chance_.next());
  if (!task) return;
  room->bot_thinks = bots_.ask(
      std::move(*task), [this, room](const table::BotTask& asked, const std::string& action) {
        room->bot_thinks = false;
        if (room->lost || closed_) return;
        auto done = room->table.bot_answer(asked, action, now_millis(), room->listeners());
        if (done.empty()) return ask_bot(room);
        publish(room, std::move(done), {});
      });
  if (!room->bot_thinks && !std::exchange(room->bot_waits, true)) ring_later(room->id);
}

}  // namespace condotta::server
