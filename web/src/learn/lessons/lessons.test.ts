import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../text/languages';
import { Guide } from '../../worker/guide';
import { TextModule } from '../../worker/module';
import { matches } from '../script';
import type { LessonState, Step } from '../lesson';
import { LessonRun } from '../lesson_run';
import { lessonNames } from '../lesson_names';
import type { LessonsTexts } from '../text/lessons/shape';
import { lessons } from './all';

const file = new URL('../../../../build-wasm/guide.wasm', import.meta.url);
const packs = import.meta.glob<{ default: LessonsTexts }>('../text/lessons/??.ts', { eager: true });
let guide: Guide;

beforeAll(async () => {
  if (!existsSync(file)) {
    throw new Error(
      'build-wasm/guide.wasm is missing: `cmake --preset wasm && cmake --build --preset wasm` builds it',
    );
  }
  const bytes = readFileSync(file).toString('base64');
  guide = new Guide(await TextModule.load(`data:application/wasm;base64,${bytes}`));
});

type Run = LessonRun<LessonState, Step>;
/** Does all that a lesson wants; calls `seen` in every step. */
function runThrough(name: (typeof lessonNames)[number], seen: (run: Run) => void = () => {}): Run {
  const run: Run = new LessonRun(guide, lessons[name]);
  for (;;) {
    seen(run);
    if (run.step.want !== undefined) {
      expect(run.attempt(run.shown!), `step ${run.at}`).toBe('done');
      while (run.busy) run.reply();
      if (run.at === lessons[name].steps.length - 1 && run.step.want !== undefined) return run;
    } else if (run.isLast) return run;
    else run.goOn();
  }
}

describe.each(lessonNames)('lesson %s', (name) => {
  test('runs through on the real engine and ends with words', () => {
    const run = runThrough(name, ({ step, state }) => {
      if (step.want !== undefined) expect(state.view.turn).toBe(0);
    });
    expect(run.isLast).toBe(true);
    expect(run.step.want).toBeUndefined();
  });

  test('what is wanted is never the only thing allowed, or there is nothing to learn', () => {
    runThrough(name, ({ step, state }) => {
      if (step.want !== undefined) expect(state.legal.length).toBeGreaterThan(1);
    });
  });

  test('going back shows the step before as it was', () => {
    const before: string[] = [];
    const run = runThrough(name, (at) => before.push(JSON.stringify(at.state)));
    for (let at = run.at - 1; at >= 0; --at) {
      run.back();
      expect(run.at).toBe(at);
      expect(JSON.stringify(run.state)).toBe(before[at]);
    }
  });

  test.each(languages)('has all its words in %s', (language) => {
    const texts = packs[`../text/lessons/${language}.ts`]!.default.lessons[name];
    const { steps } = lessons[name];
    expect(texts.title).not.toBe('');
    expect(texts.steps.length).toBe(steps.length);
    runThrough(name, (run) => {
      const { text, task, wrong = {} } = texts.steps[run.at]!;
      expect(text.length).toBeGreaterThan(0);
      for (const paragraph of text) expect(paragraph.split('**').length % 2, paragraph).toBe(1);
      expect(task !== undefined, `task of step ${run.at}`).toBe(run.step.want !== undefined);
      // A reason for what cannot be done, or for what is wanted, is never seen.
      for (const action of Object.keys(wrong)) {
        expect(
          run.state.legal.some((legal) => matches(action, legal)),
          `${action} in step ${run.at}`,
        ).toBe(true);
        expect(matches(run.step.want ?? '', action)).toBe(false);
      }
    });
  });
});

test('the lessons teach what they say', () => {
  expect(runThrough('victory').state.result).toMatchObject({ winners: [0], reason: 'adjacent' });
  expect(runThrough('courtesan').state.view.holder).toBe(0);
  expect(runThrough('scarecrow').state.view.regions.Spoleto).toBe(1);
  expect(runThrough('heroine').state.view.regions.Urbino).toBe(0);
});
