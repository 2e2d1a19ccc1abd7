import type { VirtuRules } from './shape';

const rules: VirtuRules = {
  title: 'The rules of Virtù',
  lead: 'A wheel of five rooms, a court that pays for what you do, and Italy to win by word, coin or sword.',
  contents: 'Contents',
  close: 'Close',
  more: 'All the rules',
  other: 'Rules of Condottiere',
  edition: 'About this edition',
  list: 'Each of them',
  chapters: {
    actions: 'The six actions',
    spring: 'The end of spring',
    winter: 'Winter',
    end: 'The end of the game',
    pieces: 'The pieces',
    options: 'Options',
  },
  facts: {
    cost: 'Price',
    symbols: 'Symbols',
    action: 'Action',
    agents: 'Agents',
    prestige: 'Prestige',
    copies: 'Copies in the game',
  },
  topics: {
    goal: {
      title: 'What it is about',
      text: [
        'Three to five great cities of the Renaissance compete for **prestige**. It comes from cities under control, from patronage, from titles and persons at court, from religious influence, from trophies of war and from alliances.',
        'Everything on the table is open. Apart from who plays which colour and who begins, nothing is left to chance.',
      ],
    },
    setup: {
      title: 'The beginning',
      text: [
        'Everyone has a palace, two cities with a troop at each, their tokens, three family cards, one florin and two agents in hand (Naples and Rome three).',
        'Families are placed in secret and shown together: in rooms, under a card that is already there, or on the three open courtier places.',
        'With three players Florence, Naples and Venice play, and eight cities are closed; with four Milan joins them; with five Rome too, on a map with two more cities. Where nobody plays Rome the city is neutral.',
      ],
    },
    year: {
      title: 'A year',
      text: [
        'In **spring** everyone in turn moves the marker on the wheel and does what the room says. Then sieges are settled and the turn order is made anew.',
        'In **winter** everyone in the new order pays troops, rearranges the palace, buys, hires and makes an alliance.',
      ],
    },
    symbols: {
      title: 'The eight symbols',
      text: [
        '**Florins** are money. **Crowns** and **crosses** pay for government, patronage and purchases; crowns also for diplomacy. **Cavalry** moves troops by road, **ships** by sea and earn money in trade. **Masks** direct agents. **War** adds strength in battle. **Arrows** carry the marker further.',
        'Only florins can be kept. Every other symbol is used at once or lost.',
      ],
    },
    payment: {
      title: 'Paying',
      text: [
        'Courtiers and tokens pay while they are **available** and are then turned to **used**. Cards in a room are never turned, but they pay only for the action of their own room.',
        'In one payment **each card or token gives one kind of symbol only**, as many of that kind as it shows; what is not needed is lost. An action card and the improvement under it count as two cards.',
        'An available courtier or token with florins can put them into the treasury at any time. Florins on cards of a room serve only the action there and leave no change.',
        'One payment is a whole action, one indulgence, the extra rooms of a move, all purchases of a winter together, one hiring, one alliance, or one side’s bonuses in a battle.',
      ],
    },
    palace: {
      title: 'The palace',
      text: [
        'Five rooms form a ring, each with a printed action. A card that shows an action may lie in a room and replaces what is printed there; one more card may lie **under** it, of which only the symbols count.',
        'All other cards are courtiers, three places on the left and three on the right. Three of the six are shaded and closed at first; certain titles, certain patronage bonuses and a **fifth city** open one each.',
        'If the fifth city is lost and too many shaded places are filled, one courtier moves to a free place at once, or is discarded.',
      ],
    },
    move: {
      title: 'The marker',
      text: [
        'In the first spring the marker begins in any room. Later it must go clockwise **one or two rooms**, free; one more once a spring for 2 florins; one more for each arrow.',
        'When it passes the arrow at a side of the palace, all courtiers of that side become available again. What is refreshed on the way can pay for the way.',
        'Where it stops you may act, unless an indulgence lay there and was not paid off, or an enemy agent stands there.',
      ],
    },
    indulgence: {
      title: 'Indulgences',
      text: [
        'Once a year you may ask for one: **a crown** for what you do just now, **or 3 florins**. It then lies in the room of the marker, and from then on blocks it.',
        'It is paid off with **1 cross or 2 crowns** while the marker is in that room, passing or stopping. Each one left at the end costs 1 prestige.',
        'With indulgences in every room and nothing to pay them with, a palace is stuck.',
      ],
    },
    government: {
      title: 'Government',
      text: [
        'For each crown or cross turn **up to two tokens** of the domain to available, or make **one alliance** ready again. Tokens that paid for it cannot be turned by it.',
      ],
    },
    patronage: {
      title: 'Patronage',
      text: [
        'One step a year on a track of five. The first two cost 2 florins and a crown or cross each, the next two 3 florins, a crown and a crown or cross, the last one 4 florins, 2 crowns and a cross.',
        'At the second and the fourth step choose a **patronage bonus**: one creator and one creation.',
      ],
    },
    trade: {
      title: 'Trade',
      text: [
        'Every ship that you use brings **2 florins**. No room has this action printed: it comes by cards alone.',
      ],
    },
    diplomacy: {
      title: 'Diplomacy',
      text: [
        'Take one **neutral city** for one crown more than its strength. Your own agent there makes it 1 weaker, another’s 1 stronger.',
        'It must be joined by a road to a city of yours; or, from port to port, costs one ship for each sea crossed as well. Pirate ports cannot be taken so. The token comes available.',
      ],
    },
    war: {
      title: 'War',
      text: [
        'One cavalry moves one troop along one road; one ship takes one troop across one sea, from port to port. A troop may go on several times, but **stops where the city is not its own** and besieges it.',
        'War symbols of the cards in the room give a +1 token each for the sieges of this spring; a card used so gives no cavalry or ships.',
      ],
    },
    intrigue: {
      title: 'Intrigue',
      text: [
        'For **1 mask** place an agent from your hand, or move one, to a city, a room of any palace or an alliance where no agent stands. For **2 masks** remove an enemy agent; it goes back to its owner’s hand.',
        'If your own Intrigue room is blocked by an enemy agent you may still act there, if its removal is the first thing you do.',
      ],
    },
    siege: {
      title: 'Sieges',
      text: [
        'Troops before a city that is not theirs besiege it. In turn order everyone settles their sieges, in an order of their choice.',
        'Attack: troops and bonuses. Defence: the strength of the city, 1 less for the attacker’s agent; a neutral city 1 more for another’s agent; one under control also has its owner’s troops and bonuses.',
        'Bonuses are declared in turn, the attacker first, until both have passed. Most cost 1 florin.',
        '**The attack must be greater.** Then the city is taken, its token used; the attacker loses 1 troop if the defence was 3 or more and 1 for each defending troop, and from a player wins a trophy and the cathedral there. Otherwise 1 troop is lost and the rest withdraw.',
      ],
    },
    plain: {
      title: 'Battle in the plain',
      text: [
        'Where two players besiege a city that neither controls, they first fight each other: troops and bonuses on both sides. The weaker loses all its troops there, the stronger as many as the weaker lost. There is no trophy.',
        'The winner goes on with the siege at once or calls it off. If both are equal, each loses 1 troop and both withdraw.',
      ],
    },
    withdraw: {
      title: 'Withdrawal',
      text: [
        'Beaten troops withdraw at the end of the phase: by one road to a city of their own, free, or from a port to an own port for one ship a sea and troop. What cannot withdraw is lost and goes back to the reserve.',
      ],
    },
    order: {
      title: 'Turn order',
      text: [
        'Who controls more cities comes earlier, in winter and in the next spring. Of equals the one whose disc came to that space of the track last, and so lies on top, is first.',
      ],
    },
    upkeep: {
      title: 'Paying troops',
      text: [
        'One or two troops on the map cost nothing, three or four 1 florin, five or six 2 florins. Who pays less keeps fewer and chooses which leave.',
      ],
    },
    arrange: {
      title: 'Rearranging the palace',
      text: [
        'Card by card: an available courtier may go into a room or to another place; a card that leaves a room goes to a free place and is used. Each card moves at most once a winter.',
        'Nothing goes into or out of a room with the marker, an indulgence or an enemy agent. Courtiers may be discarded to make room; cards in rooms may not.',
      ],
    },
    buy: {
      title: 'Buying',
      text: [
        'Any number of different cards and tokens, one of each kind a winter. **All purchases are one payment**, and nothing bought pays or is discarded in the same turn.',
        'Nobles go to free courtier places, available. One of each at most: Cardinal, Guild and every title; Kingdom and Republic exclude each other.',
      ],
    },
    hire: {
      title: 'Hiring',
      text: [
        'A troop costs 1 florin in a starting city of yours, 3 in another that you control. Six can be on the map.',
      ],
    },
    alliance: {
      title: 'Alliances',
      text: [
        'One a year, at the price shown; with your agent on a free one you save one symbol of your choice. Another’s alliance can be taken over at full price, but only with your agent on it.',
        '**France** adds 2 in a siege or battle, the **Ottomans** give 2 ships, the **Holy Roman Empire** a cross. A bonus once used waits for Government. An enemy agent blocks it, and the point at the end.',
      ],
    },
    ending: {
      title: 'The last winter',
      text: [
        'If at the end of a spring somebody has **8 cities**, somebody is at the **end of the patronage track**, or **every city** is under control, the winter of that year is the last.',
      ],
    },
    prestige: {
      title: 'Prestige',
      text: [
        'Cities 0 to 6 by the track, and 1 for the most; patronage 0 to 3, and 1 for the furthest; what is printed on cards, tokens and bonuses; 2 for each trophy, 1 for each alliance without an enemy agent, 1 less for each indulgence.',
        '**Religious influence** counts crosses on cards and tokens, used or not: 4 for the most, then 2, then 1 with four or five players. Who is tied gets what the next place would get.',
        'Most prestige wins; if tied, more crowns on cards and tokens; if still tied, they share it.',
      ],
    },
    city: {
      title: 'A city',
      text: [
        'The number is its strength, the ring its owner. Anchors show its seas, a black flag a pirate port. Its token lies in the owner’s domain and gives symbols while available.',
        'An agent in a neutral city makes it 1 weaker for whoever sent it and 1 stronger for all others; in another’s city it counts only when whoever sent it lays siege.',
      ],
    },
    noble: {
      title: 'Nobles',
      text: [
        'Bought in winter, placed at court, available. One that shows an action may be moved into a room in a later winter; under an action card only its symbols count. A discarded noble goes back to the supply.',
      ],
    },
    family: {
      title: 'Family cards',
      text: [
        'Three of each colour, placed before the first spring. They serve like nobles; one that is discarded leaves the game.',
      ],
    },
    courtier: {
      title: 'Courtiers',
      text: [
        'They pay while available and are used afterwards. The marker makes all of one side available again as it passes their arrow. Shaded places must be opened first.',
      ],
    },
    title: {
      title: 'Titles',
      text: [
        'Tokens for the domain, one of each at most; Duchy and Principality bear your own arms, of Kingdom and Republic only one is possible. Some open a courtier place, even while used.',
      ],
    },
    guild: {
      title: 'The guild',
      text: ['A token with florins and a ship; one for each player.'],
    },
    cathedral: {
      title: 'Cathedrals',
      text: [
        'Built in a city of base strength 3 or 4 under your control, one a city, five in all. The token comes used and is worth 1 prestige. It follows the city when that is conquered.',
      ],
    },
    agent: {
      title: 'Agents',
      text: [
        'One at a place in all. An enemy agent in a room stops its action and keeps cards from moving; on an alliance it blocks the bonus and lets its owner take the alliance over; an own agent keeps others out.',
      ],
    },
    trophy: {
      title: 'Trophies',
      text: ['For taking a city from a player; one for each opponent, 2 prestige each.'],
    },
    bonus: {
      title: 'Patronage bonuses',
      text: [
        'Ten of them, five creators and five creations, chosen at the second and fourth step of patronage, one of each sort. Machiavelli takes a courtier place, the artillery lies in the domain; the others lie beside the palace.',
      ],
    },
    years: {
      title: 'Last year',
      text: ['The winter of the year chosen is the last, whatever happens; without a choice it is year 20.'],
    },
    gentle_agents: {
      title: 'Gentle agents',
      text: ['For beginners: at most one enemy agent can stand in each palace.'],
    },
  },
};
export default rules;
