import { readFileSync } from 'node:fs';

export const guideOf = (name: string) =>
  readFileSync(new URL(`../../docs/guides/${name}.md`, import.meta.url), 'utf8');

/** Files that a guide shows, by the name in their first line. */
export const shownIn = (guide: string) =>
  new Map(
    [...guide.matchAll(/```ts\n(\/\/ recipes\/\w+\/([\w.-]+)\n[\s\S]*?)```/g)].map(
      ([, text = '', name = '']) => [name, text] as const,
    ),
  );
