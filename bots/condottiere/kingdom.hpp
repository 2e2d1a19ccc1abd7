// How near a player's regions are to victory (C2.4), and what one more region would do.
#pragma once
#include "engine/condottiere/state.hpp"

namespace condotta::bots::condottiere {

using namespace condotta::condottiere;  // NOLINT(google-build-using-namespace)

// A player's regions as groups that hang together.
class Kingdom {
 public:
  Kingdom(const Options& options, RegionSet mine) : options_(options), mine_(mine) {
    for (RegionSet todo = mine; todo != 0;) {
      const RegionSet group = group_of(todo, first_of(todo));
      RegionSet border = 0;
      for (RegionSet g = group; g != 0; g &= g - 1) border |= neighbours(first_of(g));
      groups_[count_++] = {border & ~mine, size(group)};
      todo &= ~group;
    }
  }

  // The group that the region would be part of.
  [[nodiscard]] u8 group_with(Region r) const {
    u8 sum = 1;
    for (u8 i = 0; i < count_; ++i) {
      if (contains(groups_[i].border, r)) sum = static_cast<u8>(sum + groups_[i].size);
    }
    return sum;
  }
  // Regions still to be won for the total, 1 at least.
  [[nodiscard]] u8 total_missing() const {
    const u8 target = options_.regions_to_win();
    return size(mine_) < target ? static_cast<u8>(target - size(mine_)) : u8{1};
  }

 private:
  struct Group {
    RegionSet border;
    u8 size;
  };
  const Options& options_;
  RegionSet mine_;
  Group groups_[kRegions] = {};
  u8 count_ = 0;
};

// Regions that this player could win in the battles to come: free ones, or anybody's under D4; not
// where the Pope's favour lies.
inline RegionSet winnable(const Table& t, Seat who) {
  const RegionSet closed = t.options.capturing_regions != 0 ? t.owned[index(who)] : controlled(t);
  return kAllRegions & ~closed & ~only(t.pope);
}

}  // namespace condotta::bots::condottiere
