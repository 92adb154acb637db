// Prints every import that breaks a zone rule, and every circle between folders of the server. Fails if there is one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readImports } from './import-graph.ts';
import { roomCircles } from './room-circles.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

const { modules, faults } = await readImports(repository);
const circles = roomCircles(modules).map((circle) => circle.join(' '));
const found = [...faults, ...circles.map((circle) => `These rooms import each other: ${circle}.`)];
// If the check read no files, it would find nothing and pass.
if (
  !modules.some(({ source }) => source === 'apps/server/src/api/routes.ts' && existsSync(repository + source))
) {
  found.push('The sources were not read: apps/server/src/api/routes.ts is missing from what was found.');
}
for (const line of found) console.error(line);
if (found.length === 0) console.log(`The imports of ${modules.length} files keep to their zones.`);
process.exit(found.length === 0 ? 0 : 1);
