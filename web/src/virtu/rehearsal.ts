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

/** Choices at the most: a turn, with a purchase tried in each of its parts. */
const mostChoices = 20;
/** Prices that are tried until one is paid with more than florins. */
const mostPrices = 6;

const sum = (action: LegalAction) =>
  Object.values(costOf(action) ?? {}).reduce((all: number, count) => all + (count ?? 0), 0);
const isPaid = ({ plan }: VirtuScene): boolean => (plan.steps.at(-1)?.paid.length ?? 0) > 0;
/** What costs most, and rather something that is paid with more than florins: a payment is the most that a choice shows. */
function dearest(scene: VirtuScene): LegalAction | undefined {
  const dear = scene.actions.filter((one) => sum(one) > 0).sort((one, other) => sum(other) - sum(one));
  const paid = dear.slice(0, mostPrices).find(({ action }) => {
    if (!scene.plan.pick(action)) return false;
    const found = isPaid(scene);
    scene.plan.undo();
    return found;
  });
  return paid ?? dear[0];
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
  /** What was bought to try it: from which step on, and in which phase. It is taken back, for the turn to go on. */
  let trial: { from: number; phase: string } | null = null;
  const tried = new Set<string>();
  const acts: (() => void)[] = [
    () => (scene.decides ? scene.plan.settle() : scene.plan.prepare(true)),
    () => void scene.supply,
  ];
  function choiceNow(): LegalAction | undefined {
    const phase = () => scene.plan.legal?.phase ?? '';
    if (trial && [trial.phase, ''].includes(phase())) {
      scene.plan.undoTo(trial.from);
      trial = null;
    }
    const dear = tried.has(phase()) ? undefined : dearest(scene);
    tried.add(phase());
    if (dear && !trial) trial = { from: scene.plan.steps.length, phase: phase() };
    return dear ?? scene.actions.find(({ kind }) => kind === 'end') ?? scene.actions.at(-1);
  }
  function choose(): boolean {
    const choice = choiceNow();
    const { shown: view, me } = scene;
    if (!choice || !view || me === null || ++choices > mostChoices) return false;
    const panel = { scene, advice: null, ontake: null, onconfirm: () => undefined };
    unseen(
      (target) => mount(PlanPanel, { target, props: panel }),
      () => scene.pick(choice.action),
    );
    if (isPaid(scene)) {
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
