// Writes the files that are derived from other files: lists of resources, the providers in docs/catalogue.md,
// docs/connectors.md, what is known of connectors before they are loaded, the server's copy of the library's tokens, and the tokens for design
// programs (docs/tokens). With --check, fails if one of them is out of date. `pnpm openapi` does the same for the contract.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { designTokensDocument } from './design-tokens.ts';
import { writeRegistrations } from './registrations.ts';
import { tokenSheetModule } from './token-sheet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { check: isCheck = false } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const catalogue = 'docs/catalogue.md';
const connectors = 'docs/connectors.md';
const shipped = 'apps/server/src/providers/connectors/shipped.ts';
const tokenSheet = 'apps/server/src/platform/pages/token-sheet.ts';

const stale: string[] = [];
for (const [file, text] of writeRegistrations(root)) keep(file, formatted(file, text));
// Imported only now, because it loads the contract, which is incomplete until the lists are written.
const { catalogueDocument } = await import('./catalogue-table.ts');
keep(catalogue, formatted(catalogue, catalogueDocument()));
const { shippedModule } = await import('./levels-of-proof.ts');
keep(shipped, formatted(shipped, shippedModule()));
const { connectorsDocument } = await import('./connectors-document.ts');
keep(connectors, formatted(connectors, connectorsDocument()));

keep(tokenSheet, formatted(tokenSheet, tokenSheetModule(root)));
for (const scheme of ['light', 'dark'] as const) {
  const file = `docs/tokens/${scheme}.json`;
  keep(file, formatted(file, JSON.stringify(designTokensDocument(root, scheme))));
}

for (const file of stale) console.log(isCheck ? `${file} is stale. Run \`pnpm generate\`.` : `wrote ${file}`);
if (stale.length === 0) console.log('Every generated file is as it would be written.');
process.exit(isCheck && stale.length > 0 ? 1 : 0);

function keep(file: string, text: string): void {
  const path = root + file;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  stale.push(file);
  if (!isCheck) writeFileSync(path, text);
}

/** Formats a text as the linter requires, with sorted imports. */
function formatted(file: string, text: string): string {
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}
