import type { PublicContext } from '../../context.ts';

/** A request outside `/v1`, for which the contract has no endpoint: callbacks and upload addresses. */
export interface RawRequest {
  readonly context: PublicContext;
  readonly params: Readonly<Record<string, string>>;
  /** @throws {ProblemError} `invalid_request` when a parameter is not UTF-8 or holds a NUL. */
  readonly query: () => Readonly<Record<string, string>>;
  readonly request: Request;
}

/** A route outside `/v1` with its handler. `operation` is its name in the log. */
export interface RawRoute {
  readonly operation: string;
  readonly method: 'GET' | 'PUT' | 'POST';
  /** The path, with `{name}` segments. */
  readonly path: string;
  handle(request: RawRequest): Promise<Response>;
}
