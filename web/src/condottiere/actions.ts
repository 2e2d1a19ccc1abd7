// Actions as texts of docs/notation.md, taken apart for the screen.
import type { Texts } from '../text/en';
import { cardWord } from './log_lines';
import type { CardName } from './view';

export interface Action {
  text: string;
  verb: string;
  /** What it is done with: a card, a region, a number. */
  object: string | null;
}
export function parseAction(text: string): Action {
  const at = text.indexOf(' ');
  return at < 0
    ? { text, verb: text, object: null }
    : { text, verb: text.slice(0, at), object: text.slice(at + 1) };
}

/** The label of the button that does it. */
export function actionWords(texts: Texts, text: string): string {
  const { verb, object } = parseAction(text);
  const b = texts.play.buttons;
  const card = (object ?? '') as CardName;
  switch (verb) {
    case 'play':
      return b.play(cardWord(texts, card), texts.cards.object[card]);
    case 'pass':
      return object ? b.passShow : b.pass;
    case 'place':
      return b.place(object ?? '');
    case 'favour':
      return object === 'none' ? b.favourNone : b.favour(object ?? '');
    case 'take':
      return object === 'none' ? b.takeNone : b.take(cardWord(texts, card), texts.cards.object[card]);
    case 'discard':
      return b.discard;
    case 'hold':
      return b.hold;
    case 'keep': {
      if (object === 'none' || object === null) return b.keepNone;
      const [one, two] = object.split(' ') as CardName[];
      return b.keep(two ? b.and(cardWord(texts, one!), cardWord(texts, two)) : cardWord(texts, one!));
    }
    case 'draw':
      return b.draw(Number(object));
    default:
      return text;
  }
}
