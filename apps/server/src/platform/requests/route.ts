import type { Endpoint, ParsedRequest, RejectedOf, SuccessOf } from '@dowel/schema';
import type { BuilderContext, Context, PublicContext } from '../../context.ts';
import type { Concluded } from '../last-step.ts';
import type { EventAnswer } from './event-answer.ts';
import type { HtmlAnswer } from './html-answer.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/** The input of a handler: the caller, and the request with every part parsed. */
export type RouteInput<E extends Endpoint, C> = ParsedRequest<E> & {
  context: C;
  /** The body before parsing, for checks that a schema cannot make. Do not read it for anything else. */
  sent: unknown;
  /**
   * The origin of the page that sent the request, as the browser reports it. Undefined when no page sent it. A program
   * other than a browser can send any value.
   */
  origin: string | undefined;
  /** Whether the caller would rather have a page for people than JSON. */
  prefersHtml: boolean;
  /** The last server-sent event that the caller has. */
  lastEventId: string | undefined;
};

/** An answer with headers beside its body, such as `ETag`. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that says why a provider did not do what was asked. It has the endpoint's `rejectedStatus`. */
export class Rejected<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** The body that a handler answers; nothing when the endpoint has no body. */
// biome-ignore lint/suspicious/noConfusingVoidType: an async handler that returns nothing is a Promise<void>.
type Success<E extends Endpoint> = SuccessOf<E['wire']> extends undefined ? void : SuccessOf<E['wire']>;
type AnyResult<E extends Endpoint> =
  | Success<E>
  | WithHeaders<Success<E>>
  | ReadyAnswer<Success<E>>
  | HtmlAnswer
  | EventAnswer<Success<E>>
  | Rejected<RejectedOf<E['wire']>>;
type Result<E extends Endpoint> = AnyResult<E> | Promise<AnyResult<E>>;

/** A parsed request without its types. */
export interface AnyRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly sent: unknown;
  readonly origin: string | undefined;
  readonly prefersHtml: boolean;
  readonly lastEventId: string | undefined;
}

/** An endpoint with its handler, ready to be mounted. */
export type Route<E extends Endpoint = Endpoint> =
  | {
      readonly kind: 'caller';
      readonly endpoint: E;
      /** Whether the handler opens its own transaction, after steps outside of it. */
      readonly isInSteps: boolean;
      handle(context: Context, request: AnyRequest): unknown;
    }
  | {
      /** Outside any project. Only a builder who is signed in may call. */
      readonly kind: 'builder';
      readonly endpoint: E;
      readonly isInSteps: boolean;
      handle(context: BuilderContext, request: AnyRequest): unknown;
    }
  | {
      /** Names no project: a key stands for its own, and a builder for all projects of the org. */
      readonly kind: 'either';
      readonly endpoint: E;
      handle(context: Context, request: AnyRequest): unknown;
      handleBuilder(context: BuilderContext, request: AnyRequest): unknown;
    }
  | {
      readonly kind: 'public';
      readonly endpoint: E;
      handle(context: PublicContext, request: AnyRequest): unknown;
    };

/**
 * Joins an endpoint with its handler. When the handler runs, the caller is known and belongs to the project. Unless the
 * endpoint is a GET, the handler runs in one transaction. Its answer is kept in the same transaction, under the
 * request's `Idempotency-Key`.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => Result<E>,
): Route<E> {
  return callerRoute(endpoint, handler, false);
}

/**
 * Like `route`, for a handler that cannot be a single transaction, because it asks a provider or works for a long time
 * before it changes anything. The handler must make the change and its answer in `lastStep`; the return type enforces
 * that.
 */
export function routeInSteps<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => Promise<Concluded<AnyResult<E>>>,
): Route<E> {
  return callerRoute(endpoint, handler, true);
}

/**
 * Like `route`, for a GET whose rows may come from a replica of the database. Its handler writes nothing through the
 * `db` of its context.
 */
export function replicaRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => Result<E>,
): Route<E> {
  if (endpoint.wire.method !== 'GET')
    throw new TypeError(`${endpoint.wire.operation} changes something. Mount it with route().`);
  return callerRoute(
    endpoint,
    (input) => {
      const { replica } = input.context;
      if (!replica) return handler(input);
      return replica.read(input.context, async (context) => handler({ ...input, context }));
    },
    false,
  );
}

function callerRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => unknown,
  isInSteps: boolean,
): Route<E> {
  assertMountable(endpoint, 'caller');
  return { kind: 'caller', endpoint, isInSteps, handle: handling<E, Context>(handler) };
}

/** Like `route`, for an endpoint outside any project. Its access is `builder`. */
export function builderRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, BuilderContext>) => Result<E>,
): Route<E> {
  return signedInRoute(endpoint, handler, false);
}

/** Like `builderRoute`, for a handler that ends in `lastStep`; see `routeInSteps`. */
export function builderRouteInSteps<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, BuilderContext>) => Promise<Concluded<AnyResult<E>>>,
): Route<E> {
  return signedInRoute(endpoint, handler, true);
}

function signedInRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, BuilderContext>) => unknown,
  isInSteps: boolean,
): Route<E> {
  assertMountable(endpoint, 'builder');
  return { kind: 'builder', endpoint, isInSteps, handle: handling<E, BuilderContext>(handler) };
}

/** Joins an endpoint that names no project with a handler for keys of scope `full` and one for builders. */
export function eitherRoute<E extends Endpoint>(
  endpoint: E,
  handlers: {
    inProject: (input: RouteInput<E, Context>) => Result<E>;
    asBuilder: (input: RouteInput<E, BuilderContext>) => Result<E>;
  },
): Route<E> {
  return {
    kind: 'either',
    endpoint,
    handle: handling<E, Context>(handlers.inProject),
    handleBuilder: handling<E, BuilderContext>(handlers.asBuilder),
  };
}

/**
 * Like `route`, for an endpoint that anyone may call, whose answers are ready. Its requests are not counted, because to
 * refuse one would cost as much as to answer it.
 */
export function readyRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, PublicContext>) => ReadyAnswer<Success<E>>,
): Route<E> {
  assertMountable(endpoint, 'public');
  return { kind: 'public', endpoint, handle: handling<E, PublicContext>(handler) };
}

const mountedWith = { caller: 'route', builder: 'builderRoute', public: 'readyRoute' };

function assertMountable({ wire }: Endpoint, kind: keyof typeof mountedWith): void {
  const { access, operation } = wire;
  const fitting = access === 'public' || access === 'builder' ? access : 'caller';
  if (fitting === kind) return;
  throw new TypeError(`${operation} has the access ${access}. Mount it with ${mountedWith[fitting]}().`);
}

/** The cast is safe: the mounting code parses every request with this same endpoint before it calls the handler. */
function handling<E extends Endpoint, C>(handler: (input: RouteInput<E, C>) => unknown) {
  return (context: C, request: AnyRequest) => handler({ ...request, context } as unknown as RouteInput<E, C>);
}
