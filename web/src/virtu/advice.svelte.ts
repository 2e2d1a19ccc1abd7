// A bot's advice for the turn of the moment, where nobody is wronged by it: among bots.
import { t } from '../text/texts.svelte';
import { vp } from '../text/virtu_play/pack';
import type { VirtuScene } from './virtu_scene.svelte';

/** Milliseconds that it thinks. */
const patience = 700;

export class Advice {
  private said = $state.raw<{ text: string; action: string | null } | null>(null);
  private thinking = 0;

  constructor(private readonly scene: VirtuScene) {}

  readonly text = $derived.by(() => this.said?.text ?? null);
  /** Asks for advice; null where there is none to be had. */
  readonly ask = $derived.by<(() => void) | null>(() => {
    const { scene } = this;
    return scene.alone && scene.decides ? () => void this.think() : null;
  });
  /** Begins the turn with what was advised; null: nothing was. */
  readonly take = $derived.by<(() => void) | null>(() => {
    const action = this.said?.action;
    if (!action) return null;
    return () => {
      this.scene.plan.startOver();
      this.scene.pick(action);
      this.forget();
    };
  });
  forget(): void {
    this.thinking++;
    this.said = null;
  }

  private async think(): Promise<void> {
    const mine = ++this.thinking;
    this.said = { text: t().play.hint.asking, action: null };
    const found = await this.scene.store.connection.advise(this.scene.view, patience);
    if (mine !== this.thinking) return;
    const best = found?.actions[0]?.action;
    const about = best === undefined ? null : this.scene.beginning(best);
    this.said =
      best === undefined
        ? { text: t().play.hint.none, action: null }
        : { text: vp().hint.says(about ?? best), action: best };
  }
}
