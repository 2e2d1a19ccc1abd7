// The figures of the client, each beside its goal: `node bench/figures.ts` with Node 24, after a build of server and client.
// They depend on the machine and on what else it does, which is told with each: no test.
import { median, print } from './print.ts';
import { decisionWork } from './decision_work.ts';
import { firstLoad } from './first_load.ts';
import { longestTask } from './longest_task.ts';
import { fixedWork, meanwhile } from './machine.ts';
import { timeToGame } from './time_to_game.ts';
import { Site } from '../e2e/site.ts';
import { openBrowser } from '../e2e/visitor.ts';

const runs = 5;
console.log(`the machine: ${fixedWork().toFixed(0)} ms of the processor for a fixed task`);
const site = await Site.start();
const browser = await openBrowser();
try {
  const load = await firstLoad(browser, site);
  for (const { path, bytes } of load.files) console.log(`  ${String(bytes).padStart(8)}  ${path}`);
  print('first load of the home screen, over the wire', load.total / 1000, 'kB', 250);

  let besides = meanwhile();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) times.push(await timeToGame(browser, site));
  console.log(`  ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
  console.log(besides());
  print('from opening the page to a game against bots', median(times), 'ms', 1000);

  besides = meanwhile();
  const game = await longestTask(browser, site);
  for (const { ofProcessor, byClock, moment } of game.tasks)
    console.log(`  ${ofProcessor.toFixed(1)} ms, by the clock ${byClock.toFixed(1)}: ${moment}`);
  console.log(
    `  ${game.over} tasks over 50 ms in ${game.decisions} decisions and ${game.seconds.toFixed(0)} s of play; by the clock ${game.byClock.toFixed(0)} ms`,
  );
  console.log(besides());
  print('longest task of the page in a game', game.tasks[0]!.ofProcessor, 'ms', 50);

  besides = meanwhile();
  const { choices, longest } = await decisionWork(browser, site);
  choices.sort((a, b) => b.ofProcessor - a.ofProcessor);
  for (const { phase, choice, ofProcessor, byClock } of choices.slice(0, 5))
    console.log(`  ${ofProcessor.toFixed(1)} ms, by the clock ${byClock.toFixed(1)}: ${phase}, ${choice}`);
  const middle = median(choices.map(({ ofProcessor }) => ofProcessor));
  const over = choices.filter(({ ofProcessor }) => ofProcessor > 16).length;
  console.log(
    `  ${choices.length} choices, ${middle.toFixed(1)} ms in the middle, ${over} over 16 ms; longest task ${longest.ofProcessor.toFixed(0)} ms (${longest.moment})`,
  );
  console.log(besides());
  print('the page’s own work for a choice in Virtù, the slowest', choices[0]!.ofProcessor, 'ms', 16);
} finally {
  await browser.close();
  await site.stop();
}
