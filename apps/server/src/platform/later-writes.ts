import type { Log } from './log.ts';

interface OfProject {
  readonly project: { readonly id: string };
}

/** How a kind of small things is stored: many of one project at once. */
export interface LaterKind<Item, C extends OfProject> {
  readonly name: string;
  store(context: C, items: readonly Item[]): Promise<void>;
}

/**
 * Stores small things a moment later and many at once, so that no request waits for them. What a process has not stored
 * when it dies is lost: use it only for what nobody counts on.
 */
export interface LaterWrites {
  /** Returns at once and never throws. */
  add<Item, C extends OfProject>(kind: LaterKind<Item, C>, context: C, item: Item): void;
  /** Stores everything that waits. Never rejects. */
  flush(): Promise<void>;
}

export interface LaterWritesOptions {
  readonly log: Log;
  /** How long the first thing waits for others. Undefined: until somebody flushes. */
  readonly delayMs: number | undefined;
  /** How many things may wait. Further ones are dropped, so that a slow database does not fill the memory. */
  readonly most?: number;
}

/** What waits of one kind and one project. */
interface Batch {
  readonly kind: LaterKind<unknown, OfProject>;
  readonly context: OfProject;
  readonly items: unknown[];
}

/** So many things at once are worth a statement of their own. */
const ENOUGH = 500;

export function createLaterWrites({ log, delayMs, most = 20_000 }: LaterWritesOptions): LaterWrites {
  let batches = new Map<LaterKind<never, never>, Map<string, Batch>>();
  let waiting = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  const batchOf = (kind: LaterKind<never, never>, context: OfProject): Batch => {
    const byProject = batches.get(kind) ?? new Map<string, Batch>();
    batches.set(kind, byProject);
    const known = byProject.get(context.project.id);
    if (known) return known;
    // The cast is safe: only `add` puts things into the batch, and a context of this kind.
    const batch = { kind: kind as LaterKind<unknown, OfProject>, context, items: [] };
    byProject.set(context.project.id, batch);
    return batch;
  };

  const storeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...batches.values()].flatMap((byProject) => [...byProject.values()]);
    if (dropped > 0) log.warn({ dropped }, 'there was more to store than fits; the rest was dropped');
    [batches, waiting, dropped] = [new Map(), 0, 0];
    for (const { kind, context, items } of all) {
      await kind.store(context, items).catch((err) => {
        log.error({ err, kind: kind.name, lost: items.length }, 'what was to be stored later is lost');
      });
    }
  };
  const flush = () => {
    storing = storing.then(storeAll);
    return storing;
  };

  return {
    add(kind, context, item) {
      if (waiting >= most) {
        dropped += 1;
        return;
      }
      waiting += 1;
      batchOf(kind, context).items.push(item);
      if (delayMs === undefined) return;
      if (waiting === ENOUGH) void flush();
      else timer ??= setTimeout(flush, delayMs).unref();
    },
    flush,
  };
}
