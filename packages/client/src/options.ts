import type { Surface } from '@dowel/schema/wire';

/** The end user that a consumer token speaks for. */
export interface Identity {
  /** The builder's own reference for the customer's workspace. */
  groupRef: string;
  /** The builder's own reference for the end user. */
  consumerRef: string;
}

/** Gets a consumer token from the builder's backend, which signs it with `@dowel/client/server`. */
export type GetToken = (identity: Identity) => Promise<string> | string;

/** How often a failed call is sent again, and how long the client waits in between. */
export interface RetryOptions {
  /**
   * Attempts after the first. Default 2; 0 never retries. While the service still works on the first attempt of a
   * write, waiting for its answer does not count as an attempt, for up to `timeoutMs`.
   */
  limit?: number;
  /** The longest wait that the client chooses itself. Default 8000. */
  maxDelayMs?: number;
  /**
   * The longest wait that a `Retry-After` can ask for; a longer one is cut to this, and the call fails at once when even its
   * last attempt would come too early. Default 30000.
   */
  maxRetryAfterMs?: number;
}

/** Watches calls, for logs, metrics and trace headers. Errors that a hook throws are ignored. */
export interface Hooks {
  /** Before each attempt. Headers may be added to `request`; it carries credentials, so do not log it whole. */
  onRequest?(event: { operation: string; attempt: number; request: Request }): void;
  /** After each attempt that got an answer, whatever its status. `response` is a copy, so its body may be read. */
  onResponse?(event: { operation: string; attempt: number; response: Response; durationMs: number }): void;
  /** Before the wait for the next attempt. `attempt` is the one that failed. */
  onRetry?(event: { operation: string; attempt: number; error: unknown }): void;
  /**
   * When the service has left something out of a call, or has done it in another way than it was asked to. `warning` is the
   * answer's `Dowel-Warning`, such as `unknown_member;path="nmae"`. Default: `console.warn`.
   */
  onWarning?(event: { operation: string; warning: string }): void;
  /** Once, when a call has failed for good. `error` is a `DowelError` or the reason of an abort. */
  onError?(event: { operation: string; error: unknown }): void;
}

interface CommonOptions {
  /**
   * The service's address, ending in `/v1`. In a browser, the default is `/v1` on the page's origin; elsewhere,
   * required.
   */
  baseUrl?: string | undefined;
  /**
   * The addresses for reading, writing and searching, each ending in `/v1`, if the service has hosts of their own for
   * them. Default: beside the service's address, such as `/read/v1`.
   */
  surfaces?: Partial<Record<Surface, string>> | undefined;
  /** Sends requests. The default is the platform's `fetch`. Pass a server's `app.fetch` to stay in the same process. */
  fetch?: ((request: Request) => Promise<Response> | Response) | undefined;
  /** Time limit of each attempt, including its body, and of `getToken`. Default 30000; `Infinity` for none. */
  timeoutMs?: number | undefined;
  retry?: RetryOptions | undefined;
  /**
   * Checks answers against the schemas, and loads the schemas to do so. Allows unknown fields and unknown enum values.
   * Default: only where `process.env.NODE_ENV` is `development`.
   */
  validateResponses?: boolean | undefined;
  hooks?: Hooks | undefined;
  /**
   * Headers for every call, for gateways and the like. The headers of one call win over these. The client's own headers
   * win over both: credentials, `Idempotency-Key`, `Accept`, `Content-Type`, `X-Dowel-Client`.
   */
  headers?: Record<string, string> | undefined;
}

/** Id or name of the project that every call is about. */
interface OfProject {
  project: string;
}

/** A client has exactly one of `apiKey`, `getToken`, `sessionToken` and `sessionCookie`. */
export type DowelClientOptions = CommonOptions &
  (
    | (OfProject & {
        apiKey: string;
        getToken?: undefined;
        sessionToken?: undefined;
        sessionCookie?: undefined;
        identity?: undefined;
      })
    | (OfProject & {
        apiKey?: undefined;
        sessionToken?: undefined;
        sessionCookie?: undefined;
        /** Called when there is no token, when the token expires within 30 s, or when the service has refused it. */
        getToken: GetToken;
        /** The end user that calls are made for, unless a call or `withIdentity` says otherwise. */
        identity?: Identity | undefined;
      })
    | {
        apiKey?: undefined;
        getToken?: undefined;
        identity?: undefined;
        /** The session of a builder who is signed in. */
        sessionToken: string;
        sessionCookie?: undefined;
        /** Id or name of the project. Calls about orgs and people need none. */
        project?: string | undefined;
      }
    | {
        apiKey?: undefined;
        getToken?: undefined;
        sessionToken?: undefined;
        identity?: undefined;
        /**
         * In a page of the service's own origin: the browser sends the cookie of the builder who is signed in, which
         * scripts cannot read. The client sends no credential of its own.
         */
        sessionCookie: true;
        /** Id or name of the project. Calls about orgs and people need none. */
        project?: string | undefined;
      }
  );

/** Options of one call. */
export interface RequestOptions {
  /** Aborts the call, its retries and its waits; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time limit of each attempt. */
  timeoutMs?: number | undefined;
  retry?: RetryOptions | undefined;
  /** The end user that the consumer token is for. Ignored with an API key. */
  identity?: Identity | undefined;
  /**
   * Identifies a write, so that the service does it only once in 24 hours and repeats its first answer. Default: a new key
   * per call, the same on each retry.
   */
  idempotencyKey?: string | undefined;
  /** Headers for this call; see `headers` of the client. */
  headers?: Record<string, string> | undefined;
}
