import type { Hono } from 'hono';
import { createContext, type Dependencies, type PublicContext } from '../context.ts';
import type { HttpVariables } from './mount.ts';
import { readPathParams, readQuery } from './read-input.ts';
import { reportRequest } from './report-request.ts';

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

/** Mounts addresses outside `/v1`. What a handler throws becomes a problem. */
export function mountRawRoutes(
  app: Hono<HttpVariables>,
  routes: readonly RawRoute[],
  dependencies: Dependencies,
): void {
  for (const route of routes) {
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const started = performance.now();
      const context = createContext(dependencies, c.get('requestId'));
      const url = new URL(c.req.url);
      const params = readPathParams(route.path, url.pathname);
      const response = await route.handle({
        context,
        params,
        query: () => readQuery(url.search),
        request: c.req.raw,
      });
      reportRequest.done(context, route.operation, response.status, performance.now() - started);
      return response;
    });
  }
}
