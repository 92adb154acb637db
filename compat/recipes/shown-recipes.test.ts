import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guideOf, shownIn } from './shown-recipes';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Files that the guide shows, by the path in their first line. */
const shown = new Map(
  [...guideOf('react').matchAll(/```\w+\n(?:\/\/|\/\*) recipes\/([\w./-]+)(?: \*\/)?\n([\s\S]*?)```/g)].map(
    ([, path = '', text = '']) => [path, text] as const,
  ),
);

describe('showing recipes in the guide', () => {
  it('shows every file of a recipe as it is here, and no other', () => {
    const files = ['vite', 'tailwind', 'dark-class', 'next']
      .flatMap((folder) =>
        readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('session.ts'));

    expect([...shown.keys()].sort()).toEqual(files.sort());
    for (const [path, text] of shown) expect(text, path).toBe(readFileSync(here(`./${path}`), 'utf8'));
  });

  // `yours` stands for the builder's own code.
  it.each([
    { folder: 'inbox', yours: ['bookmark.ts', 'save.ts'] },
    { folder: 'records', yours: ['your-database.ts'] },
    { folder: 'webhooks', yours: ['sync.ts', 'queue-of-yours.ts', 'database.ts'] },
  ])('shows every file for $folder as it is here, and no other', ({ folder, yours }) => {
    const recipes = shownIn(guideOf(folder));
    const files = readdirSync(here(folder)).filter((name) => !yours.includes(name));

    expect([...recipes.keys()].sort()).toEqual(files.sort());
    for (const [name, text] of recipes) {
      expect(text, name).toBe(readFileSync(here(`${folder}/${name}`), 'utf8'));
    }
  });
});
