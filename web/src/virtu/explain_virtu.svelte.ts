// `explainVirtu('banker')` opens the rule of a piece, an action or a phase in a sheet over whatever is there.
import { mount } from 'svelte';
import type { VirtuTopic } from '../text/virtu_rules/shape';
import { virtuTopicOf } from './virtu_topics';

export interface VirtuQuestion {
  topic: VirtuTopic;
  /** The very name that was asked for: `banker` is of the topic `noble`. */
  name: string;
}

let current = $state.raw<VirtuQuestion | null>(null);
export const virtuQuestion = (): VirtuQuestion | null => current;

let sheet: Promise<unknown> | undefined;

export function explainVirtu(name: string): void {
  current = { topic: virtuTopicOf(name), name };
  sheet ??= import('./ExplainVirtu.svelte').then(({ default: ExplainVirtu }) =>
    mount(ExplainVirtu, { target: document.body }),
  );
}
export function explainedVirtu(): void {
  current = null;
}
