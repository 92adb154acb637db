import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  it('keeps a second one out, and says which process is in, on which machine, since when', () => {
    lockFolder(folder);

    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.pid} on \\S+ since \\d{4}-\\d\\d-\\d\\dT`),
    );
  });

  it.each([
    ['a pid that another process has now', String(process.ppid)],
    ['nobody', ''],
    ['what is no description', '{"pid": "x"}'],
  ])('does not mind a file left behind that names %s', (_, content) => {
    writeFileSync(join(folder, 'dowel.lock'), content);

    lockFolder(folder);

    expect(JSON.parse(readFileSync(join(folder, 'dowel.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is refused in words also when nobody is named', () => {
    lockFolder(folder);
    rmSync(join(folder, 'dowel.lock'));

    expect(() => lockFolder(folder)).toThrow(/in use by another process/);
  });

  it('says which folder and what to do when its file cannot be opened', () => {
    mkdirSync(join(folder, 'dowel.lock.db'));

    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} cannot be used (unable to open database file), so the server did not start. Let`,
    );
  });

  it('can be taken again after it was given back', () => {
    const unlock = lockFolder(folder);

    unlock();

    expect(() => lockFolder(folder)).not.toThrow();
  });
});
