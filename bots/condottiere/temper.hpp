// How a character's temper shows in its rules of thumb.
#pragma once
#include "bots/characters.hpp"
#include "bots/condottiere/style.hpp"

namespace condotta::bots::condottiere {

// The Style of somebody with this temper.
inline Style tempered(Style style, Temper temper) {
  switch (temper) {
    case Temper::cautious:  // holds cards back, and fights only where it is likely to win
      style.price *= 1.8F;
      style.commit *= 0.7F;
      style.card_power *= 1.3F;
      break;
    case Temper::bold:  // puts much into any battle
      style.price *= 0.5F;
      style.commit = style.commit * 1.6F + 0.1F;
      style.card_power *= 0.8F;
      break;
    case Temper::vengeful:  // will not let whoever is ahead have it
      style.grudge = 0.5F;
      style.denial *= 1.5F;
      break;
    case Temper::patient:  // waits until others have spent their cards
      style.horizon *= 2.0F;
      style.price *= 1.4F;
      style.ration *= 1.3F;
      break;
    case Temper::greedy:  // wants every region, and is easily drawn into a costly battle
      style.price *= 0.75F;
      style.commit_stake *= 1.8F;
      style.attack *= 1.3F;
      break;
    case Temper::sly:  // wants the token, and the choice of the next region
      style.token *= 2.5F;
      style.caution *= 1.3F;
      break;
  }
  return style;
}

}  // namespace condotta::bots::condottiere
