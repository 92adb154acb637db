import type { Hono, Context as HonoContext } from 'hono';
import type { Dependencies, PublicContext } from '../../context.ts';
import { isToldAsBuilder } from '../../platform/caller.ts';
import { toProblemReply } from '../../platform/problems/to-problem.ts';
import type { RawRoute } from '../../platform/requests/raw-route.ts';
import { reportRequest } from '../../platform/requests/report-request.ts';
import { type Limited, limitStranger } from './limit-requests.ts';
import { readPathParams, readQuery } from './read-input.ts';
import { type HttpVariables, respond } from './response-head.ts';
import { inTrace } from './trace-request.ts';

/** Mounts routes outside `/v1`. Errors become problems. */
export function mountRawRoutes(
  app: Hono<HttpVariables>,
  routes: readonly RawRoute[],
  dependencies: Dependencies,
): void {
  // The first match answers, so a path that takes all below it comes last.
  const isLast = ({ path }: RawRoute) => Number(path.endsWith('*'));
  for (const route of routes.toSorted((one, other) => isLast(one) - isLast(other))) {
    const { operation } = route;
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      inTrace(c, dependencies, { operation, handle: (context) => answer(route, c, context) }),
    );
  }
}

/** Handles one request. Its log line names the operation. */
async function answer(
  route: RawRoute,
  c: HonoContext<HttpVariables>,
  context: PublicContext,
): Promise<Response> {
  const started = performance.now();
  const limited: Limited = { context };
  const response = await handle(route, limited, c.req.raw).catch((error) => {
    reportRequest.failure(context, route.operation, error);
    const { requestId } = context;
    const isForBuilder = isToldAsBuilder(context);
    return respond(c, toProblemReply(error, { requestId, time: context.now(), isForBuilder }));
  });
  for (const [name, value] of Object.entries(limited.limitHeaders ?? {})) response.headers.set(name, value);
  reportRequest.done(context, route.operation, response.status, performance.now() - started);
  return response;
}

async function handle(route: RawRoute, limited: Limited, request: Request): Promise<Response> {
  await limitStranger(limited);
  const { context } = limited;
  const { pathname, search } = new URL(request.url);
  const params = readPathParams(route.path, pathname);
  return route.handle({ context, params, query: () => readQuery(search), request });
}
