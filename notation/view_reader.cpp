#include <fmt/format.h>

#include "notation/position.hpp"
#include "notation/view.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

// Turns the document into that of a position: what is hidden gets cards, and what only a view has
// is taken out. The reader of positions then does the rest, and all the checks.
class ViewReader {
 public:
  explicit ViewReader(const json::value& value)
      : root_(value, complaints_), position_(root_.object()) {}

  Result<View> read() {
    if (complaints_.none()) read_frame();
    if (complaints_.none()) note_seen();
    if (complaints_.none()) fill();
    if (!complaints_.none()) return *complaints_.first();
    const Result<State> state = read_position(json::value(position_), Ending::derived);
    if (!state) return state.error();
    return View{*state, viewer_};
  }

 private:
  // One seat's cards that the viewer cannot see, but for `known`.
  struct Hidden {
    Cards known = kNoCards;
    bool covers = false;
    u32 slots = 0;          // for unseen cards, the face-down one included
    Cards hand = kNoCards;  // as it is filled
    std::optional<Card> down = {};
  };

  void read_frame() {
    players_ = static_cast<u8>(root_.required("players").number(kMinPlayers, kMaxPlayers));
    const Node viewer = root_.required("viewer");
    if (viewer.has_value()) viewer_ = read_seat(viewer, players_);
    if (const Node seats = root_.required("seats"); seats.size() != players_) {
      seats.complain(fmt::format("must be a list of {}, one for each player", players_));
    }
    for (const std::string_view key : {"memory", "dice", "result"}) {
      if (root_[key].there()) root_[key].complain("is no part of a view");
    }
  }

  void note_seen() {
    note(root_["discard"]);
    for (u8 i = 0; i < players_; ++i) note_seat(i);
    for (const Hidden& one : hidden_) places_ += one.slots;
    const Node deck = root_.required("deck");
    const u32 left = unseen_.total();
    if (deck.number(0, 110) + places_ != left && complaints_.none()) {
      deck.complain(fmt::format("{} cards are unseen, and {} of them not in it", left, places_));
    }
  }

  void note_seat(u8 i) {
    const Node node = seat_node(i);
    node.allow_keys({"held", "hand", "known", "line", "down", "passed", "played"});
    note(node["line"]);
    const Node down = node["down"];
    const u32 held = node.required("held").number(0, 110);
    if (seat(i) == viewer_) {
      note(node.required("hand"));
      if (down.has_value()) note_card(down, read_card(down));
      if (node["hand"].size() != held) node["held"].complain("is not the number of cards in hand");
      return;
    }
    if (node["hand"].there()) node["hand"].complain("is seen by its owner alone");
    Hidden& one = hidden_[i];
    one.covers = down.has_value();
    if (one.covers && down.text() != "?") down.complain("must be \"?\" or null");
    one.known = note(node["known"]);
    const u32 places = held + (one.covers ? 1U : 0U);
    if (one.known.total() > places) {
      node["known"].complain("more than the seat holds");
    } else {
      one.slots = places - one.known.total();
    }
  }

  Cards note(const Node& pile) {
    Cards cards = kNoCards;
    const std::vector<Card> list = read_cards(pile);
    for (std::size_t i = 0; i < list.size() && complaints_.none(); ++i) {
      note_card(pile[i], list[i]);
      cards.add(list[i]);
    }
    return cards;
  }
  void note_card(const Node& node, Card c) {
    if (!complaints_.none()) return;
    if (unseen_.has(c)) {
      unseen_.remove(c);
    } else {
      node.complain(too_many(c, copies_of(c) + 1U));
    }
  }

  void fill() {
    for (u8 i = 0; i < players_; ++i) {
      hidden_[i].hand = hidden_[i].known;
      if (hidden_[i].covers) lay_down(i);
    }
    if (!complaints_.none()) return;
    json::array seats, shown, known;
    for (u8 i = 0; i < players_; ++i) {
      json::object one = seat_node(i).object();
      one.erase("held");
      one.erase("known");
      Hidden& hidden = hidden_[i];
      known.push_back(counts_of(hidden.known));
      if (viewer_ != Seat::none && !hidden.known.empty()) {
        shown.push_back(
            json::object{{"of", i}, {"to", index(viewer_)}, {"cards", counts_of(hidden.known)}});
      }
      if (seat(i) != viewer_) fill_seat(hidden, one);
      seats.push_back(std::move(one));
    }
    position_.erase("viewer");
    position_.erase("deck");
    position_["seats"] = std::move(seats);
    // What all know and what the viewer was shown cannot be told apart, and need not be.
    position_["memory"] = viewer_ == Seat::none ? json::object{{"known", std::move(known)}}
                                                : json::object{{"shown", std::move(shown)}};
  }

  // D5: only some kinds may lie face down. A known one is taken first, since others cannot use it.
  void lay_down(u8 i) {
    Hidden& one = hidden_[i];
    one.down = take(one.hand, kHideableKinds);
    if (!one.down && one.slots != 0) {
      one.down = take(unseen_, kHideableKinds);
      --one.slots;
    }
    if (!one.down) seat_node(i)["down"].complain("no card that may lie there is left (D5)");
  }

  // There are enough cards: the deck is what is left.
  void fill_seat(Hidden& hidden, json::object& one) {
    for (; hidden.slots != 0; --hidden.slots) hidden.hand.add(*take(unseen_, kAllKinds));
    one["hand"] = list_of(hidden.hand);
    if (hidden.down) one["down"] = name_of(*hidden.down);
  }

  static std::optional<Card> take(Cards& pile, CardSet kinds) {
    const u32 there = pile.kinds() & kinds;
    if (there == 0) return std::nullopt;
    const Card c = card(lowest_bit(there));
    pile.remove(c);
    return c;
  }

  [[nodiscard]] Node seat_node(u8 i) const { return root_["seats"][std::size_t{i}]; }

  Complaints complaints_;
  Node root_;
  json::object position_;
  u8 players_ = 0;
  Seat viewer_ = Seat::none;
  Cards unseen_ = whole_deck();
  Hidden hidden_[kMaxPlayers];
  u32 places_ = 0;  // outside the deck
};

}  // namespace

Result<View> read_view(const json::value& value) { return ViewReader(value).read(); }

}  // namespace condotta::notation
