#include "server/hall.hpp"

#include <algorithm>
#include <boost/asio/detached.hpp>
#include <chrono>

#include "server/frames.hpp"
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

void tell(Client& client, std::string_view text) { client.send(framed(Opcode::text, text), 1); }

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
      writer_(storage, network.get_executor(), [this](const StoreJob& job) { settle(job); }),
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
  // Behind whatever the hello already tells of and the disk does not have yet.
  std::unique_ptr<StoreJob> job = writer_.draft();
  job->origin = room->origin;
  const Parcel::Part hello = job->parcel.add_text(table::write_hello(
      room->table, client->viewer,
      {.table_id = room->id, .host = client->host, .resync = missed.cut, .events = missed.events}));
  job->parcel.address(std::move(client), hello);
  writer_.submit(std::move(job));
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
  std::unique_ptr<StoreJob> job = writer_.draft();
  job->origin = room->origin;
  const Parcel::Part text =
      job->parcel.add_text(table::write_presence(room->here(), room->spectators()));
  for (const auto& client : room->clients) job->parcel.address(client, text);
  writer_.submit(std::move(job));
}

void Hall::receive(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client,
                   std::string_view text) {
  ++metrics_.messages;
  const auto refuse = [&](u32 id, std::string_view error, std::string_view detail) {
    ++metrics_.refused;
    tell(*client, table::write_refused(id, error, detail));
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
  std::unique_ptr<StoreJob> job = writer_.draft();
  job->changes = true;
  Change& change = job->change;
  change.before = std::move(by.before);
  change.table = room->id;
  change.first_line = room->lines;
  change.lines.resize(happenings.size());
  for (std::size_t i = 0; i < happenings.size(); ++i) {
    const Happening& happening = happenings[i];
    write_line(happening.entry, change.lines[i]);
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
  Parcel& parcel = job->parcel;
  std::array<std::optional<Parcel::Part>, table::kViewers> texts;
  bool seats_moved = false;
  const auto text_for = [&](Client& client) {
    const Seat seat_now = t.seat_of(client.person);
    const bool host_now = is_host(client, t);
    if (seat_now != client.viewer || host_now != client.host) {
      seats_moved = seats_moved || seat_now != client.viewer;
      client.viewer = seat_now;
      client.host = host_now;
      return parcel.add_text(
          table::write_hello(t, seat_now, {.table_id = room->id, .host = host_now}));
    }
    std::optional<Parcel::Part>& text = texts[index(client.viewer)];
    if (!text) {
      text = parcel.add(
          [&](std::string& out) { table::add_update(out, t, happenings, client.viewer); });
    }
    return *text;
  };
  if (asked) {
    // Who asked is told that it is done and what it led to in one go.
    const Parcel::Part ok =
        parcel.add_text(table::write_ok(by.message, t.stamp(t.seat_of(asked->person))));
    parcel.address(asked, Parcel::both(ok, text_for(*asked)));
  }
  for (const auto& client : room->clients) {
    if (client != asked) parcel.address(client, text_for(*client));
  }
  job->origin = room->origin;
  job->call = has_bot(t) ? StoreJob::Call::always : StoreJob::Call::on_failure;
  job->room = room;
  job->asked = std::move(by.client);
  job->message = by.message;
  writer_.submit(std::move(job));
  if (seats_moved) announce(room);
  set_alarm(room);
}

void Hall::settle(const StoreJob& job) {
  if (job.outcome == Written::done) return ask_bot(job.room);
  if (job.asked) {
    const bool failed = job.outcome == Written::failed;
    tell(*job.asked,
         table::write_refused(job.message, failed ? "storage_failed" : "try_again", ""));
  }
  lose(job.room, job.outcome);
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
