import type * as z from 'zod';
import type { ProblemCode } from './problems.ts';
import {
  type BodyOf,
  type PathParams,
  type QueryOf,
  type RejectedOf,
  type SuccessOf,
  type Wire,
  type WireShape,
  wire,
} from './wire/wire.ts';

/** An endpoint with its validators. A server mounts it, and the OpenAPI document is generated from it. */
export interface Endpoint<W extends Wire = Wire, Body extends z.ZodType | undefined = z.ZodType | undefined> {
  readonly wire: W;
  readonly query: z.ZodType | undefined;
  readonly body: Body;
  readonly success: z.ZodType | undefined;
  /** The members of a body that do nothing, because of what its other members say. */
  readonly idle?: ((body: never) => string[]) | undefined;
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

/**
 * The validators and problems of an endpoint. The compiler checks that they fit the types of the wire description. They have
 * zod's core type here: with `z.ZodType`, the compiler makes half as many instantiations again in the whole repository.
 */
export interface EndpointSchemas<W extends Wire, Body extends z.ZodType | undefined> {
  query?: z.core.$ZodType<QueryOf<W>>;
  /** Only the input type must fit the wire description, because parsing may add defaults to a body. */
  body?: Body & z.core.$ZodType<unknown, BodyOf<W>>;
  idle?: (body: BodyOf<W>) => string[];
  success?: z.core.$ZodType<SuccessOf<W>>;
  rejected?: z.core.$ZodType<RejectedOf<W>>;
  problems: readonly ProblemCode[];
}

/** What `wire()` takes. */
type Description = Parameters<ReturnType<typeof wire>>[0];

/**
 * Describes an endpoint: its wire description, its validators and its problems. The package is built without the last
 * two for `@dowel/schema/wire`, so that a page that calls an endpoint does not load zod.
 */
export function endpoint<Shape extends WireShape>() {
  return <const Path extends string, Body extends z.ZodType | undefined = undefined>({
    query,
    body,
    idle,
    success,
    rejected,
    problems,
    ...description
  }: Description & { path: Path } & EndpointSchemas<Wire<Shape, Path>, Body>): Endpoint<
    Wire<Shape, Path>,
    Body
  > => ({
    wire: wire<Shape>()<Path>(description),
    query: query as z.ZodType | undefined,
    body: body as Body,
    idle,
    success: success as z.ZodType | undefined,
    rejected: rejected as z.ZodType | undefined,
    problems,
  });
}
