// A reporter for ./test: what failed, a line each, to be named again at the very end, when the report itself is far above.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** The first line of it, what the browser was waiting for, and where. */
function inShort(error) {
  const lines = String(error?.message ?? error ?? '')
    .replace(colours, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const waited = lines.slice(1).find((line) => line.startsWith('- waiting for '));
  const [first = 'no message'] = lines;
  const at = error?.stacks?.find(({ file }) => !file.includes('node_modules'));
  return [first, waited?.slice(2), at && `(${basename(at.file)}:${at.line})`].filter(Boolean).join(' ');
}

export default class Failures {
  onTestRunEnd(modules, unhandled) {
    const lines = [];
    const say = (where, what, error) => lines.push(`${where}: ${what}: ${inShort(error)}`);
    for (const module of modules) {
      const file = module.relativeModuleId;
      // A file that could not be read, and what is done before and after tests.
      for (const error of module.errors()) say(file, 'outside of its tests', error);
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) say(file, suite.fullName, error);
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed') say(file, test.fullName, errors[0]);
        else if (test.diagnostic()?.flaky)
          say(file, `${test.fullName} (good at the second try)`, errors?.[0]);
      }
    }
    for (const error of unhandled) say('outside of every test', error.name, error);
    if (process.env.FAILURES) writeFileSync(process.env.FAILURES, lines.map((line) => `${line}\n`).join(''));
  }
}
