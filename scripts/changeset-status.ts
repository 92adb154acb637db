// Fails if a published package has changed without a changeset, or if a changeset cannot be read.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changesetBase } from './changeset-base.ts';

const cwd = fileURLToPath(new URL('..', import.meta.url));
if (spawnSync('git', ['rev-parse', '--git-dir'], { cwd, stdio: 'ignore' }).status !== 0) {
  console.log('No git history here, so there is nothing to compare changesets with.');
  process.exit(0);
}
const base = changesetBase(cwd);
console.log(`Changesets since ${base === 'HEAD' ? 'HEAD, since this clone has no main branch' : base}`);
const { status } = spawnSync('pnpm', ['exec', 'changeset', 'status', `--since=${base}`], {
  cwd,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
