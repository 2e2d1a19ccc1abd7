// `explain('bishop')` opens the rule of a card, an option or a phase in a sheet over whatever is there.
import { mount } from 'svelte';
import type { Topic } from './text/rules/shape';
import { topicOf } from './topic_names';

export interface Question {
  topic: Topic;
  /** The very name that was asked for: `10` is of the topic `mercenary`. */
  name: string;
}

let current = $state.raw<Question | null>(null);
export const question = (): Question | null => current;

let sheet: Promise<unknown> | undefined;

export function explain(name: string): void {
  current = { topic: topicOf(name), name };
  sheet ??= import('./Explain.svelte').then(({ default: Explain }) =>
    mount(Explain, { target: document.body }),
  );
}
export function explained(): void {
  current = null;
}
