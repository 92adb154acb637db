import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { dialectControlRoutes } from './control.ts';
import { everyDialect } from './every-dialect.ts';
import { mountDialect } from './mount.ts';
import { createDialectWorld } from './world.ts';

/**
 * The simulated providers: their APIs at `/dialects/{provider}`, and the switches for tests.
 * @param now the time at accounts that have no other. Default: the clock of the system
 */
export function createSimulators(now: () => Date = () => new Date()): Hono {
  const options = { now, randomToken: () => randomBytes(24).toString('hex') };
  const worlds = new Map(
    everyDialect.map((dialect) => [dialect.provider, createDialectWorld(dialect, options)]),
  );
  const app = new Hono();
  for (const [provider, world] of worlds) app.route(`/dialects/${provider}`, mountDialect(world));
  app.route('/control/dialects', dialectControlRoutes(worlds));
  return app;
}
