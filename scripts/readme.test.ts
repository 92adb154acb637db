import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(root + name, 'utf8');
const readme = read('README.md');
const wires = Object.values(endpoints).map(({ wire }) => wire);

/** The part of a document under a heading, up to the next heading of the same level. */
const section = (text: string, heading: string) =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The names of operations that a text has as code. */
const operationsIn = (text: string) => [...text.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name);

const remedy = 'Name the operation in the table, and run `pnpm generate`, which counts them.';

/** The operations that the table "What works today" names in its second column. */
const works = section(readme, 'What works today')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .flatMap((line) => operationsIn(line.split('|')[2] ?? ''));

describe('saying in the README what works', () => {
  it('names every operation of the contract once, and no other', () => {
    expect([...works].sort(), remedy).toEqual(wires.map(({ operation }) => operation).sort());
  });

  it('counts them', () => {
    const ofReference = wires.filter((wire) => !('added' in wire && wire.added)).length;

    expect(readme, remedy).toContain(
      `${wires.length} operations work: all ${ofReference} of the original interface, and`,
    );
  });
});

describe('mapping the documents', () => {
  const map = section(readme, 'Documents');
  const linked = [...map.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);

  it('leads to every document, and only to what is there', () => {
    const written = [
      ...readdirSync(`${root}docs`).map((name) => `docs/${name}`),
      ...readdirSync(`${root}docs/guides`).map((name) => `docs/guides/${name}`),
      ...readdirSync(`${root}packages`).map((name) => `packages/${name}/README.md`),
      ...readdirSync(`${root}apps`).map((name) => `apps/${name}/README.md`),
    ].filter((path) => /\.(md|json)$/.test(path));

    expect(written.filter((path) => !linked.includes(path))).toEqual([]);
    expect(linked.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
