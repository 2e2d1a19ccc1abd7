// What a page needs of the rules of Virtù beside a table: what may be done, what it would come to,
// how it is best paid, sums and costs. Every call takes one question as JSON and answers it;
// nothing is kept between calls. docs/wasm.md has what every call takes and gives.
#include <boost/json/serialize.hpp>

#include "bindings/wasm/text_exchange.hpp"
#include "notation/virtu_guide.hpp"

namespace {

using namespace condotta;
using namespace condotta::notation;

u32 reply(virtu_guide::Answer (*ask)(const Node&)) {
  const Result<json::value> value = parse_json(wasm::given());
  Complaints complaints;
  const virtu_guide::Answer answer =
      value ? ask(Node(*value, complaints)) : virtu_guide::Answer(value.error());
  if (answer) return wasm::answer(json::serialize(*answer));
  return wasm::answer(json::serialize(json::object{{"refused", answer.error().text()}}));
}

}  // namespace

extern "C" {

u32 legal() { return reply(virtu_guide::legal); }
u32 preview() { return reply(virtu_guide::preview); }
u32 pay() { return reply(virtu_guide::pay); }
u32 score() { return reply(virtu_guide::score); }
u32 supply() { return reply(virtu_guide::supply); }
u32 siege() { return reply(virtu_guide::siege); }
u32 roads() { return reply(virtu_guide::roads); }
u32 stuck() { return reply(virtu_guide::stuck); }
u32 palaces() { return reply(virtu_guide::palaces); }
}
