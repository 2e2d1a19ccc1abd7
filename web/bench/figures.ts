// The figures of the client, each beside its goal: `node bench/figures.ts` with Node 24, after a build of server and client.
// They depend on the machine and on what else it does: no test.
import { median, print } from './print.ts';
import { decisionWork } from './decision_work.ts';
import { firstLoad } from './first_load.ts';
import { longestTask } from './longest_task.ts';
import { timeToGame } from './time_to_game.ts';
import { Site } from '../e2e/site.ts';
import { openBrowser } from '../e2e/visitor.ts';

const runs = 5;
const site = await Site.start();
const browser = await openBrowser();
try {
  const load = await firstLoad(browser, site);
  for (const { path, bytes } of load.files) console.log(`  ${String(bytes).padStart(8)}  ${path}`);
  print('first load of the home screen, over the wire', load.total / 1000, 'kB', 250);

  const times: number[] = [];
  for (let i = 0; i < runs; i++) times.push(await timeToGame(browser, site));
  console.log(`  ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
  print('from opening the page to a game against bots', median(times), 'ms', 1000);

  const { longest, over, byClock, seconds } = await longestTask(browser, site);
  console.log(
    `  ${over} tasks over 50 ms in ${seconds.toFixed(0)} s of play; by the clock ${byClock.toFixed(0)} ms`,
  );
  print('longest task of the page in battles', longest, 'ms', 50);
  const { choices, longest: task } = await decisionWork(browser, site);
  choices.sort((a, b) => b.ofProcessor - a.ofProcessor);
  for (const { phase, choice, ofProcessor, byClock } of choices.slice(0, 5))
    console.log(`  ${ofProcessor.toFixed(1)} ms, by the clock ${byClock.toFixed(1)}: ${phase}, ${choice}`);
  const middle = median(choices.map(({ ofProcessor }) => ofProcessor));
  console.log(
    `  ${choices.length} choices, ${middle.toFixed(1)} ms in the middle; longest task ${task.toFixed(0)} ms`,
  );
  print('the page’s own work for a choice in Virtù, the slowest', choices[0]!.ofProcessor, 'ms', 16);
} finally {
  await browser.close();
  await site.stop();
}
