/**
 * Sets up customers whose installations are broken, each by another cause, in the demo that `npm start` runs:
 * `pnpm demo:broken`. Someone then finds each cause in the console. With `--list` it prints what it does, and breaks nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { breakAll, everyCause } from './break-all.ts';
import { Builder, type Service } from './service.ts';

const { list } = parseArgs({ options: { list: { type: 'boolean' } } }).values;
if (list) {
  for (const { customer, done } of everyCause) console.log(`${customer}: ${done}`);
  process.exit();
}
const file = fileURLToPath(new URL('../../../../.dowel/demo.json', import.meta.url));
if (!existsSync(file)) {
  console.error('No demo runs here. Start one with `npm start`, and run this again in another terminal.');
  process.exit(1);
}
await breakAll(new Builder(JSON.parse(readFileSync(file, 'utf8')) as Service));
console.log(
  `${everyCause.length} customers are broken. What needs retries shows within five minutes. Open the console as \`npm start\` has printed.`,
);
