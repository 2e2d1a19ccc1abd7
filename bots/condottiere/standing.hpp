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
      if (size(group) > largest_) largest_ = size(group);
    }
  }

  [[nodiscard]] u8 regions() const { return size(mine_); }
  [[nodiscard]] u8 largest() const { return largest_; }
  // The group that the region would make part of.
  [[nodiscard]] u8 group_with(Region r) const {
    u8 sum = 1;
    for (u8 i = 0; i < count_; ++i) {
      if (contains(groups_[i].border, r)) sum = static_cast<u8>(sum + groups_[i].size);
    }
    return sum;
  }
  [[nodiscard]] bool wins_with(Region r) const {
    return size(mine_) + 1 >= options_.regions_to_win() || group_with(r) >= options_.group_to_win();
  }
  // Regions still to be won at best, 1 at least: of the total and of the group.
  [[nodiscard]] u8 total_missing() const {
    return static_cast<u8>(options_.regions_to_win() - size(mine_));
  }
  [[nodiscard]] u8 group_missing() const {
    return static_cast<u8>(options_.group_to_win() - largest_);
  }

 private:
  struct Group {
    RegionSet border;
    u8 size;
  };
  const Options& options_;
  RegionSet mine_;
  Group groups_[kMaxPlayers] = {};  // nobody has more than six regions
  u8 count_ = 0;
  u8 largest_ = 0;
};

// Regions that this player could still win in a battle, ignoring the favour of the moment.
inline RegionSet winnable(const Table& t, Seat who) {
  return t.options.capturing_regions != 0 ? kAllRegions & ~t.owned[index(who)]
                                          : kAllRegions & ~controlled(t);
}

}  // namespace condotta::bots::condottiere
