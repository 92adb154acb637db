// Writes what follows from other files: lists of resources, and the operations that docs/compatibility.md names.
// With --check, fails when one of them is not as it would be written. `pnpm openapi` does the same for the contract.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeRegistrations } from './registrations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');
const compatibility = 'docs/compatibility.md';

const stale: string[] = [];
for (const [file, text] of writeRegistrations(root)) keep(file, formatted(file, text));
// Only now: it reads the contract, which is no whole before the lists are.
const { withOperations } = await import('./operations-table.ts');
keep(compatibility, formatted(compatibility, withOperations(readFileSync(root + compatibility, 'utf8'))));

for (const file of stale) console.log(isCheck ? `${file} is stale. Run \`pnpm generate\`.` : `wrote ${file}`);
if (stale.length === 0) console.log('Every generated file is as it would be written.');
process.exit(isCheck && stale.length > 0 ? 1 : 0);

function keep(file: string, text: string): void {
  const path = root + file;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  stale.push(file);
  if (!isCheck) writeFileSync(path, text);
}

/** As the linter wants it, imports sorted. */
function formatted(file: string, text: string): string {
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}
