// An action given as text, tried by a seat.
#pragma once
#include <functional>
#include <string_view>

#include "engine/condottiere/event.hpp"
#include "engine/condottiere/state.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// Does it and tells everything to `hear`, while the state is what it is at that moment; or says why
// not, and changes nothing.
Complaint try_action(condottiere::State& state, Seat who, std::string_view text,
                     const std::function<void(const condottiere::Event&)>& hear);

}  // namespace condotta::notation
