import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftTo } from './one-database.ts';

const server = fileURLToPath(new URL('../apps/server', import.meta.url));

describe('tests that one kind of database is enough for', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('are there, and run on one of the two', () => {
    vi.stubEnv('DOWEL_ATTACK', undefined);
    vi.stubEnv('DOWEL_LEAKS', undefined);
    const [onPostgres, onPglite] = [leftTo('postgres'), leftTo('pglite')];

    expect(
      [...onPostgres, ...onPglite].filter((file) => globSync(file, { cwd: server }).length === 0),
    ).toEqual([]);
    expect(onPostgres.length).toBeGreaterThan(0);
    expect(onPglite.filter((file) => onPostgres.includes(file))).toEqual([]);
  });

  it('run on both in a full attack and in a search for leaks', () => {
    for (const name of ['DOWEL_ATTACK', 'DOWEL_LEAKS']) {
      vi.stubEnv(name, 'full');
      expect([...leftTo('postgres'), ...leftTo('pglite')]).toEqual([]);
      vi.stubEnv(name, undefined);
    }
  });
});
