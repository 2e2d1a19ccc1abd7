// Secrets from the system's generator.
#pragma once
#include <string>

#include "engine/core/rng.hpp"

namespace condotta::server {

Seed random_seed();
u64 random_number();
// 32 hexadecimal digits, 128 bits: the name of a table or a person.
std::string random_id();
// 64 hexadecimal digits, 256 bits: a token.
std::string random_token();

}  // namespace condotta::server
