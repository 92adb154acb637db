import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

describe('mapping the documents', () => {
  const map = readme.split('\n## Documents\n')[1] ?? '';
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
