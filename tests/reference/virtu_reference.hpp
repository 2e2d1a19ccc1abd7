// A slow second reading of the rules of Virtù, V1 to V7, from the words of the law and the data
// files: what may be decided, as texts, and what comes of it. It shares no code with the engine but
// the texts of actions and positions.
#pragma once
#include <functional>

#include "tests/reference/virtu_table.hpp"

namespace condotta::reference {

class VirtuReference {
 public:
  explicit VirtuReference(VirtuTable table) : t_(std::move(table)) {}

  [[nodiscard]] const VirtuTable& table() const { return t_; }
  // Each action of the seat to move once; empty when the game is over.
  [[nodiscard]] Texts legal() const;
  // Does what the text says, and then all that leaves no choice.
  void play(const std::string& action);

  // V7, of each seat.
  [[nodiscard]] int prestige(int who) const;

 private:
  // One thing to pay with; `rank` tells the order in which they are named.
  struct Source {
    int rank;
    std::string name;
    Amounts gives;
  };

  // What is looked at.
  [[nodiscard]] House& me() { return t_.houses[static_cast<std::size_t>(t_.turn)]; }
  [[nodiscard]] const House& me() const { return t_.houses[static_cast<std::size_t>(t_.turn)]; }
  [[nodiscard]] House& house(int i) { return t_.houses[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const House& house(int i) const { return t_.houses[static_cast<std::size_t>(i)]; }
  [[nodiscard]] int controller(const std::string& city) const;
  [[nodiscard]] int agent_at(const std::string& spot) const;
  [[nodiscard]] bool enemy_at(int who, const std::string& spot) const;
  [[nodiscard]] std::string room_spot(int who, int room) const;
  [[nodiscard]] bool works(int who, const std::string& alliance) const;  // V6.6
  [[nodiscard]] bool can_ask() const;                                    // V4.5
  [[nodiscard]] const RoomCards& room() const;
  [[nodiscard]] std::string action_of(const House& house, int room) const;  // V3.2
  [[nodiscard]] int strength_against(const std::string& city, int who) const;
  [[nodiscard]] static int troops_of(const House& house);
  [[nodiscard]] bool in_action(const std::string& phase) const;

  // Payment (V2).
  [[nodiscard]] std::vector<Source> sources(const std::string& phase) const;
  [[nodiscard]] int florins_within_reach(const std::string& phase, const std::string& but) const;
  [[nodiscard]] bool payable(const std::vector<Source>& from, std::size_t i, const Amounts& have,
                             const Amounts& owed) const;
  [[nodiscard]] bool can_pay(const std::string& phase, const Amounts& owed) const;
  [[nodiscard]] bool alike_before(const std::string& place, int from,
                                  const std::function<bool(const Courtier&)>& counts) const;
  [[nodiscard]] Texts payments() const;
  void owe(const std::string& action, const Amounts& owed);
  void draw_on_pool();
  void pay(const std::string& action);
  void go_on_paying();
  void turn_over(const std::string& source);
  int use(const std::string& source, const std::string& kind);
  void ask_for_florins();

  // The palace (V3).
  [[nodiscard]] int opened(const House& house) const;
  [[nodiscard]] Texts free_groups(const House& house) const;
  [[nodiscard]] std::string free_place(const House& house, const std::string& group) const;
  [[nodiscard]] bool overcrowded(const House& house) const;
  [[nodiscard]] bool fits(const House& house, int room, const std::string& card) const;
  void put_into_room(House& house, int room, const std::string& card);
  void drop(House& house, const std::string& place);
  void gain_agents(int who, int number);

  // Set-up and spring (V1.5, V4).
  [[nodiscard]] Texts setups() const;
  [[nodiscard]] Texts moves() const;
  [[nodiscard]] Texts begun() const;
  [[nodiscard]] Texts uses(const Texts& kinds, bool governs) const;
  [[nodiscard]] Texts turnable() const;
  [[nodiscard]] Texts refreshes() const;
  [[nodiscard]] Texts patronage() const;
  [[nodiscard]] Texts bonuses() const;
  [[nodiscard]] Texts diplomacy() const;
  [[nodiscard]] Texts war() const;
  [[nodiscard]] Texts open_spots() const;
  [[nodiscard]] Texts intrigue() const;
  void begin_spring_turn();
  void next_room();
  void stop();
  void end_spring_turn();
  void act_in_room(const std::string& action);
  void carry_out(const std::string& action);
  void choose(const std::string& bonus);
  void do_intrigue(const std::string& action);

  // Battles (V5).
  [[nodiscard]] Texts besieged(const House& house) const;
  struct Strength {
    int adds = 0, florins = 0;
  };
  [[nodiscard]] Strength strength_of(const std::string& source) const;
  [[nodiscard]] Texts declarations() const;
  [[nodiscard]] Texts evictions() const;
  [[nodiscard]] Texts withdrawals() const;
  void act_in_siege(const std::string& action);
  void begin_declaring(int attacker, int defender, bool plain);
  bool next_fight();
  void go_on_besieging();
  void go_on_withdrawing();
  void next_declarer();
  void settle_battle();
  void settle_plain();
  void settle_siege();
  void lose_troops(int who, int number);
  void send_back(int who);
  void gain_city(int who, const std::string& city, bool available);
  void lose_city(int who, const std::string& city);
  void move_disc(int who, std::size_t cities_before);
  void end_spring();

  // Winter (V6) and the end (V7).
  [[nodiscard]] Texts disbandings() const;
  [[nodiscard]] Texts arrangements() const;
  [[nodiscard]] Texts purchases() const;
  [[nodiscard]] Texts lodgings() const;
  [[nodiscard]] Texts hirings() const;
  [[nodiscard]] Texts alliances() const;
  void begin_winter_turn();
  void end_winter_turn();
  void act_in_winter(const std::string& action);
  void arrange(const std::string& action);
  void finish_purchase(const std::string& item);
  void lodge(const std::string& group);
  [[nodiscard]] int symbols_owned(const House& house, const std::string& kind) const;
  [[nodiscard]] int crosses(int who) const;
  void finish_game();

  void act(const std::string& action);
  void clear_moment() { t_.now = Moment{}; }

  VirtuTable t_;
};

// Facts of the map, looked up once.
const Texts& open_cities(int players);
const Texts& roads(int players, const std::string& city);
int seas(const std::string& from, const std::string& to);
const std::vector<std::string>& city_names();
const std::vector<std::string>& deed_names();
int rank_of(const std::string& source);
std::vector<std::string> words_of(const std::string& text);
int count_of(const Amounts& amounts, const std::string& kind);

}  // namespace condotta::reference
