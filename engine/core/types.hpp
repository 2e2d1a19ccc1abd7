// The words that every game and every target shares.
#pragma once
#include <concepts>
#include <cstdint>
#include <type_traits>

// CONDOTTA_FN: a function of the engine. CONDOTTA_RARE before it: big and seldom called; a GPU,
// whose threads share a small instruction cache, keeps one copy of it.
#ifdef __CUDACC__
#define CONDOTTA_FN __host__ __device__ constexpr
#define CONDOTTA_RARE __noinline__
#else
#define CONDOTTA_FN constexpr
#define CONDOTTA_RARE
#endif

namespace condotta {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

// A place at the table, counted clockwise from 0. `none`: nobody, or a spectator; it is the bit of
// the spectators in a SeatSet, and beyond the last seat of any game.
enum class Seat : u8 { none = 7 };

CONDOTTA_FN Seat seat(u32 index) { return static_cast<Seat>(index); }
CONDOTTA_FN u8 index(Seat s) { return static_cast<u8>(s); }

// Seats as a set, bit i for seat i. Bit 7 stands for the spectators.
using SeatSet = u8;
inline constexpr SeatSet kEveryone = 0xFF;

CONDOTTA_FN SeatSet only(Seat s) { return static_cast<SeatSet>(1U << index(s)); }
CONDOTTA_FN SeatSet all_seats(u8 players) { return static_cast<SeatSet>((1U << players) - 1U); }
CONDOTTA_FN bool contains(SeatSet set, Seat s) { return (set & only(s)) != 0; }

// Copied by memcpy and free of padding: its bytes may be hashed, sent, compared and batched.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

}  // namespace condotta
