import { spawnSync } from 'node:child_process';

/**
 * The commit that a change is compared with: where it left the main branch. A clone that has no main branch, or not enough
 * history to find that place, compares with itself: then the changesets are read, and nothing is asked for.
 */
export function changesetBase(cwd: string): string {
  const hasFork = (branch: string) => git(cwd, 'merge-base', branch, 'HEAD');
  return ['origin/main', 'main'].find(hasFork) ?? 'HEAD';
}

function git(cwd: string, ...args: string[]): boolean {
  return spawnSync('git', args, { cwd, stdio: 'ignore' }).status === 0;
}
