// What comes from outside: any bytes are a message or a named refusal. What people write is
// cleaned.
#include <gtest/gtest.h>

#include "engine/core/rng.hpp"
#include "table/command.hpp"
#include "table/entry.hpp"
#include "table/limits.hpp"
#include "table/sha256.hpp"
#include "table/text_cleaning.hpp"

namespace condotta::table {
namespace {

std::string fault_of(std::string_view text) {
  u32 id = 0;
  const auto message = read_message(text, id);
  return message ? "" : std::string(name_of(message.refused().fault));
}

TEST(Message, IsReadStrictly) {
  u32 id = 0;
  const auto act = read_message(R"({"type":"act","id":7,"after":12,"actions":["play 10"]})", id);
  ASSERT_TRUE(act);
  EXPECT_EQ(act->id, 7U);
  ASSERT_TRUE(std::holds_alternative<Act>(act->command));
  EXPECT_EQ(std::get<Act>(act->command).actions[0], "play 10");
  EXPECT_EQ(std::get<Act>(act->command).after, 12U);

  EXPECT_EQ(fault_of(R"({"type":"join"})"), "");
  EXPECT_EQ(fault_of(R"({"type":"talk","text":"x","to":[0,2]})"), "");
  for (const char* bad :
       {"", "{", "[]", "null", "7", R"({"type":"fly"})", R"({"type":5})", R"({"id":1})",
        R"({"type":"act"})", R"({"type":"talk","text":"to nobody","to":[]})",
        R"({"type":"act","actions":[],"after":1})",
        R"({"type":"act","actions":["pass\npass"],"after":1})",
        R"({"type":"act","actions":["pass"],"after":-1})", R"({"type":"join","seat":7})",
        R"({"type":"join","seat":0,"extra":1})", R"({"type":"join","type":"leave"})",
        R"({"type":"talk","text":"x","to":[0,1,2,3,4,5,6,0]})",
        R"({"type":"show","cards":["10"],"to":3})", "{\"type\":\"talk\",\"text\":\"\xff\"}"}) {
    EXPECT_EQ(fault_of(bad), "malformed") << bad;
  }
  EXPECT_EQ(fault_of(std::string(kLongestMessage + 1, ' ')), "too_long");
}

TEST(Message, AnActReadInOneGoIsWhatTheStrictReaderMakesOfIt) {
  // With a space in it each of them goes the other way.
  for (const std::string rest :
       {R"("type":"act","after":12,"actions":["play 10","pass"]})",
        R"("actions":["play 10"],"id":2147483647,"type":"act","after":0})",
        R"("type":"act","after":2147483648,"actions":["pass"]})",
        R"("type":"act","after":4294967297,"actions":["pass"]})",
        R"("type":"act","after":01,"actions":["pass"]})",
        R"("type":"act","after":,"actions":["pass"]})",
        R"("type":"act","after":1.5,"actions":["pass"]})",
        R"("type":"act","after":1,"actions":["pass"],})",
        R"("type":"act","after":1,"after":1,"actions":["pass"]})",
        R"("type":"act","after":1,"actions":["pass"],"actions":["pass"]})",
        R"("type":"act","after":1,"actions":["pass",]})",
        R"("type":"act","after":1,"actions":[""]})",
        R"("type":"act","after":1,"actions":["a\u0062c"]})",
        R"("type":"act","after":1,"actions":["pass)",
        R"("type":"act","after":1,"actions":["pass"]}x)", R"("type":"act","actions":["pass"]})",
        R"("after":1,"actions":["pass"]})", R"("type":"act","after":1,"actions":["Łódź"]})"}) {
    u32 id = 0, strict_id = 0;
    const auto quick = read_message("{" + rest, id);
    const auto strict = read_message("{ " + rest, strict_id);
    ASSERT_EQ(static_cast<bool>(quick), static_cast<bool>(strict)) << rest;
    EXPECT_EQ(id, strict_id) << rest;
    if (!quick) continue;
    EXPECT_EQ(quick->id, strict->id) << rest;
    EXPECT_EQ(std::get<Act>(quick->command).actions, std::get<Act>(strict->command).actions)
        << rest;
    EXPECT_EQ(std::get<Act>(quick->command).after, std::get<Act>(strict->command).after) << rest;
  }
  std::string many = R"({"type":"act","after":1,"actions":["pass")";
  for (std::size_t i = 0; i < kMostActions; ++i) many += R"(,"pass")";
  EXPECT_EQ(fault_of(many + "]}"), "malformed");
  const std::string longest(kLongestAction, 'x');
  EXPECT_EQ(fault_of(R"({"type":"act","after":1,"actions":[")" + longest + R"("]})"), "");
  EXPECT_EQ(fault_of(R"({"type":"act","after":1,"actions":[")" + longest + R"(x"]})"), "malformed");
}

TEST(Message, TheSendersNumberSurvivesARefusal) {
  u32 id = 0;
  EXPECT_FALSE(read_message(R"({"id":9,"type":"fly"})", id));
  EXPECT_EQ(id, 9U);
}

TEST(Text, IsCleaned) {
  EXPECT_EQ(cleaned("  Lorenzo \t de'  Medici ", 40), "Lorenzo de' Medici");
  EXPECT_EQ(cleaned("a\x01\x7f"
                    "b",
                    40),
            "ab");
  EXPECT_EQ(cleaned("\u202Eevil\u200B", 40), "evil");
  EXPECT_EQ(cleaned("Łódź", 4), "Łódź");
  EXPECT_EQ(cleaned("Łódź", 3), std::nullopt);
  EXPECT_EQ(cleaned("\xC0\xAF", 9), std::nullopt);
  EXPECT_EQ(cleaned("\xED\xA0\x80", 9), std::nullopt);
  EXPECT_EQ(cleaned("\xE2\x82", 9), std::nullopt);
  EXPECT_EQ(cleaned("<script>", 9), "<script>") << "escaping is for whoever writes a page";
  EXPECT_EQ(cleaned(" \u200B ", 9), "");
}

TEST(Sha256, KnownAnswers) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Lines of our own making are read by a short way, all others by the strict one: both agree.
TEST(Line, IsReadAlikeByBothWays) {
  const std::vector<Entry> entries = {
      {.kind = EntryKind::created, .at = 1, .text = R"({"game":"x"})", .who = "p0"},
      {.kind = EntryKind::joined,
       .at = 2,
       .seat = seat(1),
       .number = 3,
       .text = "Ada",
       .who = "p1"},
      {.kind = EntryKind::joined, .at = 2, .seat = seat(0), .text = "\xC3\x89va", .who = "p2"},
      {.kind = EntryKind::started, .at = 3, .text = "00"},
      {.kind = EntryKind::acted, .at = ~0ULL, .seat = seat(6), .by = By::clock, .text = "pass"},
      {.kind = EntryKind::held, .at = 5, .seat = seat(2), .text = "take 6\nfavour none"},
      {.kind = EntryKind::talked, .at = 6, .seat = seat(2), .to = 5, .text = R"("quoted" \ )"},
      {.kind = EntryKind::answered, .at = 7, .seat = seat(3), .number = ~0U}};
  Rng rng = Rng::seeded(5);
  u32 read = 0;
  for (u32 n = 0; n < 20'000; ++n) {
    const Entry& entry = entries[n % entries.size()];
    std::string line = line_of(entry);
    ASSERT_EQ(*parse_entry(line), entry) << line;
    for (u32 changes = rng.below(3); changes != 0; --changes) {
      const u32 at = rng.below(static_cast<u32>(line.size()));
      constexpr std::string_view likely = "0123456789\",:{}\\ a";
      line[at] = likely[rng.below(static_cast<u32>(likely.size()))];
    }
    const auto quick = parse_entry(line);
    const auto strict = parse_entry(" " + line);
    ASSERT_EQ(static_cast<bool>(quick), static_cast<bool>(strict)) << line;
    if (!quick) continue;
    ASSERT_EQ(*quick, *strict) << line;
    ++read;
  }
  EXPECT_GT(read, 5'000U);
}

}  // namespace
}  // namespace condotta::table
