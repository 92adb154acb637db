// Runs the conformance suite of the connectors on PostgreSQL, and prints what each connector passed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOutcomes } from './read-results.ts';
import { columns, levelsTable, printedTable } from './table.ts';

const { provider, full } = parseArgs({
  options: { provider: { type: 'string' }, full: { type: 'boolean', default: false } },
}).values;
const known = columns().map(({ dialect }) => dialect);
const wanted = provider?.split(',') ?? known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no connector "${unknown.join(', ')}" in the suite. There are: ${known.join(', ')}.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'dowel-conformance-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', 'server-postgres', 'test/conformance/', '--reporter', 'default']
    .concat(['--reporter', 'json', '--outputFile.json', report])
    // What else is tested beside the cases is about all connectors.
    .concat(provider === undefined ? [] : ['--testNamePattern', `^(${wanted.join('|')}) > case `]),
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(provider !== undefined && { DOWEL_CONFORMANCE_PROVIDER: provider }),
      DOWEL_TESTS: 'full',
      ...(full && { DOWEL_CONFORMANCE: 'full' }),
    },
  },
);
if (existsSync(report)) {
  const outcomes = readOutcomes(JSON.parse(readFileSync(report, 'utf8')));
  const shown = columns().filter(({ dialect }) => wanted.includes(dialect));
  console.log(`\n${printedTable(shown, outcomes)}\n\nObjects by their levels of proof:\n${levelsTable()}`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
