import type { LookupAddress, LookupOptions } from 'node:dns';
import { sha256 } from '../../platform/digest.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import type { AdapterTarget } from './destination-adapter.ts';

/** A server confirms a message within milliseconds. */
export const ATTEMPT_TIMEOUT_MS = 15_000;
/** How long opening a connection may take. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** Nobody should wait for this at a stop. */
const IDLE_MS = 3000;
/** A server that does not take part in closing a connection gets it cut. */
const CLOSING_MS = 1000;
/** Attempts that are still running on a connection that hangs may end by themselves. */
const HANGING_MS = 15_000;

/** What differs between protocols. */
interface Protocol<Connection> {
  /** Opens a connection, and cuts it when `signal` says so, whatever its other end does. */
  open(target: AdapterTarget, outgoing: Outgoing, signal: AbortSignal): Promise<Connection>;
  /** Calls `ended` when the connection can no longer be used. */
  whenEnded(connection: Connection, ended: () => void): void;
  close(connection: Connection): Promise<void>;
}

/** Opening one takes about 50 ms, a message over an open one about 1 ms. */
interface Kept<Connection> {
  readonly opening: Promise<Connection>;
  readonly cut: AbortController;
  users: number;
  idle: NodeJS.Timeout | undefined;
}

type WithConnection<Connection> = <T>(
  target: AdapterTarget,
  surroundings: { outgoing: Outgoing; signal: AbortSignal },
  use: (connection: Connection) => Promise<T>,
) => Promise<T>;

/**
 * Makes a function that uses the open connection to a server, or opens one. A connection is closed when nobody has used
 * it for some seconds. When `signal` ends an attempt, nobody else uses its connection: it may hang.
 */
export function keepConnections<Connection>(protocol: Protocol<Connection>): WithConnection<Connection> {
  const all = new Map<string, Kept<Connection>>();

  const use: WithConnection<Connection> = async (target, { outgoing, signal }, work) => {
    const key = keyOf(target);
    const entry = all.get(key) ?? keep(key, target, outgoing);
    const leave = () => cutAfter(HANGING_MS, forget(key, entry));
    signal.addEventListener('abort', leave, { once: true });
    entry.users += 1;
    clearTimeout(entry.idle);
    try {
      return await work(await entry.opening);
    } finally {
      signal.removeEventListener('abort', leave);
      entry.users -= 1;
      if (entry.users === 0) entry.idle = setTimeout(() => close(forget(key, entry)), IDLE_MS).unref();
    }
  };

  function keep(key: string, target: AdapterTarget, outgoing: Outgoing): Kept<Connection> {
    const cut = new AbortController();
    const opening = protocol.open(target, outgoing, cut.signal);
    const entry: Kept<Connection> = { opening, cut, users: 0, idle: undefined };
    all.set(key, entry);
    opening.then(
      (connection) => protocol.whenEnded(connection, () => forget(key, entry)),
      () => forget(key, entry),
    );
    return entry;
  }

  function forget(key: string, entry: Kept<Connection>): Kept<Connection> {
    if (all.get(key) === entry) all.delete(key);
    return entry;
  }

  function close(entry: Kept<Connection>): void {
    entry.opening.then((connection) => protocol.close(connection)).catch(() => {});
    cutAfter(CLOSING_MS, entry);
  }

  function cutAfter(ms: number, { cut }: Kept<Connection>): void {
    setTimeout(() => cut.abort(), ms).unref();
  }

  return (target, { outgoing, signal }, work) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
    let isOpen = false;
    const used = use(target, { outgoing, signal: ended }, (connection) => {
      isOpen = true;
      return work(connection);
    });
    return untilEnded(used, ended, () => new NoAnswerError(isOpen));
  };
}

/** An attempt has ended without an answer of the server. */
export class NoAnswerError extends Error {
  /** Whether the server took the connection, and so may have the message. */
  readonly isOpen: boolean;

  constructor(isOpen: boolean) {
    super('no answer came in time');
    this.isOpen = isOpen;
  }
}

/** The addresses of a server, once they were checked. */
export async function checkedAddresses(
  outgoing: Outgoing,
  protocol: string,
  { hostname, port }: { readonly hostname: string; readonly port: number },
): Promise<LookupAddress[]> {
  const host = `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
  return outgoing.resolve({ protocol: `${protocol}:`, hostname, host });
}

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Answers every lookup of a socket with the addresses that were checked, whatever name it asks for. */
export function answering(found: Promise<LookupAddress[]>) {
  found.catch(() => {});
  return (_hostname: string, { all }: LookupOptions, callback: LookedUp): void => {
    found.then(
      (addresses) => {
        const [first] = addresses;
        if (all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
}

/** The work is left alone when the attempt ends. Its connection is cut later. */
async function untilEnded<T>(work: Promise<T>, ended: AbortSignal, toError: () => Error): Promise<T> {
  work.catch(() => {});
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(toError());
  if (ended.aborted) end();
  ended.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([promise, work]);
  } finally {
    ended.removeEventListener('abort', end);
  }
}

/** The same for destinations that share a connection. Over one of Kafka, a topic that is missing holds up the others. */
export function keyOf({
  metadata: { serverUrl = '', tls, saslMechanism = '', topic = '' },
  secrets,
}: AdapterTarget): string {
  return sha256(serverUrl, String(tls), saslMechanism, topic, ...Object.entries(secrets).toSorted().flat());
}
