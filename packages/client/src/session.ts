import type { PageQuery } from '@dowel/schema';
import {
  type BodyOf,
  type PathParams,
  type QueryOf,
  type SuccessOf,
  type Surface,
  toPath,
  type Wire,
} from '@dowel/schema/wire';
import { unreadable } from './any-request.ts';
import { type DowelList, toDowelList } from './dowel-list.ts';
import { type Answer, type DowelPromise, toDowelPromise } from './dowel-promise.ts';
import { AuthenticationError, ResponseShapeError } from './errors.ts';
import { toHeaders } from './headers.ts';
import { exchange, notify } from './http.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { toJsonBody } from './json-body.ts';
import type { DowelClientOptions, Identity, RequestOptions } from './options.ts';
import { toTimeout } from './timeout.ts';
import { TokenCache } from './token-cache.ts';
import { untilAborted } from './until-aborted.ts';
import { version } from './version.ts';

const defaultTimeoutMs = 30_000;

type OwnParams<W extends Wire> = Omit<PathParams<W>, 'projectIdOrName'>;

/** The input of an endpoint, without the project. */
type Input<W extends Wire> = (keyof OwnParams<W> extends never
  ? { params?: { projectIdOrName?: string } }
  : { params: OwnParams<W> }) &
  ([QueryOf<W>] extends [never] ? object : { query: QueryOf<W> | undefined }) &
  ([BodyOf<W>] extends [never] ? object : { body: BodyOf<W> });

/** Calls endpoints for one project and one kind of caller. The resources only choose the endpoint and its input. */
export class Session {
  readonly project: string;
  readonly #options: DowelClientOptions;
  readonly #baseUrl: string;
  readonly #tokens: TokenCache | undefined;

  /** `tokens` is shared by all clients that come from the same one. */
  constructor(options: DowelClientOptions, tokens?: TokenCache) {
    const { project, apiKey, getToken, sessionToken, sessionCookie } = options;
    if (!project && !sessionToken && !sessionCookie)
      throw new TypeError('DowelClient needs a project: its id or name.');
    if ([apiKey, getToken, sessionToken, sessionCookie].filter(Boolean).length !== 1) {
      throw new TypeError(
        'DowelClient needs exactly one of apiKey, getToken, sessionToken and sessionCookie.',
      );
    }
    this.project = project ?? '';
    this.#options = options;
    this.#baseUrl = toBaseUrl(options.baseUrl);
    this.#tokens =
      getToken && (tokens ?? new TokenCache(getToken, toTimeout(options.timeoutMs ?? defaultTimeoutMs)));
  }

  /** The same session for another group and consumer. */
  withIdentity(identity: Identity): Session {
    const { getToken } = this.#options;
    if (!getToken) {
      throw new TypeError('withIdentity needs getToken. With an apiKey, pass groupRef.');
    }
    return new Session({ ...this.#options, getToken, identity }, this.#tokens);
  }

  /** Lets a request be made that is not about an endpoint, with the options of this session. */
  withOptions<Result>(use: (options: DowelClientOptions & { baseUrl: string }) => Result): Result {
    return use({ ...this.#options, baseUrl: this.#baseUrl });
  }

  /** The token of this session's group and consumer. Undefined if it calls with something else. */
  token(): Promise<string | undefined> {
    return this.#token({});
  }

  send<W extends Wire>(
    endpoint: W,
    input: Input<W>,
    options: RequestOptions = {},
  ): DowelPromise<SuccessOf<W>> {
    const answer = untilAborted<Answer<SuccessOf<W>>>(options.signal, (resolve, reject) => {
      this.#call(endpoint, input, options).then(resolve, reject);
      return undefined;
    });
    answer.catch((error) => notify(this.#options.hooks?.onError, { operation: endpoint.operation, error }));
    return toDowelPromise(answer);
  }

  /** Like `send`, for an endpoint that returns a list and supports pages. */
  list<Query extends PageQuery, Item, Path extends string>(
    endpoint: Wire<{ query: Query; success: Item[] }, Path>,
    input: Input<typeof endpoint> & { query: Query | undefined },
    options?: RequestOptions,
  ): DowelList<Item> {
    const fetchPage = (pageToken?: string) =>
      this.send(endpoint, pageToken ? { ...input, query: { ...input.query, pageToken } } : input, options);
    return toDowelList(fetchPage(), fetchPage);
  }

  async #call<W extends Wire>(
    endpoint: W,
    input: { params?: object; query?: object | undefined; body?: unknown },
    options: RequestOptions,
  ): Promise<Answer<SuccessOf<W>>> {
    const {
      fetch = (request) => globalThis.fetch(request),
      timeoutMs = defaultTimeoutMs,
      hooks = {},
      ...own
    } = this.#options;
    const { operation, method } = endpoint;
    const path = toPath(endpoint, {
      ...(this.project && { projectIdOrName: this.project }),
      ...input.params,
    });
    const request = {
      operation,
      method,
      url: this.#baseOf(endpoint.surface) + path + toSearch(path, input.query),
      body: input.body === undefined ? undefined : toJsonBody(input.body),
      signal: options.signal,
      timeoutMs: toTimeout(options.timeoutMs ?? timeoutMs),
      retry: { ...own.retry, ...options.retry },
      fetch,
      hooks,
    };
    const plain = {
      ...plainHeaders(method, options),
      'Content-Type': request.body && 'application/json',
    };
    const isPublic = endpoint.access === 'public';
    const token = isPublic ? undefined : await this.#token(options);
    const { apiKey, sessionToken }: Partial<DowelClientOptions> = isPublic ? {} : own;
    const send = (bearer = sessionToken) =>
      exchange({
        ...request,
        headers: toHeaders(own.headers, options.headers, plain, {
          'X-Api-Key': apiKey,
          Authorization: bearer && `Bearer ${bearer}`,
        }),
      });
    const { response, text } = await send(token).catch(async (error) => {
      if (!token || !(error instanceof AuthenticationError)) throw error;
      // We retry once, because keys may have changed, or clocks may differ. The caller sees a second refusal.
      return send(await this.#token(options, token));
    });
    const warning = response.headers.get('Dowel-Warning');
    if (warning) notify(hooks.onWarning ?? console.warn, { operation, warning });
    return { data: await this.#read(endpoint, response, text), response };
  }

  /** A surface is beside `/v1` or on a host of its own. */
  #baseOf(surface: Surface | undefined): string {
    if (!surface) return this.#baseUrl;
    return toBaseUrl(this.#options.surfaces?.[surface] ?? this.#baseUrl.replace(/v1$/, `${surface}/v1`));
  }

  async #token(options: RequestOptions, refused?: string): Promise<string | undefined> {
    if (!this.#tokens) return undefined;
    const identity = options.identity ?? this.#options.identity;
    if (!identity) {
      throw new TypeError('This call needs identity: { groupRef, consumerRef }, here or at the client.');
    }
    return this.#tokens.get(identity, refused);
  }

  async #read<W extends Wire>(endpoint: W, response: Response, text: string): Promise<SuccessOf<W>> {
    const { operation, media } = endpoint;
    let { validateResponses } = this.#options;
    let data: unknown;
    try {
      data = media === 'none' ? undefined : media === 'json' ? JSON.parse(text) : text;
      // In Deno, reading the environment throws when the program has no permission for it.
      validateResponses ??= typeof process !== 'undefined' && process.env?.NODE_ENV === 'development';
    } catch {}
    if (media !== 'none' && (data === undefined || response.headers.get('Content-Type')?.includes('html'))) {
      throw unreadable(operation, response, media);
    }
    if (validateResponses) {
      const { findWrongShape } = await import('./validation.ts');
      const wrong = findWrongShape(operation, data);
      if (wrong) throw new ResponseShapeError(wrong.message, wrong.details);
    }
    return asSuccess(data);
  }
}

/** The server and this client share one contract, so the answer has the type that the endpoint names. */
function asSuccess<Data>(data: unknown): Data {
  return data as Data;
}

function toBaseUrl(baseUrl = '/v1'): string {
  const page: { origin: string } | undefined = globalThis.location;
  try {
    const { protocol, origin, pathname, href } = new URL(baseUrl, page?.origin);
    // A user name, a password and a query would be left out of every call.
    if (protocol.startsWith('http') && href === origin + pathname) return href.replace(/\/+$/, '');
  } catch {}
  throw new TypeError(
    `DowelClient cannot use the baseUrl "${baseUrl.replace(/\/\/.*@/, '//')}". Pass one such as https://dowel.example.com/v1, without password or query.`,
  );
}

function toSearch(path: string, query: object = {}): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined);
  const given = String(new URLSearchParams(known));
  return given && (path.includes('?') ? '&' : '?') + given;
}

function plainHeaders(
  method: string,
  { idempotencyKey }: RequestOptions,
): Record<string, string | undefined> {
  return {
    Accept: 'application/json, application/problem+json, text/plain',
    'Idempotency-Key': method === 'GET' ? undefined : (idempotencyKey ?? createIdempotencyKey()),
    // A page may not send this header: the API's CORS rules do not list it.
    'X-Dowel-Client': globalThis.location ? undefined : `client/${version}`,
  };
}
