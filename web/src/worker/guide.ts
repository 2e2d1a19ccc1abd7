// The rules at hand, without bots: what lies on the table and why, what an action would do, lessons on the real engine.
// Small, and on the page's own thread: every call takes well under a millisecond.
import guideModule from 'virtual:wasm/guide';
import { TextModule } from './module';

let loading: Promise<Guide> | undefined;

/** Loads the guide once; what failed is tried again by the next who asks. */
export function loadGuide(): Promise<Guide> {
  loading ??= TextModule.load(guideModule).then(
    (module) => new Guide(module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export interface Refusal {
  refused: string;
}

export class Guide {
  constructor(private readonly module: TextModule) {}

  strengths<T>(view: unknown): T {
    this.module.put(JSON.stringify(view));
    return this.module.answer<T>('strengths');
  }
  nearness<T>(view: unknown): T {
    this.module.put(JSON.stringify(view));
    return this.module.answer<T>('nearness');
  }
  preview<T>(view: unknown, action: string): T | Refusal {
    const text = JSON.stringify(view);
    const size = new TextEncoder().encode(text).length;
    this.module.put(text + action);
    return this.module.answer<T | Refusal>('preview', size);
  }
  /** A lesson begins at a position. */
  open(position: unknown, viewer: number): { told: unknown[] } | Refusal {
    this.module.put(JSON.stringify(position));
    return this.module.answer('open_position', viewer);
  }
  act(seat: number, action: string, viewer: number): { told: unknown[] } | Refusal {
    this.module.put(action);
    return this.module.answer('do_action', seat, viewer);
  }
  see<T>(viewer: number): T {
    return this.module.answer<T>('see', viewer);
  }
}
