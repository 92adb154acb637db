import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testsOn } from './one-database.ts';

const server = fileURLToPath(new URL('../apps/server', import.meta.url));
const all = globSync('{src,test}/**/*.test.ts', { cwd: server });
const on = (kind: 'pglite' | 'postgres') => new Set(testsOn(kind, all, server));

describe('the databases of tests', () => {
  beforeEach(() => {
    for (const name of ['DOWEL_ATTACK', 'DOWEL_LEAKS', 'DOWEL_TEST_DATABASES']) vi.stubEnv(name, undefined);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it.each([undefined, 'one'])('leave no test out, with DOWEL_TEST_DATABASES=%s', (databases) => {
    vi.stubEnv('DOWEL_TEST_DATABASES', databases);

    expect([...new Set([...on('pglite'), ...on('postgres')])].sort()).toEqual(all.toSorted());
  });

  it('are both for nearly all tests, and in CI for those that meet the database itself', () => {
    const both = () => [...on('pglite')].filter((file) => on('postgres').has(file));
    const everywhere = both();
    vi.stubEnv('DOWEL_TEST_DATABASES', 'one');
    const inCi = both();

    expect(all.length - everywhere.length).toBeLessThan(40);
    expect(inCi.filter((file) => !everywhere.includes(file))).toEqual([]);
    expect(inCi).toContain('test/contract/server.contract.test.ts');
    expect(inCi).not.toContain('src/features/topics/topics.test.ts');
  });

  it.each(['DOWEL_ATTACK', 'DOWEL_LEAKS'])('are both for all with %s', (name) => {
    vi.stubEnv('DOWEL_TEST_DATABASES', 'one');
    vi.stubEnv(name, 'full');

    expect([on('pglite').size, on('postgres').size]).toEqual([all.length, all.length]);
  });
});
