// Any text as a record: it is refused with a message. What the writer wrote is confirmed, and no
// longer once a letter of the cards dealt or of the result is changed.
//
// Input: a text that begins with a brace or a bracket; anything else is a byte that says whether
// the record explains itself, 2 bytes for the place of the change and 1 for what it becomes,
// options (fuzz/any_state.hpp), 8 bytes of seed, and a byte for each decision.
#include <string>

#include "fuzz/any_state.hpp"
#include "notation/record_verifier.hpp"
#include "notation/record_writer.hpp"

namespace condotta::fuzz {
namespace {

// The first complaint about a record whose end may be missing.
notation::Complaint verify(std::string_view record, bool to_the_end) {
  notation::RecordVerifier verifier;
  while (!record.empty()) {
    const std::size_t end = record.find('\n');
    if (notation::Complaint wrong = verifier.line(record.substr(0, end))) return wrong;
    record.remove_prefix(end == std::string_view::npos ? record.size() : end + 1);
  }
  return to_the_end ? verifier.finish() : std::nullopt;
}

// Another letter or digit instead of one in a line that the players have no say in; false where
// that place has none.
bool change(std::string& record, u32 where, u8 into) {
  constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyz";
  const std::size_t place = where % record.size();
  const std::size_t begin = record.rfind('\n', place) + 1;
  const std::string_view line = std::string_view(record).substr(begin);
  if (!line.starts_with(R"({"chance")") && !line.starts_with(R"({"result")")) return false;
  const std::size_t known = letters.find(record[place]);
  if (known == std::string_view::npos) return false;
  record[place] = letters[(known + 1 + into % (letters.size() - 1)) % letters.size()];
  return true;
}

void check_written(Input& input) {
  const bool explain = (input.byte() & 1U) != 0;
  const u16 where = input.word();
  const u8 into = input.byte();
  const Options options = read_options(input);
  notation::RecordWriter writer(options, derive_seed(input.number()), explain);
  while (!input.empty() && Condottiere::to_move(writer.state()) != Seat::none) {
    const auto actions = legal(writer.state());
    writer.act(actions[input.byte() % actions.count]);
  }
  std::string record = writer.take();
  const bool over = Condottiere::to_move(writer.state()) == Seat::none;
  const notation::Complaint wrong = verify(record, over);
  if (wrong) std::fprintf(stderr, "%s\n%s\n", wrong->text().c_str(), record.c_str());
  require(!wrong, "what was written is confirmed");
  if (change(record, where, into)) {
    require(verify(record, over).has_value(), "what was changed is refused");
  }
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  fuzz::Input input(data, size);
  if (size != 0 && (data[0] == '{' || data[0] == '[')) {
    const auto wrong = fuzz::verify(input.text(), true);
    if (wrong) fuzz::require(!wrong->message.empty(), "a refusal says why");
  } else {
    fuzz::check_written(input);
  }
  return 0;
}
