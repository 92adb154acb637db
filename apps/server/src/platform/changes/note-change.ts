import type { Change } from '@dowel/schema';
import type { Database } from '../db/database.ts';
import { handleBelow } from '../db/row-limits.ts';
import { MOST_IDS } from './change-batch.ts';
import type { ChangeFeed, NotedChange } from './change-feed.ts';

/** The part of a context that is needed to say that something is different now. */
interface Noting {
  readonly db: Database;
  readonly project: { readonly id: string };
  readonly changes: ChangeFeed;
}

/** What a transaction has changed. */
const notedIn = new WeakMap<Database, NotedChange[]>();

/** Begins to collect what a transaction changes. Only `context.ts` calls it. */
export function collectChanges(tx: Database): readonly NotedChange[] {
  const noted: NotedChange[] = [];
  notedIn.set(handleBelow(tx), noted);
  return noted;
}

/**
 * Tells whoever follows the project that something is different, when the transaction of this context has been committed,
 * or at once if there is none. It may get lost, for example when the process is killed.
 * @param ids of what is different, perhaps of nothing. Absent: it is not known of what. Then, and of many, only the kind
 * is told.
 */
export function noteChange(context: Noting, type: string, ids?: readonly string[]): void {
  const projectId = context.project.id;
  const isMany = ids === undefined || ids.length > MOST_IDS;
  const changes: readonly Change[] = isMany ? [{ type }] : ids.map((id) => ({ type, id }));
  const noted = changes.map((change) => ({ projectId, change }));
  const open = notedIn.get(handleBelow(context.db));
  if (open) open.push(...noted);
  else context.changes.tell(noted);
}
