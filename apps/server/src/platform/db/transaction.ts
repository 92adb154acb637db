import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { unlessGone } from './constraint-violation.ts';
import type { Database } from './database.ts';
import { DatabaseLostError, databaseFailure } from './database-failure.ts';

const attempts = 3;
/**
 * The maximum pause before a retry. The pause is random, so that two transactions that conflicted do not collide again.
 */
const pauseMs = 50;

/** A transaction that is open, and the statements in it that nobody has waited for. */
interface Open {
  readonly isOrdered: boolean;
  readonly along: Promise<unknown>[];
}

/** Set while code runs inside a transaction. */
const inside = new AsyncLocalStorage<Open>();

const ordered = new WeakSet<Database>();

/** Says of a transaction that the database gets its statements, and the commit behind them, in the order of their sending. */
export function markSentInOrder(tx: Database): void {
  ordered.add(tx);
}

/** Whether somebody has said so of this handle. */
export function isSentInOrder(tx: Database): boolean {
  return ordered.has(tx);
}

/**
 * Sends a statement whose answer nobody needs. In a transaction it travels with the next statement or with the commit,
 * which saves a round trip. If it fails, the database refuses all that follows it, also the commit, and the transaction
 * throws its error.
 * @param statement as a function if it is prepared: drizzle sends such a one when it is called, and all others when
 * somebody asks for their answer.
 */
export async function sendAlong(
  statement: PromiseLike<unknown> | (() => PromiseLike<unknown>),
): Promise<void> {
  const ask = () => (typeof statement === 'function' ? statement() : statement);
  const open = inside.getStore();
  if (!open?.isOrdered) {
    await ask();
    return;
  }
  // `await` would ask a moment later, behind other statements.
  const sent = sendFollowed(() => new Promise((resolve, reject) => ask().then(resolve, reject)));
  sent.catch(() => undefined);
  open.along.push(sent);
}

/** Sends a statement that another one follows at once, so that both can be one write to the network. */
export function sendFollowed<Sent>(send: () => Sent): Sent {
  isFollowed = true;
  try {
    return send();
  } finally {
    isFollowed = false;
  }
}

let isFollowed = false;

/** Whether another statement follows the one that is being sent. */
export function isSendingFollowed(): boolean {
  return isFollowed;
}

/**
 * Throws inside a transaction. There, a statement on the database itself would make the embedded database wait for
 * itself, and PostgreSQL would run the statement outside the transaction.
 */
export function assertOutside(): void {
  if (!inside.getStore()) return;
  throw new Error(
    'The database was used outside of the transaction that is open here. Use the context that the transaction gave you.',
  );
}

/** The handles that `outsideOnly` made, and the one for each database. */
const outsideHandles = new WeakSet<Database>();
const outsideHandleOf = new WeakMap<Database, Database>();

/** Throws if this handle may not be used here. Only for code that runs a statement which a handle has built before. */
export function assertUsable(db: Database): void {
  if (outsideHandles.has(db)) assertOutside();
}

/** The database for code outside a transaction. Inside a transaction, every use of it throws at once. */
export function outsideOnly(db: Database): Database {
  const handle = outsideHandleOf.get(db) ?? guarded(db);
  outsideHandleOf.set(db, handle);
  outsideHandles.add(handle);
  return handle;
}

function guarded(db: Database): Database {
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
 * Runs `work` in a transaction. If the transaction is rolled back because of another one, for example in a deadlock, it
 * runs again from its beginning. So `work` may change nothing outside the database. It also runs once more when something
 * was deleted between its look-up and a row that refers to it, so look up in the transaction what a row refers to.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return unlessGone(() => untilDone(db, work));
}

async function untilDone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
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
  const along: Promise<unknown>[] = [];
  try {
    const result = await db.transaction(async (tx) => {
      try {
        return await inside.run({ isOrdered: isSentInOrder(tx), along }, () => work(tx));
      } catch (error) {
        // What failed first is the reason why later statements are refused.
        const [first] = (await Promise.allSettled(along)).filter(({ status }) => status === 'rejected');
        failure = { error: first?.status === 'rejected' ? first.reason : error };
        throw failure.error;
      }
    });
    // After one that failed, PostgreSQL answers a commit with a rollback, and without an error.
    await Promise.all(along);
    return result;
  } catch (error) {
    // If even the rollback fails, the connection is lost, and the transaction with it. The first error is the one that
    // matters.
    if (failure) throw failure.error;
    // When begin or commit fails, the driver throws errors that look like any other error.
    throw error instanceof DrizzleQueryError ? error : new DatabaseLostError(error);
  }
}
