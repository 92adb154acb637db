import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { announced } from './start-dowel.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** npm may end before the processes it started. The server finishes its running requests, for at most ten seconds. */
const patience = { timeout: 30_000, interval: 100 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-stopping-'));
});
afterEach(() => {
  for (const pid of startedProcesses()) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start`, as a new user does, until it has printed all addresses. */
async function npmStart(path = process.env.PATH ?? '') {
  const [server, sandbox, playground] = await Promise.all([freePort(), freePort(), freePort()]);
  const { NODE_OPTIONS: _, ...variables } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, as a terminal gives each command.
    detached: true,
    env: {
      ...variables,
      PATH: path,
      NODE_ENV: 'development',
      DOWEL_PORT: `${server}`,
      DOWEL_SANDBOX_PORT: `${sandbox}`,
      DOWEL_PLAYGROUND_PORT: `${playground}`,
      DOWEL_DATA_DIR: join(folder, 'data'),
      DOWEL_DEMO_FILE: join(folder, 'demo.json'),
    },
  });
  await announced(npm, 'Dowel is running');
  return npm;
}

/** All processes of this test, at any depth. Each one has the test's data folder in its environment. */
function startedProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DOWEL_DATA_DIR=${folder}`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/**
 * The folder with the programs of Node 20 or 21, which the server does not support, and their npm. Undefined if there
 * is none.
 */
function pathOfOlderNode(): string | undefined {
  return (process.env.PATH ?? '').split(delimiter).find((place) => {
    if (!existsSync(join(place, 'npm')) || existsSync(join(place, 'pnpm'))) return false;
    const { stdout = '' } = spawnSync(join(place, 'node'), ['--version'], { encoding: 'utf8' });
    return /^v(?:20|21)\./.test(stdout ?? '');
  });
}

// The tests find processes in /proc, which only Linux has.
describe.runIf(process.platform === 'linux')('stopping npm start', () => {
  it.each([
    ['SIGTERM to npm, as a service manager sends it', 'SIGTERM', (pid: number) => pid],
    // npm and its shell expect that the terminal sends the signal to every process.
    ['Ctrl+C, which every process in the foreground gets', 'SIGINT', (pid: number) => -pid],
  ] as const)('leaves no process behind after %s', async (_, signal, target) => {
    const npm = await npmStart();
    expect(startedProcesses().length).toBeGreaterThan(3);

    process.kill(target(npm.pid ?? 0), signal);

    await vi.waitFor(() => expect(startedProcesses()).toEqual([]), patience);
    expect(existsSync(join(folder, 'data/dowel.lock'))).toBe(false);
  });

  it('leaves none behind where an older Node fetches the right one', async ({ skip }) => {
    const older = pathOfOlderNode();
    if (older === undefined) return skip('There is no Node 20 on this machine.');
    const npm = await npmStart([older, '/usr/bin', '/bin'].join(delimiter));

    npm.kill('SIGTERM');

    await vi.waitFor(() => expect(startedProcesses()).toEqual([]), patience);
  });
});
