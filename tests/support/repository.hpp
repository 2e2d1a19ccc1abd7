// The files of the repository that tests read. Only repository.cpp knows where it lies, so that
// what is compiled elsewhere does not depend on it, and clones share a compiler's cache.
#pragma once
#include <string>
#include <string_view>

namespace condotta {

// The whole path of a file or folder, given from the top of the repository.
std::string in_repository(std::string_view path);

// All blocks of a page in docs/ that begin with ```NAME, one after another; fails if there is none.
std::string examples_in(std::string_view page, std::string_view name);

}  // namespace condotta
