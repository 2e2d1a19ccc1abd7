// Bots think in threads of their own; one that is alone has them all.
#include "server/bot_desk.hpp"

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <future>

namespace condotta::server {
namespace {

constexpr u32 kThreads = 4;
constexpr u32 kMillis = 7;

// A question whose bot tells its budget, and answers when it is let.
struct Thinker {
  std::promise<bots::Budget> budget;
  std::promise<void> go;

  table::BotTask task() {
    return {.seat = seat(0), .line = 0, .think = [this](const bots::Budget& given) {
              budget.set_value(given);
              go.get_future().wait();
              return std::string("pass");
            }};
  }
};

struct Desk {
  boost::asio::io_context network;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{
      network.get_executor()};
  BotDesk desk{kThreads, kMillis, 2, network.get_executor()};
  u32 answers = 0;

  bool ask(Thinker& bot) {
    return desk.ask(bot.task(), [this](const table::BotTask&, const std::string& action) {
      EXPECT_EQ(action, "pass");
      ++answers;
    });
  }
  void expect_answers(u32 count) {
    while (answers < count) network.run_one();
  }
};

TEST(BotDesk, ABotAloneHasAllThreads) {
  Desk d;
  for (u32 round = 1; round <= 3; ++round) {
    Thinker bot;
    ASSERT_TRUE(d.ask(bot));
    const bots::Budget given = bot.budget.get_future().get();
    EXPECT_EQ(given.milliseconds, kMillis);
    EXPECT_EQ(given.threads, kThreads);
    bot.go.set_value();
    d.expect_answers(round);
  }
}

TEST(BotDesk, SeveralShareThem) {
  Desk d;
  Thinker bots[5];
  const u32 expected[] = {4, 2, 1, 1};
  for (u32 i = 0; i < 4; ++i) {
    ASSERT_TRUE(d.ask(bots[i]));
    EXPECT_EQ(bots[i].budget.get_future().get().threads, expected[i]) << i;
  }
  ASSERT_TRUE(d.ask(bots[4])) << "it waits";
  for (Thinker& bot : bots) bot.go.set_value();
  d.expect_answers(5);
  EXPECT_EQ(d.desk.waiting(), 0U);
}

TEST(BotDesk, TooManyQuestionsAreRefused) {
  Desk d;
  Thinker thinking[kThreads], waiting[2], refused;
  for (Thinker& bot : thinking) {
    ASSERT_TRUE(d.ask(bot));
    bot.budget.get_future().wait();
  }
  for (Thinker& bot : waiting) EXPECT_TRUE(d.ask(bot));
  EXPECT_EQ(d.desk.waiting(), 2U);
  EXPECT_FALSE(d.ask(refused));
  for (Thinker& bot : thinking) bot.go.set_value();
  for (Thinker& bot : waiting) bot.go.set_value();
  d.expect_answers(kThreads + 2);
}

}  // namespace
}  // namespace condotta::server
