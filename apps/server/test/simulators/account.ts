import type { Dialect, SimulatedField } from './dialect.ts';
import { Refused } from './refusal.ts';
import type { FieldChanges, StoredRecord } from './store/entry.ts';
import { historyOf, latestSequence, type RecordedWrite } from './store/history.ts';
import { createObjectStore, type Given, type ObjectStore } from './store/object-store.ts';
import { createPages, type Page, type PageRequest } from './store/pages.ts';
import { Quirks } from './store/quirks.ts';

/** A customer's account at a simulated provider: its records, and how it differs from a well-behaved one. */
export interface DialectAccount {
  readonly id: string;
  /** The token or key that a caller sends. */
  accessToken: string;
  refreshToken: string;
  quirks: Quirks;
  /** The time at the provider in epoch milliseconds. It may be wrong. */
  now(): number;
  /** The right time, for limits. */
  rightNow(): number;
  /**
   * One page of a list.
   * @throws {Refused} `cursorGone`, also for an unknown record to start after, or `resultCap`
   */
  page(request: PageRequest): Page;
  /** A record as it is now. Absent: there is none, or it was deleted. */
  find(object: string, id: string): StoredRecord | undefined;
  create(object: string, values: Record<string, unknown>, given?: Given): StoredRecord;
  /** Changes the given fields and keeps the others. Absent: there is no such record. */
  update(
    object: string,
    id: string,
    values: Record<string, unknown>,
    given?: Given,
  ): StoredRecord | undefined;
  delete(object: string, id: string): StoredRecord | undefined;
  /** The fields of an object as they are now. A vanished one is not among them. */
  fieldsOf(object: string): SimulatedField[];
  changeFields(object: string, changes: FieldChanges): void;
  seed(object: string, count: number, everyMs: number): StoredRecord[];
  /** All records of an object, with those that were deleted. */
  everyRecord(object: string): StoredRecord[];
  /** The writes to an object that its index already shows, oldest first. */
  history(object: string): RecordedWrite[];
  /** The number of the latest of them. */
  latestSequence(object: string): number;
  /** Does something once for a key, and answers the same again. A key with other content is a conflict. */
  once<T>(key: string, content: string, act: () => T): T;
  /** The calls that arrived, oldest first. */
  readonly calls: ArrivedCall[];
  /** Who hears of every change that somebody makes, for webhooks. Seeded records are no changes. */
  readonly listeners: Set<(change: AccountChange) => void>;
}

/** A change of a record. */
export interface AccountChange {
  readonly kind: 'create' | 'update' | 'delete';
  readonly object: string;
  /** The record as it is now, or as it was deleted. */
  readonly record: StoredRecord;
  /** The values before, by the names of the fields that have changed. Only of an update. */
  readonly previous: Readonly<Record<string, unknown>>;
}

/** A call that arrived at the provider. */
export interface ArrivedCall {
  method: string;
  /** Path and query, without the mount. */
  path: string;
  body: string;
  time: number;
  status: number;
  /** Why no connector may make this call. */
  unexpected?: string;
}

/** Opens an account without records. */
export function openDialectAccount(
  dialect: Dialect,
  { id, randomToken, sandboxNow }: { id: string; randomToken: () => string; sandboxNow: () => number },
): DialectAccount {
  const stores = new Map<string, ObjectStore>();
  const rightNow = () => account.quirks.now ?? sandboxNow();
  const now = () => rightNow() + account.quirks.clockOffsetMs;
  const clock = {
    shown: now,
    right: rightNow,
    update: () => account.quirks.tied ?? now(),
    isTied: () => account.quirks.tied !== undefined,
  };

  function storeOf(object: string): ObjectStore {
    const definition = Object.hasOwn(dialect.objects, object) ? dialect.objects[object] : undefined;
    if (!definition) throw new Refused('notFound', `There is no object ${object}.`);
    const known = stores.get(object) ?? createObjectStore(definition, clock);
    stores.set(object, known);
    return known;
  }

  const shownUntil = () => {
    const lag = account.quirks.indexLagMs;
    return lag === 0 ? Number.POSITIVE_INFINITY : rightNow() - lag;
  };

  const account: DialectAccount = {
    id,
    accessToken: `${dialect.provider}_token_${randomToken()}`,
    refreshToken: `${dialect.provider}_refresh_${randomToken()}`,
    quirks: Quirks.parse({}),
    now,
    rightNow,
    page: createPages({
      quirks: () => account.quirks,
      storeOf,
      shownUntil,
      beforePage: (request, number) => shift(account, request, number),
    }),
    find(object, id) {
      const entry = storeOf(object).entries.get(id);
      return entry?.isDeleted ? undefined : entry;
    },
    create: (object, values, given) =>
      tell(account, { kind: 'create', object, record: storeOf(object).create(values, given), previous: {} }),
    update(object, id, values, given) {
      const before = storeOf(object).entries.get(id)?.values ?? {};
      const record = storeOf(object).update(id, values, given);
      const previous = changedValues(before, values);
      return record && tell(account, { kind: 'update', object, record, previous });
    },
    delete(object, id) {
      const record = storeOf(object).delete(id);
      return record && tell(account, { kind: 'delete', object, record, previous: {} });
    },
    fieldsOf: (object) => storeOf(object).fields,
    changeFields: (object, changes) => storeOf(object).changeFields(changes),
    seed: (object, count, everyMs) => storeOf(object).seed(count, everyMs),
    everyRecord: (object) => [...storeOf(object).entries.values()],
    history: (object) => historyOf(storeOf(object), shownUntil()),
    latestSequence: (object) => latestSequence(storeOf(object), shownUntil()),
    once: createOnce(),
    calls: [],
    listeners: new Set(),
  };
  return account;
}

function createOnce(): DialectAccount['once'] {
  const done = new Map<string, { content: string; answer: unknown }>();
  return (key, content, act) => {
    const known = done.get(key);
    if (known && known.content !== content) {
      throw new Refused('conflict', `The key ${key} was used with another request.`);
    }
    const answer = known ? known.answer : act();
    done.set(key, { content, answer });
    return answer as ReturnType<typeof act>;
  };
}

function tell(account: DialectAccount, change: AccountChange): StoredRecord {
  for (const listener of account.listeners) listener(change);
  return change.record;
}

/** What the fields had before that now have something else. */
function changedValues(before: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) {
  const changed = Object.keys(values).filter((name) => before[name] !== values[name]);
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null]));
}

/** Changes, deletes and creates records between two pages. What it touches was on the first page. */
function shift(account: DialectAccount, request: PageRequest, number: number): void {
  const { shiftAtPage } = account.quirks;
  if (shiftAtPage?.object !== request.object || shiftAtPage.page !== number) return;
  account.quirks.shiftAtPage = undefined;
  const { change, create, delete: remove } = shiftAtPage;
  const { cursor: _, first, ...list } = request;
  const { records } = account.page({ ...list, ...first });
  for (const { id, values } of records.slice(0, change)) account.update(request.object, id, values);
  for (const { id } of records.slice(change, change + remove)) account.delete(request.object, id);
  account.seed(request.object, create, 0);
}
