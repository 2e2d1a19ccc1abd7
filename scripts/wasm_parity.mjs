// Plays the seeded games of a parity test in a WebAssembly module and compares the digest with the golden one.
//
//   node scripts/wasm_parity.mjs MODULE [GOLDEN [EXPORT]]
//
// The module exports EXPORT(games: u32) -> u64, which is `digest` unless said. GOLDEN has one line, `GAMES DIGEST`: a count and 16 hex digits;
// empty lines and lines that begin with # are passed over. Without GOLDEN the digest is only printed.
import { readFile } from 'node:fs/promises';

const kDefaultGames = 100000;

function fail(message) {
  console.error(`wasm_parity: ${message}`);
  process.exit(1);
}

async function read(path, encoding) {
  try {
    return await readFile(path, encoding);
  } catch (error) {
    return fail(`${path}: ${error.message}`);
  }
}

function parseGolden(path, text) {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  const match = lines.length === 1 && /^(\d+) +([0-9a-f]{16})$/.exec(lines[0]);
  if (!match) fail(`${path}: must have one line with a number of games and 16 hex digits`);
  return { games: Number(match[1]), digest: match[2] };
}

// Rules and bots need nothing of a system but, for budgets of time, a clock. What else the C library imports exists,
// and says so should it ever be called.
function importsOf(module, memory) {
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') fail(`the module imports ${from}.${name}, which is a ${kind}`);
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`the module called ${from}.${name}`);
    };
  }
  if (imports.wasi_snapshot_preview1?.clock_time_get) {
    imports.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, at) => {
      new DataView(memory().buffer).setBigUint64(at, process.hrtime.bigint(), true);
      return 0;
    };
  }
  return imports;
}

const [modulePath, goldenPath, name = 'digest'] = process.argv.slice(2);
if (!modulePath) {
  console.error('usage: node scripts/wasm_parity.mjs MODULE [GOLDEN [EXPORT]]');
  process.exit(2);
}
const golden = goldenPath && parseGolden(goldenPath, await read(goldenPath, 'utf8'));
const module = await WebAssembly.compile(await read(modulePath));
const { exports } = await WebAssembly.instantiate(module, importsOf(module, () => exports.memory));
exports._initialize?.();
if (typeof exports[name] !== 'function') fail(`${modulePath}: exports no function ${name}`);

const games = golden?.games ?? kDefaultGames;
const digest = BigInt.asUintN(64, exports[name](games)).toString(16).padStart(16, '0');
console.log(`${games} games: ${digest}`);
if (golden && golden.digest !== digest) fail(`${goldenPath} has ${golden.digest}`);
