// What a neutral city costs and why, in words (V4.10).
import type { VirtuTexts } from '../text/virtu/en';
import type { Annexing } from './legal_action';
import { signed } from './signed';

/** How one comes there: by road or by sea, and from where. */
export function annexWay({ from, ships }: Annexing, { names, sheets }: VirtuTexts): string {
  if (from === null) return '';
  const city = names.cities[from] ?? from;
  return ships === 0 ? sheets.annexing.byRoad(city) : sheets.annexing.bySea(city, ships);
}

/** The sum in one line: `strength 2, agent +1, one more +1, by road from Florence`. */
export function annexWords(annexing: Annexing, texts: VirtuTexts): string {
  const { short } = texts.sheets.annexing;
  const parts = annexing.parts.map(
    ({ what, count }) => `${short[what]} ${what === 'city' ? count : signed(count)}`,
  );
  return [...parts, annexWay(annexing, texts)].filter(Boolean).join(', ');
}
