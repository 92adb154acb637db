import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesetBase } from './changeset-base.ts';

describe('looking for what a change is compared with', () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  const commit = (message = 'a') =>
    git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '--allow-empty', '--message', message);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dowel-changesets-'));
    git('init', '--initial-branch', 'work');
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the main branch of this clone', () => {
    git('branch', 'main');
    commit();

    expect(changesetBase(folder)).toBe('main');
  });

  it('is rather the main branch it was cloned from', () => {
    git('branch', 'main');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');

    expect(changesetBase(folder)).toBe('origin/main');
  });

  it('is the change itself where there is no main branch', () => {
    expect(changesetBase(folder)).toBe('HEAD');
  });

  it('is the change itself where the history is too short to meet the main branch', () => {
    git('checkout', '--orphan', 'main');
    commit('unrelated');
    git('checkout', 'work');

    expect(changesetBase(folder)).toBe('HEAD');
  });
});
