import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { conditionalTests } from './conditional-tests.ts';
import { missingTests, namedTests } from './named-tests.ts';

const file = fileURLToPath(new URL('../docs/coverage.md', import.meta.url));
const text = readFileSync(file, 'utf8');

/** One row per statement: number, statement, places in the code, tests. */
const rows = text
  .split('\n')
  .filter((line) => /^\| +\d+ +\|/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, number, , , held = ''] = cells;
    return { number: Number(number), cells, held, isOpen: held.startsWith('**open**: ') };
  });

const tests = rows.flatMap(({ number, held }) => namedTests(held).map((test) => ({ number, ...test })));

describe('keeping the coverage of the specification current', () => {
  it('has four cells and a number of its own in every row', () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    // Splitting adds an empty cell before the first bar and after the last, so four cells become six.
    expect(rows.filter(({ cells }) => cells.length !== 6)).toEqual([]);
  });

  it('names only tests that are in their file', () => {
    expect(missingTests(file, tests)).toEqual([]);
  });

  it('counts only tests that run on a bare clone', () => {
    expect(conditionalTests(file, tests)).toEqual([]);
  });

  it('has a test for every statement, or says what is missing', () => {
    const named = new Set(tests.map(({ number }) => number));

    expect(rows.filter(({ number, isOpen }) => isOpen === named.has(number))).toEqual([]);
  });

  it('counts its rows', () => {
    const open = rows.filter(({ isOpen }) => isOpen).length;

    expect(text, 'Correct the sentence that counts the statements.').toContain(
      `\n${rows.length} statements: ${rows.length - open} held, ${open} open.\n`,
    );
  });
});

describe('linking from the documents', () => {
  it.each([
    'coverage.md',
    'compatibility.md',
    'guides/react.md',
    'guides/self-hosting.md',
    'guides/webhooks.md',
    'security.md',
    '../README.md',
    '../SECURITY.md',
    '../packages/react/README.md',
  ])('leads only to what is there: %s', (name) => {
    const document = join(dirname(file), name);
    const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)];
    const paths = links.map(([, path = '']) => path).filter((path) => !path.startsWith('https:'));

    expect(paths.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  });
});
