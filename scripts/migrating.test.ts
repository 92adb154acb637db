import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as react from '../packages/react/src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const guide = read('docs/guides/migrating.md');
const index = read('packages/react/src/index.ts');
/** The index, and the files that it exports whole. */
const exported = [
  index,
  ...[...index.matchAll(/export \* from '\.\/(.+)'/g)].map(([, path = '']) =>
    read(`packages/react/src/${path}`),
  ),
].join('\n');
const variables = ['tokens', 'theme'].map((name) => read(`packages/react/src/styles/${name}.css`)).join('\n');

/** The cells of the tables under a heading, without the head. */
const rows = (heading: string) =>
  (guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| There') && !line.startsWith('| -'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const namesIn = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

describe('leading from the public library to this one', () => {
  it.each(['Components', 'Hooks', 'Types'])('names only what the package exports: %s', (heading) => {
    const named = rows(heading).flatMap(([, there = '', here = '']) => [
      ...namesIn(here),
      ...(here === 'the same names' ? namesIn(there) : []),
    ]);

    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))).toEqual([]);
  });

  it('leads to every hook and component', () => {
    const values = Object.keys(react).filter((name) => /^use|Provider$|^InstallIntegration$/.test(name));

    expect(values.length).toBeGreaterThan(15);
    expect(values.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only variables that the stylesheet has', () => {
    const named = rows('Variables').flatMap(([, there = '', here = '']) =>
      namesIn(here === 'the same names' ? there : here),
    );

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !new RegExp(`--dowel-${name}[:,]`).test(variables))).toEqual([]);
  });
});
