/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { type ConnectedApp, ConnectedAppsPage } from '../pages/ConnectedAppsPage.tsx';
import { isSameSite, sendPage } from '../pages/send-page.ts';
import type { World } from '../world.ts';
import { refuse } from './refuse.tsx';

/** Where a person sees which applications are connected, and disconnects them. */
export function connectedAppsRoutes(world: World) {
  const routes = new Hono();

  routes.get('/', (c) => sendPage(c, <ConnectedAppsPage connected={listConnected(world)} />));

  routes.post('/:grantId/disconnect', (c: Context) => {
    if (!isSameSite(c))
      return refuse(c, 'This form was sent from another site, so Juniper did not act on it.');
    world.grants.revoke(c.req.param('grantId') ?? '');
    return c.redirect('/connected-apps', 303);
  });

  return routes;
}

function listConnected(world: World): ConnectedApp[] {
  return world.grants.listConnected().flatMap(({ id, clientId, accountId, scopes, grantedAt }) => {
    const client = world.clients.get(clientId);
    const account = world.accounts.get(accountId);
    return client && account ? [{ grantId: id, client, account, scopes, grantedAt }] : [];
  });
}
