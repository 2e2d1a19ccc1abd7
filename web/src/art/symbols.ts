// The pictures of the cards as symbols of the page, for <use>: each is drawn when a card first shows it.
import type { CardName } from '../condottiere/view';
import { handArt, lineArt } from './card_art';
import { draw, element } from './draw';

let shelf: SVGElement | null = null;
const drawn = new Set<string>();

function shelfOfSymbols(): SVGElement {
  if (!shelf) {
    shelf = element('svg', { width: 0, height: 0, 'aria-hidden': 'true' });
    shelf.style.position = 'absolute';
    document.body.append(shelf);
  }
  return shelf;
}

/** The address of a card's picture, which is there from now on. */
export function symbolOf(card: CardName, size: 'hand' | 'line'): string {
  const id = `${size}-${card}`;
  if (!drawn.has(id)) {
    drawn.add(id);
    const symbol = element('symbol', { id, viewBox: size === 'hand' ? '0 0 84 100' : '0 0 56 80' });
    symbol.append(...draw(size === 'hand' ? handArt(card) : lineArt(card)));
    shelfOfSymbols().append(symbol);
  }
  return `#${id}`;
}
