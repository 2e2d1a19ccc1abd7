// The real server on a free port, with the built client and a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const server = process.env.CONDOTTA ?? join(repository, 'build/condotta');
const client = process.env.CONDOTTA_WEB ?? join(repository, 'web/dist');

export class Site {
  /** Without a slash at its end. */
  readonly address: string;
  private process: ChildProcess;
  private readonly data: string;

  private constructor(address: string, process: ChildProcess, data: string) {
    this.address = address;
    this.process = process;
    this.data = data;
  }

  static async start(): Promise<Site> {
    if (!existsSync(join(client, 'index.html'))) throw new Error(`no client in ${client}: build it first`);
    const data = await mkdtemp(join(tmpdir(), 'condotta-'));
    const { address, process } = await serve(data, '0');
    return new Site(address, process, data);
  }

  /** The server ends; the address and everything that was kept stay. */
  async halt(): Promise<void> {
    if (this.process.exitCode !== null) return;
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
  }
  async startAgain(): Promise<void> {
    this.process = (await serve(this.data, new URL(this.address).port)).process;
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.data, { recursive: true, force: true });
  }
}

async function serve(data: string, port: string): Promise<{ address: string; process: ChildProcess }> {
  // Every guest of the tests comes from one address: the limits would take them for one nuisance.
  const options = ['--port', port, '--bind', '127.0.0.1', '--data', data, '--web', client, '--no-limits'];
  const process = spawn(server, ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  process.on('error', (error) => (log += error.message));
  process.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for await (const line of createInterface({ input: process.stdout })) {
    const address = /http:\/\/[^\s/]+/.exec(line)?.[0];
    if (address) return { address, process };
  }
  throw new Error(`the server did not start: ${log}`);
}
