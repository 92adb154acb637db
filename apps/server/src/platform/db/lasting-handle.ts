import type { Database } from './database.ts';

const lasting = new WeakMap<Database, Database>();

/**
 * Says which handle outlives a transaction and sends over the same connection. Statements that were built for one
 * transaction can then run in the next.
 */
export function setLastingHandle(transaction: Database, handle: Database): void {
  lasting.set(transaction, handle);
}

/** The handle that statements are built for. */
export function lastingHandle(db: Database): Database {
  return lasting.get(db) ?? db;
}
