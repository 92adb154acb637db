// Writes docs/openapi.json from the contract. With --check, fails if the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endpoints } from '@dowel/schema';
import { openapiDocument } from './document.ts';

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
const printed = `${JSON.stringify(openapiDocument(), null, 2)}\n`;

if (!check) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('docs/openapi.json is not what the contract says. Run `pnpm openapi` and commit the file.');
  process.exit(1);
} else {
  console.log(`docs/openapi.json matches the contract: ${Object.keys(endpoints).length} endpoints.`);
}
