import type { Hono } from 'hono';
import { createContext, type Dependencies } from '../context.ts';
import type { RawRoute } from '../requests/raw-route.ts';
import { reportRequest } from '../requests/report-request.ts';
import type { HttpVariables } from './mount.ts';
import { readPathParams, readQuery } from './read-input.ts';

/** Mounts routes outside `/v1`. Errors of a handler become problems. */
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
