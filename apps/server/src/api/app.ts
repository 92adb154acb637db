import { endpointNotFoundProblem, healthNotReadyProblem, stoppingProblem } from '@dowel/schema/rules';
import { sql } from 'drizzle-orm';
import { Hono, type Context as HonoContext } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { createContext, type Dependencies } from '../context.ts';
import { answerWithin } from '../platform/answer-within.ts';
import { isToldAsBuilder } from '../platform/caller.ts';
import { ProblemError } from '../platform/problems/problem-error.ts';
import { toProblemReply } from '../platform/problems/to-problem.ts';
import { reportRequest } from '../platform/requests/report-request.ts';
import { atSurfaceHosts } from './http/at-surface-hosts.ts';
import { preflight } from './http/cors.ts';
import { mountMetrics } from './http/metrics-endpoint.ts';
import { mountRoutes } from './http/mount.ts';
import { mountProxy } from './http/mount-proxy.ts';
import { mountRawRoutes } from './http/mount-raw-routes.ts';
import { type HttpVariables, respond, responseHead } from './http/response-head.ts';
import { rawRoutes, routes } from './routes.ts';

/** What the surrounding process tells the app. */
export interface AppOptions {
  /** Whether the process was told to stop. From then on, the app is not ready. */
  isStopping?: () => boolean;
}

/** Builds the service from its dependencies. `app.fetch` handles a request without a port. */
export function createApp(dependencies: Dependencies, options: AppOptions = {}): Hono<HttpVariables> {
  const { pathname } = new URL(dependencies.env.publicUrl);
  const app = atSurfaceHosts(dependencies.env.surfaceHosts, createRootApp(dependencies, options));
  return pathname === '/' ? app : withPath(pathname, app);
}

/** A proxy that serves us under a path either removes the path or keeps it. Both work. */
function withPath(path: string, app: Hono<HttpVariables>): Hono<HttpVariables> {
  return new Hono<HttpVariables>().mount(path, app.fetch).mount('/', app.fetch);
}

function createRootApp(dependencies: Dependencies, options: AppOptions): Hono<HttpVariables> {
  // Hono would first try a faster router, which cannot hold paths with verbs.
  const app = new Hono<HttpVariables>({ router: new TrieRouter() });
  // Before everything else: its answers have other headers, and on a host of its own every path is a provider's.
  if (dependencies.env.roles.includes('api')) mountProxy(app, dependencies);
  app.use(responseHead(dependencies.env.publicOrigin));
  app.options('*', preflight);

  mountHealth(app, dependencies, options);
  mountMetrics(app, dependencies);
  if (dependencies.env.roles.includes('api')) {
    for (const [surface, own] of Map.groupBy(routes, (route) => route.endpoint.wire.surface)) {
      mountRoutes(app, surface === undefined ? '/v1' : `/${surface}/v1`, own, dependencies);
    }
    mountRawRoutes(app, rawRoutes, dependencies);
  }

  const refuse = (c: HonoContext<HttpVariables>, error: Error): Response => {
    const context = createContext(dependencies, c.get('requestId'));
    reportRequest.failure(context, 'none', error);
    const { requestId } = context;
    const isForBuilder = isToldAsBuilder(context);
    return respond(c, toProblemReply(error, { requestId, time: context.now(), isForBuilder }));
  };
  // Returned and not thrown: a thrown error would skip what the middleware does after the response.
  app.notFound((c) => refuse(c, new ProblemError('endpoint_not_found', endpointNotFoundProblem())));
  app.onError((error, c) => refuse(c, error));
  return app;
}

/** Who asks whether a process is ready does not wait for as long as a statement may take. */
const READY_MS = 5_000;

function mountHealth(
  app: Hono<HttpVariables>,
  { db }: Dependencies,
  { isStopping = () => false }: AppOptions,
): void {
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', async (c) => {
    if (isStopping()) {
      throw new ProblemError('not_ready', stoppingProblem());
    }
    try {
      // It changes nothing. A server that takes no writes refuses it, and loses this connection by that.
      const written = db.execute(sql`delete from encryption_keys where false`);
      await answerWithin(READY_MS, written, 'The database says nothing.');
    } catch (cause) {
      throw new ProblemError('not_ready', {
        ...healthNotReadyProblem(),
        headers: { 'Retry-After': '5' },
        cause,
      });
    }
    return c.json({ status: 'ready' });
  });
}
