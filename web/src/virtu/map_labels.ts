// Where the names of cities stand, from the middle of the city: x, y of the baseline, anchor. For letters of 24 units.
export type Anchor = 'start' | 'middle' | 'end';
type Placing = [number, number, Anchor];

const above: Placing = [0, -31, 'middle'];
const below: Placing = [0, 43, 'middle'];
const right: Placing = [27, 8, 'start'];
const left: Placing = [-27, 8, 'end'];

const placings: Record<string, Placing> = {
  Nizza: [-6, 43, 'middle'],
  Torino: above,
  Milano: [-9, -31, 'middle'],
  Genova: [12, 44, 'middle'],
  Parma: [-4, 41, 'middle'],
  Mantova: above,
  Bologna: [29, -4, 'start'],
  Venezia: [12, -32, 'middle'],
  Ravenna: [40, 6, 'start'],
  Firenze: [26, 12, 'start'],
  Pisa: [-20, 36, 'end'],
  Siena: [-26, 12, 'end'],
  Spoleto: [26, 10, 'start'],
  Ancona: [40, 6, 'start'],
  Perugia: [25, 13, 'start'],
  Civitavecchia: [-28, 39, 'middle'],
  Roma: [-22, 23, 'end'],
  Terracina: [-24, 16, 'end'],
  Napoli: [-40, 10, 'end'],
  Benevento: [10, -26, 'middle'],
  Bari: [24, 4, 'start'],
  Taranto: right,
  Reggio: [30, 2, 'start'],
  Messina: [-4, 43, 'middle'],
  Palermo: left,
  Ajaccio: [27, 10, 'start'],
  Cagliari: above,
  Tunis: left,
  Corfu: [0, 46, 'middle'],
  Ragusa: [0, 44, 'middle'],
};
/** With five players two more cities need room. */
const withFive: Record<string, Placing> = {
  Ajaccio: [-6, -31, 'middle'],
  Parma: [-22, -25, 'start'],
  Firenze: [2, -26, 'middle'],
  Roma: [-20, 29, 'end'],
};
export const labelOf = (city: string, players: number): { dx: number; dy: number; anchor: Anchor } => {
  const [dx, dy, anchor] = (players === 5 ? withFive[city] : undefined) ?? placings[city] ?? below;
  return { dx, dy, anchor };
};
