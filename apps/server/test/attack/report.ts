import { appendFileSync } from 'node:fs';

/** The counts of one part of the attack. */
export interface AttackResult {
  /** Which part of Dowel was attacked. */
  readonly part: string;
  readonly counts: Readonly<Record<string, number | string>>;
}

/** Whether this is a run of `pnpm attack`, which tries more than an ordinary test run. */
export const isFullAttack = process.env.DOWEL_TESTS === 'full';

/** Keeps the counts for `pnpm attack`, which prints them. In an ordinary test run it does nothing. */
export function reportAttack(result: AttackResult): void {
  const file = process.env.DOWEL_ATTACK_REPORT;
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ database: process.env.DOWEL_TEST_DATABASE, ...result })}\n`);
}
