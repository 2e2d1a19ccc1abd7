// What is said at a table, and how much of it has not been read yet.
import { railed } from './media';
import type { SeatedScene } from './seated_scene.svelte';
import { talkLines } from './talk_lines';

export class Talk {
  private read = $state(0);
  constructor(private readonly scene: SeatedScene) {}

  readonly lines = $derived.by(() => talkLines(this.scene.store.events, this.scene.store.info?.pacts ?? []));
  /** There is somebody to talk to, or something was said. */
  readonly useful = $derived.by(
    () => this.scene.order.filter((seat) => this.scene.isPerson(seat)).length > 1 || this.lines.length > 0,
  );
  readonly fresh = $derived(Math.max(0, this.lines.length - this.read));

  /** To be called in an effect: what is in sight counts as read. */
  seen(opened: boolean): void {
    if (railed.current || opened) this.read = this.lines.length;
  }
}
