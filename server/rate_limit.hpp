// Credits that are spent and come back with time.
#pragma once
#include <algorithm>

#include "server/limits.hpp"
#include "table/limits.hpp"

namespace condotta::server {

class Bucket {
 public:
  // False: too many. Time must not run backwards; if it does, nothing is added.
  bool spend(const Allowance& allowance, table::Millis now) {
    if (!started_) credits_ = allowance.burst;
    if (started_ && now > last_) {
      const double seconds = static_cast<double>(now - last_) / 1000;
      credits_ = std::min(allowance.burst, credits_ + seconds * allowance.per_second);
    }
    started_ = true;
    last_ = now;
    if (credits_ < 1) return false;
    credits_ -= 1;
    return true;
  }

 private:
  double credits_ = 0;
  table::Millis last_ = 0;
  bool started_ = false;
};

// What one person may say, over all connections together; a stranger's is that of the address.
struct Credits {
  Bucket messages, talk;
};

}  // namespace condotta::server
