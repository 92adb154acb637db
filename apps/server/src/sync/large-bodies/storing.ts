import { databaseAwayProblem } from '@dowel/schema/rules';
import pLimit from 'p-limit';
import type { PublicContext } from '../../context.ts';
import { type ObjectStore, ObjectStoreError, openObjectStore } from '../../platform/object-store.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  deleteExpiredInside,
  deleteLargeBody,
  findLargeBody,
  type LargeBodyRow,
  selectExpiredOutside,
  selectInside,
  setOutside,
  type Which,
} from './queries.ts';

/** How many bodies are looked for at once. */
const AT_ONCE = 100;
/** How many requests the store gets at the same time. */
const REQUESTS_AT_ONCE = 8;

const keyOf = ({ projectId, id }: Which) => `${projectId}/${id}`;

function storeOf({ env }: PublicContext): ObjectStore | undefined {
  return env.objectStore && openObjectStore(env.objectStore);
}

/**
 * Moves large bodies from the database to the object store. A body stays in the database until the store has taken it, so
 * nothing is lost when the store is full or refuses. Two replicas may move the same body at the same time.
 */
export async function moveLargeBodies(context: PublicContext): Promise<void> {
  const store = storeOf(context);
  if (!store) return;
  await whileItWorks(context, 'large bodies stay in the database until the object store takes them', () =>
    eachOf(
      () => selectInside(context, AT_ONCE),
      async (which) => {
        const row = await findLargeBody(context, which);
        if (!row || row.isOutside) return;
        const content = row.contentSealed.slice(row.contentSealed.lastIndexOf('.') + 1);
        await store.put(keyOf(which), content);
        await setOutside(context, which);
      },
    ),
  );
}

/** Deletes large bodies that have expired. An object goes before its row, which says where it is. */
export async function removeExpired(context: PublicContext): Promise<void> {
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) deleted = await deleteExpiredInside(context, context.now(), AT_ONCE);
  const store = storeOf(context);
  const why = 'large bodies that have expired stay in the object store until it deletes them';
  await whileItWorks(context, why, () =>
    eachOf(
      () => selectExpiredOutside(context, context.now(), AT_ONCE),
      async (which) => {
        if (!store) throw new ObjectStoreError('There is no DOWEL_OBJECT_STORE_URL any more.');
        await store.remove(keyOf(which));
        await deleteLargeBody(context, which);
      },
    ),
  );
}

/**
 * What is stored of a body, whole and still encrypted. Undefined: the store has lost it.
 * @throws {ProblemError} `not_ready`: it was moved to a store that does not answer
 */
export async function wholeOf(context: PublicContext, row: LargeBodyRow): Promise<string | undefined> {
  if (!row.isOutside) return row.contentSealed;
  const which = { largeBodyId: row.id };
  try {
    const store = storeOf(context);
    if (!store) throw new ObjectStoreError('There is no DOWEL_OBJECT_STORE_URL any more.');
    const content = await store.get(keyOf(row));
    if (content !== undefined) return row.contentSealed + content;
    context.log.error(which, 'the object store does not have a large body that it has taken');
    return undefined;
  } catch (cause) {
    context.log.warn({ ...which, err: cause }, 'a large body could not be read from the object store');
    throw bodyAway(cause);
  }
}

/** A body cannot be read now. */
export function bodyAway(cause?: unknown): ProblemError {
  const headers = { 'Retry-After': '10' };
  return new ProblemError('not_ready', { ...databaseAwayProblem('object store'), headers, cause });
}

async function eachOf(select: () => Promise<Which[]>, work: (which: Which) => Promise<void>): Promise<void> {
  const limited = pLimit(REQUESTS_AT_ONCE);
  let found = AT_ONCE;
  while (found === AT_ONCE) {
    const some = await select();
    // Waits for all of them, also when one fails.
    const ended = await Promise.allSettled(some.map((which) => limited(() => work(which))));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    found = some.length;
  }
}

/** One refusal ends the work of this time: the others would be refused too. */
async function whileItWorks(context: PublicContext, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (!(err instanceof ObjectStoreError)) throw err;
    context.log.warn({ err }, what);
  }
}
