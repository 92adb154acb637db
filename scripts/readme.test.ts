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

const remedy =
  'Run `pnpm generate`. It moves operations that have an endpoint. Name one that Dowel adds in the table yourself.';

/** The cells of the table "What works today": area, works today, comes next. */
const rows = section(readme, 'What works today')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const works = rows.flatMap(([, , today = '']) => operationsIn(today));
const comes = rows.flatMap(([, , , next = '']) => operationsIn(next));

describe('saying in the README what works', () => {
  it('names every operation of the contract once, and no other', () => {
    expect([...works].sort(), remedy).toEqual(wires.map(({ operation }) => operation).sort());
  });

  it('counts them', () => {
    const ofReference = wires.filter((wire) => !('added' in wire && wire.added)).length;

    expect(readme, remedy).toContain(
      `${wires.length} operations work: ${ofReference} of the ${ofReference + comes.length} of the original interface`,
    );
  });

  it('says that only those come next that are not there yet', () => {
    const missing = operationsIn(section(read('docs/compatibility.md'), 'Not there yet'));

    expect(comes.filter((operation) => works.includes(operation))).toEqual([]);
    // "Not there yet" also names settings of manifests and providers, so we do not compare in the other direction here.
    expect(comes.filter((operation) => !missing.includes(operation))).toEqual([]);
    const listed = section(read('docs/compatibility.md'), 'Not there yet')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect([...comes].sort()).toEqual(listed.flatMap(operationsIn).sort());
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
    ].filter((path) => /\.(md|json)$/.test(path) || path === 'docs/adr');

    expect(written.filter((path) => !linked.includes(path))).toEqual([]);
    expect(linked.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
