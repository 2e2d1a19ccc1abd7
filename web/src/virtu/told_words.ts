// Events of Virtù in words: those that belong together, such as all of a payment, become one line.
import type { Seat } from '../connection/messages';
import { type VirtuSpeaker, itemName, placeName, sourceName, spotName } from './part_words';
import type { VirtuEvent } from './view_types';

export interface ToldLine {
  seat: Seat | null;
  text: string;
  opens: boolean;
  /** The first event that it tells. */
  at: number;
}

/** One event in words; null where it says nothing to a reader, or only together with others. */
function lone(told: VirtuEvent, speaker: VirtuSpeaker): string | null {
  const { log, names, acts } = speaker.virtu;
  const by = speaker.who(told.seat ?? 0);
  const other = told.other === undefined ? null : speaker.who(told.other);
  const city = names.cities[told.city ?? ''] ?? told.city ?? '';
  const card = names.cards[told.card ?? ''] ?? told.card ?? '';
  const source = sourceName(told.source ?? '', told.card, speaker);
  const at = placeName(told.at ?? '', speaker);
  const spot = spotName(told.spot ?? '', speaker);
  const alliance = names.alliances[told.alliance ?? ''] ?? '';
  const colour = told.colour ? names.colours[told.colour] : '';
  const count = told.count ?? 0;
  const room = told.room ?? 0;
  switch (told.event) {
    case 'card_placed':
      return told.card ? log.placedKnown(by, card, at) : log.placed(by);
    case 'spring_began':
      return log.spring(by, count);
    case 'courtiers_turned':
      return log.courtiers[told.side ?? 'left'](by);
    case 'indulgence_taken':
      return log.indulgenceTaken(by, room);
    case 'indulgence_paid':
      return log.indulgencePaid(by, room);
    case 'florins_gained':
      return log.gains(by, acts.amount('florin', count), told.source ? source : '');
    case 'patron_advanced':
      return log.patron(by, count);
    case 'bonus_chosen':
      return log.bonus(by, names.bonuses[told.bonus ?? ''] ?? '');
    case 'card_lodged':
      return log.lodged(by, card, at);
    case 'card_dropped':
      return log.dropped(by, card);
    case 'card_shifted':
      return log.shifted(by, card, at);
    case 'city_annexed':
      return log.annexed(by, city);
    case 'war_token_gained':
      return log.warTokens(by, count);
    case 'agent_placed':
      return told.from ? log.agentMoved(by, spotName(told.from, speaker), spot) : log.agent(by, spot);
    case 'agent_removed':
      return other && log.agentRemoved(by, other, spot);
    case 'agent_gained':
      return log.agentGained(by);
    case 'plain_began':
      return other && log.plain(by, other, city);
    case 'siege_began':
      return other ? log.siegeOf(by, other, city) : log.siege(by, city);
    case 'bonus_declared':
      return log.declared(by, source, count);
    case 'declined':
      return log.declined(by);
    case 'siege_called_off':
      return log.calledOff(by, city);
    case 'city_taken':
      return other ? log.takenFrom(by, other, city) : log.taken(by, city);
    case 'siege_failed':
      return log.failed(by, city);
    case 'trophy_taken':
      return log.trophy(by, colour);
    case 'cathedral_taken':
      return log.cathedral(by, city);
    case 'last_year':
      return log.lastYear;
    case 'winter_began':
      return log.winter(by);
    case 'item_bought':
      return told.item === 'cathedral'
        ? log.boughtCathedral(by, city)
        : log.bought(by, itemName(told.item ?? '', speaker));
    case 'alliance_made':
      return other ? log.alliedFrom(by, other, alliance) : log.allied(by, alliance);
    case 'game_won':
      return log.won(by);
    default:
      return null;
  }
}

const key = (told: VirtuEvent): string =>
  [told.seat, told.city, told.from, told.to, Number((told.count ?? 0) > 0)].join(' ');
const sameSeat = (first: VirtuEvent, next: VirtuEvent) =>
  first.event === next.event && first.seat === next.seat;
const sameEvent = (first: VirtuEvent, next: VirtuEvent) => first.event === next.event;
const sameWay = (first: VirtuEvent, next: VirtuEvent) =>
  first.event === next.event && key(first) === key(next);
const payments = ['source_used', 'florins_paid', 'florins_gained'];
/** Florins of a courtier or a token come to the treasury and out of it: both are part of what was paid. */
const samePayment = (first: VirtuEvent, next: VirtuEvent) =>
  first.seat === next.seat &&
  payments.includes(next.event) &&
  (next.event !== 'florins_gained' || next.source !== undefined);

/** Which events go on in the line that one of a kind begins. */
const joins: Partial<Record<string, (first: VirtuEvent, next: VirtuEvent) => boolean>> = {
  game_started: sameEvent,
  cards_revealed: sameSeat,
  marker_entered: sameSeat,
  source_used: samePayment,
  florins_paid: samePayment,
  token_turned: sameSeat,
  troop_moved: sameWay,
  troop_retreated: sameWay,
  troop_hired: sameWay,
  troops_lost: (first, next) => sameSeat(first, next) && first.city === next.city,
  strength: sameEvent,
  order_set: sameEvent,
  scored: sameEvent,
};

function paymentWords(same: VirtuEvent[], speaker: VirtuSpeaker): string {
  const { log, acts } = speaker.virtu;
  const by = speaker.who(same[0]!.seat ?? 0);
  const used = same.filter(({ event }) => event === 'source_used');
  const paid = same
    .filter(({ event }) => event === 'florins_paid')
    .reduce((sum, { count = 0 }) => sum + count, 0);
  const list = used.map(
    ({ source = '', card, symbol, count = 0 }) =>
      `${sourceName(source, card, speaker)} (${symbol ? acts.amount(symbol, count) : ''})`,
  );
  if (paid > 0) list.push(`${acts.treasury} (${acts.amount('florin', paid)})`);
  return log.pays(by, list.join(', '));
}

function gathered(same: VirtuEvent[], speaker: VirtuSpeaker): string | null {
  const { log, names } = speaker.virtu;
  const first = same[0]!;
  const by = speaker.who(first.seat ?? 0);
  const city = (name = '') => names.cities[name] ?? name;
  const counts = () =>
    same
      .map(({ seat, count }) => `${seat === undefined ? log.theCity : speaker.who(seat).name} ${count ?? 0}`)
      .join(', ');
  switch (first.event) {
    case 'cards_revealed':
      return log.family(
        by,
        same
          .map(({ card = '', at = '' }) => `${names.cards[card] ?? card} (${placeName(at, speaker)})`)
          .join(', '),
      );
    case 'marker_entered':
      return log.marker(by, same.at(-1)!.room ?? 0);
    case 'token_turned':
      return log.turned(
        by,
        same.map(({ source = '', card }) => sourceName(source, card, speaker)).join(', '),
      );
    case 'troop_moved':
      return (first.count ?? 0) > 0
        ? log.sailed(by, city(first.from), city(first.to), same.length)
        : log.marched(by, city(first.from), city(first.to), same.length);
    case 'troop_retreated':
      return log.retreated(by, city(first.from), city(first.to), same.length);
    case 'troop_hired':
      return log.hired(by, city(first.city), same.length);
    case 'troops_lost': {
      const lost = same.reduce((sum, { count = 0 }) => sum + count, 0);
      return lost > 0 ? log.lost(by, lost, city(first.city)) : null;
    }
    case 'strength':
      return log.strengths(counts());
    case 'scored':
      return log.prestige(counts());
    case 'order_set':
      return log.order(
        [...same]
          .sort((a, b) => (a.count ?? 0) - (b.count ?? 0))
          .map(({ seat = 0 }) => speaker.who(seat).name)
          .join(', '),
      );
    default:
      return paymentWords(same, speaker);
  }
}

const nobodys = new Set(['strength', 'order_set', 'scored', 'last_year']);
/** A rule over the line: somebody's spring or winter begins. */
const openings = new Set(['spring_began', 'winter_began']);

/** Who has which colour, and who begins. */
function startLines(
  same: VirtuEvent[],
  { who, virtu: { log, names } }: VirtuSpeaker,
): Omit<ToldLine, 'at'>[] {
  const lines = same.map(({ seat = 0, colour }) => ({
    seat,
    text: log.plays(who(seat), colour ? names.colours[colour] : ''),
    opens: false,
  }));
  const first = same[0]!.other;
  if (first !== undefined) lines.push({ seat: first, text: log.first(who(first)), opens: false });
  return lines;
}

export function toldLines(told: readonly VirtuEvent[], speaker: VirtuSpeaker): ToldLine[] {
  const lines: ToldLine[] = [];
  for (let at = 0, next = 0; at < told.length; at = next) {
    const one = told[at]!;
    const joined = joins[one.event];
    next = at + 1;
    while (joined && next < told.length && joined(one, told[next]!)) next++;
    const same = told.slice(at, next);
    if (one.event === 'game_started') {
      lines.push(...startLines(same, speaker).map((line) => ({ ...line, at })));
      continue;
    }
    const text = joined ? gathered(same, speaker) : lone(one, speaker);
    if (text === null) continue;
    const seat = nobodys.has(one.event) ? null : (one.seat ?? null);
    lines.push({ seat, text, opens: openings.has(one.event), at });
  }
  return lines;
}
