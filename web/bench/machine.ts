// What the machine did beside a measurement. A figure by the clock is worth little where other programs, or other guests of a
// virtual machine's host, had the processors meanwhile; and one machine is not as fast as another, nor as itself an hour later.
import { readFileSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** The system counts the processors' time in hundredths of a second. */
const tick = 10;

interface Taken {
  /** Milliseconds of all processors: by all programs, by this one and those that it started, by the host. */
  all: number;
  own: number;
  host: number;
}

/** Where there is no /proc nothing is known. */
function soFar(): Taken | null {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .split('\n', 1)[0]!
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { all: (user + nice + system + irq + softirq) * tick, own: ownTime() * tick, host: steal * tick };
  } catch {
    return null;
  }
}

/** Of this process and all that come from it; what has ended counts in whoever waited for it. */
function ownTime(): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // After the program's name, which may have spaces: state, parent, …, and four times from the twelfth field on.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
      processes.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // It ended in between.
    }
  }
  const isOurs = (id: number): boolean =>
    id === process.pid || (processes.has(id) && isOurs(processes.get(id)!.parent));
  return [...processes].reduce((sum, [id, { ticks }]) => (isOurs(id) ? sum + ticks : sum), 0);
}

/** From now on; the answer says in words what was taken until then. */
export function meanwhile(): () => string {
  const begin = soFar();
  return () => {
    const end = soFar();
    if (!begin || !end) return '';
    const others = Math.max(0, end.all - begin.all - (end.own - begin.own));
    return `  meanwhile other programs took ${others} ms of the processors, the machine’s host ${end.host - begin.host} ms`;
  };
}

/** Milliseconds of the processor for always the same work, the best of several times: how fast this machine is now. */
export function fixedWork(): number {
  // Not a loop of ours: how that is compiled depends on chance.
  const bytes = new Uint8Array(8_000_000);
  const once = () => {
    const begin = process.cpuUsage();
    deflateSync(bytes);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}
