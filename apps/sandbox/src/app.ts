import { type Context, Hono } from 'hono';
import { assertReads } from './api/assert-reads.ts';
import { authenticate } from './api/authenticate.ts';
import { ApiError } from './api/errors.ts';
import { apiRoutes } from './api/routes.ts';
import { findCaller } from './control/caller.ts';
import { playFault, takeFault } from './control/faults.ts';
import { playNamedFaults } from './control/play-named-faults.ts';
import { ControlError } from './control/read-body.ts';
import { controlRoutes } from './control/routes.ts';
import { connectedAppsRoutes } from './oauth/connected-apps.tsx';
import { oauthRoutes } from './oauth/routes.tsx';
import { createOAuthServer } from './oauth/server.ts';
import { notFoundPage, pageRoutes } from './pages/routes.tsx';
import { stepRoutes } from './steps/routes.tsx';
import { workspaceRoutes } from './workspaces/routes.ts';
import { createWorld, type WorldOptions } from './world.ts';

/** The settings of a sandbox: its clock, its source of randomness and the demo application's redirect addresses. */
export type SandboxOptions = WorldOptions;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Makes a pretend provider with a world of its own. Serve its `fetch`, or call `request` in tests. */
export function createSandbox(options: SandboxOptions = {}): Hono {
  const world = createWorld(options);
  const oauth = createOAuthServer(world);
  const app = new Hono();

  app.use('/control/*', async (c, next) => {
    // Another website must not reach these switches, neither with a forged form nor by DNS rebinding.
    const isLocal = LOOPBACK_HOSTS.has(new URL(c.req.url).hostname);
    if (!isLocal || c.req.header('sec-fetch-site') === 'cross-site') {
      return c.json(
        { error: { code: 'forbidden', message: 'The switches answer callers on this machine only.' } },
        403,
      );
    }
    return next();
  });
  app.route('/control', controlRoutes(world, options));

  app.use(async (c, next) => {
    // While no fault is switched on, we do not look at the calls.
    const isFaultless = world.faults.size === 0 && world.namedFaults.size === 0;
    if (isFaultless || c.req.path.startsWith('/control/')) return next();
    const caller = await findCaller(world, c.req.raw);
    const fault = takeFault(world.faults, c.req.raw, caller);
    const answer = fault && (await playFault(fault, c.req.raw.signal));
    return answer ?? playNamedFaults(world, caller, c, next);
  });

  app.route('/', pageRoutes(world));
  app.route('/', oauthRoutes(world, oauth));
  app.route('/connected-apps', connectedAppsRoutes(world));
  app.route('/pkce', oauthRoutes(world, oauth));
  app.route('/steps', stepRoutes(world));
  app.route('/w/:workspace', workspaceRoutes(world, oauth));
  app.route(
    '/api/v1',
    apiRoutes(world, (c) => authenticate(world, oauth, c.req.raw)),
  );
  app.route(
    '/open/v1',
    apiRoutes(world, (c) => {
      assertReads(c);
      return world.publicAccount;
    }),
  );

  app.notFound((c) => {
    if (!c.req.path.startsWith('/api/')) return notFoundPage(c);
    return c.json({ error: { code: 'not_found', message: `There is nothing at ${c.req.path}.` } }, 404);
  });
  app.onError(answerError);
  return app;
}

function answerError(error: Error, c: Context) {
  if (error instanceof ApiError) {
    const { field, wwwAuthenticate } = error.details;
    if (wwwAuthenticate) c.header('WWW-Authenticate', wwwAuthenticate);
    return c.json(
      { error: { code: error.code, message: error.message, ...(field && { field }) } },
      error.status,
    );
  }
  if (error instanceof ControlError) {
    return c.json({ error: { code: 'bad_request', message: error.message } }, error.status);
  }
  console.error(error);
  return c.json(
    { error: { code: 'server_error', message: 'The sandbox itself failed. See its output.' } },
    500,
  );
}
