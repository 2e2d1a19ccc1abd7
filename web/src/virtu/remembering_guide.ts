// The guide, asked about the same thing only once: a position is asked about by many parts of the page. Answers are kept with
// the view that they are about, and go with it.
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
} from './guide_types';
import type { View } from './view_types';

/** What the rules can be asked. */
export interface Rules {
  legal(asked: Asked): Legal | GuideRefusal;
  preview(asked: Asked): Preview | GuideRefusal;
  pay(asked: PayAsked): Payment | GuideRefusal;
  score(asked: Asked): Score | GuideRefusal;
  supply(asked: Asked): Supply | GuideRefusal;
  siege(asked: SiegeAsked): Siege | GuideRefusal;
  roads(asked: Asked & { city: string }): Roads | GuideRefusal;
  stuck(asked: Asked): Stuck | GuideRefusal;
  palaces(asked: Asked): Palaces | GuideRefusal;
}

/** More than a turn of planning back and forth asks; then it begins anew. */
const mostAnswers = 2000;

export class RememberingGuide implements Rules {
  private readonly answers = new WeakMap<View, Map<string, unknown>>();
  /** Questions that the rules were really asked. */
  questions = 0;

  constructor(private readonly guide: Rules) {}

  legal(asked: Asked) {
    return this.once('legal', asked, () => this.guide.legal(asked));
  }
  preview(asked: Asked) {
    return this.once('preview', asked, () => this.guide.preview(asked));
  }
  pay(asked: PayAsked) {
    return this.once('pay', asked, () => this.guide.pay(asked));
  }
  score(asked: Asked) {
    return this.once('score', asked, () => this.guide.score(asked));
  }
  supply(asked: Asked) {
    return this.once('supply', asked, () => this.guide.supply(asked));
  }
  siege(asked: SiegeAsked) {
    return this.once('siege', asked, () => this.guide.siege(asked));
  }
  roads(asked: Asked & { city: string }) {
    return this.once('roads', asked, () => this.guide.roads(asked));
  }
  stuck(asked: Asked) {
    return this.once('stuck', asked, () => this.guide.stuck(asked));
  }
  palaces(asked: Asked) {
    return this.once('palaces', asked, () => this.guide.palaces(asked));
  }

  private once<T>(call: string, { view, ...rest }: Asked, ask: () => T): T {
    let kept = this.answers.get(view);
    if (!kept || kept.size > mostAnswers) {
      kept = new Map();
      this.answers.set(view, kept);
    }
    const key = `${call} ${JSON.stringify(rest)}`;
    if (!kept.has(key)) {
      this.questions++;
      kept.set(key, ask());
    }
    return kept.get(key) as T;
  }
}
