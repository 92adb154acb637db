// Fails if a published package has changed without a changeset, or if a changeset cannot be read.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
if (spawnSync('git', ['rev-parse', '--git-dir'], { cwd, stdio: 'ignore' }).status !== 0) {
  console.log('No git history here, so there is nothing to compare changesets with.');
  process.exit(0);
}
// What a change is compared with: the point where it left the main branch. A clone without one, or with too little history
// to find that point, is compared with itself: then changesets are only read, and none is required.
const hasFork = (branch: string) =>
  spawnSync('git', ['merge-base', branch, 'HEAD'], { cwd, stdio: 'ignore' }).status === 0;
const base = ['origin/main', 'main'].find(hasFork) ?? 'HEAD';
console.log(`Changesets since ${base === 'HEAD' ? 'HEAD, since this clone has no main branch' : base}`);
const { status } = spawnSync('pnpm', ['exec', 'changeset', 'status', `--since=${base}`], {
  cwd,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
