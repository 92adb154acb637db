import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A time that is so many milliseconds later. Of a plain sum PostgreSQL thinks that it depends on the zone of the session, and
 * a cluster changes no row by it.
 */
export function timePlus(time: PgColumn | SQL, ms: number): SQL {
  return sql`((${time} at time zone 'UTC' + ${`${ms} ms`}::interval) at time zone 'UTC')`;
}
