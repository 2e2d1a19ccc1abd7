// Counts what is taken from the heap. Linking this replaces operator new for the whole test
// program, in all of its forms, so that each delete meets its own new under the address sanitizer
// too.
#pragma once

namespace condotta::tests {

unsigned long allocations_so_far();

}  // namespace condotta::tests
