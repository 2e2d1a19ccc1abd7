// What a page asks beside a table of Virtù while somebody plans a turn. docs/wasm.md has every
// question and answer; all are about the position after what was composed.
#pragma once
#include <boost/json/object.hpp>

#include "notation/json_node.hpp"
#include "notation/result.hpp"

namespace condotta::notation::virtu_guide {

using Answer = Result<json::object>;

Answer legal(const Node& asked);
Answer preview(const Node& asked);
Answer pay(const Node& asked);
Answer score(const Node& asked);
Answer supply(const Node& asked);
Answer siege(const Node& asked);
Answer roads(const Node& asked);
Answer stuck(const Node& asked);
Answer palaces(const Node& asked);

}  // namespace condotta::notation::virtu_guide
