import { appendFileSync } from 'node:fs';

/** What one part of the attack counted. */
export interface AttackResult {
  /** What was attacked. */
  readonly part: string;
  readonly counts: Readonly<Record<string, number | string>>;
}

/** Whether this run is an attack of its own, which tries more than an ordinary test run. */
export const isFullAttack = process.env.DOWEL_ATTACK === 'full';

/** Keeps what was counted for `pnpm attack`, which prints it; in an ordinary test run it goes nowhere. */
export function reportAttack(result: AttackResult): void {
  const file = process.env.DOWEL_ATTACK_REPORT;
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ database: process.env.DOWEL_TEST_DATABASE, ...result })}\n`);
}
