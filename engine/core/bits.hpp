// Questions about single bits. The library's own answer them by builtins that a GPU does not have.
#pragma once
#include <bit>

#include "engine/core/types.hpp"

namespace condotta {

CONDOTTA_FN u32 count_bits(u32 set) {
#ifdef __CUDA_ARCH__
  return static_cast<u32>(__popc(set));
#else
  return static_cast<u32>(std::popcount(set));
#endif
}

// The place of the lowest bit; there must be one.
CONDOTTA_FN u32 lowest_bit(u32 set) {
#ifdef __CUDA_ARCH__
  return static_cast<u32>(__ffs(static_cast<int>(set))) - 1U;
#else
  return static_cast<u32>(std::countr_zero(set));
#endif
}

// The place of the highest bit; there must be one.
CONDOTTA_FN u32 highest_bit(u32 set) {
#ifdef __CUDA_ARCH__
  return 31U - static_cast<u32>(__clz(static_cast<int>(set)));
#else
  return static_cast<u32>(std::bit_width(set)) - 1U;
#endif
}

CONDOTTA_FN bool is_single(u32 set) { return set != 0 && (set & (set - 1U)) == 0; }

// Some processors move chosen bits together, and apart again, in one instruction.
#if defined(__BMI2__) && defined(__x86_64__) && !defined(__CUDACC__)
#define CONDOTTA_HAS_BIT_GATHER
inline u64 gather_bits(u64 from, u64 chosen) { return __builtin_ia32_pext_di(from, chosen); }
inline u64 scatter_bits(u64 bits, u64 chosen) { return __builtin_ia32_pdep_di(bits, chosen); }
#endif

}  // namespace condotta
