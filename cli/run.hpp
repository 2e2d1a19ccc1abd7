// The program `condotta`, as a function.
#pragma once
#include <iosfwd>
#include <span>
#include <string>

namespace condotta::cli {

// `args` are what follows the program's name. 0: done. 2: bad usage or input, with one line on
// `err` that names what is wrong. Colours and progress only where the stream is a terminal.
int run(std::span<const std::string> args, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace condotta::cli
