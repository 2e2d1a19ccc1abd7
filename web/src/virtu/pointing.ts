// Choosing by pointing: what something on the table stands for among the legal choices.
import type { Seat } from '../connection/messages';
import { cardOf, itemOf, sourceOf, spotsOf, targetOf } from './choices';
import type { LegalAction } from './legal_action';
import { pieceOfSource } from './palace_view';
import type { Way } from './ways';

/** What a tap leads to: choices to be made, something taken up to be pointed on from, or nothing. */
export type Pointed = { pick: string[] } | { take: string } | null;

/** Each name once. */
const all = (names: (string | null)[]): string[] => [
  ...new Set(names.filter((one): one is string => one !== null)),
];
const journeys = ['march', 'sail', 'retreat'];
const isJourney = (action: LegalAction): action is Extract<LegalAction, { from: string; to: string }> =>
  journeys.includes(action.kind);
/** Cards and troops go from somewhere to somewhere: the first tap takes them up. */
const fromOf = (action: LegalAction): string | null => {
  if (isJourney(action)) return action.from;
  return action.kind === 'shift' || action.kind === 'put' ? cardOf(action) : null;
};
const toOf = (action: LegalAction): string | null => (isJourney(action) ? action.to : targetOf(action));

/** All that an action is about, as the text of an action names it. */
const piecesOf = (action: LegalAction): string[] =>
  all([...spotsOf(action), cardOf(action), targetOf(action), sourceOf(action), itemOf(action)]);

/** The same as the map and the palace of a seat name it: rooms, and the cards in them, by their numbers. */
export function palacePiecesOf(action: LegalAction, seat: Seat, marker: number | null): string[] {
  const pieces = piecesOf(action).map((piece) =>
    pieceOfSource(piece, marker).replace(`palace-${seat}-`, 'room-'),
  );
  return 'room' in action ? [...pieces, `room-${action.room}`] : pieces;
}

/** The choices that something pointed at is a part of. */
export const about = (actions: readonly LegalAction[], what: string): LegalAction[] =>
  actions.filter((action) => piecesOf(action).includes(what));

export function pointed(
  actions: readonly LegalAction[],
  ways: readonly Way[],
  taken: string | null,
  what: string,
): Pointed {
  if (taken === what) return null;
  if (taken !== null) {
    const there = actions.filter((action) => fromOf(action) === taken && toOf(action) === what);
    const [first] = there;
    // By road if there is one: a voyage to the same city is in the list.
    if (first) return { pick: [first.action] };
  }
  const way = ways.find(({ room }) => what === `room-${room}`);
  if (way) return { pick: way.choices };
  const found = about(actions, what).filter((action) => fromOf(action) === null || fromOf(action) === what);
  const [only] = found;
  if (only && found.length === 1 && fromOf(only) === null) return { pick: [only.action] };
  if (found.length > 0) return { take: what };
  // A city that an army could go to: who goes there is chosen in the list.
  return about(actions, what).length > 0 ? { take: what } : null;
}

export interface Pointable {
  /** On the map and in palaces of others: cities, alliances, rooms that agents go to. */
  spots: string[];
  /** Of the own palace and the supply: rooms, cards, places, tokens, items. */
  pieces: string[];
  /** Where what was taken up may go. */
  targets: string[];
}
/** What may be pointed at now. */
export function pointable(
  actions: readonly LegalAction[],
  ways: readonly Way[],
  taken: string | null,
): Pointable {
  return {
    spots: all(actions.flatMap((action) => (isJourney(action) ? [action.from] : spotsOf(action)))),
    pieces: all([
      // Of cards that go somewhere the card is taken up first.
      ...actions.flatMap((action) => [
        cardOf(action),
        fromOf(action) === null ? targetOf(action) : null,
        sourceOf(action),
        itemOf(action),
      ]),
      ...ways.map(({ room }) => `room-${room}`),
    ]),
    targets: all(actions.map((action) => (taken !== null && fromOf(action) === taken ? toOf(action) : null))),
  };
}
