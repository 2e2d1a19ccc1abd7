import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../text/languages';
import { TextModule } from '../../worker/module';
import { VirtuGuide } from '../../worker/guide_virtu';
import { LessonRun } from '../lesson_run';
import { type VirtuLessonName, virtuLessonNames } from '../lesson_names';
import { matches } from '../script';
import { VirtuEngine, type VirtuLessonState } from './engine';
import { type VirtuStep, virtuLessons } from './scripts';
import type { VirtuLessonsTexts } from './text/shape';

const file = new URL('../../../../build-wasm/guide_virtu.wasm', import.meta.url);
const packs = import.meta.glob<{ default: VirtuLessonsTexts }>('./text/??.ts', { eager: true });
const scenes = import.meta.glob<{ default: unknown }>('./scenes/*.json', { eager: true });
let guide: VirtuGuide;

beforeAll(async () => {
  if (!existsSync(file)) {
    throw new Error(
      'build-wasm/guide_virtu.wasm is missing: `cmake --preset wasm && cmake --build --preset wasm` builds it',
    );
  }
  const bytes = readFileSync(file).toString('base64');
  guide = new VirtuGuide(await TextModule.load(`data:application/wasm;base64,${bytes}`));
});

type Run = LessonRun<VirtuLessonState, VirtuStep>;
/** Does all that a lesson wants; calls `seen` in every step. */
function runThrough(name: VirtuLessonName, seen: (run: Run) => void = () => {}): Run {
  const run: Run = new LessonRun(new VirtuEngine(guide), virtuLessons[name]);
  for (;;) {
    seen(run);
    if (run.step.want !== undefined) {
      expect(run.attempt(run.shown!), `step ${run.at}`).toBe('done');
      while (run.busy) run.reply();
    } else if (run.isLast) return run;
    else run.goOn();
  }
}

test.each(Object.keys(scenes))('%s opens, and somebody is to decide', (name) => {
  const engine = new VirtuEngine(guide);
  expect(engine.open(scenes[name]!.default, 0)).toEqual({});
  expect(engine.see<VirtuLessonState>(0).legal.length).toBeGreaterThan(1);
});

describe.each(virtuLessonNames)('lesson %s', (name) => {
  test('runs through on the real engine and ends with words', () => {
    const run = runThrough(name, ({ step, state }) => {
      if (step.want !== undefined) expect(state.view.turn).toBe(0);
    });
    expect(run.step.want).toBeUndefined();
  });

  test('what is wanted is never the only thing allowed, or there is nothing to learn', () => {
    runThrough(name, ({ step, state }) => {
      if (step.want !== undefined) expect(state.legal.length).toBeGreaterThan(1);
    });
  });

  test('going back shows the step before as it was', () => {
    const before: string[] = [];
    const table = ({ state: { told: _, ...rest } }: Run) => JSON.stringify(rest);
    const run = runThrough(name, (at) => before.push(table(at)));
    for (let at = run.at - 1; at >= 0; --at) {
      run.back();
      expect(run.at).toBe(at);
      expect(table(run)).toBe(before[at]);
    }
  });

  test.each(languages)('has all its words in %s', (language) => {
    const texts = packs[`./text/${language}.ts`]!.default.lessons[name];
    expect(texts.steps.length).toBe(virtuLessons[name].steps.length);
    runThrough(name, (run) => {
      const { text, task, wrong = {} } = texts.steps[run.at]!;
      expect(text.length).toBeGreaterThan(0);
      for (const paragraph of text) expect(paragraph.split('**').length % 2, paragraph).toBe(1);
      expect(task !== undefined, `task of step ${run.at}`).toBe(run.step.want !== undefined);
      // A reason for what cannot be done is never seen, nor one for what is wanted.
      for (const action of Object.keys(wrong)) {
        expect(
          run.state.legal.some((legal) => matches(action, legal) && !matches(run.step.want!, legal)),
          `${action} in step ${run.at}`,
        ).toBe(true);
        expect(action).not.toBe(run.step.want);
      }
      // Whatever else may be done has a reason of its own.
      for (const legal of run.step.want === undefined ? [] : run.state.legal) {
        if (matches(run.step.want!, legal)) continue;
        expect(
          Object.keys(wrong).some((one) => matches(one, legal)),
          `${legal} in step ${run.at}`,
        ).toBe(true);
      }
    });
  });
});

describe('the lessons teach what they say', () => {
  const florence = (run: Run) => run.state.view.seats[0]!;

  test('V4.1, V4.7: courtiers of the right side rise, a crown turns two tokens', () => {
    const seat = florence(runThrough('wheel'));
    expect(seat.courtiers).toMatchObject({
      L1: { state: 'used' },
      R1: { state: 'available' },
      R2: { state: 'available' },
    });
    expect(seat.cities).toEqual({ Firenze: 'available', Pisa: 'available', Siena: 'used' });
  });
  test('V2.3, V4.8: one kind a card pays a step of patronage', () => {
    const seat = florence(runThrough('payment'));
    expect(seat.patronage).toBe(1);
    expect(seat.cities.Firenze).toBe('available');
  });
  test('V4.10: by road, and by sea', () => {
    expect(Object.keys(florence(runThrough('annexation')).cities)).toContain('Terracina');
  });
  test('V4.12, V4.13: an agent removed, another makes a city cheaper', () => {
    const run = runThrough('agents');
    expect(florence(run).cities.Siena).toBe('available');
    expect(florence(run).cities.Firenze).toBe('available');
  });
  test('V5.5: Ravenna is taken, two troops are lost, a trophy is won', () => {
    const seat = florence(runThrough('siege'));
    expect(seat.cities.Ravenna).toBe('used');
    expect(seat.troops.Ravenna).toBe(1);
    expect(seat.trophies).toEqual(['venice']);
  });
  test('V6.1 to V6.4: an improvement, a courtier, a troop', () => {
    const seat = florence(runThrough('winter'));
    expect(seat.rooms?.[0]).toEqual({ action: 'lorenzo_de_medici', under: 'bishop' });
    expect(seat.courtiers?.L1).toEqual({ card: 'podesta', state: 'available' });
    expect(seat.troops.Firenze).toBe(2);
  });
  test('V7.4: a tie of crosses turns 11 to 12 into 12 to 10', () => {
    const before: number[][] = [];
    const run = runThrough('scoring', ({ state }) => {
      const score = guide.score({ view: state.view });
      if (!('refused' in score)) before.push(score.seats.map(({ total }) => total));
    });
    expect(before[0]).toEqual([11, 12, 6]);
    expect(run.state.result).toMatchObject({ winners: [0], prestige: [12, 10, 6] });
  });
});
