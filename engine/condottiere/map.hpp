// The board: sets of regions and the groups that they make (C1.2, C2.4).
#pragma once
#include "engine/condottiere/tables.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/types.hpp"

namespace condotta::condottiere {

using RegionSet = u32;  // bit i for the i-th region of the data

inline constexpr RegionSet kAllRegions = (1U << kRegions) - 1U;

CONDOTTA_FN u8 index(Region region) { return static_cast<u8>(region); }
CONDOTTA_FN Region region(u32 i) { return static_cast<Region>(i); }
CONDOTTA_FN RegionSet only(Region r) { return r == Region::none ? 0U : 1U << index(r); }
CONDOTTA_FN bool contains(RegionSet set, Region r) { return (set & only(r)) != 0; }
CONDOTTA_FN u8 size(RegionSet set) { return static_cast<u8>(count_bits(set)); }
CONDOTTA_FN Region first_of(RegionSet set) { return region(lowest_bit(set)); }

// The regions of `set` that hang together with `seed`, which is one of them.
CONDOTTA_FN RegionSet group_of(RegionSet set, Region seed) {
  RegionSet group = only(seed);
  RegionSet fresh = group;
  while (fresh != 0) {
    RegionSet reached = 0;
    for (RegionSet todo = fresh; todo != 0; todo &= todo - 1) reached |= neighbours(first_of(todo));
    fresh = reached & set & ~group;
    group |= fresh;
  }
  return group;
}

CONDOTTA_FN u8 largest_group(RegionSet set) {
  u8 best = 0;
  while (set != 0) {
    const RegionSet group = group_of(set, first_of(set));
    if (size(group) > best) best = size(group);
    set &= ~group;
  }
  return best;
}

}  // namespace condotta::condottiere
