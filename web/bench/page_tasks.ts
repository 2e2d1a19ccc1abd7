// Tasks of the page's own thread, out of a trace of the browser.
import type { Browser, Page } from 'playwright-core';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock: when it began, and how long it was. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}
export interface PageTask {
  /** Microseconds, by the clock of the trace. */
  begin: number;
  end: number;
  /** Milliseconds of the processor, which other programs do not change, and by the clock. */
  ofProcessor: number;
  byClock: number;
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
    .filter(({ name, ph }) => /RunTask$/.test(name) && ph === 'X')
    .map(({ ts, dur = 0, tdur = dur }) => ({
      begin: ts,
      end: ts + dur,
      ofProcessor: tdur / 1000,
      byClock: dur / 1000,
    }));
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  return { tasks, marks: new Map(ofPage.map(({ name, ts }) => [name, ts])) };
}
