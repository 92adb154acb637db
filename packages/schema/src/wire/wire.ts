/** The types of what an endpoint takes and answers. Leave out a member when there is nothing. */
export interface WireShape {
  query?: object;
  body?: unknown;
  success?: unknown;
  /** What comes with `rejectedStatus`. */
  rejected?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A part of the interface that the original has on a host of its own. Reading and writing share method and path, so
 * only the host or the prefix tells them apart. Everything else is on the main address.
 */
export type Surface = 'read' | 'write' | 'search';
export const surfaces = ['read', 'write', 'search'] as const satisfies readonly Surface[];

/**
 * Who may call an endpoint.
 * - `public`: everyone. Credentials are ignored.
 * - `builder`: builders who are signed in, and no key. The endpoint is about people and orgs, not about one project.
 * - `full`: keys of scope `full`, and builders of the org that owns the project.
 * - `token`: also consumer tokens within their own group. No key of scope `frontend`: anybody who opens a page can read
 *   it, and name any group with it.
 * - `consumer`: also consumer tokens within their own group, and keys of scope `frontend`.
 */
export type Access = 'public' | 'builder' | 'full' | 'token' | 'consumer';

/** When an endpoint goes away. docs/guides/versions.md says what is promised about that. */
export interface Deprecation {
  /** An ISO time: since when nobody should begin to use it. */
  readonly since: string;
  /** An ISO time: from when on it may answer 404. */
  readonly sunset: string;
  /** A page that says what to use instead. */
  readonly infoUrl: string;
}

/**
 * One endpoint without its validators, so that a browser loads only a few bytes. This is enough to call, mount or mock
 * the endpoint. `endpoint()` adds the schemas.
 */
export interface Wire<Shape extends WireShape = WireShape, Path extends string = string> {
  /** The operation's name in OpenAPI. The client also finds the schemas by this name. */
  readonly operation: string;
  readonly method: Method;
  /** Relative to the base address, which ends in `/v1`. Parameters are in braces. A custom verb follows a colon. */
  readonly path: Path;
  /** Absent: the main address. */
  readonly surface?: Surface;
  readonly access: Access;
  readonly status: 200 | 201 | 204;
  /** The media type of the success body. `none` for an empty body, `events` for server-sent events. */
  readonly media: 'json' | 'text' | 'none' | 'events';
  /**
   * The request changes nothing, although its method is not GET ("safe" in RFC 9110). So it can be repeated at will, and
   * its answer is not kept for an `Idempotency-Key`.
   */
  readonly isSafe?: true;
  /**
   * The status of an answer that says why a provider did not do what was asked. It has a body of its own, and is no
   * problem.
   */
  readonly rejectedStatus?: 422;
  /**
   * The media type of problems, when it is not `application/problem+json`. `text/plain` is only for those of 400. With the
   * numbers, it is only for problems of these statuses.
   */
  readonly problemMedia?: 'application/json' | 'application/json: 400, 500' | 'text/plain';
  /** Dowel added this endpoint to the original interface. OpenAPI says so. */
  readonly added?: true;
  /** Set when the endpoint will go away. */
  readonly deprecation?: Deprecation;
  /** Only carries the types. Never set at run time. */
  readonly shape?: Shape;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The path parameters of an endpoint, derived from its path. */
export type PathParams<W extends Wire> =
  W extends Wire<WireShape, infer Path> ? { [N in Names<Path>]: string } : never;

export type QueryOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { query: infer Q } ? Q : never) : never;
export type BodyOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { body: infer B } ? B : never) : never;
export type SuccessOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { success: infer R } ? R : undefined) : never;
export type RejectedOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { rejected: infer R } ? R : never) : never;

type Description<Path extends string> = Omit<Wire<WireShape, Path>, 'shape' | 'status' | 'media'> &
  Partial<Pick<Wire, 'status' | 'media'>>;

/** Describes an endpoint. Defaults: 200, JSON, and no body with 204. Who may call it has no default: without it, an endpoint does not compile. */
export function wire<Shape extends WireShape>() {
  return <const Path extends string>(description: Description<Path>): Wire<Shape, Path> => ({
    status: 200,
    media: description.status === 204 ? 'none' : 'json',
    ...description,
  });
}

/**
 * The status of a problem that an endpoint answers. Where 422 has a body of its own, a problem of 422 answers 400: it has
 * no operation, which that body needs.
 */
export function problemStatusOf({ rejectedStatus }: Pick<Wire, 'rejectedStatus'>, status: number): number {
  return status === rejectedStatus ? 400 : status;
}

/** The media type of a problem that an endpoint answers. The body is the same JSON in each. */
export function problemMediaOf(
  { problemMedia }: { problemMedia?: Wire['problemMedia'] | undefined },
  status: number,
): string {
  const usual = 'application/problem+json';
  if (problemMedia === 'text/plain') return status === 400 ? 'text/plain; charset=utf-8' : usual;
  if (problemMedia === 'application/json: 400, 500') {
    return status === 400 || status === 500 ? 'application/json' : usual;
  }
  return problemMedia ?? usual;
}

/** The path of an endpoint from the root of the service, such as `/v1/…` or, on a surface, `/read/v1/…`. */
export function addressOf({ surface, path }: Pick<Wire, 'surface' | 'path'>): string {
  return `${surface === undefined ? '' : `/${surface}`}/v1${path}`;
}

/** Fills the parameters of an endpoint's address, from the root of the service. */
export function toAddress(endpoint: Wire, params: Readonly<Record<string, string>>): string {
  return addressOf({ ...endpoint, path: toPath(endpoint, params) });
}

/** Fills the parameters of a path. Each value is encoded, so that it can never add a segment or a verb. */
export function toPath(endpoint: Wire, params: Readonly<Record<string, string>>): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new TypeError(
        `${endpoint.operation} needs the path parameter "${name}". Without it the address would name something else; pass a non-empty ${name}.`,
      );
    }
    // URL parsers resolve the segments "." and "..", even when encoded, so the address would name something else.
    if (value === '.' || value === '..') {
      throw new TypeError(
        `${endpoint.operation} cannot send "${value}" as ${name}: it would change the address. Nothing has that name; pass another ${name}.`,
      );
    }
    return encodeURIComponent(value);
  });
}
