import { Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { channelsOf, stop, watch } from './channels.ts';
import { listPage } from './list.ts';
import { OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { recordRoutes } from './writes.ts';

/** Google's API for calendars. */
export const googleDialect: Dialect = {
  provider: 'google',
  objects: OBJECTS,
  refuse,
  subscriptionsOf: channelsOf,
  tokenPath: '/token',
  authorizePath: '/o/oauth2/v2/auth',
  routes() {
    const api = new Hono<DialectEnv>();
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = `/calendar/v3/${object.path}`;
      if (object.canWatch) api.post(`${path}/watch`, (c) => watch(c, name));
      api.get(path, (c) => listPage(c, name, object));
      api.route(path, recordRoutes(name, object));
    }
    api.post('/calendar/v3/channels/stop', stop);
    return api;
  },
};
