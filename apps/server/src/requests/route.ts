import type { Endpoint, ParsedRequest, SuccessOf } from '@dowel/schema';
import type { Context, PublicContext } from '../context.ts';
import type { Concluded } from '../last-step.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/** What a handler is given: the caller, and the request with every part parsed. */
export type RouteInput<E extends Endpoint, C> = ParsedRequest<E> & {
  context: C;
  /** The body before it was parsed, for what a shape cannot tell. Nothing else may read it. */
  sent: unknown;
  /** The page that sent the request, as the browser says; undefined when no page did. A program may claim any. */
  origin: string | undefined;
};

/** An answer with headers beside its body, such as `ETag`. */
export class Answer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** What a handler answers with; nothing, where the endpoint has no body. */
// biome-ignore lint/suspicious/noConfusingVoidType: an async handler that returns nothing is a Promise<void>.
type Success<E extends Endpoint> = SuccessOf<E['wire']> extends undefined ? void : SuccessOf<E['wire']>;
type AnyResult<E extends Endpoint> = Success<E> | Answer<Success<E>> | ReadyAnswer<Success<E>>;
type Result<E extends Endpoint> = AnyResult<E> | Promise<AnyResult<E>>;

/** A request that the edge has parsed, with its types forgotten. */
export interface AnyRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly sent: unknown;
  readonly origin: string | undefined;
}

/** An endpoint with its handler, ready to be mounted. */
export type Route<E extends Endpoint = Endpoint> =
  | {
      readonly kind: 'caller';
      readonly endpoint: E;
      /** Whether the handler opens its own transaction, after steps outside of one. */
      readonly isInSteps: boolean;
      handle(context: Context, request: AnyRequest): unknown;
    }
  | {
      readonly kind: 'public';
      readonly endpoint: E;
      handle(context: PublicContext, request: AnyRequest): unknown;
    };

/**
 * Joins an endpoint with what answers it. The caller is known and in its project by then. Unless it is a GET, the
 * handler runs in one transaction, and what it answers is kept there under the request's `Idempotency-Key`.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => Result<E>,
): Route<E> {
  return callerRoute(endpoint, handler, false);
}

/**
 * As `route`, for a handler that must not be one transaction: it asks a provider, or works for long, before it changes
 * anything. The change and the answer come out of `lastStep`, which the type demands.
 */
export function routeInSteps<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => Promise<Concluded<AnyResult<E>>>,
): Route<E> {
  return callerRoute(endpoint, handler, true);
}

function callerRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, Context>) => unknown,
  isInSteps: boolean,
): Route<E> {
  if (endpoint.wire.access === 'public') {
    throw new TypeError(
      `${endpoint.wire.operation} is public and has no caller. Mount it with publicRoute().`,
    );
  }
  return {
    kind: 'caller',
    endpoint,
    isInSteps,
    handle: (context, request) => handler(parsedAs<RouteInput<E, Context>>({ ...request, context })),
  };
}

/** As `route`, for an endpoint that anybody may call. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (input: RouteInput<E, PublicContext>) => Result<E>,
): Route<E> {
  if (endpoint.wire.access !== 'public') {
    throw new TypeError(`${endpoint.wire.operation} needs a caller. Mount it with route().`);
  }
  return {
    kind: 'public',
    endpoint,
    handle: (context, request) => handler(parsedAs<RouteInput<E, PublicContext>>({ ...request, context })),
  };
}

/** The mounting code parses every request with this very endpoint before it calls the handler. */
function parsedAs<Input>(request: AnyRequest & { context: unknown }): Input {
  return request as Input;
}
