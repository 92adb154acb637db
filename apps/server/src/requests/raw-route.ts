import type { PublicContext } from '../context.ts';

/** A request outside `/v1`, which has no endpoint in the contract: callbacks, upload addresses. */
export interface RawRequest {
  readonly context: PublicContext;
  readonly params: Readonly<Record<string, string>>;
  /** @throws {ProblemError} `invalid_request` when a parameter is no UTF-8 or holds a NUL. */
  readonly query: () => Readonly<Record<string, string>>;
  readonly request: Request;
}

/** An address outside `/v1` and what answers it. `operation` is its name in the log. */
export interface RawRoute {
  readonly operation: string;
  readonly method: 'GET' | 'PUT' | 'POST';
  /** With `{name}` segments. */
  readonly path: string;
  handle(request: RawRequest): Promise<Response>;
}
