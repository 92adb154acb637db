import { Hono } from 'hono';
import { dialectControlRoutes } from './control.ts';
import { everyDialect } from './every-dialect.ts';
import { mountDialect } from './mount.ts';
import { createDialectWorld } from './world.ts';

/** The simulated providers: their APIs, and the switches for tests. */
export function dialectRoutes(options: { now: () => Date; randomToken: () => string }) {
  const worlds = new Map(
    everyDialect.map((dialect) => [dialect.provider, createDialectWorld(dialect, options)]),
  );
  const apis = new Hono();
  for (const [provider, world] of worlds) apis.route(`/${provider}`, mountDialect(world));
  return { apis, control: dialectControlRoutes(worlds) };
}
