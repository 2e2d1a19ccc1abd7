// How much the random tests do: less under the sanitizers, which are some ten times slower.
#pragma once

namespace condotta::tests {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

// The one place that decides between the two amounts.
constexpr int scaled(int sanitized, int full) { return kSanitized ? sanitized : full; }

}  // namespace condotta::tests
