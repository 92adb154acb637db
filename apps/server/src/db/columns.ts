import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import { NIL, v7, validate } from 'uuid';

/**
 * A UUID. A value that is no UUID is sent as the nil UUID, which no row has: looking for `not-an-id` finds nothing
 * instead of making the database refuse the statement.
 */
export const uuid = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (validate(value) ? value : NIL),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The primary key most tables have: a UUIDv7, so that ids sort by creation. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

/** A point in time that may be unset. */
export const time = instant;

/** Written from `context.now()`, never by the database, so that tests can set the clock. */
export const createTime = () => instant().notNull();

/** Unset until the first change. */
export const updateTime = instant;

/** Text sealed by `secrets`, and the id of the key ring key it is sealed with, which rotation searches by. */
export const sealed = () => text();
export const sealKeyId = () => text();
