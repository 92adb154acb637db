// Runs pnpm with the versions that this repository pins. Node and pnpm are fetched through npx only if they are missing
// or too old. So `npm start` and `npm test` work without knowing pnpm, and a machine with a recent Node and pnpm
// fetches nothing.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const pnpm = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8')).packageManager.split('+')[0];
const nodeVersion = '24.21.0';

/** How long the started processes may take to end after a signal. The server takes ten seconds for open requests. */
const patienceMs = 20_000;

const [major, minor] = process.versions.node.split('.').map(Number);
const nodeIsRecent = major >= 26 || (major === 24 && minor >= 15) || (major === 22 && minor > 22);
const found = spawnSync('pnpm', ['--version'], { cwd, shell: isWindows, encoding: 'utf8' }).stdout ?? '';
const pnpmIsRecent = nodeIsRecent && found.split('.')[0] === pnpm.split('@')[1].split('.')[0];

const fetched = [];
if (!nodeIsRecent) {
  // The Linux packages need no install script. On other systems, the `node` package picks the one for the platform.
  const isDirect = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  fetched.push('-p', `${isDirect ? `node-linux-${process.arch}` : 'node'}@${nodeVersion}`);
}
if (!pnpmIsRecent) fetched.push('-p', pnpm);
// npx prints nothing while it downloads, and the first time takes a while.
if (fetched.length > 0)
  console.error(`Using ${fetched.filter((name) => name !== '-p').join(' and ')} through npx …`);

const args = process.argv.slice(2);
const [command, ...rest] = pnpmIsRecent
  ? ['pnpm', ...args]
  : ['npx', '--yes', ...fetched, '--', 'pnpm', ...args];
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
// Starts a process group of its own. Between us and the program there are npx, pnpm and shells, and some of them do not
// pass signals on.
const child = spawn(command, rest, {
  stdio: 'inherit',
  cwd,
  shell: isWindows,
  detached: !isWindows,
  env: { ...quiet, ...process.env },
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm stops only its own shell, and that shell ends without telling us. If our parent process has changed, it has
// ended.
const parent = process.ppid;
// biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, and no task is run because of it.
const startedByNpm = process.env.npm_lifecycle_event !== undefined && !isWindows;
if (startedByNpm) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref();

child.on('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  // After a signal, stop() waits for the rest of the group and then exits.
  if (!isStopping) process.exit(code ?? (signal ? 1 : 0));
});

/**
 * Passes the first signal on to the whole group, and exits once all of it has ended. Kills what is left after a while.
 */
async function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  const giveUp = Date.now() + patienceMs;
  send(signal);
  while (send(0) && Date.now() < giveUp) await wait(50);
  send('SIGKILL');
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** Signals the whole group. Returns whether any process of it still existed. */
function send(signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
    return true;
  } catch {
    return false;
  }
}
