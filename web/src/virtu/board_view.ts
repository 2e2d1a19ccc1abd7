// A position turned into what stands where on the map. Nothing is judged here.
import type { Tincture } from '../art/heraldry';
import type { Seat } from '../connection/messages';
import { cities, citiesOf, isClosed } from './facts';
import { tinctureOfColour } from './signs';
import type { View } from './view_types';
import type { Alliance } from './vocabulary';

export interface Army {
  seat: Seat;
  troops: number;
  /** Not the controller's: it besieges the city. */
  besieging: boolean;
  /** Beaten, and about to withdraw. */
  retreating: boolean;
}
export interface CityView {
  name: string;
  strength: number;
  owner: Seat | null;
  agent: Seat | null;
  cathedral: boolean;
  pirate: boolean;
  closed: boolean;
  armies: Army[];
}
export interface AllianceView {
  holder: Seat | null;
  ready: boolean;
  agent: Seat | null;
}

export const tinctureOfSeat = (view: View, seat: Seat): Tincture =>
  tinctureOfColour[view.seats[seat]?.colour ?? 'rome'];

export const ownerOf = (view: View, city: string): Seat | null => {
  const seat = view.seats.findIndex(({ cities: owned }) => city in owned);
  return seat < 0 ? null : seat;
};

function armiesAt(view: View, city: string, owner: Seat | null): Army[] {
  return view.order.flatMap((seat) => {
    const { troops, retreating = {} } = view.seats[seat]!;
    const army = { seat, besieging: seat !== owner, retreating: false };
    return [
      ...(troops[city] ? [{ ...army, troops: troops[city] }] : []),
      ...(retreating[city]
        ? [{ ...army, troops: retreating[city], besieging: false, retreating: true }]
        : []),
    ];
  });
}

export const cityView = (view: View, name: string): CityView => {
  const owner = ownerOf(view, name);
  const facts = cities[name]!;
  return {
    name,
    strength: facts.strength,
    owner,
    agent: view.agents[name] ?? null,
    cathedral: view.seats.some(({ cathedrals = {} }) => name in cathedrals),
    pirate: facts.pirate,
    closed: isClosed(name, view.players),
    // The garrison first, then who besieges, in turn order.
    armies: armiesAt(view, name, owner).sort((a, b) => Number(a.besieging) - Number(b.besieging)),
  };
};
export const boardView = (view: View): CityView[] =>
  citiesOf(view.players).map((name) => cityView(view, name));

export const allianceView = (view: View, alliance: Alliance): AllianceView => ({
  holder: view.alliances[alliance]?.holder ?? null,
  ready: view.alliances[alliance]?.ready ?? false,
  agent: view.agents[alliance] ?? null,
});
