import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LaterKind, LaterWrites } from '../later-writes.ts';
import type { Database } from './database.ts';
import { inProject, type Scoped } from './scope.ts';
import type { apiKeys, jwtKeys } from './tables.ts';

/** How exact the time is. A key that is used all the time is written once in this time, in milliseconds. */
const EXACT_MS = 5 * 60 * 1000;

type KeyTable = typeof apiKeys | typeof jwtKeys;

interface Using extends Scoped {
  readonly db: Database;
  readonly laterWrites: LaterWrites;
  now(): Date;
}

/** Keeps when a key of a table was used last. No request waits for it, and nobody counts on it. */
export function keepLastUsed(table: KeyTable) {
  const kind: LaterKind<{ id: string; time: Date }, Using> = {
    name: 'when a key was used last',
    async store(context, items) {
      for (const [id, uses] of Map.groupBy(items, (item) => item.id)) {
        const lastUsedTime = uses.at(-1)?.time;
        const isOlder = lastUsedTime && or(isNull(table.lastUsedTime), lt(table.lastUsedTime, lastUsedTime));
        await context.db
          .update<PgTable>(table)
          .set({ lastUsedTime })
          .where(inProject(context, table, and(eq(table.id, id), isOlder)));
      }
    },
  };
  return (context: Using, key: { readonly id: string; readonly lastUsedTime: Date | null }) => {
    const time = context.now();
    if (key.lastUsedTime && time.getTime() - key.lastUsedTime.getTime() < EXACT_MS) return;
    context.laterWrites.add(kind, context, { id: key.id, time });
  };
}
