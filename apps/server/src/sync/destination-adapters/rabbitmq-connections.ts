import type { LookupAddress, LookupOptions } from 'node:dns';
import { readRabbitmqServer } from '@dowel/schema/rules';
import { type ChannelModel, connect } from 'amqplib';
import { sha256 } from '../../platform/digest.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import type { AdapterTarget } from './destination-adapter.ts';

/** Opening one takes about 50 ms, a message over an open one about 1 ms. */
interface Kept {
  readonly opening: Promise<ChannelModel>;
  /** Cuts the connection, whatever its other end does. */
  readonly cut: AbortController;
  users: number;
  idle: NodeJS.Timeout | undefined;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Nobody should wait for this at a stop. */
const IDLE_MS = 3000;
const HEARTBEAT_SECONDS = 10;
/** A server that does not take part in closing a connection gets it cut. */
const CLOSING_MS = 1000;
/** Attempts that are still running on a connection that hangs may end by themselves. */
const HANGING_MS = 15_000;

const kept = new Map<string, Kept>();

/**
 * Uses the open connection to a server, or opens one. It is closed when nobody has used it for some seconds. After
 * `signal`, nobody else uses it: it may hang.
 */
export async function withConnection<T>(
  target: AdapterTarget,
  { outgoing, signal }: { outgoing: Outgoing; signal: AbortSignal },
  use: (connection: ChannelModel) => Promise<T>,
): Promise<T> {
  const key = keyOf(target);
  const entry = kept.get(key) ?? keep(key, target, outgoing);
  const leave = () => cutAfter(HANGING_MS, forget(key, entry));
  signal.addEventListener('abort', leave, { once: true });
  entry.users += 1;
  clearTimeout(entry.idle);
  try {
    return await use(await entry.opening);
  } finally {
    signal.removeEventListener('abort', leave);
    entry.users -= 1;
    if (entry.users === 0) entry.idle = setTimeout(() => close(forget(key, entry)), IDLE_MS).unref();
  }
}

function keep(key: string, target: AdapterTarget, outgoing: Outgoing): Kept {
  const cut = new AbortController();
  const entry: Kept = { opening: open(target, outgoing, cut.signal), cut, users: 0, idle: undefined };
  kept.set(key, entry);
  entry.opening.then(
    (connection) => {
      // Without a listener, an error of the connection would end the process. Whoever uses it hears of it too.
      connection.on('error', () => forget(key, entry));
      connection.on('close', () => forget(key, entry));
    },
    () => forget(key, entry),
  );
  return entry;
}

function forget(key: string, entry: Kept): Kept {
  if (kept.get(key) === entry) kept.delete(key);
  return entry;
}

function close(entry: Kept): void {
  entry.opening.then((connection) => connection.close()).catch(() => {});
  cutAfter(CLOSING_MS, entry);
}

function cutAfter(ms: number, { cut }: Kept): void {
  setTimeout(() => cut.abort(), ms).unref();
}

async function open(
  { metadata, secrets }: AdapterTarget,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<ChannelModel> {
  const server = readRabbitmqServer(metadata.serverUrl ?? '', metadata.tls);
  if (!server) throw new Error('The address of the server was not checked when it was stored.');
  const { isTls, hostname, port, vhost } = server;
  const protocol = isTls ? 'amqps' : 'amqp';
  const host = `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
  const addresses = await outgoing.resolve({ protocol: `${protocol}:`, hostname, host });
  const { username = '', password = '' } = secrets;
  const login = { username, password, vhost: encodeURIComponent(vhost) };
  // The options go to net.connect() or tls.connect(), which also take a signal.
  const socket = { timeout: CONNECT_TIMEOUT_MS, noDelay: true, lookup: answering(addresses), signal };
  return connect({ protocol, hostname, port, ...login, heartbeat: HEARTBEAT_SECONDS }, socket);
}

/** Answers every lookup with the addresses that were checked. */
function answering(addresses: LookupAddress[]) {
  return (
    _hostname: string,
    { all }: LookupOptions,
    callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    const [first] = addresses;
    if (all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

function keyOf({ metadata, secrets }: AdapterTarget): string {
  const { serverUrl = '', tls } = metadata;
  return sha256(serverUrl, String(tls), secrets.username ?? '', secrets.password ?? '');
}
