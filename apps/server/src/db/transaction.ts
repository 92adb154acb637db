import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DatabaseLostError, databaseFailure } from './database-failure.ts';

const attempts = 3;
/** At random within this, so that two that were in each other's way do not meet again. */
const pauseMs = 50;

/** Set for all that is done inside a transaction. */
const inside = new AsyncLocalStorage<true>();

/** Inside a transaction the embedded database would wait for itself, and PostgreSQL would do it outside of it. */
export function assertOutside(): void {
  if (!inside.getStore()) return;
  throw new Error(
    'The database was used outside of the transaction that is open here. Use the context that the transaction gave you.',
  );
}

/** The database for whoever is in no transaction: inside one, every use of it throws at once. */
export function outsideOnly(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        assertOutside();
        return Reflect.apply(member, target, args);
      };
    },
  });
}

/**
 * Runs `work` in a transaction. One that is undone because of another, such as in a deadlock, is run again from its
 * beginning, so `work` may change nothing but the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt === attempts || databaseFailure(error) !== 'conflict') throw error;
      await wait(Math.random() * pauseMs);
    }
  }
}

async function once<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  let failure: { error: unknown } | undefined;
  try {
    return await db.transaction(async (tx) => {
      try {
        return await inside.run(true, () => work(tx));
      } catch (error) {
        failure = { error };
        throw error;
      }
    });
  } catch (error) {
    // Where even the rollback fails the connection is gone, and the transaction with it: what went wrong first counts.
    if (failure) throw failure.error;
    // The driver's own errors of beginning and committing look like any other error.
    throw error instanceof DrizzleQueryError ? error : new DatabaseLostError(error);
  }
}
