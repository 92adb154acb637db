import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));

// @holds M18
it('runs actions of others only at a commit that cannot move', () => {
  const used = readdirSync(folder)
    .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
    .flatMap((line) => /uses:\s*(\S.*)/.exec(line)?.[1] ?? []);

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
