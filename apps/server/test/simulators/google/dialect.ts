import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import { stop, subscriptionsOf, watch } from './channels.ts';
import { listPage } from './list.ts';
import { CALENDAR_EVENTS, OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { routesOf } from './writes.ts';

/** Google's API for calendars. */
export const googleDialect: Dialect = {
  provider: 'google',
  objects: { ...OBJECTS, calendarEvents: CALENDAR_EVENTS },
  refuse,
  subscriptionsOf,
  tokenPath: '/token',
  authorizePath: '/o/oauth2/v2/auth',
  routes() {
    const api = new Hono<DialectEnv>();
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = `/calendar/v3/${object.path}`;
      if (object.canWatch) api.post(`${path}/watch`, (c) => watch(c, name));
      api.get(path, (c) => listPage(c, name, object));
      api.route(path, routesOf(name, object));
    }
    api.post('/calendar/v3/channels/stop', stop);
    // https://openid.net/specs/openid-connect-core-1_0.html#UserInfoResponse
    api.get('/oauth2/v3/userinfo', (c) => c.json({ sub: c.var.account.id }));
    // https://developers.google.com/workspace/calendar/api/v3/reference/calendars
    api.get('/calendar/v3/calendars/primary', (c) =>
      c.json({ kind: 'calendar#calendar', id: `${c.var.account.id}@mail.example`, timeZone: 'UTC' }),
    );
    const path = '/calendar/v3/calendars/:calendar/events';
    api.get(path, (c) => listPage(c, 'calendarEvents', CALENDAR_EVENTS, prefixOf(c)));
    api.route(path, routesOf('calendarEvents', CALENDAR_EVENTS, prefixOf));
    return api;
  },
};

/** In the store, the id of an event begins with that of its calendar, which has to be in the list of calendars. */
function prefixOf(c: Context<DialectEnv>): string {
  const calendar = c.var.account.find('calendarList', c.req.param('calendar') ?? '');
  if (calendar) return `${calendar.id}/`;
  throw new Refused('notFound', 'Not Found');
}
