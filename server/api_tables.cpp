// The calls about tables.
#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/json_node.hpp"
#include "server/api.hpp"
#include "server/qr_code.hpp"
#include "server/random.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"

namespace condotta::server {

namespace {

constexpr std::string_view kStatus[] = {"open", "playing", "finished"};

std::string link_to(const Request& request, const std::string& id) {
  return fmt::format("{}://{}/t/{}", request.forwarded_proto == "https" ? "https" : "http",
                     request.host, id);
}

struct Wish {
  table::Settings settings;
  std::vector<std::string> bots;  // one for each of the last seats
  bool join = true;
};

// The settings of a table, and two keys more: who sits there from the first.
Wish read_wish(const boost::json::value& value, notation::Complaints& complaints) {
  Wish wish;
  boost::json::value settings = value;
  const notation::Node node(value, complaints);
  if (node["bots"].has_value()) {
    const notation::Node bots = node["bots"];
    if (bots.size() > index(Seat::none)) bots.complain("more bots than seats");
    for (std::size_t i = 0; i < bots.size() && i < index(Seat::none); ++i) {
      wish.bots.emplace_back(bots[i].text());
    }
  }
  if (node["join"].there()) wish.join = node["join"].flag();
  if (boost::json::object* object = settings.if_object()) {
    object->erase("bots");
    object->erase("join");
  }
  wish.settings = table::read_settings(notation::Node(settings, complaints));
  return wish;
}

}  // namespace

Api::Reply Api::list_tables(Request request) {
  const std::string which = query_value(request.query, "list");
  Shelf shelf = Shelf::open_tables;
  std::string person;
  if (which == "mine" || which == "finished") {
    const std::optional<Identity> identity = co_await people_.who(request);
    if (!identity) co_return error_response(401, "stranger");
    if (!identity->table.empty()) co_return error_response(403, "seat_token");
    person = identity->person.id;
    shelf = which == "mine" ? Shelf::my_tables : Shelf::finished_games;
  } else if (which != "open") {
    co_return error_response(400, "malformed", "list: must be open, mine or finished");
  }
  const auto read = [=](Storage& storage) { return storage.list(shelf, person, kMostListed); };
  const std::vector<TableRow> rows = co_await hall_.ask_store(read);
  std::string list;
  for (const TableRow& row : rows) {
    list +=
        fmt::format(R"({}{{"id":"{}","status":"{}","created_at":{},"changed_at":{},"table":{}}})",
                    list.empty() ? "" : ",", row.id, kStatus[row.status % 3U], row.created_at,
                    row.changed_at, row.summary);
  }
  co_return json_response(fmt::format("[{}]", list));
}

Api::Reply Api::create_table(Request request) {
  const std::optional<Identity> identity = co_await people_.who(request);
  if (!identity) co_return error_response(401, "stranger");
  if (!identity->table.empty()) co_return error_response(403, "seat_token");
  const Person& me = identity->person;
  const auto value = notation::parse_json(request.body);
  if (!value) co_return error_response(400, "malformed", value.error().text());
  notation::Complaints complaints;
  Wish wish = read_wish(*value, complaints);
  if (!complaints.none()) co_return error_response(400, "malformed", complaints.first()->text());
  if (const auto wrong = table::check_settings(wish.settings)) {
    co_return error_response(400, name_of(wrong->fault), wrong->detail);
  }
  const std::string host = me.id;
  const auto count = [host](Storage& storage) { return storage.count_unfinished(host); };
  const u32 unfinished = co_await hall_.ask_store(count);
  if (new_tables_.size() > kMostAddresses) new_tables_.clear();
  if (unfinished >= hall_.limits().unfinished_tables ||
      !new_tables_[host].spend(hall_.limits().new_tables, now_millis()) ||
      !at(request.address).new_tables.spend(hall_.limits().new_tables_by_address, now_millis())) {
    ++hall_.metrics().rate_limited;
    co_return error_response(429, "too_many");
  }
  const Millis now = now_millis();
  table::Table draft;
  if (draft.load(table::Table::creation(wish.settings, host, now))) {
    co_return error_response(500, "malformed");
  }
  std::optional<table::Refused> wrong;
  const auto seat_down = [&](const table::Command& command, const std::string& place) {
    const auto done = draft.perform(host, command, {.now = now, .name = me.name}, 0);
    if (!done && !wrong) wrong = table::Refused{done.refused().fault, place};
  };
  if (wish.join) seat_down(table::Join{Seat::none}, "join");
  const std::size_t first =
      wish.settings.players - std::min<std::size_t>(wish.bots.size(), wish.settings.players);
  for (std::size_t i = 0; i < wish.bots.size(); ++i) {
    seat_down(table::SeatBot{seat(static_cast<u32>(first + i)), wish.bots[i]},
              fmt::format("bots[{}]", i));
  }
  if (wrong) co_return error_response(400, name_of(wrong->fault), wrong->detail);
  const auto room = co_await hall_.create(draft.log(), random_id());
  if (!room) co_return error_response(503, "storage_failed");
  co_return Response{
      .status = 201,
      .body = fmt::format(R"({{"id":"{0}","link":"{1}"}})", room->id, link_to(request, room->id))};
}

Api::Reply Api::table_part(Request request, std::string id, std::string part) {
  const bool posts = request.method == "POST";
  const std::shared_ptr<Room> room = co_await hall_.find(id);
  if (!room) co_return error_response(404, "no_such_table");
  const table::Table& t = room->table;
  if (part.empty() && !posts) {
    const std::optional<Identity> identity = co_await people_.who(request);
    if (identity && !identity->table.empty() && identity->table != id) {
      co_return error_response(403, "seat_token");
    }
    const Seat viewer = identity ? t.seat_of(identity->person.id) : Seat::none;
    co_return json_response(fmt::format(
        R"({{"id":"{}","link":"{}","you":{},"table":{}}})", room->id, link_to(request, room->id),
        viewer == Seat::none ? "null" : std::to_string(index(viewer)),
        table::write_table(t, viewer)));
  }
  if (part == "qr.svg" && !posts) {
    co_return Response{.type = "image/svg+xml", .body = qr_svg(link_to(request, room->id))};
  }
  if (part == "token" && posts) {
    const std::optional<Identity> identity = co_await people_.who(request);
    if (!identity) co_return error_response(401, "stranger");
    if (!identity->table.empty()) co_return error_response(403, "seat_token");
    const Seat mine = t.seat_of(identity->person.id);
    if (mine == Seat::none) co_return error_response(403, "not_seated");
    const std::string token =
        co_await people_.issue(identity->person.id, TokenKind::seat, room->id);
    if (token.empty()) co_return error_response(503, "storage_failed");
    co_return json_response(fmt::format(R"({{"token":"{}","seat":{}}})", token, index(mine)));
  }
  if ((part == "record" || part == "replay") && !posts) {
    if (t.status() != table::Status::finished) co_return error_response(409, "not_finished");
    if (part == "replay") co_return json_response(table::write_replay(t));
    Response response{.type = "application/x-ndjson", .body = table::write_record(t)};
    response.headers.emplace_back(
        "Content-Disposition", fmt::format("attachment; filename=\"condotta-{}.jsonl\"", room->id));
    co_return response;
  }
  co_return error_response(404, "not_found");
}

}  // namespace condotta::server
