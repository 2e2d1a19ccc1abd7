#include "server/people.hpp"

#include "server/random.hpp"
#include "table/sha256.hpp"

namespace condotta::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t kTokenLength = 64;

Millis expiry_of(TokenKind kind) {
  if (kind != TokenKind::move) return 0;
  return now_millis() +
         static_cast<Millis>(
             std::chrono::duration_cast<std::chrono::milliseconds>(kKeyTime).count());
}

}  // namespace

asio::awaitable<std::optional<Identity>> People::who(const Request& request) {
  std::string secret = request.bearer;
  if (secret.empty()) secret = cookie_value(request.cookie, kCookieName);
  if (secret.size() != kTokenLength) co_return std::nullopt;
  const std::string hash = table::sha256_hex(secret);
  if (const auto known = known_.find(hash); known != known_.end()) co_return known->second;
  const auto look_up = [hash](Storage& storage) {
    std::optional<Identity> identity;
    const std::optional<Token> token = storage.find_token(hash);
    if (!token || token->kind == TokenKind::move) return identity;
    if (std::optional<Person> person = storage.find_person(token->person)) {
      identity = Identity{std::move(*person), token->table};
    }
    return identity;
  };
  std::optional<Identity> found = co_await hall_.ask_store(look_up);
  if (found) {
    if (known_.size() >= kMostCachedTokens) known_.clear();
    known_.emplace(hash, *found);
  }
  co_return found;
}

asio::awaitable<std::optional<std::pair<Person, std::string>>> People::welcome(std::string name) {
  Person person{random_id(), std::move(name), now_millis()};
  std::string secret = random_token();
  Change change;
  change.person = person;
  change.token = Token{.hash = table::sha256_hex(secret), .person = person.id};
  if (co_await hall_.keep(std::move(change)) != Written::done) co_return std::nullopt;
  co_return std::pair{std::move(person), std::move(secret)};
}

asio::awaitable<bool> People::rename(Person person, std::string name) {
  person.name = name;
  Change change;
  change.person = person;
  if (co_await hall_.keep(std::move(change)) != Written::done) co_return false;
  for (auto& [hash, identity] : known_) {
    if (identity.person.id == person.id) identity.person.name = name;
  }
  co_return true;
}

asio::awaitable<std::string> People::issue(std::string person, TokenKind kind, std::string table) {
  std::string secret = random_token();
  Change change;
  change.token =
      Token{table::sha256_hex(secret), std::move(person), kind, std::move(table), expiry_of(kind)};
  if (co_await hall_.keep(std::move(change)) != Written::done) co_return "";
  co_return secret;
}

asio::awaitable<People::MovedIn> People::move_in(std::string key) {
  if (key.size() != kTokenLength) co_return MovedIn{};
  const std::string hash = table::sha256_hex(key);
  const auto look_up = [hash](Storage& storage) { return storage.find_token(hash); };
  const std::optional<Token> token = co_await hall_.ask_store(look_up);
  if (!token || token->kind != TokenKind::move || token->expires_at < now_millis())
    co_return MovedIn{};
  // Two who come at once have both found it: it is good for the first.
  if (spent_.size() >= kMostCachedTokens) spent_.clear();
  if (!spent_.insert(hash).second) co_return MovedIn{};
  std::string secret = random_token();
  Change change;
  change.token = Token{.hash = table::sha256_hex(secret), .person = token->person};
  change.spent_token = hash;
  const Written written = co_await hall_.keep(std::move(change));
  if (written != Written::done) {
    spent_.erase(hash);
    co_return MovedIn{written};
  }
  co_return MovedIn{written, std::move(secret)};
}

}  // namespace condotta::server
