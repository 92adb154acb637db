/** Who a consumer token speaks for. */
export interface Identity {
  /** The builder's own reference of the customer's workspace. */
  groupRef: string;
  /** The builder's own reference of the end user. */
  consumerRef: string;
}

/** Gets a consumer token from the builder's backend, which signs it with `@dowel/client/server`. */
export type GetToken = (identity: Identity) => Promise<string> | string;

/** How often and how patiently a failed call is sent again. */
export interface RetryOptions {
  /**
   * Attempts after the first. Default 2; 0 never retries. Waiting for the answer of a first attempt that the service
   * still works on does not count, for up to `timeoutMs`.
   */
  limit?: number;
  /** Longest wait by our own plan. Default 8000. */
  maxDelayMs?: number;
  /** Longest wait a `Retry-After` can ask for; a longer one is cut to this. Default 30000. */
  maxRetryAfterMs?: number;
}

/** Watches calls, for logs, metrics and trace headers. What a hook throws is ignored. */
export interface Hooks {
  /** Before each attempt. Headers may be added to `request`; it carries credentials, so do not log it whole. */
  onRequest?(event: { operation: string; attempt: number; request: Request }): void;
  /** After each attempt that got an answer, whatever its status. The body of `response` has been read. */
  onResponse?(event: { operation: string; attempt: number; response: Response; durationMs: number }): void;
  /** Before the wait for another attempt. `attempt` is the one that failed. */
  onRetry?(event: { operation: string; attempt: number; error: unknown }): void;
  /** Once, when a call has failed for good. `error` is a `DowelError` or the reason of an abort. */
  onError?(event: { operation: string; error: unknown }): void;
}

interface CommonOptions {
  /** The service's address, ending in `/v1`. In a browser `/v1` on the page's own origin; required elsewhere. */
  baseUrl?: string | undefined;
  /** Id or name of the project that every call is about. */
  project: string;
  /** Sends requests. Default the platform's; pass a server's `app.fetch` to stay in process. */
  fetch?: ((request: Request) => Promise<Response> | Response) | undefined;
  /** Limit of each attempt, its body included, and of `getToken`. Default 30000. */
  timeoutMs?: number | undefined;
  retry?: RetryOptions | undefined;
  /**
   * Checks answers against the schemas, which loads them. Unknown fields and unknown enum values pass.
   * Default: only where `process.env.NODE_ENV` is `development`.
   */
  validateResponses?: boolean | undefined;
  hooks?: Hooks | undefined;
  /**
   * Sent with every call, for gateways and the like. Those of one call win over these, and the client's own over both:
   * credentials, `Idempotency-Key`, `Accept`, `Content-Type`, `X-Dowel-Client`.
   */
  /** See `headers` of the client. */
  headers?: Record<string, string> | undefined;
}

/** A client has exactly one of `apiKey` and `getToken`. */
export type DowelClientOptions = CommonOptions &
  (
    | { apiKey: string; getToken?: undefined; identity?: undefined }
    | {
        apiKey?: undefined;
        /** Called when there is no token, or the one there is expires within 30 s or was refused. */
        getToken: GetToken;
        /** Whom calls are made for, unless a call or `withIdentity` says otherwise. */
        identity?: Identity | undefined;
      }
  );

/** Options of one call. */
export interface RequestOptions {
  /** Aborts the call, its retries and its waits; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Limit of each attempt. */
  timeoutMs?: number | undefined;
  retry?: RetryOptions | undefined;
  /** Whom the consumer token is for. Ignored with an API key. */
  identity?: Identity | undefined;
  /** Names a write, so that the server does it once. Default: a new one per call, the same on each retry. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
}
