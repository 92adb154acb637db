import { Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { list } from './list.ts';
import { messageRoutes, messages } from './messages.ts';
import { OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { slackWebhooks } from './webhooks.ts';
import { methodsOf } from './writes.ts';

/** Slack's web API: methods instead of addresses of records, and status 200 also for failures. */
export const slackDialect: Dialect = {
  provider: 'slack',
  objects: { ...OBJECTS, messages },
  refuse,
  ...slackWebhooks,
  tokenPath: '/api/oauth.v2.access',
  authorizePath: '/oauth/v2/authorize',
  routes() {
    const api = new Hono<DialectEnv>();
    for (const [name, object] of Object.entries(OBJECTS)) {
      const { methods, paging } = object;
      api.on(paging === 'bodyCursor' ? ['POST'] : ['GET'], [`/api/${methods.list}`], (c) => list(c, name));
      api.route('/api', methodsOf(name, object));
    }
    api.route('/', messageRoutes());
    // Who the token belongs to.
    api.post('/api/auth.test', (c) => c.json({ ok: true, team: 'Acme', team_id: c.var.account.id }));
    return api;
  },
};
