import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sources of a release, with what they need to run. */
export interface Release {
  readonly name: string;
  readonly folder: string;
  remove(): void;
}

/** The sources of a commit in a folder of their own, which `remove` deletes. */
export function checkOut(repository: string, revision: string): Release {
  const folder = join(mkdtempSync(join(tmpdir(), 'dowel-release-')), 'dowel');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'pipe' });
  git('worktree', 'add', '--detach', folder, revision);
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, stdio: 'pipe' });
  return {
    name: revision,
    folder,
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}
