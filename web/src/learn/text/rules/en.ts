import type { RulesTexts } from './shape';

const rules: RulesTexts = {
  title: 'The rules of Condottiere',
  lead: 'Captains of hired soldiers fight for Italy, region by region. Two to six players, about forty minutes.',
  contents: 'Contents',
  close: 'Close',
  more: 'All the rules',
  other: 'Rules of Virtù',
  practise: 'Practise it',
  advice: 'Advice',
  chapters: { cards: 'The cards', options: 'Options' },
  cardsLead:
    'The deck has 110 cards of 15 kinds: 58 mercenaries and 52 special cards. Equal cards are alike in everything.',
  optionsLead:
    'Options are chosen when a table is set up, each for itself. Leave them all off for a first game.',
  inDeck: (n) => `${n} in the deck`,
  players: (range) => `${range} players`,
  needs: { regions: 'regions anywhere', group: 'regions in one group', or: 'or' },
  topics: {
    goal: {
      title: 'The goal',
      text: [
        'Conquer regions. Whoever first controls enough of them wins at once, and **a group that hangs together counts for more** than the same regions scattered over the map.',
        'Regions belong to one group when one can walk from each to each over common borders without leaving one’s own land. Not every pair has to touch.',
        'This is looked at when a battle has been decided, and at no other moment.',
      ],
    },
    setup: {
      title: 'Before the first battle',
      text: [
        'The cards are shuffled and everybody is dealt **ten**. One player, drawn by lot, holds the Condottiere: the black and gold piece that says where the fighting is.',
        'The Pope’s favour waits beside the map. No region belongs to anyone yet.',
      ],
    },
    place: {
      title: 'Choosing a region',
      text: [
        'Whoever holds the Condottiere puts it into a region. The next battle is fought there, and the holder has the first turn in it.',
        'The region must be **free**: nobody’s, and not under the Pope’s favour. A region where the last battle was tied may be chosen again.',
        'One chooses before new cards are dealt, and even without a card in hand.',
      ],
    },
    battle: {
      title: 'The battle',
      text: [
        'Turns go clockwise. In a turn one **plays one card** face up into the own line, or **passes**. Nobody ever has to play, and any kind of card may come first.',
        'Who passes is out of this battle for good, but the line stays and can still win. The others go on; the last one in may play card after card.',
        'An empty hand passes by itself. The battle is over when all have passed, or at once when somebody plays a Surrender.',
        'The strength of every line, the number of cards in every hand, and everything thrown away face up are open to all. Hands are secret.',
      ],
    },
    strength: {
      title: 'The strength of a line',
      text: [
        'Add up the mercenaries of the line, one for each Courtesan and ten for each Heroine.',
        'For the mercenaries take the steps in this order: **Winter** makes each of them 1, then a **Drummer** in the same line doubles them, then **Spring** adds 3 to the highest.',
        'Highest always means the number printed on the card. Neither Winter nor a Drummer changes who is the highest.',
      ],
    },
    mercenary: {
      title: 'Mercenaries',
      text: [
        'Soldiers for hire count the number in their corner: **1, 2, 3, 4, 5, 6 or 10**. There are ten of the 1 and eight of every other.',
        'They carry most battles, and they are what nearly every special card touches.',
      ],
    },
    winter: {
      title: 'Winter',
      text: [
        'While a Winter lies on the table **every mercenary counts 1**, in all lines, whatever is printed on it. A Drummer still doubles: then each counts 2.',
        'A Winter throws every Spring off the table, and stays in its player’s line until the battle ends or a Spring comes. Courtesans and Heroines do not feel the cold.',
      ],
    },
    spring: {
      title: 'Spring',
      text: [
        'While a Spring lies on the table **the highest mercenaries count 3 more**: all that show the highest printed number in play, in every line. The 3 are added after a Drummer has doubled.',
        'A Spring throws every Winter off the table. A second Spring adds nothing.',
      ],
    },
    drummer: {
      title: 'Drummer',
      text: [
        'A Drummer **doubles all mercenaries of its own line**, those already there and those still to come. Under Winter they count 2 each.',
        'A second Drummer adds nothing. Courtesans and Heroines do not march to the drum.',
      ],
    },
    bishop: {
      title: 'Bishop',
      text: [
        'The Bishop sends home **every mercenary of the highest printed number in play**, from all lines, the own line and those of players who have passed included. Then the Bishop leaves too.',
        'Its player now takes the **Pope’s favour** and puts it into a region without an owner, or lays it aside. A Bishop may be played for the favour alone.',
      ],
    },
    courtesan: {
      title: 'Courtesan',
      text: [
        'A Courtesan counts **1**, and nothing that touches mercenaries touches her.',
        'Whoever **alone has the most Courtesans** in the line when a battle is decided takes the Condottiere, even if somebody else wins the region, or nobody does. With a tie for most Courtesans they have no say.',
      ],
    },
    heroine: {
      title: 'Heroine',
      text: [
        'A Heroine counts **10** in any weather. She is no mercenary: Winter, Spring, Drummer, Bishop and Scarecrow all leave her alone.',
      ],
    },
    scarecrow: {
      title: 'Scarecrow',
      text: [
        'A Scarecrow lets its player **take one mercenary of the own line back** into the hand, or none. Then it is thrown away.',
        'What was taken back may be played again, in this battle or a later one. Special cards, other players’ cards and cards already thrown away cannot be fetched.',
      ],
    },
    surrender: {
      title: 'Surrender',
      text: [
        'The gates open and **the battle is over at once**. The strongest line of that moment wins, whoever it belongs to, players who have passed included.',
      ],
    },
    favour: {
      title: 'The Pope’s favour',
      text: [
        'Where the favour lies **the Condottiere cannot go**. A Bishop moves it from wherever it is into a region without an owner, the one being fought for included, or off the map.',
        'It stays there until the next Bishop, also if the region is conquered in the meantime. A battle that is already going on goes on.',
      ],
    },
    compare: {
      title: 'The end of a battle',
      text: [
        'The **one strongest line** conquers the region, and its player takes the Condottiere, unless the Courtesans say otherwise.',
        'If two or more tie for strongest, nothing at all counted as a tie too, **nobody conquers** and the Condottiere goes to the next player clockwise from its last holder, again unless the Courtesans say otherwise.',
        'Then the holder chooses the next region, and all lines are thrown away.',
      ],
    },
    discard: {
      title: 'A hand without mercenaries',
      text: [
        'After a battle, whoever has cards but **no mercenary among them may throw the whole hand away**, open to all. It ends the round sooner, and new cards come with it.',
        'Players are asked in secret: nobody learns who was asked and kept the hand.',
      ],
    },
    keep: {
      title: 'The end of a round',
      text: [
        'When **at most one player has cards left**, the round is over. That player keeps up to **two** cards and drops the others unseen.',
        'All other cards are shuffled. Everybody is dealt up to ten in hand, and **one more for each region** controlled: somebody with three regions and nothing kept gets thirteen.',
        'The next region was chosen before that, so it was chosen without knowing the new hand.',
      ],
    },
    ending: {
      title: 'When no region is left',
      text: [
        'If the holder of the Condottiere has no region to choose, the game ends and **most regions win**. The same happens when battle after battle passes without a single card.',
        'A tie is settled by a final battle between those tied: all cards are shuffled, each gets ten and one more for each region, and the strongest line wins Italy. If that is a tie too, they share it.',
      ],
    },
    deals: {
      title: 'Talk and deals',
      text: [
        'Players may talk and promise whatever they like, openly or in private, at any time. **Nothing binds**.',
        'You may show cards of your hand to chosen players. What is shown is true; only they see it. Cards are never given away.',
      ],
    },
    draw_after_battle: {
      title: 'Draw after battle',
      text: [
        'Hands begin with seven cards and there are no rounds. After each battle everybody, clockwise from the new holder, may **draw up to three cards**, to at most ten in hand and one more for each region.',
        'If nobody has a card left, each draws ten. When the deck is used up, the cards thrown away become the new deck.',
      ],
      advice: 'A steady game without the feast and famine of rounds. Good for two or three, and to learn.',
    },
    play_for_points: {
      title: 'Play for points',
      text: [
        'Games follow one another until somebody reaches the points agreed on. Each game brings **one point for each region** and **five more** to a victory by a connected group.',
        'The most points win, and a tie is fought out in a final battle. The Condottiere starts one seat further each game.',
      ],
      advice:
        'For an evening of several games. Better without Capturing regions: regions that change hands make the games long.',
    },
    bigger_kingdoms: {
      title: 'Bigger kingdoms',
      text: [
        'The connected group has to be **one region larger**: four with four to six players, five with two or three. The number of scattered regions stays.',
      ],
      advice: 'A longer game with more room for comebacks. Good once everybody knows the cards.',
    },
    capturing_regions: {
      title: 'Capturing regions',
      text: [
        'The Condottiere may also enter **another player’s region** without the Pope’s favour. That player defends: until playing a first card the defender may pass and stay in, and is asked once more when all others are out.',
        'A tie for strongest leaves the region and the Condottiere to the defender. The favour may then protect any region, owned or not.',
      ],
      advice: 'Nothing is safe any more, and games grow longer. For players who like to bargain.',
    },
    hidden_cards: {
      title: 'Hidden cards',
      text: [
        'Mercenaries, Drummers, Heroines and Courtesans are laid **face down**. Your hidden card turns up after your next card has taken effect, so at most one of yours is hidden.',
        'A hidden card counts for nothing yet, and nothing touches it. Who passes may turn it up or leave it. All are turned up before strengths are compared.',
      ],
      advice: 'Bluff in place of arithmetic. Surprising and quick; not for a first game.',
    },
  },
};
export default rules;
