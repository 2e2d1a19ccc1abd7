#include "server/api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <charconv>

#include "notation/json_node.hpp"
#include "server/qr_code.hpp"
#include "table/message_writer.hpp"
#include "table/text_cleaning.hpp"

namespace condotta::server {

namespace asio = boost::asio;

Api::Address& Api::at(const std::string& address) {
  if (addresses_.size() > kMostAddresses) {
    std::erase_if(addresses_, [](const auto& entry) { return entry.second.connections == 0; });
  }
  return addresses_[address];
}

std::shared_ptr<Credits> Api::credits_of(const std::string& who) {
  if (credits_.size() > kMostAddresses) {
    std::erase_if(credits_, [](const auto& entry) { return entry.second.use_count() == 1; });
  }
  std::shared_ptr<Credits>& credits = credits_[who];
  if (!credits) credits = std::make_shared<Credits>();
  return credits;
}

bool Api::connect(const std::string& address) {
  Address& from = at(address);
  if (from.connections >= hall_.limits().connections_by_address) return false;
  ++from.connections;
  return true;
}

void Api::hang_up(const std::string& address) {
  const auto found = addresses_.find(address);
  if (found != addresses_.end() && found->second.connections != 0) --found->second.connections;
}

bool Api::may_ask(const Request& request) {
  if (at(request.address).requests.spend(hall_.limits().requests, now_millis())) return true;
  ++hall_.metrics().rate_limited;
  return false;
}

asio::awaitable<Response> Api::handle(Request request) {
  Metrics& metrics = hall_.metrics();
  ++metrics.requests;
  if (request.path.size() > kLongestPath) co_return error_response(414, "too_long");
  if (!is_plain_host(request.host)) co_return error_response(400, "bad_host");
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.method != "POST") co_return error_response(405, "bad_method");
  if (request.path == "/healthz") co_return co_await healthz();
  if (request.path == "/metrics") {
    co_return Response{.type = "text/plain; version=0.0.4", .body = metrics.text()};
  }
  if (!may_ask(request)) co_return error_response(429, "too_many");
  if (!reads) {
    // Another site's page can send neither this type of content nor our own origin.
    if (!request.origin.empty() && !same_origin(request.origin, request.host)) {
      co_return error_response(403, "bad_origin");
    }
    if (!request.content_type.starts_with("application/json")) {
      co_return error_response(415, "bad_type", "send application/json");
    }
  }
  if (!request.path.starts_with("/api/")) {
    if (!reads) co_return error_response(405, "bad_method");
    co_return files_.serve(request);
  }
  Response response = co_await route(std::move(request));
  response.headers.emplace_back("Cache-Control", "no-store");
  co_return response;
}

Api::Reply Api::healthz() {
  if (!hall_.healthy()) {
    // Whether the disk is well again is tried here, or a server from which everybody is sent away
    // would be ill for ever. What is written is gone again in the same transaction, and no trifle:
    // where only that has room the next move may have none.
    Change probe;
    probe.token = Token{.hash = "probe", .person = std::string(kProbeSize, '-')};
    probe.spent_token = "probe";
    co_await hall_.keep(std::move(probe));
  }
  if (hall_.healthy()) co_return json_response(R"({"status":"ok"})");
  co_return error_response(503, "storage_failed", hall_.trouble());
}

Api::Reply Api::route(Request request) {
  const std::string path = request.path.substr(4);
  const bool posts = request.method == "POST";
  if (path == "/games" && !posts) {
    co_return json_response(boost::json::serialize(table::describe_games()));
  }
  if (path == "/me") co_return co_await me(std::move(request));
  if (path == "/me/key" && posts) co_return co_await move_key(std::move(request), false);
  if (path == "/me/move" && posts) co_return co_await move_key(std::move(request), true);
  if (path == "/tables") {
    if (posts) co_return co_await create_table(std::move(request));
    co_return co_await list_tables(std::move(request));
  }
  constexpr std::string_view prefix = "/tables/";
  if (path.starts_with(prefix)) {
    const std::string rest = path.substr(prefix.size());
    const std::size_t slash = rest.find('/');
    const std::string part = slash == std::string::npos ? "" : rest.substr(slash + 1);
    co_return co_await table_part(std::move(request), rest.substr(0, slash), part);
  }
  co_return error_response(404, "not_found");
}

Response Api::with_cookie(Response response, const Request& request, const std::string& secret) {
  response.headers.emplace_back(
      "Set-Cookie",
      fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", kCookieName, secret,
                  kCookieSeconds, request.forwarded_proto == "https" ? "; Secure" : ""));
  return response;
}

// Who am I; or, with a name, let me in under it.
Api::Reply Api::me(Request request) {
  std::optional<Identity> identity = co_await people_.who(request);
  const auto answer = [](const std::string& name) {
    return json_response(boost::json::serialize(boost::json::object{{"name", name}}));
  };
  if (request.method != "POST") {
    if (!identity) co_return error_response(401, "stranger");
    co_return answer(identity->person.name);
  }
  const auto value = notation::parse_json(request.body);
  if (!value) co_return error_response(400, "malformed", value.error().text());
  notation::Complaints complaints;
  const notation::Node node(*value, complaints);
  node.allow_keys({"name"});
  const auto name = table::cleaned(node.required("name").text(), table::kLongestName);
  if (!complaints.none()) co_return error_response(400, "malformed", complaints.first()->text());
  if (!name || name->empty()) co_return error_response(400, "bad_name");
  if (identity) {
    if (!identity->table.empty()) co_return error_response(403, "seat_token");
    if (!co_await people_.rename(identity->person, *name)) {
      co_return error_response(503, "storage_failed");
    }
    co_return answer(*name);
  }
  if (!at(request.address).new_people.spend(hall_.limits().new_people, now_millis())) {
    ++hall_.metrics().rate_limited;
    co_return error_response(429, "too_many");
  }
  const auto person = co_await people_.welcome(*name);
  if (!person) co_return error_response(503, "storage_failed");
  co_return with_cookie(answer(*name), request, person->second);
}

Api::Reply Api::move_key(Request request, bool spend) {
  if (!spend) {
    const std::optional<Identity> identity = co_await people_.who(request);
    if (!identity) co_return error_response(401, "stranger");
    if (!identity->table.empty()) co_return error_response(403, "seat_token");
    const std::string key = co_await people_.issue(identity->person.id, TokenKind::move, "");
    if (key.empty()) co_return error_response(503, "storage_failed");
    co_return json_response(
        boost::json::serialize(boost::json::object{{"key", key}, {"seconds", kKeyTime.count()}}));
  }
  if (!at(request.address).new_people.spend(hall_.limits().new_people, now_millis())) {
    co_return error_response(429, "too_many");
  }
  const auto value = notation::parse_json(request.body);
  notation::Complaints complaints;
  if (!value) co_return error_response(400, "malformed", value.error().text());
  const notation::Node node(*value, complaints);
  const std::string key(node.required("key").text());
  if (!complaints.none()) co_return error_response(400, "malformed", complaints.first()->text());
  const People::MovedIn moved = co_await people_.move_in(key);
  if (moved.written != Written::done) co_return error_response(503, "storage_failed");
  if (moved.secret.empty()) co_return error_response(403, "bad_key");
  co_return with_cookie(json_response("{}"), request, moved.secret);
}

asio::awaitable<Api::Visit> Api::visit(Request request) {
  Visit visit;
  ++hall_.metrics().requests;
  if (!may_ask(request)) {
    visit.refusal = error_response(429, "too_many");
    co_return visit;
  }
  if (!is_plain_host(request.host)) {
    visit.refusal = error_response(400, "bad_host");
    co_return visit;
  }
  if (!request.origin.empty() && !same_origin(request.origin, request.host)) {
    visit.refusal = error_response(403, "bad_origin");
    co_return visit;
  }
  constexpr std::string_view prefix = "/api/tables/", suffix = "/socket";
  const std::string& path = request.path;
  if (path.size() <= prefix.size() + suffix.size() || !path.starts_with(prefix) ||
      !path.ends_with(suffix)) {
    visit.refusal = error_response(404, "not_found");
    co_return visit;
  }
  const std::string id = path.substr(prefix.size(), path.size() - prefix.size() - suffix.size());
  const std::optional<Identity> identity = co_await people_.who(request);
  if (identity && !identity->table.empty() && identity->table != id) {
    visit.refusal = error_response(403, "seat_token");
    co_return visit;
  }
  // since=12.3: the last event that the client has; without it no event of the past is told.
  const std::string since = query_value(request.query, "since");
  visit.since = {~0U, ~0U};
  if (!since.empty()) {
    const char* end = since.data() + since.size();
    const auto number = std::from_chars(since.data(), end, visit.since.number);
    const bool dot = number.ec == std::errc{} && number.ptr != end && *number.ptr == '.';
    const auto extra = std::from_chars(dot ? number.ptr + 1 : end, end, visit.since.extra);
    if (extra.ec != std::errc{} || extra.ptr != end) {
      visit.refusal = error_response(400, "malformed", "since: must be as in 12.0");
      co_return visit;
    }
  }
  visit.room = co_await hall_.find(id);
  if (!visit.room) {
    visit.refusal = error_response(404, "no_such_table");
    co_return visit;
  }
  if (identity) {
    visit.person = identity->person.id;
    visit.name = identity->person.name;
  }
  visit.credits = credits_of(identity ? visit.person : request.address);
  const table::Table& t = visit.room->table;
  const bool seated = t.seat_of(visit.person) != Seat::none && !visit.person.empty();
  const bool watches = t.status() != table::Status::open && !seated && visit.person != t.host();
  const auto same = [&](const auto& client) { return client->person == visit.person; };
  const auto& clients = visit.room->clients;
  if (identity && std::count_if(clients.begin(), clients.end(), same) >=
                      static_cast<std::ptrdiff_t>(hall_.limits().connections_by_person)) {
    visit.room = nullptr;
    visit.refusal = error_response(429, "too_many");
    co_return visit;
  }
  if ((watches && !t.settings().spectators && t.status() == table::Status::playing) ||
      (!seated && visit.room->spectators() >= hall_.limits().spectators)) {
    visit.room = nullptr;
    visit.refusal = error_response(403, "no_spectators");
  }
  co_return visit;
}

}  // namespace condotta::server
