import { spawnSync } from 'node:child_process';

/**
 * The commit to compare a change with: the point where it left the main branch. If the clone has no main branch, or too
 * little history to find that point, the change is compared with itself. Then the changesets are only read, and none is
 * required.
 */
export function changesetBase(cwd: string): string {
  const hasFork = (branch: string) => git(cwd, 'merge-base', branch, 'HEAD');
  return ['origin/main', 'main'].find(hasFork) ?? 'HEAD';
}

function git(cwd: string, ...args: string[]): boolean {
  return spawnSync('git', args, { cwd, stdio: 'ignore' }).status === 0;
}
