import { fetch as undiciFetch } from 'undici';
import { readAddress } from './address.ts';
import { createAddressRules } from './address-rules.ts';
import { createDispatcher } from './dispatcher.ts';
import { OutgoingError, toOutgoingError } from './errors.ts';
import { limitBody } from './limited-body.ts';
import { type Hop, nextHop } from './redirects.ts';

/** Sends one request, as the platform's `fetch` does. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** How outgoing requests are limited. */
export interface OutgoingOptions {
  /**
   * Private addresses that may be called: addresses, ranges and host names, or `'loopback'`. None by default.
   * Only these may be called without TLS.
   */
  allowPrivateNetwork?: readonly string[] | 'loopback';
  /** For a whole request, its body included. 30 s by default. */
  timeoutMs?: number;
  /** Of a response body, decompressed. 32 MiB by default. */
  maxBytes?: number;
  /** Replaces the transport, and with it the address checks. For tests. */
  fetch?: Fetch;
}

/** The one door to providers, token endpoints and webhooks. Takes what `fetch` takes; failures are `OutgoingError`s. */
export interface Outgoing extends Fetch {
  /** Ends requests under way and closes kept connections. */
  close(): Promise<void>;
}

interface Limits {
  send: Fetch;
  timeoutMs: number;
  maxBytes: number;
}

/** Statuses with which a response has no body, whatever was sent. */
const BODILESS_STATUSES = new Set([204, 205, 304]);
const MAX_REDIRECTS = 5;
const MIB = 1024 * 1024;

/** Opens the door. Redirects are followed unless `redirect: 'manual'` is asked for. */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const { allowPrivateNetwork = [], timeoutMs = 30_000, maxBytes = 32 * MIB } = options;
  const listed = typeof allowPrivateNetwork === 'string' ? [allowPrivateNetwork] : allowPrivateNetwork;
  const dispatcher = createDispatcher(createAddressRules(listed));
  const send = options.fetch ?? sendThrough(dispatcher);
  const limits: Limits = { send, timeoutMs, maxBytes };
  const outgoing: Fetch = (address, init = {}) => follow(limits, address, init);
  return Object.assign(outgoing, { close: () => dispatcher.destroy() });
}

async function follow(limits: Limits, address: string | URL, init: RequestInit): Promise<Response> {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  let hop = firstHop(address, init);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendHop(limits, hop, signal, init.signal ?? undefined);
    await assertStatus(hop, response);
    const next =
      init.redirect === 'manual'
        ? undefined
        : nextHop(hop, response.status, response.headers.get('location'));
    if (!next) return toResponse(limits, hop, response);
    await response.body?.cancel();
    hop = next;
  }
  const { origin } = hop.url;
  throw new OutgoingError(
    'redirect_refused',
    origin,
    `${origin} redirected more than ${MAX_REDIRECTS} times.`,
  );
}

/** HTTP lets a server write any three digits; there is no response with most of them. */
async function assertStatus({ url: { origin } }: Hop, { status, body }: Response): Promise<void> {
  if (status >= 200 && status <= 599) return;
  await body?.cancel();
  throw new OutgoingError(
    'invalid_answer',
    origin,
    `${origin} answered with status ${status}, which does not exist.`,
  );
}

function firstHop(address: string | URL, init: RequestInit): Hop {
  const url = toTarget(address);
  const headers = new Headers(init.headers);
  if (!headers.has('user-agent')) headers.set('user-agent', 'Dowel');
  return { url, method: (init.method ?? 'GET').toUpperCase(), headers, body: init.body ?? null };
}

async function sendHop(limits: Limits, hop: Hop, signal: AbortSignal, callersSignal?: AbortSignal) {
  const { url, ...init } = hop;
  try {
    return await limits.send(url, { ...init, redirect: 'manual', signal, ...duplexOf(init.body) });
  } catch (error) {
    // A caller that gave up wants to see its own reason.
    callersSignal?.throwIfAborted();
    throw toOutgoingError(error, url.origin, limits.timeoutMs);
  }
}

function toResponse({ maxBytes, timeoutMs }: Limits, hop: Hop, response: Response): Response {
  const { origin } = hop.url;
  const headers = new Headers(response.headers);
  // The body arrives decompressed; these would describe the bytes that were on the wire.
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const toError = (error: unknown) => toOutgoingError(error, origin, timeoutMs);
  const body = response.body && limitBody(response.body, { origin, maxBytes, toError });
  const { status } = response;
  // Nobody needs the status text, which may hold anything.
  return new Response(BODILESS_STATUSES.has(status) ? null : body, { status, headers });
}

function toTarget(address: string | URL): URL {
  const url = readAddress(String(address));
  if (!url) {
    throw new OutgoingError(
      'invalid_address',
      '',
      'The address is no web address. Check what fills its template.',
    );
  }
  if (url.username || url.password) {
    throw new OutgoingError(
      'invalid_address',
      url.origin,
      `The address at ${url.host} holds a user name, which would hide where the request goes.`,
    );
  }
  return url;
}

function sendThrough(dispatcher: ReturnType<typeof createDispatcher>): Fetch {
  return async (address, init) => {
    type UndiciInit = Parameters<typeof undiciFetch>[1];
    // undici's own fetch and the platform's are the same code under two sets of type names.
    const response = await undiciFetch(address, { ...init, dispatcher } as UndiciInit);
    return response as unknown as Response;
  };
}

/** A streamed body has to be announced. */
function duplexOf(body: BodyInit | null): { duplex?: 'half' } {
  return body instanceof ReadableStream ? { duplex: 'half' } : {};
}
