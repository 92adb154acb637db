import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What outlives a test: replaced modules, and requests that are never answered and that the client sends again. */
const lasting = /vi\.mock\(|'never'/;

/** The tests of `@dowel/react` in jsdom. Those of `alone` would disturb the next file, so each gets its own worker. */
export function reactTests(folder: string) {
  const files = globSync('src/**/*.test.tsx', { cwd: folder }).filter(
    (file) => !file.endsWith('.browser.test.tsx'),
  );
  const isLasting = (file: string) => lasting.test(readFileSync(join(folder, file), 'utf8'));
  return { together: files.filter((file) => !isLasting(file)), alone: files.filter(isLasting) };
}
