// What .storybook/docs/screens.ts says of each screen, against the stories. The test reads the sources: a Storybook
// takes minutes to build.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { idOf, screens } from '../docs/screens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('packages/react/src/{components,hooks}/**/*.stories.tsx', { cwd: root }).map((path) =>
  loadCsf(readFileSync(`${root}/${path}`, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse(),
);
const titles = files.map(({ meta }) => meta.title ?? '');
const stories = new Set(files.flatMap((file) => file.stories.map(({ id }) => id)));

describe('the list of screens', () => {
  it('has every screen that has stories', () => {
    expect(titles.length).toBeGreaterThan(10);
    expect(screens.map(({ title }) => title).sort()).toEqual(titles.sort());
  });

  it.each(screens)('has a picture for the first page: $title', ({ title, thumbnail }) => {
    expect(globSync(`.storybook/pictures/${idOf(title)}--${thumbnail}.jpg`, { cwd: root })).toHaveLength(1);
  });

  it.each(screens)('names only stories that are there: $title', ({ title, thumbnail, order = [] }) => {
    const named = [thumbnail, ...order].map((name) => `${idOf(title)}--${name}`);

    expect(named.filter((id) => !stories.has(id))).toEqual([]);
  });
});
