// A game against bots, played by the controls of the page with all its animations, under a trace of the browser.
import type { Browser } from 'playwright-core';
import { play, playNow } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}

export async function longestTask(browser: Browser, site: Site, decisions = 25) {
  const guest = await Visitor.arrive(browser, site, { reducedMotion: 'no-preference' });
  await guest.page.goto('/');
  await playNow(guest.page);
  await browser.startTracing(guest.page, { categories: ['toplevel', '__metadata'] });
  const begin = performance.now();
  await play(guest.page, decisions);
  const seconds = (performance.now() - begin) / 1000;
  const trace = await browser.stopTracing();
  await guest.leave();

  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  const ofProcessor = tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
  const byClock = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    longest: Math.max(...ofProcessor),
    over: ofProcessor.filter((task) => task > 50).length,
    byClock: Math.max(...byClock),
    seconds,
  };
}
