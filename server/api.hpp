// The HTTP interface. docs/protocol.md has an example of every call.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <string>
#include <unordered_map>

#include "server/people.hpp"
#include "server/rate_limit.hpp"
#include "server/static_files.hpp"
#include "server/web.hpp"

namespace condotta::server {

class Api {
 public:
  Api(Hall& hall, const StaticFiles& files) : hall_(hall), people_(hall), files_(files) {}

  boost::asio::awaitable<Response> handle(Request request);

  // Before a WebSocket is opened: the table's room and who comes, or the answer that refuses.
  struct Visit {
    std::shared_ptr<Room> room;
    std::string person;
    std::string name;
    table::Stamp since;
    std::shared_ptr<Credits> credits;
    Response refusal;  // if there is no room
  };
  boost::asio::awaitable<Visit> visit(Request request);

  // Counts a connection of an address; false: too many. Every true is followed by `hang_up`.
  bool connect(const std::string& address);
  void hang_up(const std::string& address);

 private:
  struct Address {
    Bucket requests, new_people, new_tables;
    u32 connections = 0;
  };
  using Reply = boost::asio::awaitable<Response>;

  Reply route(Request request);
  Reply me(Request request);
  Reply move_key(Request request, bool spend);
  Reply list_tables(Request request);
  Reply create_table(Request request);
  Reply table_part(Request request, std::string id, std::string part);
  Reply healthz();
  Address& at(const std::string& address);
  // Counts it; false: too many of its address.
  bool may_ask(const Request& request);
  std::shared_ptr<Credits> credits_of(const std::string& who);
  static Response with_cookie(Response response, const Request& request, const std::string& secret);

  Hall& hall_;
  People people_;
  const StaticFiles& files_;
  std::unordered_map<std::string, Address> addresses_;
  std::unordered_map<std::string, Bucket> new_tables_;  // by person
  // By person, or by address. They outlive the connections, or a new one would bring new credits.
  std::unordered_map<std::string, std::shared_ptr<Credits>> credits_;
};

}  // namespace condotta::server
