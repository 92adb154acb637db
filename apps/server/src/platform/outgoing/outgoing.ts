import type { LookupAddress } from 'node:dns';
import { fetch as undiciFetch } from 'undici';
import { type Figures, noFigures, statusClass } from '../metrics/figures.ts';
import { toTarget } from './address.ts';
import { createAddressRules } from './address-rules.ts';
import type { ConnectionTarget } from './assert-allowed.ts';
import { deadline } from './deadline.ts';
import { createDispatcher } from './dispatcher.ts';
import { OutgoingError, toOutgoingError } from './errors.ts';
import { limitBody } from './limited-body.ts';
import type { Lookup } from './lookup.ts';
import { type Hop, nextHop } from './redirects.ts';
import { type Relay, relayThrough, relayWith } from './relay.ts';
import { resolveHost } from './resolve-host.ts';
import { traced } from './traced-call.ts';

/** Sends one request, as the platform's `fetch` does. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

export interface OutgoingOptions {
  /**
   * Private addresses that may be called: addresses, ranges and host names, or `'loopback'`. None by default.
   * Only these may be called without TLS.
   */
  allowPrivateNetwork?: readonly string[] | 'loopback';
  /** Time limit for a whole request, including its body. 30 s by default. */
  timeoutMs?: number;
  /** Size limit for a response body, decompressed. 32 MiB by default. */
  maxBytes?: number;
  /** Replaces the name service. The addresses that it gives are checked all the same. For tests. */
  lookup?: Lookup;
  /** Replaces the transport, and so also the address checks. For tests. */
  fetch?: Fetch;
  /** Where calls are counted. By default nowhere. */
  figures?: Figures;
}

/**
 * All calls to providers, token endpoints and webhooks go through this. Takes what `fetch` takes; failures are
 * `OutgoingError`s.
 */
export interface Outgoing extends Fetch {
  /**
   * Finds the addresses of a host and checks them, for connections that are not HTTP. Connect to one of them, and do not
   * look the name up again.
   * @throws {OutgoingError} when a connection to the host may not be opened, or it has no address.
   */
  resolve(target: ConnectionTarget): Promise<LookupAddress[]>;
  /** Sends a request and passes the answer on as it is, with limits of its own. For the proxy. */
  relay: Relay;
  /** Aborts open requests and closes kept connections. */
  close(): Promise<void>;
}

interface Limits {
  send: Fetch;
  timeoutMs: number;
  maxBytes: number;
}

/** Responses with these statuses have no body, even if the server sent one. */
const BODILESS_STATUSES = new Set([204, 205, 304]);
const DENIED_STATUSES = new Set([401, 403]);
const MAX_REDIRECTS = 5;
const MIB = 1024 * 1024;

/** Creates the outgoing `fetch`. It follows redirects unless `redirect: 'manual'` is set. */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const { allowPrivateNetwork = [], timeoutMs = 30_000, maxBytes = 32 * MIB } = options;
  const listed = typeof allowPrivateNetwork === 'string' ? [allowPrivateNetwork] : allowPrivateNetwork;
  const rules = createAddressRules(listed);
  const dispatcher = createDispatcher(rules, options.lookup);
  const send = options.fetch ?? sendThrough(dispatcher);
  const limits: Limits = { send, timeoutMs, maxBytes };
  const { figures = noFigures } = options;
  const outgoing: Fetch = (address, init = {}) =>
    measured(figures, () => traced(address, init, (traced) => follow(limits, address, traced)));
  const relayed = options.fetch ? relayWith(options.fetch) : relayThrough(dispatcher);
  const relay: Relay = (address, init, relayLimits) =>
    measured(figures, () => traced(address, init, (traced) => relayed(address, traced, relayLimits)));
  return Object.assign(outgoing, {
    relay,
    resolve: (target: ConnectionTarget) => resolveHost(rules, target, options.lookup),
    close: () => dispatcher.destroy(),
  });
}

async function measured<Answer extends { readonly status: number }>(
  figures: Figures,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  const done = (outcome: string) => {
    figures.count('dowel_outgoing_calls_total', { outcome });
    figures.observe('dowel_outgoing_call_duration_seconds', {}, (performance.now() - started) / 1000);
  };
  try {
    const response = await call();
    done(statusClass(response.status));
    return response;
  } catch (error) {
    done(error instanceof OutgoingError ? error.kind : 'aborted');
    throw error;
  }
}

async function follow(limits: Limits, address: string | URL, init: RequestInit): Promise<Response> {
  const limit = deadline(limits.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  let hop = firstHop(address, init);
  const { origin } = hop.url;
  let isElsewhere = false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendHop(limits, hop, signal, init.signal ?? undefined);
    await assertStatus(hop, response);
    const next =
      init.redirect === 'manual'
        ? undefined
        : nextHop(hop, response.status, response.headers.get('location'));
    const isDenied = isElsewhere && DENIED_STATUSES.has(response.status);
    if (!next && !isDenied) return toResponse(limits, hop, response);
    await response.body?.cancel();
    if (!next) throw deniedElsewhere(origin, response.status);
    isElsewhere ||= next.url.origin !== hop.url.origin;
    hop = next;
  }
  throw new OutgoingError(
    'redirect_refused',
    hop.url.origin,
    `${hop.url.origin} redirected more than ${MAX_REDIRECTS} times.`,
  );
}

/** The credentials were not sent there, so the answer says nothing of them. */
function deniedElsewhere(origin: string, status: number): OutgoingError {
  return new OutgoingError(
    'redirect_refused',
    origin,
    `${origin} redirected to another address, which answered ${status}. Credentials are sent to no other host, port or scheme; if the provider has moved, use its new address.`,
  );
}

/** HTTP lets a server send any three digits as status, but a `Response` cannot have most of them. */
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
    // A caller that aborted should get its own reason.
    callersSignal?.throwIfAborted();
    throw toOutgoingError(error, url.origin, limits.timeoutMs);
  }
}

function toResponse({ maxBytes, timeoutMs }: Limits, hop: Hop, response: Response): Response {
  const { origin } = hop.url;
  const headers = new Headers(response.headers);
  // The body is already decompressed. These headers describe the compressed bytes.
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const toError = (error: unknown) => toOutgoingError(error, origin, timeoutMs);
  const body = response.body && limitBody(response.body, { origin, maxBytes, toError });
  const { status } = response;
  // The status text is left out: nothing uses it, and a provider can put anything into it.
  return new Response(BODILESS_STATUSES.has(status) ? null : body, { status, headers });
}

function sendThrough(dispatcher: ReturnType<typeof createDispatcher>): Fetch {
  return async (address, init) => {
    type UndiciInit = Parameters<typeof undiciFetch>[1];
    // undici's own fetch and the platform's fetch are the same code with two sets of types.
    const response = await undiciFetch(address, { ...init, dispatcher } as UndiciInit);
    return response as unknown as Response;
  };
}

/** `fetch` accepts a streamed body only with this option. */
function duplexOf(body: BodyInit | null): { duplex?: 'half' } {
  return body instanceof ReadableStream ? { duplex: 'half' } : {};
}
