import tableModule from 'virtual:wasm/table';
import { TextModule } from './module';

export type FromAnalyst = number[][];

onmessage = async ({ data }: MessageEvent<unknown[]>) => {
  const module = await TextModule.load(tableModule);
  const chances = data.map((position) => {
    module.put(JSON.stringify(position));
    return module.answer<number[]>('chances_of_position');
  });
  postMessage(chances satisfies FromAnalyst);
};
