// Runs pnpm with the toolchain this repository pins, fetching Node and pnpm through npx only where they are missing.
// Nobody needs to know pnpm for `npm start` and `npm test`; whoever has a recent Node and pnpm pays nothing.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const pnpm = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8')).packageManager.split('+')[0];
const nodeVersion = '24.21.0';

/** How long what runs may take to end after a signal. The server takes ten seconds for requests under way. */
const patienceMs = 20_000;

const [major, minor] = process.versions.node.split('.').map(Number);
const nodeIsRecent = major >= 26 || (major === 24 && minor >= 15) || (major === 22 && minor > 22);
const found = spawnSync('pnpm', ['--version'], { cwd, shell: isWindows, encoding: 'utf8' }).stdout ?? '';
const pnpmIsRecent = nodeIsRecent && found.split('.')[0] === pnpm.split('@')[1].split('.')[0];

const fetched = [];
if (!nodeIsRecent) {
  // The Linux packages need no install script; elsewhere `node` picks the platform's own.
  const isDirect = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  fetched.push('-p', `${isDirect ? `node-linux-${process.arch}` : 'node'}@${nodeVersion}`);
}
if (!pnpmIsRecent) fetched.push('-p', pnpm);

const args = process.argv.slice(2);
const [command, ...rest] = pnpmIsRecent
  ? ['pnpm', ...args]
  : ['npx', '--yes', ...fetched, '--', 'pnpm', ...args];
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
// A group of its own. Between us and what runs are npx, pnpm and shells, and not each of them passes a signal on.
const child = spawn(command, rest, {
  stdio: 'inherit',
  cwd,
  shell: isWindows,
  detached: !isWindows,
  env: { ...quiet, ...process.env },
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm tells only its own shell to stop, and that shell ends without a word to us. Another parent means that it has.
const parent = process.ppid;
// biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, and no task is run because of it.
const startedByNpm = process.env.npm_lifecycle_event !== undefined && !isWindows;
if (startedByNpm) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref();

child.on('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  // Whoever was told to stop waits in stop() for the rest of the group.
  if (!isStopping) process.exit(code ?? (signal ? 1 : 0));
});

/** Passes the first signal on to all that runs, and ends once nothing of it is left. */
async function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  const giveUp = Date.now() + patienceMs;
  send(signal);
  while (send(0) && Date.now() < giveUp) await wait(50);
  send('SIGKILL');
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** Signals the whole group. Answers whether anything of it was still there. */
function send(signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
    return true;
  } catch {
    return false;
  }
}
