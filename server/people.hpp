// Who somebody is: a random token in a cookie, no account. Runs in the network's thread.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/hall.hpp"
#include "server/web.hpp"

namespace condotta::server {

inline constexpr const char* kCookieName = "condotta";

struct Identity {
  Person person;
  std::string table = {};  // a program's token is good for this one only
};

class People {
 public:
  explicit People(Hall& hall) : hall_(hall) {}

  // Whose cookie or token came with the request.
  boost::asio::awaitable<std::optional<Identity>> who(const Request& request);
  // A new person, and the token for the cookie; nothing if it could not be kept.
  boost::asio::awaitable<std::optional<std::pair<Person, std::string>>> welcome(std::string name);
  boost::asio::awaitable<bool> rename(Person person, std::string name);
  // A secret for a person, of the given kind; empty if it could not be kept.
  boost::asio::awaitable<std::string> issue(std::string person, TokenKind kind, std::string table);
  // A key made on another device: a cookie for this one.
  struct MovedIn {
    Written written = Written::done;  // if it is not done, the key is still good
    std::string secret = {};          // empty: the key is not good
  };
  boost::asio::awaitable<MovedIn> move_in(std::string key);

 private:
  Hall& hall_;
  std::unordered_map<std::string, Identity> known_;  // by hash of the token
  std::unordered_set<std::string> spent_;            // hashes of keys that somebody has used
};

}  // namespace condotta::server
