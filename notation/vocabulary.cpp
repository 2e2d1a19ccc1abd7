#include "notation/vocabulary.hpp"

#include <fmt/format.h>

#include <array>

#include "notation/condottiere_names.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

constexpr std::string_view kPhaseNames[kPhases] = {"place",   "battle", "take", "favour",
                                                   "discard", "keep",   "draw", "over"};
constexpr std::string_view kReasonNames[] = {"none", "adjacent", "total", "most", "final_battle"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::string_view (&names)[N], std::string_view name, u8 from = 0) {
  for (std::size_t i = from; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

// A card's name as JSON: lists of cards are most of what is sent.
struct Word {
  std::array<char, 16> text;
  u8 size;

  [[nodiscard]] constexpr std::string_view view() const { return {text.data(), size}; }
};
constexpr std::array<Word, kCardKinds> kCardWords = [] {
  std::array<Word, kCardKinds> words{};
  for (u8 k = 0; k < kCardKinds; ++k) {
    Word& word = words[k];
    word.text[word.size++] = '"';
    for (const char c : kCardNames[k]) word.text[word.size++] = c;
    word.text[word.size++] = '"';
  }
  return words;
}();

}  // namespace

std::string_view name_of(Card c) { return kCardNames[index(c)]; }
std::string_view name_of(Region r) { return kRegionNames[index(r)]; }
std::string_view name_of(Phase phase) { return kPhaseNames[static_cast<u8>(phase)]; }
std::string_view name_of(Reason reason) { return kReasonNames[static_cast<u8>(reason)]; }

std::optional<Card> card_named(std::string_view name) { return find<Card>(kCardNames, name); }
std::optional<Region> region_named(std::string_view name) {
  return find<Region>(kRegionNames, name);
}
std::optional<Phase> phase_named(std::string_view name) { return find<Phase>(kPhaseNames, name); }
std::optional<Reason> reason_named(std::string_view name) {
  return find<Reason>(kReasonNames, name, 1);
}

std::string too_many(Card c, u32 number) {
  return fmt::format("too many {}s: {} of {}", name_of(c), number, copies_of(c));
}

json::array list_of(const Cards& pile) {
  json::array list;
  for (u8 k = 0; k < kCardKinds; ++k) {
    for (u8 n = pile.count(card(k)); n != 0; --n) list.emplace_back(name_of(card(k)));
  }
  return list;
}

void add_list(JsonText& out, const Cards& pile) {
  out.open('[');
  for (u8 k = 0; k < kCardKinds; ++k) {
    for (u8 n = pile.count(card(k)); n != 0; --n) out.raw(kCardWords[k].view());
  }
  out.close(']');
}

std::string words_of(const Cards& pile) {
  std::string words;
  for (u8 k = 0; k < kCardKinds; ++k) {
    for (u8 n = pile.count(card(k)); n != 0; --n) {
      if (!words.empty()) words += ", ";
      words += name_of(card(k));
    }
  }
  return words.empty() ? "none" : words;
}

json::object counts_of(const Cards& pile) {
  json::object counts;
  for (u8 k = 0; k < kCardKinds; ++k) {
    if (pile.has(card(k))) counts[name_of(card(k))] = pile.count(card(k));
  }
  return counts;
}

json::value name_or_null(Region r) {
  return r == Region::none ? json::value(nullptr) : json::value(name_of(r));
}

Card read_card(const Node& node) {
  const std::string_view name = node.text();
  const std::optional<Card> found = card_named(name);
  if (!found) node.complain("unknown card " + quoted(name));
  return found.value_or(Card::one);
}

Region read_region(const Node& node) {
  const std::string_view name = node.text();
  const std::optional<Region> found = region_named(name);
  if (!found) node.complain("unknown region " + quoted(name));
  return found.value_or(Region::torino);
}

std::vector<Card> read_cards(const Node& node) {
  std::vector<Card> cards;
  if (node.size() > kDeckSize) {
    node.complain(fmt::format("{} cards, but the deck has {}", node.size(), kDeckSize));
    return cards;
  }
  for (std::size_t i = 0; i < node.size(); ++i) cards.push_back(read_card(node[i]));
  return cards;
}

Cards read_pile(const Node& node) {
  Cards pile = kNoCards;
  for (const Card c : read_cards(node)) pile.add(c);
  for (u8 k = 0; k < kCardKinds; ++k) {
    const u8 n = pile.count(card(k));
    if (n > copies_of(card(k))) node.complain(too_many(card(k), n));
  }
  return pile;
}

Cards read_counts(const Node& node) {
  Cards pile = kNoCards;
  for (const auto& entry : node.object()) {
    const std::optional<Card> found = card_named(entry.key());
    const Node count = node[std::string_view(entry.key())];
    if (!found) {
      count.complain("unknown card");
      return kNoCards;
    }
    pile.add(*found, static_cast<u8>(count.number(1, copies_of(*found))));
  }
  return pile;
}

}  // namespace condotta::notation
