// Tasks of the page's own thread, out of a trace of the browser.
import type { Browser, Page } from 'playwright-core';

export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock: when it began, and how long it was. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string; src_file?: string };
}
export interface PageTask {
  /** Microseconds, by the clock of the trace. */
  begin: number;
  end: number;
  /** Milliseconds of the processor, which other programs do not change, and by the clock. */
  ofProcessor: number;
  byClock: number;
  /** The page is laid out and drawn in it; else its scripts run. */
  draws: boolean;
}
/** With the moment of the game at which it was. */
export interface NamedTask extends PageTask {
  moment: string;
}
export interface Traced {
  tasks: PageTask[];
  /** When the page set these marks of its own, by their names. */
  marks: Map<string, number>;
}

export async function traced(browser: Browser, page: Page, what: () => Promise<void>): Promise<Traced> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await what();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const ofPage = traceEvents.filter((event) => mains.has(thread(event)));
  const tasks = ofPage
    // What was promised may run outside of any task of the browser's own.
    .filter(({ name, ph }) => /(RunTask|PerformMicrotaskCheckpoint)$/.test(name) && ph === 'X')
    .map(({ ts, dur = 0, tdur = dur, args }) => ({
      begin: ts,
      end: ts + dur,
      ofProcessor: tdur / 1000,
      byClock: dur / 1000,
      draws: args?.src_file?.startsWith('cc/') ?? false,
    }));
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  // The browser's own marks of a page that is loaded are of another kind.
  const marks = ofPage.filter(({ ph, cat }) => ph === 'I' && cat === 'blink.user_timing');
  return { tasks, marks: new Map(marks.map(({ name, ts }) => [name, ts])) };
}

/** The slowest tasks, each named by the last mark before its end; of tasks inside each other the outer one. */
export function slowest(tasks: PageTask[], marks: Map<string, number>, count: number): NamedTask[] {
  const named: NamedTask[] = [];
  for (const task of [...tasks].sort((a, b) => b.ofProcessor - a.ofProcessor)) {
    if (named.length === count) break;
    if (named.some(({ begin, end }) => begin <= task.begin && task.end <= end)) continue;
    const [mark, at] = [...marks].reduce(
      (last, one) => (one[1] <= task.end && one[1] > last[1] ? one : last),
      ['at first', 0],
    );
    const later = Math.max(0, Math.round((task.begin - at) / 1000));
    const moment = `${task.draws ? 'drawing' : 'script'}, ${mark}${at && later ? `, ${later} ms later` : ''}`;
    named.push({ ...task, moment });
  }
  return named;
}
