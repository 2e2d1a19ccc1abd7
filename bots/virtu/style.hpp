// The numbers of the rules of thumb: what things are worth, in prestige.
#pragma once
#include "engine/virtu/virtu.hpp"

namespace condotta::bots::virtu {

using namespace condotta::virtu;  // NOLINT(google-build-using-namespace): the game spoken of here
using House = condotta::virtu::Player;  // one seat's part of the State

inline constexpr u32 kSymbolKinds = 8;
inline constexpr u32 kRoomActions = 6;

// All are floats, and tuned as one row of numbers (bots/tuning/tune_virtu.cpp).
struct Style {
  // One symbol at hand: florin, crown, cross, cavalry, ship, mask, war, arrow.
  float symbol[kSymbolKinds] = {0.22F, 0.50F, 0.40F, 0.14F, 0.30F, 0.10F, 0.12F, 0.20F};
  float second_kind = 0.25F;     // a source pays one kind at a time: what its others count
  float plenty = 7.0F;           // so many of a kind at hand are worth half as much
  float plenty_florins = 14.0F;  //
  float plenty_yearly = 3.0F;    // so many of a kind a year
  float courtier_rate = 0.40F;   // uses a year
  float token_rate = 0.25F;      //
  float room_rate = 0.22F;       //
  float alliance_rate = 0.20F;   //
  float horizon = 6.0F;          // years after which more of them count half
  // A room with the action: government, patronage, trade, diplomacy, war, intrigue; a year.
  float room[kRoomActions] = {0.12F, 0.12F, 0.05F, 0.14F, 0.06F, 0.02F};
  float next_room = 0.36F;      // what the rooms of the next turn promise
  float later_room = 0.09F;     // and those after
  float city = 0.90F;           // beside its token and the track
  float reach = 0.06F;          // a neutral city that could be annexed
  float step = 0.70F;           // of patronage, beside the track
  float place = 0.36F;          // an open shaded place
  float troop = 0.18F;          // of the first two, that cost nothing
  float more_troops = 0.06F;    //
  float agent = 0.05F;          // in hand
  float spot = 0.20F;           // in a useful spot
  float indulgence = 0.25F;     // beside the prestige: the room is closed
  float closed_room = 0.35F;    // for who wants to act there
  float siege = 1.0F;           // a city that can be stormed
  float religion = 0.25F;       // a cross more, beside the rank
  float haste = 1.0F;           // how much it counts that the end comes nearer
  float city_years = 1.6F;      // that the game will last for each city lacking to its end
  float step_years = 2.4F;      // likewise of patronage
  float spread = 0.9F;          // prestige by which chances differ e-fold at the end
  float spread_yearly = 0.22F;  // and more for each year to come
};
inline constexpr u32 kStyleNumbers = sizeof(Style) / sizeof(float);

}  // namespace condotta::bots::virtu
