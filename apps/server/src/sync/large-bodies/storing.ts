import { databaseAwayProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { type ObjectStore, ObjectStoreError, openObjectStore } from '../../platform/object-store.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  deleteExpiredInside,
  deleteLargeBody,
  findLargeBody,
  selectExpiredOutside,
  selectInside,
  setOutside,
  type Which,
} from './queries.ts';

/** How many bodies are looked for at once. */
const AT_ONCE = 100;

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

/** The encrypted content of a body that was moved. */
export async function readOutside(context: PublicContext, which: Which): Promise<string> {
  try {
    const content = await storeOf(context)?.get(keyOf(which));
    if (content !== undefined) return content;
    throw new ObjectStoreError(
      'The object store does not have the object, or there is no DOWEL_OBJECT_STORE_URL any more.',
    );
  } catch (cause) {
    context.log.warn(
      { err: cause, largeBodyId: which.id },
      'a large body could not be read from the object store',
    );
    const headers = { 'Retry-After': '10' };
    throw new ProblemError('not_ready', { ...databaseAwayProblem('object store'), headers, cause });
  }
}

async function eachOf(select: () => Promise<Which[]>, work: (which: Which) => Promise<void>): Promise<void> {
  let found = AT_ONCE;
  while (found === AT_ONCE) {
    const some = await select();
    for (const which of some) await work(which);
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
