// The first choice of its kind would be the slowest of a game: the browser meets that part of the page and of the rules for
// the first time. So a turn is composed once out of sight while nothing else is to be done, and forgotten; and a winter
// before it comes.
import { flushSync, mount, unmount } from 'svelte';
import type { Seat } from '../connection/messages';
import { whenIdle } from '../shell/idle';
import { costOf } from './action_words';
import type { LegalAction } from './legal_action';
import Palace from './Palace.svelte';
import PlanPanel from './PlanPanel.svelte';
import type { View } from './view_types';
import { VirtuScene } from './virtu_scene.svelte';

/** The same table as it stands, of which nothing is kept. */
class Rehearsal extends VirtuScene {
  override readonly keeps = false;
  override readonly view: View | null;
  override readonly decides: boolean;

  constructor(real: VirtuScene, part: string) {
    super(real.store, (seat) => real.name(seat));
    this.view = real.view;
    this.guide = real.guide;
    this.decides = real.decides && real.part === part;
  }
}

/** Choices at the most: troops, a purchase with its card's place, and all ends of a winter's parts. */
const mostChoices = 12;

const sum = (action: LegalAction) =>
  Object.values(costOf(action) ?? {}).reduce((all: number, count) => all + (count ?? 0), 0);
/** What costs most, until something was paid with more than florins; otherwise whatever ends the part. */
function choiceOf({ actions, plan }: VirtuScene): LegalAction | undefined {
  const plain = actions.find(({ kind }) => kind === 'end') ?? actions.at(-1);
  if (plan.steps.some(({ paid }) => paid.length > 0)) return plain;
  const dear = actions.filter(({ kind }) => kind === 'buy' || kind === 'hire' || kind === 'ally');
  return dear.sort((one, other) => sum(other) - sum(one))[0] ?? plain;
}

/** Draws on a stage that nobody sees, and clears it before anybody could. */
function unseen(drawing: (target: HTMLElement) => Record<string, unknown>, meanwhile?: () => void): void {
  const stage = document.createElement('div');
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  Object.assign(stage.style, {
    position: 'fixed',
    visibility: 'hidden',
    width: '340px',
    height: '600px',
    contain: 'strict',
  });
  document.body.append(stage);
  try {
    const drawn = drawing(stage);
    flushSync();
    meanwhile?.();
    flushSync();
    void stage.offsetHeight;
    void unmount(drawn);
  } finally {
    stage.remove();
  }
}

/** Parts of the game that this page has gone through. */
const known = new Set<string>();

/** Step by step, each when nothing else is to be done; gives the ways to break it off. */
export function rehearse(real: VirtuScene, part: string): (() => void)[] {
  if (known.has(part)) return [];
  known.add(part);
  const scene = new Rehearsal(real, part);
  let choices = 0;
  const acts: (() => void)[] = [
    () => (scene.decides ? scene.plan.settle() : scene.plan.prepare(true)),
    () => void scene.supply,
  ];
  function choose(): boolean {
    const choice = choiceOf(scene);
    const { shown: view, me } = scene;
    if (!choice || !view || me === null || ++choices > mostChoices) return false;
    const panel = { scene, advice: null, ontake: null, onconfirm: () => undefined };
    unseen(
      (target) => mount(PlanPanel, { target, props: panel }),
      () => scene.pick(choice.action),
    );
    if (scene.payment) {
      const palace = { view, seat: me, who: (one: Seat) => scene.who(one), marks: scene.marks };
      acts.push(() => unseen((target) => mount(Palace, { target, props: palace })));
    }
    return true;
  }
  let callOff = whenIdle(next);
  function next(): void {
    const act = acts.shift();
    if (act) act();
    else if (!choose()) return;
    callOff = whenIdle(next);
  }
  return [() => callOff()];
}
