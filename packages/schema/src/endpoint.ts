import type * as z from 'zod';
import type { ProblemCode } from './problems.ts';
import type { BodyOf, PathParams, QueryOf, RejectedOf, SuccessOf, Wire } from './wire/wire.ts';

/** An endpoint with its validators. A server mounts it, and the OpenAPI document is generated from it. */
export interface Endpoint<W extends Wire = Wire, Body extends z.ZodType | undefined = z.ZodType | undefined> {
  readonly wire: W;
  readonly query: z.ZodType | undefined;
  readonly body: Body;
  readonly success: z.ZodType | undefined;
  /** What comes with the `rejectedStatus` of the wire description. */
  readonly rejected?: z.ZodType | undefined;
  /** The problems that this endpoint may answer, beyond the `commonProblems` of every endpoint. */
  readonly problems: readonly ProblemCode[];
}

/** What a handler receives after the request was parsed. */
export interface ParsedRequest<E extends Endpoint> {
  params: PathParams<E['wire']>;
  query: [QueryOf<E['wire']>] extends [never] ? Record<string, never> : QueryOf<E['wire']>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
}

/** The validators and problems of an endpoint. The compiler checks that they fit the types of the wire description. */
export interface EndpointSchemas<W extends Wire, Body extends z.ZodType | undefined> {
  query?: z.ZodType<QueryOf<W>>;
  /** Only the input type must fit the wire description, because parsing may add defaults to a body. */
  body?: Body & z.ZodType<unknown, BodyOf<W>>;
  success?: z.ZodType<SuccessOf<W>>;
  rejected?: z.ZodType<RejectedOf<W>>;
  problems: readonly ProblemCode[];
}

/** Joins a wire description with its validators. */
export function endpoint<W extends Wire, Body extends z.ZodType | undefined = undefined>(
  wire: W,
  { query, body, success, rejected, problems }: EndpointSchemas<W, Body>,
): Endpoint<W, Body> {
  return { wire, query, body: body as Body, success, rejected, problems };
}
