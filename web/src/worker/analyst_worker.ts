import tableModule from 'virtual:wasm/table';
import type { Advice } from '../connection/connection';
import { TextModule } from './module';

export type ToAnalyst =
  { type: 'chances'; positions: unknown[] } | { type: 'advise'; view: unknown; milliseconds: number };

onmessage = async ({ data }: MessageEvent<ToAnalyst>) => {
  const module = await TextModule.load(tableModule);
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
