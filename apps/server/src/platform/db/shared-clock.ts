import { sql } from 'drizzle-orm';
import { startHeartbeat } from '../heartbeat.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';

const EVERY_MS = 10_000;
/** Clocks that are synchronised differ by much less. */
const FAR_MS = 5_000;

/** What the database's clock showed when `performance.now()` was 0. Undefined: no other process uses the database. */
let startMs: number | undefined;

/**
 * The time by the clock of the database. What one process stores, such as a lease, decides what another may do, and the
 * clocks of their machines may differ. Setting the clock of its machine does not move it.
 */
export function sharedNow(): Date {
  return startMs === undefined ? new Date() : new Date(startMs + performance.now());
}

/** From the first look on, `sharedNow` follows the clock of the database. Says when that of this machine is far from it. */
export function followClock(db: Database, log: Log): { look(): Promise<void>; stop(): Promise<void> } {
  let wasFar = false;
  const look = async () => {
    const askedMs = performance.now();
    const { rows } = (await db.execute(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
    )) as unknown as { rows: [{ ms: number }] };
    const answeredMs = performance.now();
    const [{ ms }] = rows;
    // The database read its clock between the two. The time that is known stays, unless it is outside of these bounds.
    const known = startMs ?? Date.now() - answeredMs;
    startMs = Math.min(Math.max(known, ms - answeredMs), ms - askedMs);
    const aheadMs = Date.now() - sharedNow().getTime();
    const isFar = Math.abs(aheadMs) > FAR_MS;
    if (isFar && !wasFar) log.warn({ aheadMs: Math.round(aheadMs) }, wordsOf(aheadMs));
    wasFar = isFar;
  };
  return { look, ...startHeartbeat(EVERY_MS, look) };
}

function wordsOf(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const where = aheadMs > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} s ${where} the clock of the database. Dowel goes by the clock of the database, on which all its processes agree. If that one is wrong, valid tokens of consumers and webhooks of providers are refused as too old or too new. Synchronise the clocks of both machines, for example with chrony.`;
}
