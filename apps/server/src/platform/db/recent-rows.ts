import { getTableName, type Table } from 'drizzle-orm';
import type { Database } from './database.ts';
import { handleBelow } from './row-limits.ts';
import type { Scoped } from './scope.ts';
import { outsideOnly } from './transaction.ts';

/** Another process may have changed what was found, so nobody uses it for longer than this, in milliseconds. */
const KEPT_MS = 1_000;
/** How many answers of one look-up are kept, so that the memory has a limit. */
const MOST_KEPT = 1_000;

/** A look-up whose answers are kept for a moment, and the tables in which it looks. */
interface LookUp {
  readonly tables: ReadonlySet<string>;
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly endMs: number;
}

/** What the look-ups in one database found in the last moment. */
export class RecentRows {
  readonly #kept = new Map<LookUp, Map<string, Kept>>();
  readonly #keptMs: number;

  constructor(keptMs = KEPT_MS) {
    this.#keptMs = keptMs;
  }

  /** Callers who come while an answer is under way wait for it too. Nothing is kept where nothing was found. */
  find(lookUp: LookUp, key: string, load: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#kept.get(lookUp) ?? new Map<string, Kept>();
    this.#kept.set(lookUp, kept);
    const known = kept.get(key);
    if (known && performance.now() < known.endMs) return known.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const own: Kept = { answer: load(), endMs: performance.now() + this.#keptMs };
    kept.set(key, own);
    const drop = () => {
      if (kept.get(key) === own) kept.delete(key);
    };
    own.answer.then((row) => row === undefined && drop(), drop);
    return own.answer;
  }

  /** Forgets what was found in these tables, also what is still under way. */
  forget(tables: ReadonlySet<string>): void {
    for (const [lookUp, kept] of this.#kept) {
      if ([...tables].some((table) => lookUp.tables.has(table))) kept.clear();
    }
  }
}

const recentRowsOf = new WeakMap<Database, RecentRows>();

/** Sets what is kept for a database. A handle without it, such as that of a transaction, looks anew each time. */
export function setRecentRows(db: Database, recent: RecentRows): void {
  recentRowsOf.set(db, recent).set(outsideOnly(db), recent);
}

/**
 * A look-up that very many requests make. What it finds is used again until this process has changed one of the tables,
 * and for at most a second. In transactions and in the embedded database it looks each time.
 * @param tables all tables in which it looks.
 * @param find looks for what is `wanted`. Besides, its answer may depend on the caller's project and scope only.
 */
export function recently<Context extends Partial<Scoped> & { readonly db: Database }, Wanted, Row>(
  tables: readonly Table[],
  find: (context: Context, wanted: Wanted) => Promise<Row | undefined>,
): typeof find {
  const lookUp: LookUp = { tables: new Set(tables.map(getTableName)) };
  return (context, wanted) => {
    const recent = recentRowsOf.get(handleBelow(context.db));
    if (!recent) return find(context, wanted);
    const key = JSON.stringify([context.project?.id, context.scope, wanted]);
    // Only `find` makes the answers of this look-up.
    return recent.find(lookUp, key, () => find(context, wanted)) as Promise<Row | undefined>;
  };
}
