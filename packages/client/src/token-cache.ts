import { AuthenticationError, ConnectionError } from './errors.ts';
import type { GetToken, Identity } from './options.ts';
import { untilAborted } from './until-aborted.ts';

/** A token that expires this soon may expire on its way to the service. */
const marginMs = 30_000;

interface Entry {
  pending: Promise<string>;
  /** Absent until the token arrives. */
  token?: string;
  goodUntil: number;
}

/**
 * Keeps consumer tokens in memory, one per group and consumer, until shortly before `exp`. For each, at most one
 * request is under way.
 */
export class TokenCache {
  readonly #entries = new Map<string, Entry>();
  readonly #getToken: GetToken;
  readonly #timeoutMs: number;

  constructor(getToken: GetToken, timeoutMs: number) {
    this.#getToken = getToken;
    this.#timeoutMs = timeoutMs;
  }

  /** A token for the identity. If the server refused a token, pass it as `refused` to get another one. */
  get({ groupRef, consumerRef }: Identity, refused?: string): Promise<string> {
    const key = JSON.stringify([groupRef, consumerRef]);
    const known = this.#entries.get(key);
    if (known && known.goodUntil > Date.now() && (!refused || known.token !== refused)) {
      return known.pending;
    }
    const entry: Entry = {
      pending: this.#ask({ groupRef, consumerRef }),
      goodUntil: Number.POSITIVE_INFINITY,
    };
    this.#entries.set(key, entry);
    entry.pending.then(
      (token) => {
        entry.token = token;
        entry.goodUntil = toExpiryMs(token) - marginMs;
      },
      () => {
        entry.goodUntil = 0;
      },
    );
    return entry.pending;
  }

  async #ask(identity: Identity): Promise<string> {
    let what = 'gave no token';
    let cause: unknown;
    try {
      const token: unknown = await this.#inTime(identity);
      if (typeof token === 'string' && token) return token;
    } catch (error) {
      what = 'failed';
      cause = error;
    }
    // Who is offline need not sign in again.
    const Failure = globalThis.navigator?.onLine === false ? ConnectionError : AuthenticationError;
    throw new Failure(`getToken ${what}, so nothing was sent. Check the endpoint that signs tokens.`, {
      code: 'token_unavailable',
      cause,
    });
  }

  /** All calls of an identity wait for one token. Without a time limit, one lost answer would block them forever. */
  #inTime(identity: Identity): Promise<unknown> {
    const timeoutMs = this.#timeoutMs;
    return untilAborted(undefined, (resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no token within ${timeoutMs} ms`)), timeoutMs);
      Promise.resolve(this.#getToken(identity)).then(resolve, reject);
      return () => clearTimeout(timer);
    });
  }
}

/**
 * When a new JWT expires; 0 for a token that does not say. Such a token is not kept. If it has expired already, this
 * clock is probably ahead. Then the token's lifetime counts from now. The service refuses it if it has expired after all.
 */
function toExpiryMs(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp, iat } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const now = Date.now() / 1000;
    return (exp > now ? exp : now + exp - iat) * 1000 || 0;
  } catch {
    return 0;
  }
}
