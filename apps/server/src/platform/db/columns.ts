import { customType, type PgColumn, text } from 'drizzle-orm/pg-core';
import { NIL, v7, validate } from 'uuid';

/** A column of a table, for code that names it and writes no SQL. */
export type StoredColumn = PgColumn;

/**
 * A UUID. A value that is not a UUID is sent as the nil UUID, which no row has. So a search for `not-an-id` finds
 * nothing, instead of making the database refuse the statement.
 */
export const uuid = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (validate(value) ? value : NIL),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (time) => time.toISOString(),
  fromDriver: timeFrom,
});

/**
 * Reads a time as the database writes it, with the offset of the session's time zone. The offset of a very old time can have
 * seconds, such as `+00:53:28` in Berlin before 1893. `Date` does not read such an offset.
 */
function timeFrom(text: string): Date {
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time;
  const [, rest = '', sign = '', seconds = ''] = /^(.+([+-])\d\d:\d\d):(\d\d)$/.exec(text) ?? [];
  return new Date(Date.parse(rest) - Number(`${sign}${seconds}`) * 1000);
}

/** The id of a row of a project: a UUIDv7, so that sorting by id sorts by creation. `keyInProject` is its primary key. */
export const idInProject = () =>
  uuid()
    .notNull()
    .$defaultFn(() => v7());

/** The id of a row of a table that is of no project (`tables-of-no-project.ts`): a UUIDv7, and the primary key. */
export const id = () => idInProject().primaryKey();

/** The project of rows that belong to none, such as what a builder does before there is a project. No project has it. */
export const noProject = NIL;

/** A point in time that may be unset. */
export const time = instant;

/** Set from `context.now()`, never by the database, so that tests can set the clock. */
export const createTime = () => instant().notNull();

/** Unset until the first change. */
export const updateTime = instant;

/**
 * Text encrypted by `secrets`. A `sealKeyId` column next to it has the id of the key ring key, to find what a key
 * encrypted.
 */
export const sealed = () => text();
export const sealKeyId = () => text();

/** The provider's name of an object. */
export const objectName = () => text().notNull();
