import type { Advice } from '../connection/connection';
import { loadTable } from './table_modules';

interface OfGame {
  game: string;
}
export type ToAnalyst =
  { type: 'chances'; positions: unknown[] } | { type: 'advise'; view: unknown; milliseconds: number };

const gameOf = (data: ToAnalyst): string =>
  ((data.type === 'chances' ? data.positions[0] : data.view) as OfGame | undefined)?.game ?? 'condottiere';

onmessage = async ({ data }: MessageEvent<ToAnalyst>) => {
  const module = await loadTable(gameOf(data));
  if (data.type === 'chances') {
    const chances = data.positions.map((position) => {
      module.put(JSON.stringify(position));
      return module.answer<number[]>('chances_of_position');
    });
    postMessage(chances);
    return;
  }
  module.put(JSON.stringify(data.view));
  const chance = crypto.getRandomValues(new BigUint64Array(1))[0]!;
  const advice = module.answer<Advice | { refused: string }>('advise_view', data.milliseconds, chance);
  postMessage('refused' in advice ? null : advice);
};
