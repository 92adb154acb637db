// Runs pnpm with the toolchain this repository pins, fetching Node and pnpm through npx only where they are missing.
// Nobody needs to know pnpm for `npm start` and `npm test`; whoever has a recent Node and pnpm pays nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';
const pnpm = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8')).packageManager.split('+')[0];
const nodeVersion = '24.21.0';

const [major, minor] = process.versions.node.split('.').map(Number);
const nodeIsRecent = major >= 26 || (major === 24 && minor >= 15) || (major === 22 && minor > 22);
const found = spawnSync('pnpm', ['--version'], { cwd, shell, encoding: 'utf8' }).stdout ?? '';
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
const { status } = spawnSync(command, rest, {
  stdio: 'inherit',
  cwd,
  shell,
  env: { ...quiet, ...process.env },
});
process.exit(status ?? 1);
