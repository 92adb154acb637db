/** What crosses the wire for one endpoint. `never` means: takes or answers nothing. */
export interface WireShape {
  query?: object;
  body?: unknown;
  success?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint, beyond builders and keys of scope `full`.
 * - `public`: anybody; credentials are ignored.
 * - `full`: keys of scope `full` only.
 * - `frontend`: also keys of scope `frontend`.
 * - `consumer`: also consumer tokens, within their own group.
 */
export type Access = 'public' | 'full' | 'frontend' | 'consumer';

/**
 * One endpoint as it looks on the wire: enough to call it, mount it or mock it, without any validator, so that
 * a browser that uses it loads a few bytes. `endpoint()` adds the schemas.
 */
export interface Wire<Shape extends WireShape = WireShape, Path extends string = string> {
  /** The operation's name in OpenAPI; also the key that joins wire and schemas. */
  readonly operation: string;
  readonly method: Method;
  /** Relative to the base address that ends in `/v1`; parameters in braces, a custom verb after a literal colon. */
  readonly path: Path;
  readonly access: Access;
  readonly status: 200 | 201 | 204;
  /** Media type of the success body; `none` for an empty body. */
  readonly media: 'json' | 'text' | 'none';
  /** Media type of problems, where the interface differs from `application/problem+json`. */
  readonly problemMedia?: 'application/json';
  /** Not part of the original interface: added by Dowel. Listed in docs/compatibility.md. */
  readonly added?: true;
  /** Carries the types; never set at run time. */
  readonly shape?: Shape;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The path parameters of an endpoint, read off its path. */
export type PathParams<W extends Wire> =
  W extends Wire<WireShape, infer Path> ? { [N in Names<Path>]: string } : never;

export type QueryOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { query: infer Q } ? Q : never) : never;
export type BodyOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { body: infer B } ? B : never) : never;
export type SuccessOf<W extends Wire> =
  W extends Wire<infer S> ? (S extends { success: infer R } ? R : undefined) : never;

type Description<Path extends string> = Omit<Wire<WireShape, Path>, 'shape' | 'status' | 'media' | 'access'> &
  Partial<Pick<Wire, 'status' | 'media' | 'access'>>;

/** Describes an endpoint. Defaults: 200, JSON, keys of scope `full`. */
export function wire<Shape extends WireShape>() {
  return <const Path extends string>(description: Description<Path>): Wire<Shape, Path> => ({
    access: 'full',
    status: 200,
    media: 'json',
    ...description,
  });
}

/** Fills a path's parameters, each encoded so that a value can never add a segment or a verb. */
export function toPath(endpoint: Wire, params: Readonly<Record<string, string>>): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new TypeError(
        `${endpoint.operation} needs the path parameter "${name}". Without it the address would name something else; pass a non-empty ${name}.`,
      );
    }
    // URL parsers fold a segment of dots away, encoded or not, and the address would name something else.
    if (value === '.' || value === '..') {
      throw new TypeError(
        `${endpoint.operation} cannot send "${value}" as ${name}: it would change the address. Nothing has that name; pass another ${name}.`,
      );
    }
    return encodeURIComponent(value);
  });
}
