// A city or an alliance of the map in words, for labels and for who does not see the picture.
import type { Seat } from '../connection/messages';
import type { Who } from '../text/play/en';
import type { VirtuTexts } from '../text/virtu/en';
import { allianceView, cityView } from './board_view';
import { cities } from './facts';
import type { Roads } from './guide_types';
import type { View } from './view_types';
import { isAlliance } from './vocabulary';

export interface SpotContext {
  view: View;
  who: (seat: Seat) => Who;
  texts: VirtuTexts;
  reach?: Roads | null;
}

function cityWords(name: string, { view, who, texts, reach }: SpotContext): string[] {
  const { map } = texts.board;
  const city = cityView(view, name);
  if (city.closed) return [texts.names.cities[name] ?? name, map.closed];
  const sea = reach?.seas.find((one) => one.city === name);
  const ports = cities[name]!.seas.map((one) => texts.names.seas[one]).join(', ');
  return [
    texts.names.cities[name] ?? name,
    map.strength(city.strength),
    city.owner === null ? map.neutral : map.owner(who(city.owner)),
    ...(ports ? [map.port(ports)] : []),
    ...(city.pirate ? [map.pirates] : []),
    ...(city.cathedral ? [map.cathedral] : []),
    ...city.armies.map(({ seat, troops, besieging, retreating }) =>
      (retreating ? map.beaten : besieging ? map.besieged : map.garrison)(who(seat), troops),
    ),
    ...(city.agent === null ? [] : [map.agent(who(city.agent))]),
    ...(reach?.roads.includes(name) ? [map.byRoad] : []),
    ...(sea ? [map.bySea(sea.seas)] : []),
  ];
}

export function spotWords(spot: string, context: SpotContext): string {
  if (!isAlliance(spot)) return cityWords(spot, context).join(', ');
  const { view, who, texts } = context;
  const { map } = texts.board;
  const { holder, ready, agent } = allianceView(view, spot);
  return [
    texts.names.alliancesLong[spot],
    ...(holder === null ? [map.free] : [map.allied(who(holder)), ready ? map.ready : map.spent]),
    ...(agent === null ? [] : [map.agent(who(agent))]),
  ].join(', ');
}
