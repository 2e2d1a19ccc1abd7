#include "server/random.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <cstdlib>

namespace condotta::server {

u64 random_number() {
  u64 number = 0;
  // Up to 256 bytes come whole once the system has booted; without them there are no secrets.
  if (getrandom(&number, sizeof(number), 0) != sizeof(number)) std::abort();
  return number;
}

Seed random_seed() {
  const u64 high = random_number();
  const u64 low = random_number();
  return {high, low};
}

std::string random_id() {
  const Seed bits = random_seed();
  return fmt::format("{:016x}{:016x}", bits.high, bits.low);
}

std::string random_token() { return random_id() + random_id(); }

}  // namespace condotta::server
