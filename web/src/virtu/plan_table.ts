// The table as a plan sees it.
import type { PlanTable } from './plan.svelte';
import type { VirtuScene } from './virtu_scene.svelte';

export const planTableOf = (scene: VirtuScene): PlanTable => ({
  get id() {
    return scene.address || scene.store.id;
  },
  get guide() {
    return scene.guide;
  },
  get view() {
    return scene.view;
  },
  get me() {
    return scene.me;
  },
  get myTurn() {
    return scene.decides;
  },
  get keeps() {
    return scene.keeps;
  },
  act: (...actions) => scene.store.act(...actions),
});
