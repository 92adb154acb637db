import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('locking the data folder', () => {
  it('keeps a second process out, and says which one is in', () => {
    // The parent of this process lives at least as long as the test.
    writeFileSync(join(folder, 'dowel.lock'), String(process.ppid));

    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
  });

  it.each([
    ['a process that is gone', '999999999'],
    ['nobody', ''],
  ])('takes over the lock of %s', (_, content) => {
    writeFileSync(join(folder, 'dowel.lock'), content);

    lockFolder(folder);

    expect(readFileSync(join(folder, 'dowel.lock'), 'utf8')).toBe(String(process.pid));
  });

  it('can be taken again after it was given back', () => {
    const unlock = lockFolder(folder);

    unlock();

    expect(() => lockFolder(folder)).not.toThrow();
  });
});
