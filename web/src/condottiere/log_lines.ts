// The log in words: events of the table become lines, each with the seat that it is about.
import type { Seat } from '../connection/messages';
import type { LogLine, Speaker } from '../table/log_line';
import type { Texts } from '../text/en';
import { counts } from './hand_order';
import type { CardName, CondottiereEvent, Told } from './view';

/** Cards in a list: `10 ×2, Drummer`. */
export function listCards(texts: Texts, cards: readonly CardName[]): string {
  return counts(cards)
    .map(({ card, count }) => cardWord(texts, card) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
}
export const cardWord = (texts: Texts, card: CardName): string =>
  /^\d+$/.test(card) ? card : texts.cards.names[card];

const repeated = (told: Told): CardName[] =>
  told.card ? Array<CardName>(told.count ?? 1).fill(told.card) : [];

/** One event of the game in words; null where it says nothing to a reader. */
export function toldText(told: Told, { texts, who }: Speaker): string | null {
  const log = texts.play.log;
  const by = who(told.seat ?? 0);
  const object = told.card ? texts.cards.object[told.card] : '';
  switch (told.event) {
    case 'game_started':
      return log.started(by);
    case 'placed':
      return log.placed(by, told.region ?? '');
    case 'played':
      return told.card ? log.played(by, object) : log.playedDown(by);
    case 'revealed':
      return log.revealed(by, object);
    case 'took_back':
      return told.card ? log.tookBack(by, object) : log.tookNothing(by);
    case 'favour_placed':
      return told.region ? log.favour(by, told.region) : log.favourOff(by);
    case 'passed':
      return log.passed(by);
    case 'held_back':
      return log.heldBack(by);
    case 'passed_empty':
      return log.passedEmpty(by);
    case 'region_taken':
      return log.taken(by, told.region ?? '');
    case 'region_defended':
      return log.defended(by, told.region ?? '');
    case 'battle_tied':
      return log.tied(told.region ?? '');
    case 'token_taken':
      return log.token(by);
    case 'kept':
      return log.kept(by, told.count ?? 0);
    case 'round_ended':
      return log.roundEnded;
    case 'reshuffled':
      return log.reshuffled;
    case 'drew':
      return log.drew(by, told.count ?? 0);
    case 'final_battle':
      return log.finalBattle(by);
    case 'game_won':
      return log.won(by);
    case 'scored':
      return log.scored(by, told.count ?? 0);
    case 'series_won':
      return log.seriesWon(by);
    default:
      return null;
  }
}

const nobodys = new Set(['battle_tied', 'round_ended', 'reshuffled', 'strength']);

/** Events of the same act: what belongs together becomes one line. */
export function toldLines(
  told: readonly Told[],
  speaker: Speaker,
): { seat: Seat | null; text: string; opens: boolean }[] {
  const lines: { seat: Seat | null; text: string; opens: boolean }[] = [];
  const fresh = told.some((one) => one.event === 'round_ended' || one.event === 'game_started');
  for (let i = 0; i < told.length; i++) {
    const one = told[i]!;
    // A shuffle at the beginning of a round goes without saying.
    if (one.event === 'reshuffled' && fresh) continue;
    if (one.event === 'drew' && one.count === 0) continue;
    const gathered = ['strength', 'discarded', 'hand_discarded'].includes(one.event);
    if (gathered) {
      const same = [one];
      while (
        told[i + 1]?.event === one.event &&
        (one.event === 'strength' || told[i + 1]?.seat === one.seat)
      ) {
        same.push(told[++i]!);
      }
      lines.push({
        seat: one.event === 'strength' ? null : (one.seat ?? null),
        text: gatheredText(same, speaker),
        opens: false,
      });
      continue;
    }
    const text = toldText(one, speaker);
    if (text === null) continue;
    lines.push({
      seat: nobodys.has(one.event) ? null : (one.seat ?? null),
      text,
      opens: one.event === 'placed',
    });
  }
  return lines;
}

function gatheredText(same: Told[], { texts, who }: Speaker): string {
  const log = texts.play.log;
  const first = same[0]!;
  if (first.event === 'strength') {
    return log.strengths(same.map((one) => `${who(one.seat ?? 0).name} ${one.count ?? 0}`).join(', '));
  }
  const list = listCards(texts, same.flatMap(repeated));
  const by = who(first.seat ?? 0);
  return first.event === 'discarded' ? log.discarded(by, list) : log.handDiscarded(by, list);
}

/** What an event of the table says. */
function eventLines(event: CondottiereEvent, speaker: Speaker): LogLine[] {
  const { texts, who, bot } = speaker;
  const log = texts.play.log;
  const lines: LogLine[] = [];
  const add = (seat: Seat | null, text: string, opens = false) =>
    lines.push({
      key: `${event.number}.${event.extra}.${lines.length}`,
      seat,
      text,
      number: event.number,
      opens,
    });
  switch (event.kind) {
    case 'started':
    case 'moved':
      if (event.kind === 'moved' && event.by === 'clock') add(event.seat, log.byClock);
      for (const line of toldLines(event.told, speaker)) add(line.seat, line.text, line.opens);
      break;
    case 'left':
      add(event.seat, log.left(who(event.seat)));
      break;
    case 'lent':
      add(event.seat, log.lent(who(event.seat), bot(event.bot)));
      break;
    case 'back':
      add(event.seat, log.back(who(event.seat)));
      break;
    case 'dropped':
      add(event.seat, log.dropped);
      break;
    default:
  }
  return lines;
}

/** Puts each event into words once: a log is long, and all but its end is as it was. */
export function logWriter(speaker: Speaker): (events: readonly CondottiereEvent[]) => LogLine[] {
  const written = new WeakMap<CondottiereEvent, LogLine[]>();
  const linesOf = (event: CondottiereEvent) => {
    const lines = written.get(event) ?? eventLines(event, speaker);
    written.set(event, lines);
    return lines;
  };
  return (events) => events.flatMap(linesOf);
}
