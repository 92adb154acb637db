import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { storable } from '../provider-words/storable.ts';
import type { Connector, ConnectorPage, ReadRequest } from './connector.ts';
import type { FindLinks, LinkedFrom } from './engine/associations.ts';
import type { ProviderFetch } from './engine/call.ts';
import type { GotRecord } from './engine/get-record.ts';
import { ProviderError } from './engine/provider-error.ts';
import type { ProviderRecord } from './engine/records.ts';

/** How long a function of an operator's code may take, with the calls that it makes. */
const LIMIT_MS = 5 * 60_000;
const MAX_WORDS = 500;

/** The functions that call the provider. Their last argument is what they call it with. */
const reading = ['describe', 'readPage', 'search', 'get'] as const;
const writing = ['upsertField', 'write', 'writeWhole', 'writeEach'] as const;

/**
 * A connector of an operator's code whose faults are told in a sentence: it throws, does not come to an end, or answers
 * what is no page. What never waits for anything cannot be ended.
 */
export function guardCode(connector: Connector, limitMs = LIMIT_MS): Connector {
  const there = [...reading, ...writing].filter((name) => typeof connector[name] === 'function');
  const guarded = there.map((name) => {
    // The cast is safe: each of these functions is called with what its caller gives, of which only the last is replaced.
    const ask = connector[name].bind(connector) as Asking;
    return [name, held(connector, ask, { isReading: isReading(name), limitMs })];
  });
  const safe: Connector = {
    ...connector,
    ...Object.fromEntries(guarded),
    ...(connector.associationsOf && {
      associationsOf: (...about: [string, string]) => guardLinks(connector, about, limitMs),
    }),
    ...(connector.events && { events: guardEvents(connector, connector.events, limitMs) }),
    fitTo: (...about) => guardCode(connector.fitTo(...about), limitMs),
  };
  const { readPage, search, get } = safe;
  return {
    ...safe,
    readPage: async (request: ReadRequest, ...others) =>
      assertPage(connector, await readPage(request, ...others)),
    search: async (...asked) => assertPage(connector, await search(...asked)),
    get: async (...asked) => assertGot(connector, await get(...asked)),
  };
}

/** The connector whose function runs now. */
const running = new AsyncLocalStorage<string>();

/**
 * Node ends the process when a promise fails and nothing handles it. If a connector's code has started it, this only logs it.
 */
export function outliveForgotten(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (err) => {
    const connector = running.getStore();
    if (connector === undefined) throw err;
    log.error({ err, connector }, 'a connector does not wait for something that has failed');
  });
}

type Asking = (...given: unknown[]) => Promise<unknown>;

const isReading = (name: string) => (reading as readonly string[]).includes(name);

/** The links are opened for each page, because a function makes no calls after its end. */
function guardLinks(connector: Connector, about: [string, string], limitMs: number) {
  const open = connector.associationsOf?.(...about);
  if (!open) return undefined;
  return (fetch: ProviderFetch): FindLinks => {
    // The casts are safe: the call below gives records and the fetch, and the function answers links.
    const ask = ((records: readonly LinkedFrom[], own: ProviderFetch) => open(own)(records)) as Asking;
    const find = held(connector, ask, { isReading: true, limitMs });
    return (records) => find(records, fetch) as ReturnType<FindLinks>;
  };
}

/** What a function gets as its last argument. */
type Last = (given: unknown, call: GuardedCall) => unknown;

// The casts are safe: the last arguments of these functions are what their types say.
const overFetch: Last = (given, call) => call.over(given as ProviderFetch);
const overModules: Last = (given, call) => (module?: 'root') =>
  call.over((given as (module?: 'root') => ProviderFetch)(module));

/** The functions of events that may wait for something. */
const waiting: Readonly<Record<string, Last>> = {
  isGenuine: (given) => given,
  findAccount: overModules,
  withObjectRefs: overFetch,
  subscribe: overFetch,
  subscribeToEach: overFetch,
  removeOthers: overFetch,
  listParents: overFetch,
  remove: overFetch,
  unsubscribe: overFetch,
};

/** Guards the functions of events, and those of the groups that they have. */
function guardEvents<Events extends object>(connector: Connector, events: Events, limitMs: number): Events {
  const guarded = Object.entries(events).map(([name, value]) => {
    if (typeof value === 'object' && value !== null) return [name, guardEvents(connector, value, limitMs)];
    if (typeof value !== 'function') return [name, value];
    const ask: Asking = value.bind(events);
    const last = waiting[name];
    if (last) return [name, held(connector, ask, { isReading: false, limitMs, last })];
    return [name, (...given: unknown[]) => running.run(connector.displayName, () => ask(...given))];
  });
  return { ...events, ...Object.fromEntries(guarded) };
}

interface Held {
  readonly isReading: boolean;
  readonly limitMs: number;
  /** Absent: it is a fetch. */
  readonly last?: Last;
}

function held(connector: Connector, ask: Asking, { isReading, limitMs, last = overFetch }: Held): Asking {
  return async (...given) => {
    const call = new GuardedCall();
    const limit = new AbortController();
    const late = setTimeout(limitMs, tooLong(connector, limitMs), { signal: limit.signal, ref: false });
    try {
      const all = [...given.slice(0, -1), last(given.at(-1), call)];
      const asked = running.run(connector.displayName, () => ask(...all));
      const answer = await Promise.race([asked, late]);
      if (answer instanceof ProviderError) throw answer;
      return answer;
    } catch (error) {
      if (error instanceof ProviderError || call.isOurs(error)) throw error;
      // The body of an answer broke off while the function read it.
      if (error instanceof OutgoingError) throw new ProviderError('unreachable', error.message);
      // After a call, a write may have been done, so it is not said to be refused.
      throw failure(connector, error, isReading || !call.hasCalled ? 'rejected' : 'unreachable');
    } finally {
      call.end();
      late.catch(() => undefined);
      limit.abort();
    }
  };
}

/** The calls that one function makes. After its end, it makes none. */
class GuardedCall {
  readonly #ours = new WeakSet<object>();
  #isOver = false;
  hasCalled = false;

  over(fetch: ProviderFetch): ProviderFetch {
    return async (...call) => {
      if (this.#isOver) throw new Error('The function is over, so it calls nothing any more.');
      this.hasCalled = true;
      try {
        return await fetch(...call);
      } catch (error) {
        if (typeof error === 'object' && error !== null) this.#ours.add(error);
        throw error;
      }
    };
  }

  isOurs(error: unknown): boolean {
    return typeof error === 'object' && error !== null && this.#ours.has(error);
  }

  end(): void {
    this.#isOver = true;
  }
}

function failure(
  { displayName }: Connector,
  error: unknown,
  kind: 'rejected' | 'unreachable',
): ProviderError {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, MAX_WORDS);
  return new ProviderError(kind, `The connector of ${displayName} failed: ${words}`, { cause: error });
}

function tooLong({ displayName }: Connector, limitMs: number): ProviderError {
  const words = `The connector of ${displayName} did not come to an end within ${Math.ceil(limitMs / 1000)} s.`;
  return new ProviderError('unreachable', words);
}

function assertPage<Page extends Pick<ConnectorPage, 'records' | 'originals'> & { readonly next?: unknown }>(
  connector: Connector,
  page: Page,
): Page {
  if (!Array.isArray(page?.records) || !page.records.every(isRecord) || !isJson(page.next)) {
    const words = `The connector of ${connector.displayName} answered what is no page: it needs "records", a list of objects, and "next" as small JSON.`;
    throw new ProviderError('rejected', words);
  }
  const { records, originals } = page;
  return {
    ...page,
    records: records.map(toStorable),
    ...(originals && { originals: originals.map(toStorable) }),
  };
}

function assertGot(connector: Connector, got: GotRecord): GotRecord {
  if (isRecord(got?.found))
    return { ...got, found: toStorable(got.found), original: toStorable(got.original) };
  const words = `The connector of ${connector.displayName} answered what is no record: "get" needs "found" and "original", an object each.`;
  throw new ProviderError('rejected', words);
}

/** The record as databases can store it. The cast is safe: the copy of an object is an object. */
function toStorable(record: ProviderRecord): ProviderRecord {
  return storable(record) as ProviderRecord;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJson(value: unknown): boolean {
  try {
    return value === undefined || JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
