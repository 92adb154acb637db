import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Result {
  database: string;
  part: string;
  counts: Record<string, number | string>;
}

/**
 * Attacks the server, with more attempts than a normal test run, and prints the counts: who could
 * call what, hostile requests, hostile providers, kills, and the slowest requests that the limits allow.
 */
const folder = mkdtempSync(join(tmpdir(), 'dowel-attack-'));
const report = join(folder, 'report.jsonl');
const projects = ['--project', 'server-*'];
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...projects, 'test/attack/'], {
  stdio: 'inherit',
  env: { ...process.env, DOWEL_TESTS: 'full', DOWEL_ATTACK_REPORT: report },
});
const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : [];
rmSync(folder, { recursive: true, force: true });

const results = lines.map((line): Result => JSON.parse(line));
for (const [part, found] of [...Map.groupBy(results, ({ part }) => part)].sort()) {
  console.log(`\n${part}`);
  for (const { database, counts } of found.sort((a, b) => a.database.localeCompare(b.database))) {
    const text = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    console.log(`  ${database.padEnd(8)}  ${text.join(', ')}`);
  }
}
process.exitCode = status ?? 1;
