import { appendFileSync } from 'node:fs';

/** Keeps the counts for `pnpm attack`, which prints them. In an ordinary test run it does nothing. */
export function reportAttack(result: { part: string; counts: Record<string, number | string> }): void {
  const file = process.env.DOWEL_ATTACK_REPORT;
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ database: process.env.DOWEL_TEST_DATABASE, ...result })}\n`);
}
