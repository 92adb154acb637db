import { Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { listPage } from './list.ts';
import { OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { recordRoutes } from './writes.ts';

/** Google's API for calendars. */
export const googleDialect: Dialect = {
  provider: 'google',
  objects: OBJECTS,
  refuse,
  tokenPath: '/token',
  authorizePath: '/o/oauth2/v2/auth',
  routes() {
    const api = new Hono<DialectEnv>();
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = `/calendar/v3/${object.path}`;
      api.get(path, (c) => listPage(c, name, object));
      api.route(path, recordRoutes(name, object));
    }
    return api;
  },
};
