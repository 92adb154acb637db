import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToOthers } from './close-to-others.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8);
const silent = { warn: () => {} };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-own-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('closing a folder to others', () => {
  it('leaves everything in it to its owner, as deep as it is', () => {
    mkdirSync(at('own/base/1'), { recursive: true });
    writeFileSync(at('own/key'), 'k');
    writeFileSync(at('own/base/1/run.sh'), 'r');
    for (const name of ['own', 'own/base', 'own/base/1', 'own/base/1/run.sh']) chmodSync(at(name), 0o755);
    chmodSync(at('own/key'), 0o666);

    closeToOthers(at('own'), silent);

    expect(['own', 'own/base', 'own/base/1', 'own/key', 'own/base/1/run.sh'].map(modeOf)).toEqual([
      '700',
      '700',
      '700',
      '600',
      '700',
    ]);
  });

  it('touches nothing that a link leads to', () => {
    mkdirSync(at('own'));
    mkdirSync(at('elsewhere'));
    writeFileSync(at('elsewhere/file'), 'theirs');
    chmodSync(at('elsewhere'), 0o755);
    chmodSync(at('elsewhere/file'), 0o644);
    symlinkSync(at('elsewhere'), at('own/folder'));
    symlinkSync(at('elsewhere/file'), at('own/file'));

    closeToOthers(at('own'), silent);

    expect([modeOf('elsewhere'), modeOf('elsewhere/file')]).toEqual(['755', '644']);
  });

  it('does not mind a folder that is not there', () => {
    expect(() => closeToOthers(at('absent'), silent)).not.toThrow();
  });
});
