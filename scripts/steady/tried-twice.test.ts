import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
// Inside of the repository, so that Vitest is found.
const folder = mkdtempSync(join(cache, 'tried-twice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs tests of which so many fail when they are tried first, as CI runs tests. */
async function runWithUnsteady(count: number): Promise<{ code: number; said: string }> {
  const reporter = join(root, 'scripts/steady/tried-twice.ts');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { TriedTwice } from ${JSON.stringify(reporter)};
     export default { test: { retry: 1, reporters: [new TriedTwice()], include: ['*.unsteady.ts'] } };`,
  );
  writeFileSync(
    join(folder, 'some.unsteady.ts'),
    `import { expect, it } from 'vitest';
     it('is steady', () => {});
     for (let n = 0; n < ${count}; n += 1) {
       let tries = 0;
       it('needs a second try: ' + n, () => expect((tries += 1)).toBe(2));
     }`,
  );
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

describe('tests that pass only when they are tried twice', () => {
  it('are named, and a few of them do not fail the run', async () => {
    const { code, said } = await runWithUnsteady(5);

    expect(said.match(/tried twice: .*/g)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `tried twice: || some.unsteady.ts > needs a second try: ${n}`),
    );
    expect(code).toBe(0);
  });

  it('fail the run when they are many', async () => {
    const { code, said } = await runWithUnsteady(6);

    expect(said).toContain('6 tests were tried twice, and at most 5 may be.');
    expect(code).toBe(1);
  });
});
