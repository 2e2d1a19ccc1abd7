// The rules of Virtù at hand, without bots: what a turn may be, what it comes to, what it costs (docs/wasm.md). On the page's
// own thread, and loaded with the first table of the game.
import guideModule from 'virtual:wasm/guide_virtu';
import type {
  Asked,
  GuideRefusal,
  Legal,
  Palaces,
  PayAsked,
  Payment,
  Preview,
  Roads,
  Score,
  Siege,
  SiegeAsked,
  Stuck,
  Supply,
} from '../virtu/guide_types';
import type { View } from '../virtu/view_types';
import { TextModule } from './module';

let loading: Promise<VirtuGuide> | undefined;

/** Loads the guide once. */
export function loadVirtuGuide(): Promise<VirtuGuide> {
  loading ??= TextModule.load(guideModule).then((module) => new VirtuGuide(module));
  return loading;
}

export class VirtuGuide {
  private readonly texts = new WeakMap<View, string>();

  constructor(private readonly module: TextModule) {}

  legal(asked: Asked): Legal | GuideRefusal {
    return this.ask('legal', asked);
  }
  preview(asked: Asked): Preview | GuideRefusal {
    return this.ask('preview', asked);
  }
  pay(asked: PayAsked): Payment | GuideRefusal {
    return this.ask('pay', asked);
  }
  score(asked: Asked): Score | GuideRefusal {
    return this.ask('score', asked);
  }
  supply(asked: Asked): Supply | GuideRefusal {
    return this.ask('supply', asked);
  }
  siege(asked: SiegeAsked): Siege | GuideRefusal {
    return this.ask('siege', asked);
  }
  roads(asked: Asked & { city: string }): Roads | GuideRefusal {
    return this.ask('roads', asked);
  }
  stuck(asked: Asked): Stuck | GuideRefusal {
    return this.ask('stuck', asked);
  }
  palaces(asked: Asked): Palaces | GuideRefusal {
    return this.ask('palaces', asked);
  }

  /** A view is asked about many times, and its text is by far the longest part of a question. */
  private ask<T>(call: string, { view, ...rest }: Asked): T {
    let text = this.texts.get(view);
    if (text === undefined) this.texts.set(view, (text = JSON.stringify(view)));
    const others = JSON.stringify(rest).slice(1);
    this.module.put(`{"view":${text}${others === '}' ? '' : ','}${others}`);
    return this.module.answer<T>(call);
  }
}
