// What an action would do, in sentences, from what the rules say of it.
import type { Seat } from '../connection/messages';
import type { Texts } from '../text/en';
import type { Who } from '../text/play/en';
import { parseAction } from './actions';
import { cardWord, listCards } from './log_lines';
import type { CardName, Preview, Strengths, Told, View } from './view';

export interface PreviewWords {
  sentences: string[];
  /** How I would stand then. */
  standing: { text: string; good: boolean } | null;
}
type WhoOf = (seat: Seat) => Who;

/** Who leads now, in a sentence. */
export function leadText(texts: Texts, strengths: Strengths, who: WhoOf): string {
  const best = Math.max(0, ...strengths.seats.map((s) => s.total));
  const act = texts.play.act;
  if (best === 0) return act.nobody;
  const [leader] = strengths.leaders;
  return strengths.leaders.length === 1 && leader !== undefined
    ? act.leads(who(leader), best)
    : act.tied(best);
}

function standing(texts: Texts, strengths: Strengths, me: Seat, who: WhoOf): PreviewWords['standing'] {
  const act = texts.play.act;
  const mine = strengths.seats[me]?.total ?? 0;
  // What lies face down counts for nothing yet: only what it will come to can be told.
  const withDown = strengths.seats[me]?.with_down;
  if (withDown !== undefined && withDown !== mine) {
    const words = texts.play.strength.withDown;
    return { text: `${words[0]!.toUpperCase()}${words.slice(1)}: ${withDown}.`, good: false };
  }
  const [leader] = strengths.leaders;
  if (mine === 0 && strengths.seats.every((one) => one.total === 0)) return null;
  if (strengths.leaders.length === 1 && leader === me)
    return { text: act.wouldLead(strengths.seats[me]?.total ?? mine), good: true };
  if (strengths.leaders.includes(me)) return { text: act.wouldTie(mine), good: false };
  if (leader === undefined) return null;
  return { text: act.wouldHave(mine, who(leader).name, strengths.seats[leader]?.total ?? 0), good: false };
}

function ending(texts: Texts, told: readonly Told[], who: WhoOf): string[] {
  const act = texts.play.act;
  return told.flatMap((one) => {
    if (one.event === 'region_taken' && one.seat !== undefined)
      return act.wins(who(one.seat), one.region ?? '');
    if (one.event === 'region_defended' && one.seat !== undefined)
      return texts.play.log.defended(who(one.seat), one.region ?? '');
    if (one.event === 'battle_tied') return act.nobodyWins(one.region ?? '');
    if (one.event === 'game_won' && one.seat !== undefined) return act.gameWon(who(one.seat));
    return [];
  });
}

export function previewWords(
  texts: Texts,
  action: string,
  before: View,
  preview: Preview,
  me: Seat,
  who: WhoOf,
): PreviewWords {
  const act = texts.play.act;
  const { verb, object } = parseAction(action);
  const told = preview.told;
  const sentences: string[] = [];
  const ended = told.some((one) => one.event === 'strength');
  if (verb === 'play') {
    const card = object as CardName;
    const down = before.options.hidden_cards && preview.view.seats[me]?.down === card;
    if (down) sentences.push(act.faceDown);
    for (const one of told) {
      if (one.event === 'revealed' && one.seat === me && one.card)
        sentences.push(act.turnsUp(cardWord(texts, one.card)));
    }
    const gone = told.filter((one) => one.event === 'discarded' && one.card !== card);
    if (gone.length > 0) {
      const list = gone.map((one) => {
        const cards = listCards(texts, Array<CardName>(one.count ?? 1).fill(one.card!));
        return `${cards} (${who(one.seat ?? 0).name})`;
      });
      sentences.push(act.leaves(list.join(', ')));
    } else if (card === 'bishop') {
      sentences.push(act.nothingLeaves);
    }
    if (card === 'bishop' && preview.view.phase === 'favour') sentences.push(act.thenFavour);
    if (card === 'scarecrow')
      sentences.push(preview.view.phase === 'take' ? act.thenTake : act.nothingToTake);
    if (card === 'surrender') sentences.push(act.ends);
    if (sentences.length === 0) sentences.push(texts.cards.about[card]);
  }
  if (verb === 'pass' && ended) sentences.push(act.passEnds);
  sentences.push(...ending(texts, told, who));
  if (preview.unknown === 'face_down') sentences.push(act.unknownDown);
  return { sentences, standing: ended ? null : standing(texts, preview.strengths, me, who) };
}
