import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Entry = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()).default([]),
});
/** A story or a page of a built Storybook. */
export type Entry = z.infer<typeof Entry>;

/** Every story and page of a built Storybook, from the list that Storybook writes. */
export function readEntries(folder: string): Entry[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8');
  return Object.values(z.object({ entries: z.record(z.string(), Entry) }).parse(JSON.parse(text)).entries);
}
