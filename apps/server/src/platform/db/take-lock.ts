import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Takes a lock that ends with the transaction, without waiting for it.
 * @param name of what only one transaction may do at a time
 * @returns whether no other transaction has it
 */
export async function takeLock(tx: { readonly db: Database }, name: string): Promise<boolean> {
  const [lock] = await tx.db
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(select) as nothing`);
  return lock?.isOurs === true;
}
