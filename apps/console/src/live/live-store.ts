import type { Change } from '@dowel/schema';
import type { Query, QueryClient } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { isConcerned, rowOf } from './concerned.ts';
import { follow, type LiveState } from './follow.ts';

/** A query is asked for again at most so often because of changes. */
const ONCE_MS = 1_000;
/** How often everything is asked for while the stream is lost. If nothing is answered meanwhile, nobody can do anything on a page. */
const ASK_MS = 10_000;

export interface Live {
  readonly state: LiveState;
  /** The server has been away for long: what is shown is old. */
  readonly isAway: boolean;
  /** When the stream was found again, after the server was away. */
  readonly caughtUpAt: number | undefined;
}

let live: Live = { state: 'connecting', isAway: false, caughtUpAt: undefined };
const listeners = new Set<() => void>();

export const getLive = (): Live => live;

export function subscribeToLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<Live>): void {
  live = { ...live, ...change };
  for (const tell of listeners) tell();
}

/** How many things are new in a list that is open, by the hash of its query. Undefined ids: it is not known how many. */
const waiting = new Map<string, Set<string | undefined>>();

/** How many rows wait for somebody to look. 0: none; undefined: some. */
export function newIn(queryHash: string): number | undefined {
  const ids = waiting.get(queryHash);
  return ids?.has(undefined) ? undefined : (ids?.size ?? 0);
}

/** The list is shown anew. */
export function takeNew(queryHash: string): void {
  waiting.delete(queryHash);
  set({});
}

/** Keeps the pages of a project as they are now, until it is stopped. */
export function keepLive(project: string, client: QueryClient): () => void {
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  let askedAt = 0;

  const apply = () => {
    timer = undefined;
    const changes = gathered;
    gathered = [];
    void client.invalidateQueries({
      predicate: (query) => {
        const some = changes.filter((one) => isConcerned(query.queryKey, one));
        return query.queryKey[0] === project && some.length > 0 && !gathersNew(query, some);
      },
    });
    set({});
  };

  const ask = () => {
    askedAt = Date.now();
    // What is still being asked for may yet be answered.
    void client.invalidateQueries({ type: 'active' }, { cancelRefetch: false });
  };
  /** The stream alone may be refused, or held back by something between. */
  const isAnswered = () =>
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ state }) => state.dataUpdatedAt >= askedAt);

  const onState = (state: LiveState) => {
    if (state === live.state) return;
    clearInterval(asking);
    if (state === 'lost') {
      wasLost = true;
      ask();
      asking = setInterval(() => {
        set({ isAway: !isAnswered() });
        ask();
      }, ASK_MS);
    }
    if (state === 'live' && wasLost) {
      wasLost = false;
      set({ state, isAway: false, caughtUpAt: Date.now() });
      // The server tells of the project only. What else was asked for meanwhile has failed, and nobody would ask again.
      void client.invalidateQueries({ predicate: (query) => query.state.error !== null });
      return;
    }
    set({ state });
  };

  const stop = follow({
    open: (lastEventId, signal) => projectClient(project).changes.follow({}, { lastEventId, signal }),
    onChange: (change) => {
      // The list may be another one by now, so what waited is shown too.
      if (change.type === 'everything') waiting.clear();
      gathered.push(change);
      timer ??= setTimeout(apply, ONCE_MS);
    },
    onState,
  });
  return () => {
    stop();
    clearTimeout(timer);
    clearInterval(asking);
    set({ state: 'connecting', isAway: false, caughtUpAt: undefined });
  };
}

/** Rows of a list do not move while somebody looks at them: what is new in it waits. */
function gathersNew(query: Query, changes: readonly Change[]): boolean {
  const { pages } = (query.state.data ?? {}) as { pages?: readonly { items?: readonly unknown[] }[] };
  const hasRows = pages?.some(({ items = [] }) => items.length > 0);
  if (!hasRows || !query.isActive() || changes.some(({ type }) => type === 'everything')) return false;
  const ids = waiting.get(query.queryHash) ?? new Set();
  for (const change of changes) ids.add(rowOf(query.queryKey, change));
  waiting.set(query.queryHash, ids);
  return true;
}
